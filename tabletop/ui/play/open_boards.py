"""Shows another seat's board large in the place of the own one, until anything else happens."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QApplication

from tabletop.ui.panels.prompt_bar import PromptBar
from tabletop.ui.play.animation_frames import OWN_MS
from tabletop.ui.play.match_controller import MatchController
from tabletop.ui.style.i18n import to_language
from tabletop.ui.table import TableView

_NOBODY = -1


class OpenBoards(QObject):
    """Opens a folded board on a double click, a click on its background, Enter, or its number key.

    The number key works where numbers have no other meaning. Esc or the own board closes it. While it is open
    nothing can be moved. It closes by itself as soon as the match continues.
    """

    def __init__(self, controller: MatchController, table: TableView, bar: PromptBar) -> None:
        super().__init__(table)
        self._controller, self._table, self._bar = controller, table, bar
        self._from: QPoint | None = None
        self.seat = _NOBODY
        """The seat of the open board; NOBODY (-1) if none is open."""
        table.installEventFilter(self)
        table.viewport().installEventFilter(self)
        table.things.opens = controller.session.game.table.with_open_board is not None
        table.board_requested.connect(self.open)
        controller.changed.connect(self._over)

    def open(self, seat: int) -> bool:
        """Open a seat's board. For the open one or the own one, close it.

        Returns:
            True if a board was opened or closed.
        """
        c, shown = self._controller, self._controller.playback
        game = c.session.game
        if game.table.with_open_board is None or c.film.running or not 0 <= seat < len(shown.names):
            return False
        if seat in (c.viewer, self.seat):
            return self.close()
        self._table.put_back()
        self._table.offer([], [], {})
        self._table.show_layout(game.table.with_open_board(shown.view, c.viewer, seat), OWN_MS)
        self.seat = seat
        words = self.tr("The board of {name}. Press Esc or click your own board to close it.")
        words = words.format(name=shown.names[seat])
        self._bar.ask(c.viewer, words, to_language(game.progress_text(shown.view)))
        self._table.announce(words)
        return True

    def close(self) -> bool:
        """Show the own board again. False if none was open."""
        if self.seat == _NOBODY:
            return False
        self.seat = _NOBODY
        self._table.show_layout(self._controller.playback.layout(), OWN_MS)
        self._controller.offer_now()
        self._controller.changed.emit()
        return True

    def _over(self) -> None:
        """Close the board after a change: the animation, if one runs, shows the new layout."""
        if self.seat != _NOBODY:
            self.seat = _NOBODY
            if not self._controller.film.running:
                self._table.show_layout(self._controller.playback.layout(), 0)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Handle keys on the table and clicks on folded boards."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and watched is self._table:
            return self._key(event)
        if isinstance(event, QMouseEvent) and watched is self._table.viewport():
            return self._click(event)
        return False

    def _key(self, event: QKeyEvent) -> bool:
        if event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier or self._table.hands.is_dragging:
            return False
        if event.key() == Qt.Key.Key_Escape:
            return self.close()
        if not Qt.Key.Key_1 <= event.key() <= Qt.Key.Key_9 or self._table.keys.typed.listens:
            return False
        return self.open(event.key() - Qt.Key.Key_1)

    def _click(self, event: QMouseEvent) -> bool:
        """Handle a click or double click on a folded board, with no piece lifted."""
        here, kind = event.position().toPoint(), event.type()
        if event.button() != Qt.MouseButton.LeftButton or self._table.hands.is_dragging:
            return False
        if kind == QEvent.Type.MouseButtonPress:
            self._from = here
        elif kind == QEvent.Type.MouseButtonDblClick:
            return self._opens(here, ground=False)
        elif kind == QEvent.Type.MouseButtonRelease and self._from is not None:
            still = (here - self._from).manhattanLength() < QApplication.startDragDistance()
            self._from = None
            return still and self._opens(here, ground=True)
        return False

    def _opens(self, here: QPoint, *, ground: bool) -> bool:
        """Open the folded board at this point.

        The second half of a double click is swallowed if its first half has opened the board.

        Args:
            here: The point, in pixels of the viewport.
            ground: True for a click, which counts on the board's background; False for a double click, which
                counts on a piece.
        """
        at, table = self._table.mapToScene(here), self._table
        pieces = [item.piece.key for item in table.table_scene.pieces_at(at)]
        if any(table.surface.offered.can_lift(key) or key in table.surface.offered.presses for key in pieces):
            return False
        boards = table.things.boards()
        key = next((zone.key for zone in table.table_scene.zones_at(at) if zone.key in boards), "")
        on_ground = all(piece == key for piece in pieces)
        if not key or ground != on_ground:
            return bool(key) and not ground
        table.mouse.rest()
        return self.open(boards[key])
