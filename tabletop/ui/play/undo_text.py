"""What undo does now, and the reason why it is not available."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from tabletop.session.protocol import UndoHistory

if TYPE_CHECKING:
    from tabletop.ui.commands import Commands
    from tabletop.ui.play.match_controller import MatchController


def show_undo(commands: Commands, controller: MatchController) -> None:
    """Name what the command does now, in the bar and in its tooltip."""
    if controller.remote.may_ask_back():
        words = QCoreApplication.translate("Undoing", "Ask to undo")
        why = QCoreApplication.translate("Undoing", "Others have chosen since then: they are asked first.")
    else:
        target = controller.undo_redo.undo_moment()
        words = QCoreApplication.translate("Commands", "Undo")
        why = undo_unavailable_text(controller.at, target, controller.session.history)
    commands["undo"].setIconText(words)
    commands.set_reason("undo", why)


def undo_unavailable_text(at: int | None, target: int | None, history: UndoHistory) -> str:
    """Return the reason why undo is not available; "" if it is, or if another moment is displayed.

    Args:
        at: The displayed moment; None if it is the present one.
        target: The moment to which an undo goes; None if nothing can be undone.
        history: What was played.
    """
    if at is not None or target is not None:
        return ""
    if history.undo_target(practice=True) is None:
        return QCoreApplication.translate("Undoing", "There is nothing to undo yet.")
    return QCoreApplication.translate("Undoing", "Can't undo: hidden information has been revealed.")
