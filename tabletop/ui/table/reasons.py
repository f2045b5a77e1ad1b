"""Why a gesture is refused or has to wait, shown on the table beside its piece."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRect, QRectF

from tabletop.engine.refusal import No
from tabletop.ui.table.drag import DragController
from tabletop.ui.table.items import PieceItem
from tabletop.ui.table.popups import DragLabel, RefusalBubble
from tabletop.ui.table.sounds import Sounds
from tabletop.ui.table.surface import Surface


class Reasons:
    """The label of the carried piece, and the bubble of a refused drop."""

    def __init__(
        self,
        surface: Surface,
        hands: DragController,
        pill: DragLabel,
        bubble: RefusalBubble,
        sounds: Sounds,
    ) -> None:
        self._surface, self._hands, self._pill, self._bubble = surface, hands, pill, bubble
        self._sounds = sounds
        hands.moved.connect(self.keep_near)

    def show(self, no: No | None, words: str, *, named: bool = False) -> None:
        """Show beside the carried piece why it cannot go here; without a refusal, what a drop would bring.

        Args:
            no: The refusal, or None.
            words: Its reason, or what the drop would bring, or the name of the drop.
            named: True if the words say what was announced already.
        """
        item = self._hands.item
        if item is None:
            self._pill.hide()
            return
        waits = self._hands.target is not None and self._surface.offered.has_to_wait(self._hands.target)
        self._pill.tell(words, self._to_avoid(item), refused=no is not None, waits=waits)
        if not named:
            self._surface.announce(words)

    def _to_avoid(self, item: PieceItem) -> list[QRect]:
        """Return what the label must not cover, in pixels: the piece, and the places where it would go."""
        hands = self._hands
        places = [QRectF(item.x(), item.y(), item.w, item.h)]
        if hands.drop_targets is not None and hands.target is not None:
            places += hands.drop_targets.places(hands.target)
        return [self._surface.view.mapFromScene(place).boundingRect() for place in places]

    def keep_near(self) -> None:
        """Keep the label beside the carried piece, which has moved."""
        if self._hands.item is not None and self._pill.isVisible():
            self._pill.put_near(self._to_avoid(self._hands.item))

    def show_refusal(self, rule: str, words: str, at: QPointF) -> None:
        """Show why a drop was refused, with the number of its rule; the piece goes back."""
        self._sounds.play("refuse")
        self._send_back(words, rule, at, held=False)

    def hold_back(self, words: str, at: QPointF) -> None:
        """Show why a legal drop must wait; the piece goes back."""
        self._send_back(words, "", at, held=True)

    def _send_back(self, words: str, rule: str, at: QPointF, *, held: bool) -> None:
        self._pill.hide()
        self._hands.put_back()
        home = self._surface.scene.home_of_resting()
        places = [*([home] if home is not None else []), *self._surface.lesson.goal]
        clear = [self._surface.view.mapFromScene(place).boundingRect() for place in places]
        self._bubble.tell(words, rule, self._surface.view.mapFromScene(at), held=held, clear=clear)
        self._surface.announce(words)
