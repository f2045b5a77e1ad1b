"""Write what shells complete of the command line: build/stage/tabletop.bash and _tabletop (zsh).

shtab reads the parsers; it is needed here, when packages are built, and nowhere else.
"""

from __future__ import annotations

import argparse
from importlib import import_module
from pathlib import Path

import shtab

from tabletop.cli.parser import COMMANDS, window_parser

FILES = {"file", "files", "out", "folder"}
"""Arguments that are completed with the names of files."""


def whole_parser() -> argparse.ArgumentParser:
    """Return one parser of all commands; of arena and bench, which parse for themselves, the words."""
    parser = window_parser()
    commands = parser.add_subparsers()
    for word, (module, ending, description) in COMMANDS.items():
        command = commands.add_parser(word, help=description)
        if module:
            getattr(import_module(f"tabletop.cli.{module}"), f"add{ending}")(command)
            for action in command._actions:  # noqa: SLF001  argparse has no other list of them
                if action.dest in FILES:
                    action.complete = shtab.FILE  # type: ignore[attr-defined]
    return parser


def write(folder: Path) -> None:
    """Write the completions into this folder."""
    parser = whole_parser()
    for shell, name in (("bash", "tabletop.bash"), ("zsh", "_tabletop")):
        (folder / name).write_text(shtab.complete(parser, shell), encoding="utf-8")
