"""The match result: the verdict, the table of scores, and a chart of the scores over the match."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QGuiApplication,
    QKeyEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)
from shiboken6 import Shiboken

from tabletop.session.protocol import Session
from tabletop.session.views import EVERYBODY
from tabletop.ui.panels.score import ScoreTable
from tabletop.ui.panels.score_count import ScoreCount
from tabletop.ui.panels.shuffle_line import ShuffleLine
from tabletop.ui.play.achievement_text import earned_text
from tabletop.ui.play.deal_text import shared
from tabletop.ui.play.outcome import MatchOutcome, outcome_of, tune
from tabletop.ui.style import theme
from tabletop.ui.style.i18n import (
    by_name,
    join_names,
    player_names,
    signed_number,
    spoken_names,
    spoken_number,
    to_language,
)
from tabletop.ui.style.tab_order import KEEPS_TAB
from tabletop.ui.table.sounds import rising
from tabletop.ui.widgets import icons
from tabletop.ui.widgets.headings import thin_line
from tabletop.ui.widgets.icons import SignButton
from tabletop.ui.widgets.layouts import add_layout

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tabletop.session.achievements import Achievement
    from tabletop.ui.table import TableView

_MARGIN, _WIDEST = 24, 760
"""Margin round the card, and its maximum width, in pixels."""
_MARKS_AT = 2
"""Place of the line of achievements: below the title and the verdict."""
_BETWEEN = 8
"""Pixels between two buttons."""
_GAP = 80
"""Width of all that is next to the table of scores: margins, borders, a scroll bar; in pixels."""


class Chart(QWidget):
    """The total of each seat after every action, as a line in its colour that ends with its mark."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        game, states = session.game, [session.full_view(at, EVERYBODY) for at in range(session.now + 1)]
        self._totals = [tuple(each.points for each in game.totals(state)) for state in states]
        self._rounds = [game.round(state) for state in states]
        self._scored = game.scoring_seats(states[-1])
        self.setMinimumSize(320, 150)
        names = player_names(game, session.setup)
        totals = [f"{names[seat]}: {signed_number(self._totals[-1][seat])}" for seat in self._scored]
        self.setAccessibleName(self.tr("Scores over the match"))
        self.setAccessibleDescription("; ".join(totals))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(34, 8, -22, -20)
        low = min(0, *(min(totals) for totals in self._totals))
        high = max(10, *(max(totals) for totals in self._totals))
        painter.setFont(theme.plain(11))
        step = next((s for s in (5, 10, 20, 50, 100) if (high - low) / s <= 5), 200)
        for points in range(low - low % step, high + 1, step):
            y = box.bottom() - box.height() * (points - low) / (high - low)
            painter.setPen(QPen(theme.colour("line"), 1))
            painter.drawLine(QPointF(box.left(), y), QPointF(box.right(), y))
            painter.setPen(theme.colour("quiet"))
            painter.drawText(
                QRectF(0, y - 8, 28, 16), int(Qt.AlignmentFlag.AlignRight), signed_number(points)
            )
        self._paint_rounds(painter, box)
        for seat in self._scored:
            self._paint_seat(painter, box, seat, low, high)
        painter.end()

    def _x(self, box: QRectF, at: int) -> float:
        return box.left() + box.width() * at / max(len(self._totals) - 1, 1)

    def _paint_rounds(self, painter: QPainter, box: QRectF) -> None:
        drawn = -100.0
        for at, number in enumerate(self._rounds):
            if at and self._rounds[at - 1] == number:
                continue
            x = self._x(box, at)
            if x - drawn > 20 and x < box.right() - 6:
                painter.setPen(theme.colour("quiet"))
                painter.drawText(
                    QRectF(x, box.bottom() + 3, 30, 16), int(Qt.AlignmentFlag.AlignLeft), str(number)
                )
                drawn = x

    def _paint_seat(self, painter: QPainter, box: QRectF, seat: int, low: int, high: int) -> None:
        path = QPainterPath()
        for at, totals in enumerate(self._totals):
            y = box.bottom() - box.height() * (totals[seat] - low) / (high - low)
            point = QPointF(self._x(box, at), y)
            path.lineTo(point) if at else path.moveTo(point)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(icons.seat_colour(seat), 2.4))
        painter.drawPath(path)
        end = path.currentPosition()
        icons.paint_mark(painter, seat, QRectF(end.x() - 6, end.y() - 6, 12, 12))


class MatchResult(QFrame):
    """Covers the table when the match is over; it can be closed to look at the table."""

    rule_requested = Signal(str)
    """Emitted when a category is clicked (its rule's number)."""
    again_requested = Signal()
    same_requested = Signal()
    """Emitted when the owner of a room wants to play again with the same people."""
    lobby_requested = Signal()
    review_requested = Signal()
    moment_requested = Signal(int)
    """Emitted when a moment of the match is to be shown (that moment)."""
    closed = Signal()
    """Emitted when it is closed to look at the table."""

    def __init__(self, session: Session, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty(KEEPS_TAB, True)
        self._session, self._state = session, session.full_view(session.now, EVERYBODY)
        self.setStyleSheet("MatchResult { background: rgba(20, 16, 14, 120); }")
        card = QFrame()
        card.setObjectName("card")
        card.setMaximumWidth(_WIDEST)
        card.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        inner = self._inner = QWidget()
        self._column = QVBoxLayout(inner)
        self._column.setContentsMargins(28, 20, 28, 12)
        self._column.setSpacing(12)
        self._fill()
        card.setAccessibleName(self._spoken_result())
        scroll = QScrollArea()
        scroll.setAccessibleName(QCoreApplication.translate("Panel", "Score"))
        scroll.setWidgetResizable(True)
        scroll.setWidget(inner)
        column = QVBoxLayout(card)
        column.setContentsMargins(1, 1, 1, 14)
        column.addWidget(scroll, 1)
        column.addWidget(thin_line())
        column.addSpacing(10)
        add_layout(column, self._buttons())
        outer = QHBoxLayout(self)
        outer.setContentsMargins(_MARGIN, _MARGIN, _MARGIN, _MARGIN)
        outer.addStretch(1)
        outer.addWidget(card, 20)
        outer.addStretch(1)
        self._card = card
        self.count: ScoreCount | None = None
        """The animated count before the card is shown, if the match has just ended."""

    def add_first(self, question: QWidget) -> None:
        """Add a widget to the card, below the verdict."""
        self._column.insertWidget(2, question)

    @property
    def outdated(self) -> bool:
        """True if the match has ended in another state since, after an undo."""
        return self._state is not self._session.full_view(self._session.now, EVERYBODY)

    def count_up(self, table: TableView, speed: float) -> None:
        """Count the points one category after another, then show the card; sounds tell the outcome.

        The card is shown at once if animations are off, and for screen readers, which read it.
        """
        if table.surface.still or not speed or QAccessible.isActive():
            table.sounds.play(tune(self._session))
            return
        self.count = ScoreCount(self._session, self._state, speed, self)
        self.count.counted.connect(lambda nth: table.sounds.play("count", rising(nth)))
        self.count.over.connect(lambda: self._counted(table))
        self._card.hide()
        self.count.setGeometry(self.rect())
        self.count.show()
        self.count.setFocus()

    def take_focus(self) -> None:
        """Move the keyboard focus to the card; a screen reader then says title and totals."""
        self._card.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc closes it."""
        if event.key() == Qt.Key.Key_Escape:
            self._leave()
        else:
            super().keyPressEvent(event)

    def _leave(self) -> None:
        self.hide()
        self.closed.emit()

    def _look_at(self, moment: int) -> None:
        self._leave()
        self.moment_requested.emit(moment)

    def _counted(self, table: TableView) -> None:
        """Remove the count and show the card."""
        assert self.count is not None
        focused = self.count.hasFocus()
        self.count.deleteLater()
        self.count = None
        self._card.show()
        if focused:
            self.take_focus()
        table.sounds.play(tune(self._session))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Resize the count to the whole card."""
        super().resizeEvent(event)
        if self.count is not None:
            self.count.setGeometry(self.rect())

    def _fill(self) -> None:
        session = self._session
        head = QHBoxLayout()
        title = QLabel(self._result())
        title.setProperty("role", "title")
        title.setWordWrap(True)
        close = SignButton("close", 16)
        close.name(self.tr("Look at the table"))
        close.clicked.connect(self._leave)
        head.addWidget(title, 1)
        head.addWidget(close, 0, Qt.AlignmentFlag.AlignTop)
        add_layout(self._column, head)
        verdict = QLabel(to_language(session.verdict_text))
        verdict.setProperty("role", "prompt")
        verdict.setWordWrap(True)
        self._column.addWidget(verdict)
        if session.room is not None:
            self.shuffle = ShuffleLine(session.room)
            self.shuffle.moment_requested.connect(self._look_at)
            self._column.addWidget(self.shuffle)
        session.storage.read_achievements(self._show_marks)
        if session.storage.deal is not None:
            share = self.share = QPushButton(self.tr("Copy the result as text"))
            share.setToolTip(self.tr("Includes the deal's name, so others can play it"))
            share.setProperty("role", "link")
            share.clicked.connect(self._share)
            self._column.addWidget(share, 0, Qt.AlignmentFlag.AlignLeading)
        table = ScoreTable(session.game, session.setup, self._state, wide=True, listener=self._listener)
        table.rule_requested.connect(self.rule_requested)
        self._column.addWidget(table)
        chart = QLabel(self.tr("Scores over the match"))
        chart.setProperty("role", "heading")
        self._column.addWidget(chart)
        self._column.addWidget(Chart(session), 1)

    def _show_marks(self, marks: Sequence[Achievement]) -> None:
        """Show the new achievements of the match in one line, once the library has been read."""
        if Shiboken.isValid(self):
            words = QCoreApplication.translate("Marks", "New: {marks}.")
            label = QLabel(words.format(marks=join_names([*map(earned_text, marks)])))
            label.setObjectName("marks")
            label.setProperty("role", "strong")
            label.setWordWrap(True)
            self._column.insertWidget(_MARKS_AT, label)

    def _share(self) -> None:
        """Copy the result to the clipboard; nothing is sent anywhere."""
        deal, match = self._session.storage.deal, self._session
        assert deal is not None
        QGuiApplication.clipboard().setText(shared(match, deal, None, match.storage.hints))
        self.share.setText(self.tr("The result is in the clipboard."))

    def least_width(self) -> int:
        """Minimum width in pixels at which neither buttons nor table are cut off."""
        return max(self._inner.minimumSizeHint().width() + _GAP, self.minimumSizeHint().width())

    def lie(self, table: QRect, room: QRect) -> None:
        """Cover the table, or, if that is too narrow, all the `room` including the side panel."""
        self.setGeometry(table if table.width() >= self.least_width() else room)
        self._arrange_buttons(min(self.width() - 2 * _MARGIN, _WIDEST) - _GAP)

    def _arrange_buttons(self, room: int) -> None:
        """Lay the buttons in one row if it is at most `room` pixels wide, else in two columns or in one."""
        wide = [button.sizeHint().width() + _BETWEEN for button in self._actions]
        columns = len(wide) if sum(wide) <= room else 2 if 2 * max(wide) <= room else 1
        shown = list(self._actions) if columns > 2 else self._actions[::-1]
        for button in self._actions:
            self._grid.removeWidget(button)
        for at, button in enumerate(shown):
            row, column = divmod(at, columns)
            # in one row there is space between what leaves the result and what goes on from it
            self._grid.addWidget(button, row, column + (columns > 2 and at > 0))
        for column in range(len(wide) + 1):
            self._grid.setColumnStretch(column, columns == 2 and column < 2)
        self._grid.setColumnStretch(1 if columns > 2 else 0, 1)

    def _result(self) -> str:
        return {
            MatchOutcome.WON: self.tr("You have won"),
            MatchOutcome.SHARED: self.tr("You share the victory"),
            MatchOutcome.LOST: self.tr("You have lost"),
            MatchOutcome.OVER: self.tr("The match is over"),
        }[outcome_of(self._session)]

    @property
    def _listener(self) -> int:
        """The only seat at this screen; EVERYBODY if there are several."""
        seats = self._session.seats
        return seats[0] if len(seats) == 1 else EVERYBODY

    def _spoken_result(self) -> str:
        """Return the title and the total of each seat, the best first, for screen readers."""
        game = self._session.game
        names = spoken_names(player_names(game, self._session.setup), self._listener)
        totals, ranks = game.totals(self._state), game.ranks(self._state)
        seats = sorted(game.scoring_seats(self._state), key=lambda seat: ranks[seat])
        points = (by_name(spoken_number(totals[seat]), names[seat]) for seat in seats)
        words = f"{self._result()}. {'; '.join(points)}"
        return words if self._session.room is None else f"{words}. {self.shuffle.finding}"

    def _buttons(self) -> QGridLayout:
        """Return the layout of the buttons; `lie` arranges them."""
        grid = self._grid = QGridLayout()
        grid.setContentsMargins(28, 0, 28, 0)
        grid.setSpacing(_BETWEEN)
        look, lobby = QPushButton(self.tr("&Look at the table")), QPushButton(self.tr("Back to the &games"))
        room = self._session.room
        same = room is not None and room.owner.is_self
        words = self.tr("Play &again with the same people") if same else self.tr("Play &again")
        again = self.again = QPushButton(words)
        again.setProperty("role", "accent")
        review = QPushButton(self.tr("&Review this match"))
        review.setToolTip(self.tr("Where points were given away, and what would have been better"))
        review.clicked.connect(self.review_requested)
        look.clicked.connect(self._leave)
        lobby.clicked.connect(self.lobby_requested)
        again.clicked.connect(self.same_requested if same else self.again_requested)
        reviewed = self._session.storage.library_id > 0
        self._actions = (look, lobby, review, again) if reviewed else (look, lobby, again)
        self._arrange_buttons(_WIDEST)
        return grid
