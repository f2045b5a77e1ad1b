"""Tabs, which a screen reader knows as such: one stop of the keyboard, in which the arrow keys go about."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QTabBar, QWidget

from tabletop.ui.style import theme

LEAST = 44
"""Pixels at 100 % that a tab has for its words where little room is; its tooltip tells them all."""
PRESSED = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class Tabs(QTabBar):
    """A row of tabs, each with a word of its own by which the program knows it.

    `expanding`: together they are as wide as their place.
    """

    tab_requested = Signal(str)
    """A tab was chosen, or the present one once more."""

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
        self._choosing = False
        """Whether the program itself chooses a tab, so that nothing is asked."""
        self.tabBarClicked.connect(self._ask)
        self.currentChanged.connect(self._changed)  # by arrow keys, and by what a screen reader presses

    def put_first(self, name: str) -> None:
        """One more tab, before the others, which lie closer together then."""
        self._names = (name, *self._names)
        self.setProperty("tight", True)
        self.insertTab(0, "")

    def keys(self, keys: dict[str, str], owner: QWidget) -> None:
        """Keys that choose tabs, wherever in the window of `owner` the keyboard is."""
        self._keys = keys
        for name, key in keys.items():
            QShortcut(QKeySequence(key), owner).activated.connect(
                lambda name=name: self.tab_requested.emit(name)
            )

    def tell(self, name: str, words: dict[str, str]) -> None:
        """What the row and each of its tabs is called."""
        self.setAccessibleName(name)
        for at, tab in enumerate(self._names):
            self.setTabText(at, words[tab])
            key = QKeySequence(self._keys.get(tab, "")).toString(QKeySequence.SequenceFormat.NativeText)
            self.setTabToolTip(at, f"{words[tab]} {key}".strip())
        self.updateGeometry()

    def words(self, name: str) -> str:
        """What one of the tabs is called."""
        return self.tabText(self._names.index(name))

    def choose(self, name: str) -> None:
        """Show which one is chosen; a word that is no tab changes nothing."""
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
        """Arrow keys choose another tab; Enter and Space choose the present one once more."""
        if event.key() in PRESSED:
            self._ask(self.currentIndex())
        else:
            super().keyPressEvent(event)

    def minimumTabSizeHint(self, index: int) -> QSize:
        """So narrow a tab becomes where there is little room."""
        hint = self.tabSizeHint(index)
        return QSize(min(hint.width(), theme.scaled(LEAST)), hint.height())

    def minimumSizeHint(self) -> QSize:
        """All tabs at their narrowest."""
        sizes = [self.minimumTabSizeHint(at) for at in range(self.count())]
        return QSize(sum(size.width() for size in sizes), max(size.height() for size in sizes))
