"""The arena: opponents against each other, in every seat equally often, to see who is how strong."""

from hawaii.bots.arena.contest import Contest as Contest
from hawaii.bots.arena.contest import contest_of as contest_of
from hawaii.bots.arena.crews import crew as crew
from hawaii.bots.arena.crews import usable_cores as usable_cores
from hawaii.bots.arena.played import Played as Played
from hawaii.bots.arena.played import play_game as play_game
from hawaii.bots.arena.playing import play_games as play_games
from hawaii.bots.arena.record import Record as Record
from hawaii.bots.arena.standings import Standing as Standing
from hawaii.bots.arena.standings import standings as standings
