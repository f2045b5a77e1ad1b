"""A mark in words: what it is called, and what it was earned by."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from tabletop import games
from tabletop.session.achievements import Achievement
from tabletop.session.deals import order
from tabletop.ui.play.deal_text import points
from tabletop.ui.style.i18n import against, day, to_language
from tabletop.ui.widgets.achievement_row import MarkLine


def earned_text(mark: Achievement) -> str:
    """A mark that has just been earned."""
    title, facts = to_language(mark.title), to_language(mark.facts)
    if not facts:
        return title
    return QCoreApplication.translate("Marks", "{mark} ({facts})").format(mark=title, facts=facts)


def earned_how(game: str, mark: Achievement) -> str:
    """When and by what it was earned; before that how far it has come, and what it takes."""
    facts, kept = to_language(mark.facts), mark.stored
    if not mark.earned:
        return " ".join(part for part in (to_language(mark.help), facts) if part)
    if kept is None:
        return facts
    result = facts or points(kept.scores[seat] for seat in order(game, kept.setup))
    return " · ".join((day(kept.ended), against(games.about(game), kept.setup), result))


def lines(game: str, marks: tuple[Achievement, ...]) -> list[MarkLine]:
    """The marks of a game, as they are listed."""
    return [MarkLine(to_language(mark.title), mark.earned, earned_how(game, mark)) for mark in marks]
