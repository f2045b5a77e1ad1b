"""The table for screen readers: zones, the pieces in them, and a button for everything usable.

Screen readers cannot see the items of a graphics scene, so invisible widgets lie above them. A button lifts a
piece, drops it, or presses a thing. The widgets exist only while a screen reader is active.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from functools import partial

from PySide6.QtCore import QCoreApplication, QRectF, Qt, QTimer
from PySide6.QtGui import QAccessible, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QGroupBox, QLabel, QWidget

from tabletop.engine.table import Drag, Piece, Press, Zone
from tabletop.ui.table.drag import DragController
from tabletop.ui.table.keyboard import KeyboardController
from tabletop.ui.table.surface import Surface
from tabletop.ui.table.things import Things

_MAX_PLACES = 400
"""Maximum number of drop places; the list of moves offers the rest."""


class UnseenButton(QAbstractButton):
    """An invisible button for something usable."""

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint nothing."""


class UnseenText(QLabel):
    """An invisible label for something that cannot be used."""

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint nothing."""


class UnseenZone(QGroupBox):
    """An invisible group for a zone with its contents."""

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint nothing."""


@dataclass(frozen=True)
class ItemDescription:
    """The accessible description of one thing on the table."""

    kind: type[UnseenButton | UnseenText | UnseenZone]
    zone: str
    name: str
    text: str
    place: QRectF
    do: Callable[[], object] | None = None


class AccessibleItems:
    """The invisible widgets of a table."""

    def __init__(
        self, surface: Surface, hands: DragController, keys: KeyboardController, things: Things
    ) -> None:
        self._surface, self._hands, self._keys, self._things = surface, hands, keys, things
        self._widgets: dict[str, QWidget] = {}
        self._doings: dict[str, Callable[[], object]] = {}
        self._soon = QTimer(surface.view, singleShot=True, interval=0)
        self._soon.timeout.connect(self.refresh)

    def later(self) -> None:
        """Schedule an update after a change, if a screen reader is active."""
        if QAccessible.isActive():
            self._soon.start()

    def refresh(self) -> None:
        """Update the widgets; those that remain are reused."""
        wanted = self.wanted()
        for key in list(self._widgets):
            kind = type(self._widgets.get(key))  # None if it was removed together with its zone
            if key in self._widgets and (key not in wanted or kind is not wanted[key].kind):
                self._remove(key)
        self._doings = {
            key: description.do for key, description in wanted.items() if description.do is not None
        }
        for key, description in wanted.items():
            self._show(key, description)

    def wanted(self) -> dict[str, ItemDescription]:
        """Return the descriptions of everything now, by stable keys."""
        return distinct(self._wanted())

    def _remove(self, key: str) -> None:
        widget = self._widgets.pop(key)
        for other in [k for k, w in self._widgets.items() if w.parentWidget() is widget]:
            self._remove(other)
        widget.hide()
        widget.deleteLater()

    def _show(self, key: str, description: ItemDescription) -> None:
        parent = self._widgets.get(f"zone {description.zone}") or self._surface.view.viewport()
        widget = self._widgets.get(key)
        if widget is None:
            widget = self._widgets[key] = description.kind(parent)
            widget.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            widget.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            if isinstance(widget, UnseenButton):
                widget.clicked.connect(partial(self._use, key))
        elif widget.parentWidget() is not parent:
            widget.setParent(parent)
        if widget.accessibleName() != description.name:
            widget.setAccessibleName(description.name)
        if widget.accessibleDescription() != description.text:
            widget.setAccessibleDescription(description.text)
        corners = self._surface.view.mapFromScene(description.place).boundingRect()
        if parent is not self._surface.view.viewport():
            corners.translate(-parent.pos())
        widget.setGeometry(corners)
        widget.show()

    def _use(self, key: str, *_checked: object) -> None:
        if key in self._doings:
            self._doings[key]()

    def _wanted(self) -> Iterator[tuple[str, ItemDescription]]:
        """Yield the descriptions by key, zones before their contents."""
        surface, scene = self._surface, self._surface.scene
        if not surface.view.isVisible():  # the privacy screen hides the table from screen readers too
            return
        for zone in sorted(scene.zones.values(), key=lambda zone: (round(zone.y / 40), zone.x)):
            if zone.name.source:
                place = QRectF(zone.x, zone.y, zone.w, zone.h)
                name, text = surface.words(zone.name), surface.words(zone.text)  # a piece may have its key
                yield f"zone {zone.key}", ItemDescription(UnseenZone, "", name, text, place)
        if self._hands.is_dragging:
            yield from self._drops()
            return
        live = set(self._keys.things())
        things: list[Zone | Piece] = [scene.zones[key] for key in live if key in scene.zones]
        pieces = [item.piece for item in scene.pieces.values() if item.piece.name.source]
        things += [piece for piece in pieces if piece.key in live or not surface.is_same_as_zone(piece)]
        for thing in sorted(things, key=lambda thing: (thing.y, thing.x)):
            yield f"thing {thing.key}", self._thing(thing, usable=thing.key in live)

    def _thing(self, thing: Zone | Piece, *, usable: bool) -> ItemDescription:
        surface = self._surface
        name, text = surface.name_of(thing.key), surface.text_of(thing.key)
        zone, count = (thing.zone, thing.count) if isinstance(thing, Piece) else (thing.key, 0)
        if count > 1 and str(count) not in name:
            words = QCoreApplication.translate("TableView", "{name} ({n})")
            name = words.format(name=name, n=count)
        place = QRectF(thing.x, thing.y, thing.w, thing.h)
        if surface.offered.presses.get(thing.key):
            press = Press(thing.key)
            does, brings = surface.offered.names.get(press, ""), surface.offered.brings(press)
            text = "\n".join(filter(None, (does if does != name else "", brings, text)))
        if thing.key in surface.lesson.keys:
            spoken = QCoreApplication.translate("TableView", "The lesson refers to this.")
            text = "\n".join(filter(None, (spoken, text)))
        if thing.key in self._things.boards():
            opens = QCoreApplication.translate("TableView", "Press to enlarge this board.")
            text = "\n".join(filter(None, (text, opens)))
        if usable:
            return ItemDescription(
                UnseenButton, zone, name, text, place, partial(self._things.use, thing.key)
            )
        return ItemDescription(UnseenText, zone, name, text, place)

    def _drops(self) -> Iterator[tuple[str, ItemDescription]]:
        """Yield the places where the carried piece can be dropped, and one to put it back."""
        surface, carrying = self._surface, self._hands.drop_targets
        assert carrying is not None
        for drag in carrying.drags[:_MAX_PLACES]:
            place = QRectF()
            for part in carrying.places(drag):
                place = place.united(part)
            name = surface.offered.names.get(drag) or surface.name_of(drag.zone)
            brings = surface.offered.brings(drag)
            yield (
                f"drop {drag}",
                ItemDescription(UnseenButton, drag.zone, name, brings, place, partial(self._drop, drag)),
            )
        back, place = QCoreApplication.translate("TableView", "Put it back"), carrying_place(self._hands)
        yield "put back", ItemDescription(UnseenButton, "", back, "", place, self._hands.put_back)

    def _drop(self, drag: Drag) -> None:
        self._hands.hold_over(drag)
        self._hands.drop()


def distinct(descriptions: Iterable[tuple[str, ItemDescription]]) -> dict[str, ItemDescription]:
    """Return the descriptions with siblings of the same name numbered in their order."""
    found = dict(descriptions)
    family = {key: (one.zone if f"zone {one.zone}" in found else "", one.name) for key, one in found.items()}
    many, seen = Counter(family.values()), Counter[tuple[str, str]]()
    words = QCoreApplication.translate("TableView", "{name}, {n} of {count}")
    for key, own in family.items():
        seen[own] += 1
        if many[own] > 1:
            name = words.format(name=own[1], n=seen[own], count=many[own])
            found[key] = replace(found[key], name=name)
    return found


def carrying_place(hands: DragController) -> QRectF:
    """Return the rectangle where the carried piece belongs; empty if there is none."""
    item = hands.item
    return QRectF(item.piece.x, item.piece.y, item.piece.w, item.piece.h) if item else QRectF()
