"""tabletop picture: a table of a match file as a PNG or an SVG."""

from __future__ import annotations

import argparse
from pathlib import Path

from tabletop.art.palette import SEATS
from tabletop.art.table_drawing import table_drawing, with_letters
from tabletop.cli.arguments import CommandError
from tabletop.cli.display import without_library
from tabletop.cli.output import counted, say
from tabletop.cli.replays import opened
from tabletop.engine.game import colours
from tabletop.files import records

_KINDS = (".png", ".svg")
_MOST = 4
"""Maximum size of a PNG, in times its plain size."""


def add_picture(parser: argparse.ArgumentParser) -> None:
    """Add the command's arguments."""
    parser.add_argument("file", type=Path, metavar="RECORD", help="a match file (.tabletop)")
    parser.add_argument("--at", type=int, metavar="N", help="after N moves (default: after the last)")
    parser.add_argument(
        "--seat", type=int, default=0, metavar="S", help="as seat S sees it (1 is the first; 0: everybody)"
    )
    parser.add_argument(
        "--scale", type=int, default=1, choices=range(1, _MOST + 1), help="size of a PNG (1 to 4 times)"
    )
    parser.add_argument("-o", type=Path, required=True, dest="out", metavar="FILE", help="FILE.png or .svg")


def run_picture(given: argparse.Namespace) -> int:
    """Write a picture of what a seat sees at a moment; 1 if the record departs from the rules."""
    if given.out.suffix.lower() not in _KINDS:
        raise CommandError(f"{given.out.name} is neither a .png nor a .svg")
    again = opened(given.file)
    match, seat = again.match, given.seat - 1
    at = len(match.entries) if given.at is None else given.at
    if not 0 <= at <= len(match.entries):
        raise CommandError(f"{given.file.name} has {counted(len(match.entries), 'move')}, so no --at {at}")
    if not -1 <= seat < len(match.setup.seats):
        raise CommandError(f"the match has seats 1 to {len(match.setup.seats)}; 0 is what everybody sees")
    match.goto(at)
    game = match.game
    with SEATS.wearing(colours(match.setup)):
        layout = game.table.layout(game.view(match.state, seat), seat)
        drawing = table_drawing(game.table, layout, say)
    records.write_file(given.out, _content(drawing, given.out.suffix.lower(), given.scale))
    whose = f"seat {given.seat} sees" if given.seat else "everybody may see"
    print(f"What {whose} after {counted(at, 'move')} is in {given.out}")
    if again.departure:
        print(say(again.departure.text))
    return 1 if again.departure else 0


def _content(drawing: str, suffix: str, scale: int) -> bytes:
    """Return the content of the file; only a PNG needs Qt.

    Raises:
        CommandError: Qt cannot be loaded here.
    """
    if suffix == ".svg":
        return with_letters(drawing).encode()
    try:
        from PySide6.QtGui import QGuiApplication

        from tabletop.ui import pictures
        from tabletop.ui.style import theme
    except ImportError as error:
        why = without_library(str(error))
        raise CommandError(f"a PNG needs Qt, an SVG does not: {why}") from error
    app = QGuiApplication.instance() or QGuiApplication(["tabletop", "-platform", "offscreen"])
    theme.load_fonts()
    content = pictures.png(pictures.raster(drawing, scale))
    del app
    return content
