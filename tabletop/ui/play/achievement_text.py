"""An achievement in words: its name, and how it was earned."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from tabletop import games
from tabletop.session.achievements import Achievement
from tabletop.session.deals import order
from tabletop.ui.play.deal_text import points
from tabletop.ui.style.i18n import against, day, to_language
from tabletop.ui.widgets.achievement_row import MarkLine


def earned_text(mark: Achievement) -> str:
    """Return the text of an achievement that has just been earned."""
    title, facts = to_language(mark.title), to_language(mark.facts)
    if not facts:
        return title
    return QCoreApplication.translate("Marks", "{mark} ({facts})").format(mark=title, facts=facts)


def earned_how(game: str, mark: Achievement) -> str:
    """When and how it was earned; if it is not, what it takes and the progress so far."""
    facts, stored = to_language(mark.facts), mark.stored
    if not mark.earned:
        return " ".join(part for part in (to_language(mark.help), facts) if part)
    if stored is None:
        return facts
    result = facts or points(stored.scores[seat] for seat in order(game, stored.setup))
    return " · ".join((day(stored.ended), against(games.about(game), stored.setup), result))


def lines(game: str, marks: tuple[Achievement, ...]) -> list[MarkLine]:
    """Return the lines of a game's achievements."""
    return [MarkLine(to_language(mark.title), mark.earned, earned_how(game, mark)) for mark in marks]
