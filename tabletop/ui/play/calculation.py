"""Explains how the points between two moves are calculated, with the terms of the evaluation."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QMessageBox, QWidget

from tabletop.opponents.move_comparison import Reason
from tabletop.ui.style.i18n import MINUS, tenths, to_language


def explain_calculation(parent: QWidget, reasons: Iterable[Reason]) -> None:
    """Explain it in plain words, and list the terms of this difference, if any are known."""
    title = QCoreApplication.translate("Hint", "How this is calculated")
    words = QCoreApplication.translate(
        "Hint",
        "The program knows what you know, and nothing more. It deals what is hidden at random, plays "
        "every move it compares, and lets all seats go on as a fair opponent would, up to the end of the "
        "next part of the match. It does so again and again, with the same cards and dice for every "
        "move.\n\n"
        "A move is better by the mean of these differences. Where chance alone may have made one, the "
        "moves are called as good.\n\n"
        "The lines add up to a difference: the first ones as your turn ends, which you can check on the "
        "table, the last ones by your later turns and your opponents. Where there was time for a few "
        "matches only, the total is called a rough estimate.",
    )
    if lines := [_line(reason) for reason in reasons]:
        words = "\n".join((words, "", *lines))
    QMessageBox(QMessageBox.Icon.NoIcon, title, words, parent=parent).open()


def _line(reason: Reason) -> str:
    """Return the points of a term with its name and the facts behind it."""
    sign = "+" if reason.points > 0 else MINUS
    words = f"{sign}{tenths(abs(reason.points))} {to_language(reason.title)}"
    return f"{words} ({to_language(reason.how)})" if reason.how.source else words
