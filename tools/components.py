"""Check the component files of all games, and list them so that the program need not check them again.

    python tools/components.py            check them and write resources/checked.txt
    python tools/components.py --check    1 if the list is not that of the files

Run it after each change of a component file; a file that differs from the list only takes longer to load.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tabletop.files import components, known_files, paths  # noqa: E402


def main(argv: list[str]) -> int:
    """Run from the command line."""
    file = paths.RESOURCES / known_files.LIST
    found = known_files.checksum_list(checked_files())
    if argv == ["--check"]:
        if file.is_file() and file.read_text("utf-8") == found:
            return 0
        print(f"{file.name} is not that of the component files: run python tools/components.py")
        return 1
    file.write_text(found, "utf-8", newline="\n")
    return 0


def checked_files() -> dict[str, str]:
    """Load all games of the program, and return the texts of their component files, by path.

    Raises:
        ComponentError: A file is invalid.
        ValueError: A file that was checked already would be read as something else.
    """
    texts = {}
    strict = components.strict

    def both(path: str, kind: type[Any], data: dict[str, Any]) -> Any:
        found, quick = strict(path, kind, data), known_files.built(kind, data)
        if repr(found) != repr(quick):
            raise ValueError(f"{path}: {found} is read as {quick}")
        texts[path] = paths.resource(path).read_text("utf-8")
        return found

    known_files.LIST = "no list, so that everything is checked"
    components.strict = both
    from tabletop.files.forecast_errors import missed
    from tabletop.games import INCLUDED, game

    for name in INCLUDED:
        game(name)
        missed(name, "2")
    return texts


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
