"""Layouts within layouts."""

from __future__ import annotations

from PySide6.QtWidgets import QBoxLayout, QGridLayout, QLayout, QSpacerItem, QWidgetItem
from shiboken6 import Shiboken


def add_layout(to: QBoxLayout | QGridLayout, layout: QLayout, *where: int) -> None:
    """Put a layout that holds something already into another, as `addLayout` does.

    For that PySide6 6.11 makes an object of each item that the layout holds, and keeps it as long as the
    layout lives, though the item goes with its widget. A widget that is made at the same address later is
    taken for it, and ends the program when Qt deletes it. So these objects are forgotten at once.
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
