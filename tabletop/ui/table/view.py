"""The table widget: shows layouts, plays animations, and emits the gestures of the player."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap, QTransform
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from tabletop.art import MARGIN
from tabletop.engine.motion import Motion
from tabletop.engine.table import AnyTable, Face, Gesture, Layout, Piece, turned_face
from tabletop.engine.text import Text
from tabletop.ui.table.accessible import AccessibleItems
from tabletop.ui.table.animation import AnimationPlayer
from tabletop.ui.table.camera import Camera
from tabletop.ui.table.drag import DragController
from tabletop.ui.table.drop_targets import TableGestures, silent
from tabletop.ui.table.keyboard import KeyboardController
from tabletop.ui.table.live_highlight import LiveHighlight
from tabletop.ui.table.magnifier import Magnifier
from tabletop.ui.table.marks import Marks
from tabletop.ui.table.mouse_controller import MouseController
from tabletop.ui.table.pixmap_cache import Sprites
from tabletop.ui.table.popups import Banner, DragLabel, RefusalBubble
from tabletop.ui.table.reasons import Reasons
from tabletop.ui.table.scene import TableScene
from tabletop.ui.table.sounds import Sounds
from tabletop.ui.table.spotlight import Lesson
from tabletop.ui.table.surface import Surface
from tabletop.ui.table.table_input import TableInput
from tabletop.ui.table.text_scaling import Free
from tabletop.ui.table.things import Things

_DRAWING = 0.012
"""Maximum seconds per paint for rendering drawings; the rest follows after it."""
OPENING = 0.2
"""The same for the first paint of a table; a bare cloth is shown until all drawings are rendered."""


class TableView(TableInput):
    """A table. It works with zones, pieces and gestures, and knows no rules."""

    gestured = Signal(object, QPointF)
    """Emitted when the player makes a gesture (the gesture, its position on the table in millimetres)."""
    hovering = Signal(object, QPointF)
    """Emitted when the gesture that a drop would make changes (the gesture or None, the position)."""
    lifted = Signal(object)
    """Emitted when a piece is lifted or put down (its key, or None)."""
    turned = Signal(int)
    looked = Signal(object)
    """Emitted when a piece is clicked that cannot be moved or pressed (its key)."""
    rule_requested = Signal(str)
    board_requested = Signal(int)
    """Emitted when a folded board is to be enlarged, or the enlarged one folded again (its seat)."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._dress()
        self._table: AnyTable | None = None
        self._sprites: Sprites | None = None
        self._opening = True
        surface = self.surface = Surface(self, TableScene(self, (1.0, 1.0)))
        self.bubble, self.pill = RefusalBubble(self.viewport()), DragLabel(self.viewport())
        self.camera, self.sounds = Camera(self), Sounds()
        self.film = AnimationPlayer(surface, self.show_layout, self.sounds, self._drawn)
        self.hands = DragController(surface, self.film)
        self.things = Things(surface, self.film, self.hands)
        self.live = LiveHighlight(surface, self.film, self.hands, self.camera)
        self.marks = Marks(surface, self.hands, self.camera)
        self.reasons = Reasons(surface, self.hands, self.pill, self.bubble, self.sounds)
        self.lookout = Magnifier(surface, self.hands, self.camera, self.picture)
        self.keys = KeyboardController(
            surface,
            self.hands,
            self.things,
            self.film,
            self.camera,
            self.lookout,
            self.bubble,
            lambda: self.mouse.hold_to_pan(on=True),
            self.call_out,
        )
        self.mouse = MouseController(
            surface,
            self.hands,
            self.film,
            self.camera,
            self.keys,
            self.lookout,
            self.bubble,
            self.looked.emit,
        )
        self.shadows = AccessibleItems(surface, self.hands, self.keys, self.things)
        self.call = Banner(self.viewport())
        self._more = QTimer(self, singleShot=True, interval=0)
        self._more.timeout.connect(self._catch_up)
        self._connect()

    def _dress(self) -> None:
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)  # free space in one part
        self.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self.setOptimizationFlags(
            QGraphicsView.OptimizationFlag.DontSavePainterState
            | QGraphicsView.OptimizationFlag.DontAdjustForAntialiasing
        )
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.viewport().grabGesture(Qt.GestureType.PinchGesture)

    def _connect(self) -> None:
        self.hands.lifted.connect(self._lifted)
        self.hands.turned.connect(self.turned)
        self.hands.hovered.connect(self._over)
        self.hands.gesture_made.connect(self.gestured)
        self.film.ended.connect(self.live.refresh)
        self.things.board_requested.connect(self.board_requested)
        self.camera.rescaled.connect(self.lookout.hide)
        self.camera.rested.connect(self._repaint)
        self.bubble.rule_requested.connect(self.rule_requested)

    # What the table shows

    @property
    def table_scene(self) -> TableScene:
        """The present scene."""
        return self.surface.scene

    def set_table(self, table: AnyTable, words: Callable[[Text], str]) -> None:
        """Show this table from now on; `words` translates its texts."""
        self.put_back()
        self.keys.leave_table()
        self._table, self.surface.words, self._opening = table, words, True
        self._sprites = Sprites(table, words)
        self.surface.scene = TableScene(self, table.size)
        self.setScene(self.surface.scene)
        self.setAccessibleName(self.tr("Game table"))
        self.camera.fit()

    def show_layout(self, layout: Layout, ms: int = 0, motion: Motion | None = None) -> None:
        """Show a layout; pieces glide to their new places in `ms` milliseconds, by this motion."""
        if self.hands.item is not None and not self._holds_still(self.hands.item.piece, layout):
            self.put_back()
        cloth = self.table_scene.layout_now.cloth
        self.table_scene.show_layout(layout, 0 if self.surface.still else ms, motion)
        if layout.cloth != cloth:
            self.viewport().update()
        self.live.refresh()
        self.keys.refresh()
        self.hands.relight()
        self.shadows.later()

    @staticmethod
    def _holds_still(carried: Piece, layout: Layout) -> bool:
        """Return True if the carried piece has not moved in the new layout."""
        return any(piece.key == carried.key and piece.zone == carried.zone for piece in layout.pieces)

    def offer(
        self,
        legal: Sequence[Gesture],
        tried: Sequence[Gesture],
        names: Mapping[Gesture, str] | None = None,
        brings: Callable[[Gesture], str] = silent,
        waiting: Sequence[Gesture] = (),
    ) -> None:
        """Set the gestures that are possible now.

        Args:
            legal: The gestures of legal actions.
            tried: The gestures of all candidate actions.
            names: A description of each legal gesture.
            brings: What a legal gesture gains and costs, in words.
            waiting: The gestures of legal actions that must wait for the lesson.
        """
        offered = TableGestures.of(legal, tried, names or {}, brings, waiting)
        if offered == self.surface.offered:
            return
        self.put_back()
        self.bubble.hide()
        self.surface.offered = offered
        self.live.begin()
        self.marks.preview(None)
        self.keys.refresh()
        self.shadows.later()

    def teach(self, lesson: Lesson) -> None:
        """Highlight what the lesson points at, bring it into view and dim the rest; NOTHING clears it."""
        self.surface.lesson = lesson
        if self.camera.fitted:  # who has zoomed in goes on looking there
            self.camera.bring_into_view(lesson.most_needed)
        self.table_scene.spotlight.show_lesson(lesson)
        if not self.hands.is_dragging:
            self.keys.refresh()
        self.shadows.later()

    # Gestures without a mouse

    def put_back(self) -> None:
        """Put the carried piece back."""
        self.hands.put_back()

    def _lifted(self, key: object) -> None:
        self.lookout.hide()
        self.bubble.hide()
        self.marks.preview(None)
        if key is not None:
            self.sounds.play("lift")
            self.announce(self.tr("Holding: {piece}").format(piece=self.name_of(str(key))))
        else:
            self.pill.hide()
        self.live.refresh()
        self.shadows.later()
        self.lifted.emit(key)

    def _over(self, gesture: object, at: QPointF) -> None:
        if gesture is None:
            self.pill.hide()
        self.hovering.emit(gesture, at)

    # Words

    def name_of(self, key: str) -> str:
        """Return the name of a piece or zone; "" if there is no such key."""
        return self.surface.name_of(key)

    def announce(self, words: str, *, at_once: bool = False) -> None:
        """Announce words to a screen reader; `at_once` interrupts what it is reading."""
        self.surface.announce(words, at_once=at_once)

    def call_out(self, words: str) -> None:
        """Show words in the middle of the table for a moment, and announce them."""
        self.call.tell(words)
        self.announce(words)

    # Drawing

    def sprite(self, face: str | Face, w: float, h: float, free: Free = ()) -> QPixmap | None:
        """Return a face's pixmap at the scale of the last finished zoom; None if not rendered yet."""
        assert self._sprites is not None
        return self._sprites.pixmap(face, w, h, self.camera.sharp, self.devicePixelRatioF(), free)

    def picture(self, piece: Piece, scale: float) -> QPixmap:
        """Return the pixmap of a piece at another scale, to be looked at."""
        assert self._sprites is not None
        ratio = self.devicePixelRatioF()
        size = QRectF(0, 0, piece.w + 2 * MARGIN, piece.h + 2 * MARGIN).size() * scale * ratio
        made = self._sprites.draw(turned_face(piece, piece.turn), (piece.w, piece.h), scale, size.toSize())
        made.setDevicePixelRatio(ratio)
        return made

    def lifted_shadow(self, face: str | Face, w: float, h: float) -> QPixmap | None:
        """Return the soft shadow of a carried face, cached while it is carried; None if not rendered yet."""
        assert self._sprites is not None
        return self._sprites.shadow(face, w, h, self.camera.sharp, self.devicePixelRatioF())

    def _repaint(self) -> None:
        """Repaint after the camera has come to rest at another scale."""
        self.shadows.later()
        self.viewport().update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint what there is time for; the drawings that are missing follow in the next paint."""
        if self._sprites is None:
            super().paintEvent(event)
            return
        self._sprites.begin(OPENING if self._opening else _DRAWING)
        super().paintEvent(event)
        if not self._sprites.late:
            self._opening = False
            self._sprites.painted()
            return
        if self._opening:  # a bare cloth until everything is there, not half a table
            painter = QPainter(self.viewport())
            self.drawBackground(painter, QRectF())
            painter.end()
        self._more.start()

    @property
    def complete(self) -> bool:
        """True if no visible drawing is missing."""
        return self._sprites is None or not self._sprites.late

    def _drawn(self) -> bool:
        """Return False while the table is in sight, but has never been painted as a whole."""
        return not (self._opening and self.isVisible())

    def _catch_up(self) -> None:
        """Render the drawings for which a paint had no time, and then repaint their places once."""
        assert self._sprites is not None
        self._sprites.catch_up(_DRAWING * (4 if self._opening else 1), self.camera.sharp)
        if self._sprites.late:
            self._more.start()
        elif self._opening:
            self.viewport().update()
        else:
            self.table_scene.update_faces(self._sprites.fresh)

    def drawBackground(self, painter: QPainter, _rect: QRectF | QPointF) -> None:  # type: ignore[override]
        """Paint the background, which does not zoom with the table."""
        if self._sprites is None:
            return
        view = self.viewport()
        cloth = self._sprites.cloth(self.table_scene.layout_now.cloth, view.size(), self.devicePixelRatioF())
        seen = painter.clipBoundingRect() if painter.hasClipping() else QRectF()
        transform = painter.worldTransform()
        part = transform.mapRect(seen).toAlignedRect() if not seen.isEmpty() else view.rect()
        part = part.intersected(view.rect())
        ratio = cloth.devicePixelRatio()
        source = QRectF(part.x() * ratio, part.y() * ratio, part.width() * ratio, part.height() * ratio)
        painter.setWorldTransform(QTransform())
        painter.drawPixmap(QRectF(part), cloth, source)
        painter.setWorldTransform(transform)
