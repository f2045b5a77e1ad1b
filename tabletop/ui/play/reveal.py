"""How a reveal is shown: what was sealed stays where it was laid until it is used.

When all have sealed, the sealed actions are done one after another. In the states between, a card that was
laid is in its owner's hand until its own action is done; shown like that it would jump back for a moment.
What is turned over by its value, such as sealed bids, is turned over from the lowest to the highest value,
and what an event counts shows zeros before.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from tabletop.engine.table import Face, Layout, Piece
from tabletop.ui.table.course import partly_counted


def without_detours(before: Layout, after: Sequence[Layout]) -> list[Layout]:
    """Return the layouts of a reveal in which no piece goes back to where it came from before it goes on.

    Args:
        before: The layout in which everything is sealed.
        after: The layouts of the reveal, up to the next decision.

    Returns:
        As many layouts as in `after`; the last one is unchanged.
    """
    was = {piece.key: piece for piece in before.pieces}
    zones = [{piece.key: piece.zone for piece in layout.pieces} for layout in after]
    leaves: dict[str, int] = {}
    for key, back in (zones[0] if zones else {}).items():
        gone_on = next((n for n, there in enumerate(zones) if there.get(key) != back), None)
        if key in was and was[key].zone != back and gone_on is not None:
            leaves[key] = gone_on
    open_until: dict[str, int] = {}
    for key, n in leaves.items():
        open_until[zones[0][key]] = max(n, open_until.get(zones[0][key], 0))

    def at(n: int, piece: Piece) -> Piece:
        """Return the piece in the layout `n`: as before while it, or what left its zone, is held back."""
        old = was.get(piece.key, piece)
        held = n < leaves.get(piece.key, 0)
        waits = old.zone == piece.zone and n < open_until.get(piece.zone, 0)
        return old if held or waits else piece

    return [
        replace(layout, pieces=tuple(at(n, piece) for piece in layout.pieces))
        for n, layout in enumerate(after)
    ]


def lowest_first(before: Layout, after: Sequence[Layout], by: str) -> list[Layout]:
    """Return the layouts of events that turn pieces over, the lowest first and equal ones together.

    Args:
        before: The layout before the first event.
        after: The layout after each event.
        by: The attribute of a face with its value.

    Returns:
        As many layouts as in `after`; the last one is unchanged. After the highest value it is repeated.
    """
    was, last = {piece.key: piece for piece in before.pieces}, after[-1]
    values = {
        piece.key: getattr(piece.face, by)
        for piece in last.pieces
        if piece.key in was and was[piece.key].face != piece.face and hasattr(piece.face, by)
    }
    order = sorted(set(values.values()))

    def at(n: int, piece: Piece) -> Piece:
        return was[piece.key] if values.get(piece.key) in order[n + 1 :] else piece

    shown = [replace(last, pieces=tuple(at(n, piece) for piece in last.pieces)) for n in range(len(after))]
    return [*shown[:-1], last]


def not_yet_counted(before: Layout, after: Sequence[Layout], at: int, of: str) -> list[Layout]:
    """Return the layouts before an event that counts, in which what it counts is new and still shows zeros.

    Args:
        before: The layout before the first event.
        after: The layout after each event.
        at: The number of the event that counts.
        of: The attribute of a face with the numbers, see `CountUp`.

    Returns:
        As many layouts as in `after`; from the event on they are unchanged.
    """
    known = {piece.key for piece in before.pieces}
    faces = {piece.key: piece.face for piece in after[at].pieces if piece.key not in known}

    def empty(piece: Piece) -> Piece:
        if (
            faces.get(piece.key) != piece.face
            or not isinstance(piece.face, Face)
            or not hasattr(piece.face, of)
        ):
            return piece
        return replace(piece, face=partly_counted(piece.face, of, 0.0))

    earlier = [replace(layout, pieces=tuple(map(empty, layout.pieces))) for layout in after[:at]]
    return [*earlier, *after[at:]]
