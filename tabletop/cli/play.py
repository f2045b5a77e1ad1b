"""tabletop play GAME: begins or resumes a match, for the terminal or for the window."""

from __future__ import annotations

import argparse
import secrets
from contextlib import closing

from tabletop.cli import transcript
from tabletop.cli.arguments import CommandError, game_named, setup
from tabletop.cli.output import say
from tabletop.cli.replays import open_library
from tabletop.cli.terminal import Terminal
from tabletop.engine.game import AnyGame
from tabletop.engine.match import AnyMatch, Match
from tabletop.engine.setups import default_setup
from tabletop.files.library import HeldError, Library, LibraryError, MissingError
from tabletop.files.replay import Replayed
from tabletop.files.settings import COACHES


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", help="the game, such as public_market")
    parser.add_argument("--text", action="store_true", help="in the terminal (without it, in the window)")
    parser.add_argument("--seats", default="", help="who sits where: person, normal, mara:normal, an automa")
    parser.add_argument("--seed", type=int, help="of the match (default: a new one)")
    parser.add_argument("--options", default="", metavar="K=V,...", help="the game's options")
    again = "go on with the last open match, or with one"
    parser.add_argument("--resume", nargs="?", type=int, const=0, metavar="MATCH", help=again)
    parser.add_argument("--practice", action="store_true", help="undo even what was hidden")
    how = "with --text: explains what is new, and speaks up before a bad move"
    parser.add_argument("--coach", choices=COACHES, help=how)
    parser.add_argument("--lesson", type=int, metavar="N", help="with --text: the game's chapter N, taught")


def run(given: argparse.Namespace) -> int:
    """Play until the match ends or the player leaves."""
    game = game_named(given.game)
    if given.lesson is not None:
        from tabletop.cli.lesson import teach

        return teach(game, given.lesson)
    try:
        library = Library.open()
    except LibraryError as error:
        print(say(error.text))
        library = Library.in_memory()
    if library.notice:
        print(say(library.notice))
    try:
        match, number, practice = _begin(game, library, given)
        Terminal(match, library, number, practice=practice, coach=given.coach or "").play()
    except HeldError as error:
        print(say(error.text))
        _look_on(library.resume(_number(game, library, given), game).match)
    finally:
        library.close()
    return 0


def begun(given: argparse.Namespace) -> int:
    """Begin or resume a match for the window and return its number.

    Raises:
        CommandError: The setup is not valid, or there is no such match or no library.
        LibraryError: The match cannot be stored.
    """
    game = game_named(given.game)
    with closing(open_library()) as library:
        if given.resume is not None:
            return _again(game, library, given)[0]
        return library.begin(_new(game, given).setup, game, practice=given.practice)


def _begin(game: AnyGame, library: Library, given: argparse.Namespace) -> tuple[AnyMatch, int, bool]:
    """Return the match to play, its number in the library, and whether it is practice."""
    if given.resume is not None:
        number, again = _again(game, library, given)
        if again.departure:
            print(say(again.departure.text))
        return again.match, number, again.practice or given.practice
    match = _new(game, given)
    try:
        return match, library.begin(match.setup, game, practice=given.practice), given.practice
    except LibraryError as error:
        print(say(error.text))
        return match, 0, given.practice


def _again(game: AnyGame, library: Library, given: argparse.Namespace) -> tuple[int, Replayed]:
    """Return the number and the match to resume; it becomes practice if that is asked for."""
    number = _number(game, library, given)
    try:
        library.lock(number)
    except (HeldError, MissingError):
        raise
    except LibraryError as error:
        print(say(error.text))
    again = library.resume(number, game)
    if given.practice:
        library.practise(number)
    return number, again


def _number(game: AnyGame, library: Library, given: argparse.Namespace) -> int:
    """Return the number of the match to resume.

    Raises:
        CommandError: There is none.
    """
    number: int = given.resume or next((k.id for k in library.open_matches() if k.game == game.id), 0)
    if not number:
        raise CommandError(f"there is no open match of {game.id}; leave out --resume to begin one")
    return number


def _look_on(match: AnyMatch) -> None:
    """Print a match that another program plays, from public information."""
    print(transcript.header(match))
    for at in range(match.now):
        for line in transcript.film(match, match.beats(at), transcript.ANYBODY):
            print(f"    {line}")
    print(transcript.result_text(match, transcript.ANYBODY))


def _new(game: AnyGame, given: argparse.Namespace) -> AnyMatch:
    seed = secrets.randbelow(1 << 31) if given.seed is None else given.seed
    seats = given.seats or ",".join(default_setup(game).seats)
    return Match(game, setup(game, seed, seats, given.options))
