"""Zones and pieces as they are made, so that each says in one line what it is."""

from __future__ import annotations

from functools import lru_cache

from tabletop.engine.rules import Choice
from tabletop.engine.table import Face, Piece, Spot, Zone
from tabletop.engine.text import NONE, Text
from tabletop.games.merchants_cove.state import MerchantsCove

KEPT = 4096
"""How many are kept, since most lie the same from one moment to the next."""


def asked(v: MerchantsCove) -> Choice | None:
    """What is asked now; None in the middle of a film, and when the match is over."""
    top = v.flow[-1] if v.flow else None
    return top if isinstance(top, Choice) else None


@lru_cache(KEPT)
def zone(
    key: str,
    at: Spot,
    name: Text,
    face: Face | str = "",
    *,
    rule: str,
    text: Text = NONE,
    spots: tuple[Spot, ...] = (),
    z: int = 0,
) -> Zone:
    """A zone at a place."""
    return Zone(key, at.x, at.y, at.w, at.h, name, face, spots=spots, text=text, rule=rule, z=z)


@lru_cache(KEPT)
def piece(
    key: str,
    where: str,
    at: Spot,
    face: Face,
    name: Text,
    *,
    rule: str,
    text: Text = NONE,
    z: int = 1,
    count: int = 0,
    angle: float = 0.0,
) -> Piece:
    """A piece at a place."""
    return Piece(
        key,
        where,
        at.x,
        at.y,
        at.w,
        at.h,
        face,
        name,
        text,
        rule,
        z=z,
        count=count,
        angle=angle,
    )
