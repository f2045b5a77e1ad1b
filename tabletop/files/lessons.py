"""The file format of lesson chapters: resources/games/<game>/lessons/<n>_<id>.toml."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from hashlib import blake2b
from typing import Annotated, Literal
from xml.etree import ElementTree as ET

from annotated_types import Ge, Le, MaxLen, MinLen

from tabletop.engine.rules import Data
from tabletop.files import components, paths
from tabletop.files.documents import Document
from tabletop.files.setup_codec import Seed, Word

Pattern = Document
"""A condition on an action, an event or a state; see `tabletop.lessons.conditions`."""
Said = Annotated[str, MaxLen(600)]
_MOST_STEPS, _MOST_PARTS = 20, 9


@dataclass(frozen=True, slots=True)
class Start(Data):
    """The start of a chapter: a setup, actions played from it, and then changes of the state.

    The learner is the first person.

    Attributes:
        seed: The seed of the setup.
        seats: The players by seat, as in `Setup.seats`.
        options: The options of the setup.
        play: The actions played first.
        change: Values by their path in the position ("players.0.money").
        others: The bot level for the seats of other persons.
    """

    seed: Seed
    seats: Annotated[tuple[Word, ...], MinLen(1)]
    options: dict[Word, Word] = field(default_factory=dict)
    play: tuple[Document, ...] = ()
    change: Document = field(default_factory=dict)
    others: Literal["random", "greedy", "easy", "normal"] = "greedy"


@dataclass(frozen=True, slots=True)
class Remark(Data):
    """A response to an action that was done or tried; the first remark whose condition fits is shown."""

    when: Pattern
    text: Said


@dataclass(frozen=True, slots=True)
class Spot(Data):
    """A spot in a zone, for highlights."""

    zone: str
    spot: int


@dataclass(frozen=True, slots=True)
class Pictured(Data):
    """A part of a lesson's picture: something of the table, or a sign between two of these.

    Attributes:
        key: A zone or piece, as it first lies on the table in the chapter's solution; "" for a sign.
        after: How many actions of the chapter's solution are played before.
        sign: What is written large, such as "=" or "8 gold".
        text: The words below it.
    """

    key: str = ""
    after: Annotated[int, Ge(0), Le(99)] = 0
    sign: Said = ""
    text: Said = ""

    def __post_init__(self) -> None:
        if bool(self.key) == bool(self.sign):
            raise ValueError("a part of a picture has either a key or a sign")


def is_translated(sign: str) -> bool:
    """Return True if a sign reads differently in another language.

    >>> is_translated("8 gold"), is_translated("$18"), is_translated("=")
    (True, True, False)
    """
    return any(letter.isalpha() or letter == "$" for letter in sign)


@dataclass(frozen=True, slots=True)
class LessonStep(Data):
    """One thing to do or to read.

    Attributes:
        id: Unique in the chapter.
        title: The title.
        kind: "challenge" if the learner has to find the way alone.
        goal: The goal, for the prompt.
        head: The heading of the popover.
        text: The text of the popover.
        after: The text when the step is done.
        again: The text when it can no longer be completed.
        fill: Values for braces in the texts: "points:RULE", "effect" (of the solution), or a field of the
            learner's own player.
        rule: The number of the rule that it is about.
        picture: The picture above the text of the popover, from left to right.
        point: Keys of pieces and zones, or spots, to highlight; by default the solution's. A challenge has
            no highlights, but its popover does not cover them.
        next: True if it only has to be read.
        allow: Conditions on allowed actions; None allows all, () none, for a step about a refusal.
        done: Conditions for completing the step; one is enough.
        fails: Conditions for failing the step, so that it has to be begun again; one is enough.
        solution: Actions that complete it.
        say: The remarks.
        others: The actions of other persons in it.
        limit: Maximum number of the learner's actions in a challenge.
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
    picture: Annotated[tuple[Pictured, ...], MaxLen(_MOST_PARTS)] = ()
    point: tuple[str | Spot, ...] = ()
    next: bool = False
    allow: tuple[Pattern, ...] | None = None
    done: tuple[Pattern, ...] = ()
    fails: tuple[Pattern, ...] = ()
    solution: tuple[Document, ...] = ()
    say: tuple[Remark, ...] = ()
    others: tuple[Document, ...] = ()
    limit: Annotated[int, Ge(0), Le(99)] = 0


@dataclass(frozen=True, slots=True)
class Lesson(Data):
    """A chapter. `teaches` are the numbers of its rules; it takes at most five `minutes`."""

    format: Literal[1]
    title: Said
    minutes: Annotated[int, Ge(1), Le(5)]
    teaches: Annotated[tuple[str, ...], MinLen(1)]
    start: Start
    step: Annotated[tuple[LessonStep, ...], MinLen(1), MaxLen(_MOST_STEPS)]


@dataclass(frozen=True, slots=True)
class Excused(Data):
    """Rules that no chapter teaches, and why; "PM-12" means all rules of that part of the book."""

    numbers: Annotated[tuple[Word, ...], MinLen(1)]
    reason: Said


@dataclass(frozen=True, slots=True)
class Untaught(Data):
    """The rules of a game that need not be taught before a first match: lessons/untaught.toml."""

    format: Literal[1]
    rules: tuple[Excused, ...]


def untaught(game: str) -> Untaught:
    """Return the rules of a game that no chapter teaches; none if there is no such file yet.

    Raises:
        ComponentError: As in `load`.
    """
    if not paths.resource(f"games/{game}/lessons/untaught.toml").is_file():
        return Untaught(1, ())
    return components.load(f"games/{game}/lessons/untaught.toml", Untaught)


def chapters(game: str) -> tuple[str, ...]:
    """Return the names of a game's chapters in order, such as "1_first_catch"."""
    folder = paths.resource(f"games/{game}/lessons")
    return tuple(sorted(path.stem for path in folder.glob("[0-9]*_*.toml")))


def translated(game: str, chapter: str, language: str) -> dict[str, str] | None:
    """Return the translations of a chapter's texts by source text; None without the sources of translations.

    These are in the source tree only: an installed program has compiled translations for the window.
    `chapter` may be any file of the game with translated texts.
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
    """Return a hash of a chapter's file, in hexadecimal.

    Raises:
        OSError: The file cannot be read.
    """
    path = paths.resource(f"games/{game}/lessons/{chapter}.toml")
    return blake2b(path.read_bytes(), digest_size=8).hexdigest()


def load_lesson(game: str, chapter: str) -> Lesson:
    """Return a chapter of a game; cached until its file changes.

    Raises:
        ComponentError: The file is missing or invalid.
    """
    try:
        return _read(game, chapter, digest(game, chapter))
    except OSError:
        return components.load(f"games/{game}/lessons/{chapter}.toml", Lesson)  # raises with the message


# reading takes 6.5 ms, for each of the chapters that a page lists
@cache
def _read(game: str, chapter: str, _digest: str) -> Lesson:
    return components.load(f"games/{game}/lessons/{chapter}.toml", Lesson)
