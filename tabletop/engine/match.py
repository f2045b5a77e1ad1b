"""A match: one playing of a game. Its log of actions is the undo, the replay and the save."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Generic, TypeVar

from tabletop.engine import rules
from tabletop.engine.rules import Action, Beat, Choice, Event, Film, IllegalAction, No, State
from tabletop.engine.table import Table
from tabletop.engine.text import NONE, Text, translate

S = TypeVar("S", bound=State)
PERSON = "person"


@dataclass(frozen=True, slots=True)
class Setup(rules.Data):
    """How a match begins; with the actions it is the whole match.

    `seats`: who sits there, first seat first: "person", an automa ("angler:normal") or a house opponent
    ("random", "greedy", "easy", "normal", "hard"). `options`: pairs of key and value, only those that
    differ from the default or all, in any order. `names`: what the seats are called ("": by default).
    """

    seed: int
    seats: tuple[str, ...]
    options: tuple[tuple[str, str], ...] = ()
    names: tuple[str, ...] = ()

    def option(self, key: str, default: str) -> str:
        """The value chosen for an option."""
        return dict(self.options).get(key, default)


@dataclass(frozen=True, slots=True)
class Value:
    """One value of an option: how files write it, and how people read it."""

    key: str
    title: Text


@dataclass(frozen=True, slots=True)
class Option:
    """A choice made before a match, explained in one line, with its rule. The default comes first.

    `idle`: why it changes nothing in a match that begins so; NONE if it does.
    """

    key: str
    title: Text
    help: Text
    rule: str
    values: tuple[Value, ...]
    idle: Callable[[Setup], Text] = lambda _setup: NONE


@dataclass(frozen=True, slots=True)
class Automa:
    """A robot of the rule book, which sits at a seat as "<id>:<level>"; the printed level is `level`.

    `scored`: whether it has points. Where it has none, nobody wins against it: the person's points count.
    """

    id: str
    name: Text
    help: Text
    levels: tuple[str, ...]
    level: str
    scored: bool = True


@dataclass(frozen=True, slots=True)
class About:
    """What a list of games tells of one without loading its rules."""

    id: str
    title: Text
    blurb: Text
    seats: tuple[int, int]
    minutes: tuple[int, int]
    automata: tuple[Automa, ...]
    options: tuple[Option, ...]
    cover: Callable[[], str]
    """The front of its box as SVG text, 220 x 200."""

    def has_winner(self, setup: Setup) -> bool:
        """Whether a match of this setup is won by somebody: no opponent in it is without points."""
        unscored = {automa.id for automa in self.automata if not automa.scored}
        return not any(who.partition(":")[0] in unscored for who in setup.seats)


@dataclass(frozen=True, slots=True)
class Points:
    """One category of a seat's score: which, by which rule, how many, and how they came about."""

    category: Text
    rule: str
    points: int
    how: Text = NONE


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the log: a sentence, whose it is (-1: nobody's), the pieces it touched, and the rule."""

    text: Text
    seat: int = -1
    pieces: tuple[str, ...] = ()
    rule: str = ""


@dataclass(frozen=True, slots=True)
class Judgement(Generic[S]):
    """By what an opponent goes: see `value` and `shortlist` of a Game."""

    value: Callable[[S], tuple[float, ...]]
    shortlist: Callable[[S, list[Action]], list[Action]]


@dataclass(frozen=True)
class Game(Generic[S]):
    """All that the rest of the program may ask of a game. Each game package makes one, called GAME.

    `actions`, `steps`: every class of them, for the doors. `state`: the class of its states.
    `refuse`: what is wrong with a setup beyond numbers of seats and unknown words, or None.
    `names`: what the seats are called by default. `clock`: where the match stands ("Round 6 of 10");
    `round`: the number of the round, for the timeline. `score`: a seat's points by category, now.
    `ranks`: 1 for the winner(s), by score and tie-breaks. `verdict`: what the game says at the end.
    `say`: what an action is, in words, in the imperative ("Sell it to the Boat Captain").
    `brief`: the same where the piece is known ("Row 1, column 3"); NONE where only the whole will do.
    `effect`: what it would bring about, in few words ("Crab surrounded, 1 Shrimp"); NONE if nothing to tell.
    `log`: an event as the seat that looks may read it; None where it has nothing to tell.
    `faults`: what does not add up in a state (component conservation); empty when all is well.
    `value`: how good a state is for each seat, in points, for opponents that look ahead.
    `shortlist`: the legal actions worth a search's time, best first (all of them, where a game has none).
    `ahead`: how many choices a search looks ahead at least, before the end of a leg is far enough.
    `leg`: a number that changes wherever a leg of the match ends, and the estimate is fit to be asked; rounds
    are legs, where a game says nothing else.
    `far`: the same for a level that takes the time to look farther; nothing, where this does not pay.
    `learnt`: value and shortlist as matches have taught them, for levels that go by it; None where a game has
    only the others.
    """

    about: About
    revision: int
    state: type[S]
    actions: tuple[type[Action], ...]
    steps: tuple[type[rules.Step], ...]
    setup: Callable[[Setup], S]
    refuse: Callable[[Setup], No | None]
    view: Callable[[S, int], S]
    guess: Callable[[S, int, int], S]
    table: Table
    score: Callable[[S, int], tuple[Points, ...]]
    ranks: Callable[[S], tuple[int, ...]]
    verdict: Callable[[S], Text]
    names: Callable[[Setup], tuple[Text, ...]]
    clock: Callable[[S], Text]
    round: Callable[[S], int]
    say: Callable[[S, Action], Text]
    log: Callable[[Event, int], Line | None]
    faults: Callable[[S], list[str]]
    value: Callable[[S], tuple[float, ...]]
    shortlist: Callable[[S, list[Action]], list[Action]] = lambda _s, legal: legal
    ahead: int = 6
    leg: Callable[[S], int] | None = None
    far: Callable[[S], int] = lambda _s: 0
    learnt: Judgement[S] | None = None
    brief: Callable[[S, Action], Text] = lambda _s, _action: NONE
    effect: Callable[[S, Action], Text] = lambda _s, _action: NONE

    @property
    def id(self) -> str:
        """The word by which files and commands name the game."""
        return self.about.id

    def taught(self) -> Game[S]:
        """The same game for an opponent that goes by what matches have taught."""
        if self.learnt is None:
            return self
        return replace(self, value=self.learnt.value, shortlist=self.learnt.shortlist)

    def scores(self, s: S) -> tuple[int, ...]:
        """Each seat's total now."""
        seats = len(self.ranks(s))
        return tuple(sum(p.points for p in self.score(s, seat)) for seat in range(seats))

    def scored(self, s: S) -> list[int]:
        """The seats that have points: all but those of automata without any."""
        return [seat for seat in range(len(self.ranks(s))) if self.score(s, seat)]


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of a match's log: who did what, the digest of the state after, whether it is past undoing."""

    seat: int
    action: Action
    digest: int
    final: bool


@dataclass(frozen=True, slots=True)
class SideLine:
    """Entries that were undone and then departed from, beginning after the first `at` entries."""

    at: int
    entries: tuple[Entry, ...]


OVER = No("0", translate("engine", "The match is over."))


@dataclass
class Match(Generic[S]):
    """A match: its setup, its entries, the state after each, and which of these is now."""

    game: Game[S]
    setup: Setup
    entries: list[Entry] = field(default_factory=list)
    states: list[S] = field(default_factory=list)
    now: int = 0
    side_lines: list[SideLine] = field(default_factory=list)
    opening: list[Beat] = field(default_factory=list)
    """The film of what happened before the first choice."""
    start: S | None = None
    """A given position to play from instead of the setup's own."""

    def __post_init__(self) -> None:
        first = self.game.setup(self.setup) if self.start is None else self.start.copy()
        first.names = self.setup.names
        film = Film(self.opening)
        rules.settle(first, film)
        self.states = [first]

    @property
    def state(self) -> S:
        """The state now."""
        return self.states[self.now]

    @property
    def choice(self) -> Choice | None:
        """The choice that waits now; None when the match is over."""
        return rules.choice(self.state)

    def legal(self) -> list[Action]:
        """What may be done now; empty when the match is over."""
        step = self.choice
        return step.legal(self.state) if step else []

    def check(self, action: Action) -> No | None:
        """Why this action is not allowed now; None when it is."""
        step = self.choice
        return OVER if step is None else step.check(self.state, action)

    def play(self, action: Action) -> list[Beat]:
        """Do an action and return its film.

        Raises IllegalAction if the rules forbid it. On any failure the match is as it was.
        """
        if no := self.check(action):
            raise IllegalAction(action, no)
        step = self.choice
        assert step is not None
        if self.now < len(self.entries) and self.entries[self.now].action == action:
            return self.redo_film()
        after, film = self.state.copy(), Film([])
        rules.act(after, action, film)
        final = any(beat.event.final for beat in film.beats)
        entry = Entry(step.seat, action, after.digest(), final)
        self._branch()
        self.entries.append(entry)
        self.states.append(after)
        self.now += 1
        return film.beats

    def redo_film(self) -> list[Beat]:
        """Go one entry forward along what was undone, and return its film.

        Raises ValueError when nothing was undone.
        """
        if self.now >= len(self.entries):
            raise ValueError("nothing to redo")
        self.now += 1
        return self.film(self.now - 1)

    def film(self, at: int) -> list[Beat]:
        """The film of entry number `at` once more."""
        film = Film([])
        rules.act(self.states[at].copy(), self.entries[at].action, film)
        return film.beats

    def goto(self, at: int) -> None:
        """Go to where the match stood after its first `at` entries.

        Playing on from there leaves the rest as a side line. Raises ValueError if there is no such moment.
        """
        if not 0 <= at <= len(self.entries):
            raise ValueError(f"no moment {at} in a match of {len(self.entries)} actions")
        self.now = at

    def undo_to(self, seats: Iterable[int], *, practice: bool = False) -> int | None:
        """The moment to which an undo by one of these seats goes: before the last action of theirs.

        It goes back through automatic steps and opponents' actions. None when there is none, or when
        something hidden has been seen since (unless it is a practice match).
        """
        own = set(seats)
        for at in range(self.now - 1, -1, -1):
            if self.entries[at].final and not practice:
                return None
            if self.entries[at].seat in own:
                return at
        return None

    def redo_to(self, seats: Iterable[int]) -> int | None:
        """The moment to which a redo goes: the next at which one of these seats chooses again, or the end."""
        own, end = set(seats), len(self.entries)
        if self.now >= end:
            return None
        return next((at for at in range(self.now + 1, end) if self.entries[at].seat in own), end)

    def _branch(self) -> None:
        """Keep what was undone as a side line, now that the match departs from it."""
        if self.now < len(self.entries):
            self.side_lines.append(SideLine(self.now, tuple(self.entries[self.now :])))
            del self.entries[self.now :], self.states[self.now + 1 :]

    @classmethod
    def replay(cls, game: Game[S], setup: Setup, actions: Sequence[Action]) -> Match[S]:
        """The match that these actions make, each of them checked. Raises IllegalAction."""
        match = cls(game, setup)
        for action in actions:
            match.play(action)
        return match


def refuse_setup(game: Game[Any], setup: Setup) -> No | None:
    """What is wrong with a setup, for any game; None when a match can begin."""
    about = game.about
    low, high = about.seats
    if not low <= len(setup.seats) <= high:
        text = translate("engine", "{game} is for {low} to {high} seats; {n} were given.")
        return No("0", text.fill(game=about.title, low=low, high=high, n=len(setup.seats)))
    automata = {f"{a.id}:{level}" for a in about.automata for level in a.levels}
    known = {PERSON, *HOUSE, *automata}
    for who in setup.seats:
        if who not in known:
            text = translate("engine", "Nobody is called “{who}”. Seats can be: {known}.")
            return No("0", text.fill(who=who, known=", ".join(sorted(known))))
    return _refuse_options(about, setup) or game.refuse(setup)


def _refuse_options(about: About, setup: Setup) -> No | None:
    options = {option.key: [value.key for value in option.values] for option in about.options}
    for key, value in setup.options:
        if key not in options:
            text = translate("engine", "{game} has no option “{key}”. It has: {known}.")
            return No("0", text.fill(game=about.title, key=key, known=", ".join(options)))
        if value not in options[key]:
            text = translate("engine", "The option “{key}” cannot be “{value}”. It can be: {known}.")
            return No("0", text.fill(key=key, value=value, known=", ".join(options[key])))
    return None


HOUSE = ("random", "greedy", "easy", "normal", "hard")
"""The house opponents: programs that choose for a seat; see tabletop.opponents."""
