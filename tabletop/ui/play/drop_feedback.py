"""The feedback before a drop: why it would be refused, or what it would bring."""

from __future__ import annotations

from PySide6.QtCore import QPointF

from tabletop.engine.rules import Action
from tabletop.engine.table import Drag, Gesture
from tabletop.ui.play.decision import Decision
from tabletop.ui.play.playback import Playback
from tabletop.ui.style.i18n import to_language

_FORESEEN_MS = 140
"""Milliseconds of the animation that previews a drop."""


class DropFeedback:
    """Reacts to the piece that hovers over the table of one match."""

    def __init__(self, decision: Decision, playback: Playback) -> None:
        self._decision, self._playback, self._foreseen = decision, playback, False
        self.considered: Action | None = None
        """The legal action over whose place a piece was held last, or None."""

    def show_reason(self, gesture: Gesture | None, _at: QPointF) -> None:
        """Show why the hovering piece cannot be dropped here, or what the drop would bring."""
        c, table = self._decision, self._playback.table
        self._foresee(gesture)
        if gesture is None or c.offer is None or c.at is not None:
            table.reasons.show(None, "")
            return
        no = c.offer.why_not(gesture)
        if no is not None:
            table.reasons.show(no, to_language(no.reason))
            return
        meant = c.offer.meant(gesture)
        effects = {c.offer.effect(action) for action in meant}
        labels = {c.offer.effect(action) or c.offer.label_of(action) for action in meant}
        place = gesture.zone if isinstance(gesture, Drag) else gesture.thing
        named = gesture == table.keys.over and (len(labels) > 1 or effects == {""})
        table.reasons.show(None, labels.pop() if len(labels) == 1 else table.name_of(place), named=named)

    def _foresee(self, gesture: Gesture | None) -> None:
        """Preview the layout after a drop, if the game has a preview; not during an animation."""
        c, playback, shown = self._decision, self._playback, None
        if gesture is not None and c.offer is not None and c.at is None:
            meant = c.offer.meant(gesture)
            if len(meant) == 1 and c.offer.refusal_of(meant[0]) is None:
                self.considered = meant[0]
                shown = playback.session.game.table.preview(c.offer.view, meant[0])
        if not playback.film.running and (shown is not None or self._foreseen):
            playback.table.show_layout(shown or playback.layout(), _FORESEEN_MS)
        self._foreseen = shown is not None
