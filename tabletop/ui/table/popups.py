"""Popups on the table: the refusal bubble, the label of a carried piece, the magnified view, the banner."""

from __future__ import annotations

import math
from collections.abc import Sequence
from html import escape

from PySide6.QtCore import QPoint, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QMouseEvent, QPixmap
from PySide6.QtWidgets import QFrame, QLabel, QVBoxLayout, QWidget

from tabletop.ui.style import theme

POPUP_STYLE = "background: #FDF7E6; color: #2B2622; border: 1px solid #8B7C66; border-radius: 8px;"
_BUBBLE_MS, _CALL_MS = 8000, 2200
_GAP = 6
"""Pixels between a bubble and the area it keeps free."""
_ANYWAY = "anyway"
"""The link target for a legal action that must wait; no rule has this number."""


class Popup(QFrame):
    """A frame over the table that is kept inside it."""

    def __init__(self, parent: QWidget, style: str) -> None:
        super().__init__(parent)
        self.setObjectName("note")
        self.wear(style)
        self.hide()

    def wear(self, style: str) -> None:
        """Set the style."""
        self.setStyleSheet(f"#note {{ {style} }} QLabel {{ background: transparent; color: inherit; }}")

    def put(self, at: QPoint, *, above: bool = True) -> None:
        """Show it beside a point of the parent, wholly inside the parent."""
        self.adjustSize()
        parent = self.parentWidget()
        assert parent is not None
        room: QRect = parent.rect().adjusted(6, 6, -6, -6)
        x = at.x() - self.width() // 2
        y = at.y() - self.height() - 14 if above else at.y() + 22
        if y < room.top():
            y = at.y() + 22
        x = max(room.left(), min(x, room.right() - self.width()))
        y = max(room.top(), min(y, room.bottom() - self.height()))
        self.move(x, y)
        self.show()
        self.raise_()


class RefusalBubble(Popup):
    """Shows why a drop is refused, with a link to the rule; or why it must wait, with one to do it anyway."""

    rule_requested = Signal(str)
    anyway_requested = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, "")
        self._words = QLabel(self)
        self._words.setWordWrap(True)
        self._words.setTextFormat(Qt.TextFormat.RichText)
        self._words.linkActivated.connect(self._follow)
        inner = QVBoxLayout(self)
        inner.setContentsMargins(12, 9, 12, 9)
        inner.addWidget(self._words)
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self.hide)

    def tell(
        self, words: str, rule: str, at: QPoint, *, held: bool = False, clear: Sequence[QRect] = ()
    ) -> None:
        """Show the reason of a refusal at a point for BUBBLE_MS milliseconds.

        Args:
            words: The reason.
            rule: The number of the rule, or "".
            at: The point.
            held: True if the drop is legal but must wait.
            clear: The areas to keep free: where the piece lies again, because it is likely to be lifted next,
                and where a lesson says that it goes.
        """
        edge = "#8A5A2B" if held else "#B3362B"
        self.wear(f"{POPUP_STYLE} border-left: 5px solid {edge};")
        link = ""
        if held:
            link = f'<br><a href="{_ANYWAY}" style="color:#8A4A12"><b>{self.tr("Do it anyway")}</b></a>'
        elif rule:
            name = self.tr("Rule {number}").format(number=rule)
            link = f'<br><a href="{rule}" style="color:#8A4A12"><b>{name}</b></a>'
        self._words.setText(escape(words) + link)
        fit(self._words, words, theme.scaled(330))
        self.setAccessibleName(words)
        self.put(at)
        self._make_way(clear)
        self._timer.start(_BUBBLE_MS)

    def _make_way(self, clear: Sequence[QRect]) -> None:
        """Move aside by the shortest way that keeps these areas free; if there is none, the first of them."""
        lies, parent = self.geometry(), self.parentWidget()
        if parent is None:
            return
        for areas in (clear, clear[:1]):
            if not any(lies.intersects(area) for area in areas):
                return
            aside = [place for area in areas for place in _next_to(lies, area)]
            free = [
                place.topLeft()
                for place in aside
                if parent.rect().contains(place) and not any(place.intersects(area) for area in areas)
            ]
            if free:
                self.move(min(free, key=lambda corner: (corner - lies.topLeft()).manhattanLength()))
                return

    def _follow(self, rule: str) -> None:
        self.hide()
        if rule == _ANYWAY:
            self.anyway_requested.emit()
        else:
            self.rule_requested.emit(rule)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Hide the bubble. The press does not reach what lies below."""
        event.accept()
        self.hide()


def _next_to(lies: QRect, clear: QRect) -> list[QRect]:
    """Return a rectangle moved above, below, to the right and to the left of an area."""
    return [
        lies.translated(0, clear.top() - _GAP - lies.bottom()),
        lies.translated(0, clear.bottom() + _GAP - lies.top()),
        lies.translated(clear.right() + _GAP - lies.left(), 0),
        lies.translated(clear.left() - _GAP - lies.right(), 0),
    ]


class DragLabel(Popup):
    """Shows beside the carried piece what a drop would bring, or why it is refused."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, "")
        self._words = QLabel(self)
        self._words.setWordWrap(True)
        inner = QVBoxLayout(self)
        inner.setContentsMargins(12, 5, 12, 5)
        inner.addWidget(self._words)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def tell(self, words: str, clear: Sequence[QRect], *, refused: bool, waits: bool = False) -> None:
        """Show the words as in `put_near`; empty words hide the label."""
        if not words:
            self.hide()
            return
        ground = "#6B4420" if waits else "#8E2A21" if refused else "#1F5C43"
        self.setStyleSheet(
            f"#note {{ background: {ground}; border-radius: 12px; }}"
            " QLabel { background: transparent; color: #FFFFFF; font-weight: 600; }"
        )
        self._words.setText(words)
        fit(self._words, words, theme.scaled(320))
        self.put_near(clear)

    def put_near(self, clear: Sequence[QRect]) -> None:
        """Show it beside the first of these rectangles, covering none of them if there is room.

        They are the carried piece and the places where it would go, in pixels of the parent. If these leave
        no room, only the piece is left free.
        """
        self.adjustSize()
        parent, piece = self.parentWidget(), clear[0]
        assert parent is not None
        room = parent.rect().adjusted(6, 6, -6, -6)
        wide, high = self.width(), self.height()
        x = max(room.left(), min(piece.center().x() - wide // 2, room.right() - wide))
        y = max(room.top(), min(piece.center().y() - high // 2, room.bottom() - high))
        corners = (
            QPoint(x, piece.bottom() + 22),
            QPoint(x, piece.top() - high - 14),
            QPoint(piece.right() + 14, y),
            QPoint(piece.left() - wide - 14, y),
        )
        places = [place for corner in corners if room.contains(place := QRect(corner, self.size()))]
        free = (
            place
            for others in (clear, clear[:1])
            for place in places
            if not any(place.intersects(other) for other in others)
        )
        if (at := next(free, None)) is None:
            self.put(QPoint(piece.center().x(), piece.bottom()), above=False)
            return
        self.move(at.topLeft())
        self.show()
        self.raise_()


class Banner(Popup):
    """Calls the next person at this screen by name for a moment."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, POPUP_STYLE)
        self._words = QLabel(self)
        self._words.setProperty("role", "heading")
        self._words.setTextFormat(Qt.TextFormat.PlainText)
        inner = QVBoxLayout(self)
        inner.setContentsMargins(24, 14, 24, 14)
        inner.addWidget(self._words)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self.hide)

    def tell(self, words: str) -> None:
        """Show the words in the middle of the table for CALL_MS milliseconds."""
        self._words.setText(words)
        self.setAccessibleName(words)
        parent = self.parentWidget()
        assert parent is not None
        self.put(parent.rect().center(), above=False)
        self._timer.start(_CALL_MS)


class Lens(Popup):
    """Shows a thing enlarged, with its name, description and rule."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, POPUP_STYLE)
        self.spoken_text = ""
        """The shown text, for screen readers."""
        self._picture, self._words = QLabel(self), QLabel(self)
        self._words.setWordWrap(True)
        self._words.setTextFormat(Qt.TextFormat.RichText)
        inner = QVBoxLayout(self)
        inner.setContentsMargins(12, 10, 12, 10)
        inner.setSpacing(6)
        inner.addWidget(self._picture, 0, Qt.AlignmentFlag.AlignCenter)
        inner.addWidget(self._words)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def show_thing(self, picture: QPixmap | None, parts: tuple[str, str, str], at: QPoint) -> None:
        """Show a thing beside a point; `parts` are its name, its description and its rule."""
        name, text, rule = (escape(part) for part in parts)
        lines = [f"<b>{name}</b>"] if name else []
        lines += [text] if text and text != name else []
        if rule:
            shown = self.tr("Rule {number}").format(number=rule)
            lines.append(f'<span style="color:#6E6459">{shown}</span>')
        self._picture.setVisible(picture is not None)
        if picture is not None:
            self._picture.setPixmap(picture)
        self._words.setText("<br>".join(lines))
        rules = self.tr("Rule {number}").format(number=parts[2]) if rule else ""
        self.spoken_text = "\n".join(dict.fromkeys(filter(None, (*parts[:2], rules))))
        self.setAccessibleName(self.spoken_text)
        least, most = theme.scaled(200), theme.scaled(300)
        seen = theme.scaled(260) if picture is None else round(picture.deviceIndependentSize().width())
        self._words.setFixedWidth(max(least, min(most, seen)))
        self.put(at, above=False)


def fit(label: QLabel, words: str, most: int) -> None:
    """Set the width of a label for lines of about equal length, at most `most` pixels."""
    label.ensurePolished()
    wide = label.fontMetrics().horizontalAdvance(words) + 6
    lines = math.ceil(wide / most)
    label.setFixedWidth(min(most, wide // lines + (24 if lines > 1 else 0)))
