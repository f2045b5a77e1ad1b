"""The same deal played in different ways: all that chance brings in it, by what it is for."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from itertools import zip_longest
from random import Random
from typing import Any

from tabletop.engine import chance
from tabletop.engine.game import Game, Setup
from tabletop.engine.match import Match
from tests.walks import ALL, seatings

Asked = dict[int, list[int]]
"""The numbers that each stream of chance has brought, one after the other."""


@contextmanager
def listening(asked: Asked) -> Iterator[None]:
    """Note what chance brings meanwhile to a state that has streams."""
    plain = chance._number

    def noted(s: Any, purpose: int) -> int:
        number = plain(s, purpose)
        if s.chance >= chance._STREAMS:
            asked.setdefault(purpose, []).append(number)
        return number

    chance._number = noted
    try:
        yield
    finally:
        chance._number = plain


def shown(game: Game[Any], event: Any) -> Iterator[tuple[tuple[Any, ...], int]]:
    """What an event shows that chance alone has brought: of which kind, and what."""
    kind = type(event).__name__
    if kind in ("SoloCardDrawn", "DieRolled", "CompassSpun"):
        brought = {"SoloCardDrawn": "card", "DieRolled": "face", "CompassSpun": "sector"}[kind]
        seat = event.seat if kind == "CompassSpun" else -1
        yield (kind, seat), getattr(event, brought)
    elif kind == "DiceRolled" and game.id == "merchants_cove":
        yield from (((kind, event.seat), pips) for pips in event.pips)


def played(
    game: Game[Any], setup: Setup, ways: Random, good: float
) -> tuple[Match[Any], Asked, dict[Any, list[int]]]:
    """A match played this way to its end: what its streams brought after the setup, and what it showed."""
    asked: Asked = {}
    seen: dict[Any, list[int]] = {}
    match = Match(game, setup)
    with listening(asked):
        while (step := match.choice) is not None:
            legal = step.legal_actions(match.state)
            if ways.random() < good:
                legal = (game.evaluation.shortlist(match.state, step, legal) or legal)[:4]
            for beat in match.play(ways.choice(legal), step.seat):
                for kind, value in shown(game, beat.event):
                    seen.setdefault(kind, []).append(value)
    return match, asked, seen


def differs(name: str, seed: int) -> str:
    """What chance brought otherwise in two matches of one deal that were played otherwise; "" for nothing."""
    game, ways = ALL[name], Random(seed)
    tables, solos = seatings(game)
    setup = Setup(seed, ways.choice([*tables, *solos]), streams=True)
    laid, plain = game.setup(setup), game.setup(replace(setup, streams=False))
    laid.chance = plain.chance
    if laid != plain:
        return f"{setup}: it is laid otherwise with streams than without"
    first, second = (played(game, setup, Random(seed * 2 + n), 0.3 + 0.6 * n) for n in range(2))
    for _match, asked, _seen in (first, second):
        if 0 in asked:
            return f"{setup}: the stream of the setup was asked {len(asked[0])} times after it"
    if first[0].states[0] != second[0].states[0]:
        return f"{setup}: it begins otherwise"
    for one, other in ((first[1], second[1]), (first[2], second[2])):
        for key in {*one, *other}:
            pairs = zip_longest(one.get(key, ()), other.get(key, ()))
            for at, (left, right) in enumerate(pairs):
                if None not in (left, right) and left != right:
                    return f"{setup}: {key} brought {left} and {right} as number {at}"
    return ""


if __name__ == "__main__":
    first, last = int(sys.argv[2]), int(sys.argv[3])
    found = [told for seed in range(first, last) if (told := differs(sys.argv[1], seed))]
    print(f"{sys.argv[1]}: {last - first} pairs, {len(found)} differ", *found[:5], sep="\n")
