"""What the desktop's menu of the program offers: to go on, a new match, the deal of the day."""

from __future__ import annotations

from tabletop import games
from tabletop.ui.window import Window


def act(window: Window, action: str) -> None:
    """Do one of `cli.DESKTOP_ACTIONS` in a window; what can't be done shows the page of games."""
    ways, services = window.navigator, window.services
    match action:
        case "continue" if (unended := services.last_open()) is not None:
            ways.open_match(unended.id)
        case "new":
            recent = services.shelf.matches(limit=1)
            known = bool(recent) and recent[0].game in games.GAMES
            ways.show_setup(recent[0].game if known else games.GAMES[0])
        case "deal":
            ways.show_page("deals")
        case _:
            ways.show_page("games")
