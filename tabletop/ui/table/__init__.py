"""The table on the screen: it shows layouts and tells which gestures hands make; it knows no rules."""

from tabletop.ui.table.view import TableView

__all__ = ["TableView"]
