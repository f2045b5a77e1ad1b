"""The commands of tabletop, their arguments, and their errors."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import TYPE_CHECKING

from tabletop import __version__
from tabletop.cli import DESKTOP_ACTIONS, QUIT

if TYPE_CHECKING:
    import argparse

COMMANDS = {
    "play": ("play", "", "play a match; with --text in the terminal"),
    "simulate": ("simulate", "", "let computer opponents play matches"),
    "replay": ("replays", "_replay", "replay a match file"),
    "review": ("review", "", "see where the players of a match gave points away"),
    "picture": ("picture", "_picture", "draw the table of a match file, as PNG or SVG"),
    "check": ("replays", "_check", "check every move of match files"),
    "export": ("replays", "_export", "list the library's matches, or write one to a file"),
    "import": ("replays", "_import", "put match files into the library"),
    "lesson": ("lesson", "", "list the chapters of lessons, or check them"),
    "perft": ("perft", "", "count the ways to play the first moves"),
    "host": ("host", "_host", "let friends at other machines play in rooms of this one"),
    "serve": ("serve", "", "answer requests of other programs, JSON by lines"),
    "arena": ("", "", "hold a tournament of computer opponents"),
    "bench": ("", "", "measure the program against its targets"),
}
"""Each command's module, the suffix of its functions there, and its description."""

_OWN = {"arena": "tabletop.opponents.arena", "bench": "tabletop.bench.command"}
"""Commands that parse their arguments themselves."""

_WITHOUT = "Without a window you can play in the terminal: tabletop play public_market --text"
_WELCOME = f"""\
Without a command, tabletop opens its window, and the match of FILE in it if one is given.

commands:
{chr(10).join(f"  {word:<10}{description}" for word, (_, _, description) in COMMANDS.items())}

tabletop COMMAND --help tells more of each."""


def run(argv: Sequence[str]) -> int:
    """Run a command line and return its exit status: 0: well, 1: a match is wrong, 2: an error."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):  # not every terminal can show every character
            stream.reconfigure(encoding=_encoding(stream), errors="replace")
    if isinstance(sys.stdin, io.TextIOWrapper) and _encoding(sys.stdin) != sys.stdin.encoding:
        sys.stdin.reconfigure(encoding=_encoding(sys.stdin))
    try:
        try:
            return _command(argv) if argv and argv[0] in COMMANDS else _window(argv)
        finally:
            if sys.stdout:  # a window on Windows has none
                sys.stdout.flush()  # here, so that a closed pipe is noticed in time
    except BrokenPipeError:
        # The reader has closed the pipe; Python would complain again at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130


def _encoding(stream: io.TextIOWrapper) -> str:
    """Return the encoding of a stream: UTF-8 in pipes of Windows, whose own depends on the country."""
    piped = sys.platform == "win32" and not stream.isatty() and "PYTHONIOENCODING" not in os.environ
    return "utf-8" if piped else stream.encoding


def _command(argv: Sequence[str]) -> int:
    """Run one of COMMANDS; its errors are printed without a traceback."""
    word, rest = argv[0], list(argv[1:])
    if word in _OWN:
        main: Callable[[list[str]], int] = import_module(_OWN[word]).main
        return main(rest)
    import argparse

    from tabletop.cli.arguments import CommandError
    from tabletop.files.library import LibraryError
    from tabletop.files.records import RecordError

    _tell_left_out()
    module, ending, description = COMMANDS[word]
    door = import_module(f"tabletop.cli.{module}")
    parser = argparse.ArgumentParser(
        f"tabletop {word}", description=description[0].upper() + description[1:] + "."
    )
    getattr(door, f"add{ending}")(parser)
    given = parser.parse_args(rest)
    try:
        if word == "play" and not given.text:
            return window([], lambda: door.begun(given))
        status: int = getattr(door, f"run{ending}")(given)
    except (CommandError, LibraryError, RecordError) as error:
        print(f"tabletop {word}: {error}", file=sys.stderr)
        return 2
    else:
        return status


def _tell_left_out() -> None:
    """Name the games of other distributions that cannot be played, and why."""
    from tabletop.cli.output import say
    from tabletop.games import LEFT_OUT

    for each in LEFT_OUT:
        print(f"tabletop: {say(each.message)}", file=sys.stderr)


def _window(argv: Sequence[str]) -> int:
    """Open the window, or do what an option asks instead."""
    if set(argv) <= {QUIT}:
        return window(list(argv))
    parser = window_parser()
    parser.add_argument("file", nargs="?", metavar="FILE", help="a match file (.tabletop) to open")
    given = parser.parse_args(argv)
    if given.self_check:
        from tabletop.cli.selfcheck import run as check

        return check()
    return window([f"--show={given.show}"] if given.show else list(argv))


def window_parser() -> argparse.ArgumentParser:
    """Return the parser of the options of a command line without a command."""
    import argparse

    parser = argparse.ArgumentParser(
        "tabletop",
        description="Market board games at one table, every rule built in and explained.",
        epilog=_WELCOME,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument(
        "--show",
        choices=DESKTOP_ACTIONS,
        help="open the last unfinished match, a new match, or the deal of the day",
    )
    parser.add_argument("--version", action="version", version=f"Tabletop {__version__}")
    parser.add_argument("--self-check", action="store_true", help="see whether what was installed works")
    parser.add_argument(QUIT, action="store_true", help="measure the start")
    return parser


def window(argv: list[str], begun: Callable[[], int] | None = None) -> int:
    """Open the window, with the match whose number `begun` returns, if it is given.

    If no window can be shown, say so and what can be done instead; then no match is begun.
    """
    from tabletop.cli.display import trouble
    from tabletop.files.log_file import refuse

    if why := trouble():
        refuse(f"tabletop: {why}. {_WITHOUT}")
        return 2
    try:
        from tabletop.ui.app import run as show
    except ImportError as error:
        refuse(f"tabletop: the window needs something that is missing here: {error}. {_WITHOUT}")
        return 2
    status: int = show(argv, begun() if begun else 0)
    return status
