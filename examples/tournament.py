"""A tournament of bots: who beats whom, as text, and as a picture where matplotlib is installed.

python examples/tournament.py [--game GAME] [--matches N] [--plot FILE.png] BOT BOT...
"""

import argparse
from itertools import combinations

from tabletop.opponents.arena import Standing, duel, standing
from tabletop.opponents.simulate import run

WIDE = 40


def bar(one: Standing) -> str:
    """Return a line: the rate of a bot against another, with the interval in which it lies by 95 %."""
    low, high = (round(part * WIDE) for part in one.interval)
    at = round(one.rate * WIDE)
    marks = "".join("●" if n == at else "─" if low <= n <= high else "·" for n in range(WIDE + 1))
    return f"{one.who:>8} {marks} {one.against:<8} {one.rate:4.0%}  {one.points:.1f} : {one.others:.1f}"


def plot(standings: list[Standing], file: str) -> str:
    """Write a picture of the rates, and return what became of it."""
    try:
        from matplotlib.figure import Figure
    except ImportError:
        return "There is no picture, since matplotlib isn't installed: pip install matplotlib"
    figure = Figure(figsize=(7, 1 + len(standings) / 2), layout="constrained")
    axes = figure.subplots()
    for n, one in enumerate(standings):
        low, high = one.interval
        axes.errorbar(one.rate, -n, xerr=[[one.rate - low], [high - one.rate]], fmt="o", capsize=4)
    axes.set_yticks([-n for n in range(len(standings))], [f"{one.who} – {one.against}" for one in standings])
    axes.set_xlim(0, 1)
    axes.set_xlabel("matches won, with the 95 % interval")
    figure.savefig(file, dpi=150)
    return f"The picture is in {file}"


def main() -> None:
    """Play the tournament and print it."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("bots", nargs="+", metavar="BOT", help="random, greedy, easy, normal, hard")
    parser.add_argument("--game", default="public_market")
    parser.add_argument("--matches", type=int, default=20, help="of each pair")
    parser.add_argument("--plot", metavar="FILE")
    given = parser.parse_args()
    standings = []
    for who, against in combinations(given.bots, 2):
        jobs = duel(given.game, who, against, seats=2, matches=given.matches, seed=1)
        results = run(jobs, None)  # an Executor in the place of None plays them on several processors
        standings.append(standing(results, who, against))
        print(bar(standings[-1]), flush=True)
    if given.plot:
        print(plot(standings, given.plot))


if __name__ == "__main__":
    main()
