"""Who squints or tabs: words and signs stand out from their ground, and where the keyboard is can be seen."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QAccessible, QColor, QImage
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget

from tabletop.engine.game import PERSON
from tabletop.ui import theme
from tabletop.ui.settings import SettingsDialog
from tabletop.ui.setup import NewMatch
from tabletop.ui.window import Window
from tests.quay.game import ABOUT

from .conftest import AT_ONCE
from .test_lists import luminance

GROUNDS = ("window", "panel", "raised")
WORDS = [(ink, ground) for ink in ("text", "quiet", "accent", "legal", "refused") for ground in GROUNDS]
WORDS += [("text", "line"), ("quiet", "line"), ("on_accent", "accent")]
SIGNS = [(ink, ground) for ink in ("edge", "quiet", "accent") for ground in (*GROUNDS,)]
WASH = 40
"""How opaque the wash under a row of the list of moves is, of 255."""


def against(one: QColor, other: QColor) -> float:
    """The contrast of two colours."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("tokens", [theme.LIGHT, theme.DARK])
def test_words_and_signs_stand_out_in_both_themes(tokens):
    for pairs, enough in ((WORDS, 4.5), (SIGNS, 3)):
        for ink, ground in pairs:
            seen = against(QColor(getattr(tokens, ink)), QColor(getattr(tokens, ground)))
            assert seen >= enough, (ink, ground, seen)
    legal, panel = QColor(tokens.legal), QColor(tokens.panel)
    part = WASH / 255
    washed = [round(a * part + b * (1 - part)) for a, b in zip(rgb(legal), rgb(panel), strict=True)]
    assert against(legal, QColor(*washed)) >= 4.5


def rgb(colour):
    return colour.red(), colour.green(), colour.blue()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_placeholders_can_be_read(app, qtbot, scheme):
    theme.dress(app, scheme)
    field = QLineEdit()
    qtbot.addWidget(field)
    field.setPlaceholderText("MMMMMMMMMMMM")
    field.resize(200, 40)
    field.show()
    image = field.grab().toImage()
    ground = image.pixelColor(190, 20)
    inner = [image.pixelColor(x, y) for x in range(15, 120) for y in range(12, 28)]
    assert max(against(ground, colour) for colour in inner) >= 4.4


def stops(page: QWidget) -> list[QWidget]:
    """Everything on a page at which Tab stops."""
    return [
        widget
        for widget in page.findChildren(QWidget)
        if widget.isVisibleTo(page)
        and widget.isEnabled()
        and widget.focusPolicy() & Qt.FocusPolicy.TabFocus
        and widget.focusProxy() is None
    ]


def points(image: QImage) -> list[int]:
    """The colours of a picture, row by row."""
    return list(memoryview(image.convertToFormat(QImage.Format.Format_RGB32).constBits()).cast("I"))


def ring(widget: QWidget, aside: QWidget) -> int:
    """How many pixels change by at least 3 to 1 when the keyboard comes to a widget."""
    aside.setFocus(Qt.FocusReason.TabFocusReason)
    assert aside.hasFocus()
    QApplication.processEvents()
    window, place = widget.window(), QRect(widget.mapTo(widget.window(), QPoint()), widget.size())
    before = points(window.grab(place).toImage())
    widget.setFocus(Qt.FocusReason.TabFocusReason)
    QApplication.processEvents()
    assert widget.hasFocus(), widget
    after = points(window.grab(place).toImage())
    changed = [(a, b) for a, b in zip(before, after, strict=True) if a != b]
    known = {pair: against(QColor(pair[0]), QColor(pair[1])) >= 3 for pair in set(changed)}
    return sum(known[pair] for pair in changed)


def judged(page: QWidget) -> list[str]:
    """What is wrong with the stops of a page."""
    aside, wrong = QLineEdit(page), []
    aside.setGeometry(0, 0, 1, 1)
    aside.show()
    for widget in stops(page):
        if widget is aside or widget.size().isEmpty():
            continue
        name = QAccessible.queryAccessibleInterface(widget).text(QAccessible.Text.Name)
        told = f"{type(widget).__name__} {name!r} in {type(widget.parentWidget()).__name__}"
        if not name:
            wrong.append(f"{told}: no name")
        if (seen := ring(widget, aside)) < min(widget.width(), 40):
            wrong.append(f"{told}: {seen} pixels")
    aside.setParent(None)
    return wrong


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_where_the_keyboard_is_can_be_seen_at_every_stop(app, seated, qtbot, scheme):
    theme.dress(app, scheme)
    match, wrong = seated((PERSON,)), {}
    match.hide()
    holder = QWidget()  # one window for all: only an active one has the keyboard
    qtbot.addWidget(holder)
    holder.resize(1280, 800)
    holder.show()
    holder.activateWindow()
    qtbot.waitUntil(holder.isActiveWindow)
    for page in (Window(AT_ONCE), SettingsDialog(AT_ONCE), NewMatch(ABOUT, None), match):
        page.setParent(holder, Qt.WindowType.Widget)
        page.resize(holder.size())
        page.show()
        wrong[type(page).__name__] = judged(page)
        if page is not match:
            page.hide()
    for tab in ("log", "score", "rules"):
        match._show_tab(tab)
        wrong[tab] = judged(match.panel)
    match.setParent(None)
    assert not any(wrong.values()), "\n".join(f"{page}: {each}" for page in wrong for each in wrong[page])
