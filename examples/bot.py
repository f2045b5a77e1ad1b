"""A bot in thirty lines: it plays the move whose effect has the largest numbers, against a house opponent.

python examples/bot.py [GAME [SEED]]
"""

import json
import re
import subprocess
import sys


def ask(**request: object) -> dict:
    """Send one request to the program, and return its answer."""
    print(json.dumps(request), file=program.stdin, flush=True)
    answer = json.loads(program.stdout.readline())
    if not answer["ok"]:
        sys.exit(answer["error"]["text"])
    return answer


def value(move: dict) -> int:
    """Return what a move seems to be worth."""
    return sum(map(int, re.findall(r"\d+", move["effect"])))


game = sys.argv[1] if len(sys.argv) > 1 else "public_market"
seed = int(sys.argv[2]) if len(sys.argv) > 2 else 1
serve = [sys.executable, "-m", "tabletop", "serve"]
with subprocess.Popen(serve, stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8") as program:
    status = ask(do="new", game=game, seats=["person", "greedy"], seed=seed)
    while not status["over"]:
        if status["choice"]["seat"] == 0:
            action = max(ask(do="legal")["actions"], key=value)["action"]
        else:
            action = ask(do="hint", level="greedy")["action"]
        status = ask(do="play", action=action)
    print(f"{status['verdict']} The bot has {status['scores'][0]}, greedy has {status['scores'][1]}.")
    ask(do="quit")
