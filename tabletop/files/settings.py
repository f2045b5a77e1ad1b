"""The settings: one JSON file, read strictly and without pydantic, because the first window waits for it."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from dataclasses import asdict, dataclass, field, fields, replace
from pathlib import Path
from typing import Any

from tabletop.engine.game import Setup
from tabletop.engine.text import Text, english, translate
from tabletop.files import paths, setup_codec, whole_files
from tabletop.files.damage import free_name
from tabletop.files.documents import Document
from tabletop.files.setup_codec import Seats

NAME = "settings.json"
_LARGEST = 1_000_000
"""Maximum size of the file, in bytes. It has about 2,000."""
SPOKEN = ("short", "normal", "everything")
"""Levels of screen reader output: actions and turns; also their results; also the reasons."""
COACHES = ("off", "gentle", "clear", "strict")
"""Levels of the coach: off, or from large blunders only to small ones, too."""
KEYED = ("hint", "number", "point", "point_before", "better", "retry", "turn", "flip", "look")
"""Commands for which a key can be chosen."""
_KEY = re.compile(r"(Ctrl\+)?(Shift\+)?([A-Z]|F([1-9]|1[0-2]))")
Test = Callable[[Any], bool]


def _among(*words: str) -> Test:
    return lambda value: value in words


def _number(low: float, high: float) -> Test:
    return lambda value: type(value) in (int, float) and low <= value <= high


def _whole(low: int, high: int) -> Test:
    return lambda value: type(value) is int and low <= value <= high


def _is_bool(value: object) -> bool:
    return type(value) is bool


def _is_setups(value: object) -> bool:
    return isinstance(value, dict) and all(
        setup_codec.is_word(key) and setup_codec.read(setup) is not None for key, setup in value.items()
    )


def _is_dict(value: object) -> bool:
    return isinstance(value, dict)


def is_key(name: str, key: object) -> bool:
    """Return True if a player may choose this key for a command of this name: a letter or a function key."""
    return name in KEYED and isinstance(key, str) and _KEY.fullmatch(key) is not None


def _setting(default: object, test: Test) -> Any:
    return field(default=default, metadata={"test": test})


@dataclass(frozen=True, slots=True)
class Settings:
    """The player's settings. Use `dataclasses.replace` to change one.

    Attributes:
        my_speed: Speed of the player's own animations: 1.0 is normal, 0.25 to 8; 0 is without animation.
        opponents_speed: The same for the opponents'.
        reduced_motion: "on", "off" or as the "system" says.
        sounds: True if sounds are on.
        volume: Volume in per cent.
        confirmations: True to ask before a match is removed.
        confirm_giving_up: True to ask before something is given up.
        auto_single_move: True to play a move at once if it is the only one.
        language: A code such as "de"; "" as the system says.
        scale: Size in per cent; 0 as the system says.
        theme: "light", "dark", "contrast" or as the "system" says.
        spoken: The amount of screen reader output; see SPOKEN.
        coach: The coach's level; see COACHES.
        cast_speaks: True if the cast says something at turning points.
        coach_known: True if the player was asked whether to keep the coach.
        letter_keys: True if single letters are shortcuts.
        keys: Chosen keys by command, such as "Ctrl+H"; a command without one has its default.
        relay: "use" if relays may help to find other players' programs, "none" if not, "ask" if that is not
            known yet.
        last_setup: The last setup by game; see `remembered`.
        window: The window's geometry, in its own encoding.
    """

    my_speed: float = _setting(1.0, _number(0, 8))
    opponents_speed: float = _setting(1.0, _number(0, 8))
    reduced_motion: str = _setting("system", _among("system", "on", "off"))
    sounds: bool = _setting(True, _is_bool)
    volume: int = _setting(60, _whole(0, 100))
    confirmations: bool = _setting(True, _is_bool)
    confirm_giving_up: bool = _setting(True, _is_bool)
    auto_single_move: bool = _setting(False, _is_bool)
    language: str = _setting("", setup_codec.is_word)
    scale: int = _setting(0, _whole(0, 400))
    theme: str = _setting("system", _among("system", "light", "dark", "contrast"))
    spoken: str = _setting("normal", _among(*SPOKEN))
    coach: str = _setting("off", _among(*COACHES))
    cast_speaks: bool = _setting(True, _is_bool)
    coach_known: bool = _setting(False, _is_bool)
    letter_keys: bool = _setting(True, _is_bool)
    keys: dict[str, str] = field(default_factory=dict, metadata={"test": _is_dict, "entry": is_key})
    relay: str = _setting("ask", _among("ask", "use", "none"))
    last_setup: Document = field(default_factory=dict, metadata={"test": _is_setups})
    window: str = _setting("", setup_codec.is_word)

    def setup(self, game: str) -> Setup | None:
        """Return the last setup of a game, or None."""
        return setup_codec.read(self.last_setup.get(game))


def remembered(settings: Settings, game: str, setup: Setup) -> Settings:
    """Return a copy of the settings with this as the last setup of a game."""
    written = Seats.of(setup).document()
    return replace(settings, last_setup=settings.last_setup | {game: written})


_BROKEN = translate(
    "files", "{file} was damaged ({detail}). It is kept as “{aside}”; the settings are reset."
)
_PARTLY = translate(
    "files", "{file} had invalid settings ({detail}). It is kept as “{aside}”; those are reset."
)
UNREADABLE = translate("files", "{file} can't be read ({detail}). The settings are reset for now.")
_UNWRITABLE = translate("files", "{file} can't be written ({detail}). The settings last until you quit.")


class SettingsError(Exception):
    """The settings could not be written; `text` is the message for the player."""

    def __init__(self, text: Text) -> None:
        self.text = text
        super().__init__(english(text))


def load_settings(path: Path | None = None) -> tuple[Settings, Text | None]:
    """Return the settings in a file (default: in the config folder), and a message for the player or None.

    A damaged file, or one with an unknown key, is renamed, never overwritten. Its valid settings are used,
    the others get defaults.
    """
    path = paths.config_folder() / NAME if path is None else path
    try:
        document = json.loads(whole_files.read(path, _LARGEST))
        if not isinstance(document, dict):
            return Settings(), _aside(path, _BROKEN, "it holds no object")
    except FileNotFoundError:
        return Settings(), None
    except OSError as error:
        return Settings(), UNREADABLE.fill(file=path.name, detail=error.strerror or str(error))
    except (ValueError, RecursionError) as error:
        return Settings(), _aside(path, _BROKEN, str(error))
    sound, wrong = _sorted_out(document)
    if wrong:
        return Settings(**sound), _aside(path, _PARTLY, ", ".join(wrong)[:200])
    return Settings(**sound), None


def _sorted_out(document: Document) -> tuple[dict[str, Any], list[str]]:
    """Return the valid settings and the names of the others; of keys, each is judged by itself."""
    sound, wrong = dict[str, Any](), list[str]()
    known = {f.name: f.metadata for f in fields(Settings)}
    for name, value in document.items():
        if name not in known or not known[name]["test"](value):
            wrong.append(name)
        elif entry := known[name].get("entry"):
            sound[name] = {key: each for key, each in value.items() if entry(key, each)}
            wrong += [f"{name}.{key}" for key in value if key not in sound[name]]
        else:
            sound[name] = value
    return sound, wrong


def _aside(path: Path, text: Text, detail: str) -> Text:
    """Rename a damaged file and return the message for the player."""
    aside = free_name(path)
    try:
        path.rename(aside)
    except OSError as error:
        return UNREADABLE.fill(file=path.name, detail=error.strerror or str(error))
    return text.fill(file=path.name, detail=detail, aside=aside.name)


def save(settings: Settings, path: Path | None = None) -> None:
    """Write the settings, all or nothing.

    Raises:
        SettingsError: The file cannot be written.
    """
    path = paths.config_folder() / NAME if path is None else path
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        whole_files.replace(path, json.dumps(asdict(settings), indent=1, ensure_ascii=False) + "\n")
    except (OSError, ValueError) as error:
        detail = getattr(error, "strerror", None) or str(error)
        raise SettingsError(_UNWRITABLE.fill(file=path.name, detail=detail)) from error
