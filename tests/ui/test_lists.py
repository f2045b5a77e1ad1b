"""The lists that drop down: every row can be read, under the pointer too, and none is out of sight."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication, QCheckBox, QComboBox

from tabletop import games
from tabletop.ui.dialogs.settings import SettingsDialog
from tabletop.ui.pages.new_match import NewMatch
from tabletop.ui.style import theme

from .conftest import AT_ONCE

READABLE = 4.5
"""The least contrast of words with their ground."""


def luminance(colour: QColor) -> float:
    """How light a colour is to the eye, 0 to 1."""
    parts = (colour.redF(), colour.greenF(), colour.blueF())
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(image, box) -> float:
    """The largest contrast of two points of a part of a picture, well inside it."""
    inner = box.adjusted(6, 4, -6, -4)
    lights = [
        luminance(image.pixelColor(x, y))
        for x in range(inner.left(), min(inner.right(), inner.left() + 120))
        for y in range(inner.top(), inner.bottom())
    ]
    return (max(lights) + 0.05) / (min(lights) + 0.05)


def pages(qtbot):
    """Every page that has lists."""
    for name in games.GAMES:
        yield NewMatch(games.about(name), None)
    yield SettingsDialog(AT_ONCE)


@pytest.mark.parametrize("percent", [100, 150, 200])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_every_row_of_every_list_is_in_sight_and_can_be_read_under_the_pointer(app, qtbot, scheme, percent):
    theme.dress(QApplication.instance(), scheme, percent)
    seen = set()
    for page in pages(qtbot):
        qtbot.addWidget(page)
        page.resize(1280, 800)
        page.show()
        for box in page.findChildren(QComboBox):
            rows = tuple(box.itemText(row) for row in range(box.count()))
            if rows in seen or not box.isVisibleTo(page):
                continue
            seen.add(rows)
            box.showPopup()
            view = box.view()
            qtbot.waitUntil(view.isVisible)
            for row in range(box.count()):
                index = box.model().index(row, 0)
                place = view.visualRect(index)
                assert view.viewport().rect().contains(place), (rows, row)
                assert view.sizeHintForIndex(index).width() <= view.viewport().width(), (rows, row)
                view.setCurrentIndex(index)
                image = view.viewport().grab().toImage()
                assert contrast(image, place) >= READABLE, (rows, row)
            box.hidePopup()
        page.close()
    assert len(seen) > 10


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_box_that_is_not_ticked_can_be_seen(app, qtbot, scheme):
    theme.dress(QApplication.instance(), scheme)
    dialog = SettingsDialog(AT_ONCE)
    qtbot.addWidget(dialog)
    dialog.show()
    box = next(box for box in dialog.findChildren(QCheckBox) if not box.isChecked())
    place = QRect(box.mapTo(dialog, QPoint(-8, -4)), box.size()).adjusted(0, 0, 24 - box.width(), 8)
    assert contrast(dialog.grab().toImage(), place) >= 3
