"""The question what to do while the program that runs already does not answer."""

from __future__ import annotations

import threading
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QMessageBox, QPushButton

from tabletop.files import single_instance
from tabletop.files.single_instance import FirstInstance

_AT_A_TIME = 0.5
"""Seconds of one attempt to reach the other program."""


class NoAnswer(QMessageBox):
    """Says that the program that runs already does not answer, and closes by itself once it does or ends."""

    _answered = Signal()
    """Emitted by the thread when the other program has answered, or has ended."""

    def __init__(self, folder: Path, message: str) -> None:
        """Create it; `message` is what the other program is to do, as `single_instance.tell` takes it."""
        super().__init__()
        self.setIcon(QMessageBox.Icon.Warning)
        self.setWindowTitle("Tabletop")
        self.setText(self.tr("Tabletop is already running, but it doesn't answer."))
        self.setInformativeText(
            self.tr(
                "It may still be starting or closing; then it goes on here by itself. "
                "If not, open another window: a match that is open in the first one can only be viewed in it."
            )
        )
        self.another = QPushButton(self.tr("&Open another window"))
        self.addButton(self.another, QMessageBox.ButtonRole.AcceptRole)
        self.setEscapeButton(self.addButton(QMessageBox.StandardButton.Close))
        self.setDefaultButton(self.another)
        self._folder, self._message = folder, message
        self._first: FirstInstance | None = None
        self._reached = False
        self._decided = threading.Event()
        self._answered.connect(self.accept)

    def decision(self) -> tuple[FirstInstance | None, bool]:
        """Ask and wait.

        Returns:
            The FirstInstance if this program has become it; True if it shows a window of its own.
        """
        thread = threading.Thread(target=self._try, name="no answer", daemon=True)
        thread.start()
        self.exec()
        self._decided.set()
        thread.join()
        if self._first is not None or self._reached:
            return self._first, self._first is not None
        return None, self.clickedButton() is self.another

    def _try(self) -> None:
        """Try to reach the other program or to take its place, until that succeeds or the player decides."""
        while not self._decided.is_set():
            try:
                found = single_instance.claim_or_tell(self._folder, self._message, _AT_A_TIME)
            except OSError:
                self._decided.wait(_AT_A_TIME)
                continue
            self._first, self._reached = found, True
            self._answered.emit()
            return
