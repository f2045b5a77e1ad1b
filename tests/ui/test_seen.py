"""Who squints or tabs: words and signs stand out from their ground, and where the keyboard is can be seen."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QAccessible, QColor, QFontInfo, QImage, QPalette
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSlider,
    QApplication,
    QComboBox,
    QLineEdit,
    QScrollBar,
    QTabBar,
    QWidget,
)

from tabletop import games
from tabletop.engine.game import PERSON, Setup
from tabletop.engine.match import Match
from tabletop.session.local import LocalSession
from tabletop.ui.dialogs.settings import SettingsDialog
from tabletop.ui.pages.new_match import NewMatch
from tabletop.ui.panels.review_graph import Graph, Lines
from tabletop.ui.panels.timeline import Ticks
from tabletop.ui.style import desktop, theme
from tabletop.ui.style.tab_order import bring_into_sight
from tabletop.ui.table.accessible import UnseenButton
from tabletop.ui.widgets import icons
from tabletop.ui.window import Window
from tests.quay.game import GAME as QUAY

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


@pytest.mark.parametrize("tokens", [theme.LIGHT, theme.DARK, theme.CONTRAST])
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


@pytest.mark.parametrize("scheme", ["light", "dark", "contrast"])
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
    bring_into_sight(widget)  # as the window does it when Tab comes there
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


@pytest.mark.parametrize("scheme", ["light", "dark", "contrast"])
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
    new = NewMatch(games.about("public_market"), None)
    new.fold.setChecked(True)
    for page in (Window(AT_ONCE), SettingsDialog(AT_ONCE), new, match):
        page.setParent(holder, Qt.WindowType.Widget)
        page.resize(holder.size())
        page.show()
        wrong[type(page).__name__] = judged(page)
        if page is not match:
            page.hide()
    for tab in ("log", "score", "rules"):
        match.tabs.open_tab(tab)
        wrong[tab] = judged(match.panel)
    match.setParent(None)
    assert not any(wrong.values()), "\n".join(f"{page}: {each}" for page in wrong for each in wrong[page])


def test_high_contrast_is_higher():
    words = [(ink, ground) for ink in ("text", "quiet", "accent", "legal", "refused") for ground in GROUNDS]
    for ink, ground in words:
        assert against(QColor(getattr(theme.CONTRAST, ink)), QColor(getattr(theme.CONTRAST, ground))) >= 7
    for ground in GROUNDS:  # edges of buttons, too
        assert against(QColor(theme.CONTRAST.line), QColor(getattr(theme.CONTRAST, ground))) >= 3


@pytest.fixture
def insistent(app, monkeypatch):
    """A system that is set to yellow letters on black."""
    system = QPalette(QColor("#000000"))
    roles = QPalette.ColorRole
    for role in (roles.Window, roles.Base, roles.Button):
        system.setColor(role, QColor("#000000"))
    for role in (roles.WindowText, roles.Text, roles.ButtonText):
        system.setColor(role, QColor("#FFFF00"))
    system.setColor(roles.Highlight, QColor("#00FFFF"))
    system.setColor(roles.HighlightedText, QColor("#000000"))
    monkeypatch.setattr(theme, "more_contrast", lambda: True)
    monkeypatch.setattr(theme, "system_palette", lambda _app: system)
    yield app
    monkeypatch.undo()
    theme.dress(app, "light")


def test_colours_that_the_system_forces_are_kept(insistent):
    theme.dress(insistent, "system")
    shown, roles = insistent.palette(), QPalette.ColorRole
    assert theme.tokens().text == shown.color(roles.WindowText).name() == "#ffff00"
    assert theme.tokens().window == shown.color(roles.Window).name() == "#000000"
    assert theme.tokens().accent == "#00ffff"
    assert "#ffff00" in insistent.styleSheet()
    assert theme.dark()
    for ink, ground in WORDS:
        seen = against(QColor(getattr(theme.tokens(), ink)), QColor(getattr(theme.tokens(), ground)))
        assert seen >= 4.5, (ink, ground)
    theme.dress(insistent, "dark")
    assert theme.tokens() is theme.DARK


@pytest.mark.parametrize(
    ("told", "value", "still"),
    [
        (("org.freedesktop.appearance", "reduced-motion"), 1, True),
        (("org.freedesktop.appearance", "reduced-motion"), 0, False),
        (("org.gnome.desktop.interface", "enable-animations"), False, True),
        (("org.gnome.desktop.interface", "enable-animations"), True, False),
        (("org.kde.kdeglobals.KDE", "AnimationDurationFactor"), "0", True),
        (("org.kde.kdeglobals.KDE", "AnimationDurationFactor"), "1", False),
    ],
)
def test_less_motion_is_what_the_desktop_says(seated, monkeypatch, told, value, still):
    monkeypatch.setattr(desktop, "said", lambda *asked: value if asked == told else None)
    monkeypatch.setattr(desktop.sys, "platform", "linux")
    page = seated((PERSON,))
    assert desktop.less_motion() is still
    assert page.table.surface.still is still
    page.use(replace(AT_ONCE, reduced_motion="off"))
    assert not page.table.surface.still


def test_without_a_portal_things_move(app, monkeypatch):
    monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nonexistent")
    assert desktop.said("org.freedesktop.appearance", "reduced-motion") is None


def test_icons_boxes_and_what_is_said_on_the_table_go_with_the_size_of_the_text(app, seated):
    page = seated((PERSON,))
    sizes = {}
    for percent in (100, 200):
        theme.redress(app, percent)
        QApplication.processEvents()
        page.retranslate()
        page.table.lookout.look_now("quay0")
        sizes[percent] = [
            page.bar.fold.width() - 14,
            page.bar.mark.width() - 6,
            page.timeline.play.width() - 14,
            page.table.lookout.lens._words.width(),
            QFontInfo(page.table.lookout.lens._words.font()).pixelSize(),
        ]
        assert page.timeline.play.height() <= page.timeline.height()
    theme.redress(app, 100)
    assert [2 * size for size in sizes[100]] == sizes[200]


def test_ticks_and_lines_carry_the_signs_of_their_seats(app, quay, qtbot, chance, monkeypatch):
    match, signs, path = Match(QUAY, Setup(3, (PERSON, PERSON))), [], icons.seat_path
    while match.choice is not None:
        match.play(chance.choice(match.legal_actions()))
    session = LocalSession(match)
    monkeypatch.setattr(icons, "seat_path", lambda seat, box: (signs.append(seat), path(seat, box))[1])
    ticks, graph = Ticks(), Graph()
    for widget in (ticks, graph):
        qtbot.addWidget(widget)
        widget.resize(900, 132)
        widget.show_ticks(session)
    ticks.grab()
    assert signs == [entry.seat for entry in session.entries]
    graph.show_end(session)
    points = tuple((n / 10, -n / 10) for n in range(match.now))
    graph.show_lines(Lines(tuple(range(match.now)), points), (), -1)
    before = len(signs)
    graph.grab()
    assert min(signs[before:].count(seat) for seat in (0, 1)) >= 4


def small(root: QWidget) -> list[tuple[str, str, int, int]]:
    """What can be clicked below a widget, and is less than 24 pixels wide or high."""
    kinds = (QAbstractButton, QAbstractSlider, QComboBox, QLineEdit)
    found = [
        (type(widget).__name__, widget.accessibleName(), widget.width(), widget.height())
        for widget in root.findChildren(QWidget)
        if isinstance(widget, kinds)
        and widget.isVisible()
        and widget.isEnabled()
        and not isinstance(widget, QScrollBar | UnseenButton)
        and not isinstance(widget.parent(), kinds)
    ]
    tabs = (bar.tabRect(at) for bar in root.findChildren(QTabBar) for at in range(bar.count()))
    found += [("tab", "", place.width(), place.height()) for place in tabs if not place.isEmpty()]
    return [one for one in found if min(one[2:]) < LEAST]


LEAST = 24
"""Least width and height of what can be clicked, in pixels (WCAG 2.5.8)."""


def test_what_can_be_clicked_is_large_enough_on_all_pages(window, qtbot):
    for page in ("learn", "matches", "deals", "books", "statistics", "games"):
        window.navigator.show_page(page)
        QApplication.processEvents()
        assert small(window) == [], page
    window.navigator.show_setup("merchants_cove")
    QApplication.processEvents()
    assert small(window) == []
    match = Match(games.game("morocco"), Setup(3, (PERSON, PERSON)))
    match.play(match.legal_actions()[0])
    window.navigator.open_match(window.services.shelf.begin(match).id)
    page = window.match_page
    page.curtain.drawn.emit()
    for tab in ("moves", "log", "score", "rules"):
        page.panel.show_tab(tab)
        QApplication.processEvents()
        assert small(window) == [], tab
    dialog = SettingsDialog(AT_ONCE, window)
    dialog.show()
    for bar in dialog.findChildren(QTabBar):
        for at in range(bar.count()):
            bar.setCurrentIndex(at)
            assert small(dialog) == [], at
    dialog.close()
