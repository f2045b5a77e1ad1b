"""The strictness of the coach as an option, for the settings and the page of a new match."""

from __future__ import annotations

from tabletop.engine.game import Option, OptionValue
from tabletop.engine.text import translate
from tabletop.files.settings import Settings

_GENTLE = "gentle"
"""The strictness in a first match."""


def at_first(settings: Settings) -> str:
    """Return the strictness in a first match: GENTLE, unless the player has switched the coach off."""
    return settings.coach if settings.coach_known or settings.coach != "off" else _GENTLE


def coach_option() -> Option:
    """Return the option, in the form of a game's options."""
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
