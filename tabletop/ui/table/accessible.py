"""What a screen reader finds on the table: zones, the pieces in them, and a button for all that can be used.

Items of a scene are invisible to it, so unseen widgets lie above them. A button does what a hand does,
lifting a piece, dropping it, or pressing a thing. They are made only while a screen reader listens.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QRectF, Qt, QTimer
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QGroupBox, QLabel, QWidget

from tabletop.engine.table import Drag, Piece, Press, Zone

if TYPE_CHECKING:
    from tabletop.ui.table.view import TableView

MAX_PLACES = 400
"""More places than this are left to the list of moves."""
SHY = "\N{SOFT HYPHEN}"
"""Where a drawing may break a word; speech does not."""


class UnseenButton(QAbstractButton):
    """Something that can be used."""

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Nothing is to be seen."""


class UnseenText(QLabel):
    """Something that is only there."""

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Nothing is to be seen."""


class UnseenZone(QGroupBox):
    """A zone, with what lies in it."""

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Nothing is to be seen."""


@dataclass(frozen=True)
class ItemDescription:
    """One thing of the table as a screen reader is told of it."""

    kind: type[UnseenButton | UnseenText | UnseenZone]
    zone: str
    name: str
    text: str
    place: QRectF
    do: Callable[[], object] | None = None


class AccessibleItems:
    """All the unseen widgets of a table."""

    def __init__(self, view: TableView) -> None:
        self._view = view
        self._widgets: dict[str, QWidget] = {}
        self._doings: dict[str, Callable[[], object]] = {}
        self._soon = QTimer(view, singleShot=True, interval=0)
        self._soon.timeout.connect(self.refresh)

    def later(self) -> None:
        """Something has changed: make them agree when all is done."""
        if QAccessible.isActive():
            self._soon.start()

    def refresh(self) -> None:
        """Make the widgets agree with the table; what was there before stays the same widget."""
        wanted = self.wanted()
        for key in list(self._widgets):
            kind = type(self._widgets.get(key))  # one that lay in a zone may have gone with it
            if key in self._widgets and (key not in wanted or kind is not wanted[key].kind):
                self._remove(key)
        self._doings = {key: told.do for key, told in wanted.items() if told.do is not None}
        for key, told in wanted.items():
            self._show(key, told)

    def wanted(self) -> dict[str, ItemDescription]:
        """All that is to be told now, by keys that stay the same."""
        return distinct(self._wanted())

    def _remove(self, key: str) -> None:
        widget = self._widgets.pop(key)
        for other in [k for k, w in self._widgets.items() if w.parentWidget() is widget]:
            self._remove(other)
        widget.hide()
        widget.deleteLater()

    def _show(self, key: str, told: ItemDescription) -> None:
        parent = self._widgets.get(f"zone {told.zone}") or self._view.viewport()
        widget = self._widgets.get(key)
        if widget is None:
            widget = self._widgets[key] = told.kind(parent)
            widget.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            widget.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            if isinstance(widget, UnseenButton):
                widget.clicked.connect(partial(self._use, key))
        elif widget.parentWidget() is not parent:
            widget.setParent(parent)
        if widget.accessibleName() != told.name:
            widget.setAccessibleName(told.name)
        if widget.accessibleDescription() != told.text:
            widget.setAccessibleDescription(told.text)
        corners = self._view.mapFromScene(told.place).boundingRect()
        if parent is not self._view.viewport():
            corners.translate(-parent.pos())
        widget.setGeometry(corners)
        widget.show()

    def _use(self, key: str, *_checked: object) -> None:
        if key in self._doings:
            self._doings[key]()

    def _wanted(self) -> Iterator[tuple[str, ItemDescription]]:
        """What there is to tell, zones before what lies in them."""
        view, scene = self._view, self._view.table_scene
        if not view.isVisible():  # behind the curtain nobody is told anything
            return
        for zone in sorted(scene.zones.values(), key=lambda zone: (round(zone.y / 40), zone.x)):
            if zone.name.source:
                place = QRectF(zone.x, zone.y, zone.w, zone.h)
                name, text = view.name_of(zone.key), view.text_of(zone.key)
                yield f"zone {zone.key}", ItemDescription(UnseenZone, "", name, text, place)
        if view.hands.is_dragging:
            yield from self._drops()
            return
        live = set(view.keys.things())
        things: list[Zone | Piece] = [scene.zones[key] for key in live if key in scene.zones]
        things += [item.piece for item in scene.pieces.values() if item.piece.name.source]
        for thing in sorted(things, key=lambda thing: (thing.y, thing.x)):
            yield f"thing {thing.key}", self._thing(thing, usable=thing.key in live)

    def _thing(self, thing: Zone | Piece, *, usable: bool) -> ItemDescription:
        view = self._view
        name, text = view.name_of(thing.key), view.text_of(thing.key)
        zone, count = (thing.zone, thing.count) if isinstance(thing, Piece) else (thing.key, 0)
        if count > 1:
            words = QCoreApplication.translate("TableView", "{name} ({n})")
            name = words.format(name=name, n=count)
        place = QRectF(thing.x, thing.y, thing.w, thing.h)
        if view.offered.presses.get(thing.key):
            press = Press(thing.key)
            does, brings = view.offered.names.get(press, ""), view.offered.brings(press)
            text = "\n".join(filter(None, (does if does != name else "", brings, text)))
        if thing.key in view.lesson.keys:
            spoken = QCoreApplication.translate("TableView", "The lesson speaks of this.")
            text = "\n".join(filter(None, (spoken, text)))
        if thing.key in view.boards():
            opens = QCoreApplication.translate("TableView", "Press it to look at this board large.")
            text = "\n".join(filter(None, (text, opens)))
        if usable:
            return ItemDescription(UnseenButton, zone, name, text, place, partial(view.use, thing.key))
        return ItemDescription(UnseenText, zone, name, text, place)

    def _drops(self) -> Iterator[tuple[str, ItemDescription]]:
        """Where the piece in the hand may be put down, and back."""
        view, carrying = self._view, self._view.hands.drop_targets
        assert carrying is not None
        for drag in carrying.drags[:MAX_PLACES]:
            place = QRectF()
            for part in carrying.places(drag):
                place = place.united(part)
            name = view.offered.names.get(drag) or view.name_of(drag.zone)
            brings = view.offered.brings(drag)
            yield (
                f"drop {drag}",
                ItemDescription(UnseenButton, drag.zone, name, brings, place, partial(self._drop, drag)),
            )
        back, place = QCoreApplication.translate("TableView", "Put it back"), carrying_place(view)
        yield "put back", ItemDescription(UnseenButton, "", back, "", place, view.put_back)

    def _drop(self, drag: Drag) -> None:
        self._view.hands.hold_over(drag)
        self._view.hands.drop()


def distinct(told: Iterable[tuple[str, ItemDescription]]) -> dict[str, ItemDescription]:
    """No two siblings are called the same: those that would be are numbered in their order."""
    found = dict(told)
    family = {key: (one.zone if f"zone {one.zone}" in found else "", one.name) for key, one in found.items()}
    many, seen = Counter(family.values()), Counter[tuple[str, str]]()
    words = QCoreApplication.translate("TableView", "{name}, {n} of {count}")
    for key, own in family.items():
        seen[own] += 1
        if many[own] > 1:
            name = words.format(name=own[1], n=seen[own], count=many[own])
            found[key] = replace(found[key], name=name)
    return found


def announce(widget: QWidget, words: str, *, at_once: bool) -> None:
    """Tell a screen reader, if one listens. `at_once`: even in the middle of what it says."""
    if words and QAccessible.isActive():
        event = QAccessibleAnnouncementEvent(widget, words.replace(SHY, ""))
        if at_once:
            event.setPoliteness(QAccessible.AnnouncementPoliteness.Assertive)
        QAccessible.updateAccessibility(event)


def carrying_place(view: TableView) -> QRectF:
    """Where the piece in the hand belongs."""
    item = view.hands.item
    return QRectF(item.piece.x, item.piece.y, item.piece.w, item.piece.h) if item else QRectF()
