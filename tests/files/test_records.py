"""A match comes back from its record as it was; a wrong record is named, and nothing of it is run."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tabletop.engine.game import Setup
from tabletop.engine.match import Match
from tabletop.engine.text import english
from tabletop.files import positions, records
from tabletop.files.records import RecordError
from tabletop.files.replay import replay
from tests.lots.game import GAME as LOTS
from tests.quay.game import GAME
from tests.quay.rules import Dock


def again(text, game=GAME):
    return replay(records.parse(text, "a.tabletop"), game, "a.tabletop")


def changed(match, **values):
    """The record of a match as text, with some parts changed by hand."""
    return json.dumps(json.loads(records.dump(records.record(match))) | values)


def test_a_match_comes_back_with_its_side_lines_and_its_moment(wander):
    match = wander()
    match.goto(len(match.entries) - 2)
    back = again(records.dump(records.record(match, practice=True, saved="today")))
    assert len(match.side_lines) > 3
    assert back.departure is None
    assert back.lost == 0
    assert back.practice
    assert back.match.entries == match.entries
    assert back.match.states == match.states
    assert back.match.side_lines == match.side_lines
    assert (back.match.now, back.match.setup) == (match.now, match.setup)


def test_a_record_is_written_one_action_a_line_and_reads_back_equal(wander):
    record = records.record(wander())
    text = records.dump(record)
    assert records.parse(text, "a") == record
    assert f"  {json.dumps(record.actions[0])},\n" in text


def test_a_match_from_a_position_comes_back(wander):
    start = wander(5, back=0).state
    match = Match(GAME, Setup(1, ("person", "greedy", "master:normal")), start=start)
    match.play(match.legal_actions()[0])
    back = again(records.dump(records.record(match))).match
    assert back.states == match.states


def test_digests_may_be_left_out(wander):
    text = changed(wander(back=0), digests=[])
    assert again(text).departure is None


def test_it_stops_at_the_first_illegal_action_and_says_what_can_be_done(wander):
    match = wander(back=0)
    document = json.loads(records.dump(records.record(match)))
    document["actions"][4] = {"do": "dock", "ship": 99, "quay": 0}
    back = again(json.dumps(document))
    assert back.departure is not None
    assert (back.departure.at, back.departure.of) == (4, len(match.entries))
    assert back.match.now == 4
    assert back.match.state == match.states[4]
    assert "You can play on from move 5." in english(back.departure.text)


def test_a_match_by_other_rules_says_which_revision_it_needs(wander):
    document = json.loads(records.dump(records.record(wander(back=0))))
    document["revision"] = GAME.revision + 1
    assert again(json.dumps(document)).departure is None
    document["actions"][4] = {"do": "dock", "ship": 99, "quay": 0}
    back = again(json.dumps(document))
    assert back.departure is not None
    needed, here = GAME.revision + 1, GAME.revision
    assert english(back.departure.text).startswith(
        f"The match needs revision {needed} of the rules; this program plays by revision {here}."
    )


def test_the_rule_that_refuses_is_told(wander):
    match = wander(4, back=0)
    there = match.state.quays
    held = [ship for hand in match.state.hands for ship in hand]
    step = match.choice
    assert step is not None
    wrong = next(
        Dock(ship, quay) for quay in range(3) for ship in range(24) if there[quay] and ship not in held
    )
    text = changed(match)
    document = json.loads(text)
    document["actions"].append({"do": "dock", "ship": wrong.ship, "quay": wrong.quay})
    document["digests"].append(1)
    back = again(json.dumps(document))
    assert back.departure is not None
    assert back.departure.no == match.check(wrong)
    told = english(back.departure.text)
    assert f": {english(back.departure.no.reason)} You can play on" in told


def test_it_stops_at_the_first_wrong_digest(wander):
    match = wander(back=0)
    digests = [entry.digest for entry in match.entries]
    digests[3] ^= 1
    back = again(changed(match, digests=digests))
    assert back.departure is not None
    assert back.departure.at == 3
    assert len(back.match.entries) == len(back.match.states) - 1 == 3
    assert back.match.play(match.entries[3].action)


def test_side_lines_that_no_longer_hold_are_counted(wander):
    match = wander()
    document = json.loads(records.dump(records.record(match)))
    document["side_lines"][0]["actions"][0] = {"do": "pass"}
    document["side_lines"].append({"at": 500, "actions": [], "digests": []})
    back = again(json.dumps(document))
    assert back.departure is None
    assert back.lost >= 2


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"now": -1}, "now: Input should be greater than or equal to 0"),
        ({"now": 5000}, "now: 5000 actions are done, and there are 6"),
        ({"digests": [1, 2]}, "digests: 2 of them for 6 actions"),
        ({"side_lines": [{"at": 0, "actions": [{}], "digests": [1, 2]}]}, r"side_lines\[0\].digests"),
        ({"digests": [-1] * 6}, r"digests\[0\]"),
        ({"actions": ["dock"]}, r"actions\[0\]"),
        ({"wish": 1}, "wish"),
        ({"setup": {"seed": 1.5, "seats": []}}, "setup.seed"),
        ({"setup": {"seed": 1, "seats": ["person"] * 9}}, "Quay takes 1 to 4 players; you asked for 9"),
        ({"setup": {"seed": 1, "seats": ["nobody"]}}, "Unknown player “nobody”"),
        ({"setup": {"seed": 1, "seats": ["master:normal"]}}, "All 1 seats"),
        ({"setup": {"seed": 1, "seats": ["person"], "options": {"open": "?"}}}, "can't be “\\?”"),
        ({"start": {"flow": []}}, "start: chance"),
        ({"format": 99}, "format 99; this Tabletop reads up to 2"),
        ({"format": 0}, "there never was a format 0"),
        ({"format": True}, "does not begin with"),
        ({"game": "chess"}, "game: it is of chess, not of quay"),
    ],
)
def test_a_wrong_part_is_named(wander, change, told):
    with pytest.raises(RecordError, match=rf"^a\.tabletop .*{told}"):
        again(changed(wander(6, back=0), **change))


@pytest.mark.parametrize(
    "text",
    [
        "", "[]", "null", "{", '{"format": 1}', "\0" * 100, "[" * 100_000, '{"a":' * 100_000, b"\xff\xd8\xff",
        '{"format": 1, "game": "quay", "setup": NaN}', "9" * 5000, b"PK\x03\x04",
        "\ud800".encode("utf-8", "surrogatepass"),
    ],
)  # fmt: skip
def test_a_foreign_file_is_named(text):
    with pytest.raises(RecordError, match=r"^a\.tabletop (isn.t a match file|is damaged): "):
        records.parse(text, "a.tabletop")


def test_a_huge_file_is_left_alone(tmp_path):
    path = tmp_path / "big.tabletop"
    path.write_bytes(b" " * (records.LARGEST + 1))
    with pytest.raises(RecordError, match=r"^big\.tabletop is larger than any match file"):
        records.read(path)


def test_a_number_of_any_size_ends_nothing(wander):
    text = changed(wander(3, back=0)).replace('"ship": ', '"ship": 99999999999999999999999')
    back = again(text)
    assert back.departure is not None
    assert back.departure.at == 0


@pytest.mark.parametrize(
    "action", [{}, {"do": 3}, {"do": "__import__"}, {"do": "dock"}, {"do": "pass", "x": 1}]
)
def test_what_is_no_action_is_where_it_stops(wander, action):
    match = wander(3, back=0)
    document = json.loads(changed(match))
    document["actions"][2] = action
    back = again(json.dumps(document))
    assert back.departure is not None
    assert back.departure.at == 2
    assert "isn't a move of this game" in english(back.departure.why)


def test_rules_that_stumble_end_the_replay_and_not_the_program(wander, monkeypatch):
    text = changed(wander(3, back=0))

    def stumble(*_):
        raise ZeroDivisionError("oh")

    monkeypatch.setattr("tests.quay.rules.dock", stumble)
    back = again(text)
    assert back.departure is not None
    assert "ZeroDivisionError: oh" in english(back.departure.why)
    with pytest.raises(RecordError, match="setup: ZeroDivisionError"):
        again(text, replace(GAME, setup=stumble))


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)
keys = [
    "format",
    "game",
    "revision",
    "setup",
    "now",
    "practice",
    "actions",
    "digests",
    "side_lines",
    "start",
    "program",
]


@given(st.dictionaries(st.sampled_from(keys), json_values))
def test_whatever_stands_in_a_record_it_is_read_or_named(parts):
    match = Match.replay(GAME, Setup(1, ("person", "person")), [])
    match.play(match.legal_actions()[0])
    whole_or_named(changed(match, **parts))


@given(st.data())
def test_whatever_happens_to_its_bytes_it_is_read_or_named(data):
    match = Match.replay(GAME, Setup(1, ("person", "person")), [])
    for _ in range(6):
        match.play(match.legal_actions()[0])
    text = bytearray(records.dump(records.record(match)).encode())
    for _ in range(data.draw(st.integers(1, 4))):
        at = data.draw(st.integers(0, len(text) - 1))
        text[at : at + data.draw(st.integers(0, 30))] = data.draw(st.binary(max_size=8))
    whole_or_named(bytes(text))


def whole_or_named(text):
    """Either the record is refused by name, or a sound match comes of it."""
    try:
        back = again(text)
    except RecordError as error:
        told = str(error)
    else:
        told = "a.tabletop "
        assert GAME.invariant_errors(back.match.state) == []
        assert len(back.match.states) == len(back.match.entries) + 1
    assert told.startswith("a.tabletop ")


def test_a_file_is_written_whole_or_not_at_all(wander, tmp_path):
    path, record = tmp_path / "match.tabletop", records.record(wander(4))
    records.write(path, records.record(wander(2)))
    records.write(path, record)
    assert records.read(path) == record
    assert [p.name for p in tmp_path.iterdir()] == ["match.tabletop"]
    with pytest.raises(RecordError, match=r"^nowhere\.tabletop can't be written"):
        records.write(tmp_path / "no" / "nowhere.tabletop", records.record(wander(1)))
    with pytest.raises(RecordError, match=r"^nowhere\.tabletop can't be read"):
        records.read(tmp_path / "nowhere.tabletop")


def test_an_older_format_is_brought_up_step_by_step(wander, monkeypatch):
    def from_minus_one(document):
        return {**document, "format": 0, "steps": document["moves"]}

    def from_zero(document):
        document = {**document, "format": 1, "actions": document["steps"]}
        return {key: value for key, value in document.items() if key not in ("steps", "moves")}

    monkeypatch.setattr(records, "UPGRADES", {-1: from_minus_one, 0: from_zero, **records.UPGRADES})
    match = wander(5, back=0)
    document = json.loads(changed(match, format=-1))
    document["moves"] = document.pop("actions")
    assert again(json.dumps(document)).match.entries == match.entries
    del document["moves"]
    with pytest.raises(RecordError, match=r"as a record of format -1 it lacks something \('moves'\)"):
        again(json.dumps(document))


def test_every_state_of_a_match_is_written_and_read_as_a_position(wander):
    for state in wander().states:
        assert positions.read(GAME, json.loads(json.dumps(positions.write(state)))) == state


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"coins": ["1", 0, 0]}, r"coins\[0\]: Input should be a valid integer"),
        ({"gold": 3}, "gold: Extra inputs are not permitted"),
        ({"deck": []}, "the components do not add up: ships"),
        ({"deck": [99]}, "the components do not add up"),
        ({"flow": None}, "flow: a list of steps is needed"),
        ({"flow": [3]}, r"flow\[0\]: “step” must be one of: AutomaTurn, DockOne"),
        ({"flow": [{"step": "DockOne", "seat": "0"}]}, r"flow\[0\].seat: Input should be a valid integer"),
    ],
)
def test_a_wrong_position_is_refused_with_the_place(wander, change, told):
    with pytest.raises(positions.PositionError, match=told):
        positions.read(GAME, positions.write(wander(3).state) | change)


def test_counting_what_does_not_exist_is_a_fault_of_the_position(wander):
    game = replace(GAME, invariant_errors=lambda s: [str(s.hands[5])])
    with pytest.raises(positions.PositionError, match="something in it does not exist"):
        positions.read(game, positions.write(wander(3).state))


@pytest.mark.parametrize(
    ("trade", "told"),
    [
        ({"kind": "saver", "debt": 1}, r"players\[0\]\.trade\.saver\.debt: Unexpected keyword argument"),
        ({"kind": "robber"}, r"players\[0\]\.trade: Input tag 'robber' found using 'kind' does not match"),
        ({"debt": 1}, r"players\[0\]\.trade: Unable to extract tag using discriminator 'kind'"),
        (
            {"kind": "spender", "debt": "1"},
            r"players\[0\]\.trade\.spender\.debt: Input should be a valid integer",
        ),
    ],
)
def test_of_a_state_of_several_kinds_the_wrong_part_is_named(trade, told):
    written = positions.write(Match(LOTS, Setup(3, ("person", "person"))).state)
    written["players"][0]["trade"] = trade
    with pytest.raises(positions.PositionError, match=told):
        positions.read(LOTS, written)
