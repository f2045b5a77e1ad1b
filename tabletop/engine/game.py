"""The interface of a game: what it is called, how it is set up, and every function the program calls."""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, Generic, TypeAlias, TypeVar

from tabletop.engine import described, rules
from tabletop.engine.cast import plain_seat, shown_names
from tabletop.engine.evaluation import EvalTerm, Evaluation
from tabletop.engine.headline import Headline
from tabletop.engine.log_line import LogLine
from tabletop.engine.points import Bound, Points, Result, Total, sum_points
from tabletop.engine.refusal import No
from tabletop.engine.reward import Reward
from tabletop.engine.rules import Action, Event, S
from tabletop.engine.state import frozen
from tabletop.engine.table import Table
from tabletop.engine.text import NO_TEXT, Text, translate

K = TypeVar("K")
PERSON = "person"
BOT_LEVELS = ("random", "greedy", "easy", "normal", "hard")
"""The levels of bots, weakest first; see `tabletop.opponents`."""


@frozen
class Setup(rules.Data):
    """How a match begins. A setup and the actions played are the whole match.

    Attributes:
        seed: The seed of all chance.
        seats: Who sits at each seat, seat 0 first: "person", a bot level, a member of the cast
            ("mara:normal"; see `tabletop.engine.cast`), or an automa ("angler:normal").
        options: Pairs of key and value, in any order; options left out have their defaults.
        names: What the players call themselves; "" for a default name.
        seat_options: Pairs of key and value for each seat's own options; seats beyond have the defaults.
        streams: True if chance has a stream for each purpose, so that it does not depend on what is chosen;
            see `tabletop.engine.chance`.
    """

    seed: int
    seats: tuple[str, ...]
    options: tuple[tuple[str, str], ...] = ()
    names: tuple[str, ...] = ()
    seat_options: tuple[tuple[tuple[str, str], ...], ...] = ()
    streams: bool = False

    def option(self, key: str, default: str) -> str:
        """Return the value of an option."""
        return dict(self.options).get(key, default)

    def seat_option(self, seat: int, key: str, default: str) -> str:
        """Return the value of one of a seat's own options."""
        return dict(self.seat_options[seat]).get(key, default) if seat < len(self.seat_options) else default


@frozen
class OptionValue:
    """One value of an option: its key in files, and its title for players."""

    key: str
    title: Text


@frozen
class Option:
    """A choice made before a match, explained in one line, with its rule. The default value comes first.

    `idle(setup)`: why it changes nothing in this setup; NO_TEXT if it does change something.
    """

    key: str
    title: Text
    help: Text
    rule: str
    values: tuple[OptionValue, ...]
    idle: Callable[[Setup], Text] = lambda _setup: NO_TEXT


COLOURS = ("blue", "orange", "green", "purple", "yellow")
"""The colours of seats, as files write them; by default seat 0 has the first.

A new one also needs a value in COLOUR and an entry in `art.palette.COLOURS`.
"""
COLOUR = Option(
    "colour",
    translate("engine", "Colour"),
    translate("engine", "The colour and the sign of this seat's pieces. It changes nothing else."),
    "",
    (
        OptionValue("by_seat", translate("engine", "By seat")),
        OptionValue("blue", translate("engine", "Blue")),
        OptionValue("orange", translate("engine", "Orange")),
        OptionValue("green", translate("engine", "Green")),
        OptionValue("purple", translate("engine", "Purple")),
        OptionValue("yellow", translate("engine", "Yellow")),
    ),
)
"""An option of each seat in every game, automata included."""


def colours(setup: Setup) -> tuple[int, ...]:
    """Return each seat's colour as an index in COLOURS: the chosen, else its own, else the first free."""
    chosen = [setup.seat_option(seat, COLOUR.key, "by_seat") for seat in range(len(setup.seats))]
    worn: dict[int, int] = {seat: COLOURS.index(key) for seat, key in enumerate(chosen) if key in COLOURS}
    for seat in range(len(chosen)):
        free = [each for each in range(len(COLOURS)) if each not in worn.values()]
        worn.setdefault(seat, seat if seat in free or not free else free[0])
    return tuple(worn[seat] for seat in range(len(chosen)))


@frozen
class Automa:
    """A rule book's own opponent. It sits at a seat as "<id>:<level>"; `level` is the printed one.

    `scored`: True if it has points. Nobody wins against an automa without points: the person's points count.
    """

    id: str
    name: Text
    help: Text
    levels: tuple[str, ...]
    level: str
    scored: bool = True


FIRST_MATCH = translate("engine", "First match")
_NORMAL = translate("engine", "Normal")
EXPERT = translate("engine", "Expert")
"""Titles of presets."""


@frozen
class Preset:
    """A ready-made setup: name, one line about it, and the setup itself.

    `setup`: Its seed is not used. None: the setup of the last match of this game, else the default setup.
    """

    key: str
    title: Text
    help: Text
    setup: Setup | None


FIRST = Preset(
    "first",
    FIRST_MATCH,
    translate("engine", "You and an easy computer opponent, as in the rule book."),
    Setup(0, (PERSON, "pip:easy")),
)
AS_LAST = Preset(
    "normal", _NORMAL, translate("engine", "As you played it last, or else against one opponent."), None
)
HARDEST = Preset(
    "expert",
    EXPERT,
    translate("engine", "You and a hard computer opponent, as in the rule book."),
    Setup(0, (PERSON, "jun:hard")),
)
PRESETS = FIRST, AS_LAST, HARDEST
"""The presets of a game that has no special ones."""


@frozen
class About:
    """What lists of games show of one, available without loading its rules."""

    id: str
    title: Text
    blurb: Text
    seats: tuple[int, int]
    minutes: tuple[int, int]
    automata: tuple[Automa, ...]
    options: tuple[Option, ...]
    cover: Callable[[], str]
    """Draws the front of its box as SVG text, 220 x 200."""
    seat_options: tuple[Option, ...] = ()
    """Options of each seat beside its colour. No two values of them have the same key."""
    presets: tuple[Preset, ...] = ()
    """Setups offered first; new players get the first one."""
    code: str = ""
    """The prefix of its rule numbers and of the names of its deals ("PM")."""

    @property
    def own_options(self) -> tuple[Option, ...]:
        """All options of a seat, its colour included."""
        return (*self.seat_options, COLOUR)

    def has_points(self, who: str) -> bool:
        """Return True if `who`, a value of `Setup.seats`, has points: all but automata without any."""
        return all(automa.scored for automa in self.automata if automa.id == who.partition(":")[0])

    def has_winner(self, setup: Setup) -> bool:
        """Return True if somebody wins a match of this setup: every seat has points."""
        return all(map(self.has_points, setup.seats))


@frozen
class GameAchievement(Generic[S]):
    """An achievement of one game alone, beside winning it.

    Attributes:
        title: Its name.
        help: What it takes, in a sentence.
        reached: Which of its steps a seat has reached at the end of a match, 0 for the first; -1 for none.
        steps: The names of the steps, if there is more than one: all are needed, over several matches.
    """

    title: Text
    help: Text
    reached: Callable[[S, int], int]
    steps: tuple[Text, ...] = ()


@dataclass(frozen=True)
class Game(Generic[S]):
    """The interface of a game. Each game package makes one, called GAME.

    In all functions `s` is a whole state or a view, unless it says otherwise, and seat -1 is the public: what
    everybody may see.

    Attributes:
        about: What lists of games show, available without the rules.
        revision: Raised when old records no longer replay.
        state: The class of its states.
        actions: Every class of actions, for files.
        steps: Every class of steps, for files.
        setup: The state before the first step of a match.
        refuse: What is wrong with a setup, beyond the checks of `engine.setups`; None if nothing is.
        hide: A copy of a state without what a seat may not see.
        determinize: (view, seat, seed): a whole state consistent with the view, its hidden parts sampled.
        table: How the game lies on the table.
        score: The points of a seat by category, now. In a view, categories with hidden things are bounds.
        ranks: The rank of each seat, 1 for the winners, by score and tie-breaks; see `result`.
        verdict: What the game says at the end; see `result`.
        names: The default names of the seats.
        progress_text: How far the match is ("Round 6 of 10").
        round: The number of the round, for the timeline.
        invariant_errors: What is inconsistent in a state, such as components lost; empty if nothing is.
        evaluation: How bots play it.
        say: An action in words, in the imperative ("Sell it to the Boat Captain"). By default this and the
            next six ask the action or the event, a GameAction or GameEvent of `engine.described`.
        log: The log line of an event as a seat may read it; None if it has none.
        short_label: An action where the piece is known ("Row 1, column 3"); NO_TEXT: only `say` will do.
        outcome_text: What an action would bring about ("Crab surrounded, 1 Shrimp"); NO_TEXT: nothing to say.
        gives_up: What an action misses out on that could be had now ("2 Fish"); NO_TEXT: nothing. Such an
            action gets no prominent button and is confirmed first.
        reward: What a public event brings a seat; None if nothing is to be animated.
        headline: What a public event is worth telling in the sentence about a turn; None if nothing.
        role: Whom a seat plays, where seats differ ("Blacksmith"); NO_TEXT if its name says it already.
        achievement: The achievement of this game alone.
        hidden_fields: The fields of its states ("Player.hand") in which a view has numbers that stand for
            what a seat cannot see. A view from elsewhere may have them nowhere else.
    """

    about: About
    revision: int
    state: type[S]
    actions: tuple[type[Action], ...]
    steps: tuple[type[rules.AnyStep], ...]
    setup: Callable[[Setup], S]
    refuse: Callable[[Setup], No | None]
    hide: Callable[[S, int], S]
    determinize: Callable[[S, int, int], S]
    table: Table[S]
    score: Callable[[S, int], tuple[Points, ...]]
    ranks: Callable[[S], tuple[int, ...]]
    verdict: Callable[[S], Text]
    names: Callable[[Setup], tuple[Text, ...]]
    progress_text: Callable[[S], Text]
    round: Callable[[S], int]
    invariant_errors: Callable[[S], list[str]]
    evaluation: Evaluation[S]
    say: Callable[[S, Action], Text] = described.say
    log: Callable[[Event, int], LogLine | None] = described.log
    short_label: Callable[[S, Action], Text] = described.short_label
    outcome_text: Callable[[S, Action], Text] = described.outcome_text
    gives_up: Callable[[S, Action], Text] = described.gives_up
    reward: Callable[[Event], Reward | None] = described.reward
    headline: Callable[[Event], Headline | None] = described.headline
    role: Callable[[S, int], Text] = lambda _s, _seat: NO_TEXT
    achievement: GameAchievement[S] | None = None
    hidden_fields: frozenset[str] = frozenset()

    @property
    def id(self) -> str:
        """The name of the game in files and commands."""
        return self.about.id

    @property
    def segment(self) -> Callable[[S], int]:
        """A number that changes whenever the evaluation becomes meaningful, by default every round."""
        return self.evaluation.segment or self.round

    def view(self, s: S, seat: int) -> S:
        """Return the state as a seat sees it, without what others have sealed; -1: as the public sees it.

        When the match is over nothing is hidden in it.
        """
        if not s.flow:
            return self._revealed(s)
        view = self.hide(s, seat)
        rules.redact(view, seat)
        return view

    def _revealed(self, s: S) -> S:
        """Return a copy of a state with all its components, and without its chance, which is none of them."""
        view = s.copy()
        view.chance = 0
        return view

    def first_state(self, setup: Setup) -> S:
        """Return the state in which a match begins; to the rules a member of the cast is a bot."""
        return self.setup(replace(setup, seats=tuple(map(plain_seat, setup.seats))))

    def seat_texts(self, setup: Setup) -> tuple[Text, ...]:
        """Return the names of the seats: what the players call themselves, or else the default names."""
        shown = zip(shown_names(setup.seats, setup.names), self.names(setup), strict=True)
        return tuple(Text("", own) if own else name for own, name in shown)

    def ends_revealing(self, s: S) -> bool:
        """Return True if the match is over and something was hidden from the public until then."""
        return not s.flow and self.hide(s, -1) != self._revealed(s)

    def totals(self, s: S) -> tuple[Total, ...]:
        """Return the total points of each seat, now; bounds where something hidden counts."""
        return tuple(sum_points(self.score(s, seat)) for seat in range(len(self.ranks(s))))

    def scores(self, s: S) -> tuple[int, ...]:
        """Return the total points of each seat, now, in a state where nothing that counts is hidden.

        Raises:
            ValueError: Something that counts is hidden; `totals` has bounds then.
        """
        totals = self.totals(s)
        if any(each.bound is not Bound.EXACT for each in totals):
            raise ValueError("something that counts is hidden in this view")
        return tuple(each.points for each in totals)

    def result(self, s: S) -> Result | None:
        """How the match ended, the same in its last state and in every view of it; None while it lasts."""
        return None if s.flow else Result(self.scores(s), self.ranks(s), self.verdict(s))

    def eval_terms(self, s: S, seat: int) -> tuple[EvalTerm, ...]:
        """Return the terms of a seat's evaluation; they add up to its value."""
        if self.evaluation.terms is not None and s.flow:
            return self.evaluation.terms(s, seat)
        own = [EvalTerm(p.category.source, p.category, p.points, p.rule, p.how) for p in self.score(s, seat)]
        rest = self.evaluation.value(s)[seat] - sum(part.points for part in own)
        return (*own, EvalTerm("prospects", translate("engine", "What is still to come"), rest))

    def scoring_seats(self, s: S) -> list[int]:
        """Return the seats that have points: all but automata without any."""
        return [seat for seat in range(len(self.ranks(s))) if self.score(s, seat)]


AnyAchievement: TypeAlias = GameAchievement[Any]
"""The achievement of such a game."""
AnyGame: TypeAlias = Game[Any]
"""A game whose state the caller does not know: the interface works with every game in the same way."""


def log_line_for(game: AnyGame, event: Event, seat: int) -> LogLine | None:
    """Return the log line of an event as `seat` may read it, with reward and headline, or None."""
    line = game.log(event, seat)
    if line is None:
        return None
    return replace(line, reward=game.reward(event), headline=game.headline(event))


def classes(kind: type[K], package: str) -> tuple[type[K], ...]:
    """Every subclass of `kind` that the loaded modules of a package define, for `Game.steps` and `actions`.

    Base classes that are no dataclasses themselves are left out.
    """
    return tuple(
        found
        for name in sorted(name for name in sys.modules if name == package or name.startswith(f"{package}."))
        for found in vars(sys.modules[name]).values()
        if isinstance(found, type) and found.__module__ == name and issubclass(found, kind)
        if "__dataclass_fields__" in vars(found)
    )
