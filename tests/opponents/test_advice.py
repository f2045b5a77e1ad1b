"""Hints: of what an estimate is made, how moves are held against each other, and what is told of it."""

from dataclasses import replace
from random import Random

import pytest

from tabletop.engine import rules
from tabletop.engine.evaluation import EvalTerm
from tabletop.engine.game import Setup
from tabletop.engine.text import Text, english
from tabletop.opponents import levels
from tabletop.opponents.choosing import PlayResult
from tabletop.opponents.consequence_text import happens_texts
from tabletop.opponents.consequences import LEAST_GUESSES
from tabletop.opponents.hint import advise, hint_texts
from tabletop.opponents.move_comparison import (
    LAST_MOVES,
    OTHERS_KEY,
    OWN_KEY,
    MoveOutcomes,
    MoveSamples,
    as_good,
    compare,
    points_behind,
    reasons,
)
from tabletop.opponents.simultaneous import plans
from tabletop.opponents.worker import GAMES, HINT, Request, Worker
from tests.pennies import GAME as PENNIES
from tests.pennies import begin as begin_pennies
from tests.walks import ALL, walks

EVERY = pytest.mark.parametrize("name", ALL)
NAMES = [Text("", name) for name in ("Ann", "Mara", "Tam", "Pip", "Jun")]


def compare_over(monkeypatch, few, many):
    """Compare the moves of a hint over this number of guesses, the best over that."""
    for name in ("_GUESSES", "_AT_LEAST"):
        monkeypatch.setattr(f"tabletop.opponents.hint.{name}", (few, many))


@pytest.fixture(autouse=True)
def _few_guesses(monkeypatch):
    """Enough to see that it is done rightly."""
    monkeypatch.setattr("tabletop.opponents.move_comparison.GUESSES", (4, 8))
    compare_over(monkeypatch, 4, 8)
    monkeypatch.setattr("tabletop.opponents.hint.EARLY", 4)
    monkeypatch.setattr("tabletop.opponents.hint.MIN_SAMPLES", 4)
    monkeypatch.setattr("tabletop.opponents.hint.FIRST", 60.0)
    monkeypatch.setitem(levels.LEVELS, "normal", levels.Level(24, 60.0))


def begun(name, seats=("person", "person"), moves=6, seed=4):
    """A state of a match after so many moves that look good, or fewer, where something can be chosen."""
    game = ALL[name]
    for least in range(moves, -1, -1):
        s, dice, played = game.setup(Setup(seed, seats)), Random(seed), 0
        rules.run_until_choice(s)
        while (step := rules.pending_choice(s)) is not None:
            legal = step.legal_actions(s)
            if played >= least and len(legal) >= 3 and not isinstance(s.flow[-1], rules.Simultaneous):
                return game, s, step.seat
            rules.apply_action(s, dice.choice(game.evaluation.shortlist(s, step, legal)), seat=step.seat)
            played += 1
    raise AssertionError(f"{name}: no seat ever chooses alone between three actions")


@EVERY
def test_the_parts_of_an_estimate_have_names_and_add_up_to_it(name):
    for walk in walks(name):
        game = walk.match.game
        for s in walk.match.states[::23]:
            values = game.evaluation.value(s)
            for seat, value in enumerate(values):
                parts = game.eval_terms(s, seat)
                assert sum(part.points for part in parts) == pytest.approx(value)
                assert len({part.key for part in parts}) == len(parts)
                assert all(english(part.title) for part in parts)


@EVERY
def test_moves_are_compared_alike_for_a_seed_and_reasons_add_up_to_the_difference(name):
    game, s, seat = begun(name)
    view, actions = game.view(s, seat), rules.pending_choice(s).legal_actions(s)[:4]
    first = compare(game, view, seat, actions, 11, seconds=60)
    again = compare(game, view, seat, actions, 11, seconds=60)
    assert [each.leads for each in first] == [each.leads for each in again]
    assert {each.action for each in first} == set(actions)
    for other in first[1:]:
        whole = round(points_behind(first[0], other)[0], 1)
        assert sum(reason.points for reason in reasons(first[0], other)) == pytest.approx(whole)


def test_moves_that_chance_may_have_parted_are_as_good():
    best = MoveSamples(0, leads=[3.0, 5.0, 1.0, 4.0])
    assert as_good(best, MoveSamples(1, leads=[3.0, 4.0, 2.0, 3.5]))
    assert as_good(best, MoveSamples(1, leads=[2.9, 4.9, 0.9, 3.9]))
    assert not as_good(best, MoveSamples(1, leads=[2.0, 4.0, 0.5, 3.0]))


def test_after_few_guesses_more_has_to_lie_between_two_moves():
    leads, behind_by = [3.0, 5.0, 1.0, 4.0], [0.8, 1.9, 1.0, 2.3]
    other = [lead - less for lead, less in zip(leads, behind_by, strict=True)]
    assert not as_good(MoveSamples(0, leads=leads), MoveSamples(1, leads=other))
    assert as_good(MoveSamples(0, leads=leads[:2]), MoveSamples(1, leads=other[:2]))
    assert as_good(MoveSamples(0, leads=leads[:1]), MoveSamples(1, leads=other[:1]))


def test_where_time_is_short_the_best_are_gone_on_with(monkeypatch):
    clock = iter(range(10_000))
    monkeypatch.setattr("tabletop.opponents.move_comparison.perf_counter", lambda: next(clock))
    game, s, seat = begun("quay")
    actions = rules.pending_choice(s).legal_actions(s)
    assert len(actions) > LAST_MOVES
    tried = compare(game, game.view(s, seat), seat, actions, 3, seconds=60.0, guesses=(24, 24))
    many = [len(each.leads) for each in tried]
    assert many[:LAST_MOVES] == [many[0]] * LAST_MOVES
    assert many[LAST_MOVES:] == [min(many)] * (len(actions) - LAST_MOVES)
    assert 1 < min(many) < many[0] < 24


def test_two_moves_are_held_against_each_other_until_their_difference_is_known_well_enough():
    game, s, seat = begun("morocco")
    asked = game, game.view(s, seat), seat, rules.pending_choice(s).legal_actions(s)[:2], 3
    best, other = compare(*asked, seconds=60.0, guesses=(4, 24))
    assert len(best.leads) == len(other.leads) == 24
    close = 1.2 * points_behind(best, other)[1]
    best, other = compare(*asked, seconds=60.0, guesses=(4, 24), close=close)
    n = len(best.leads)
    assert 4 < n < 24
    assert points_behind(best, other)[1] <= close
    assert points_behind(replace(best, leads=best.leads[: n - 1]), other)[1] > close
    best, other = compare(*asked, seconds=60.0, guesses=(4, 24), close=1000.0)
    assert len(best.leads) == len(other.leads) == 4


def test_what_comes_later_is_parted_between_the_seat_and_the_others():
    def came(lead, own, now, end, then, others):
        return MoveOutcomes(
            lead, own, (part("fish", now),), end, (part("gears", then),), (part("crabs", others),)
        )

    def part(key, points):
        return EvalTerm(key, Text("", key.title()), points)

    best, other = MoveSamples(0), MoveSamples(1)
    for _ in range(2):
        best.add_outcomes(came(10.0, 8.0, 8.0, 13.0, 13.0, 3.0))
        other.add_outcomes(came(2.0, 5.0, 5.0, 6.0, 6.0, 4.0))
    told = [(reason.key, reason.points, english(reason.how)) for reason in reasons(best, other)]
    assert told == [
        ("fish", 3.0, ""),
        (OWN_KEY, 4.0, "mostly “Gears”"),
        (OTHERS_KEY, 1.0, "mostly “Crabs”"),
    ]


def test_what_rests_on_few_guesses_is_told_as_a_clue(monkeypatch):
    game, s, seat = begun("morocco", moves=12)
    monkeypatch.setattr("tabletop.opponents.move_comparison.LITTLE", -1.0)
    monkeypatch.setattr("tabletop.opponents.move_comparison.SURE", 0.0)
    monkeypatch.setattr("tabletop.opponents.move_comparison.FEWER", 0.0)
    view = game.view(s, seat)
    few = advise(game, view, seat, 5, timed=False)
    assert "rough estimate" in " ".join(sentences(game, view, seat, few))
    compare_over(monkeypatch, 24, 24)
    enough = advise(game, view, seat, 5, timed=False)
    assert "rough estimate" not in " ".join(sentences(game, view, seat, enough))


@EVERY
def test_a_hint_is_a_legal_move_and_says_why_in_sentences_that_name_no_part_of_an_estimate(name, monkeypatch):
    compare_over(monkeypatch, LEAST_GUESSES, LEAST_GUESSES)
    game, s, seat = begun(name, moves=12)
    view = game.view(s, seat)
    thought = advise(game, view, seat, 5, timed=False)
    assert thought.action in rules.pending_choice(s).legal_actions(s)
    told = sentences(game, view, seat, thought)
    assert english(game.say(view, thought.action)) in told[0]
    worse = next((each for each in thought.rated if not each.equal), None)
    if worse is None:
        assert told == [english(text) for text in thought.why]
        return
    at = told.index(f"Compared with “{english(game.say(view, worse.action))}”:") + 1
    happens = [english(text) for text in happens_texts(worse, seat, NAMES)]
    assert happens
    assert told[at : at + len(happens)] == happens
    assert told[at + len(happens)].startswith(f"{worse.behind} ± {worse.error} points more")
    slight = worse.behind < 0.1 * game.evaluation.score_stddev
    assert len(told) == at + len(happens) + 1 + slight
    titles = {english(reason.title) for each in thought.rated for reason in each.reasons}
    titles -= {english(points.category) for points in game.score(s, seat)}
    assert not [line for line in told if line[0] in "+−" or any(title in line[1:] for title in titles)]


def sentences(game, view, seat, thought):
    """The sentences of a hint in English."""
    return [english(text) for text in hint_texts(game, view, seat, thought, NAMES)]


def sample(action, leads):
    """What came of a move that is worth as many points at the end of its turn as it is ahead in the end."""
    made = MoveSamples(action)
    for lead in leads:
        parts = (EvalTerm("fish", Text("", "Fish"), lead),)
        made.add_outcomes(MoveOutcomes(lead, lead, parts, lead, parts, ()))
    return made


def test_a_hint_never_names_a_move_that_its_own_comparison_has_behind_another(monkeypatch):
    """A search prefers the first move; six guesses have it 11 points behind the second, give or take much."""
    game, s, seat = begun("quay")
    one, two, three, four = rules.pending_choice(s).legal_actions(s)[:4]
    came = [
        sample(two, [31.0, 9.0, 24.0, 2.0, 40.0, 14.0]),
        sample(one, [9.0, 10.0, 9.0, 9.0, 9.0, 8.0]),
        sample(three, [-5.0, -19.0, -6.0, -28.0, 10.0, -20.0]),  # surely behind, after as many guesses
        sample(four, [40.0, 20.0]),  # left when time was short: neither ahead nor surely behind
    ]
    monkeypatch.setattr("tabletop.opponents.hint.compare_plans", lambda *_given, **_more: came)
    monkeypatch.setattr(
        "tabletop.opponents.hint.choose_action_in",
        lambda *_given, **_more: PlayResult(one, ((one, 9.0, 90), (two, 8.0, 30)), ()),
    )
    thought = advise(game, game.view(s, seat), seat, 5)
    assert [each.action for each in thought.rated] == [two, one, three]
    assert [each.behind for each in thought.rated] == sorted(each.behind for each in thought.rated)
    assert [each.equal for each in thought.rated] == [True, True, False]
    assert thought.action == two
    assert not thought.decided
    assert english(thought.why[0]).endswith(
        f"were simulated to compare it with: {english(game.say(s, one))}."
    )
    assert not any("looks best" in english(text) for text in thought.why)


@EVERY
def test_order_star_numbers_and_reasons_of_a_hint_come_from_one_sample(name):
    for moves in (2, 9, 16):
        game, s, seat = begun(name, moves=moves)
        early = []
        last = advise(game, game.view(s, seat), seat, 5, timed=False, first=early.append)
        for thought in (*early, last):
            numbers = [each.behind for each in thought.rated]
            assert numbers == sorted(numbers), moves
            assert all(each.action == thought.action for each in thought.rated[:1])
            assert min(numbers, default=0.0) >= 0
            told = [english(text) for text in thought.why]
            assert thought.decided or not any("looks best" in text or "better" in text for text in told[:1])
            assert thought.settled >= thought.decided
        assert last.settled
        assert all(not thought.settled or thought.decided for thought in early)


def test_a_hint_knows_no_more_than_the_seat_sees():
    game, s, seat = begun("river_market")
    other = game.determinize(game.view(s, seat), seat, 99)
    assert game.view(other, seat) == game.view(s, seat)
    one, two = (advise(game, game.view(each, seat), seat, 5, timed=False) for each in (s, other))
    assert one.why == two.why


def sealing(name, least=0):
    """A state of a match in which seats decide at once, after so many such decisions, and one of them."""
    game, met = ALL[name], 0
    s, dice = game.setup(Setup(3, ("person", "person"))), Random(3)
    rules.run_until_choice(s)
    while (step := rules.pending_choice(s)) is not None:
        legal = step.legal_actions(s)
        if isinstance(s.flow[-1], rules.Simultaneous) and len(legal) > 2:
            if met >= least:
                return game, s, step.seat
            met += 1
        rules.apply_action(s, dice.choice(game.evaluation.shortlist(s, step, legal)), seat=step.seat)
    raise AssertionError(f"{name}: seats never decide at once so late")


AT_ONCE = pytest.mark.parametrize(
    ("name", "least"), [("lots", 0), *(("brick_and_mortar", n) for n in (0, 9, 14, 19, 25))]
)


@AT_ONCE
def test_where_all_decide_at_once_a_hint_says_why_in_points_that_add_up(name, least):
    game, s, seat = sealing(name, least)
    thought = advise(game, game.view(s, seat), seat, 3, timed=False)
    best, *others = thought.rated
    assert best.action == thought.action in rules.pending_choice(s, seat).legal_actions(s)
    assert others
    for other in others:
        assert sum(reason.points for reason in other.reasons) == pytest.approx(other.behind)
    told = [english(text) for text in thought.why]
    assert english(game.say(game.view(s, seat), thought.action)) in told[0]
    assert told[1 : 1 + len(thought.explanation)] == [english(text) for text in thought.explanation]


@AT_ONCE
def test_where_all_decide_at_once_a_hint_knows_nothing_of_what_others_seal(name, least):
    game, s, seat = sealing(name, least)
    other = next(part.seat for part in s.flow[-1].parts if part.seat != seat)
    s.flow[-1] = s.flow[-1].without(other)
    worlds = [s, game.determinize(game.view(s, seat), seat, 99)]
    told = []
    for world in worlds:
        for plan in plans(game, world, other, 4)[:2]:
            sealed = world.copy()
            for action in plan:
                rules.apply_action(sealed, action, seat=other)
            told.append(advise(game, game.view(sealed, seat), seat, 3, timed=False))
    assert len(told) > 1
    assert told == [told[0]] * len(told)


def test_where_each_would_outwit_the_other_no_plan_is_better(monkeypatch):
    monkeypatch.setitem(levels.LEVELS, "normal", levels.Level(2000, 60.0))
    compare_over(monkeypatch, 160, 160)
    s = begin_pennies(Setup(1, ("person", "person")))
    rules.run_until_choice(s)
    thought = advise(PENNIES, PENNIES.view(s, 0), 0, 3, timed=False)
    assert [each.equal for each in thought.rated] == [True, True]
    assert len(thought.why) == 1


def test_a_hint_says_why_where_only_one_move_looks_good(monkeypatch):
    game, s, seat = begun("quay")
    only = replace(game.evaluation, shortlist=lambda _s, _step, legal: legal[:1])
    thought = advise(replace(game, evaluation=only), game.view(s, seat), seat, 5, timed=False)
    assert len(thought.rated) > 1


@pytest.mark.parametrize("name", ["quay", "morocco"])
def test_the_process_that_thinks_gives_first_numbers_and_then_the_last(name):
    game, s, seat = begun(name)
    worker = Worker("tests.opponents.finding:find" if name == "quay" else GAMES)
    worker.ask(Request(1, 0, name, game.view(s, seat), seat, 5, HINT))
    answers = [worker.answer(60.0)]
    while worker.busy:
        answers.append(worker.answer(60.0))
    worker.close()
    assert [answer.last for answer in answers][-1]
    assert len(answers) <= 2
    for answer in answers:
        assert not answer.error
        assert answer.thought.action in rules.pending_choice(s).legal_actions(s)
        assert all(english(text) for text in answer.thought.why)


def test_first_numbers_rest_on_fewer_guesses_than_the_last():
    game, s, seat = begun("quay")
    early = []
    last = advise(game, game.view(s, seat), seat, 5, first=early.append)
    assert [each.guesses for each in early[0].rated] == [4] * len(early[0].rated)
    assert last.rated[0].guesses > 4


def test_too_few_guesses_are_no_numbers(monkeypatch):
    game, s, seat = begun("morocco")
    told = []
    monkeypatch.setattr("tabletop.opponents.hint.MIN_SAMPLES", 5)
    advise(game, game.view(s, seat), seat, 5, first=told.append)
    assert [early.rated for early in told] == [()]
    assert told[0].action in rules.pending_choice(s).legal_actions(s)
