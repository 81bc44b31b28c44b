"""Opponents for Maori."""

from hawaii.bots.maori.valuation import make as make
