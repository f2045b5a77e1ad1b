"""Numbered deals: their names, the deal of a day, what counts, what is shared."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, date, datetime, timedelta

import pytest

from tabletop import games
from tabletop.engine.game import PERSON, Setup
from tabletop.engine.match import Match
from tabletop.engine.setups import refuse_setup
from tabletop.files.stored_match import StoredMatch
from tabletop.session import deals
from tabletop.session.deals import Deal, DealError
from tabletop.session.local import LocalSession
from tabletop.session.match_store import MatchStore
from tests.walks import ALL, paired

EVERY = pytest.mark.parametrize("game", games.GAMES)
TODAY = date(2026, 11, 22)


@EVERY
def test_a_name_lays_the_same_deal_whatever_was_chosen(game):
    for setup in paired(ALL[game]):
        deal = Deal.of(game, setup, ALL[game].revision)
        again = deals.read(deal.name)
        assert again == deal
        assert again.setup.streams
        named = ALL[game].setup(replace(setup, streams=True))
        laid = ALL[game].setup(again.setup)
        assert laid == named


@EVERY
def test_each_day_has_its_own_deal_the_same_for_all(game):
    seen = {deals.of_day(game, TODAY + timedelta(days=n)) for n in range(60)}
    assert len(seen) == 60
    assert deals.of_day(game, TODAY) == deals.of_day(game, TODAY)
    for deal in seen:
        assert refuse_setup(ALL[game], deal.setup) is None
        assert deals.read(deal.name) == deal
    sunday, monday = deals.of_day(game, TODAY), deals.of_day(game, TODAY + timedelta(days=1))
    assert TODAY.weekday() == 6
    automata = games.about(game).automata
    levels = automata[0].levels if automata else ("easy", "normal", "hard")
    assert sunday.setup.seats[1].endswith(levels[-1])
    assert monday.setup.seats[1].endswith(levels[0])


def test_every_game_has_its_turn():
    days = [TODAY + timedelta(days=n) for n in range(len(games.GAMES))]
    assert {deals.game_of(day) for day in days} == set(games.GAMES)
    assert len({games.about(game).code for game in games.GAMES}) == len(games.GAMES)


@pytest.mark.parametrize(
    "name",
    ["", "PM", "XX·P+angler:normal·5·r1", "PM·P+angler:normal·x·r1", "PM·P+angler:normal·5·1",
     "PM·P+nobody·5·r1", "PM·P·5·r1", "PM·P+angler:normal·5·r1·what", "PM·P+angler:normal·5·r1·no=such",
     "PM·P+angler:normal·5·r1·9:colour=blue", "PM·P+angler:normal·" + "9" * 30 + "·r1", "\0" * 9],
)  # fmt: skip
def test_what_is_no_name_is_refused_in_words(name):
    with pytest.raises(DealError) as error:
        deals.read(name)
    assert error.value.text.source


def test_a_deal_of_other_rules_says_which_it_needs():
    revision = ALL["public_market"].revision
    with pytest.raises(DealError, match="needs revision"):
        deals.read(f"PM·P+angler:normal·5·r{revision + 1}")


def test_names_can_be_typed_with_spaces_and_small_letters():
    revision = ALL["public_market"].revision
    assert deals.read(f" pm p+angler:normal 5 r{revision} ").setup == Setup(
        5, (PERSON, "angler:normal"), streams=True
    )


def kept(number, setup, began, ended="x", *, practice=False, game="public_market"):
    stamp = datetime(began.year, began.month, began.day, 12, tzinfo=UTC).isoformat()
    return StoredMatch(
        number, game, setup, 9, 9, practice, stamp, stamp, ended and f"{stamp}{ended}", (5, 6), (2, 1)
    )


def of_day(day, **changes):
    return replace(deals.of_day("public_market", day).setup, **changes)


def test_the_first_try_that_ended_counts_and_practice_does_not():
    setup = of_day(TODAY)
    tries = [
        kept(4, setup, TODAY, "d"),
        kept(3, replace(setup, names=("Ann", "")), TODAY, "c"),
        kept(2, setup, TODAY, "b", practice=True),
        kept(1, setup, TODAY, ""),
    ]
    assert [each.id for each in deals.counted(tries)] == [3]


def test_a_deal_counts_for_the_day_on_which_it_was_begun():
    days = [TODAY - timedelta(days=n) for n in range(7)]
    matches = [
        kept(1, of_day(days[0]), days[0]),
        kept(2, of_day(days[1]), days[1]),
        kept(3, of_day(days[2]), days[0]),
        kept(4, of_day(days[3]), days[3]),
        kept(5, Setup(3, (PERSON, "angler:normal"), streams=True), days[4]),
    ]
    told = deals.of_days(matches, days)
    assert {day: [each.id for each in found] for day, found in told.items()} == {
        days[0]: [1], days[1]: [2], days[2]: [3], days[3]: [4]}  # fmt: skip
    assert deals.in_a_row(found_in(matches), TODAY) == 2
    assert deals.in_a_row(found_in(matches[1:]), TODAY) == 1, "today may still come"
    assert deals.in_a_row(found_in(matches[3:]), TODAY) == 0


def found_in(matches):
    """A library that finds matches by their seeds."""
    return lambda seeds: [stored for stored in matches if stored.setup.seed in set(seeds)]


@pytest.mark.parametrize("days", [0, 1, 29, 30, 31, 59, 60, 61, 75, 400])
@pytest.mark.parametrize("since", [0, 1])
def test_a_row_of_days_has_no_limit(days, since):
    matches = [
        kept(1 + ago, of_day(TODAY - timedelta(days=ago)), TODAY - timedelta(days=ago))
        for ago in range(since, since + days)
    ]
    assert deals.in_a_row(found_in(matches), TODAY) == days


def test_what_was_shared_can_be_taken_in():
    name = deals.of_day("public_market", TODAY).name
    text = f"Tabletop · Public Market · 2026-11-22\n71 : 64 · You against Solo Angler\n▁▂ ▂█\n{name}\n"
    result = deals.parse_result(text)
    assert (result.points, result.deal.name) == ((71, 64), name)
    assert deals.parse_result(result.text) == result
    for wrong in ("", "71 : 64", f"nothing\n{name}", f"71 : 64\n{name}" + "x" * 700):
        with pytest.raises(DealError):
            deals.parse_result(wrong)


def test_points_of_the_person_come_first_and_those_of_who_has_none_are_left_out():
    assert deals.order("public_market", Setup(1, ("angler:normal", PERSON))) == [1, 0]
    assert deals.order("public_market", Setup(1, (PERSON, PERSON, "normal"))) == [0, 1, 2]
    for game in games.GAMES:
        for automa in games.about(game).automata:
            if not automa.scored:
                assert deals.order(game, Setup(1, (PERSON, f"{automa.id}:{automa.level}"))) == [0]


def test_only_matches_from_their_beginning_are_deals(tmp_path):
    shelf = MatchStore(tmp_path / "library.sqlite")
    game = ALL["river_market"]
    plain = Match(game, Setup(3, (PERSON, PERSON)))
    dealt = Match(game, Setup(3, (PERSON, PERSON), streams=True))
    dealt.play(dealt.legal_actions()[0])
    branch, anew = dealt.branch(1), dealt.branch_resampled(0, 9)
    numbers = [shelf.begin(match).id for match in (plain, dealt, branch, anew)]
    assert [each.id for each in shelf.dealt([3])] == [numbers[1]]
    sessions = [LocalSession(match) for match in (plain, dealt, branch, anew)]
    assert [session.storage.deal is not None for session in sessions] == [False, True, False, False]
    shelf.library.remove(numbers[1])
    assert shelf.dealt([3]) == []
    shelf.library.paste("one")
    shelf.library.paste("one")
    assert shelf.pasted() == ["one"]
    shelf.close()
