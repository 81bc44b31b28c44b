"""The opponents' view of Hawaii: its features and weights."""

from hawaii.bots.hawaii.valuation import make as make
