"""The prompt bar: who decides, the prompt, and the buttons that apply now."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import (
    QAction,
    QFont,
    QFontMetrics,
    QKeySequence,
    QPaintEvent,
    QResizeEvent,
    QTextLayout,
)
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QMenu,
    QPushButton,
    QSizePolicy,
    QStyle,
    QStyleOptionButton,
    QStylePainter,
    QToolButton,
)

from tabletop.engine.table import Piece, rotated_cells
from tabletop.ui.keys import named
from tabletop.ui.play.move import Move
from tabletop.ui.play.move_options import MoveOptions
from tabletop.ui.style import theme
from tabletop.ui.style.i18n import literal
from tabletop.ui.widgets import icons
from tabletop.ui.widgets.click_guard import CarefulButton, ClickGuard
from tabletop.ui.widgets.elided_label import ElidedButton, ElidedLabel

_HEIGHT = 44
_LEAST_SENTENCE = 180
"""Minimum width of the prompt, in pixels."""


class KeyButton(QPushButton):
    """A button with its keyboard shortcut at the end; if there is no room, only the tooltip names it."""

    def __init__(self, action: QAction) -> None:
        super().__init__()
        self._action, self._bare = action, False
        self.clicked.connect(action.trigger)
        action.changed.connect(self._follow)
        self._follow()

    def _follow(self) -> None:
        self.setText(self._action.iconText())
        self.setEnabled(self._action.isEnabled())
        self.setToolTip(self._action.toolTip())
        words, _, why = self._action.toolTip().partition("\n")
        key = words.removeprefix(self._action.iconText()).strip(" ()")  # the name is not said twice
        self.setAccessibleDescription("\n".join(filter(None, (key, why))))
        self.updateGeometry()

    def show_key(self, *, on: bool) -> None:
        """Show or hide the shortcut; `on`: True if there is room for it."""
        if self._bare is on:
            self._bare = not on
            self.updateGeometry()
            self.update()

    def _key(self) -> str:
        return (
            ""
            if self._bare
            else self._action.shortcut().toString(QKeySequence.SequenceFormat.NativeText).replace("+", " ")
        )

    def sizeHint(self) -> QSize:
        """Wide enough for the label and the shortcut."""
        key = QFontMetrics(theme.horizontal_margin(self.font(), 2)).horizontalAdvance(self._key())
        hint = super().sizeHint()
        return QSize(hint.width() + (key + 12 if key else 0), hint.height())

    def minimumSizeHint(self) -> QSize:
        """Return the same as the size hint: the label is never cut off."""
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the button with its label at the start and the shortcut at the end."""
        option = QStyleOptionButton()
        self.initStyleOption(option)
        option.text = ""
        painter = QStylePainter(self)
        painter.drawControl(QStyle.ControlElement.CE_PushButton, option)
        flags = Qt.AlignmentFlag.AlignVCenter
        box = self.rect().adjusted(12, 0, -12, 0)
        painter.setFont(self.font())
        painter.setPen(theme.colour("text" if self.isEnabled() else "quiet"))
        painter.drawText(box, int(flags | Qt.AlignmentFlag.AlignLeading), self.text())
        painter.setFont(theme.horizontal_margin(self.font(), 2))
        painter.setPen(theme.colour("quiet"))
        painter.drawText(box, int(flags | Qt.AlignmentFlag.AlignTrailing), self._key())
        painter.end()


class Sentence(QLabel):
    """A label for one sentence in one or two lines, or for two sentences of one line each.

    Its height is always that of two lines. The tooltip shows text that is cut off.
    """

    def __init__(self) -> None:
        super().__init__()
        self._words = ""
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)

    def tell(self, words: str) -> None:
        """Show this text; a line break separates two sentences."""
        self._words = words
        self.setAccessibleName(words.replace("\n", " "))
        self._fit()
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """Wide enough for the whole text in two lines."""
        wide = self.fontMetrics().horizontalAdvance
        if "\n" in self._words:
            least = max(wide(line) for line in self._words.split("\n"))
            return QSize(max(least + 2, _LEAST_SENTENCE), self.minimumHeight())
        words = self._words.split(" ")
        lines = ((" ".join(words[:at]), " ".join(words[at:])) for at in range(1, len(words) + 1))
        least = min(max(wide(first), wide(second)) for first, second in lines)
        return QSize(max(least + 2, _LEAST_SENTENCE), self.minimumHeight())

    def minimumSizeHint(self) -> QSize:
        """At least LEAST_SENTENCE wide: the text may be cut off."""
        return QSize(_LEAST_SENTENCE, self.minimumHeight())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Break the lines again."""
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        """Break the lines again if the font changed."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._fit()

    def _fit(self) -> None:
        self.setFixedHeight(2 * self.fontMetrics().lineSpacing() + 2)  # long text must not move the table
        shown = in_two_lines(self._words, self.font(), self.width())
        self.setText(shown)
        self.setToolTip(self._words if shown != self._words else "")


class PromptBar(QFrame):
    """Shows whose decision it is and the prompt, with Hint, Undo and a button for each legal button move."""

    chosen = Signal(object)
    """Emitted when the button of a move is pressed (the Move)."""
    left = Signal()
    """Emitted when the button with the keyboard focus is removed."""

    def __init__(self, menu: QMenu, hint: QAction, undo: QAction, fold: QAction) -> None:
        super().__init__()
        self.setObjectName("bar")
        self.setMinimumHeight(_HEIGHT)
        self.menu = icons.SignButton("menu")
        self.menu.setMenu(menu)
        self.menu.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.mark, self.sentence, self.clock = icons.Mark(-1, 16), Sentence(), ElidedLabel()
        self.sentence.setProperty("role", "prompt")
        self.clock.setProperty("role", "quiet")
        self.hint, self.undo = KeyButton(hint), KeyButton(undo)
        self._panel, self.fold = fold, icons.SignButton("panel")
        self.fold.clicked.connect(fold.trigger)
        self._prompt = ""
        self._hints = True
        """True if hints are offered."""
        self._permanent: list[QPushButton] = []
        self._buttons: list[QPushButton] = []
        self._fresh = ClickGuard()
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(10, 4, 10, 4)
        self._row.setSpacing(8)
        self._row.addWidget(self.menu)
        self._row.addWidget(self.mark)
        self._row.addWidget(self.sentence, 1)
        self._row.addWidget(self.clock)
        self._row.addWidget(self.hint)
        self._row.addWidget(self.undo)
        self._row.addWidget(self.fold)
        self.retranslate()

    def retranslate(self) -> None:
        """Retranslate all texts."""
        self.setAccessibleName(self.tr("Current decision"))
        self.menu.name(self.tr("Menu"))
        key = self._panel.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        self.fold.name(self.tr("Show or hide the side panel"))
        self.fold.setToolTip(f"{self.fold.accessibleName()} ({key})")
        self.fold.setAccessibleDescription(key)

    def ask(self, seat: int, words: str, clock: str, *, automa: bool = False) -> None:
        """Show the prompt of a seat (-1: of nobody) and the clock, such as round and turn."""
        self.mark.show_seat(seat, automa=automa)
        self.mark.setVisible(seat >= 0)
        self._prompt = words
        self.hint.setVisible(self._hints and seat >= 0)  # without a deciding seat there can be no hint
        self.sentence.tell(words)
        self.show_clock(clock)

    def show_clock(self, clock: str) -> None:
        """Show the clock of the moment on the table."""
        self.clock.tell(clock)
        self._make_room()

    def help_not(self) -> None:
        """Hide Hint and Undo, for a match that is not played here."""
        self.hide_hint()
        self.undo.hide()

    def hide_hint(self) -> None:
        """Hide Hint, for a match in which nobody may ask for one."""
        self._hints = False
        self.hint.hide()

    def explain_turning(self, piece: Piece | None) -> None:
        """Explain how the lifted piece is turned; show the prompt if it cannot be turned."""
        self.sentence.tell(self._turning(piece) if piece is not None and piece.turns else self._prompt)

    def _turning(self, piece: Piece) -> str:
        turn, flip = named("turn"), named("flip")
        if not piece.cells:
            return self.tr("Wheel or {turn}: other places near here. Esc: put it back.").format(turn=turn)
        shapes = {rotated_cells(piece.cells, turn) for turn in range(4)}
        over = piece.turns == 8 and rotated_cells(piece.cells, 4) not in shapes
        if over:
            words = self.tr("Wheel or {turn}: turn it. {flip}: turn it over. Esc: put it back.")
            return words.format(turn=turn, flip=flip)
        if len(shapes) == 1:
            return self._prompt
        return self.tr("Wheel or {turn}: turn it. Esc: put it back.").format(turn=turn)

    def show_buttons(self, offer: MoveOptions | None) -> None:
        """Show a button for each legal move that has one."""
        made = [self._made(move, offer) for move in offer.moves if offer.on_bar(move)] if offer else []
        self.show_other(*made)

    def show_other(self, *buttons: QPushButton) -> None:
        """Replace the buttons of the moves by these, for a look at an earlier moment."""
        old, self._buttons = self._buttons, list(buttons)
        if [button.text() for button in old] != [button.text() for button in buttons]:
            self._fresh.begin()
        focused = any(button is self.window().focusWidget() for button in old)
        for button in buttons:
            self._row.insertWidget(self._row.indexOf(self.fold), button)
            button.show()
        if focused:
            self.left.emit()
        for button in old:
            button.hide()
            button.deleteLater()
        self._make_room()

    def point_at(self, words: str) -> None:
        """Accentuate the button with this label, as the one to press now."""
        for button in self._buttons:
            if button.text() == literal(words):
                button.setProperty("role", "accent")
                button.style().polish(button)

    def set_permanent(self, button: QPushButton) -> None:
        """Add a button at the end that stays through all decisions."""
        self._permanent.append(button)
        self._row.insertWidget(self._row.indexOf(self.fold), button)

    def add_other(self, button: QPushButton) -> None:
        """Add a button in front of the others."""
        first = self._row.indexOf(self._buttons[0] if self._buttons else self.fold)
        self._buttons.append(button)
        self._row.insertWidget(first, button)
        button.show()
        self._make_room()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Hide shortcuts and clock if there is no room for them."""
        super().resizeEvent(event)
        self._make_room()

    def _make_room(self) -> None:
        """Show the prompt first; with more room the clock as well, then the shortcuts of the buttons."""
        for keys, clock in ((True, True), (False, True), (False, False)):
            for button in (self.hint, self.undo):
                button.show_key(on=keys)
            self.clock.setVisible(clock)
            clock_width = self.clock.sizeHint().width() if clock else 0
            if self._wanted() + clock_width + self.sentence.sizeHint().width() <= self.width():
                return

    def _wanted(self) -> int:
        """Width in pixels of all but the prompt and the clock, including the gaps round these."""
        margins, gap = self._row.contentsMargins(), self._row.spacing()
        parts = [self.menu, self.mark, self.hint, self.undo, self.fold, *self._permanent, *self._buttons]
        shown = [max(part.sizeHint().width(), part.minimumWidth()) for part in parts if not part.isHidden()]
        return sum(shown) + gap * (len(shown) + 1) + margins.left() + margins.right()

    def _made(self, move: Move, offer: MoveOptions) -> QPushButton:
        button = CarefulButton(literal(offer.words(move.action)), self._fresh)
        button.setProperty("role", "accent" if offer.prominent(move) else "")
        if effect := offer.effect(move.action):
            button.setToolTip(effect)
        button.setAccessibleDescription(offer.gain_text(move.gesture))
        button.clicked.connect(lambda: self._choose(move))
        return button

    def _choose(self, move: Move) -> None:
        self._fresh.begin()
        self.chosen.emit(move)


def in_two_lines(words: str, font: QFont, width: int) -> str:
    """Return the text broken into one or two lines of this width (pixels); the second is elided if it is too
    long.

    If the text has two lines already, each of them is elided if it is too long.
    """
    metrics = QFontMetrics(font)
    if "\n" in words:
        end = Qt.TextElideMode.ElideRight
        return "\n".join(metrics.elidedText(line, end, width) for line in words.split("\n"))
    if metrics.horizontalAdvance(words) <= width:
        return words
    layout = QTextLayout(words, font)
    layout.beginLayout()
    line = layout.createLine()
    line.setLineWidth(width)
    layout.endLayout()
    first = line.textLength()
    rest = metrics.elidedText(words[first:], Qt.TextElideMode.ElideRight, width)
    return f"{words[:first].rstrip()}\n{rest}"


def bar_button(words: str, do: Callable[[], object], *, accent: bool = False) -> QPushButton:
    """Return a button for the prompt bar."""
    button = ElidedButton(words)
    button.setProperty("role", "accent" if accent else "")
    button.clicked.connect(without_arguments(do))
    return button


def without_arguments(do: Callable[[], object]) -> Callable[..., None]:
    """Return a slot that ignores the arguments of its signal."""

    def slot(*_carried: object) -> None:
        do()

    return slot
