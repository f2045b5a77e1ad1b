"""A review that came with a match is held against it: findings that fit no decision of it are not taken."""

from __future__ import annotations

import json
from contextlib import closing
from dataclasses import replace
from functools import cache
from random import Random

import pytest

from tabletop.engine.rules import pending_choice
from tabletop.files import records, reviews
from tabletop.files.codec import write_action
from tabletop.files.library import Library
from tabletop.files.review_check import decisions, misfit, review_fits
from tabletop.files.reviews import WAY, Finding, Look, Review
from tabletop.opponents.review import judged
from tabletop.session.match_store import MatchSaver, MatchStore
from tabletop.session.review import ReviewSession
from tests.session.reviewing import Here
from tests.walks import ALL, setups, walk

EVERY = pytest.mark.parametrize("name", ALL)
MUTATIONS = 60
KEPT = 12
"""How many moments have a better action."""


@cache
def reviewed(name):
    """A match of a game that was played to its end, and a review as it might be made of it."""
    match = walk(ALL[name], setups(ALL[name])[0], Random(1), 0).match
    seats = judged(match)
    moments = decisions(match, seats)
    better = {at: other(match, at) for at in moments[:: -(-len(moments) // KEPT)]}
    looks = tuple(Look(at, 5.0 * (at in better), better.get(at), at in better) for at in moments)
    findings = tuple(Finding(at, action, 20.0, 0.5, (("rest", 20.0),)) for at, action in better.items())
    end = match.now, match.state.digest()
    return match, Review(WAY, 1, seats, *end, looks, findings, done=True)


def other(match, at):
    """An action that was legal there and was not played, as it is written."""
    entry = match.entries[at]
    legal = pending_choice(match.states[at], entry.seat).legal_actions(match.states[at])
    return write_action(next(action for action in legal if action != entry.action))


def with_first(review, where, **changed):
    """A review whose first look, or finding, is changed."""
    first, *rest = getattr(review, where)
    return replace(review, **{where: (replace(first, **changed), *rest)})


def wrong(match, review):
    """Reviews that are wrong in one thing each."""
    at = review.findings[0].at
    played = write_action(match.entries[at].action)
    free = next(n for n in range(match.now + 1) if n not in {look.at for look in review.looks})
    yield replace(review, seats=(0, 7))
    yield replace(review, seats=review.seats[::-1] if len(review.seats) > 1 else (0, 0))
    yield replace(review, looks=review.looks[1:], findings=review.findings[1:])
    for where in ("looks", "findings"):
        several = getattr(review, where)
        yield replace(review, **{where: (*several, several[0])})
        yield with_first(review, where, at=match.now + 5)
        yield with_first(review, where, at=free)
        yield with_first(review, where, better={"do": "fly_to_the_moon"})
        yield with_first(review, where, better={})
        yield with_first(review, where, better=played | {"colour": "red"})
        yield with_first(review, where, better=played)
    yield with_first(review, "findings", error=-1.0)
    yield with_first(review, "looks", better=None)


@EVERY
def test_a_review_that_does_not_fit_its_match_is_not_taken(name):
    match, review = reviewed(name)
    assert misfit(review, match) == ""
    assert review_fits(review, match)
    with closing(Library.in_memory()) as library:
        good = replace(records.record(match), review=reviews.document(review))
        assert library.review(library.import_record(good, match.game)) == review
        several = list(wrong(match, review))
        for bad in several:
            assert not review_fits(bad, match), bad
        for bad in several[::9]:
            taken = library.import_record(replace(good, review=reviews.document(bad)), match.game)
            assert library.review(taken) is None
            assert library.export_record(taken).actions == good.actions


@EVERY
def test_a_review_that_is_taken_can_be_shown(name, chance, tmp_path):
    """Whatever was changed in it: what fits leads to a page with all its films, what doesn't is not used."""
    match, review = reviewed(name)
    shelf, taken = MatchStore(tmp_path / "library.sqlite"), 0
    keeper = MatchSaver(shelf, shelf.library.import_record(records.record(match), match.game), match)
    for _ in range(MUTATIONS):
        document = json.loads(json.dumps(reviews.document(review)))
        mutate(document, chance)
        mutated = reviews.parse(json.dumps(document))
        if mutated is None:
            continue
        shelf.library.keep_review(keeper.id, mutated)
        session = ReviewSession(match, keeper, None, Here())
        taken += session.review == mutated
        for seat in session.judged:
            session.phases(seat)
            session.twice(seat)
            for given in session.given_away(seat):
                assert session.decided(given).check(session.view(given.at, seat), given.better) is None
        for given in session.given_away(session.judged[0])[:1]:
            session.better_film(given)
    assert MUTATIONS // 10 < taken < MUTATIONS
    shelf.close()


def mutate(document, chance):
    """Change one value of a review, as a mistaken or a curious person would."""
    part = document
    while True:
        key = chance.choice([*part] if isinstance(part, dict) else range(len(part)))
        value = part[key]
        if isinstance(value, dict | list) and value and chance.random() < 0.9:
            part = value
            continue
        break
    if isinstance(value, bool) or value is None:
        part[key] = not value
    elif isinstance(value, int):
        part[key] = max(0, value + chance.choice((-7, -1, 1, 2, 400)))
    elif isinstance(value, float):
        part[key] = -value
    elif isinstance(part, list) and chance.random() < 0.5:
        part.append(value)
    else:
        del part[key]
