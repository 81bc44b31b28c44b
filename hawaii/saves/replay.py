"""Looking back at a match: any point of it, step by step, and going on differently from there."""

from __future__ import annotations

from itertools import pairwise

from hawaii.saves.decisions import Decision
from hawaii.saves.match import Match, new_id


class Replay:
    """Walks through all that may be seen of a match; the match itself stays as it is.

    >>> from hawaii.games import load_game
    >>> from hawaii.saves import Seat
    >>> match = Match(load_game("hawaii"), [Seat("Ana", "red"), Seat("Kai", "blue")], seed=7)
    >>> match.holds = False
    >>> for _ in range(3):
    ...     events = match.play(match.state.legal[0])
    >>> replay = Replay(match)
    >>> replay.go(1)
    >>> replay.at, replay.length, match.number
    (1, 3, 3)
    """

    def __init__(self, match: Match) -> None:
        self.match = match.copy()
        """Where the replay is now."""
        self.over = match.over
        """Whether the whole game is known to its end."""
        self._held = match.held
        self.match.holds = False  # turns of the past have ended
        self.match.undone.clear()
        self.length = len(match.decisions)
        """Decisions; the replay is at any of 0 to so many of them."""
        positions = match.positions
        turns = [state.turns for state in positions]
        self.turns = [0, *(number for number, (one, other) in enumerate(pairwise(turns), 1) if one != other)]
        """Where a turn begins."""
        if self.turns[-1] != self.length:
            self.turns.append(self.length)
        chapters = [match.game.chapter(state) for state in positions]
        begins = [0, *(n for n, (one, other) in enumerate(pairwise(chapters), 1) if one != other)]
        self.chapters = [(number, chapters[number]) for number in begins]
        """Where each round begins, and its number."""

    @property
    def at(self) -> int:
        """How many decisions of the match have been made here."""
        return len(self.match.decisions)

    def go(self, number: int) -> None:
        """To any point."""
        number = min(max(number, 0), self.length)
        seen = self.match.saw_and_undid
        self.match.go_back(number)
        self.match.saw_and_undid = seen  # looking back is not taking back
        while self.at < number:
            self.forward()

    def forward(self) -> Decision | None:
        """The next decision, and what happened; None at the end."""
        decision = self.match.go_on()
        if decision is not None and self._held and self.at == self.length:
            self.match.hold_again()  # what follows the turn may not be seen yet
            return decision.in_turn()
        return decision

    def turn(self, by: int) -> int:
        """The point where the next or the last turn begins."""
        if by > 0:
            return next((number for number in self.turns if number > self.at), self.length)
        return next((number for number in reversed(self.turns) if number < self.at), 0)

    def after_turn_of(self, seat: int) -> int:
        """The point where the last turn of a seat ended before the newest decisions of others."""
        decisions = [*self.match.decisions, *reversed(self.match.undone)]
        last = [number for number, one in enumerate(decisions) if one.seat == seat]
        own = {decisions[last[-1]].turn} if last else set()
        if last and last[-1] == len(decisions) - 1:  # a turn has begun: what happened before it
            last = [number for number in last if decisions[number].turn not in own]
        return last[-1] + 1 if last else 0

    def branch(self) -> Match:
        """A new match that goes on from here."""
        match = self.match.copy()
        # Whoever knows what was revealed later plays with it.
        match.saw_and_undid |= any(decision.reveals for decision in match.undone)
        match.undone.clear()
        match.id, match.title, match.times_saved, match.seconds = new_id(), "", 0, 0.0
        match.holds = match.shared
        return match
