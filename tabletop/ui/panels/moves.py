"""The list of moves: all that is legal now, in words, to play without touching the table."""

from __future__ import annotations

from html import escape
from itertools import groupby

from PySide6.QtCore import QEvent, QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QCursor,
    QEnterEvent,
    QFocusEvent,
    QFont,
    QFontMetrics,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QLabel,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from tabletop.engine.table import Drag, Layout
from tabletop.ui.play.decision import Move, Offer
from tabletop.ui.style import theme
from tabletop.ui.style.i18n import say
from tabletop.ui.widgets import icons
from tabletop.ui.widgets.misclick import CarefulButton, Fresh

SHOWN = 5
"""How many moves of one piece are listed before *more* is pressed."""
ALL = 12
"""Up to so many moves are all listed where one piece alone has any."""
THUMB = 32


class MoveRow(QAbstractButton):
    """One legal move: a small picture, what it is, and what it would bring about."""

    pointed = Signal(object)

    def __init__(
        self,
        move: Move,
        words: str,
        effect: str,
        *,
        number: int = 0,
        final: bool = False,
        fresh: Fresh | None = None,
    ) -> None:
        super().__init__()
        self.move_, self._effect, self._final, self._number = move, effect, final, str(number or "")
        self._fresh, self._rests, self._hot = fresh or Fresh(), QCursor.pos(), False
        self.setMouseTracking(True)
        self.thumb = ""
        self.hinted = False
        self.setText(words)
        self.setAccessibleName(words)
        told = self.tr("Number {n}").format(n=number) if number else ""
        self.setAccessibleDescription("\n".join(filter(None, (effect, told))))
        self.setToolTip(f"{words}\n{effect}" if effect else words)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def sizeHint(self) -> QSize:
        """As high as its words need at this width."""
        return QSize(240, self.heightForWidth(max(self.width(), 240)))

    def minimumSizeHint(self) -> QSize:
        """Rows are as wide as the panel."""
        return QSize(120, 36)

    def hasHeightForWidth(self) -> bool:
        """Long words take more lines."""
        return True

    def heightForWidth(self, width: int) -> int:
        """The height in which title and effect stand whole."""
        high = self._high(self.text(), self.font(), width) + 14
        if self._effect:
            high += self._high(self._effect, self._effect_font(), width)
        return max(high, 46 if self.thumb else 34)

    def _left(self) -> int:
        return THUMB + 18 if self.thumb else 12

    def _room(self, width: int) -> int:
        """How wide the words may be in a row of this width."""
        return width - self._left() - (28 if self._final else 10) - (16 if self._number else 0)

    def _high(self, words: str, font: QFont, width: int) -> int:
        box = QFontMetrics(font).boundingRect(0, 0, self._room(width), 400, Qt.TextFlag.TextWordWrap, words)
        return box.height()

    def _effect_font(self) -> QFont:
        return theme.beside(self.font(), 1, QFont.Weight.DemiBold)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the row."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        hot = self._hot or self.hasFocus() or self.hinted
        if hot:
            wash = theme.colour("legal")
            wash.setAlpha(40)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(wash)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(2, 1, -2, -1), 5, 5)
            right = self.isRightToLeft()
            bar = QRectF(self.width() - 5 if right else 2, 3, 3, self.height() - 6)
            painter.fillRect(bar, theme.colour("legal"))
        if self.hasFocus():
            painter.setPen(QPen(theme.colour("legal"), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(2, 2, -2, -2), 5, 5)
        if self.thumb:
            picture = icons.svg(self.thumb, QSize(THUMB, THUMB), self.devicePixelRatioF())
            x = self.width() - THUMB - 9 if self.isRightToLeft() else 9
            painter.drawPixmap(x, (self.height() - THUMB) // 2, picture)
        self._paint_words(painter)
        self._paint_number(painter)
        if self._final:
            lock = icons.sign("lock", theme.colour("quiet"), 13, self.devicePixelRatioF())
            x = 9 if self.isRightToLeft() else self.width() - 22
            painter.drawPixmap(x, (self.height() - 13) // 2, lock)
        painter.end()

    def _paint_words(self, painter: QPainter) -> None:
        width = self.width()
        title = self._high(self.text(), self.font(), width)
        effect = self._high(self._effect, self._effect_font(), width) if self._effect else 0
        box = QRectF(self._left(), (self.height() - title - effect) / 2, self._room(width), title)
        if self.isRightToLeft():
            box.moveRight(width - self._left())
        flags = int(Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignTop) | int(Qt.TextFlag.TextWordWrap)
        painter.setFont(self.font())
        painter.setPen(theme.colour("text"))
        painter.drawText(box, flags, self.text())
        if effect:
            painter.setFont(self._effect_font())
            painter.setPen(theme.colour("legal"))
            painter.drawText(box.adjusted(0, title, 0, effect), flags, self._effect)

    def _paint_number(self, painter: QPainter) -> None:
        """The number by which it can be called, quietly in the outer upper corner."""
        painter.setFont(theme.beside(self.font(), 2))
        painter.setPen(theme.colour("quiet"))
        box = QRectF(self.rect()).adjusted(8, 4, -8, 0)
        flags = Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignTrailing
        painter.drawText(box, int(flags), self._number)

    def enterEvent(self, event: QEnterEvent) -> None:
        """The row under the pointer is shown on the table."""
        super().enterEvent(event)
        self._point(event.globalPosition().toPoint())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """The pointer that rested where the row appeared has moved."""
        super().mouseMoveEvent(event)
        self._point(event.globalPosition().toPoint())

    def _point(self, at: QPoint) -> None:
        """The pointer is here; where it merely rests since before the row came under it, nobody points."""
        if not self._hot and at != self._rests:
            self._hot = True
            self.pointed.emit(self.move_)
            self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A press that may have been meant for what was here before is nothing."""
        if not self._fresh.waits:
            super().mousePressEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        """No row is under the pointer."""
        super().leaveEvent(event)
        self._rests = QPoint(-1, -1)
        if self._hot:
            self._hot = False
            self.pointed.emit(None)
            self.update()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The row with the keyboard is shown on the table."""
        super().focusInEvent(event)
        self.pointed.emit(self.move_)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """The keyboard went elsewhere."""
        super().focusOutEvent(event)
        self.pointed.emit(None)
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Up and down go to the next rows; Enter plays."""
        if event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Up):
            self.focusNextPrevChild(event.key() == Qt.Key.Key_Down)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not event.isAutoRepeat():
                self.click()
        else:
            super().keyPressEvent(event)


class Moves(QScrollArea):
    """All legal moves in groups by the piece they lift; with a piece in the hand, only its moves."""

    chosen = Signal(object)
    """The Move that was clicked."""
    pointed = Signal(object)
    """The Move under the pointer or with the keyboard; None for none."""

    def __init__(self) -> None:
        super().__init__()
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._offer: Offer | None = None
        self._layout: Layout | None = None
        self._lifted = ""
        self._whole: set[str] = set()
        self._fresh = Fresh()
        self._note = ""
        self._hint: Move | None = None
        self.setAccessibleName(self.tr("Moves"))

    def show_offer(self, offer: Offer | None, layout: Layout | None, note: str = "") -> None:
        """List another decision's moves, or say why there are none."""
        if offer is not None and offer is self._offer and note == self._note:
            return
        self._offer, self._layout, self._note = offer, layout, note
        self._lifted, self._hint = "", None
        self._whole.clear()
        self._fill()

    def show_lifted(self, key: str | None) -> None:
        """List only the moves of the piece in the hand; None: of all pieces."""
        if self._lifted != (key or ""):
            self._lifted = key or ""
            self._fill()

    def show_hint(self, move: Move) -> None:
        """Mark the move that a hint names."""
        self._hint = move
        self._whole.add(move.piece)
        self._fill()

    def retranslate(self) -> None:
        """Say everything anew in the language of the day."""
        self.setAccessibleName(self.tr("Moves"))
        self._fill()

    def _fill(self) -> None:
        self._fresh.begin()
        inner = QWidget()
        column = QVBoxLayout(inner)
        column.setContentsMargins(6, 10, 6, 10)
        column.setSpacing(1)
        if self._note:
            column.addWidget(self._quiet(self._note))
        if self._offer is not None:
            self._fill_groups(self._offer, column)
        column.addStretch(1)
        keyboard = self._has_keyboard()
        old = self.takeWidget()
        self.setWidget(inner)
        if old is not None:
            old.deleteLater()
        if keyboard:
            first = inner.findChild(MoveRow)
            (first or self).setFocus(Qt.FocusReason.OtherFocusReason)

    def _has_keyboard(self) -> bool:
        """Whether the keyboard is in this list, so that it stays there from one decision to the next."""
        focus = self.window().focusWidget()
        return focus is not None and (focus is self or self.isAncestorOf(focus))

    def _fill_groups(self, offer: Offer, column: QVBoxLayout) -> None:
        names = self._names()
        moves = [move for move in offer.listed if not self._lifted or move.piece == self._lifted]
        groups = [(key, list(group)) for key, group in groupby(moves, key=lambda move: move.piece)]
        if self._lifted and not moves:
            words = self.tr("It can't go anywhere now. Hold it over a place to see why.")
            column.addWidget(self._quiet(words))
        single = len(moves) <= SHOWN + 3
        if len(groups) == 1 and len(moves) <= ALL:
            self._whole.add(groups[0][0])
        for key, group in groups:
            title = names.get(key, "") if key else self.tr("Other choices")
            drags = isinstance(group[0].gesture, Drag)
            titled = bool(title) and (len(group) > 1 or (drags and not single) or not key)
            if titled:
                column.addWidget(self._heading(title, len(group)))
            self._fill_group(offer, key, group, column, brief=titled or bool(self._lifted))

    def _fill_group(
        self, offer: Offer, key: str, group: list[Move], column: QVBoxLayout, *, brief: bool
    ) -> None:
        all_of_it = key in self._whole or self._lifted or len(group) <= SHOWN + 1
        for move in group if all_of_it else group[:SHOWN]:
            column.addWidget(self._row(offer, move, brief=brief))
        if not all_of_it:
            more = CarefulButton(self.tr("%n more", None, len(group) - SHOWN), self._fresh)
            more.setProperty("role", "link")
            more.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            more.clicked.connect(lambda: self._open(key))
            column.addWidget(more, 0, Qt.AlignmentFlag.AlignLeading)

    def _open(self, key: str) -> None:
        self._whole.add(key)
        self._fill()

    def _row(self, offer: Offer, move: Move, *, brief: bool) -> MoveRow:
        final = offer.past_undoing(move.action)
        words = offer.brief(move.action) if brief else offer.words(move.action)
        number = offer.listed.index(move) + 1
        row = MoveRow(move, words, offer.effect(move.action), number=number, final=final, fresh=self._fresh)
        row.setAccessibleName(offer.words(move.action))
        if final:
            why = self.tr("Can't be undone: it reveals hidden information.")
            row.setToolTip(f"{row.toolTip()}\n{why}")
        if face := offer.game.table.thumb(offer.view, move.action):
            row.thumb = offer.game.table.draw(face, 26.0, 26.0, px=THUMB / 26, words=say)
        row.hinted = self._hint is not None and move == self._hint
        row.clicked.connect(lambda: self._choose(move))
        row.pointed.connect(self.pointed)
        return row

    def _choose(self, move: Move) -> None:
        self._fresh.begin()
        self.chosen.emit(move)

    def _quiet(self, words: str) -> QLabel:
        label = QLabel(words)
        label.setWordWrap(True)
        label.setProperty("role", "quiet")
        label.setContentsMargins(8, 0, 8, 6)
        return label

    def _names(self) -> dict[str, str]:
        if self._layout is None:
            return {}
        zones = {zone.key: say(zone.name) for zone in self._layout.zones}
        return zones | {piece.key: say(piece.name) for piece in self._layout.pieces}

    def _heading(self, words: str, n: int) -> QWidget:
        label = QLabel(f"<b>{escape(words[:1].upper() + words[1:])}</b>")
        label.setTextFormat(Qt.TextFormat.RichText)
        label.setWordWrap(True)
        label.setContentsMargins(8, 8, 8, 3)
        if n > SHOWN + 1:
            ways = self.tr("%n way(s)", None, n)
            label.setText(f"{label.text()} <span style='color:{theme.tokens().quiet}'>· {ways}</span>")
        return label
