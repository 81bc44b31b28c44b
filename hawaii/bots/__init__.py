"""Opponents: the third layer. Knows the games; is known by saved games and by the screen."""

from hawaii.bots.advice import Advice as Advice
from hawaii.bots.advice import Suggestion as Suggestion
from hawaii.bots.advice import advise as advise
from hawaii.bots.choosing import Cancelled as Cancelled
from hawaii.bots.choosing import choose as choose
from hawaii.bots.dealing import Deal as Deal
from hawaii.bots.dealing import dealer as dealer
from hawaii.bots.dealing import decision_seed as decision_seed
from hawaii.bots.levels import LEVELS as LEVELS
from hawaii.bots.levels import OPPONENTS as OPPONENTS
from hawaii.bots.levels import Level as Level
from hawaii.bots.levels import level_named as level_named
from hawaii.bots.worker import Failed as Failed
from hawaii.bots.worker import Thought as Thought
from hawaii.bots.worker import Worker as Worker
