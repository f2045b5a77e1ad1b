"""Widgets come and go in the window's layouts, and the program lives on.

Python's hold on an item of a layout (`QLayout.itemAt`, or what PySide6 6.11 makes by itself when a layout
that holds something is put into another) outlives the item; a widget that is made where it lay takes the
program with it when Qt deletes it. So the window holds no such item.
"""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QSpacerItem, QWidgetItem
from shiboken6 import Shiboken

import tabletop.ui
from tabletop.games import GAMES
from tabletop.ui.window import Window

from .conftest import AT_ONCE

FOLDER = Path(tabletop.ui.__file__).parent
OUTLIVING = {"itemAt", "addLayout", "insertLayout"}
"""What makes objects of items."""
ALLOWED = {"layouts.py": {"itemAt", "addLayout"}, "match_card.py": {"insertLayout"}}
"""Where: it forgets them; the layout is still empty."""
COMING_AND_GOING = """
from random import Random

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication, QComboBox, QFrame, QLabel, QPushButton, QVBoxLayout, QWidget

from tabletop.ui.style.tab_order import stops
from tabletop.ui.widgets.layouts import add_layout

app, dice = QApplication([]), Random(1)
for _ in range(15):
    root = QWidget()
    column, inner = QVBoxLayout(root), QVBoxLayout()
    for turn in range(10):
        for _ in range(30):
            inner.addWidget(dice.choice((QLabel, QPushButton, QFrame, QComboBox))())
            inner.addSpacing(3)
        if turn == 0:
            add_layout(column, inner)
        stops(root)
        for child in root.findChildren(QWidget):
            child.deleteLater()
        del child
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
print("lives")
"""


def test_layouts_hold_on_to_nothing_that_has_gone():
    run = subprocess.run(
        [sys.executable, "-c", COMING_AND_GOING],
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (run.stdout, run.returncode) == ("lives\n", 0), run.stderr


def held() -> list[object]:
    """The items of layouts that Python holds on to."""
    return [one for one in Shiboken.getAllValidWrappers() if isinstance(one, QWidgetItem | QSpacerItem)]


def test_no_page_holds_on_to_an_item_of_a_layout(app, qtbot):
    before = len(held())
    made = Window(AT_ONCE)
    qtbot.addWidget(made)
    made.show()
    for name in ("games", "learn", "matches", "statistics", "books"):
        made.navigator.show_page(name)
        made.fill()
    for game in GAMES:
        made.navigator.show_setup(game)
    QApplication.processEvents()
    assert len(held()) == before


@pytest.mark.parametrize("path", sorted(FOLDER.rglob("*.py")), ids=lambda path: path.stem)
def test_no_item_of_a_layout_is_asked_for(path):
    tree = ast.parse(path.read_text(encoding="utf-8"))
    asked = {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute)} & OUTLIVING
    assert asked <= ALLOWED.get(path.name, set())
