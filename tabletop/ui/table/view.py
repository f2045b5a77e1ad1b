"""The whole table as one widget: it shows layouts, plays films, and tells which gestures were made."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QBrush,
    QColor,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPixmap,
    QRadialGradient,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QApplication, QFrame, QGraphicsView, QPinchGesture, QWidget

from tabletop.art import MARGIN
from tabletop.engine.rules import No
from tabletop.engine.table import Drag, Gesture, Layout, Piece, Table
from tabletop.engine.text import Text
from tabletop.ui.table.accessible import Shadows
from tabletop.ui.table.film import Film, Frame
from tabletop.ui.table.hands import Hands
from tabletop.ui.table.items import SPREAD
from tabletop.ui.table.keys import Keys
from tabletop.ui.table.lookout import Lookout
from tabletop.ui.table.mouse import Mouse
from tabletop.ui.table.notes import Bubble, Pill
from tabletop.ui.table.scene import TableScene
from tabletop.ui.table.sounds import Sounds
from tabletop.ui.table.sprites import Sprites
from tabletop.ui.table.targets import Carrying, Offered

LARGEST = 6.0
"""How many times the whole table's scale it can be zoomed in."""
CRISP_MS = 150


class TableView(QGraphicsView):
    """A table. It knows zones, pieces and gestures; it knows no rules."""

    gestured = Signal(object, QPointF)
    """A gesture was made by hand, and where on the table, in millimetres."""
    hovering = Signal(object, QPointF)
    """The gesture that a drop would make now (None: none), and where."""
    lifted = Signal(object)
    """The key of the piece in the hand; None when it is put down."""
    turned = Signal(int)
    looked = Signal(object)
    """The key of a piece that was clicked to be looked at."""
    rule_asked = Signal(str)
    film_ended = Signal()
    frame_shown = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._dress()
        self.offered = Offered()
        self.still = False
        """Reduced motion: nothing glides."""
        self.table_scene = TableScene(self, (1.0, 1.0))
        self._table: Table | None = None
        self._sprites: Sprites | None = None
        self._words: Callable[[Text], str] = lambda text: text.source
        self._cloth = "cloth"
        self._shadow_of: dict[tuple[int, int, float], QPixmap] = {}
        self._fitted, self._crisp_scale = True, 1.0
        self.hands, self.film, self.keys = Hands(self), Film(self), Keys(self)
        self.mouse, self.sounds, self.shadows = Mouse(self), Sounds(), Shadows(self)
        self.bubble, self.pill = Bubble(self.viewport()), Pill(self.viewport())
        self.lookout = Lookout(self)
        self._crisp = QTimer(self, singleShot=True)
        self._crisp.timeout.connect(self._sharpen)
        self._connect()

    def _dress(self) -> None:
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setAccessibleName(self.tr("Game table"))
        self.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self.setOptimizationFlags(
            QGraphicsView.OptimizationFlag.DontSavePainterState
            | QGraphicsView.OptimizationFlag.DontAdjustForAntialiasing
        )
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.AnchorUnderMouse)
        self.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.viewport().grabGesture(Qt.GestureType.PinchGesture)

    def _connect(self) -> None:
        self.hands.lifted.connect(self._lifted)
        self.hands.turned.connect(self.turned)
        self.hands.over.connect(self._over)
        self.hands.made.connect(self.gestured)
        self.film.ended.connect(self.film_ended)
        self.film.shown.connect(self.frame_shown)
        self.bubble.rule_asked.connect(self.rule_asked)

    # What the table shows

    def set_table(self, table: Table, words: Callable[[Text], str]) -> None:
        """Show this table from now on, with words in the language of the day."""
        self._table, self._words = table, words
        edition = self._sprites.edition + 1 if self._sprites else 0
        self._sprites = Sprites(table, words)
        self._sprites.edition = edition
        self.hands.put_back()
        self.table_scene = TableScene(self, table.size)
        self.setScene(self.table_scene)
        self.setAccessibleName(self.tr("Game table"))
        self.fit()

    def show_layout(self, layout: Layout, ms: int = 0) -> None:
        """Make the table agree with a layout; pieces glide to their new places in `ms` milliseconds."""
        if layout.cloth != self._cloth:
            self._cloth = layout.cloth
            self.viewport().update()
        self.table_scene.show_layout(layout, 0 if self.still else ms)
        self.keys.refresh()

    def offer(
        self, legal: Sequence[Gesture], tried: Sequence[Gesture], names: Mapping[Gesture, str] | None = None
    ) -> None:
        """What hands can do now: gestures of legal actions, of all that can be tried, and words for them."""
        self.hands.put_back()
        self.bubble.hide()
        self.offered = Offered.of(legal, tried, names or {})
        self.preview(None)
        self.keys.refresh()
        self.shadows.refresh()

    def show_reason(self, no: No | None, words: str) -> None:
        """Say beside the carried piece why it cannot go here, or (without a refusal) what it would bring."""
        item = self.hands.item
        if item is None:
            self.pill.hide()
            return
        corner = self.mapFromScene(QPointF(item.x() + item.w / 2, item.y() + item.h))
        self.pill.say(words, corner, refused=no is not None)
        if words:
            self.announce(words)

    def refuse(self, rule: str, words: str, at: QPointF) -> None:
        """Say why a drop was refused, with its rule; the piece goes home."""
        self.pill.hide()
        self.hands.put_back()
        self.bubble.say(words, rule, self.mapFromScene(at))
        self.sounds.play("refuse")
        self.announce(words)

    # The film

    @property
    def busy(self) -> bool:
        """Whether a film runs."""
        return self.film.running

    def play_film(self, frames: Sequence[Frame]) -> None:
        """Show frames one after another: (layout, milliseconds, sound, announcement)."""
        self.film.play(frames)

    def skip_film(self) -> None:
        """Show the film's last frame at once."""
        self.film.skip()

    def pause_film(self) -> None:
        """Hold the film, or let it go on."""
        self.film.pause()

    # What is spoken of beside the table

    def highlight(self, keys: Sequence[str]) -> None:
        """Mark pieces and zones."""
        places = (self.table_scene.place_of(key) for key in keys)
        self.table_scene.lights.mark(place for place in places if place is not None)

    def preview(self, gesture: Gesture | None) -> None:
        """Show where a gesture would take which piece; None: nothing."""
        lights = self.table_scene.lights
        if gesture is None:
            lights.mark([])
            if not self.hands.full:
                lights.strong([])
            return
        if not isinstance(gesture, Drag):
            self.highlight([gesture.thing])
            return
        self.highlight([gesture.piece])
        item = self.table_scene.pieces.get(gesture.piece)
        if item is not None:
            carrying = Carrying(self.offered, self.table_scene.layout_now, item.piece)
            lights.strong(carrying.places(gesture))

    # Hands without a mouse

    def lift(self, key: str) -> None:
        """Take a piece in the hand."""
        item = self.table_scene.pieces.get(key)
        if item is not None and self.offered.can_lift(key):
            self.hands.lift(item, QPointF(item.x() + item.w / 2, item.y() + item.h / 2))

    def drop(self, gesture: Gesture) -> None:
        """Make a gesture as if by hand."""
        self.put_back()
        item = self.table_scene.pieces.get(getattr(gesture, "piece", ""))
        place = QPointF(item.x(), item.y()) if item else QPointF()
        self.gestured.emit(gesture, place)

    def put_back(self) -> None:
        """Put back what is carried."""
        self.hands.put_back()

    def use(self, key: str) -> None:
        """Use a thing as a screen reader does: press it, or take it in the hand."""
        place = self.table_scene.place_of(key)
        if key in self.offered.presses and place is not None:
            self.hands.press(key, place.center())
        else:
            self.lift(key)

    def name_of(self, key: str) -> str:
        """What a piece or zone is called, in words."""
        item = self.table_scene.pieces.get(key)
        zone = next((zone for zone in self.table_scene.layout_now.zones if zone.key == key), None)
        thing = item.piece if item else zone
        return self._words(thing.name) if thing else ""

    def text_of(self, key: str) -> str:
        """What a piece or zone does, in words."""
        item = self.table_scene.pieces.get(key)
        return self._words(item.piece.text) if item else ""

    def words_of(self, text: Text) -> str:
        """A text in the language of the day."""
        return self._words(text)

    def announce(self, words: str) -> None:
        """Tell a screen reader."""
        if words and QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, words))

    def _lifted(self, key: object) -> None:
        self.lookout.hide()
        self.bubble.hide()
        if key is not None:
            self.sounds.play("lift")
        else:
            self.pill.hide()
        self.shadows.refresh()
        self.lifted.emit(key)

    def _over(self, gesture: object, at: QPointF) -> None:
        if gesture is None:
            self.pill.hide()
        self.hovering.emit(gesture, at)

    # Drawing

    @property
    def scale_now(self) -> float:
        """Points on the screen for a millimetre of the table."""
        return self.transform().m11()

    def sprite(self, face: str, w: float, h: float) -> QPixmap:
        """The pixmap of a face, at the scale at which it is sharp (the last one that stood still)."""
        assert self._sprites is not None
        return self._sprites.pixmap(face, w, h, self._crisp_scale, self.devicePixelRatioF())

    def picture(self, piece: Piece, scale: float) -> QPixmap:
        """A piece as it lies, at another scale, to be looked at."""
        assert self._sprites is not None
        face = f"{piece.face}:{piece.turn}" if piece.cells else piece.face
        return self._sprites.pixmap(face, piece.w, piece.h, scale, self.devicePixelRatioF())

    @property
    def mouse_is_down(self) -> bool:
        """Whether a button is held."""
        return bool(QApplication.mouseButtons())

    def lifted_shadow(self, w: float, h: float) -> QPixmap:
        """The soft shadow of a carried thing of w x h millimetres."""
        scale, ratio = self._crisp_scale, self.devicePixelRatioF()
        key = (round(w * scale), round(h * scale), ratio)
        if key not in self._shadow_of:
            self._shadow_of[key] = soft_shadow(w + 2 * SPREAD, h + 2 * SPREAD, scale, ratio)
        return self._shadow_of[key]

    def drawBackground(self, painter: QPainter, rect: QRectF | QPointF) -> None:  # type: ignore[override]
        """The cloth, and a soft shade towards its edges."""
        if self._sprites is None:
            return
        assert isinstance(rect, QRectF)
        transform = painter.worldTransform()
        seen = transform.mapRect(rect).adjusted(-1, -1, 1, 1)
        painter.resetTransform()
        painter.fillRect(seen, QBrush(self._sprites.cloth(self._cloth, self.devicePixelRatioF())))
        size = self.viewport().size()
        middle = QPointF(size.width() / 2, size.height() / 2)
        shade = QRadialGradient(middle, max(size.width(), size.height()) * 0.74)
        shade.setColorAt(0.62, QColor(0, 0, 0, 0))
        shade.setColorAt(1.0, QColor(0, 0, 0, 52))
        painter.fillRect(seen, shade)
        painter.setWorldTransform(transform)

    # Zoom

    def fit(self) -> None:
        """Show the whole table."""
        self._fitted = True
        size, room = self.sceneRect(), self.viewport().rect()
        if size.isEmpty() or room.isEmpty():
            return
        scale = min(room.width() / size.width(), room.height() / size.height())
        self._set_scale(scale)
        self.centerOn(size.center())
        self._sharpen()

    def _fit_scale(self) -> float:
        size, room = self.sceneRect(), self.viewport().rect()
        return min(room.width() / size.width(), room.height() / size.height())

    def _set_scale(self, scale: float) -> None:
        factor = scale / self.transform().m11()
        self.scale(factor, factor)
        self.lookout.hide()

    def zoom(self, factor: float) -> None:
        """Zoom by a factor, to the pointer; not further out than the whole table."""
        least = self._fit_scale()
        scale = min(max(self.scale_now * factor, least), least * LARGEST)
        self._set_scale(scale)
        self._fitted = scale <= least * 1.001
        if self._fitted:
            self.fit()
        self._crisp.start(CRISP_MS)

    def fill_with(self, place: QRectF) -> None:
        """Fill the view with a part of the table."""
        room = self.viewport().rect()
        scale = min(room.width() / place.width(), room.height() / place.height()) * 0.94
        self._set_scale(min(max(scale, self._fit_scale()), self._fit_scale() * LARGEST))
        self.centerOn(place.center())
        self._fitted = False
        self._sharpen()

    @property
    def fitted(self) -> bool:
        """Whether the whole table is shown."""
        return self._fitted

    def _sharpen(self) -> None:
        self._crisp_scale = self.scale_now
        self._shadow_of.clear()
        self.shadows.refresh()
        self.viewport().update()

    # Events

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The whole table stays whole."""
        super().resizeEvent(event)
        if self._fitted:
            self.fit()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """See Mouse."""
        self.mouse.press(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """See Mouse."""
        self.mouse.move(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """See Mouse."""
        self.mouse.release(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """See Mouse."""
        self.mouse.double_click(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Turn what is carried, or zoom."""
        steps = event.angleDelta().y()
        if self.hands.item is not None and self.hands.item.piece.turns:
            self.hands.turn(1 if steps < 0 else -1)
        elif steps:
            self.zoom(1.0015**steps)
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys that mean something on the table; the others go on."""
        shift = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        key = event.key()
        if key == Qt.Key.Key_Escape and (self.hands.full or self.keys.at or self.bubble.isVisible()):
            self.put_back()
            self.bubble.hide()
        elif key == Qt.Key.Key_R and self.hands.full and not self.keys.at:
            self.hands.turn(-1 if shift else 1)
        elif key == Qt.Key.Key_Home:
            self.fit()
        elif key == Qt.Key.Key_Shift:
            self.lookout.look_now()
        elif key == Qt.Key.Key_Space and not self.busy:
            self.mouse.hold_to_pan(on=True)
        elif not self.keys.press(key, back=shift):
            event.ignore()
            return
        event.accept()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Space is let go."""
        if event.key() == Qt.Key.Key_Space and not event.isAutoRepeat():
            self.mouse.hold_to_pan(on=False)
        event.accept()

    def focusNextPrevChild(self, forward: bool) -> bool:  # noqa: FBT001  Qt's
        """Tab goes from thing to thing first, and then on to the next widget."""
        return self.keys.tab(back=not forward) or super().focusNextPrevChild(forward)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """When the window is left, what is carried goes back."""
        super().focusOutEvent(event)
        if event.reason() in (Qt.FocusReason.ActiveWindowFocusReason, Qt.FocusReason.PopupFocusReason):
            self.put_back()
        self.mouse.hold_to_pan(on=False)

    def leaveEvent(self, event: QEvent) -> None:
        """The pointer left the table."""
        super().leaveEvent(event)
        self.lookout.hide()

    def viewportEvent(self, event: QEvent) -> bool:
        """Two fingers zoom, or turn what is carried."""
        if event.type() == QEvent.Type.Gesture:
            pinch = event.gesture(Qt.GestureType.PinchGesture)  # type: ignore[attr-defined]
            if isinstance(pinch, QPinchGesture):
                self._pinch(pinch)
                event.accept()
                return True
        return super().viewportEvent(event)

    def _pinch(self, pinch: QPinchGesture) -> None:
        if self.hands.full:
            turned = pinch.totalRotationAngle()
            if abs(turned) > 45:
                self.hands.turn(1 if turned > 0 else -1)
                pinch.setTotalRotationAngle(0)
        else:
            self.zoom(pinch.scaleFactor())

    def closing(self) -> None:
        """Nothing may be carried when the table is left."""
        self.put_back()
        QApplication.restoreOverrideCursor()

    def scene_point(self, event: QMouseEvent) -> QPointF:
        """Where on the table a mouse event is."""
        return self.mapToScene(event.position().toPoint())

    def point_of(self, key: str) -> QPoint:
        """Where the middle of a thing is on the viewport."""
        place = self.table_scene.place_of(key)
        return self.mapFromScene(place.center()) if place else QPoint()


def soft_shadow(w: float, h: float, scale: float, ratio: float) -> QPixmap:
    """A blurred dark shape of w x h millimetres with its margin, drawn once."""
    px = scale * ratio
    made = QPixmap(max(round((w + 2 * MARGIN) * px), 1), max(round((h + 2 * MARGIN) * px), 1))
    made.fill(Qt.GlobalColor.transparent)
    painter = QPainter(made)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(px, px)
    painter.translate(MARGIN, MARGIN)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(6, 20, 23, 16))
    for step in range(8):
        inset = step * 2 * SPREAD / 8
        painter.drawRoundedRect(QRectF(inset, inset, w - 2 * inset, h - 2 * inset), 4, 4)
    painter.end()
    made.setDevicePixelRatio(ratio)
    return made
