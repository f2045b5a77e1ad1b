"""The rule books of the games: their text, and the titles of their chapters and rules."""

from __future__ import annotations

import re

from tabletop.files import whole_files
from tabletop.files.paths import resource

_LARGEST = 2_000_000
"""Maximum size of a book, in bytes. The longest has a tenth."""
_SOURCE = "en"
"""The language in which every book is available."""
_CHAPTER = re.compile(r"^## (\S*\d\S*) ([^{\n]+)", re.MULTILINE)
_NUMBER = re.compile(r"^#+ (\S*\d\S*) ([^{\n]+)", re.MULTILINE)


def text_of(game: str, language: str) -> str:
    """Return the rule book of a game as Markdown, in a language or else in English; "" if there is none."""
    for code in (language, _SOURCE):
        path = resource(f"games/{game}/rules.{code}.md")
        if path.is_file():
            return whole_files.read(path, _LARGEST)
    return ""


def chapters(game: str, language: str = _SOURCE) -> dict[str, str]:
    """Return the titles of a game's chapters, by number, in their order."""
    return {
        number: title.strip()
        for number, title in _CHAPTER.findall(text_of(game, language))
        if "." not in number
    }


def titles(game: str, language: str = _SOURCE) -> dict[str, str]:
    """Return the titles of a game's numbered chapters and rules, by number."""
    return {number: title.strip() for number, title in _NUMBER.findall(text_of(game, language))}
