"""A tab bar that screen readers recognise: one stop for Tab, with arrow keys to move inside."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QKeyEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QTabBar, QWidget

from tabletop.ui.style import theme

_LEAST = 44
"""Minimum width of a tab, in pixels at 100 %; its tooltip shows the whole title."""
_APART, _WIDE_APART, _LETTERS = 14, 24, 13
"""Least space between two titles, the usual one, and the usual size of their letters, in pixels at 100 %."""
_PRESSED = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class Tabs(QTabBar):
    """A row of tabs, each with a name that the program uses and a title.

    `expanding`: True if the tabs fill the width of their place.
    """

    tab_requested = Signal(str)
    """Emitted when a tab is chosen, or the present one again (its name)."""

    def __init__(self, names: tuple[str, ...], *, expanding: bool) -> None:
        super().__init__()
        self._names = names
        self._keys: dict[str, str] = {}
        self.setDrawBase(False)
        self.setExpanding(expanding)
        self.setUsesScrollButtons(False)
        self.setElideMode(Qt.TextElideMode.ElideRight)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        for _ in names:
            self.addTab("")
        self._close = False
        """True if the tabs are always close together."""
        self._choosing = False
        """True while the program chooses a tab, which emits nothing."""
        self.tabBarClicked.connect(self._ask)
        self.currentChanged.connect(self._changed)  # by arrow keys and screen readers

    def put_first(self, name: str) -> None:
        """Add a tab in front of the others, and set all closer together, with equal gaps."""
        self._names = (name, *self._names)
        self._close = True
        self.setProperty("tight", True)
        self.insertTab(0, "")

    def keys(self, keys: dict[str, str], owner: QWidget) -> None:
        """Set shortcuts for tabs (key by name), which work in the whole window of `owner`."""
        self._keys = keys
        for name, key in keys.items():
            QShortcut(QKeySequence(key), owner).activated.connect(
                lambda name=name: self.tab_requested.emit(name)
            )

    def tell(self, name: str, words: dict[str, str]) -> None:
        """Set the accessible name of the row and the title of each tab (by name)."""
        self.setAccessibleName(name)
        for at, tab in enumerate(self._names):
            self.setTabText(at, words[tab])
            key = QKeySequence(self._keys.get(tab, "")).toString(QKeySequence.SequenceFormat.NativeText)
            self.setTabToolTip(at, f"{words[tab]} {key}".strip())
        self._fit_letters()
        self.updateGeometry()

    def _fit_letters(self) -> None:
        """Set tabs that fill their place closer, and use smaller letters, if titles would be cut off."""
        if not (self.expanding() or self._close):
            return
        wide = sum(self._widths(theme.plain(theme.scaled(_LETTERS), QFont.Weight.DemiBold)))
        tight = self._close or wide > self.width() - theme.scaled(_WIDE_APART) * self.count()
        cramped = tight and wide > self.width() - theme.scaled(_APART) * self.count()
        if (tight, cramped) != (bool(self.property("tight")), bool(self.property("cramped"))):
            self.setProperty("tight", tight)
            self.setProperty("cramped", cramped)
            self.style().unpolish(self)
            self.style().polish(self)
            self.updateGeometry()

    def _widths(self, font: QFont) -> list[int]:
        """Return the width of each title in this font, in pixels."""
        metrics = QFontMetrics(font)
        return [metrics.horizontalAdvance(self.tabText(at)) for at in range(self.count())]

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Choose the size of the letters again."""
        self._fit_letters()
        super().resizeEvent(event)

    def tabSizeHint(self, index: int) -> QSize:
        """Return the size of a tab; those close together share the free width equally."""
        hint = super().tabSizeHint(index)
        if not self.property("tight"):
            return hint
        wide = self._widths(self.font())
        share = (self.width() - sum(wide)) // len(wide)
        return QSize(max(wide[index] + share, hint.width()), hint.height())

    def words(self, name: str) -> str:
        """Return the title of a tab."""
        return self.tabText(self._names.index(name))

    def choose(self, name: str) -> None:
        """Select a tab without emitting; an unknown name changes nothing."""
        if name in self._names:
            self._choosing = True
            self.setCurrentIndex(self._names.index(name))
            self._choosing = False

    def _ask(self, at: int) -> None:
        if at >= 0:
            self.tab_requested.emit(self._names[at])

    def _changed(self, at: int) -> None:
        if not self._choosing:
            self._ask(at)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrow keys choose another tab; Enter and Space choose the present one again."""
        if event.key() in _PRESSED:
            self._ask(self.currentIndex())
        else:
            super().keyPressEvent(event)

    def minimumTabSizeHint(self, index: int) -> QSize:
        """At least LEAST wide: the title may be cut off."""
        hint = self.tabSizeHint(index)
        return QSize(min(hint.width(), theme.scaled(_LEAST)), hint.height())

    def minimumSizeHint(self) -> QSize:
        """Return the size of all tabs at their minimum widths."""
        sizes = [self.minimumTabSizeHint(at) for at in range(self.count())]
        return QSize(sum(size.width() for size in sizes), max(size.height() for size in sizes))
