"""Games in progress and games of the past: the fourth layer. Knows the games and their opponents."""

from hawaii.saves.autosave import Autosave as Autosave
from hawaii.saves.decisions import Decision as Decision
from hawaii.saves.history import History as History
from hawaii.saves.loading import Loaded as Loaded
from hawaii.saves.loading import load_file as load_file
from hawaii.saves.loading import saved_game as saved_game
from hawaii.saves.match import Match as Match
from hawaii.saves.match import Root as Root
from hawaii.saves.replay import Replay as Replay
from hawaii.saves.seats import COLOURS as COLOURS
from hawaii.saves.seats import NAMES as NAMES
from hawaii.saves.seats import Seat as Seat
from hawaii.saves.shelves import Entry as Entry
from hawaii.saves.shelves import Shelf as Shelf
from hawaii.saves.sitting import Sitting as Sitting
from hawaii.saves.store import Store as Store
from hawaii.saves.store import player_store as player_store
