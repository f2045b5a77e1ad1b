"""Widgets come and go under the window's order of Tab, and the program lives on.

Python's hold on an item of a layout (`QLayout.itemAt`) outlives the item; a widget that is made where it lay
takes the program with it when Qt deletes it (PySide6 6.11). So the window asks for no such item.
"""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from pathlib import Path

import pytest

import tabletop.ui

FOLDER = Path(tabletop.ui.__file__).parent
COMING_AND_GOING = """
from random import Random

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication, QComboBox, QFrame, QLabel, QPushButton, QVBoxLayout, QWidget

from tabletop.ui.style.tab_order import stops

app, dice, root = QApplication([]), Random(1), QWidget()
column = QVBoxLayout(root)
for _ in range(150):
    for _ in range(30):
        column.addWidget(dice.choice((QLabel, QPushButton, QFrame, QComboBox))())
        column.addSpacing(3)
    stops(root)
    for child in root.findChildren(QWidget):
        child.deleteLater()
    del child
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
print("lives")
"""


def test_the_order_of_tab_holds_on_to_nothing_that_has_gone():
    run = subprocess.run(
        [sys.executable, "-c", COMING_AND_GOING],
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (run.stdout, run.returncode) == ("lives\n", 0), run.stderr


@pytest.mark.parametrize("path", sorted(FOLDER.rglob("*.py")), ids=lambda path: path.stem)
def test_no_item_of_a_layout_is_asked_for(path):
    tree = ast.parse(path.read_text(encoding="utf-8"))
    named = [node for node in ast.walk(tree) if isinstance(node, ast.Attribute)]
    assert [node.lineno for node in named if node.attr == "itemAt"] == []
