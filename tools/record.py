"""Store matches as records, and check that they are still valid.

    python tools/record.py                       replay the records and rewrite their transcripts
    python tools/record.py renew                 play invalid ones again, from the same setup
    python tools/record.py make GAME NAME ...    let bots play a match that comes with the program
    python tools/record.py keep FILE NAME        add a player's match to the tests: without names and dates

Records that come with the program are in resources/games/GAME/records, those of tests in
tests/games/GAME/records, the transcripts of both in tests/games/GAME/transcripts. If rules were changed on
purpose and records are no longer valid, raise the game's `revision`, and renew.
"""

from __future__ import annotations

import argparse
import sys
from dataclasses import replace
from pathlib import Path

from tabletop.engine.match import AnyMatch

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tabletop.cli import transcript  # noqa: E402
from tabletop.cli.arguments import CommandError, game_named  # noqa: E402
from tabletop.cli.arguments import setup as read_setup  # noqa: E402
from tabletop.cli.output import say  # noqa: E402
from tabletop.cli.replays import opened  # noqa: E402
from tabletop.cli.simulate import record_of  # noqa: E402
from tabletop.engine.game import BOT_LEVELS, Setup  # noqa: E402
from tabletop.files import records  # noqa: E402
from tabletop.files.records import SUFFIX, RecordError  # noqa: E402
from tabletop.opponents.simulate import play_with  # noqa: E402


def main(argv: list[str]) -> int:
    """Run from the command line; 1 if a record is not valid."""
    parser = argparse.ArgumentParser(description="Keep matches as records, and see that they still hold.")
    commands = parser.add_subparsers(dest="command")
    commands.add_parser("renew", help="play records that no longer hold again")
    make = commands.add_parser("make", help="let bots play a match")
    make.add_argument("game")
    make.add_argument("name")
    make.add_argument("--seats", required=True)
    make.add_argument("--seed", type=int, default=1)
    make.add_argument("--options", default="")
    keep = commands.add_parser("keep", help="keep a match as a test")
    keep.add_argument("file", type=Path)
    keep.add_argument("name")
    given = parser.parse_args(argv)
    try:
        if given.command == "make":
            setup = read_setup(game_named(given.game), given.seed, given.seats, given.options)
            path = ROOT / "resources" / "games" / given.game / "records" / f"{given.name}{SUFFIX}"
            record_match(path, given.game, setup)
        elif given.command == "keep":
            keep_test(given.file, given.name)
        return replay_all(renew=given.command == "renew")
    except (CommandError, RecordError) as error:
        print(error, file=sys.stderr)
        return 2


def kept() -> list[Path]:
    """Return the paths of all records."""
    folders = (ROOT / "resources" / "games", ROOT / "tests" / "games")
    return [path for folder in folders for path in sorted(folder.glob(f"*/records/*{SUFFIX}"))]


def replay_all(*, renew: bool) -> int:
    """Replay each record and write its transcript; 1 if one is not valid (and was not renewed)."""
    wrong = 0
    for path in kept():
        again = opened(path)
        setup = again.match.setup
        programs = all(who in BOT_LEVELS or ":" in who for who in setup.seats)
        if again.departure and renew and programs:
            record_match(path, again.match.game.id, setup)
            again = opened(path)
        if again.departure:
            wrong += 1
            print(f"{path.relative_to(ROOT)}: {say(again.departure.text)}")
        else:
            write_transcript(path, again.match)
    print(f"{len(kept()) - wrong} of {len(kept())} records hold")
    return 1 if wrong else 0


def record_match(path: Path, name: str, setup: Setup) -> None:
    """Let the bots of a setup play, and write the record."""
    game = game_named(name)
    result = play_with(game, setup, checked=True, keep=True)
    if result.error:
        raise CommandError(result.error)
    path.parent.mkdir(parents=True, exist_ok=True)
    records.write(path, record_of(game, result))
    print(f"{path.relative_to(ROOT)}: {result.actions} actions")


def keep_test(file: Path, name: str) -> None:
    """Copy a record to the tests, without the player's private data."""
    record = records.read(file)
    bare = replace(record, setup=replace(record.setup, names=()), saved="")
    folder = ROOT / "tests" / "games" / record.game / "records"
    folder.mkdir(parents=True, exist_ok=True)
    records.write(folder / f"{name}{SUFFIX}", bare)


def write_transcript(path: Path, match: AnyMatch) -> None:
    """Write the whole match in words, for review."""
    folder = ROOT / "tests" / "games" / match.game.id / "transcripts"
    folder.mkdir(parents=True, exist_ok=True)
    match.goto(len(match.entries))
    lines = "\n".join(transcript.lines(match, len(match.entries)))
    (folder / f"{path.stem}.txt").write_text(
        f"{lines}\n\n{transcript.result_text(match)}\n", encoding="utf-8"
    )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
