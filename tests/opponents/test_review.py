"""Reviews: what is looked at, what is found, on what it rests, and that they go on where they stopped."""

from dataclasses import replace
from random import Random

import pytest

from tabletop.engine import rules
from tabletop.engine.game import Setup
from tabletop.engine.match import Match
from tabletop.engine.text import Text, english
from tabletop.files import reviews
from tabletop.files.codec import write_action
from tabletop.files.reviews import Finding, Look, Review
from tabletop.games import GAMES
from tabletop.opponents import review
from tabletop.opponents.consequence_text import consequence_texts
from tabletop.opponents.consequences import MAX_CONSEQUENCES, Consequence
from tabletop.opponents.move_comparison import MoveSamples, compare, points_behind
from tabletop.opponents.review import MatchAnalysis, cause_of, counts, judged
from tabletop.opponents.stopping import never_stop
from tests.walks import ALL

EVERY = pytest.mark.parametrize("name", ALL)


@pytest.fixture(autouse=True)
def _few_guesses(monkeypatch):
    """Enough to see that it is done rightly."""
    monkeypatch.setattr(review, "GLANCED", (1, 2))
    monkeypatch.setattr(review, "LOOKED", (2, 4))
    monkeypatch.setattr(review, "HELD", (6, 6))


def played(name, moves=24, seats=("person", "person"), seed=4):
    """A match after so many moves, every second of which looks good."""
    match, dice = Match(ALL[name], Setup(seed, seats)), Random(seed)
    for n in range(moves):
        if (step := match.choice) is None:
            break
        legal = step.legal_actions(match.state)
        good = ALL[name].evaluation.shortlist(match.state, step, legal)
        match.play((good[0] if n % 2 else dice.choice(legal)), step.seat)
    return match


@EVERY
def test_each_decision_of_the_seats_is_looked_at_and_those_made_at_once_are_left_out(name):
    match = played(name, 14)
    reckoning = MatchAnalysis(match, 1)
    expected = [
        at
        for at, entry in enumerate(match.entries)
        if not entry.sealed
        and len(rules.pending_choice(match.states[at], entry.seat).legal_actions(match.states[at])) > 1
    ]
    assert list(reckoning.moments) == expected
    own = MatchAnalysis(match, 1, (1,))
    assert own.moments == tuple(at for at in expected if match.entries[at].seat == 1)
    *_, found = own.run()
    assert [look.at for look in found.looks] == list(own.moments)
    assert found.done


@EVERY
def test_verdicts_are_the_same_when_what_is_hidden_is_dealt_anew(name):
    match, other = played(name, 12), played(name, 12)
    *_, found = MatchAnalysis(match, 1).run()
    for at, entry in enumerate(other.entries):
        view = other.game.view(match.states[at], entry.seat)
        other.states[at] = other.game.determinize(view, entry.seat, 77)
        rules.redact(other.states[at], entry.seat)
    assert other.states[0] != match.states[0] or name == "quay"
    *_, again = MatchAnalysis(other, 1).run()
    assert again == found


def after(times):
    """Somebody who says stop when asked for this time, and from then on."""
    asked = iter(range(times))
    return lambda: next(asked, None) is None


@pytest.mark.parametrize("name", ["quay", "river_market", "morocco"])
def test_a_review_that_was_stopped_goes_on_and_comes_to_the_same(name):
    match = played(name, 16)
    *_, whole = MatchAnalysis(match, 3).run()
    kept, times = None, 0
    while kept is None or not kept.done:
        reckoning = MatchAnalysis(match, 3, stored=kept)
        kept = next(reckoning.run(after(1 if times % 2 else 1000)), reckoning.review)
        kept = reviews.parse(reviews.dump(kept))
        times += 1
    assert kept == whole
    assert times > 1.5 * (len(whole.looks) + len(whole.findings))


def test_what_was_kept_of_another_position_or_other_seats_is_begun_anew():
    match = played("quay", 10)
    *_, kept = MatchAnalysis(match, 3, (0,)).run()
    assert MatchAnalysis(match, 9, (0,), kept).review == kept
    assert MatchAnalysis(match, 9, (1,), kept).review.looks == ()
    match.goto(8)
    assert MatchAnalysis(match, 9, (0,), kept).review.looks == ()
    assert MatchAnalysis(match, 9, (0,), replace(kept, moves=8)).review.looks == ()


def test_a_move_that_gives_points_away_is_found_with_its_price_and_its_reasons():
    match = played("river_market", 20)
    reckoning = MatchAnalysis(match, 1)
    assert list(reckoning.run())
    given_away = [finding for seat in (0, 1) for finding in reckoning.found(seat)]
    assert given_away
    for finding in given_away:
        entry, state = match.entries[finding.at], match.states[finding.at]
        better = reckoning.better(finding)
        assert better != entry.action
        assert better in rules.pending_choice(state, entry.seat).legal_actions(state)
        assert sum(points for _, points in finding.reasons) == pytest.approx(finding.lost, abs=0.06)
        told = reckoning.why(finding)
        assert [(reason.key, reason.points) for reason in told] == list(finding.reasons)
        assert all(reason.title.source for reason in told)


@pytest.mark.parametrize("name", GAMES)
def test_what_happens_after_a_better_move_is_the_same_for_a_stored_review(monkeypatch, name):
    """It is told as in a hint: not more than a few things, none of them a term of the evaluation."""
    monkeypatch.setattr(review, "HELD", (20, 20))
    match = played(name, 12 if name == "brick_and_mortar" else 4)
    fresh, stored = MatchAnalysis(match, 1), MatchAnalysis(match, 1)
    at = fresh.moments[-1]
    legal = rules.pending_choice(match.states[at], match.entries[at].seat).legal_actions(match.states[at])
    better = next(action for action in legal if action != match.entries[at].action)
    finding = fresh._hold(Look(at, 1.0, write_action(better)), never_stop)
    assert stored.consequences(finding, lambda: True) is None
    happens = stored.consequences(finding)
    assert happens == fresh.consequences(finding) == fresh._consequences[at]
    assert len(happens) <= MAX_CONSEQUENCES
    terms = {english(reason.title) for reason in fresh.why(finding)}
    for text in consequence_texts(happens, 0, match.game.seat_texts(match.setup)):
        assert not [term for term in terms if term in english(text)]


@pytest.mark.parametrize(
    ("lost", "sent_on", "sure"), [(0.2, False, False), (0.4, True, False), (1.0, True, True)]
)
def test_the_first_pass_sends_on_what_may_be_a_loss_and_tells_of_what_it_is_sure(
    monkeypatch, lost, sent_on, sure
):
    match = played("morocco", 6)

    def compared(_game, _view, _seat, actions, _seed, **_limits):
        """The move that was played lies behind, with a standard error of a quarter of a point."""
        own = match.entries[reckoning.moments[0]].action
        other = next(action for action in actions if action != own)
        return [MoveSamples(other, [lost - 1.0, lost + 1.0] * 8), MoveSamples(own, [0.0] * 16)]

    monkeypatch.setattr(review, "compare", compared)
    reckoning = MatchAnalysis(match, 1)
    (look,) = next(reckoning.run()).looks
    assert (look.better is not None, look.sure) == (sent_on, sure)
    assert look.lost == (lost if sent_on else 0.0)


def test_the_second_pass_ends_once_a_loss_is_known_well_enough(monkeypatch):
    monkeypatch.setattr(review, "HELD", (4, 40))
    held = []

    def compared(*asked, close, **limits):
        tried = compare(*asked, close=close, **limits)
        if close:
            held.append((len(tried[0].leads), points_behind(*tried)[1]))
        return tried

    monkeypatch.setattr(review, "compare", compared)
    match = played("river_market", 20)
    *_, found = MatchAnalysis(match, 1).run()
    assert len(held) == len(found.findings)
    enough = review.CLOSE * match.game.evaluation.score_stddev
    assert all(4 <= n <= 40 and (n == 40 or error <= enough) for n, error in held)
    assert any(n < 40 for n, _ in held)


def reckoned(*findings, name="quay"):
    """A reckoning in which these were found, each by how many moves were done, points, error and cause."""
    match = played(name, 24)
    reckoning = MatchAnalysis(match, 1)
    found = tuple(
        Finding(at, {"do": f"x{at}"}, lost, error, ((cause, lost),)) for at, lost, error, cause in findings
    )
    looks = tuple(Look(at, 9.0, {"do": f"x{at}"}) if any(f.at == at for f in found) else Look(at)
                  for at in reckoning.moments)  # fmt: skip
    reckoning.review = replace(reckoning.review, looks=looks, findings=found, done=True)
    return reckoning


def of_seat(reckoning, seat):
    return [at for at in reckoning.moments if reckoning.match.entries[at].seat == seat]


def test_what_chance_may_have_parted_is_no_loss_and_no_flag_is_set_below_a_tenth_of_the_swing():
    at = of_seat(reckoned(), 0)
    swing = ALL["quay"].evaluation.score_stddev
    sure, doubtful, small = (at[0], 0.2 * swing, 0.1, "a"), (at[1], 0.2 * swing, 0.11 * swing, "b"), (
        at[2], 0.09 * swing, 0.01, "c")  # fmt: skip
    reckoning = reckoned(sure, doubtful, small)
    assert [finding.at for finding in reckoning.found(0)] == [at[0], at[2]]
    assert [finding.at for finding in reckoning.turning_points(0)] == [at[0]]
    assert reckoning.turning_points(1) == []
    phases = reckoning.quality_by_phase(0)
    assert sum(of for _, of, _ in phases.values()) == len(at)
    assert sum(good for good, _, _ in phases.values()) == len(at) - 2
    assert sum(lost for _, _, lost in phases.values()) == pytest.approx(0.29 * swing)


def test_what_the_second_pass_had_no_room_for_is_judged_by_the_first_where_that_was_sure():
    reckoning = reckoned()
    sure, doubtful, *_ = at = of_seat(reckoning, 0)
    looks = (
        replace(look, lost=2.0, better={"do": "x"}, sure=look.at == sure)
        if look.at in {sure, doubtful}
        else look
        for look in reckoning.review.looks
    )
    reckoning.review = replace(reckoning.review, looks=tuple(looks))
    assert [look.at for look in reckoning.doubtful()] == [sure, doubtful]
    assert sum(good for good, _, _ in reckoning.quality_by_phase(0).values()) == len(at) - 1


def test_at_most_three_turning_points_are_told_the_largest_first():
    at = of_seat(reckoned(), 0)
    reckoning = reckoned(*((at[n], 5.0 + n, 0.1, f"cause{n}") for n in range(4)))
    assert [finding.at for finding in reckoning.turning_points(0)] == [at[3], at[2], at[1]]


def test_losses_of_one_turn_from_the_same_thing_count_once_and_in_two_turns_twice(monkeypatch):
    at = of_seat(reckoned(), 0)
    reckoning = reckoned((at[0], 2.0, 0.1, "a"), (at[1], 3.0, 0.1, "a"), (at[2], 4.0, 0.1, "b"))
    reckoning.turns = [0] * len(reckoning.turns)
    assert [finding.at for finding in reckoning.found(0)] == [at[2], at[1]]
    hire, sell = Text("", "hire {things}"), Text("", "sell for ${amount}")
    main = {
        at[0]: Consequence(0, hire, 8),
        at[1]: Consequence(0, hire, 6),
        at[2]: Consequence(0, sell, more=4),
    }
    monkeypatch.setattr(reckoning, "consequences", lambda finding: (main[finding.at],))
    assert reckoning.twice(0) == []
    reckoning.turns = list(range(len(reckoning.turns)))
    assert [finding.at for finding in reckoning.found(0)] == [at[2], at[1], at[0]]
    assert reckoning.twice(0) == [((main[at[0]], main[at[1]]), (at[0], at[1]))]


def test_a_move_that_was_passed_over_twice_in_a_turn_counts_once():
    at = of_seat(reckoned(), 0)
    reckoning = reckoned((at[0], 2.0, 0.1, "later"), (at[1], 3.0, 0.1, "later"), (at[2], 1.0, 0.1, "later"))
    same = [replace(each, better={"do": "same"}) for each in reckoning.review.findings[:2]]
    reckoning.review = replace(reckoning.review, findings=(*same, reckoning.review.findings[2]))
    reckoning.turns = [0] * len(reckoning.turns)
    assert [finding.at for finding in reckoning.found(0)] == [at[1], at[2]]


def test_the_second_pass_takes_the_largest_losses_of_each_seat(monkeypatch):
    monkeypatch.setattr(review, "AGAIN", 2)
    reckoning = reckoned()
    first, second = of_seat(reckoning, 0), of_seat(reckoning, 1)
    lost = {first[0]: 1.0, first[1]: 5.0, first[2]: 4.0, first[3]: 4.5, second[0]: 0.5}
    looks = tuple(
        Look(at, lost.get(at, 0.0), {"do": "x"} if at in lost else None) for at in reckoning.moments
    )
    reckoning.review = replace(reckoning.review, looks=looks)
    assert [look.at for look in reckoning.doubtful()] == [first[1], first[3], second[0]]


def test_only_a_named_gain_is_a_cause():
    assert cause_of(Finding(0, {}, 1.0, 0.1, (("fish", -1.0), ("later", 2.0), ("gears", 0.5)))) == "gears"
    assert cause_of(Finding(0, {}, 1.0, 0.1, (("later", 2.0), ("rest", 0.5)))) == ""
    assert counts(Finding(0, {}, 1.0, 0.4))
    assert not counts(Finding(0, {}, 1.0, 0.6))
    assert not counts(Finding(0, {}, 0.1, 0.01))


def test_persons_are_judged_and_programs_where_there_are_none():
    assert judged(Match(ALL["quay"], Setup(1, ("greedy", "person")))) == (1,)
    assert judged(Match(ALL["quay"], Setup(1, ("greedy", "hard")))) == (0, 1)
    assert judged(Match(ALL["public_market"], Setup(1, ("normal", "angler:normal")))) == (0,)


def test_a_review_that_is_damaged_or_of_a_later_program_is_none():
    kept = Review(1, 3, (0,), 2, 5, (Look(0), Look(1, 2.5, {"do": "dock"})), (), done=True)
    assert reviews.parse(reviews.dump(kept)) == kept
    for text in ("", "{}", "[]", "null", reviews.dump(kept)[:-1], reviews.dump(kept).replace("way", "why")):
        assert reviews.parse(text) is None
