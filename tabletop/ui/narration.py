"""The slip of paper at the edge of the table: what an opponent just did, step by step, and why."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape

from PySide6.QtCore import QEvent, QObject, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QEnterEvent, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import (
    QGraphicsView,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from tabletop.engine.table import Layout
from tabletop.ui import pictures
from tabletop.ui.short import Short

PAPER, PAPER_INK, PAPER_QUIET, PAPER_ACCENT = "#FDFBF6", "#2B2622", "#6E6459", "#9C5312"
TOOTH = 5
"""The torn edge at the foot, in pixels."""


SLIP_ZONE = "slip"
GAP = 6
"""Pixels between a slip and what lies below it."""
SLIP_LEAST = QSize(200, 76)
"""What a slip needs to be read, in pixels."""


def slip_place(table: QGraphicsView, layout: Layout) -> QRect:
    """Its zone on the table, larger where that is small and the cloth beside it is free; else a corner."""
    zone = next((z for z in layout.zones if z.key == SLIP_ZONE), None)
    view = table.viewport()
    if zone is not None:
        place = table.mapFromScene(zone.x, zone.y, zone.w, zone.h).boundingRect()
        if view.rect().contains(place):
            return _enlarged(place, view.rect(), beside(table, layout, place))
    width, height = min(300, view.width() - 24), min(150, view.height() // 3)
    return QRect(12, view.height() - height - 12, width, height)


def _enlarged(place: QRect, room: QRect, taken: list[QRect]) -> QRect:
    """A place as large as a slip needs to be read, if it can be so without covering what lies beside it."""
    large = place.united(QRect(place.topLeft(), SLIP_LEAST))
    more = large.size() - place.size()
    shifts = ((0, 0), (-more.width(), 0), (0, -more.height()), (-more.width(), -more.height()))
    for shift in shifts:
        there = large.translated(*shift)
        if room.contains(there) and not any(there.intersects(other) for other in taken):
            return there
    return place


def beside(table: QGraphicsView, layout: Layout, place: QRect) -> list[QRect]:
    """Where the zones lie that a slip at this place leaves free, in the view's pixels."""
    zones = (zone for zone in layout.zones if zone.key != SLIP_ZONE)
    seen = (table.mapFromScene(zone.x, zone.y, zone.w, zone.h).boundingRect() for zone in zones)
    inner = place.adjusted(2, 2, -2, -2)
    return [rect for rect in seen if not rect.intersects(inner)]


def free_below(table: QGraphicsView, layout: Layout, place: QRect) -> int:
    """How far down a slip at this place can reach over bare cloth."""
    below = [
        rect.top() - GAP
        for rect in beside(table, layout, place)
        if rect.top() >= place.bottom() - GAP and rect.left() < place.right() and rect.right() > place.left()
    ]
    return min([*below, table.viewport().height() - GAP])


@dataclass(frozen=True, slots=True)
class Told:
    """One line of the slip: whose it is, what it says, whether it is a reason or a heading, its rule.

    `closing`: it sums up what was told before it, so it does not stand for that.
    """

    seat: int
    words: str
    reason: bool = False
    rule: str = ""
    heading: bool = False
    closing: bool = False


class Slip(QWidget):
    """Lies on the table at its edge; shows the turn of the opponents since the player's last action."""

    again = Signal()
    rule_asked = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_NoMousePropagation)  # a click on it is none on what it covers
        self._lines: list[Told] = []
        self._seat = -1
        self._first = ""
        self._hint_of: object = None
        self._aside = False
        self._at, self._room, self._free = QRect(), QRect(), 0
        self._title, self._mark = Short(), pictures.Mark(-1, 14, automa=True)
        self._title.setStyleSheet(f'color: {PAPER_INK}; font-family: "Fraunces"; font-weight: 700;')
        self._again, self._away = QPushButton(), QPushButton("\N{MULTIPLICATION SIGN}")
        for button in (self._again, self._away):
            button.setStyleSheet(
                f"QPushButton {{ color: {PAPER_ACCENT}; background: transparent; border: none; padding: 0; }}"
                f"QPushButton:focus, QPushButton:hover {{ text-decoration: underline; }}"
            )
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the keyboard at the table
        self._again.installEventFilter(self)
        self._again.clicked.connect(self.again)
        self._away.clicked.connect(self.hide)
        self._text = QLabel()
        self._text.setTextFormat(Qt.TextFormat.RichText)
        self._text.setWordWrap(True)
        self._text.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeading)
        self._text.setStyleSheet(f"color: {PAPER_INK}; background: transparent;")
        self._text.linkActivated.connect(self.rule_asked)
        self._scroll = QScrollArea()
        self._scroll.setWidget(self._text)
        self._scroll.setWidgetResizable(True)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        bar = self._scroll.verticalScrollBar()
        bar.rangeChanged.connect(lambda _least, most: bar.setValue(0 if self._hint_of else most))
        head = self._head = QHBoxLayout()
        head.setSpacing(5)
        head.addWidget(self._mark)
        head.addWidget(self._title, 1)
        head.addWidget(self._again)
        head.addSpacing(4)
        head.addWidget(self._away)
        column = self._column = QVBoxLayout(self)
        column.setContentsMargins(12, 6, 8, 6 + TOOTH)
        column.setSpacing(2)
        column.addLayout(head)
        column.addWidget(self._scroll, 1)
        self.hide()
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything anew in the language of the day."""
        self._again.setText(self.tr("Replay"))
        self._again.setToolTip(self.tr("Replay this turn"))
        self.setAccessibleName(self.tr("The opponent's move and the reason"))
        self._again.setAccessibleName(self._again.toolTip())
        self._away.setToolTip(self.tr("Dismiss"))
        self._away.setAccessibleName(self._away.toolTip())

    def begin(
        self, seat: int, title: str, *, automa: bool = True, again: bool = True, hint_of: object = None
    ) -> None:
        """Begin a new turn's slip. `again`: whether the turn can be shown once more.

        `hint_of`: the offer of which a hint tells. No turn goes on then: its beginning is shown, not its end.
        """
        self._lines, self._seat, self._hint_of = [], seat, hint_of
        self._mark.show_seat(seat, automa=automa)
        self._mark.show()
        self._again.setVisible(again)
        self._title.say(title)
        self._first = title
        self._text.clear()

    def keep_again(self, *, on: bool) -> None:
        """The turn it tells of can still be shown once more, or not any longer."""
        self._again.setVisible(on and self._hint_of is None)

    def go_on(self, seat: int, title: str) -> None:
        """The next opponent's turn, on the same slip: from now on each turn has its heading."""
        if self._lines and not self._lines[0].heading:
            self._lines.insert(0, Told(self._seat, self._first, heading=True, reason=True))
        self._seat = -1
        self._mark.hide()
        self._title.say(self.tr("The others"))
        self._lines.append(Told(seat, title, heading=True, reason=True))
        self._again.show()

    def tell(self, line: Told) -> None:
        """Add a line. The slip shows itself with its first one."""
        if line.words and (not self._lines or self._lines[-1] != line):
            self._lines.append(line)
            self._fit()
            self.show()
            self.raise_()

    def place(self, at: QRect, room: QRect, free: int = 0) -> None:
        """Lie here, as long as the text: down to `free` at most, or a little more where that is above.

        Under the pointer it grows as far as the text needs and the room allows.
        """
        self._at, self._room, self._free = at, room, free
        self._fit()

    def _whole(self) -> bool:
        """Whether the whole text is shown: under the pointer, and for whoever came by keyboard."""
        return self.underMouse() or self._again.hasFocus()

    def _fit(self) -> None:
        self._fill()
        if self._at.isNull():
            return
        at, column = QRect(self._at), self._column
        margins = column.contentsMargins()
        text = self._text.heightForWidth(at.width() - margins.left() - margins.right())
        head = self._head.sizeHint().height() + column.spacing()
        wanted = text + head + margins.top() + margins.bottom() + 4
        if self._whole():
            at.setHeight(max(min(wanted, self._room.height() - 16), min(wanted, at.height())))
            at.moveBottom(min(at.bottom(), self._room.bottom() - 8))
        else:
            at.setHeight(min(wanted, max(at.height(), self._free - at.top())))
        self.setGeometry(at)

    def enterEvent(self, event: QEnterEvent) -> None:
        """Under the pointer the whole text is shown."""
        super().enterEvent(event)
        self._fit()

    def leaveEvent(self, event: QEvent) -> None:
        """The slip takes no more room than its own again."""
        super().leaveEvent(event)
        self._fit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Whoever comes by keyboard is shown the whole text, too."""
        if event.type() in (QEvent.Type.FocusIn, QEvent.Type.FocusOut):
            self._fit()
        return super().eventFilter(watched, event)

    def outdate(self, offer: object) -> None:
        """A hint is over when anything else is offered than what it tells of."""
        if self._hint_of is not None and self._hint_of is not offer:
            self.put_away()

    def put_away(self) -> None:
        """Take the slip off the table."""
        self._lines, self._hint_of = [], None
        self._title.say("")
        self._text.clear()
        self.hide()

    def look_back(self, *, on: bool) -> None:
        """While an earlier moment is looked at, what was told of the last turn is out of sight."""
        if on and self.isVisible():
            self._aside = True
            self.hide()
        elif not on and self._aside:
            self._aside = False
            self.setVisible(bool(self._lines))

    @property
    def lines(self) -> list[Told]:
        """What is written on it."""
        return self._lines

    def _reasons(self) -> list[Told]:
        """The lines that say why; none if there is nothing but headings and a sum."""
        reasons = [line for line in self._lines if line.reason]
        return reasons if any(not line.heading and not line.closing for line in reasons) else []

    def _fill(self) -> None:
        told = []
        reasons = self._reasons()
        for line in self._lines if self._whole() or not reasons else reasons:
            ink = PAPER_INK if line.reason else PAPER_QUIET
            style = f"color:{PAPER_ACCENT};text-decoration:none"
            rule = (
                f' <a href="{line.rule}" style="{style}">{line.rule}</a>' if line.reason and line.rule else ""
            )
            words = f"<b>{escape(line.words)}</b>" if line.heading else escape(line.words)
            told.append(f'<p style="margin:0 0 3px 0; color:{ink}">{words}{rule}</p>')
        self._text.setText("".join(told))
        self._text.setAccessibleName("\n".join(line.words for line in self._lines))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the paper, torn off at its foot."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        w, foot = self.width() - 4, self.height() - TOOTH - 3
        path = QPainterPath(QPointF(1, 1))
        path.lineTo(w, 1)
        path.lineTo(w, foot)
        x, up = float(w), False
        while x > 1:
            x = max(x - TOOTH, 1)
            up = not up
            path.lineTo(x, foot + (TOOTH if up else 0))
        path.closeSubpath()
        shadow = QColor(0, 0, 0, 26)
        for at in (1.0, 2.0, 3.0):
            painter.fillPath(path.translated(at, at), shadow)
        painter.fillPath(path, QColor(PAPER))
        if self._seat >= 0:
            painter.fillRect(QRectF(1, 1, w - 1, 3), pictures.seat_colour(self._seat))
        painter.end()
