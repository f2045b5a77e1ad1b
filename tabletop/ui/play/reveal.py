"""How a reveal is shown: what was sealed stays where it was laid until it is used.

When all have sealed, the sealed actions are done one after another. In the states between, a card that was
laid is in its owner's hand until its own action is done; shown like that it would jump back for a moment.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from tabletop.engine.table import Layout, Piece


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
