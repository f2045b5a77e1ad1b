"""tabletop replay, check, export, import: records, and the matches of the library."""

from __future__ import annotations

import argparse
from pathlib import Path

from tabletop import games
from tabletop.cli import transcript
from tabletop.cli.arguments import CommandError, game_named
from tabletop.cli.output import counted, say, table
from tabletop.engine.text import NO_TEXT
from tabletop.files import records
from tabletop.files.library import Library, LibraryError, StoredMatch
from tabletop.files.library_queries import ALL
from tabletop.files.records import RecordError
from tabletop.files.replay import Replayed, replay
from tabletop.files.review_check import record_misfit


def add_replay(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of replay."""
    parser.add_argument("file", type=Path, help="a match file (.tabletop)")
    parser.add_argument("--to", type=int, metavar="N", help="stop after N moves")
    parser.add_argument("--text", action="store_true", help="describe every move")


def run_replay(given: argparse.Namespace) -> int:
    """Replay a record and print its position; 1 if it departs from the rules."""
    again = opened(given.file)
    match = again.match
    to = len(match.entries) if given.to is None else given.to
    if not 0 <= to <= len(match.entries):
        raise CommandError(f"{given.file.name} has {counted(len(match.entries), 'move')}, so no --to {to}")
    match.goto(to)
    if given.text:
        print("\n".join(transcript.lines(match, to)), end="\n\n")
    else:
        print(transcript.header(match))
    progress = say(match.game.progress_text(match.state))
    print(f"After {to} of {counted(len(match.entries), 'action')}, {progress}:")
    print(transcript.result_text(match))
    if again.strangers != NO_TEXT:
        print(say(again.strangers))
    if again.departure:
        print(say(again.departure.text))
    return 1 if again.departure else 0


def opened(path: Path) -> Replayed:
    """Return the replayed match of a record.

    Raises:
        RecordError: The file is no record.
        CommandError: The game is unknown.
    """
    record = records.read(path)
    return replay(record, game_named(record.game), path.name)


def add_check(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of check."""
    parser.add_argument("files", type=Path, nargs="+", metavar="FILE", help="match files (.tabletop)")


def run_check(given: argparse.Namespace) -> int:
    """Replay records with every action checked; 1 if any departs from the rules or cannot be read."""
    wrong = 0
    for path in given.files:
        trouble = _trouble(path)
        wrong += trouble != ""
        print(trouble or f"{path.name}: all well")
    return 1 if wrong else 0


def _trouble(path: Path) -> str:
    """Return what is wrong with a record; "" if every action is legal and its review fits."""
    try:
        record = records.read(path)
        again = replay(record, game_named(record.game), path.name)
    except RecordError as error:
        return str(error)
    except CommandError as error:
        return f"{path.name}: {error}"
    if departure := again.departure:
        action = records.dump_action(record.actions[departure.at])
        rule = f"rule {departure.no.rule}: " if departure.no else ""
        needs = f" It needs revision {record.revision} of the rules." if departure.revisions else ""
        where = f"{path.name}: action {departure.at + 1} of {departure.of}, {action}"
        return f"{where}: {rule}{say(departure.why)}{needs}"
    if again.lost:
        return f"{path.name}: {again.lost} of the lines that were undone no longer fit these rules"
    if detail := record_misfit(record, again.match):
        return f"{path.name}: its review doesn't fit the match, so it isn't used: review.{detail}"
    return ""


def add_export(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of export."""
    parser.add_argument("match", type=int, nargs="?", help="number of a match; without it they are listed")
    parser.add_argument(
        "file", type=Path, nargs="?", help="the file to write (default: GAME-NUMBER.tabletop)"
    )
    parser.add_argument("--search", default="", metavar="WORDS", help="list only matches with these words")


def run_export(given: argparse.Namespace) -> int:
    """List the library's matches, or write one to a file."""
    library = open_library()
    try:
        if given.match is None:
            found = library.search(given.search, limit=ALL)
            print(_listed(found) if found else "The library has no such match.")
            return 0
        try:
            record = library.export_record(given.match)
        except RecordError as error:
            return _export_damaged(library.text(given.match), given, error)
    finally:
        library.close()
    path: Path = given.file or Path(f"{_word(record.game)}-{given.match}{records.SUFFIX}")
    records.write(path, record)
    print(f"Match {given.match}, {counted(len(record.actions), 'move')}, is in {path}")
    return 0


def _export_damaged(text: str, given: argparse.Namespace, error: RecordError) -> int:
    """Write the library's text of a damaged match, unchanged; return 1, as it is no valid record."""
    path: Path = given.file or Path(f"damaged-{given.match}{records.SUFFIX}")
    records.write_file(path, text)
    print(f"{error}\nWhat the library has of match {given.match} is in {path} as it is.")
    return 1


def _word(game: str) -> str:
    """Return the game's id if this program has the game: file names come from known words only."""
    return game if game in games.GAMES else "match"


def _state(k: StoredMatch) -> str:
    """Return a match's state, and if it was played with the coach."""
    ended = "ended" if k.ended else "given up" if k.given_up else "open"
    state = "damaged" if k.damaged else "practice" if k.practice else ended
    return f"{state}, with the coach" if k.coached else state


def _listed(matches: list[StoredMatch]) -> str:
    rows = [
        (
            k.id,
            k.game,
            ", ".join(k.setup.seats),
            f"{k.now} of {k.length}" if k.now < k.length else str(k.length),
            _state(k),
            k.touched[:16].replace("T", " "),
            " : ".join(map(str, k.scores)),
        )
        for k in matches
    ]
    return table(rows, ["match", "game", "seats", "actions", "", "last played (UTC)", "points"])


def add_import(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of import."""
    parser.add_argument("files", type=Path, nargs="+", metavar="FILE", help="match files (.tabletop)")


def run_import(given: argparse.Namespace) -> int:
    """Import records into the library; 1 if one was left out, or departs from the rules."""
    library, wrong = open_library(), 0
    try:
        for path in given.files:
            try:
                record = records.read(path)
                match_id = library.import_record(record, game_named(record.game))
            except (RecordError, CommandError) as error:
                wrong += 1
                print(f"{path.name} was left out: {error}")
                continue
            trouble = _trouble(path)
            wrong += trouble != ""
            print(f"{path.name} is match {match_id}")
            print(trouble, end="\n" if trouble else "")
    finally:
        library.close()
    return 1 if wrong else 0


def open_library() -> Library:
    """Return the player's library, and print its notice.

    Raises:
        CommandError: It cannot be opened.
    """
    try:
        library = Library.open()
    except LibraryError as error:
        raise CommandError(str(error)) from error
    if library.notice:
        print(say(library.notice))
    return library
