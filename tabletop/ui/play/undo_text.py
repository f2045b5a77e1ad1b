"""The reason why undo is not available."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from tabletop.session.protocol import UndoHistory


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
