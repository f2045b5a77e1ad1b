"""Print the notes of the next release from changelog.d/, or put them into CHANGELOG.md.

python tools/changes.py                 print what changelog.d/ holds
python tools/changes.py --gather 1.0.0  make it this version's in CHANGELOG.md, with today's day; the files go
python tools/changes.py --of 1.0.0      print what CHANGELOG.md says of a version that has a day

Where CHANGELOG.md has words of its own for the version in the making, these stay, and the files only go.
"""

from __future__ import annotations

import argparse
import re
import sys
from datetime import UTC, datetime
from pathlib import Path

ROOT = Path(__file__).parents[1]
FOLDER, WHOLE = ROOT / "changelog.d", ROOT / "CHANGELOG.md"
MAKING = "(in the making)"
NO_WORDS = "See `changelog.d/`."
"""What stands in the section of a version in the making that has no words of its own."""


def main() -> int:
    """Run from the command line; 1 if the version that is named is not there yet."""
    parser = argparse.ArgumentParser(description="The notes of a release.")
    parser.add_argument("--gather", metavar="VERSION", help="write them into CHANGELOG.md as this version's")
    parser.add_argument("--of", metavar="VERSION", help="print what CHANGELOG.md says of this version")
    given = parser.parse_args()
    whole = WHOLE.read_text(encoding="utf-8")
    if given.of is not None:
        found = section(whole, given.of)
        print(
            found or f"CHANGELOG.md has no {given.of} with a day: python tools/changes.py --gather {given.of}"
        )
        return 0 if found else 1
    if given.gather is None:
        print(notes(FOLDER))
        return 0
    WHOLE.write_text(gathered(whole, given.gather, notes(FOLDER)), encoding="utf-8")
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
    """Return the changelog with this version dated: with its own words, or else with these items."""
    head, *versions = re.split(r"^(?=## )", whole, flags=re.MULTILINE)
    making = [text for text in versions if MAKING in text.splitlines()[0]]
    done = [text for text in versions if text not in making]
    words = making[0].partition("\n")[2].strip() if making else ""
    body = items if words in ("", NO_WORDS) else words
    newest = f"## {version} ({datetime.now(UTC).date().isoformat()})\n\n{body}\n"
    return "".join((head, newest, *(f"\n{text}" for text in done)))


def section(whole: str, version: str) -> str:
    """Return what the changelog says of a version; "" if it has no such version, or one in the making."""
    for text in re.split(r"^## ", whole, flags=re.MULTILINE)[1:]:
        head, _, body = text.partition("\n")
        if head.startswith(f"{version} (") and MAKING not in head:
            return body.strip()
    return ""


if __name__ == "__main__":
    sys.exit(main())
