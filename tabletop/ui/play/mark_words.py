"""A mark in words: what it is called, and what it was earned by."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from tabletop import games
from tabletop.session.deals import order
from tabletop.session.marks import Mark
from tabletop.ui.play.deal_words import points
from tabletop.ui.style.i18n import against, day, say
from tabletop.ui.widgets.marks import MarkLine


def told(mark: Mark) -> str:
    """A mark that has just been earned."""
    title, facts = say(mark.title), say(mark.facts)
    if not facts:
        return title
    return QCoreApplication.translate("Marks", "{mark} ({facts})").format(mark=title, facts=facts)


def by_what(game: str, mark: Mark) -> str:
    """When and by what it was earned; before that how far it has come, and what it takes."""
    facts, kept = say(mark.facts), mark.kept
    if not mark.earned:
        return " ".join(part for part in (say(mark.help), facts) if part)
    if kept is None:
        return facts
    result = facts or points(kept.scores[seat] for seat in order(game, kept.setup))
    return " · ".join((day(kept.ended), against(games.about(game), kept.setup), result))


def lines(game: str, marks: tuple[Mark, ...]) -> list[MarkLine]:
    """The marks of a game, as they are listed."""
    return [MarkLine(say(mark.title), mark.earned, by_what(game, mark)) for mark in marks]
