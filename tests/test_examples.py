"""The examples in docstrings do what they say."""

from __future__ import annotations

import doctest
import importlib
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
WITH_EXAMPLES = sorted(
    ".".join(path.relative_to(ROOT).with_suffix("").parts)
    for path in (ROOT / "tabletop").rglob("*.py")
    if ">>> " in path.read_text(encoding="utf-8")
)


@pytest.mark.parametrize("name", WITH_EXAMPLES)
def test_examples_do_what_they_say(name):
    result = doctest.testmod(importlib.import_module(name))
    assert result.attempted
    assert not result.failed


NAMED = re.compile(r"`([\w./]+\.(?:py|toml|md|sh))`")
"""A file in a document."""


FILES = {
    path.name
    for folder in ("tabletop", "resources", "tests", "tools", "docs")
    for path in Path(folder).rglob("*.*")
}
PAGES = [*Path("docs").glob("*.md"), *Path("docs/games").glob("*.md"), *Path().glob("[A-Z]*.md")]


@pytest.mark.parametrize("page", PAGES, ids=str)
def test_files_that_a_page_names_are_there(page):
    game = page.stem if page.parent.name == "games" else "morocco"  # the model of a game in full size
    places = [page.parent, *map(Path, (".", "tabletop", f"tabletop/games/{game}", f"resources/games/{game}"))]
    named = NAMED.findall(page.read_text(encoding="utf-8"))
    missing = [file for file in named if not any((place / file).exists() for place in places)]
    assert [file for file in missing if "/" in file or file not in FILES] == []
