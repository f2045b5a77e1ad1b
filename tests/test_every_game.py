"""What must hold in every game, at every decision of matches of every kind."""

from __future__ import annotations

import json
import pickle
import re
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from dataclasses import astuple
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tabletop.engine.game import PERSON
from tabletop.engine.match import Match
from tabletop.engine.refusal import No
from tabletop.engine.rules import (
    Action,
    Choice,
    Simultaneous,
    apply_action,
    pending_choice,
    run_until_choice,
    unseal,
)
from tabletop.engine.table import Drag, rotated_cells
from tabletop.engine.text import NO_TEXT, Text, english
from tabletop.files import positions, records
from tabletop.files.replay import replay
from tabletop.games import GAMES
from tests.walks import ALL, SAMPLES, Kinds, Walk, paired, stroll, under_pairs, walks

BOOKS = Path(__file__).parents[1] / "resources" / "games"
HIDDEN = re.compile(r"\b10485(7[6-9]|8\d)\b")
OPEN = {"morocco"}
"""Games in which everything lies open: only what dice will show is not known."""
EVERY = pytest.mark.parametrize("name", ALL)


def decisions(walk: Walk, step: int = 1) -> Iterator[tuple[Any, Choice, tuple[Action, ...]]]:
    """The states at which somebody chose, the choice, and what was legal."""
    for at in range(0, len(walk.legal), step):
        yield walk.match.states[at], walk.asked[at], walk.legal[at]


@EVERY
def test_something_is_always_legal_and_the_match_ends(name):
    for walk in walks(name):
        assert all(walk.legal)
        assert pending_choice(walk.match.state) is None
        assert not walk.match.legal_actions()


@EVERY
def test_every_pair_of_options_that_go_together_meets_in_few_matches(name):
    kinds, setups = Kinds.of(ALL[name]), paired(ALL[name])
    of = [[setup.seats, *setup.options, *setup.seat_options[0]] for setup in setups]
    assert kinds.pairs()
    for pair in kinds.pairs():
        wanted = {kind: kinds.values[kind][n] for kind, n in pair}
        met = any(all(row[kind] == value for kind, value in wanted.items()) for row in of)
        assert met or kinds.setup(dict(pair), 0) is None, wanted
    sizes = sorted((len(values) for values in kinds.values), reverse=True)
    assert len(setups) <= 3 * sizes[0] * max(sizes[1:], default=1)


@EVERY
def test_with_every_pair_of_options_somebody_can_act_until_the_end_and_automata_act_or_pass(name):
    game = ALL[name]
    for setup in paired(game):
        for at, (state, asked, legal) in enumerate(stroll(game, setup)):
            assert legal, (setup, asked)
            if at % 4 == 0:
                assert legal == [
                    a for a in asked.all_candidate_actions(state) if asked.check(state, a) is None
                ], setup
        assert game.invariant_errors(state) == [], setup


@EVERY
def test_every_choice_says_what_it_takes_and_tries_nothing_else(name):
    for step in ALL[name].steps:
        if issubclass(step, Choice):
            assert step.accepts, step
            assert Action not in step.accepts, step
    for walk in walks(name):
        for state, asked, _ in decisions(walk, 7):
            kinds = (*asked.accepts, *(kind for aside in asked.free_actions(state) for kind in aside.accepts))
            assert {type(action) for action in asked.all_candidate_actions(state)} <= set(kinds), asked


@EVERY
def test_every_kind_of_action_is_played_and_every_choice_is_made(name):
    played = {type(entry.action) for walk in walks(name) for entry in walk.match.entries}
    assert played == set(ALL[name].actions)
    asked = {type(asked) for walk in walks(name) for _, asked, _ in decisions(walk)}
    assert asked == {step for step in ALL[name].steps if issubclass(step, Choice)}


@EVERY
def test_what_is_in_the_box_adds_up_at_every_moment(name):
    for walk in walks(name):
        for state in walk.match.states:
            assert ALL[name].invariant_errors(state) == []


@EVERY
def test_an_automa_has_points_unless_the_game_says_that_it_has_none(name):
    automata = {automa.id: automa for automa in ALL[name].about.automata}
    for walk in walks(name):
        setup, state = walk.match.setup, walk.match.state
        scored = [bool(ALL[name].score(state, seat)) for seat in range(len(setup.seats))]
        told = [automata.get(who.partition(":")[0]) for who in setup.seats]
        assert scored == [automa is None or automa.scored for automa in told]
        assert ALL[name].about.has_winner(setup) == all(scored)


@EVERY
def test_a_match_replayed_from_its_record_is_the_same(name):
    for walk in walks(name):
        match = walk.match
        again = Match(ALL[name], match.setup)
        for entry in match.entries:
            again.play(entry.action, entry.seat)
        assert again.entries == match.entries


@EVERY
def test_no_state_that_was_kept_has_changed(name):
    for walk in walks(name):
        match = walk.match
        digests = [state.digest() for state in match.states[1:]]
        assert digests == [entry.digest for entry in match.entries]


@EVERY
def test_going_back_and_forth_comes_to_the_same_states(name):
    for walk in walks(name)[:4]:
        match = Match(ALL[name], walk.match.setup)
        for entry in walk.match.entries[:60]:
            match.play(entry.action, entry.seat)
        digests = [state.digest() for state in match.states]
        for at in range(len(match.entries), -1, -7):
            match.goto(at)
            assert match.state.digest() == digests[at]
        while match.now < len(match.entries):
            match.redo()
            assert match.state.digest() == digests[match.now]
        assert not match.side_lines


@EVERY
def test_an_undo_goes_past_nothing_that_anybody_was_shown(name):
    stopped = 0
    for walk in walks(name)[:6]:
        match = Match(ALL[name], walk.match.setup)
        match.entries, match.states = walk.match.entries, walk.match.states
        for now in range(1, len(match.entries) + 1, 3):
            match.now = now
            for seat in range(len(match.setup.seats)):
                at, free = match.undo_target([seat]), match.undo_target([seat], practice=True)
                own = [n for n in range(now) if match.entries[n].seat == seat]
                assert free == (own[-1] if own else None)
                shown = free is not None and any(entry.bars([seat]) for entry in match.entries[free:now])
                assert at == (None if shown else free)
                stopped += shown
    assert stopped


@EVERY
def test_a_pickled_state_is_the_same(name):
    for walk in walks(name):
        for state, _, _ in decisions(walk, 9):
            assert pickle.loads(pickle.dumps(state)) == state


@EVERY
def test_the_quick_list_of_legal_actions_is_what_the_rules_leave_of_all_tries(name):
    for walk in walks(name):
        for state, asked, legal in decisions(walk, 5):
            assert list(legal) == [
                a for a in asked.all_candidate_actions(state) if asked.check(state, a) is None
            ], asked


@EVERY
def test_no_action_is_listed_twice(name):
    for walk in walks(name):
        for state, asked, legal in decisions(walk):
            assert len(set(legal)) == len(legal), (asked, state)


@EVERY
def test_opponents_look_at_legal_actions_only_and_at_one_at_least(name):
    for walk in walks(name):
        for state, asked, legal in decisions(walk, 5):
            short = ALL[name].evaluation.shortlist(state, asked, list(legal))
            assert short
            assert set(short) <= set(legal)
            assert len(ALL[name].evaluation.value(state)) == len(ALL[name].ranks(state))


def moments(name: str, step: int, pairs: int) -> Iterator[tuple[Any, Choice, tuple[Action, ...]]]:
    """Decisions of matches of every kind, and under every pair of options, each so-manieth."""
    for walk in walks(name):
        yield from decisions(walk, step)
    for _setup, state, asked, legal in under_pairs(ALL[name], pairs):
        yield state, asked, tuple(legal)


def refusals(name: str, sample: int) -> Iterator[tuple[Any, Choice, Action, No]]:
    """Illegal tries, so many at a decision, each kind of them at least once, and their refusals."""
    chance = Random(name)
    for walk in walks(name):
        for state, asked, legal in decisions(walk, 3):
            allowed, by_kind = set(legal), defaultdict(list)
            for action in asked.all_candidate_actions(state):
                if action not in allowed:
                    by_kind[type(action)].append(action)
            for tries in by_kind.values():
                for action in chance.sample(tries, min(len(tries), sample)):
                    no = asked.check(state, action)
                    assert no is not None
                    yield state, asked, action, no


def told(text: Text) -> str:
    """The text in English; fails if anything in it is not filled."""
    said = english(text)
    assert said, "a refusal without a reason"
    assert "{" not in said, said
    assert "%n" not in said, said
    return said


def specific(text: Text) -> bool:
    """Whether a text names something: a number or a filled value that can be read in it, part by part."""
    said = english(text)
    values = [english(value) if isinstance(value, Text) else str(value) for _, value in text.values]
    return text.n >= 0 or any(value and value in said for value in values)


@EVERY
def test_each_illegal_try_is_refused_by_a_rule_with_the_things_it_is_about(name):
    seen, generic = 0, []
    for _, asked, action, no in refusals(name, 60):
        seen += 1
        assert no.rule, action
        said = told(no.reason)
        if not specific(no.reason):
            generic.append((asked, action, said))
    assert not generic, generic[:5]
    assert seen > 20_000 or name != "public_market", seen  # that it is no empty sample


@EVERY
def test_tries_of_different_kinds_are_answered_alike_only_where_they_are_about_the_same_thing(name):
    answers: dict[tuple[int, Choice], dict[str, Action]] = defaultdict(dict)
    for state, asked, action, no in refusals(name, 1):
        first = answers[id(state), asked].setdefault(told(no.reason), action)
        if type(first) is not type(action) and not set(astuple(first)) & set(astuple(action)):
            game, view = ALL[name], ALL[name].view(state, asked.seat)
            names = {piece.key: piece.name for piece in game.table.layout(view, asked.seat).pieces}
            one, other = (
                names.get(getattr(game.table.gesture(view, a), "piece", "")) for a in (first, action)
            )
            assert one is not None, first
            assert one == other, (asked, first, action)


@EVERY
def test_actions_that_another_choice_asks_for_are_refused_with_a_reason(name):
    chance = Random(name)
    for walk in walks(name):
        seen: dict[type[Action], Action] = {}
        for entry in walk.match.entries:
            seen.setdefault(type(entry.action), entry.action)
        for state, asked, legal in decisions(walk, 11):
            for action in chance.sample(list(seen.values()), min(6, len(seen))):
                no = asked.check(state, action)
                if action in legal:
                    continue
                if no is not None:
                    assert specific(no.reason), (asked, action)
                    told(no.reason)


@EVERY
def test_a_refusal_changes_nothing(name):
    for state, asked, action, _ in refusals(name, 2):
        before = state.digest()
        asked.check(state, action)
        list(asked.all_candidate_actions(state))
        asked.prompt(state)
        asked.rules_now(state)
        assert state.digest() == before


@EVERY
def test_what_is_allowed_depends_on_what_is_seen_only(name):
    game = ALL[name]
    for state, asked, legal in moments(name, 6, 30):
        view = game.view(state, asked.seat)
        seen = pending_choice(view, asked.seat)
        assert seen == asked
        assert tuple(asked.legal_actions(view)) == legal
        guess = game.determinize(view, asked.seat, 7)
        assert tuple(asked.legal_actions(guess)) == legal
        assert game.view(guess, asked.seat) == view


@EVERY
def test_a_guess_is_a_whole_state_that_plays_to_its_end(name):
    game = ALL[name]
    for walk in walks(name):
        for state, asked, _ in decisions(walk, 40):
            guess, chance = game.determinize(game.view(state, asked.seat), asked.seat, 11), Random(3)
            assert game.invariant_errors(guess) == []
            unseal(guess)
            run_until_choice(guess)
            while (step := pending_choice(guess)) is not None:
                apply_action(guess, chance.choice(step.legal_actions(guess)))
            assert game.invariant_errors(guess) == []


@EVERY
def test_an_action_that_may_be_undone_shows_nothing_new(name):
    """Whatever is hidden, it looks the same afterwards: nothing of it was shown, no dice were thrown."""
    game = ALL[name]
    for walk in walks(name):
        match = walk.match
        for at, entry in enumerate(match.entries):
            if entry.bars([entry.seat]):
                continue
            before, after = match.states[at], match.states[at + 1]
            assert before.chance == after.chance, entry
            view, seen = game.view(before, entry.seat), game.view(after, entry.seat)
            for seed in (1, 2):
                guess = game.determinize(view, entry.seat, seed)
                apply_action(guess, entry.action, seat=entry.seat)
                assert game.view(guess, entry.seat) == seen, entry


@EVERY
def test_what_is_hidden_is_dealt_differently_by_every_guess(name):
    game = ALL[name]
    for walk in walks(name)[:3]:
        state, asked, _ = next(decisions(walk))
        view = game.view(state, asked.seat)
        hidden = len(HIDDEN.findall(repr(view)))
        guesses = {repr(game.determinize(view, asked.seat, seed)).split("flow=")[1] for seed in range(5)}
        assert len(guesses) == (1 if name in OPEN else 5)
        assert bool(hidden) is (name not in OPEN)
        assert not any(HIDDEN.search(guess) for guess in guesses)


@EVERY
def test_pieces_lie_in_zones_that_exist_each_with_its_own_key(name):
    game = ALL[name]
    for walk in walks(name):
        for state, _, _ in decisions(walk, 12):
            for seat in range(len(walk.match.setup.seats)):
                layout = game.table.layout(game.view(state, seat), seat)
                zones, keys = [z.key for z in layout.zones], [p.key for p in layout.pieces]
                assert len(set(zones)) == len(zones)
                assert len(set(keys)) == len(keys)
                assert {piece.zone for piece in layout.pieces} <= set(zones)


@EVERY
def test_what_everybody_may_see_is_laid_and_told_and_is_the_same_however_the_hidden_things_lie(name):
    """From it the pictures and numbers outside a match are made."""
    game = ALL[name]
    for state, _, _ in moments(name, 12, 80):
        seats = range(len(game.ranks(state)))
        public = game.view(state, -1)
        layout = game.table.layout(public, -1)
        zones, keys = {z.key for z in layout.zones}, [p.key for p in layout.pieces]
        assert len(set(keys)) == len(keys)
        assert {piece.zone for piece in layout.pieces} <= zones
        shown = [(p.face, english(p.name), english(p.text)) for p in layout.pieces]
        assert not HIDDEN.search(repr(shown))
        told(game.progress_text(public))
        assert len(game.totals(public)) == len(seats)
        for seat in seats:
            other = game.view(game.determinize(game.view(state, seat), seat, 5), -1)
            assert other.digest() == public.digest(), seat
            assert game.table.layout(other, -1) == layout, seat


@EVERY
def test_whoever_looks_finds_boards_and_own_things_at_the_same_place(name):
    """But for others' boards, rows as long as what lies in them, and the spaces of unlike merchants."""
    game, out = ALL[name], re.compile(r"seat:|told:|hand$|helpers$" + r"|act:" * (name == "merchants_cove"))
    compared = 0
    for setup, state, _, _ in under_pairs(game, 25):
        persons = [seat for seat, who in enumerate(setup.seats) if who == PERSON]
        layouts = [game.table.layout(game.view(state, seat), seat) for seat in persons]
        first, *others = ({one.key: (one.x, one.y, one.w, one.h) for one in lies.zones} for lies in layouts)
        for zones in others:
            for key in zones.keys() & first.keys():
                if not out.match(key):
                    compared += 1
                    assert zones[key] == first[key], key
    assert compared > 20


@EVERY
def test_a_public_decision_needs_nothing_that_only_its_seat_sees(name):
    game = ALL[name]
    for walk in walks(name):
        for state, asked, legal in decisions(walk, 3):
            if asked.public:
                view = game.view(state, -1)
                layout = game.table.layout(view, -1)
                things = {*(p.key for p in layout.pieces), *(z.key for z in layout.zones)}
                assert tuple(asked.legal_actions(view)) == legal
                assert told(asked.prompt(view)) == told(asked.prompt(state))
                for action in legal:
                    gesture = game.table.gesture(view, action)
                    assert told(game.say(view, action)) == told(game.say(state, action))
                    if isinstance(gesture, Drag):
                        assert {gesture.piece, gesture.zone} <= things, gesture
                    else:
                        assert gesture.thing.startswith("button:") or gesture.thing in things, gesture


@EVERY
def test_every_legal_action_has_a_gesture_of_its_own_that_hands_can_make(name):
    game = ALL[name]
    for state, asked, legal in moments(name, 7, 20):
        view = game.view(state, asked.seat)
        layout = game.table.layout(view, asked.seat)
        pieces, zones = {p.key: p for p in layout.pieces}, {z.key: z for z in layout.zones}
        gestures = [game.table.gesture(view, action) for action in legal]
        assert len(set(gestures)) == len(legal), asked
        for gesture in gestures:
            if isinstance(gesture, Drag):
                assert gesture.piece in pieces, gesture
                assert gesture.zone in zones, gesture
                zone, piece = zones[gesture.zone], pieces[gesture.piece]
                assert gesture.at < max(1, len(zone.spots) + len(zone.groups)), gesture
                assert not piece.cells or rotated_cells(piece.cells, gesture.turn)
            else:
                assert gesture.thing.startswith("button:") or gesture.thing in {*pieces, *zones}


@EVERY
def test_a_prompt_is_a_whole_sentence_and_counts_nothing_that_is_not_there(name):
    """So that another sentence can follow it, such as "There is only one legal move."."""
    for walk in walks(name):
        for state, asked, _ in decisions(walk):
            words = told(asked.prompt(state))
            assert words.rstrip("”").endswith((".", "?", "!")), words
            assert name in SAMPLES or not re.search(r"(?<![\d$.,])\b0\b(?! instead)", words), words


@EVERY
def test_every_moment_can_be_told(name):
    game = ALL[name]
    for walk in walks(name):
        match = walk.match
        for at in range(0, len(match.entries), 5):
            state, asked = match.states[at], walk.asked[at]
            told(asked.prompt(state))
            told(game.say(state, match.entries[at].action))
            english(game.outcome_text(state, match.entries[at].action))
            told(game.progress_text(state))
            for beat in match.beats(at):
                for seat in range(len(match.setup.seats)):
                    line = game.log(beat.event, seat)
                    if line is not None:
                        told(line.text)
                        assert line.rule
        for seat in range(len(match.setup.seats)):
            assert sum(p.points for p in game.score(match.state, seat)) == game.scores(match.state)[seat]
        assert 1 in game.ranks(match.state)
        told(game.verdict(match.state))
        assert len(game.names(match.setup)) == len(match.setup.seats)


@EVERY
def test_every_rule_that_is_named_is_in_the_book(name):
    game, book = ALL[name], BOOKS / name / "rules.en.md"
    cited = {option.rule for option in game.about.options}
    for _, asked, _, no in refusals(name, 3):
        cited |= {no.rule, asked.rule}
    for walk in walks(name):
        for state, asked, _ in decisions(walk, 9):
            cited.update(asked.rules_now(state))
        beats = [beat for at in range(0, len(walk.match.entries), 3) for beat in walk.match.beats(at)]
        cited |= {line.rule for beat in beats if (line := game.log(beat.event, 0))}
        cited |= {
            p.rule for seat in range(len(walk.match.setup.seats)) for p in game.score(walk.match.state, seat)
        }
    assert cited
    if name not in SAMPLES:  # a sample game has no book
        numbers = set(re.findall(r"^#+ (\S+-?\d+\.\d+)", book.read_text(encoding="utf-8"), re.MULTILINE))
        assert cited <= numbers, cited - numbers


def together(name: str) -> Iterator[tuple[Any, Simultaneous]]:
    """The states at which a simultaneous decision begins, with nothing sealed yet."""
    for walk in walks(name):
        for state in walk.match.states:
            top = state.flow[-1] if state.flow else None
            if isinstance(top, Simultaneous) and not any(top.sealed):
                yield state, top


def sealed(state: Any, order: list[int], pick: int) -> Any:
    """The state after these seats have sealed all that is theirs, each choosing its action number `pick`."""
    after = state.copy()
    for seat in order:
        while (step := pending_choice(after, seat)) is not None:
            legal = step.legal_actions(after)
            apply_action(after, legal[(pick + seat) % len(legal)], seat=seat)
            if not pending(after):
                return after
    return after


def pending(state: Any) -> bool:
    """Whether something is sealed that has not been revealed."""
    top = state.flow[-1] if state.flow else None
    return isinstance(top, Simultaneous) and any(top.sealed)


@EVERY
def test_it_is_all_one_who_is_first_to_seal(name):
    for state, top in together(name):
        seats = [part.seat for part in top.parts]
        ends = {sealed(state, order, 1).digest() for order in (seats, seats[::-1], seats[1:] + seats[:1])}
        assert len(ends) == 1, top


@EVERY
def test_what_a_seat_has_sealed_nobody_else_sees_or_feels(name):
    game = ALL[name]
    for state, top in together(name):
        first, *others = (part.seat for part in top.parts)
        for other in (*others, -1):
            seen = {game.view(sealed(state, [first], pick), other).digest() for pick in range(3)}
            assert len(seen) == 1, top
        for other in others:
            free = pending_choice(state, other).legal_actions(state)
            for pick in range(3):
                after = sealed(state, [first], pick)
                assert pending_choice(after, other).legal_actions(after) == free


@EVERY
def test_undo_stops_where_what_was_sealed_has_been_seen(name):
    for walk in walks(name):
        match = walk.match
        for at, entry in enumerate(match.entries):
            before = match.states[at].flow[-1]
            if isinstance(before, Simultaneous) and len(before.parts) > 1:
                assert entry.final is not pending(match.states[at + 1]), entry


@EVERY
def test_every_state_and_view_is_written_and_read_as_a_position(name):
    game = ALL[name]
    for walk in walks(name)[:6]:
        for state in walk.match.states[::9]:
            assert positions.read(game, json.loads(json.dumps(positions.write(state)))) == state
            for seat in range(-1, len(walk.match.setup.seats)):
                view = game.view(state, seat)
                again = positions.read_view(game, json.loads(json.dumps(positions.write(view))))
                assert again == view
                assert game.view(view, seat) == view


@EVERY
def test_a_record_tells_the_whole_match_again(name):
    game = ALL[name]
    for walk in walks(name):
        given = records.parse(records.dump(records.record(walk.match)), name)
        again = replay(given, game, name)
        assert again.departure is None
        assert again.match.entries == walk.match.entries


def solos(name):
    """One match against each automa of a game."""
    found = {}
    for walk in walks(name):
        found |= {who.partition(":")[0]: walk for who in walk.match.setup.seats if ":" in who}
    return found.values()


PURSES: dict[str, Callable[[Any, int], int]] = {
    "$": lambda s, seat: getattr(s.players[seat], "money", None) or getattr(s.players[seat], "coins", 0),
    "gold": lambda s, seat: s.players[seat].gold,
    "VP": lambda s, seat: s.players[seat].vp,
    "point": lambda s, seat: s.players[seat].points,
    "juice": lambda s, seat: sum(s.juice[at] for at, who in enumerate(s.taken) if who == seat),
}
"""What a seat has, by a word of the unit in which a reward counts it."""


@pytest.mark.parametrize("name", GAMES)
def test_what_floats_as_come_in_has_come_in(name):
    """The rewards of a unit in one move are no more than what the seat got: who pays itself gets nothing."""
    game, counted = ALL[name], set()
    for walk in walks(name):
        for at in range(0, len(walk.match.entries), 2):
            told, beats = Counter[tuple[int, Text]](), list(walk.match.beats(at))
            for beat in beats:
                if (reward := game.reward(beat.event)) is not None and reward.amount:
                    told[reward.seat, reward.unit] += reward.amount
            states = [walk.match.states[at], *(beat.state for beat in beats)]
            for (seat, unit), amount in told.items():
                word = next(word for word in PURSES if word in unit.source)
                counted.add(word)
                had = [PURSES[word](state, seat) for state in states]
                assert amount <= sum(max(b - a, 0) for a, b in pairwise(had)), (at, beats)
    assert counted


@EVERY
def test_a_reward_is_told_to_all_alike_and_counts_something_that_has_a_place(name):
    game = ALL[name]
    for walk in (*walks(name)[:2], *solos(name)):
        for at in range(0, len(walk.match.entries), 5):
            for beat in walk.match.beats(at):
                if (reward := game.reward(beat.event)) is None:
                    continue
                seats = range(-1, len(walk.match.setup.seats))
                assert len({game.log(beat.event, seat) for seat in seats}) == 1, beat.event
                assert game.log(beat.event, -1) is not None
                assert (reward.amount > 0) == (reward.unit != NO_TEXT), reward
                for eyes in seats if reward.amount else ():
                    layout = game.table.layout(game.view(beat.state, eyes), eyes)
                    there = {thing.key for thing in (*layout.pieces, *layout.zones)}
                    assert there & set(reward.purse), (reward, eyes)
