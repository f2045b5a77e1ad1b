"""The table on the screen: shows layouts and reports the gestures of the player; it knows no rules."""

from tabletop.ui.table.view import TableView

__all__ = ["TableView"]
