"""The words of hints."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from tabletop.opponents.hint import sum_of
from tabletop.opponents.move_analysis import MoveAnalysis
from tabletop.ui.play.move import Move
from tabletop.ui.play.move_options import MoveOptions
from tabletop.ui.style.i18n import join_names, tenths, to_language

FEW = 3
"""Maximum number of equally good moves that are shown or named one by one."""


def look_here(names: Sequence[str], equals: int) -> str:
    """Return where to look; `equals` is the number of moves that are as good as each other."""
    if not names:
        return QCoreApplication.translate("Hint", "Look at the buttons above the table.")
    words = QCoreApplication.translate("Hint", "Look here: {places}.").format(places=join_names(list(names)))
    if equals <= FEW:
        return words
    many = QCoreApplication.translate("Hint", "%n move(s) are as good; here is one.", None, equals)
    return f"{many} {words}"


def as_good(offer: MoveOptions, moves: Sequence[Move], rated: Sequence[MoveAnalysis]) -> list[str]:
    """Return the line about the moves that are as good as that of the hint; none without any."""
    if not moves:
        return []
    names = "; ".join(offer.words(move.action) for move in moves[:FEW])
    if len(moves) > FEW:
        more = QCoreApplication.translate("Hint", "%n more", "moves", len(moves) - FEW)
        names = f"{names}; {more}"
    words = QCoreApplication.translate("Hint", "As good: {moves}; no difference was found.")
    if any(each.untested for each in rated):
        words = QCoreApplication.translate("Hint", "Hardly compared yet: {moves}.")
    return [words.format(moves=names)]


def both_words() -> str:
    """Return what the bar says while both moves are shown."""
    return QCoreApplication.translate("Hint", "Only shown: how both moves may go on. Space ends it.")


def total(other: MoveAnalysis) -> str:
    """Return the sentence for the total over simulated matches."""
    if other.untested:
        return QCoreApplication.translate(
            "Hint", "%n simulated match(es) are too few to tell them apart.", None, other.guesses
        )
    if other.equal:
        return QCoreApplication.translate(
            "Hint", "No difference was found in %n simulated match(es).", None, other.guesses
        )
    return to_language(sum_of(other).fill(points=tenths(other.behind), error=tenths(other.error)))
