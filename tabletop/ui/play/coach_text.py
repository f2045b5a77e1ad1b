"""How strict the coach is, as the settings and the page of a new match ask for it."""

from __future__ import annotations

from tabletop.engine.game import Option, OptionValue
from tabletop.engine.text import translate
from tabletop.files.settings import Settings

GENTLE = "gentle"
"""How strict it is in a first match."""


def at_first(settings: Settings) -> str:
    """How strict it is in a first match: there, unless the player has said that it is to go."""
    return settings.coach if settings.coach_known or settings.coach != "off" else GENTLE


def coach_option() -> Option:
    """The choice, as the options of games are offered."""
    return Option(
        "coach",
        translate("coach", "Coach"),
        translate("coach", "Explains what is new, and speaks up before a move gives much away."),
        "",
        (
            OptionValue("off", translate("coach", "Off")),
            OptionValue("gentle", translate("coach", "Only big mistakes")),
            OptionValue("clear", translate("coach", "Medium ones, too")),
            OptionValue("strict", translate("coach", "Small ones, too")),
        ),
    )
