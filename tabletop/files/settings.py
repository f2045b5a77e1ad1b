"""The settings: one JSON file, read strictly and without pydantic, because the first window waits for it."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import asdict, dataclass, field, fields, replace
from pathlib import Path
from typing import Any

from tabletop.engine.game import Setup
from tabletop.engine.text import Text, english, translate
from tabletop.files import paths, setup_codec, whole_files
from tabletop.files.schema import free_name
from tabletop.files.setup_codec import Seats

NAME = "settings.json"
SPOKEN = ("short", "normal", "everything")
"""Who did what and whose turn it is; with what came of it; with the reasons, too."""
COACHES = ("off", "gentle", "clear", "strict")
"""Who speaks up when a move gives much away: nobody, or a coach, the stricter the less it lets pass."""
Test = Callable[[Any], bool]


def _among(*words: str) -> Test:
    return lambda value: value in words


def _number(low: float, high: float) -> Test:
    return lambda value: type(value) in (int, float) and low <= value <= high


def _whole(low: int, high: int) -> Test:
    return lambda value: type(value) is int and low <= value <= high


def _is_bool(value: Any) -> bool:
    return type(value) is bool


def _is_setups(value: Any) -> bool:
    return isinstance(value, dict) and all(
        setup_codec.is_word(key) and setup_codec.read(setup) is not None for key, setup in value.items()
    )


def _setting(default: Any, test: Test) -> Any:
    return field(default=default, metadata={"test": test})


@dataclass(frozen=True, slots=True)
class Settings:
    """What the player has chosen. dataclasses.replace makes a changed one.

    Speeds: 1.0 is as designed, 0.25 to 8; 0 is at once. `confirmations`: whether to ask before a match is
    removed; `confirm_giving_up`: before something is given up. `scale`: per cent, 0 as the system says.
    `language`: as in "de", "" as the system says. `last_setup`: by game, see `remembered`. `window`: its
    geometry, in the window's own writing. `spoken`: how much a screen reader is told of a match. `coach`: how
    strict it is; `coach_known`: whether the player was asked if it is to stay.
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
    coach_known: bool = _setting(False, _is_bool)
    last_setup: dict[str, Any] = field(default_factory=dict, metadata={"test": _is_setups})
    window: str = _setting("", setup_codec.is_word)

    def setup(self, game: str) -> Setup | None:
        """The last setup of a game; None if there was none."""
        return setup_codec.read(self.last_setup.get(game))


def remembered(settings: Settings, game: str, setup: Setup) -> Settings:
    """The same settings, with this as the last setup of a game."""
    written = Seats.of(setup).document()
    return replace(settings, last_setup=settings.last_setup | {game: written})


BROKEN = translate("files", "{file} was damaged ({detail}). It is kept as “{aside}”; the settings are reset.")
PARTLY = translate(
    "files", "{file} had invalid settings ({detail}). It is kept as “{aside}”; those are reset."
)
UNREADABLE = translate("files", "{file} can't be read ({detail}). The settings are reset for now.")
UNWRITABLE = translate("files", "{file} can't be written ({detail}). The settings last until you quit.")


class SettingsError(Exception):
    """The settings could not be written; `text` says why."""

    def __init__(self, text: Text) -> None:
        self.text = text
        super().__init__(english(text))


def load(path: Path | None = None) -> tuple[Settings, Text | None]:
    """The settings in this file, or in the usual place, and what the player is to be told (None: nothing).

    A damaged file is renamed, never overwritten; what is sound in it holds, the rest is as designed.
    """
    path = paths.config_folder() / NAME if path is None else path
    try:
        document = json.loads(whole_files.read(path))
        if not isinstance(document, dict):
            return Settings(), _aside(path, BROKEN, "it holds no object")
    except FileNotFoundError:
        return Settings(), None
    except OSError as error:
        return Settings(), UNREADABLE.fill(file=path.name, detail=error.strerror or str(error))
    except (ValueError, RecursionError) as error:
        return Settings(), _aside(path, BROKEN, str(error))
    tests = {f.name: f.metadata["test"] for f in fields(Settings)}
    sound = {key: value for key, value in document.items() if key in tests and tests[key](value)}
    if wrong := [key for key in document if key not in sound]:
        return Settings(**sound), _aside(path, PARTLY, ", ".join(wrong)[:200])
    return Settings(**sound), None


def _aside(path: Path, text: Text, detail: str) -> Text:
    """Rename a damaged file; what the player is told."""
    aside = free_name(path)
    try:
        path.rename(aside)
    except OSError as error:
        return UNREADABLE.fill(file=path.name, detail=error.strerror or str(error))
    return text.fill(file=path.name, detail=detail, aside=aside.name)


def save(settings: Settings, path: Path | None = None) -> None:
    """Write the settings, all or nothing. Raises SettingsError."""
    path = paths.config_folder() / NAME if path is None else path
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        whole_files.replace(path, json.dumps(asdict(settings), indent=1, ensure_ascii=False) + "\n")
    except (OSError, ValueError) as error:
        detail = getattr(error, "strerror", None) or str(error)
        raise SettingsError(UNWRITABLE.fill(file=path.name, detail=detail)) from error
