"""The order in which Tab goes through a window: as it is read, layout by layout."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractScrollArea, QGridLayout, QLayout, QLayoutItem, QWidget


def follow(root: QWidget) -> None:
    """Let Tab go through everything below a widget as it is read."""
    for one, next_one in pairwise(stops(root)):
        QWidget.setTabOrder(one, next_one)


def stops(root: QWidget) -> list[QWidget]:
    """Every widget below that takes the keyboard by Tab, as they are read, hidden ones too."""
    return [
        widget
        for widget in dict.fromkeys(_within(root))
        if widget.focusPolicy() & Qt.FocusPolicy.TabFocus and widget.focusProxy() is None
    ]


def _within(widget: QWidget) -> Iterator[QWidget]:
    """A widget and what is in it: what its layout holds in the layout's order, then what only lies on it."""
    yield widget
    if isinstance(widget, QAbstractScrollArea):
        yield from _children(widget.viewport())
    layout = widget.layout()
    if layout is not None:
        yield from _laid(layout)
    yield from _children(widget)


def _children(widget: QWidget) -> Iterator[QWidget]:
    for child in widget.children():
        if isinstance(child, QWidget) and not child.isWindow():
            yield from _within(child)


def _laid(layout: QLayout) -> Iterator[QWidget]:
    """What a layout holds; a grid row by row."""
    items = [layout.itemAt(at) for at in range(layout.count())]
    if isinstance(layout, QGridLayout):
        places = [layout.getItemPosition(at) for at in range(layout.count())]
        items = [items[at] for at in sorted(range(len(items)), key=lambda at: places[at][:2])]  # type: ignore[index]
    for item in items:
        if item is not None:
            yield from _held(item)


def _held(item: QLayoutItem) -> Iterator[QWidget]:
    widget, layout = item.widget(), item.layout()
    if widget is not None:
        yield from _within(widget)
    elif layout is not None:
        yield from _laid(layout)
