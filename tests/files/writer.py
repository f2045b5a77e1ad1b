"""A program that plays and saves without end, to be killed; started by test_kill.py.

For each line on its input it forks a child that opens the library, goes on with the open match, and says
before and after each change how the match stands. When the child is dead it says so, and waits for the next.
"""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from random import Random

from tabletop.engine.game import Setup
from tabletop.engine.match import Match
from tabletop.files import records, settings
from tabletop.files.library import Library
from tests.quay.game import GAME


def say(word: str, number: int, match: Match) -> None:
    """One line that arrives whole, and at once."""
    told = [word, number, match.now, [entry.digest for entry in match.entries], len(match.side_lines)]
    os.write(1, (json.dumps(told) + "\n").encode())


def write(folder: Path, chance: Random) -> None:
    """Play, undo, save, change settings: each at random, each announced and acknowledged."""
    library = Library.open(folder / "library.sqlite")
    found = library.open_matches()
    number = found[0].id if found else 0
    match = library.resume(number, GAME).match if number else None
    while True:
        if match is None or match.choice is None:
            if match is not None:
                library.store_result(number, GAME.scores(match.state), GAME.ranks(match.state))
            match = Match(GAME, Setup(chance.randrange(1 << 30), ("person", "person", "master:normal")))
            number = library.begin(match.setup, GAME)
            say("done", number, match)
        if match.now > 2 and chance.random() < 0.15:
            match.goto(match.now - 2)
            say("try", number, match)
            library.store_now(number, match.now)
        else:
            match.play(chance.choice(match.legal_actions()))
            say("try", number, match)
            library.append(number, match.entries[match.now - 1], match.now - 1)
        say("done", number, match)
        if chance.random() < 0.2:
            records.write(folder / "match.tabletop", records.record(match))
        if chance.random() < 0.1:
            settings.save(settings.Settings(volume=chance.randrange(100)), folder / "settings.json")


def main() -> None:
    """Fork a writer for each line, and tell when it is dead."""
    for line in sys.stdin:
        child = os.fork()
        if child == 0:
            write(Path(sys.argv[1]), Random(int(line)))
        os.write(1, (json.dumps(["pid", child]) + "\n").encode())
        os.waitpid(child, 0)
        os.write(1, b'["dead"]\n')


if __name__ == "__main__":
    main()
