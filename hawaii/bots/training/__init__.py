"""Learning from self-play what positions are worth. For development; needs the extra `train`."""

from hawaii.bots.training.course import Course as Course
from hawaii.bots.training.course import Report as Report
from hawaii.bots.training.learner import Learner as Learner
from hawaii.bots.training.learner import learner_of as learner_of
