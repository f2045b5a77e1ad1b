"""Games that other distributions bring, found by their entry points.

A distribution names the package of its game in the group GROUP. The package has the shape of those in
`tabletop.games`. It runs as code of its maker; a fault in it leaves out this game alone.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from traceback import extract_tb
from typing import TYPE_CHECKING

from tabletop.engine.game import About, AnyGame, Game
from tabletop.engine.text import Text, translate
from tabletop.files import paths

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP = "tabletop.games"
"""The group of entry points: the name of each is the game's id, its value the package."""
INTERFACE = 1
"""The version of what a game needs of this program; its `about.py` says for which it was made.

It is raised whenever a game for the former one cannot be played as it is.
"""

_LEFT_OUT = translate("games", "The game “{game}” of {maker}, {version}, is left out: {why}")
_TAKEN = translate("games", "the name is taken by another game.")
_NO_NAME = translate("games", "a game's name has small letters, digits and “_”.")
_OTHER = translate("games", "it was made for interface {needed} of Tabletop, and this one has {here}.")
_CODE = translate("games", "the prefix “{code}” of its rules is taken by another game.")
_WORD = re.compile(r"[a-z][a-z0-9_]*")
_SECTION = f"[{GROUP}]".encode()


@dataclass(frozen=True)
class OutsideGame:
    """A game of another distribution: its id, its package, and who made it."""

    id: str
    package: str
    maker: str
    version: str
    folder: Path

    @property
    def translations(self) -> Path:
        """The folder of its compiled translations, <id>_<language>.qm; it may be missing."""
        return self.folder / "translations"


@dataclass(frozen=True)
class LeftOut:
    """A game that is not played, and why."""

    game: str
    maker: str
    version: str
    why: Text

    @property
    def message(self) -> Text:
        """A sentence for the player."""
        return _LEFT_OUT.fill(game=self.game, maker=self.maker, version=self.version, why=self.why)


class _RefusedError(Exception):
    """A game cannot be taken; `why` is a clause."""

    def __init__(self, why: Text) -> None:
        super().__init__()
        self.why = why


def find(
    taken: Collection[str], codes: Collection[str]
) -> tuple[dict[str, OutsideGame], tuple[LeftOut, ...]]:
    """Load the games of other distributions.

    Args:
        taken: The ids of the program's own games.
        codes: The prefixes of their rule numbers.

    Returns:
        The games that can be played, by id, and those that are left out.
    """
    found: dict[str, OutsideGame] = {}
    left: list[LeftOut] = []
    known = set(codes)
    for maker, version, entry in _entries():
        try:
            game, about = _taken_in(entry, maker, version, {*taken, *found}, known)
        except _RefusedError as error:
            left.append(LeftOut(entry.name, maker, version, error.why))
            continue
        except (Exception, SystemExit) as error:  # noqa: BLE001  the code of somebody else can raise anything
            left.append(LeftOut(entry.name, maker, version, Text("", _detail(error))))
            continue
        known.add(about.code)
        found[game.id] = game
        paths.add_game(game.id, game.folder / "resources")
    return found, tuple(left)


def _entries() -> Iterator[tuple[str, str, EntryPoint]]:
    """Yield the entry points of the group with name and version of their distributions, sorted by them."""
    if not _any_installed():
        return
    from importlib.metadata import entry_points  # takes 26 ms, as much as a tenth of the start

    found = [
        (entry.dist.name if entry.dist else "?", entry.dist.version if entry.dist else "?", entry)
        for entry in entry_points(group=GROUP)
    ]
    yield from sorted(found, key=lambda each: (each[0], each[2].name))


def _any_installed() -> bool:
    """Return True if a distribution on the path has entry points of the group."""
    for folder in dict.fromkeys(sys.path):
        for file in Path(folder or ".").glob("*-info/entry_points.txt"):
            try:
                if _SECTION in file.read_bytes():
                    return True
            except OSError:
                continue
    return False


def _taken_in(
    entry: EntryPoint, maker: str, version: str, taken: Collection[str], codes: Collection[str]
) -> tuple[OutsideGame, About]:
    """Load a game and look it over.

    Raises:
        _RefusedError: It cannot be taken.
        Exception: Its code raised this.
    """
    if entry.name in taken:
        raise _RefusedError(_TAKEN)
    if not _WORD.fullmatch(entry.name):
        raise _RefusedError(_NO_NAME)
    about_module = import_module(f"{entry.value}.about")
    if (needed := getattr(about_module, "INTERFACE", "0")) != INTERFACE:
        raise _RefusedError(_OTHER.fill(needed=str(needed), here=INTERFACE))
    package = import_module(entry.value)
    about, game = about_module.ABOUT, package.GAME
    _look_over(entry.name, about, game)
    if about.code and about.code in codes:
        raise _RefusedError(_CODE.fill(code=about.code))
    assert package.__file__ is not None
    return OutsideGame(entry.name, entry.value, maker, version, Path(package.__file__).parent), about


def _look_over(name: str, about: About, game: AnyGame) -> None:
    """Check what lists of games show of one.

    Raises:
        TypeError, ValueError: It is not what it should be.
    """
    if not isinstance(about, About) or not isinstance(game, Game):
        raise TypeError("ABOUT is no About, or GAME is no Game")
    if (about.id, game.id) != (name, name):
        raise ValueError(f"its entry point is “{name}”, but it calls itself “{about.id}”")
    if not (isinstance(about.title, Text) and isinstance(about.blurb, Text)):
        raise TypeError("its title and its blurb have to be Texts")
    low, high = about.seats
    if not 1 <= low <= high:
        raise ValueError(f"seats are ({low}, {high})")
    if not about.cover().startswith("<svg"):
        raise ValueError("its cover is no SVG")


def _detail(error: BaseException) -> str:
    """Return what was raised and where."""
    last = extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__}: {error} ({Path(last.filename).name}, line {last.lineno})."
