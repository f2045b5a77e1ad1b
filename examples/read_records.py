"""Read match files into a table: the points of every seat after each round, as CSV.

python examples/read_records.py FILE.tabletop... >points.csv
"""

import csv
import sys
from pathlib import Path

from tabletop.files import records
from tabletop.files.replay import replay
from tabletop.games import game


def main() -> None:
    """Write a line for each round of each match, and for its end."""
    table = csv.writer(sys.stdout, lineterminator="\n")
    table.writerow(["file", "game", "round", "moves", "seat", "player", "points"])
    for path in map(Path, sys.argv[1:]):
        record = records.read(path)
        of = game(record.game)
        match = replay(record, of, path.name).match
        rounds = [of.round(state) for state in match.states]
        ends = [at for at in range(1, len(rounds)) if rounds[at] != rounds[at - 1]]
        for at in sorted({*ends, len(rounds) - 1}):
            for seat, total in enumerate(of.totals(match.states[at])):
                row = (rounds[at - 1], at, seat + 1, match.setup.seats[seat], total.points)
                table.writerow([path.name, record.game, *row])


if __name__ == "__main__":
    main()
