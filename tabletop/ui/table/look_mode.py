"""Looking by keyboard: the ring goes to everything that has a name, zones first and then into them."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QPointF, QRectF

from tabletop.engine.table import Piece, Zone
from tabletop.ui.keys import named
from tabletop.ui.table.surface import Surface


class LookMode:
    """The ring of somebody who looks round the table without a pointer, and does nothing."""

    def __init__(
        self, surface: Surface, look_at: Callable[[str], None], call_out: Callable[[str], None]
    ) -> None:
        """Make it; `look_at` enlarges the thing with a key, `call_out` shows and announces words."""
        self._surface, self._look_at, self._call_out = surface, look_at, call_out
        self.on = False
        """True while the ring looks round."""
        self.at = self.inside = ""
        """The key of the thing in the ring, and of the zone whose contents it goes through; "" for none."""

    def things_in(self, inside: str) -> list[str]:
        """Return the keys of the things directly inside a zone, from the upper left.

        Of equally named pieces in one zone only the first is listed. For "": what lies in no zone.
        """
        scene = self._surface.scene
        things: list[Piece | Zone] = [
            zone for zone in scene.zones.values() if zone.name.source and self._around(zone) == inside
        ]
        pieces = {
            (piece.zone, self._surface.name_of(piece.key)): piece
            for piece in sorted((item.piece for item in scene.pieces.values()), key=_order, reverse=True)
            if piece.name.source and self._around(piece) == inside
        }
        return [thing.key for thing in sorted([*things, *pieces.values()], key=_order)]

    def _around(self, thing: Piece | Zone) -> str:
        """Return the key of the smallest named zone around the middle of a thing; "" if there is none."""
        middle, own = QPointF(thing.x + thing.w / 2, thing.y + thing.h / 2), thing.w * thing.h
        around = (
            zone
            for zone in self._surface.scene.zones_at(middle)
            if zone.name.source and (isinstance(thing, Piece) or zone.w * zone.h > own)
        )
        smallest = min(around, key=lambda zone: zone.w * zone.h, default=None)
        return smallest.key if smallest is not None else ""

    def toggle(self) -> None:
        """Begin to look round, or end it."""
        self.on = not self.on
        self.at = self.inside = ""
        if self.on:
            words = QCoreApplication.translate("TableView", "Looking round. {key} or Esc ends it.")
            self._call_out(words.format(key=named("look")))
            self.next_thing(1)
        else:
            self._surface.scene.lights.ring(None)
            self._surface.announce(QCoreApplication.translate("TableView", "No longer looking round."))

    def next_thing(self, step: int) -> None:
        """Go to the next or previous thing, cyclically."""
        items = self.things_in(self.inside)
        if items:
            first = 0 if step > 0 else -1
            self._ring(
                items[(items.index(self.at) + step) % len(items)] if self.at in items else items[first]
            )

    def go_towards(self, nearest: Callable[[dict[str, QRectF], str], str | None]) -> None:
        """Go to the thing that `nearest` finds among the places of all, from the present one."""
        items = self.things_in(self.inside)
        if self.at not in items:
            self.next_thing(1)
            return
        places = {key: place for key in items if (place := self._surface.scene.place_of(key)) is not None}
        if found := nearest(places, self.at):
            self._ring(found)

    def enter(self) -> None:
        """Go into the zone in the ring; enlarge what has nothing in it."""
        if self.at and (items := self.things_in(self.at)):
            self.inside = self.at
            self._ring(items[0])
        elif self.at:
            self._look_at(self.at)

    def go_out(self) -> None:
        """Go out of the zone, or end looking round."""
        if not self.inside:
            self.toggle()
            return
        zone = self._surface.scene.zones.get(self.inside)
        key, self.inside = self.inside, self._around(zone) if zone is not None else ""
        self._ring(key)

    def follow_thing(self) -> None:
        """Let the ring follow its thing; if that is gone, look from the beginning again."""
        place = self._surface.scene.place_of(self.at)
        if place is None:
            self.at = self.inside = ""
        self._surface.scene.lights.ring(place)

    def _ring(self, key: str) -> None:
        surface, place = self._surface, self._surface.scene.place_of(key)
        self.at = key
        surface.scene.lights.ring(place)
        if place is not None:
            surface.view.ensureVisible(place, 20, 20)
        words, held = surface.name_of(key), len(self.things_in(key)) if key in surface.scene.zones else 0
        if held:
            inside = QCoreApplication.translate("TableView", "{name}. Enter: %n thing(s) in it", None, held)
            words = inside.format(name=words)
        surface.announce(words)


def _order(thing: Piece | Zone) -> tuple[float, float]:
    """Return the sort key of a thing: rows of 20 mm, each from the left."""
    return round((thing.y + thing.h / 2) / 20), thing.x + thing.w / 2
