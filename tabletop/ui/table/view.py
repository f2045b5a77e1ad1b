"""The table widget: shows layouts, plays animations, and emits the gestures of the player."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap, QTransform
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from tabletop.art import MARGIN
from tabletop.engine.refusal import No
from tabletop.engine.table import Drag, Face, Gesture, Layout, Piece, Table, turned_face
from tabletop.engine.text import Text
from tabletop.ui.table.accessible import AccessibleItems, announce
from tabletop.ui.table.animation import AnimationPlayer
from tabletop.ui.table.camera import Camera
from tabletop.ui.table.drag import DragController
from tabletop.ui.table.drop_targets import DropTargets, TableGestures, silent
from tabletop.ui.table.items import PieceItem
from tabletop.ui.table.keyboard import KeyboardController
from tabletop.ui.table.live_highlight import LiveHighlight
from tabletop.ui.table.magnifier import Magnifier
from tabletop.ui.table.mouse_controller import MouseController
from tabletop.ui.table.pixmap_cache import Sprites
from tabletop.ui.table.popups import Banner, DragLabel, RefusalBubble
from tabletop.ui.table.scene import TableScene
from tabletop.ui.table.sounds import Sounds
from tabletop.ui.table.spotlight import NOTHING, Lesson
from tabletop.ui.table.table_input import TableInput
from tabletop.ui.table.text_scaling import Free

_DRAWING = 0.012
"""Maximum seconds per paint for rendering drawings; the rest follows after it."""
OPENING = 0.2
"""The same for the first paint of a table."""
ROOMY = 4.0
"""A zone this many times as large as a piece does not determine where the piece will lie."""


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
        self.offered = TableGestures()
        self.still = False
        """True for reduced motion: nothing glides."""
        self.lesson = NOTHING
        """The highlights of the lesson."""
        self.dismiss: Callable[[], bool] = lambda: False
        """Closes the topmost popover that the player opened; False if there is none."""
        self.opens = False
        """True if the boards of other seats can be enlarged."""
        self._table: Table | None = None
        self._sprites: Sprites | None = None
        self._words: Callable[[Text], str] = lambda text: text.source
        self._opening = True
        self.table_scene = TableScene(self, (1.0, 1.0))
        self.camera, self.lookout = Camera(self), Magnifier(self)
        self.hands, self.film, self.keys = (
            DragController(self),
            AnimationPlayer(self),
            KeyboardController(self),
        )
        self.live = LiveHighlight(self)
        self.mouse, self.sounds, self.shadows = MouseController(self), Sounds(), AccessibleItems(self)
        self.bubble, self.pill = RefusalBubble(self.viewport()), DragLabel(self.viewport())
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
        self.bubble.rule_requested.connect(self.rule_requested)

    # What the table shows

    def set_table(self, table: Table, words: Callable[[Text], str]) -> None:
        """Show this table from now on; `words` translates its texts."""
        self.put_back()
        self.keys.leave()
        self._table, self._words, self._opening = table, words, True
        self._sprites = Sprites(table, words)
        self.table_scene = TableScene(self, table.size)
        self.setScene(self.table_scene)
        self.setAccessibleName(self.tr("Game table"))
        self.camera.fit()

    def show_layout(self, layout: Layout, ms: int = 0) -> None:
        """Show a layout; pieces glide to their new places in `ms` milliseconds."""
        if self.hands.item is not None and not self._holds_still(self.hands.item.piece, layout):
            self.put_back()
        cloth = self.table_scene.layout_now.cloth
        self.table_scene.show_layout(layout, 0 if self.still else ms)
        if layout.cloth != cloth:
            self.viewport().update()
        self.live.refresh()
        self.keys.refresh()
        self.hands.relight()
        self.shadows.later()

    @staticmethod
    def _holds_still(carried: Piece, layout: Layout) -> bool:
        """True if the carried piece has not moved in the new layout."""
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
        if offered == self.offered:
            return
        self.put_back()
        self.bubble.hide()
        self.offered = offered
        self.live.begin()
        self.preview(None)
        self.keys.refresh()
        self.shadows.later()

    def show_reason(self, no: No | None, words: str) -> None:
        """Show beside the carried piece why it cannot go here; without a refusal, what a drop would bring."""
        item = self.hands.item
        if item is None:
            self.pill.hide()
            return
        waits = self.hands.target is not None and self.offered.has_to_wait(self.hands.target)
        self.pill.tell(words, self._below(item), refused=no is not None, waits=waits)
        self.announce(words)

    def _below(self, item: PieceItem) -> QPoint:
        return self.mapFromScene(QPointF(item.x() + item.w / 2, item.y() + item.h))

    def keep_reason_near(self) -> None:
        """Keep the label beside the carried piece, which has moved."""
        if self.hands.item is not None and self.pill.isVisible():
            self.pill.put(self._below(self.hands.item), above=False)

    def refuse(self, rule: str, words: str, at: QPointF) -> None:
        """Show why a drop was refused, with the number of its rule; the piece goes back."""
        self.sounds.play("refuse")
        self._send_back(words, rule, at, held=False)

    def hold_back(self, words: str, at: QPointF) -> None:
        """Show why a legal drop must wait; the piece goes back."""
        self._send_back(words, "", at, held=True)

    def _send_back(self, words: str, rule: str, at: QPointF, *, held: bool) -> None:
        self.pill.hide()
        self.put_back()
        home = self.table_scene.home_of_resting()
        clear = self.mapFromScene(home).boundingRect() if home is not None else QRect()
        self.bubble.tell(words, rule, self.mapFromScene(at), held=held, clear=clear)
        self.announce(words)

    def teach(self, lesson: Lesson) -> None:
        """Highlight what the lesson points at and dim the rest; NOTHING clears it."""
        self.lesson = lesson
        self.table_scene.spotlight.show_lesson(lesson)
        if not self.hands.is_dragging:
            self.keys.refresh()
        self.shadows.later()

    # Marks for hints, notes and lists

    def highlight(self, keys: Sequence[str]) -> None:
        """Mark pieces and zones."""
        places = (self.table_scene.place_of(key) for key in keys)
        self.table_scene.lights.mark(place for place in places if place is not None)

    def preview(self, gesture: Gesture | None) -> None:
        """Show where a gesture would move its piece; None clears it."""
        scene = self.table_scene
        scene.ghost.hide()
        scene.lights.arrow(None)
        if not self.hands.is_dragging:
            scene.lights.strong([])
        if gesture is None:
            self.highlight([])
            return
        self.highlight([gesture.piece if isinstance(gesture, Drag) else gesture.thing])
        item = scene.pieces.get(gesture.piece) if isinstance(gesture, Drag) else None
        if item is not None and isinstance(gesture, Drag) and not self.hands.is_dragging:
            self._show_way(item.piece, gesture)

    def pointed_at(self) -> QRect:
        """The rectangle around the piece, the place and the arrow of the preview, in viewport pixels."""
        lights = self.table_scene.lights
        return self.mapFromScene(lights.pointed_at()).boundingRect()

    def _show_way(self, piece: Piece, drag: Drag) -> None:
        """Show an arrow from a piece to its place, the place highlighted, and a ghost of the piece there."""
        scene = self.table_scene
        carrying = DropTargets(self.offered, scene.layout_now, piece)
        places = carrying.places(drag)
        if not places:
            return
        scene.lights.strong(places)
        corner, turn = carrying.corner(drag), drag.turn if piece.cells else piece.turn
        w, h = carrying.extent(drag.turn) if piece.cells else (piece.w, piece.h)
        scene.lights.arrow(
            QPointF(piece.x + piece.w / 2, piece.y + piece.h / 2), corner + QPointF(w / 2, h / 2)
        )
        roomy = places[0].width() * places[0].height() > ROOMY * w * h
        if piece.face and (drag.at >= 0 or not roomy):
            scene.ghost.show_face(turned_face(piece, turn), QRectF(corner, corner + QPointF(w, h)))

    # Gestures without a mouse

    def lift(self, key: str) -> None:
        """Lift a piece."""
        item = self.table_scene.pieces.get(key)
        if item is not None and self.offered.can_lift(key):
            self.hands.lift(item, item.place.center())

    def drop(self, gesture: Gesture) -> None:
        """Make a gesture as if by mouse."""
        self.put_back()
        place = self.table_scene.place_of(gesture.piece if isinstance(gesture, Drag) else gesture.thing)
        self.gestured.emit(gesture, place.center() if place else QPointF())

    def put_back(self) -> None:
        """Put the carried piece back."""
        self.hands.put_back()

    def use(self, key: str) -> None:
        """Activate a thing as a screen reader does: press it, open it, or lift it."""
        place = self.table_scene.place_of(key)
        if key in self.boards():
            self.board_requested.emit(self.boards()[key])
        elif key in self.offered.presses and place is not None:
            self.hands.press(key, place.center())
        else:
            self.lift(key)

    def boards(self) -> dict[str, int]:
        """The keys of the folded boards that can be opened now, with their seats."""
        if not self.opens or self.film.running:
            return {}
        boards = self.table_scene.boards()
        return {key: seat for key, seat in boards.items() if key not in self.offered.presses}

    def _lifted(self, key: object) -> None:
        self.lookout.hide()
        self.bubble.hide()
        self.preview(None)
        if key is not None:
            self.sounds.play("lift")
            self.announce(self.tr("In the hand: {piece}").format(piece=self.name_of(str(key))))
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
        """The name of a piece or zone; "" if there is no such key."""
        thing = self.table_scene.thing(key)
        return self._words(thing.name) if thing else ""

    def text_of(self, key: str) -> str:
        """The description of a piece or zone; "" if there is no such key."""
        thing = self.table_scene.thing(key)
        return self._words(thing.text) if thing else ""

    def announce(self, words: str, *, at_once: bool = False) -> None:
        """Announce words to a screen reader; `at_once` interrupts what it is reading."""
        announce(self, words, at_once=at_once)

    # Drawing

    def sprite(self, face: str | Face, w: float, h: float, free: Free = ()) -> QPixmap | None:
        """The pixmap of a face at the scale of the last finished zoom; None if it is not rendered yet."""
        assert self._sprites is not None
        return self._sprites.pixmap(face, w, h, self.camera.sharp, self.devicePixelRatioF(), free)

    def picture(self, piece: Piece, scale: float) -> QPixmap:
        """The pixmap of a piece at another scale, to be looked at."""
        assert self._sprites is not None
        ratio = self.devicePixelRatioF()
        size = QRectF(0, 0, piece.w + 2 * MARGIN, piece.h + 2 * MARGIN).size() * scale * ratio
        made = self._sprites.draw(
            turned_face(piece, piece.turn), (piece.w, piece.h), scale * ratio, size.toSize()
        )
        made.setDevicePixelRatio(ratio)
        return made

    def lifted_shadow(self, face: str | Face, w: float, h: float) -> QPixmap | None:
        """The soft shadow of a carried face, cached while it is carried; None if not rendered yet."""
        assert self._sprites is not None
        return self._sprites.shadow(face, w, h, self.camera.sharp, self.devicePixelRatioF())

    def scale_changed(self) -> None:
        """Repaint after the camera has come to rest at another scale."""
        self.shadows.later()
        self.viewport().update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint what there is time for; drawings that are not rendered yet follow in the next paint."""
        if self._sprites is None:
            super().paintEvent(event)
            return
        self._sprites.begin(OPENING if self._opening else _DRAWING)
        self._opening = False
        super().paintEvent(event)
        if self._sprites.late:
            self._more.start()
        else:
            self._sprites.painted()

    @property
    def complete(self) -> bool:
        """True if no visible drawing is missing."""
        return self._sprites is None or not self._sprites.late

    def _catch_up(self) -> None:
        """Render the drawings for which a paint had no time, and then repaint once."""
        assert self._sprites is not None
        self._sprites.catch_up(_DRAWING, self.camera.sharp)
        if self._sprites.late:
            self._more.start()
        else:
            self.viewport().update()

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
