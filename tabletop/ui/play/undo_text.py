"""The reason why undo is not available."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

if TYPE_CHECKING:
    from tabletop.ui.play.match_controller import MatchController


def undo_unavailable_text(controller: MatchController) -> str:
    """The reason why undo is not available; "" if it is, or if another moment is displayed."""
    if controller.at is not None or controller.can_undo() is not None:
        return ""
    if controller.session.history.undo_target(practice=True) is None:
        return QCoreApplication.translate("Undoing", "There is nothing to undo yet.")
    return QCoreApplication.translate("Undoing", "Can't undo: hidden information has been revealed.")
