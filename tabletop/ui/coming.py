"""The games that are still to come, as boxes on the shelf."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QCoreApplication

from tabletop.art import covers
from tabletop.ui.boxes import SPINES, Box


def boxes() -> list[Box]:
    """Their boxes, in the order of the shelf."""
    told = (
        (
            "brick_and_mortar",
            "Brick & Mortar",
            QCoreApplication.translate(
                "Coming", "Open shops, buy stock, and set the one price nobody expects."
            ),
        ),
    )
    return [
        Box(
            id="",
            title=title,
            blurb=blurb,
            seats="",
            minutes="",
            solo="",
            cover=partial(covers.cover, name),
            spine=SPINES[name],
        )
        for name, title, blurb in told
    ]
