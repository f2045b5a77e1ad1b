"""Check the project's own rules that no linter covers; print each violation and exit 1 if there is one.

    python tools/words_check.py

The rules are those of CONTRIBUTING.md.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from itertools import chain
from pathlib import Path

ROOT = Path(__file__).parents[1]
FOLDERS = (
    ".ci",
    "changelog.d",
    "docs",
    "packaging",
    "resources",
    "tabletop",
    "tests",
    "tools",
    "translations",
)
NAMES = {"LICENSE", "Makefile", "run"}
LINES, LINES_OF_RULES = 400, 600
TEXT = {".py", ".md", ".toml", ".yaml", ".sh", ".spec", ".xml", ".nsi", ".ts", ".txt", ".svg", ".json"}
THIS = "tools/words_check.py"

EVERYWHERE = {
    r"(?<![\w.$}~])/(?:home|root|Users)/[\w.-]+/": "names a folder of one person's machine",
}
IN_CODE = {
    r"\b(?:TODO|FIXME|HACK)\b": "leaves work for later: do it, or open an issue",
    r"[=(, ]\?[1-9]\b": "is a numbered placeholder of SQLite, of which Python 3.12 warns: write “?”",
}
IN_TESTS = {
    r"pytest\.(?:skip|xfail|importorskip)\(|mark\.(?:skip|skipif|xfail)\b": "is a test that may not fail",
}
MODULE_NAMES = re.compile(r"(?:^|_)(?:utils?|helpers?|managers?|misc|common)$")


def known_files() -> Iterator[Path]:
    """Yield the project's text files, relative to the repository's folder."""
    inside = chain(ROOT.iterdir(), *((ROOT / folder).rglob("*") for folder in FOLDERS))
    for path in sorted(inside):
        if path.is_file() and (path.suffix in TEXT or path.name in NAMES):
            yield path.relative_to(ROOT)


def patterns_for(path: Path) -> dict[str, str]:
    """Return the patterns that a file must not contain, with the message for each."""
    code = path.suffix in {".py", ".spec", ".sh"}
    tests = path.suffix == ".py" and path.parts[0] == "tests"
    return EVERYWHERE | (IN_CODE if code else {}) | (IN_TESTS if tests else {})


def faults(path: Path) -> Iterator[str]:
    """Yield the violations of one file, each with its place."""
    lines = (ROOT / path).read_text(encoding="utf-8").splitlines()
    if path.suffix == ".py":
        rules = "rules" in path.parts or path.name == "rules.py" or re.match(r"ch\d\d_", path.name)
        limit = LINES_OF_RULES if rules else LINES
        if path.parts[0] == "tabletop" and len(lines) > limit:
            yield f"{path}: has {len(lines)} lines, {limit} are allowed: find the two things in it"
        if MODULE_NAMES.search(path.stem):
            yield f"{path}: has a name that says nothing"
    for pattern, says in patterns_for(path).items():
        seen = re.compile(pattern)
        yield from (f"{path}:{at}: {says}" for at, line in enumerate(lines, 1) if seen.search(line))


def main() -> int:
    """Run from the command line; 1 if something was found."""
    found = [fault for path in known_files() if path.as_posix() != THIS for fault in faults(path)]
    print(*found, sep="\n", end="\n" if found else "")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
