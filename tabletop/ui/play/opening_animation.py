"""The animation before a match: piles are shuffled, cards are dealt around the table and turned over."""

from __future__ import annotations

from dataclasses import replace

from tabletop.engine.motion import Deal, Motion, TurnOver
from tabletop.engine.rules import State
from tabletop.engine.table import Dealing, Layout
from tabletop.ui.play.animation_frames import Frame

_SHUFFLED, _DEALT, _TURNED = 0.5, 0.8, 0.3
"""Seconds of the three parts at speed 1; the second one is the longest that dealing takes."""
_EACH, _FLIES = 0.07, 0.35
"""Seconds between two cards, and of the last one's way."""


def dealing_frames(dealing: Dealing, layout: Layout, view: State, seats: int, speed: float) -> list[Frame]:
    """Return the frames that end in the first layout of a match; the first frame shows nothing dealt.

    Args:
        dealing: What the game deals.
        layout: The first layout.
        view: The state that it shows.
        seats: The number of seats that are dealt to.
        speed: As in the settings; 0 (at once) has no frames.
    """
    own = [piece for piece in layout.pieces if dealing.deals(piece)]
    if not speed or not own:
        return []

    def frame(shown: Layout, motion: Motion) -> Frame:
        ms = round(motion.seconds * 1000 / speed)
        return Frame(shown, ms, motion.sound, "", view=view, seat=-1, motion=motion)

    bare = replace(layout, pieces=tuple(piece for piece in layout.pieces if not dealing.deals(piece)))
    empty = replace(bare, pieces=tuple(piece for piece in bare.pieces if piece.key not in dealing.piles))
    film = [frame(empty, Motion(0.0))]
    if dealing.piles:
        film.append(frame(bare, Deal(_SHUFFLED, sound="shuffle", halves=True)))
    number = len(own) * (seats if dealing.around else 1)
    deal = Deal(
        min(number * _EACH + _FLIES, _DEALT),
        sound="card",
        each=_EACH,
        around=dealing.around,
        source=dealing.source,
        shakes=dealing.shakes,
    )
    if dealing.back:
        covered = (replace(p, face=dealing.back) if dealing.deals(p) else p for p in layout.pieces)
        film.append(frame(replace(layout, pieces=tuple(covered)), deal))
        film.append(frame(layout, TurnOver(_TURNED)))
    else:
        film.append(frame(layout, deal))
    return film
