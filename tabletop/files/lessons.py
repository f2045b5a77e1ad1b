"""Chapters of lessons as files write them: resources/games/<game>/lessons/<n>_<id>.toml."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from hashlib import blake2b
from typing import Annotated, Any, Literal
from xml.etree import ElementTree as ET

from annotated_types import Ge, Le, MaxLen, MinLen

from tabletop.engine.rules import Data
from tabletop.files import components, paths
from tabletop.files.setup_codec import Seed, Word

Pattern = dict[str, Any]
"""What an action, an event or a state must be like; see tabletop.lessons.conditions."""
Said = Annotated[str, MaxLen(600)]
MOST_STEPS = 20


@dataclass(frozen=True, slots=True)
class Start(Data):
    """Where a chapter begins: a setup, the actions played from there, and then fields that are changed.

    `change`: values by their path in the position ("players.0.money"). `others`: the level at which the seats
    of other persons are played. The learner is the first person.
    """

    seed: Seed
    seats: Annotated[tuple[Word, ...], MinLen(1)]
    options: dict[Word, Word] = field(default_factory=dict)
    play: tuple[dict[str, Any], ...] = ()
    change: dict[str, Any] = field(default_factory=dict)
    others: Literal["random", "greedy", "easy", "normal"] = "greedy"


@dataclass(frozen=True, slots=True)
class Remark(Data):
    """What is said to something that was done or tried, the first that fits."""

    when: Pattern
    text: Said


@dataclass(frozen=True, slots=True)
class Spot(Data):
    """A place of a zone that is pointed at."""

    zone: str
    spot: int


@dataclass(frozen=True, slots=True)
class LessonStep(Data):
    """One thing to do or to read.

    `goal`: for the prompt; `head`, `text`: of the paper; `after`: when it is done, `again`: when that cannot
    be any more. `fill`: what fills braces of these: "points:RULE", "effect" (of the solution), or a field of
    the learner's own player. `rule`: the number it is about. `point`: keys of pieces and zones, or spots of
    zones; without it the solution's. In a challenge they are not marked, but its paper leaves them in sight.
    `next`: it is only to be read. `allow`: patterns of what may be done; None is all, and nothing a step
    about a refusal. `done`: conditions of which one is enough. `fails`: conditions of which one means that it
    can only be begun again. `solution`: actions that reach it. `others`: what other persons do in it.
    `limit`: most own actions of a challenge.
    """

    id: Word
    title: Said
    kind: Literal["step", "challenge"] = "step"
    goal: Said = ""
    head: Said = ""
    text: Said = ""
    after: Said = ""
    again: Said = ""
    fill: dict[str, str] = field(default_factory=dict)
    rule: str = ""
    point: tuple[str | Spot, ...] = ()
    next: bool = False
    allow: tuple[Pattern, ...] | None = None
    done: tuple[Pattern, ...] = ()
    fails: tuple[Pattern, ...] = ()
    solution: tuple[dict[str, Any], ...] = ()
    say: tuple[Remark, ...] = ()
    others: tuple[dict[str, Any], ...] = ()
    limit: Annotated[int, Ge(0), Le(99)] = 0


@dataclass(frozen=True, slots=True)
class Lesson(Data):
    """A chapter: what it teaches, by rule numbers, in at most five minutes."""

    format: Literal[1]
    title: Said
    minutes: Annotated[int, Ge(1), Le(5)]
    teaches: Annotated[tuple[str, ...], MinLen(1)]
    start: Start
    step: Annotated[tuple[LessonStep, ...], MinLen(1), MaxLen(MOST_STEPS)]


@dataclass(frozen=True, slots=True)
class Excused(Data):
    """Rules that no chapter teaches ("PM-12" is all of that part of the book), and why."""

    numbers: Annotated[tuple[Word, ...], MinLen(1)]
    reason: Said


@dataclass(frozen=True, slots=True)
class Untaught(Data):
    """The rules of a game that a first match doesn't need to be taught: lessons/untaught.toml."""

    format: Literal[1]
    rules: tuple[Excused, ...]


def untaught(game: str) -> Untaught:
    """Which rules of a game no chapter teaches. Raises ComponentError like `load`."""
    return components.load(f"games/{game}/lessons/untaught.toml", Untaught)


def chapters(game: str) -> tuple[str, ...]:
    """The names of a game's chapters, in their order: "1_first_catch"."""
    folder = paths.resource(f"games/{game}/lessons")
    return tuple(sorted(path.stem for path in folder.glob("[1-9]*_*.toml")))


def translated(game: str, chapter: str, language: str) -> dict[str, str] | None:
    """The texts of a chapter in another language; None where the sources of translations aren't at hand.

    They lie in the source tree alone: a program that is installed has them compiled, for the window.
    `chapter` may be any file of the game's whose texts are translated.
    """
    path = paths.TRANSLATIONS.parents[1] / "translations" / f"tabletop_{language}.ts"
    if not path.is_file():
        return None
    for context in ET.parse(path).getroot().iter("context"):  # noqa: S314  our own file
        if context.findtext("name") == f"{game}.{chapter}":
            messages = context.iter("message")
            return {m.findtext("source") or "": m.findtext("translation") or "" for m in messages}
    return {}


def digest(game: str, chapter: str) -> str:
    """What changes with the file of a chapter."""
    path = paths.resource(f"games/{game}/lessons/{chapter}.toml")
    return blake2b(path.read_bytes(), digest_size=8).hexdigest()


def load(game: str, chapter: str) -> Lesson:
    """A chapter of a game. Raises ComponentError when the file is missing or holds anything else.

    It is read once, and again if the file has changed.
    """
    try:
        return _read(game, chapter, digest(game, chapter))
    except OSError:
        return components.load(f"games/{game}/lessons/{chapter}.toml", Lesson)  # which tells what is missing


@cache
def _read(game: str, chapter: str, _digest: str) -> Lesson:
    return components.load(f"games/{game}/lessons/{chapter}.toml", Lesson)
