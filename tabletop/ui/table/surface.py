"""What the table shows now and what can be done with it: what the parts of the table widget share."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QGraphicsView

from tabletop.engine.table import Piece
from tabletop.engine.text import Text
from tabletop.ui.table.announcements import tell_screen_reader
from tabletop.ui.table.drop_targets import TableGestures
from tabletop.ui.table.scene import TableScene
from tabletop.ui.table.spotlight import NO_LESSON


class Surface:
    """The present scene, the gestures possible in it, and the words of its things.

    Args:
        view: The widget that shows the scene.
        scene: The scene before any table is shown.
    """

    def __init__(self, view: QGraphicsView, scene: TableScene) -> None:
        self.view, self.scene = view, scene
        self.offered = TableGestures()
        """The gestures that are possible now."""
        self.still = False
        """True for reduced motion: nothing glides."""
        self.lesson = NO_LESSON
        """The highlights of the lesson."""
        self.words: Callable[[Text], str] = lambda text: text.source
        """Translates the texts of the table."""

    def name_of(self, key: str) -> str:
        """Return the name of a piece or zone; "" if there is no such key."""
        thing = self.scene.thing_by_key(key)
        return self.words(thing.name) if thing else ""

    def text_of(self, key: str) -> str:
        """Return the description of a piece or zone; "" if there is no such key."""
        thing = self.scene.thing_by_key(key)
        return self.words(thing.text) if thing else ""

    def is_same_as_zone(self, piece: Piece) -> bool:
        """Return True if a piece has nothing to say that its zone does not say: a hull in its boat's zone."""
        zone = self.scene.zones.get(piece.zone)
        if zone is None or self.words(zone.name) != self.words(piece.name):
            return False
        return not piece.text.source or self.words(piece.text) == self.words(zone.text)

    def announce(self, words: str, *, at_once: bool = False) -> None:
        """Announce words to a screen reader; `at_once` interrupts what it is reading."""
        tell_screen_reader(self.view, words, at_once=at_once)

    def scene_point(self, event: QMouseEvent) -> QPointF:
        """Return the scene position of a mouse event."""
        return self.view.mapToScene(event.position().toPoint())
