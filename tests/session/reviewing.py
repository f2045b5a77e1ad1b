"""Reviews for tests: reckoned in this process over few guesses, or made of what is to be found."""

from __future__ import annotations

from random import Random

from tabletop.engine.game import PERSON, Setup
from tabletop.engine.match import Match
from tabletop.engine.text import translate
from tabletop.files.codec import write_action
from tabletop.files.reviews import Finding, Look
from tabletop.opponents.consequences import Consequence
from tabletop.opponents.move_comparison import LATER, LATER_KEY, Reason
from tabletop.opponents.review_worker import ReviewRequest, review_updates
from tabletop.opponents.worker import Answer
from tabletop.session.findings import GivenAway
from tabletop.session.review import SEED
from tests.walks import ALL


def ended(name="quay", seats=(PERSON, PERSON), seed=5):
    """A match that was played to its end, by chance."""
    match, dice = Match(ALL[name], Setup(seed, seats)), Random(seed)
    while match.choice is not None:
        match.play(dice.choice(match.legal_actions()))
    return match


class Here:
    """Reckons in this process, a decision at a time, over few guesses."""

    def __init__(self):
        self.told = iter(())
        self.is_reviewing = self.paused = False

    def ask(self, match, kept):
        self.told, self.is_reviewing = (
            review_updates(ReviewRequest.of(match, 1, SEED, kept), match.game),
            True,
        )

    def answer(self):
        self.paused = not self.paused
        if not self.paused:  # one answer whenever it is asked for
            return None
        told = next(self.told, None) if self.is_reviewing else None
        if told is None and self.is_reviewing:
            self.is_reviewing = False
            return Answer(1, 0, None)
        return told and Answer(1, 0, None, reviewed=told, last=False)

    def stop(self):
        self.is_reviewing = False

    close = stop


HAPPENS = (Consequence(0, translate("river_market", "build {things}").fill(things="a Booth"), 9, 2),)
REASONS = Reason("x", LATER, 6.0), Reason(LATER_KEY, LATER, 3.0)


def found(session, lost=9.0, reasons=REASONS):
    """What would be known if points had been given away in the first decision with two moves of each seat."""
    match, given = session.match, {}
    for at in session._reckoning.moments:
        given.setdefault(match.entries[at].seat, at)
    better = {}
    for at in given.values():
        legal = session.decision_at(_at(session, at)).legal_actions(match.states[at])
        better[at] = next(action for action in legal if action != match.entries[at].action)
    written = {at: write_action(action) for at, action in better.items()}
    looks = tuple(Look(at, lost, written.get(at)) for at in session._reckoning.moments)
    pairs = tuple((reason.key, reason.points) for reason in reasons)
    findings = tuple(Finding(at, written[at], lost, 0.1, pairs) for at in sorted(written))
    kept = session.review
    session._reckoning.review = type(kept)(
        kept.way, kept.seed, kept.seats, kept.moves, kept.digest, looks, findings, done=True
    )
    session._why = dict.fromkeys(written, tuple(reasons))
    session._happens = dict.fromkeys(written, HAPPENS)
    return session


def _at(session, at):
    entry = session.match.entries[at]
    return GivenAway(at, entry.seat, entry.action, entry.action, 0, 0, 0)
