"""A rule book as a test reads it: its numbered rules with their tags, their figures and tables."""

from __future__ import annotations

import re
from pathlib import Path

GAMES_FOLDER = Path(__file__).parents[1] / "resources" / "games"
RULE = re.compile(r"^### ([A-Z]{2,3}-\d+\.\d+) (\S.*) \{([a-z, ]+)\}$", re.MULTILINE)
CHAPTER = re.compile(r"^## ([A-Z]{2,3}-\d+) \S", re.MULTILINE)
NUMBER = re.compile(r"\b[A-Z]{2,3}-\d+(?:\.\d+)?\b")


class RuleBook:
    """The rule book of a game in a language."""

    def __init__(self, game: str, language: str) -> None:
        path = GAMES_FOLDER / game / f"rules.{language}.md"
        self.text = path.read_text(encoding="utf-8")
        self.tags = {number: tuple(tags.split(", ")) for number, _, tags in RULE.findall(self.text)}
        self.chapters = CHAPTER.findall(self.text)

    def rule(self, number: str) -> str:
        """The text of one rule, without its heading."""
        book = self.text.split(f"### {number} ")[1]
        return re.split(r"^##", book, maxsplit=1, flags=re.MULTILINE)[0].split("\n", 1)[1]

    def figures(self, number: str) -> list[int]:
        """The numbers in a rule, without those of other rules."""
        return [int(n) for n in re.findall(r"\d+", NUMBER.sub("", self.rule(number)))]

    def table(self, number: str) -> list[list[str]]:
        """The rows of the table in a rule, without its head."""
        rows = [line for line in self.rule(number).splitlines() if line.startswith("| ")]
        return [[cell.strip() for cell in row.strip("|").split("|")] for row in rows[1:]]
