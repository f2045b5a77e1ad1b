"""Whatever position comes from outside, it is refused with a reason, or it can be shown and played on."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from tabletop.cli import serve
from tabletop.cli.server import Session
from tabletop.engine.match import BranchOrigin, Match
from tabletop.engine.rules import Simultaneous
from tabletop.files import position_check, positions, records
from tabletop.files.replay import replay
from tests.walks import ALL, walks

EACH = 5
"""How many positions of each walk are changed in one place, at least."""
PLAYED = 150
"""How many actions are played on from a changed position."""
HUGE = (10**9, 1 << 20, 1 << 63, -(1 << 63))
Way = tuple[int | str, ...]


def ways(value: Any, way: Way = ()) -> Iterator[Way]:
    """The places of all numbers, words and lists in a document, but for the list of the steps still to do."""
    parts = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    if way and way != ("flow",) and not isinstance(value, dict):
        yield way
    for key, part in parts:
        yield from ways(part, (*way, key))


def other(value: Any, chance: Random) -> Any:
    """Another value of the same type."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return chance.choice((-2, -1, 0, 1, value + 1, value - 1, 5, 9, 99, *HUGE))
    if isinstance(value, str):
        return chance.choice(("", "x", value + value, "person"))
    if isinstance(value, list):
        return chance.choice((value[:-1], value[1:], value + value[-1:], value[::-1], value * 1000))
    return 0


def changed(document: dict[str, Any], chance: Random) -> tuple[dict[str, Any], Way, Any]:
    """The same with another value in one place, which place, and the value."""
    made = json.loads(json.dumps(document))
    *front, last = way = chance.choice(list(ways(made)))
    part = made
    for key in front:
        part = part[key]
    part[last] = other(part[last], chance)
    return made, way, part[last]


def play_on(match: Match[Any], chance: Random) -> None:
    """Show the match to all who sit there and play it on, as a window does."""
    game, seats = match.game, range(len(match.setup.seats))
    for _ in range(PLAYED):
        for seat in seats if match.now % 20 == 0 else ():
            game.table.layout(game.view(match.state, seat), seat)
        if match.choice is None:
            break
        match.play(chance.choice(match.legal_actions()))
    assert len(game.scores(match.state)) == len(seats)


@pytest.mark.parametrize("name", ALL)
def test_a_position_with_one_value_changed_is_refused_or_can_be_played(name):
    game, chance, taken, refused = ALL[name], Random(name), 0, 0
    for walk in walks(name):
        for _ in range(max(EACH, 150 // len(walks(name)))):
            state = chance.choice(walk.match.states[:-1])
            document, way, value = changed(positions.write(state), chance)
            try:
                match = position_check.begun(game, walk.match.setup, positions.read(game, document))
            except positions.PositionError:
                refused += 1
                continue
            taken += 1
            try:
                play_on(match, chance)
            except Exception as error:  # noqa: BLE001  the test says where it comes from
                pytest.fail(f"{way} as {str(value)[:60]} was taken: {type(error).__name__}: {error}")
    assert taken > 5
    assert refused > taken


def rearranged(flow: list[Any], chance: Random) -> list[Any]:
    """The same steps in another order, or not all of them, or one of them twice."""
    made, at, other = list(flow), chance.randrange(len(flow)), chance.randrange(len(flow))
    match chance.randrange(5):
        case 0:
            made[at], made[other] = made[other], made[at]
        case 1:
            made.insert(at, made[other])
        case 2:
            del made[at]
        case 3:
            made.reverse()
        case _:
            del made[:at]
    return made


@pytest.mark.parametrize("name", ALL)
def test_steps_in_another_order_are_refused_where_no_decision_waits_and_otherwise_tried(name):
    """What is taken can be shown and asked about; the rules need not come to a good end from it."""
    game, chance, refused = ALL[name], Random(name), 0
    for walk in walks(name)[:6]:
        for _ in range(8):
            document = json.loads(json.dumps(positions.write(chance.choice(walk.match.states[:-1]))))
            document["flow"] = rearranged(document["flow"], chance)
            try:
                match = position_check.begun(game, walk.match.setup, positions.read(game, document))
            except positions.PositionError:
                refused += 1
            else:
                assert match.choice is None or match.legal_actions()
    assert refused > 3


@pytest.mark.parametrize("name", ALL)
def test_a_decision_that_waits_twice_is_refused_and_none_does_in_a_match(name):
    game, refused = ALL[name], 0
    for walk in walks(name):
        for state in walk.match.states[:-1:7]:
            assert position_check._twice(state.flow) < 0
        document = json.loads(json.dumps(positions.write(walk.match.states[3])))
        document["flow"].insert(0, document["flow"][-1])
        with pytest.raises(positions.PositionError, match="flow"):
            position_check.begun(game, walk.match.setup, positions.read(game, document))
        refused += 1
    assert refused


@pytest.mark.parametrize("name", ALL)
def test_every_moment_of_a_match_is_a_position_from_which_it_can_be_played(name):
    game = ALL[name]
    for walk in walks(name)[:8]:
        for state in walk.match.states[::60]:
            given = json.loads(json.dumps(positions.write(state)))
            match = position_check.begun(game, walk.match.setup, positions.read(game, given))
            assert match.state == state


@pytest.mark.parametrize(
    ("name", "place", "value"),
    [
        ("public_market", "contracts.0.0", 99),
        ("river_market", "players.0.goods", [10**9, 0, 0, 0, 0]),
        ("river_market", "players.0.coins", 10**9),
        ("morocco", "juice", [9] * 36),
        ("morocco", "scout", 9),
        ("morocco", "first", 9),
    ],
)
def test_positions_that_broke_every_later_start_are_refused(name, place, value):
    session = Session()

    def ask(**request: Any) -> dict[str, Any]:
        return serve.respond(session, json.dumps(request).encode())

    before = ask(do="new", game=name, seats=["person", "person"], seed=4)
    answer = ask(do="position", change={place: value})
    assert answer["error"]["kind"] == "position", answer
    assert place.split(".")[-1].rstrip("0123456789") in answer["error"]["text"].lower().replace("[", ".")
    status = ask(do="status")
    assert status == {key: value for key, value in before.items() if key != "events"}


@pytest.mark.parametrize("name", ALL)
def test_a_record_that_begins_at_such_a_position_is_refused(name):
    game, walk = ALL[name], walks(name)[0]
    start = positions.write(walk.match.states[5])
    start["flow"][-1]["seat" if "seat" in start["flow"][-1] else "parts"] = 9
    document = records.record_json(records.record(Match(game, walk.match.setup))) | {"start": start}
    with pytest.raises(records.RecordError, match="start: "):
        replay(records.parse(json.dumps(document), "x"), game, "x")


@pytest.mark.parametrize("name", ALL)
def test_a_match_dealt_anew_is_the_same_to_the_eyes_that_stay_and_goes_on_from_its_record(name):
    """Whoever plays on from an earlier moment may have what is hidden dealt anew; see Match.dealt_anew."""
    game, chance = ALL[name], Random(name)
    for walk in walks(name)[:4]:
        match, seats = walk.match, range(-1, len(walk.match.setup.seats))
        match = match.branch(chance.randrange(len(match.entries)))
        dealt = match.branch_resampled(eyes := chance.choice(seats), 99)
        assert dealt.origin == BranchOrigin(game.round(match.state), dealt=True)
        assert dealt.setup.seed == 99
        if not isinstance(match.state.flow[-1], Simultaneous):  # there the others decide anew
            assert game.view(dealt.state, eyes) == game.view(match.state, eyes)
        back = replay(records.parse(records.dump(records.record(dealt)), "x"), game, "x").match
        assert (back.state, back.origin) == (dealt.state, dealt.origin)
        play_on(back, chance)
