"""Count the privacy screens in whole matches of two and three persons at one computer.

    python tools/curtains.py [GAME...]

Plays one match per game and number of persons; a greedy bot chooses each move. Counts how often the deciding
person changes while one of the two can see something that the other may not (each would need a privacy screen
if every decision were secret), and how often the privacy screen is really shown.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from unittest.mock import MagicMock

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))
SEED = 3
PERSONS = 2, 3


def curtains(name: str, persons: int) -> tuple[int, int, int]:
    """Return the number of moves, of changes of person with a secret between, and of privacy screens."""
    from tabletop.engine.game import PERSON, Setup
    from tabletop.engine.match import Match
    from tabletop.games import game
    from tabletop.opponents.choosing import choose_action_in
    from tabletop.session.local import LocalSession
    from tabletop.session.views import EVERYBODY
    from tabletop.ui.play.seat_handover import SeatHandover, secret

    of = game(name)
    match = Match(of, Setup(SEED, (PERSON,) * persons))
    session = LocalSession(match)
    handover = SeatHandover(MagicMock(session=session, eyes=EVERYBODY), MagicMock())
    hung: list[int] = []
    handover.curtain_requested.connect(hung.append)
    moves, changes, last = 0, 0, -1
    while (step := match.choice) is not None:
        if last < 0:
            handover.begin(step)
        else:
            changes += secret(session, last, step.seat)
            handover.to(step, missed=False)
        last = step.seat
        judged = choose_action_in(of, of.view(match.state, last), last, moves, "greedy")
        match.play(judged.action, last)
        moves += 1
    return moves, changes, len(hung)


def main() -> int:
    """Count, and print a line for each game and number of persons."""
    from tabletop.games import GAMES

    parser = argparse.ArgumentParser(description="count curtains of whole matches")
    parser.add_argument("games", nargs="*", metavar="GAME")
    for name in parser.parse_args().games or GAMES:
        for persons in PERSONS:
            moves, changes, hung = curtains(name, persons)
            print(
                f"{name}, {persons} persons: {moves} moves, {changes} changes with a secret,",
                hung,
                "curtains",
            )
    return 0


if __name__ == "__main__":
    sys.exit(main())
