"""Places the popover of a lesson where it covers nothing that the step is about."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise

from PySide6.QtCore import QRect, QRectF

from tabletop.engine.table import Drag
from tabletop.ui.panels.free_area import lower_corner, lying
from tabletop.ui.panels.lesson_popover import LessonPopover
from tabletop.ui.play.decision import Decision
from tabletop.ui.play.lesson_pointer import pointed_places
from tabletop.ui.play.lesson_text import LessonWords
from tabletop.ui.play.playback import Playback
from tabletop.ui.table.spotlight import along


class LessonPlacing:
    """Finds the place of the popover on one lesson's table."""

    def __init__(
        self,
        decision: Decision,
        playback: Playback,
        popover: LessonPopover,
        words: LessonWords,
        strips: Callable[[], list[QRect]],
    ) -> None:
        """Place a popover.

        Args:
            decision: The decision that the learner sees.
            playback: The table and what lies on it.
            popover: The popover.
            words: The step and its state.
            strips: Gives the rectangles of the viewport where others' turns are shown.
        """
        self._decision, self._playback, self._table = decision, playback, playback.table
        self._popover, self._words, self._lesson, self._strips = popover, words, words.session, strips
        self._spoken: Sequence[QRectF] = ()
        """The places that the last step was about."""

    def place_popover(self) -> None:
        """Place the popover where it covers nothing that the step is about, preferably in free space."""
        if self._popover.isHidden():
            return
        view = self._table
        seen = [view.mapFromScene(place).boundingRect() for place in self._spoken_of()]
        places = [place.adjusted(-6, -6, 6, 6) for place in seen]
        if (way := view.surface.lesson.way) is not None:
            points = [view.mapFromScene(point) for point in along(way, 16)]
            parts = (QRect(start, end).normalized() for start, end in pairwise(points))
            places += [part.adjusted(-12, -12, 12, 12) for part in parts]
        layout = self._playback.layout()
        taken = lying(view, layout)
        marked = places if view.surface.lesson.places else []
        near = marked[0] if marked else lower_corner(view)
        for place in marked:
            near = near.united(place)
        places += [view.mapFromScene(place).boundingRect() for place in view.surface.lesson.lit]
        if view.bubble.isVisible():
            places.append(view.bubble.geometry())
        room = view.viewport().rect()
        if not self._popover.lie(room, [*places, *self._strips()], near, taken):
            self._popover.lie(room, places, near, taken)
        self._popover.raise_()
        if view.bubble.isVisible():
            view.bubble.raise_()

    def _spoken_of(self) -> Sequence[QRectF]:
        """Return the places on the table that the step is about.

        In a challenge: the places of its solution (unmarked), all of the same kind, all that can be moved, as
        the learner looks for one of these, and what its file names. After its first move: all that can be
        moved or pressed, as no solution is searched before it is requested. After the last step: its places.
        """
        offer, scene, step = self._decision.offer, self._table.table_scene, self._words.step
        if step is None:  # the learner still looks at what was just done
            return self._spoken
        begun = step.kind == "challenge" and self._lesson.begun
        action = None if begun else self._lesson.solved_by()
        if (
            self._table.surface.lesson.places
            or offer is None
            or self._lesson.aside
            or not (begun or action is not None)
        ):
            self._spoken = self._table.surface.lesson.places
            return self._spoken
        things: list[str] = []
        if action is not None:
            gesture = offer.gesture(action)
            things = [gesture.piece if isinstance(gesture, Drag) else gesture.thing]
            if isinstance(gesture, Drag):
                kind = gesture.zone.partition(":")[0]
                things += [key for key in scene.zones if key.partition(":")[0] == kind]
        offered = self._table.surface.offered
        pressed = [key for key, legal in offered.presses.items() if legal and begun]
        things += [key for key in (*offered.drags, *pressed) if key not in things]
        self._spoken = [place for thing in things if (place := scene.place_of(thing)) is not None]
        self._spoken += pointed_places(self._table, step)
        return self._spoken
