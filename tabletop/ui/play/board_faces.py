"""The faces of the cast at their boards: who sits there, who is thinking, and how they take the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from tabletop.art.bust_parts import Mood
from tabletop.engine.cast import is_automa
from tabletop.engine.game import PERSON
from tabletop.ui.panels.popover import POPOVER_GROUND, POPOVER_INK
from tabletop.ui.widgets.portrait import bust_of, paint_seated
from tabletop.ui.widgets.soon import soon

if TYPE_CHECKING:
    from tabletop.ui.play.match_controller import MatchController

_SOON_MS = 400
"""Time after which a bot's seat is shown thinking, in milliseconds."""
_DOT_MS = 300


class BoardFace(QWidget):
    """The portrait at a board, and three dots while its seat thinks; without a member only the dots."""

    def __init__(self, parent: QWidget, seat: int, member: str) -> None:
        super().__init__(parent)
        self.seat, self.member, self.mood = seat, member, Mood.CALM
        self._step = 0
        self._dots = QTimer(self)
        self._dots.setInterval(_DOT_MS)
        self._dots.timeout.connect(self._run)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)  # the board below takes the clicks
        self.hide()

    def feel(self, mood: Mood, *, moving: bool) -> None:
        """Show a mood; `moving`: True if the dots of a thought run."""
        if mood is self.mood:
            return
        self.mood, self._step = mood, 0
        if mood is Mood.THINKS and moving:
            self._dots.start()
        else:
            self._dots.stop()
        self.update()

    def _run(self) -> None:
        self._step = (self._step + 1) % 4
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the portrait, the sign of the seat, and the dots."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side = float(self.width())
        if self.member:
            paint_seated(painter, QRectF(self.rect()), self.member, self.seat, self.mood)
        if self.mood is Mood.THINKS:
            self._paint_dots(painter, side)
        painter.end()

    def _paint_dots(self, painter: QPainter, side: float) -> None:
        """Paint three dots on a light ground at the foot of the portrait."""
        high = max(side * 0.34, 9.0)
        ground = QRectF(0, side - high, side, high)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(POPOVER_GROUND))
        painter.drawRoundedRect(ground, high / 2, high / 2)
        across = high * 0.4
        for dot in range(3):
            ink = QColor(POPOVER_INK)
            ink.setAlphaF(1.0 if dot < self._step or not self._dots.isActive() else 0.3)
            painter.setBrush(ink)
            middle = side * (0.26 + 0.24 * dot)
            painter.drawEllipse(QRectF(middle - across / 2, ground.center().y() - across / 2, across, across))


class BoardFaces(QObject):
    """The faces at the boards of one match."""

    def __init__(self, controller: MatchController) -> None:
        super().__init__(controller)
        self._controller, self._table = controller, controller.table
        self._seats = controller.session.setup.seats
        port = self._table.viewport()
        self.faces = [BoardFace(port, seat, bust_of(who)) for seat, who in enumerate(self._seats)]
        self._patience = QTimer(self)
        self._patience.setSingleShot(True)
        self._patience.setInterval(_SOON_MS)
        self._patience.timeout.connect(self._show_thinking)
        controller.changed.connect(self.show_moods)
        for bar in (self._table.horizontalScrollBar(), self._table.verticalScrollBar()):
            bar.valueChanged.connect(lambda _value: self.place_faces())
            bar.rangeChanged.connect(lambda _least, _most: soon(self, self.place_faces))

    def show_moods(self) -> None:
        """Show the moods of the displayed moment."""
        thinker = self._thinker()
        for face in self.faces:
            if face.seat != thinker:
                face.feel(self._mood(face.seat), moving=False)
        if thinker < 0:
            self._patience.stop()
        elif self.faces[thinker].mood is not Mood.THINKS and not self._patience.isActive():
            self._patience.start()
        self.place_faces()

    def _mood(self, seat: int) -> Mood:
        """Calm in play; glad or beaten at the end, once its last animation has been seen."""
        c = self._controller
        if c.film.running or c.playback.view.flow:
            return Mood.CALM
        ranks = c.session.game.ranks(c.playback.view)
        return Mood.GLAD if ranks[seat] == min(ranks) else Mood.BEATEN

    def _thinker(self) -> int:
        """Return the bot's or automa's seat that decides now; -1 if none, or at an earlier moment."""
        c = self._controller
        waiting = c.pending_choice
        if c.at is not None or waiting is None or self._seats[waiting.seat] == PERSON:
            return -1
        return waiting.seat

    def _show_thinking(self) -> None:
        thinker = self._thinker()
        if thinker >= 0 and not self._controller.film.running:
            self.faces[thinker].feel(Mood.THINKS, moving=not self._table.surface.still)
            self.place_faces()

    def place_faces(self) -> None:
        """Lay each face where its seat's folded board has the seat's sign; hide it without such a board."""
        zones = {zone.key: zone for zone in self._table.table_scene.layout_now.zones}
        for face in self.faces:
            key, place = self._spot(face.seat)
            zone = zones.get(key)
            if place is None or zone is None or not (face.member or face.mood is Mood.THINKS):
                face.hide()
                continue
            x, y, across = place
            corner = self._table.mapFromScene(zone.x + x - across / 2, zone.y + y - across / 2)
            other = self._table.mapFromScene(zone.x + x + across / 2, zone.y + y + across / 2)
            side = other.x() - corner.x()
            face.setGeometry(corner.x(), corner.y(), side, side)
            face.show()

    def _spot(self, seat: int) -> tuple[str, tuple[float, float, float] | None]:
        """Return the zone of a seat's face, and the face's middle and diameter in it, in millimetres."""
        table = self._controller.session.game.table
        if is_automa(self._seats[seat]) and table.automa_portrait is not None:
            key, *place = table.automa_portrait
            return key, (place[0], place[1], place[2])
        return f"seat:{seat}", table.portrait
