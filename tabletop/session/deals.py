"""Numbered deals, which anybody can set up from their name, and the deal of a day.

A name gives the game, the players by seat, the seed and the revision of the rules, as in
“PM·P+angler:normal·4182736·r1”, followed by the options that differ from the rule book's. Of a deal only its
match is stored: results are read from the matches of the library.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from hashlib import blake2b
from itertools import count

from tabletop import games
from tabletop.engine.cast import plain_seat
from tabletop.engine.game import COLOUR, PERSON, About, Setup
from tabletop.engine.setups import refuse_setup
from tabletop.engine.text import Text, translate
from tabletop.files.stored_match import StoredMatch

_DOT, _HERE = "\N{MIDDLE DOT}", "P"
"""The separator of a name's parts, and the code for a person."""
DAYS = 366
"""Number of days, today included, whose deals are recognised as deals of a day."""
_MONTH = 30
_REVISIONS = 16
"""Upper limit of a game's revisions, exclusive."""
WEEK = 7
"""Days in a week."""
_POINTS = re.compile(r"-?\d+(?: : -?\d+)*")
"""The points in a shared result: the person's first, then those of the others."""
_LONGEST = 600
"""Maximum length of a shared result, in characters."""

_NO_NAME = translate(
    "deals", "“{name}” isn't the name of a deal. A name looks like this: PM·P+angler:normal·4182736·r1"
)
_OTHER_RULES = translate(
    "deals", "This deal needs revision {needed} of the rules; this program plays by revision {here}."
)
_NO_RESULT = translate(
    "deals", "That isn't the result of a deal. Copy all of its lines, then paste them here."
)


class DealError(Exception):
    """A deal's name or a shared result is invalid; `text` is the message for the player."""

    def __init__(self, text: Text) -> None:
        self.text = text
        super().__init__(text.source)


@dataclass(frozen=True, slots=True)
class Deal:
    """The start that is the same for all who play this deal.

    Attributes:
        game: The game's id.
        setup: The setup without names, colours and default options, and with separate streams of chance.
        revision: The revision of the rules.
    """

    game: str
    setup: Setup
    revision: int

    @property
    def name(self) -> str:
        """The name from which anybody can set up the deal.

        >>> Deal("river_market", Setup(7, ("person", "easy")), 1).name.split(_DOT)[1:]
        ['P+easy', '7', 'r1']
        """
        setup = self.setup
        who = "+".join(_HERE if seat == PERSON else seat for seat in setup.seats)
        own = [
            f"{seat}:{key}={value}"
            for seat, pairs in enumerate(setup.seat_options, 1)
            for key, value in sorted(pairs)
        ]
        options = [f"{key}={value}" for key, value in sorted(setup.options)]
        code = games.about(self.game).code
        return _DOT.join((code, who, str(setup.seed), f"r{self.revision}", *options, *own))

    @classmethod
    def of(cls, game: str, setup: Setup, revision: int) -> Deal:
        """Return the deal of a match: its setup without names, cast, colours and default options."""
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
        seats = tuple(map(plain_seat, setup.seats))
        return cls(game, Setup(setup.seed, seats, options, (), tuple(own), streams=True), revision)


def read(name: str) -> Deal:
    """Return the deal with this name.

    Raises:
        DealError: The name is not valid, its setup is refused, or it needs another revision of the rules.
    """
    parts = re.split(rf"[\s{_DOT}]+", name.strip())
    no = DealError(_NO_NAME.fill(name=name.strip()[:80]))
    game = next((each for each in games.GAMES if games.about(each).code == parts[0].upper()), None)
    if game is None or re.fullmatch(r"\d{1,18} r\d{1,3}", " ".join(parts[2:4])) is None:
        raise no
    seats = tuple(PERSON if who.upper() == _HERE else who for who in parts[1].split("+"))
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
        raise DealError(_OTHER_RULES.fill(needed=needed, here=rules.revision))
    return Deal.of(game, setup, needed)


# Deals of a day


def today() -> date:
    """Today's date in the local time zone."""
    return datetime.now().astimezone().date()


def game_of(day: date) -> str:
    """Return the game whose deal is offered on a day; games take turns."""
    offered = [game for game in games.GAMES if game not in games.OUTSIDE]  # the same for everybody
    return offered[day.toordinal() % len(offered)]


def of_day(game: str, day: date) -> Deal:
    """Return a game's deal of a day, the same for all programs with this revision of the rules."""
    revision = games.game(game).revision
    seats = seats_of(games.about(game), day)
    return Deal.of(game, Setup(_seed(game, day, revision), seats), revision)


def daily(deal: Deal, today: date) -> bool:
    """Return True if it is the deal of a day: of tomorrow, today, or any day in the year before."""
    setup, about = deal.setup, games.about(deal.game)
    return any(
        setup.seed == _seed(deal.game, day, deal.revision) and setup.seats == seats_of(about, day)
        for day in (today - timedelta(days=ago) for ago in range(-1, DAYS))
    )


def seats_of(about: About, day: date) -> tuple[str, ...]:
    """Return the players of a day's deal: one person, and an opponent that is strongest on Sundays."""
    automa = about.automata[0] if about.automata else None
    levels = automa.levels if automa is not None else ("easy", "normal", "hard")
    level = levels[day.weekday() * len(levels) // WEEK]
    return (PERSON, f"{automa.id}:{level}" if automa is not None else level)


def _seed(game: str, day: date, revision: int) -> int:
    text = f"tabletop daily {game} {day.isoformat()} r{revision}"
    return int.from_bytes(blake2b(text.encode(), digest_size=4).digest(), "big")


def day_of(stored: StoredMatch, days: Iterable[date]) -> date | None:
    """Return the day, out of `days`, whose deal the match is; None if it is none of them."""
    for day in days:
        alike = stored.setup.seats == seats_of(games.about(stored.game), day) and not stored.setup.options
        if alike and stored.setup.seed in {_seed(stored.game, day, n) for n in range(1, _REVISIONS)}:
            return day
    return None


# Results


def begun_on(stored: StoredMatch) -> date:
    """Return the day on which a match was begun, in the local time zone."""
    return datetime.fromisoformat(stored.began).astimezone().date()


def _is_whole(stored: StoredMatch) -> bool:
    """Return True if a match has ended and its stored result is complete."""
    try:
        begun_on(stored)
    except ValueError:
        return False
    return bool(stored.ended) and not stored.damaged and len(stored.scores) == len(stored.setup.seats)


def counted(matches: Iterable[StoredMatch]) -> list[StoredMatch]:
    """Return the match of each deal that ended first. Practice and damaged matches do not count."""
    found: dict[tuple[str, Setup], StoredMatch] = {}
    sound = (
        stored
        for stored in matches
        if not stored.practice and stored.game in games.GAMES and _is_whole(stored)
    )
    for stored in sorted(sound, key=lambda stored: stored.ended):
        found.setdefault((stored.game, Deal.of(stored.game, stored.setup, 0).setup), stored)
    return list(found.values())


def of_days(matches: Iterable[StoredMatch], days: Iterable[date]) -> dict[date, list[StoredMatch]]:
    """Return the matches that count (`counted`), grouped by the day whose deal they are."""
    by_day, known = dict[date, list[StoredMatch]](), _days_by_seed(days)
    for stored in counted(matches):
        day = known.get((stored.game, stored.setup.seed))
        if day is not None and day_of(stored, [day]) == day:
            by_day.setdefault(day, []).append(stored)
    return by_day


def _days_by_seed(days: Iterable[date]) -> dict[tuple[str, int], date]:
    """Return the day of each seed that is a game's for one of these days, by game and seed."""
    return {
        (game, _seed(game, day, n)): day for day in days for game in games.GAMES for n in range(1, _REVISIONS)
    }


def seeds_of(days: Iterable[date]) -> set[int]:
    """Return the seeds of all games' deals of these days, in any revision of the rules."""
    return {seed for _game, seed in _days_by_seed(days)}


def in_a_row(dealt: Callable[[Iterable[int]], list[StoredMatch]], today: date) -> int:
    """Return the number of days in a row on which that day's deal was begun, up to today or yesterday.

    `dealt` finds the matches of deals with these seeds; it is called for a month after another.
    """
    row, done = 0, set[date]()
    for ago in count():
        day = today - timedelta(days=ago)
        if ago % _MONTH == 0:
            month = [day - timedelta(days=more) for more in range(_MONTH)]
            begun = ((stored, begun_on(stored)) for stored in counted(dealt(seeds_of(month))))
            done = {day for stored, day in begun if day_of(stored, [day]) == day}
        if day in done:
            row += 1
        elif day != today:  # today may still come
            break
    return row


@dataclass(frozen=True, slots=True)
class DealResult:
    """A player's result of a deal.

    Attributes:
        deal: The deal.
        points: The points of the person first, then those of the others.
        text: The result as it was shared.
    """

    deal: Deal
    points: tuple[int, ...]
    text: str


def parse_result(text: str) -> DealResult:
    """Return the result in a shared text.

    Raises:
        DealError: The text is not a result, or its deal cannot be used.
    """
    lines = [line.strip() for line in text.strip().splitlines() if line.strip()]
    if len(text) > _LONGEST or len(lines) < 2:
        raise DealError(_NO_RESULT)
    points = next((found for line in lines[:-1] if (found := _POINTS.match(line)) is not None), None)
    if points is None:
        raise DealError(_NO_RESULT)
    numbers = tuple(map(int, points[0].split(" : ")))
    return DealResult(read(lines[-1]), numbers, "\n".join(lines))


def order(game: str, setup: Setup) -> list[int]:
    """Return the seats that score points, the first person's seat before the others."""
    scored = [seat for seat, who in enumerate(setup.seats) if games.about(game).has_points(who)]
    own = next((seat for seat, who in enumerate(setup.seats) if who == PERSON), 0)
    return sorted(scored, key=lambda seat: seat != own)
