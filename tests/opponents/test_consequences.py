"""What happens after one move rather than another, in rollouts: counted, chosen, and put into words."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial
from random import Random

import pytest

from tabletop.engine.game import PERSON, Setup
from tabletop.engine.headline import Headline
from tabletop.engine.match import Match
from tabletop.engine.points import Points
from tabletop.engine.rules import Event
from tabletop.engine.text import Text, english
from tabletop.games import GAMES, game
from tabletop.opponents import hint
from tabletop.opponents.consequence_text import consequence_text, consequence_texts, recurring_text
from tabletop.opponents.consequences import LEAST_GUESSES, MAX_CONSEQUENCES, Consequence, consequences
from tabletop.opponents.move_analysis import MoveAnalysis, rated
from tabletop.opponents.move_comparison import MoveSamples, as_good, compare, points_behind
from tabletop.opponents.rollout import candidates, rank_actions

NAMES = (Text("", "Ann"), Text("", "Mara"), Text("", "Old Tam"))
MOVES = (9, 23, 38)
"""Numbers of actions after which moves are compared."""


@dataclass(frozen=True)
class Done(Event):
    """Something that was done, with its headline."""

    what: Headline


class Telling:
    """A game of which only the headlines are asked."""

    @staticmethod
    def headline(event):
        return event.what


@dataclass
class Came:
    """What came of a move in one determinization."""

    lead: float
    events: tuple[Done, ...]
    first: int = 0
    scores: tuple[tuple[Points, ...], ...] = ()


def hired(seat, name):
    does = Text("quay", "hire {things}")
    return Done(Headline(seat, "hired", 8, Text("quay", "hired {things}"), (Text("", name),), does=does))


def sold(seat, gold):
    earns = Text("quay", "sell for {amount} gold")
    return Done(Headline(seat, "sold", 9, Text("quay", "sold"), (), gold, earns=earns))


def told(pairs, seat=0, moves=()):
    found = consequences(Telling, pairs, seat, moves)
    return [english(text) for text in consequence_texts(found, seat, NAMES)]


def test_what_the_words_of_a_move_say_is_no_reason_for_it():
    pairs = [(Came(4.0, (hired(0, "Beadle"),)), Came(0.0, (hired(1, "Beadle"),)))] * 30
    assert told(pairs, 0, ["Hire Beadle", "Board the boat"]) == [
        "After the other move Mara will hire Beadle in 10 of 10 matches; now hardly ever."
    ]


def test_a_thing_that_another_seat_gets_otherwise_is_one_sentence():
    pairs = [(Came(4.0, (hired(0, "Beadle"),)), Came(0.0, (hired(1, "Beadle"),)))] * 27
    pairs += [(Came(0.0, ()), Came(0.0, ()))] * 3
    assert told(pairs) == ["In 9 of 10 matches you will hire Beadle; otherwise Mara will in 9."]


def test_more_money_is_told_in_the_mean():
    pairs = [(Came(4.0 + n % 2, (sold(0, 9 + n % 2),)), Came(0.0, (sold(0, 1),))) for n in range(40)]
    assert told(pairs) == ["On average you will sell for 8 more gold."]
    pairs = [(Came(4.0, ()), Came(0.0, (sold(1, 7),))) for _ in range(40)]
    assert told(pairs) == ["On average Mara will sell for 7 less gold."]


def test_what_the_move_itself_does_is_no_consequence_of_it():
    pairs = [(Came(4.0, (hired(0, "Beadle"),), 1), Came(0.0, (hired(1, "Beadle"),)))] * 30
    assert told(pairs) == ["After the other move Mara will hire Beadle in 10 of 10 matches; now hardly ever."]


def test_a_difference_that_speaks_for_the_other_move_is_no_reason():
    pairs = [(Came(4.0, (sold(0, 1),)), Came(0.0, (sold(0, 6 + n % 3),))) for n in range(40)]
    assert told(pairs) == []


def paid(seat, gold):
    costs = Text("quay", "pay {amount} gold")
    return Done(Headline(seat, "paid", 9, Text("quay", "paid"), (), gold, costs=costs))


def varying(kind, sign, first, then):
    """Outcomes in which more of something goes with a larger lead, or with a smaller one (-1)."""
    return [
        tuple(
            Came(lead + sign * (n % 3), (kind(0, least + n % 3),))
            for lead, least in ((4.0, first), (0.0, then))
        )
        for n in range(60)
    ]


def test_less_earned_or_more_paid_is_no_reason_whatever_goes_with_it():
    """Where who sells more leads less, that is chance or something else."""
    assert told(varying(sold, -1, 1, 6)) == []
    assert told(varying(paid, 1, 6, 1)) == []
    assert told(varying(paid, -1, 1, 6)) == ["On average you will pay 5 less gold."]


def test_money_that_the_move_itself_brings_is_a_reason():
    pairs = [(Came(4.0 + n % 2, (sold(0, 9 + n % 2),), 1), Came(0.0, ())) for n in range(40)]
    assert told(pairs) == ["On average you will sell for 10 more gold."]


def test_less_paid_is_a_reason_where_who_pays_more_also_leads_more():
    """Whoever pays at an auction has won there; the money is gone all the same."""
    assert told(varying(paid, 1, 1, 6)) == ["On average you will pay 5 less gold."]


def test_more_of_one_money_is_no_reason_if_there_is_less_of_all():
    one, two = (sold(0, 9), paid(0, 3)), (sold(0, 5), paid(0, 3))
    assert told([(Came(4.0, one), Came(0.0, two))] * 30) == ["On average you will sell for 4 more gold."]
    one = (sold(0, 9), paid(0, 20))
    assert told([(Came(4.0, one), Came(0.0, two))] * 30) == []


def caught(seat, n):
    does = Text("quay", "catch {things}")
    return Done(Headline(seat, "caught", 6, does, (Text("quay", "%n Cod", n=n),), does=does))


def test_a_number_of_things_is_told_where_they_come_in_any_case():
    pairs = [(Came(4.0 + n % 2, (caught(0, 4 + n % 2),)), Came(n % 2, (caught(0, 2),))) for n in range(40)]
    assert told(pairs) == ["On average you will catch 2 Cod more."]
    pairs = [(Came(4.0 + n % 2, (caught(1, 1),)), Came(n % 2, (caught(1, 3 + n % 2),))) for n in range(40)]
    assert told(pairs) == ["On average Mara will catch 2 Cod fewer."]


def test_where_no_event_differs_points_of_the_score_do():
    def scored(logos, crabs):
        return ((Points(Text("", "Logos"), "13.3", logos), Points(Text("", "Crabs"), "13.4", crabs)),)

    pairs = [(Came(3.0, (), 0, scored(6, 1)), Came(0.0, (), 0, scored(3, 1)))] * 30
    assert told(pairs) == ["On average you will score 3 more for “Logos”."]
    met = [(replace(one, events=(hired(0, "Beadle"),)), two) for one, two in pairs]
    assert told(met) == ["In 10 of 10 matches you will hire Beadle; otherwise hardly ever."]
    lost = [(Came(3.0, (), 0, scored(6, 1)), Came(0.0, (), 0, scored(3, 9)))] * 30
    assert told(lost) == []  # five points less in all


def samples(action, came):
    """Samples of a move."""
    made = MoveSamples(action)
    made.leads, made.came = [each.lead for each in came], came
    return made


def test_what_nothing_near_explains_is_looked_for_farther_on(monkeypatch):
    near, later = Consequence(0, Text("", "go")), Consequence(0, Text("", "hire"), wins=True)
    monkeypatch.setattr(hint, "consequences_between", lambda _game, _view, _seat, _best, _other: (later,))
    best, other = (MoveAnalysis(at, 0.0, 0.1, 30, equal=not at, reasons=()) for at in range(2))
    asked = []

    def farther(first, other, lead=4.0):
        asked.append((first, other))
        return [samples(other, [Came(0.0, ())] * 30), samples(first, [Came(lead, ())] * 30)]

    held = hint._with_farther(Telling, None, 0, (best, other), farther)
    assert held[1].consequences == (later,)
    assert asked == [(0, 1)]
    unsure = partial(farther, lead=-1.0)  # farther on, the other move is better
    assert hint._with_farther(Telling, None, 0, (best, other), unsure) == (best, other)
    assert hint._with_farther(Telling, None, 0, held, farther) == held  # there is a nearer one
    assert len(asked) == 2
    held = hint._with_farther(Telling, None, 0, (best, replace(other, consequences=(near,))), farther)
    assert held[1].consequences == (later, near)  # the nearer one wins nothing


def test_few_determinizations_say_nothing():
    pairs = [(Came(4.0, (hired(0, "Beadle"),)), Came(0.0, ()))] * (LEAST_GUESSES - 1)
    assert told(pairs) == []
    assert told([*pairs, *pairs[:1]])


def decisions(name):
    """Decisions of a match of persons that is played by what ranks first."""
    of, chance = game(name), Random(4)
    match = Match(of, Setup(4, (PERSON,) * 3))
    while match.waiting and len(match.entries) <= max(MOVES):
        step = match.waiting[0]
        view = of.view(match.state, step.seat)
        if len(match.entries) in MOVES:
            yield of, view, step
        match.play(rank_actions(of, view, step.seat, chance)[0][0], step.seat)


@pytest.mark.parametrize("name", GAMES)
def test_consequences_are_true_in_fresh_determinizations_and_name_no_estimate(name):
    """Shares that are told lie near those of other determinizations, and equal moves have no reasons."""
    shares, off = 0, 0
    for of, view, step in decisions(name):
        moves = candidates(of, view, step)[:3]
        if len(moves) < 2 or view.flow[-1] is not step:
            continue
        best, *others = compare(of, view, step.seat, moves, 5, seconds=60.0, guesses=(40, 40))
        guess = of.determinize(view, step.seat, 1)
        terms = {english(term.title) for term in of.eval_terms(guess, step.seat)}
        terms -= {english(points.category) for points in of.score(guess, step.seat)}
        for other in others:
            analysis = rated(of, view, step.seat, best, other)
            assert len(analysis.consequences) <= MAX_CONSEQUENCES
            assert not (analysis.equal and analysis.consequences)
            assert analysis.equal == as_good(best, other)
            both = [best.action, other.action]
            again = compare(of, view, step.seat, both, 99, seconds=60.0, guesses=(40, 40))
            if again[0].action != best.action or points_behind(*again)[0] <= 0:
                continue
            for each in analysis.consequences:
                words = english(consequence_text(each, step.seat, NAMES))
                assert "simulated" not in words
                assert "{" not in words
                assert not any(term in words for term in terms)
                if not each.more:
                    shares += 1
                    off += not near(of, again, each)
    assert off <= max(1, shares // 6), (off, shares)


def near(of, again, each):
    """Whether a share after the better move is found again, give or take 2 of 10."""
    count = sum(
        any(
            (line := of.headline(event)) is not None and line.seat == each.seat and each.does in clauses(line)
            for event in came.events[came.first :]
        )
        for came in again[0].came
    )
    return abs(10 * count / len(again[0].came) - each.often) <= 2.5


def clauses(line):
    """The infinitive clauses of a headline, one for each thing."""
    if not line.things:
        return [line.does.count(1) if line.does.n >= 0 else line.does]
    return [line.does.fill(things=thing.count(1) if thing.n >= 0 else thing) for thing in line.things]


def test_what_recurs_is_told_in_the_words_of_the_game():
    hire, sell = Text("", "hire {things}"), Text("", "sell for ${amount}")
    found = [Consequence(0, hire.fill(things=Text("", name)), 8, 2) for name in ("Pip", "Bram", "Pip")]
    assert (
        english(recurring_text(found, 0, NAMES))
        == "with better moves you would more often hire Pip or hire Bram."
    )
    rarer = [Consequence(1, each.does, 1, 7) for each in found[:1]]
    assert english(recurring_text(rarer, 0, NAMES)) == "with better moves Mara would less often hire Pip."
    money = [Consequence(0, sell, more=n) for n in (4, 8)]
    assert english(recurring_text(money, -1, NAMES)) == "with better moves Ann would sell for $6 more."


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("bad", [False, True])
def test_more_of_a_thing_is_a_reason_if_it_is_good_for_oneself_or_bad_for_another(bad, seat):
    does = Text("quay", "meet {things}")
    met = Done(Headline(seat, "met", 8, does, (Text("", "a pirate"),), does=does, bad=bad))
    good = (seat == 0) != bad
    for more, (one, two) in ((True, ((met,), ())), (False, ((), (met,)))):
        pairs = [(Came(4.0 + n % 2, one), Came(n % 2, two)) for n in range(40)]
        assert bool(told(pairs)) is (more is good)


def test_what_happens_rarely_after_both_moves_is_no_reason_unless_there_is_one_of_it():
    def stocked(thing):
        does = Text("quay", "stock {things}")
        return Done(Headline(0, "stocked", 8, does, (thing,), does=does))

    for thing, reasons in ((Text("quay", "%n tin", n=1), False), (Text("", "Beadle"), True)):
        pairs = [(Came(4.0, (stocked(thing),) if n % 3 == 0 else ()), Came(0.0, ())) for n in range(60)]
        assert bool(told(pairs)) is reasons
