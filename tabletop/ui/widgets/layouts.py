"""Adds layouts to layouts, round a bug of PySide6."""

from __future__ import annotations

from PySide6.QtWidgets import QBoxLayout, QGridLayout, QLayout, QSpacerItem, QWidgetItem
from shiboken6 import Shiboken


def add_layout(to: QBoxLayout | QGridLayout, layout: QLayout, *where: int) -> None:
    """Add a layout that has items already to another, as `addLayout` does.

    `addLayout` of PySide6 6.11 wraps each item of the layout in a Python object and holds that as long as the
    layout exists, although the item is deleted with its widget. A widget created later at the same address
    is mistaken for it, and crashes the program when Qt deletes it. So these objects are dropped at once.
    """
    to.addLayout(layout, *where)  # type: ignore[call-overload]
    _forget_items(layout)


def _forget_items(layout: QLayout) -> None:
    for at in range(layout.count()):
        item = layout.itemAt(at)
        if isinstance(item, QLayout):
            _forget_items(item)
        elif isinstance(item, QWidgetItem | QSpacerItem):
            Shiboken.invalidate(item)
