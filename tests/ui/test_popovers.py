"""Popovers: Esc puts each away wherever the keyboard is; none is larger than the table at any text size."""

from __future__ import annotations

from types import SimpleNamespace

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QScrollArea, QWidget

import tabletop.ui.panels.hint_popover as hints
import tabletop.ui.panels.retry_popover as retries
import tabletop.ui.panels.review_popover as reviews
from tabletop.opponents.choosing import PlayResult
from tabletop.opponents.move_analysis import MoveAnalysis
from tabletop.ui.panels.coach_popover import CoachPopover
from tabletop.ui.panels.lesson_popover import Button, LessonPopover, PopoverContent
from tabletop.ui.panels.moves import MoveRow
from tabletop.ui.panels.note_popover import NoteLine, NotePopover
from tabletop.ui.panels.popover import Popover, TextPopover, dismiss_uppermost
from tabletop.ui.panels.reasons_popover import Verdict
from tabletop.ui.panels.turn_details import TurnDetails
from tabletop.ui.style import theme

LONG = "Die Karawane nimmt die Waren des zweiten Marktstands mit, sobald alle Händler gegangen sind. " * 3
TABLES = ((440, 420), (560, 500), (980, 690))
PERCENTS = (100, 150, 200)


def lesson(table, kind=LessonPopover):
    made = kind(table)
    words = ("Zeig es mir noch einmal", "Trotzdem machen", "Schritt überspringen")
    buttons = tuple(Button(f"b{n}", each, "Enter") for n, each in enumerate(words))
    made.show_content(
        PopoverContent("Schritt 3 von 12", "MC-13.14", LONG, "again", "Öllieferung", LONG, buttons)
    )
    return made


def reasons(made):
    made.place = "3 von 7, Runde 4"
    happens = tuple(f"{LONG[:90]} {n}" for n in range(3))
    made.show_verdict(Verdict("Lege die Karawane an den Marktstand", LONG, LONG, LONG, happens))
    return made


def note(table):
    made = NotePopover(table)
    made.show_note("Hinweis", [NoteLine(LONG, "MC-13.14"), NoteLine(LONG), NoteLine("Morgen", apart=True)])
    return made


def turn(table):
    made = TurnDetails(table)
    steps = tuple(NoteLine(f"{n} {LONG[:90]}", "MC-13.14", plain=False) for n in range(6))
    name = "Alexandra-Konstantina von und zu Hohenlohe"
    made.open_turn(0, name, LONG[:88], steps, (NoteLine(LONG),), replay=True)
    next(button for button in made._rows.buttons if button.objectName() == "steps").click()
    return made


MADE = {
    "lesson": lesson,
    "coach": lambda table: lesson(table, CoachPopover),
    "hint": lambda table: reasons(hints.HintPopover(table)),
    "review": lambda table: reasons(reviews.ReviewPopover(table)),
    "retry": lambda table: reasons(retries.RetryPopover(table, "Zurück zur Rückschau dieser Partie")),
    "note": note,
    "turn": turn,
}


@pytest.fixture(params=PERCENTS)
def percent(app, request):
    theme.dress(app, "light", request.param)
    yield request.param
    theme.dress(app, "light")


def laid(qtbot, name, size):
    """A popover on a table of this size that has no bare cloth."""
    table = QWidget()
    qtbot.addWidget(table)
    table.resize(*size)
    table.show()
    made = MADE[name](table)
    if isinstance(made, TextPopover):
        made.placing = lambda: made.lie(table.rect(), [], QRect(300, 200, 20, 20), [table.rect()])
        made.bring_back()
        made.placing()
    QApplication.processEvents()
    return table, made


def cross(popover):
    return next(b for b in popover.findChildren(QPushButton) if b.text() == "\N{MULTIPLICATION SIGN}")


def reachable(table, popover):
    """True if the popover lies within the table, its cross is hit by a click, and no button is cut off."""
    away = cross(popover)
    middle = away.mapTo(table, away.rect().center())
    inside = table.rect().contains(popover.geometry()) and popover.rect().contains(
        QRect(away.mapTo(popover, QPoint(0, 0)), away.size())
    )
    buttons = [b for b in popover.findChildren(QPushButton) if b.isVisibleTo(popover) and b is not away]
    if isinstance(popover, TextPopover):
        body = popover.findChild(QScrollArea).widget()
        inside = inside and all(
            body.rect().contains(QRect(b.mapTo(body, QPoint(0, 0)), b.size())) for b in buttons
        )
    return inside and table.childAt(middle) is away


def test_there_is_one_class_of_popovers_and_all_are_tried():
    def below(kind):
        return {kind, *(each for sub in kind.__subclasses__() for each in below(sub))}

    tried = {CoachPopover, LessonPopover, TurnDetails}
    tried |= {hints.HintPopover, reviews.ReviewPopover, retries.RetryPopover}
    assert {kind for kind in below(Popover) if not kind.__subclasses__()} | {LessonPopover} == tried


@pytest.mark.parametrize("size", TABLES)
@pytest.mark.parametrize("name", MADE)
def test_none_is_larger_than_the_table_and_its_cross_is_always_reached(qtbot, percent, name, size):
    table, made = laid(qtbot, name, size)
    assert reachable(table, made), (made.geometry(), cross(made).geometry())
    QTest.mouseClick(cross(made), Qt.MouseButton.LeftButton)
    assert made.isHidden() or isinstance(made, CoachPopover)  # the coach takes it as an answer


@pytest.mark.parametrize("name", MADE)
def test_what_has_no_room_scrolls_and_what_has_does_not(app, qtbot, name):
    table, made = laid(qtbot, name, (980, 690))
    bar = made.findChild(QScrollArea).verticalScrollBar()
    assert bar.maximum() == 0
    table.resize(420, 200)
    qtbot.waitUntil(lambda: table.rect().contains(made.geometry()) and bar.maximum() > 0)
    assert reachable(table, made)


@pytest.mark.parametrize("name", MADE)
def test_esc_puts_it_away_from_each_of_its_buttons(app, qtbot, name):
    _, made = laid(qtbot, name, (980, 690))
    gone = []
    if isinstance(made, CoachPopover):
        made.dismissed.connect(made.hide)
    for button in [b for b in made.findChildren(QPushButton) if b.isVisible()]:
        made.show()
        QTest.keyClick(button, Qt.Key.Key_Escape)
        gone.append(made.isHidden())
    assert gone
    assert all(gone)


def test_the_uppermost_is_put_away_first(app, qtbot):
    table, first = laid(qtbot, "hint", (980, 690))
    second = reasons(reviews.ReviewPopover(table))
    second.bring_back()
    first.raise_()
    for hidden in (first, second):
        assert dismiss_uppermost(table)
        assert hidden.isHidden()
    assert not dismiss_uppermost(table)


def test_what_was_put_away_stays_so_until_something_else_is_written(app, qtbot):
    _, made = laid(qtbot, "retry", (980, 690))
    made.dismiss()
    made.arrange(on=True)
    assert made.isHidden()
    made.show_verdict(Verdict("Another", "", ""))
    made.arrange(on=True)
    assert made.isVisible()


# In a match


@pytest.fixture
def hinted(seated):
    """A match whose hint says why."""
    page = seated()
    moves = page.controller.offer.moves
    rated = tuple(MoveAnalysis(m.action, float(n), 0.1, 160, n == 0, ()) for n, m in enumerate(moves[:3]))
    page.session.storage.count_hint()
    page.controller.hint_request.answered.emit(moves[0], PlayResult(moves[0].action, (), (), rated))
    for _ in range(2):
        page.hints.ask()
    assert page.hints.popover.isVisible()
    return page


@pytest.mark.parametrize("place", ["table", "list", "bar", "popover"])
def test_esc_puts_a_hint_away_wherever_the_keyboard_is(hinted, place):
    widget = {
        "table": lambda: hinted.table,
        "list": lambda: hinted.panel.moves.widget().findChildren(MoveRow)[:1],
        "bar": lambda: hinted.bar.hint,
        "popover": lambda: cross(hinted.hints.popover),
    }[place]()
    QTest.keyClick(widget[0] if isinstance(widget, list) else widget, Qt.Key.Key_Escape)
    assert hinted.hints.popover.isHidden()


def test_esc_puts_back_what_is_carried_before_it_puts_a_hint_away(hinted):
    table = hinted.table
    table.things.lift(next(iter(table.surface.offered.drags)))
    hinted.hints.popover.bring_back()
    QTest.keyClick(table, Qt.Key.Key_Escape)
    assert not table.hands.is_dragging
    assert hinted.hints.popover.isVisible()
    QTest.keyClick(table, Qt.Key.Key_Escape)
    assert hinted.hints.popover.isHidden()


def test_after_a_change_of_text_size_it_is_laid_anew(app, hinted, qtbot):
    popover, port = hinted.hints.popover, hinted.table.viewport()
    before = popover.size()
    theme.dress(app, "light", 200)
    try:
        hinted.retranslate()
        qtbot.waitUntil(lambda: popover.isVisible() and popover.height() > before.height())
        qtbot.wait(30)
        assert port.rect().contains(popover.geometry())
        bar = popover.findChild(QScrollArea).verticalScrollBar()
        assert bar.maximum() == 0 or popover.height() > port.height() - 40
        assert reachable(port, popover)
    finally:
        theme.dress(app, "light")


def test_the_note_of_the_coach_is_said_anew_at_another_size_of_text(app, seated, qtbot):
    page = seated()
    coaching, offer = page.coaching, page.controller.offer
    coaching._tell(SimpleNamespace(text=LONG, rule="3.2", point=()), offer)
    before = coaching.popover.height()
    theme.dress(app, "light", 200)
    try:
        page.retranslate()
        qtbot.waitUntil(lambda: coaching.popover.isVisible() and coaching.popover.height() > before)
        assert reachable(page.table.viewport(), coaching.popover)
        QTest.keyClick(page.table, Qt.Key.Key_Escape)
        assert coaching.popover.isHidden()
    finally:
        theme.dress(app, "light")
