"""Automata: each reason they tell holds in the state in which it is told, and cites their own chapter."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from random import Random

import pytest

from tabletop.engine.match import Match
from tabletop.engine.rules import Beat
from tabletop.engine.text import english
from tabletop.games import GAMES
from tests.automata import CLAIMS, reasons
from tests.walks import ALL, setups, walk, walks

AGAIN = 2
"""The number of further matches of each setup with an automa."""
CHAPTERS = {
    "public_market": ("PM-16",),
    "river_market": ("RM-14", "RM-15"),
    "morocco": ("MO-13",),
    "merchants_cove": ("MC-16",),
}
"""The chapters of the automa's own rules."""
EVERYBODYS = {"Awarded", "BodyguardWon", "GoldGained", "AwardLost", "JuiceTaken", "TileLaid", "EndTriggered"}
"""Events that befall an automa by everybody's rules: when a stall of Morocco closes, or a deck runs out."""
RARE = {
    "Every half along the path {path} is taken, and no Crab is left: nothing.",
    "Every half along the path {path} is taken: a Crab instead.",
    "The card bids at {where} with the arrow, but no other player is there: behind all.",
    "No room in {aim}; the next stall in reading order is {stall}.",
    "The card bids at {where} with the arrow, but ${left} is left and ${front} needed: behind.",
    "Deck and discards are empty: the Rival has no turn.",
    "The Event deck is empty: nothing is built.",
    "The House row is empty: no Event is built.",
    "The House row is empty: {card} isn't built but discarded.",
    "The collection has %n cards: they are discarded.",
    "The same card was the last of the deck and took the last house: you may name either.",
    "Exactly %n Booth(s) on: a full lap.",
    "It builds the Event {card} with its first house, and you choose where.",
    "No stall is open any more: the Merchant passes.",
    "The Merchant has a Bodyguard alone, and no open stall has room for it: it passes.",
    "No open stall has room for the Merchant's Bodyguard: it sends an {kind}.",
    "Going round from north, the first open stall beside {stall} is {way}.",
    "It has %n Bodyguard(s) in the Guard Quarters and takes one instead of a gold.",
    "No space for a {good}, and the bag is empty: nothing comes.",
    "Nobody in the pool wants its Goods, no Rogue is there, and the bag is empty.",
    "It has no Goods, no Rogue is in the pool, and the bag is empty.",
    "Location {location}: that place is empty; the nearest card is on place {n}.",
    "The Town Square is empty: it hires nobody.",
}
"""Reasons that need not come up in these matches; tests of their games arrange some of them."""


def automa(match: Match) -> int:
    """The seat of the automa; -1 for none."""
    return next((seat for seat, who in enumerate(match.setup.seats) if ":" in who), -1)


@cache
def matches(name: str) -> tuple[Match, ...]:
    """Matches of a game with its automa."""
    of = ALL[name]
    found = [each.match for each in walks(name)]
    given = [setup for setup in setups(of) if any(":" in who for who in setup.seats)]
    for n in range(1, AGAIN + 1):
        for setup in given:
            seed = setup.seed + 1000 * n
            found.append(walk(of, replace(setup, seed=seed), Random(seed), good=0.5 * (n % 2)).match)
    return tuple(match for match in found if automa(match) >= 0)


def films(match: Match) -> Iterator[tuple[list[Beat], object]]:
    """What happened between each two decisions, with the state at the second."""
    yield match.opening, match.states[0]
    for at in range(len(match.entries)):
        yield match.beats(at), match.states[at + 1]


@pytest.mark.parametrize("name", CLAIMS)
def test_each_reason_holds_when_it_is_told_and_deeds_cite_the_own_chapter(name):
    of, met, cited = ALL[name], set(), set()
    for match in matches(name):
        seat = automa(match)
        for film, end in films(match):
            for told in reasons(film, end, seat):
                source = told.said.why.source
                assert source in CLAIMS[name], f"no claim is written for “{source}”"
                assert CLAIMS[name][source](told), (english(told.said.why), match.setup, told.after)
                met.add(source)
            lines = [(beat.event, line) for beat in film if (line := of.log(beat.event, -1))]
            cited |= {(type(event).__name__, line.rule) for event, line in lines if line.seat == seat}
    assert set(CLAIMS[name]) - met <= RARE
    others = {(kind, rule) for kind, rule in cited if rule.rpartition(".")[0] not in CHAPTERS[name]}
    assert {kind for kind, _ in others} <= EVERYBODYS, others


def test_every_automa_is_looked_at():
    assert {name for name in GAMES if ALL[name].about.automata} == set(CLAIMS) == set(CHAPTERS)
