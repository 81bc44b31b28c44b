"""The opponents' view of Maori: its features and weights."""

from hawaii.bots.maori.valuation import make as make
