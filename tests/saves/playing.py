"""A program that plays and saves until somebody kills it: `python -m tests.saves.playing FOLDER`."""

from __future__ import annotations

import sys
from pathlib import Path

from hawaii.bots import Worker
from hawaii.games import load_game
from hawaii.games.hawaii import Hawaii
from hawaii.kernel.actions import Action
from hawaii.kernel.chance import Chance
from hawaii.saves import Autosave, History, Match, Sitting, Store
from tests.saves.players import bot, person


def new_match(game: Hawaii, seed: int) -> Match:
    return Match(game, [person(0), bot(1, "novice", seed=seed), person(2)], seed)


def decided(match: Match) -> Action:
    """What a person decides here, always the same: something useful if there is something."""
    legal = match.game.actions(match.state)
    useful = [action for action in legal if action.text.partition(" ")[0] not in match.game.idle] or legal
    return useful[Chance(match.number).below(len(useful))]


def play_on(sitting: Sitting) -> bool:
    """The next thing that happens; whether it was a decision."""
    match = sitting.match
    if match.held:
        sitting.end_turn()
    elif match.decider is not None and not match.seats[match.decider].is_bot:
        if sitting.autosave is not None and not sitting.autosave.ready:
            return False  # a person is never so fast
        sitting.perform([decided(match)])
        return True
    return bool(sitting.step())


def main() -> None:
    """Goes on with the game that a crash interrupted, if there is one, and tells of every decision."""
    folder = Path(sys.argv[1])
    seed = int(sys.argv[2])
    store, history = Store(folder), History(folder)
    game = load_game("hawaii")
    assert isinstance(game, Hawaii)
    with Worker() as worker:
        while True:
            crashed = store.crashed()
            match = store.load(crashed[0]).match if crashed else new_match(game, seed)
            sitting = Sitting(match, worker, Autosave(store, match, history))
            print("begin", match.id, match.seed, match.number, flush=True)
            while not match.over:
                if play_on(sitting):
                    print("decided", match.number, flush=True)
            assert sitting.leave()
            print("over", flush=True)
            seed += 1


if __name__ == "__main__":
    main()
