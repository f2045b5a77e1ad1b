"""Texts a player will read, kept untranslated until somebody shows them."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Text:
    """A source text in English, its number if it has a plural, and what fills its braces.

    `source` may hold `{name}` braces, filled from `values` (whose values may be texts themselves),
    and `%n`, filled from `n` when that is not negative.
    """

    context: str
    source: str
    comment: str = ""
    n: int = -1
    values: tuple[tuple[str, object], ...] = ()

    def fill(self, **values: object) -> Text:
        """The same text with these values for its braces."""
        return Text(self.context, self.source, self.comment, self.n, (*self.values, *values.items()))

    def count(self, n: int) -> Text:
        """The same text for this number of things; the language's plural form follows from it."""
        return Text(self.context, self.source, self.comment, n, self.values)


NONE = Text("", "")
"""No text at all."""


def translate(context: str, source: str, comment: str = "", n: int = -1, /) -> Text:
    """Mark a text for translation. lupdate finds the call by its name, so all is positional."""
    return Text(context, source, comment, n)


def english(text: Text) -> str:
    """The text in its source language: for programs, logs of errors and tests."""
    values = {k: english(v) if isinstance(v, Text) else v for k, v in text.values}
    source = text.source.replace("%n", str(text.n)) if text.n >= 0 else text.source
    return source.format(**values) if values else source
