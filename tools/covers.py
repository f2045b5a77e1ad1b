"""Write the fronts of the boxes as files, so that the lobby need not draw them.

    python tools/covers.py            write resources/games/*/cover.svg
    python tools/covers.py --check    1 if one of them is not what its game draws

Run it after each change of a game's `box_art.py` or of what that draws with.
"""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tabletop.files import paths  # noqa: E402
from tabletop.games import INCLUDED  # noqa: E402


def main(argv: list[str]) -> int:
    """Run from the command line."""
    covers = {paths.resource(f"games/{name}/cover.svg"): drawn(name) for name in INCLUDED}
    if argv == ["--check"]:
        old = [file for file, cover in covers.items() if file.read_text("utf-8") != cover]
        for file in old:
            print(f"{file.relative_to(ROOT)} is not what its game draws: run python tools/covers.py")
        return 1 if old else 0
    for file, cover in covers.items():
        file.write_text(cover, "utf-8", newline="\n")
    return 0


def drawn(name: str) -> str:
    """Return the front of a game's box as SVG text."""
    return str(import_module(f"tabletop.games.{name}.box_art").cover())


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
