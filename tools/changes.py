"""Print the notes of the next release from changelog.d/, or put them into CHANGELOG.md.

python tools/changes.py                 print them
python tools/changes.py --gather 1.0.0  write them into CHANGELOG.md as this version's, and remove the files
"""

from __future__ import annotations

import argparse
import re
import sys
from datetime import UTC, datetime
from pathlib import Path

ROOT = Path(__file__).parents[1]
FOLDER, WHOLE = ROOT / "changelog.d", ROOT / "CHANGELOG.md"


def main() -> int:
    """Run from the command line."""
    parser = argparse.ArgumentParser(description="The notes of the next release.")
    parser.add_argument("--gather", metavar="VERSION", help="write them into CHANGELOG.md as this version's")
    given = parser.parse_args()
    if given.gather is None:
        print(notes(FOLDER))
        return 0
    WHOLE.write_text(
        gathered(WHOLE.read_text(encoding="utf-8"), given.gather, notes(FOLDER)), encoding="utf-8"
    )
    for path in news(FOLDER):
        path.unlink()
    return 0


def news(folder: Path) -> list[Path]:
    """Return the files of the changes, by name, so that those of one part of the program are neighbours."""
    return sorted(path for path in folder.glob("*.md") if path.name != "README.md")


def notes(folder: Path) -> str:
    """Return a list with an item for each change."""
    return "\n".join(f"- {' '.join(path.read_text(encoding='utf-8').split())}" for path in news(folder))


def gathered(whole: str, version: str, items: str) -> str:
    """Return the changelog with these items as the newest version's, in place of one in the making."""
    head, *versions = re.split(r"^(?=## )", whole, flags=re.MULTILINE)
    done = [text for text in versions if "(in the making)" not in text.splitlines()[0]]
    newest = f"## {version} ({datetime.now(UTC).date().isoformat()})\n\n{items}\n"
    return "".join((head, newest, *(f"\n{text}" for text in done)))


if __name__ == "__main__":
    sys.exit(main())
