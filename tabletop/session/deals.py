"""Numbered deals: a match that anybody can lay who has its name, and the one that belongs to a day.

A name tells the game, who sits where, the seed, and by which revision of the rules, as
“PM·P+angler:normal·4182736·r1”; then the options that are not as the rule book has them. Nothing of a deal is
stored but its match: what was made of it is read from the matches of the library.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from hashlib import blake2b

from tabletop import games
from tabletop.engine.game import COLOUR, PERSON, About, Setup
from tabletop.engine.setups import refuse_setup
from tabletop.engine.text import Text, translate
from tabletop.files.stored_match import StoredMatch

DOT, HERE = "\N{MIDDLE DOT}", "P"
"""What parts a name, and stands in it for a person."""
DAYS = 366
REVISIONS = 16
"""No game has so many revisions."""
WEEK = 7
POINTS = re.compile(r"-?\d+(?: : -?\d+)*")
"""The points in a result: those of the person, and then of the others."""
LONGEST = 600
"""No result that was made here has so many characters."""

NO_NAME = translate(
    "deals", "“{name}” isn't the name of a deal. A name looks like this: PM·P+angler:normal·4182736·r1"
)
OTHER_RULES = translate(
    "deals", "This deal needs revision {needed} of the rules; this program plays by revision {here}."
)
NO_RESULT = translate(
    "deals", "That isn't the result of a deal. Copy all of its lines, then paste them here."
)


class DealError(Exception):
    """A name or a result cannot be used; `text` says why."""

    def __init__(self, text: Text) -> None:
        self.text = text
        super().__init__(text.source)


@dataclass(frozen=True, slots=True)
class Deal:
    """What all who play it meet alike.

    `setup`: without names and colours and what is as the rule book has it, and with streams of chance.
    """

    game: str
    setup: Setup
    revision: int

    @property
    def name(self) -> str:
        """By which anybody can lay it."""
        setup = self.setup
        who = "+".join(HERE if seat == PERSON else seat for seat in setup.seats)
        own = [
            f"{seat}:{key}={value}"
            for seat, pairs in enumerate(setup.seat_options, 1)
            for key, value in sorted(pairs)
        ]
        options = [f"{key}={value}" for key, value in sorted(setup.options)]
        code = games.about(self.game).code
        return DOT.join((code, who, str(setup.seed), f"r{self.revision}", *options, *own))

    @classmethod
    def of(cls, game: str, setup: Setup, revision: int) -> Deal:
        """The deal of a match."""
        about = games.about(game)
        usual = {(option.key, option.values[0].key) for option in about.options}
        own_usual = {(option.key, option.values[0].key) for option in about.seat_options}
        own = [
            tuple(sorted(pair for pair in pairs if pair[0] != COLOUR.key and pair not in own_usual))
            for pairs in setup.seat_options
        ]
        while own and not own[-1]:
            own.pop()
        options = tuple(sorted(pair for pair in setup.options if pair not in usual))
        return cls(game, Setup(setup.seed, setup.seats, options, (), tuple(own), streams=True), revision)


def read(name: str) -> Deal:
    """The deal of this name. Raises DealError: it is none, or needs other rules, or cannot be laid."""
    parts = re.split(rf"[\s{DOT}]+", name.strip())
    no = DealError(NO_NAME.fill(name=name.strip()[:80]))
    game = next((each for each in games.GAMES if games.about(each).code == parts[0].upper()), None)
    if game is None or re.fullmatch(r"\d{1,18} r\d{1,3}", " ".join(parts[2:4])) is None:
        raise no
    seats = tuple(PERSON if who.upper() == HERE else who for who in parts[1].split("+"))
    options: list[tuple[str, str]] = []
    own: list[list[tuple[str, str]]] = [[] for _ in seats]
    for part in parts[4:]:
        found = re.fullmatch(r"(?:(\d{1,2}):)?([\w-]+)=([\w.-]+)", part)
        if found is None or (found[1] and not 1 <= int(found[1]) <= len(seats)):
            raise no
        (own[int(found[1]) - 1] if found[1] else options).append((found[2], found[3]))
    setup = Setup(int(parts[2]), seats, tuple(options), (), tuple(map(tuple, own)), streams=True)
    rules = games.game(game)
    if (wrong := refuse_setup(rules, setup)) is not None:
        raise DealError(wrong.reason)
    if (needed := int(parts[3][1:])) != rules.revision:
        raise DealError(OTHER_RULES.fill(needed=needed, here=rules.revision))
    return Deal.of(game, setup, needed)


# The deal of a day


def today() -> date:
    """The day by the calendar of this place."""
    return datetime.now().astimezone().date()


def game_of(day: date) -> str:
    """The game whose turn it is on a day."""
    return games.GAMES[day.toordinal() % len(games.GAMES)]


def of_day(game: str, day: date) -> Deal:
    """A game's deal of a day: the same for all who have these rules."""
    revision = games.game(game).revision
    seats = seats_of(games.about(game), day)
    return Deal.of(game, Setup(_seed(game, day, revision), seats), revision)


def daily(deal: Deal, today: date) -> bool:
    """Whether a deal is that of a day, of today or of any in the year before it."""
    setup, about = deal.setup, games.about(deal.game)
    return any(
        setup.seed == _seed(deal.game, day, deal.revision) and setup.seats == seats_of(about, day)
        for day in (today - timedelta(days=ago) for ago in range(-1, DAYS))
    )


def seats_of(about: About, day: date) -> tuple[str, ...]:
    """Who sits at the table on a day: one person, and an opponent who is strongest on Sundays."""
    automa = about.automata[0] if about.automata else None
    levels = automa.levels if automa is not None else ("easy", "normal", "hard")
    level = levels[day.weekday() * len(levels) // WEEK]
    return (PERSON, f"{automa.id}:{level}" if automa is not None else level)


def _seed(game: str, day: date, revision: int) -> int:
    told = f"tabletop daily {game} {day.isoformat()} r{revision}"
    return int.from_bytes(blake2b(told.encode(), digest_size=4).digest(), "big")


def day_of(kept: StoredMatch, days: Iterable[date]) -> date | None:
    """Of which of these days a match is the deal; None: of none."""
    for day in days:
        alike = kept.setup.seats == seats_of(games.about(kept.game), day) and not kept.setup.options
        if alike and kept.setup.seed in {_seed(kept.game, day, n) for n in range(1, REVISIONS)}:
            return day
    return None


# What was made of it


def begun_on(kept: StoredMatch) -> date:
    """The day on which a match was begun, by the calendar of this place."""
    return datetime.fromisoformat(kept.began).astimezone().date()


def _is_whole(kept: StoredMatch) -> bool:
    """Whether a match has ended, and the library has all of how."""
    try:
        begun_on(kept)
    except ValueError:
        return False
    return bool(kept.ended) and not kept.damaged and len(kept.scores) == len(kept.setup.seats)


def counted(matches: Iterable[StoredMatch]) -> list[StoredMatch]:
    """Of each deal the match that ended first; practice and what is damaged do not count."""
    found: dict[tuple[str, Setup], StoredMatch] = {}
    sound = (kept for kept in matches if not kept.practice and kept.game in games.GAMES and _is_whole(kept))
    for kept in sorted(sound, key=lambda kept: kept.ended):
        found.setdefault((kept.game, Deal.of(kept.game, kept.setup, 0).setup), kept)
    return list(found.values())


def of_days(matches: Iterable[StoredMatch], days: Iterable[date]) -> dict[date, list[StoredMatch]]:
    """The matches that count, by the day whose deal they are."""
    wanted, told = list(days), dict[date, list[StoredMatch]]()
    for kept in counted(matches):
        if (day := day_of(kept, wanted)) is not None:
            told.setdefault(day, []).append(kept)
    return told


def in_a_row(told: dict[date, list[StoredMatch]], today: date) -> int:
    """On how many days in a row a deal of the day was begun on its day; today need not be among them yet."""
    done = {day for day, found in told.items() if any(begun_on(kept) == day for kept in found)}
    day = today if today in done else today - timedelta(days=1)
    row = 0
    while day in done:
        row, day = row + 1, day - timedelta(days=1)
    return row


@dataclass(frozen=True, slots=True)
class Result:
    """What somebody made of a deal: their points, and those of the others. `text`: as it was shared."""

    deal: Deal
    points: tuple[int, ...]
    text: str


def pasted(text: str) -> Result:
    """The result that a text tells. Raises DealError."""
    lines = [line.strip() for line in text.strip().splitlines() if line.strip()]
    if len(text) > LONGEST or len(lines) < 2:
        raise DealError(NO_RESULT)
    points = next((found for line in lines[:-1] if (found := POINTS.match(line)) is not None), None)
    if points is None:
        raise DealError(NO_RESULT)
    numbers = tuple(map(int, points[0].split(" : ")))
    return Result(read(lines[-1]), numbers, "\n".join(lines))


def order(game: str, setup: Setup) -> list[int]:
    """The seats with points, that of the first person before the others."""
    scored = [seat for seat, who in enumerate(setup.seats) if games.about(game).has_points(who)]
    own = next((seat for seat, who in enumerate(setup.seats) if who == PERSON), 0)
    return sorted(scored, key=lambda seat: seat != own)
