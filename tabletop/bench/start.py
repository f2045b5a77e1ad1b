"""Measures the start for `tabletop bench`, by processor time: to the first picture, and 5 s after it.

Run as `python -m tabletop.bench.start`, in a separate process that starts as the program does and prints its
processor time. The peer is a bare window of PySide6, the least that any program with Qt needs.
"""

from __future__ import annotations

import json
import os
import sys
import tempfile
from time import process_time

AFTER = 5.0
"""Seconds after the first picture until the second figure is taken."""
BARE = """
from time import process_time
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QWidget
class Window(QWidget):
    def paintEvent(self, event):
        QTimer.singleShot(0, app.quit)
app = QApplication([])
window = Window()
window.show()
app.exec()
print(process_time())
"""
"""The source of a bare window, which prints its processor time once it is painted."""


def print_times() -> int:
    """Start the program with an empty library, and print the two processor times as JSON."""
    from tabletop.files.paths import DATA_VARIABLE

    with tempfile.TemporaryDirectory(prefix="tabletop-bench-") as folder:
        os.environ[DATA_VARIABLE] = folder
        from PySide6.QtCore import QTimer

        from tabletop.ui import app

        program = app.Program(app._application())  # noqa: SLF001  as app.run does
        took: list[float] = []

        def rested() -> None:
            took.append(process_time())
            program.window.close()

        def painted() -> None:
            took.append(process_time())
            QTimer.singleShot(round(AFTER * 1000), rested)

        program.window.painted.connect(painted)
        app._shown(program, None, "")  # noqa: SLF001
    print(json.dumps({"start": took[0], "rested": took[1]}), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(print_times())
