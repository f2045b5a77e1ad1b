"""The same deal for all who name it, whatever they choose: chance has a stream for each purpose."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from tabletop.engine import chance
from tabletop.engine.chance import LARGEST_CHANCE, PURPOSES, randbelow, seeded, shuffle
from tabletop.engine.game import Setup
from tabletop.engine.match import Match
from tabletop.files import positions, records
from tabletop.files.replay import replay
from tabletop.files.setup_codec import Seats, read
from tests.deals import differs, played
from tests.walks import ALL

EVERY = pytest.mark.parametrize("name", ALL)


class Stream:
    def __init__(self, chance):
        self.chance = chance


@EVERY
def test_what_chance_brings_does_not_hang_on_what_is_chosen(name):
    for seed in range(900, 904):
        assert differs(name, seed) == ""


def test_the_comparison_notices_chance_that_hangs_on_choices(monkeypatch):
    plain = chance._number
    monkeypatch.setattr(chance, "_number", lambda s, purpose: plain(s, min(purpose, 1)))
    told = [differs("merchants_cove", seed) for seed in range(900, 908)]
    assert any("brought" in each for each in told)


def test_one_stream_goes_on_as_it_always_did():
    s = Stream(7)
    assert [randbelow(s, 1000) for _ in range(4)] == [below_of_old(7, n) for n in range(1, 5)]
    assert [randbelow(Stream(-7), 1000, purpose) for purpose in range(3)] == [below_of_old(-7, 1)] * 3


def below_of_old(seed, n):
    """The n-th number below 1,000 of a seed, as matches had it that are kept since."""
    mask = (1 << 64) - 1
    z = (seed + n * 0x9E3779B97F4A7C15) & mask
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & mask
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & mask
    return ((z ^ (z >> 31)) * 1000) >> 64


@pytest.mark.parametrize("seed", [0, 7, -7, (1 << 63) - 1])
def test_streams_do_not_meet_and_each_goes_on_by_itself(seed):
    alone = [[randbelow(s, 1 << 60, purpose) for _ in range(50)]
             for purpose in range(PURPOSES) for s in [Stream(seeded(seed, streams=True))]]  # fmt: skip
    s = Stream(seeded(seed, streams=True))
    mixed = [[randbelow(s, 1 << 60, purpose) for purpose in range(PURPOSES)] for _ in range(50)]
    assert [list(column) for column in zip(*mixed, strict=True)] == alone
    assert len({number for row in mixed for number in row}) == 50 * PURPOSES
    assert s.chance <= LARGEST_CHANCE


def test_a_longer_shuffle_takes_no_more_of_its_stream():
    after = set()
    for length in (2, 9, 60):
        s = Stream(seeded(5, streams=True))
        shuffle(s, list(range(length)), 3)
        after.add(randbelow(s, 1 << 60, 3))
    assert len(after) == 1


def test_every_order_of_a_shuffle_is_about_as_likely():
    counts = {}
    for seed in range(1200):
        things = [0, 1, 2]
        shuffle(Stream(seeded(seed, streams=True)), things, 2)
        counts[tuple(things)] = counts.get(tuple(things), 0) + 1
    assert len(counts) == 6
    assert min(counts.values()) > 150


@EVERY
def test_a_match_with_streams_is_written_and_replayed(name):
    match, _, _ = played(ALL[name], Setup(4, ("person",) * 2, streams=True), Random(4), 0.5)
    record = records.parse(records.dump(records.record(match)), "x")
    again = replay(record, ALL[name], "x")
    assert again.departure is None
    assert again.match.state == match.state
    state = match.states[len(match.states) // 2]
    assert positions.read(ALL[name], positions.write(state)) == replace(state, names=())


def test_setups_say_whether_chance_has_streams():
    for streams in (False, True):
        setup = Setup(3, ("person",), streams=streams)
        document = Seats.of(setup).document()
        assert document.get("streams", False) is streams
        assert read(document) == setup
    assert Match(ALL["quay"], Setup(3, ("person", "person"))).state.chance < 1 << 64
