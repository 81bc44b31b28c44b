"""A match: people and bots decide, take back, and decide again."""

from __future__ import annotations

import pytest

from hawaii.games.hawaii import Hawaii
from hawaii.games.hawaii.events import GodRevealed, PricesLaid
from hawaii.kernel.actions import Illegal
from hawaii.kernel.messages import Problem
from hawaii.saves import Match, Root, Seat
from tests.kernel.player import in_words
from tests.saves.players import alone, bot, busy, people, person, play, rich, shared, texts


def until_a_person_decides(match: Match, seed: int = 1) -> None:
    """Bots decide, and held turns end, until a person is to decide."""
    decide = busy(match.game, seed)  # type: ignore[arg-type]
    while match.decider is None or match.seats[match.decider].is_bot:
        if match.held:
            match.end_turn()
        else:
            match.play(decide(match))


def buy_in_one_gesture(match: Match, game: Hawaii) -> int:
    """Walk, pay, buy and place something, as one drag; how many decisions that were."""
    plans = game.plans(match.state, {"tile": "taro"})
    assert isinstance(plans, tuple)
    plan = next(plan for plan in plans if len(plan.actions) > 1)
    match.perform(plan.actions)
    return len(plan.actions)


# -- who decides ---------------------------------------------------------------------------------------


def test_a_match_plays_the_game_of_its_seed(game: Hawaii) -> None:
    match = alone(game, seed=9)
    assert game.digest(match.state) == game.digest(game.start(3, 9))
    assert match.decider == match.state.actor


def test_a_position_that_somebody_looks_at_never_changes(game: Hawaii) -> None:
    match = alone(game)
    seen = [(match.state, game.digest(match.state))]
    for _ in range(30):
        play(match, busy(game, 1), 1)
        seen.append((match.state, game.digest(match.state)))
    while match.undo():
        pass
    while match.redo():
        seen.append((match.state, game.digest(match.state)))
    assert all(game.digest(state) == digest for state, digest in seen)


def test_a_gesture_is_all_or_nothing(game: Hawaii) -> None:
    match = alone(game)
    until_a_person_decides(match)
    before = match.number, game.digest(match.state)
    plans = game.plans(match.state, {"tile": "taro"})
    assert isinstance(plans, tuple)
    with pytest.raises(Illegal):
        match.perform([*plans[0].actions[:1], game.decode("settle 5")])
    assert (match.number, game.digest(match.state)) == before


def test_a_gesture_does_not_reach_into_the_turn_of_somebody_else(game: Hawaii) -> None:
    match = Match(game, people(2), 5)
    match.holds = False
    with pytest.raises(Illegal):
        match.perform([game.decode("retire 1"), game.decode("retire 2")])
    assert match.number == 0


def test_bots_decide_by_their_seed_their_seat_and_the_number_of_the_decision(game: Hawaii) -> None:
    match, again = alone(game), alone(game)
    until_a_person_decides(match)
    match.play(match.state.legal[-1])
    first = match.bot_seed
    match.undo()
    match.play(match.state.legal[-1])
    assert match.bot_seed == first
    assert again.bot_seed != first
    other = Match(game, [person(0), bot(1, seed=4), bot(2)], 5)
    other.perform([game.decode(text) for text in texts(match)])
    assert other.bot_seed != first


# -- back and forth ------------------------------------------------------------------------------------


def test_undo_takes_back_a_gesture_and_all_that_bots_answered(game: Hawaii) -> None:
    match = alone(game)
    until_a_person_decides(match)
    before = game.digest(match.state)
    decisions = buy_in_one_gesture(match, game)
    until_a_person_decides(match)
    assert match.number > decisions
    after = game.digest(match.state)
    assert match.undo()
    assert game.digest(match.state) == before
    assert match.redo()
    assert game.digest(match.state) == after, "bots answered as before"
    assert not match.redo()


def test_undo_of_a_decision_takes_back_only_the_last_one(game: Hawaii) -> None:
    match = alone(game)
    until_a_person_decides(match)
    start = match.number
    decisions = buy_in_one_gesture(match, game)
    for left in range(decisions - 1, -1, -1):
        assert match.undo_decision()
        assert match.number == start + left
    for made in range(1, decisions + 1):
        assert match.redo_decision()
        assert match.number == start + made
    assert match.undo()
    assert match.number == start, "they are still one gesture"


def test_alone_one_can_go_back_to_the_beginning_and_on_to_the_end(game: Hawaii) -> None:
    match = alone(game)
    play(match, busy(game, 2))
    assert match.over
    end, decisions = game.digest(match.state), texts(match)
    while match.undo():
        pass
    assert not match.can_undo
    assert match.number == next(n for n, text in enumerate(decisions) if text == match.undone[-1].action.text)
    while match.redo():
        pass
    assert game.digest(match.state) == end
    assert texts(match) == decisions


def test_who_decides_otherwise_cannot_redo(game: Hawaii) -> None:
    match = alone(game)
    until_a_person_decides(match)
    first, *_, last = match.state.legal
    match.play(first)
    match.undo()
    match.play(last)
    assert not match.can_redo


def test_who_decides_the_same_again_can_go_on_redoing(game: Hawaii) -> None:
    match = alone(game)
    until_a_person_decides(match)
    buy_in_one_gesture(match, game)
    until_a_person_decides(match)
    end = game.digest(match.state)
    match.undo()
    match.play(match.undone[-1].action)
    assert match.can_redo
    while match.redo():
        pass
    assert game.digest(match.state) == end


def test_bots_alone_undo_nothing(game: Hawaii) -> None:
    match = Match(game, [bot(0), bot(1)], 5)
    play(match, busy(game, 1), 20)
    assert not match.can_undo
    assert not match.undo()
    assert not match.undo_decision()


# -- a shared screen -----------------------------------------------------------------------------------


def test_at_a_shared_screen_a_turn_ends_when_it_is_ended(game: Hawaii) -> None:
    match = Match(game, people(2), 5)
    seat = match.decider
    buy_in_one_gesture(match, game)
    assert match.held
    assert match.decider is None
    with pytest.raises(Illegal) as caught:
        match.play(match.state.legal[0])
    assert in_words(caught.value).startswith("End the turn first")
    match.end_turn()
    assert match.decider not in (None, seat)


def test_until_then_the_whole_turn_can_be_undone(game: Hawaii) -> None:
    match = Match(game, people(2), 5)
    before = game.digest(match.state)
    plans = game.plans(match.state, {"tile": "taro"})
    assert isinstance(plans, tuple)
    for action in plans[0].actions:
        match.play(action)
    assert match.held
    while match.undo():
        pass
    assert game.digest(match.state) == before
    assert not match.held


def test_nobody_undoes_the_turn_of_somebody_else(game: Hawaii) -> None:
    match = shared(game)
    until_a_person_decides(match)
    buy_in_one_gesture(match, game)
    match.end_turn()
    assert not match.can_undo
    until_a_person_decides(match)
    assert not match.can_undo
    match.play(match.state.legal[0])
    assert match.can_undo


def test_alone_nothing_is_held_unless_one_likes(game: Hawaii) -> None:
    match = alone(game)
    until_a_person_decides(match)
    buy_in_one_gesture(match, game)
    assert not match.held
    match.undo()
    match.holds = True
    buy_in_one_gesture(match, game)
    assert match.held
    match.undo()
    match.redo()
    assert match.held, "redoing holds as well"


def test_the_last_turn_of_the_game_is_held_too(game: Hawaii) -> None:
    match = Match(game, people(2), 5)
    decide = busy(game, 3)
    while not match.state.over:
        play(match, decide, 1)
    assert match.held
    assert not match.over
    match.end_turn()
    assert match.over


def test_while_a_turn_is_held_nothing_after_it_is_shown(game: Hawaii) -> None:
    match = Match(game, people(2), 5)
    retire_all(match, game)
    shown = match.shown
    assert match.state.round == 1
    assert shown.round == 0
    assert shown.spaces.count(-1) == 0, "all have retired"
    assert not any(event.reveals for event in match.seen[-1].events)
    assert game.scores(shown) == (0, 0)
    match.end_turn()
    assert match.shown is match.state


def test_a_gesture_of_nothing_changes_nothing(game: Hawaii) -> None:
    match = Match(game, people(2), 5)
    match.play(game.decode("retire 1"))
    match.end_turn()
    assert match.perform([]) == ()
    assert not match.held
    assert not match.can_undo


def test_a_gesture_decided_again_piece_by_piece_falls_into_pieces(game: Hawaii) -> None:
    match = rich(game, person(0), bot(1))
    decisions = buy_in_one_gesture(match, game)
    start = match.number - decisions
    assert decisions > 2
    for _ in range(decisions - 1):
        match.undo_decision()
    match.play(match.undone[-1].action)
    match.redo()
    gestures = [decision.gesture for decision in match.decisions[start:]]
    assert gestures == [start, start + 1, *[start + 2] * (decisions - 2)]


# -- what was seen -------------------------------------------------------------------------------------


def retire_all(match: Match, game: Hawaii) -> None:
    """The round ends with this gesture."""
    while not (match.decisions and any(isinstance(one, PricesLaid) for one in match.decisions[-1].events)):
        if match.held:
            match.end_turn()
        match.play(next(one for one in match.state.legal if one.text.startswith("retire")))


def test_undoing_what_was_only_decided_is_not_remembered(game: Hawaii) -> None:
    match = alone(game)
    until_a_person_decides(match)
    buy_in_one_gesture(match, game)
    match.undo()
    assert not match.saw_and_undid


def test_undoing_past_new_prices_is_remembered(game: Hawaii) -> None:
    match = Match(game, [person(0), bot(1)], 5)
    retire_all(match, game)
    match.undo()
    assert match.saw_and_undid


def test_what_follows_a_held_turn_was_not_seen(game: Hawaii) -> None:
    match = Match(game, people(2), 5)
    retire_all(match, game)
    assert match.held
    match.undo()
    assert not match.saw_and_undid
    match.redo()
    match.end_turn()
    match.go_back(match.number - 1)
    assert match.saw_and_undid


def test_undoing_past_a_god_that_was_uncovered_is_remembered(game: Hawaii) -> None:
    rich = {"shell": 30, "foot": 9, "at": "gods"}
    state = game.arrange({"prices": {"gods": [2]}, "seats": [rich, rich]})
    match = Match(game, people(2), 5, root=Root(game.snapshot(state), ()))
    plans = game.plans(match.state, {"place": "gods"})
    assert isinstance(plans, tuple)
    events = match.perform(plans[0].actions)
    assert any(isinstance(event, GodRevealed) for event in events)
    match.undo()
    assert match.saw_and_undid


# -- who may sit down ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "words"),
    [
        ([person(0)], "1 cannot play this game"),
        ([Seat("Ana", "red"), Seat("Kai", "red")], "Kai has the colour of somebody else"),
        ([Seat("", "red"), Seat("Kai", "blue")], "Seat 1 needs a name"),
        ([Seat("A" * 41, "red"), Seat("Kai", "blue")], "Seat 1 needs a name"),
        ([Seat("A\nB", "red"), Seat("Kai", "blue")], "Seat 1 needs a name"),
        ([Seat("Ana", "red"), Seat("Kai", "pink")], "Kai needs one of the colours"),  # type: ignore[arg-type]
        ([Seat("Ana", "red"), Seat("Kai", "blue", seed=-1)], "seed of Kai must be a number"),
        ([Seat("Ana", "red"), Seat("Kai", "blue", level="wizard")], "no opponent called wizard"),
        (
            [Seat("Ana", "red"), Seat("Kai", "blue", level="novice", seed=2**64)],
            "seed of Kai must be a number",
        ),
    ],
)
def test_seats_that_do_not_fit_are_told(game: Hawaii, seats: list[Seat], words: str) -> None:
    with pytest.raises(Problem) as caught:
        Match(game, seats, 1)
    assert words in in_words(caught.value)


def test_a_copy_goes_its_own_way(game: Hawaii) -> None:
    match = alone(game)
    play(match, busy(game, 1), 30)
    other = match.copy()
    other.go_back(10)
    assert (match.number, other.number) == (30, 10)
    assert [game.digest(state) for state in match.positions[:11]] == [
        game.digest(state) for state in other.positions
    ]
    while other.go_on() is not None:
        pass
    assert game.digest(other.state) == game.digest(match.state)
    assert other.decisions == match.decisions
