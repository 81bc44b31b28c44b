"""Opponents think in a process of their own."""

from hawaii.bots.worker.thought import Thought as Thought
from hawaii.bots.worker.worker import Failed as Failed
from hawaii.bots.worker.worker import Worker as Worker
