"""The opponents' view of Polynesia: its features and weights."""

from hawaii.bots.polynesia.valuation import make as make
