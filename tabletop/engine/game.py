"""A game as the rest of the program knows it: its box, its setup, and all that may be asked."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from tabletop.engine import rules
from tabletop.engine.refusal import No
from tabletop.engine.reward import Reward
from tabletop.engine.rules import Action, Choice, Event, State
from tabletop.engine.state import frozen
from tabletop.engine.table import Table
from tabletop.engine.text import NO_TEXT, Text, translate

S = TypeVar("S", bound=State)
K = TypeVar("K")
PERSON = "person"
BOT_LEVELS = ("random", "greedy", "easy", "normal", "hard")
"""The house opponents: programs that choose for a seat; see tabletop.opponents."""


@frozen
class Setup(rules.Data):
    """How a match begins; with the actions it is the whole match.

    `seats`: who sits there, first seat first: "person", an automa ("angler:normal") or a house opponent
    ("random", "greedy", "easy", "normal", "hard"). `options`: pairs of key and value, only those that
    differ from the default or all, in any order. `names`: what the seats are called ("": by default).
    `seat_options`: the same pairs for each seat's own options; seats beyond have the defaults. `streams`:
    chance has a stream for each purpose, so that it brings the same whatever is chosen; see engine.chance.
    """

    seed: int
    seats: tuple[str, ...]
    options: tuple[tuple[str, str], ...] = ()
    names: tuple[str, ...] = ()
    seat_options: tuple[tuple[tuple[str, str], ...], ...] = ()
    streams: bool = False

    def option(self, key: str, default: str) -> str:
        """The value chosen for an option."""
        return dict(self.options).get(key, default)

    def seat_option(self, seat: int, key: str, default: str) -> str:
        """The value that a seat has chosen for an option of its own."""
        return dict(self.seat_options[seat]).get(key, default) if seat < len(self.seat_options) else default


@frozen
class OptionValue:
    """One value of an option: how files write it, and how people read it."""

    key: str
    title: Text


@frozen
class Option:
    """A choice made before a match, explained in one line, with its rule. The default comes first.

    `idle`: why it changes nothing in a match that begins so; NONE if it does.
    """

    key: str
    title: Text
    help: Text
    rule: str
    values: tuple[OptionValue, ...]
    idle: Callable[[Setup], Text] = lambda _setup: NO_TEXT


COLOURS = ("blue", "orange", "green", "purple", "yellow")
"""The colours of seats, as files write them; without a choice the first seat has the first of them."""
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
"""What each seat of every game chooses for itself, automata included."""


def colours(setup: Setup) -> tuple[int, ...]:
    """The number in COLOURS of each seat's colour: the chosen one, or its own, or the first that is free."""
    chosen = [setup.seat_option(seat, COLOUR.key, "by_seat") for seat in range(len(setup.seats))]
    worn: dict[int, int] = {seat: COLOURS.index(key) for seat, key in enumerate(chosen) if key in COLOURS}
    for seat in range(len(chosen)):
        free = [each for each in range(len(COLOURS)) if each not in worn.values()]
        worn.setdefault(seat, seat if seat in free or not free else free[0])
    return tuple(worn[seat] for seat in range(len(chosen)))


@frozen
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


FIRST_MATCH = translate("engine", "First match")
NORMAL = translate("engine", "Normal")
EXPERT = translate("engine", "Expert")
"""What presets of every game are called."""


@frozen
class Preset:
    """A way to begin that need not be put together: its name, what it means in one line, and its setup.

    `setup`: its seed is not used. None: as the game was played last, or else the usual match.
    """

    key: str
    title: Text
    help: Text
    setup: Setup | None


FIRST = Preset(
    "first",
    FIRST_MATCH,
    translate("engine", "You and an easy computer opponent, as in the rule book."),
    Setup(0, (PERSON, "easy")),
)
AS_LAST = Preset(
    "normal", NORMAL, translate("engine", "As you played it last, or else against one opponent."), None
)
HARDEST = Preset(
    "expert",
    EXPERT,
    translate("engine", "You and a hard computer opponent, as in the rule book."),
    Setup(0, (PERSON, "hard")),
)
PRESETS = FIRST, AS_LAST, HARDEST
"""The ways to begin where a game has nothing to add to the rule book, or to leave out."""


@frozen
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
    seat_options: tuple[Option, ...] = ()
    """What each seat chooses for itself beside its colour; no two values of them have the same key."""
    presets: tuple[Preset, ...] = ()
    """The ways to begin that are offered first; whoever never played the game begins with the first."""
    code: str = ""
    """The letters before the numbers of its rules, by which names of deals begin ("PM")."""

    @property
    def own_options(self) -> tuple[Option, ...]:
        """All that each seat chooses for itself."""
        return (*self.seat_options, COLOUR)

    def has_points(self, who: str) -> bool:
        """Whether who sits at a seat has points: all but automata without any."""
        return all(automa.scored for automa in self.automata if automa.id == who.partition(":")[0])

    def has_winner(self, setup: Setup) -> bool:
        """Whether a match of this setup is won by somebody: no opponent in it is without points."""
        return all(map(self.has_points, setup.seats))


@frozen
class Points:
    """One category of a seat's score: which, by which rule, how many, and how they came about."""

    category: Text
    rule: str
    points: int
    how: Text = NO_TEXT


@frozen
class LogLine:
    """A line of the log: a sentence, whose it is (-1: nobody's), the pieces it touched, the rule.

    `reward`: what it tells of brings somebody so much that it is seen and heard, too.
    """

    text: Text
    seat: int = -1
    pieces: tuple[str, ...] = ()
    rule: str = ""
    reward: Reward | None = None


@frozen
class EvalTerm:
    """One named part of the estimate of a seat.

    `key`: the same word for the same thing in every state of a game. `rule`: where that is written, if it is.
    `how`: the facts behind it in this state ("2 lines, $6"); NONE if its title tells all.
    """

    key: str
    title: Text
    points: float
    rule: str = ""
    how: Text = NO_TEXT


@frozen
class Evaluation(Generic[S]):
    """By what opponents of the house go in a game.

    `value`: how good a state is for each seat, in points, for opponents that look ahead.
    `shortlist`: the legal actions of a choice that are worth a search's time, best first (all of them, where
    a game has none).
    `others`: legal actions that are looked at beside the shortlist, in no order, where there is time: by a
    level that looks far, for hints and in reviews. They may stand in the shortlist, too.
    `ahead`: how many choices a search looks ahead at least, before the end of a leg is far enough.
    `leg`: a number that changes wherever a leg of the match ends, and the estimate is fit to be asked; rounds
    are legs, where a game says nothing else.
    `far`: as `ahead`, for a level that takes the time to look farther; nothing, where this does not pay.
    `horizon`: a number that changes where a guessed game has been played on far enough, in games where nearer
    estimates tell too little of one action against another. Such searches grow no tree: all go on by the
    first of their shortlists. None: legs and a tree.
    `weight`: for how many rounds of a level one guessed game counts, since it is long.
    `enough`: after so many rounds more of them make no better choice, so that no level searches longer.
    `opens`: the choice with which a turn begins, in games where chance speaks within turns: so a turn is
    gone on with by the first of the shortlist, not by its end. None: turns without chance.
    `parts`: of what a seat's value is made before the end, each part with its name; they add up to it. None:
    of its score, and of what is still to come as one part.
    `swing`: how far the points of two equally good players lie apart in the end (standard deviation, in
    points): the measure of what matters in this game.
    `believed`: what a seat went by when it did this, and why it did it, from what everybody sees of the state
    before; asked once the action is known to all. Empty where the points alone are told.
    """

    value: Callable[[S], tuple[float, ...]]
    shortlist: Callable[[S, Choice, list[Action]], list[Action]] = lambda _s, _step, legal: legal
    extra_candidates: Callable[[S, Choice], Sequence[Action]] = lambda _s, _step: ()
    min_depth: int = 6
    segment: Callable[[S], int] | None = None
    hard_min_depth: Callable[[S], int] = lambda _s: 0
    horizon: Callable[[S], int] | None = None
    rollout_cost: int = 1
    max_iterations: int = 1 << 20
    turn_opener: type[Choice] | None = None
    terms: Callable[[S, int], tuple[EvalTerm, ...]] | None = None
    score_stddev: float = 10.0
    explain: Callable[[S, int, Action], tuple[Text, ...]] = lambda _view, _seat, _action: ()


@frozen
class GameAchievement(Generic[S]):
    """What is worth a mark in this game alone, beside winning it.

    `title`: what the mark is called; `help`: what it takes, in a sentence. `reached`: which of its steps a
    seat has reached at the end of a match, 0 the first; -1: none. `steps`: what the steps are called, where
    there is more than one: then it takes all of them, one match after the other.
    """

    title: Text
    help: Text
    reached: Callable[[S, int], int]
    steps: tuple[Text, ...] = ()


@dataclass(frozen=True)
class Game(Generic[S]):
    """All that the rest of the program may ask of a game. Each game package makes one, called GAME.

    `actions`, `steps`: every class of them, for the doors. `state`: the class of its states.
    `refuse`: what is wrong with a setup beyond numbers of seats and unknown words, or None.
    `hide`: a copy without what a seat may not see; -1: without all that not everybody may.
    `names`: what the seats are called by default. `as_whom`: as whom a seat plays, where seats are unlike
    ("Blacksmith"); NONE where they are alike, or its name tells it. `clock`: where the match stands
    ("Round 6 of 10"). `round`: the number of the round, for the timeline.
    `score`: a seat's points by category, now.
    `ranks`: 1 for the winner(s), by score and tie-breaks. `verdict`: what the game says at the end.
    `say`: what an action is, in words, in the imperative ("Sell it to the Boat Captain").
    `brief`: the same where the piece is known ("Row 1, column 3"); NONE where only the whole will do.
    `effect`: what it would bring about, in few words ("Crab surrounded, 1 Shrimp"); NONE if nothing to tell.
    `forgoes`: what an action gives up that could be had now ("2 Fish"); NONE if nothing. Such an action is no
    prominent button, and it is asked about first.
    `log`: an event as the seat that looks may read it; None where it has nothing to tell.
    `reward`: what an event that everybody may read brings somebody; None: it is nothing to see and hear.
    `faults`: what does not add up in a state (component conservation); empty when all is well.
    `evaluation`: by what opponents of the house go.
    `feat`: what is worth a mark of its own; None: nothing.
    """

    about: About
    revision: int
    state: type[S]
    actions: tuple[type[Action], ...]
    steps: tuple[type[rules.Step], ...]
    setup: Callable[[Setup], S]
    refuse: Callable[[Setup], No | None]
    hide: Callable[[S, int], S]
    determinize: Callable[[S, int, int], S]
    table: Table
    score: Callable[[S, int], tuple[Points, ...]]
    ranks: Callable[[S], tuple[int, ...]]
    verdict: Callable[[S], Text]
    names: Callable[[Setup], tuple[Text, ...]]
    progress_text: Callable[[S], Text]
    round: Callable[[S], int]
    say: Callable[[S, Action], Text]
    log: Callable[[Event, int], LogLine | None]
    invariant_errors: Callable[[S], list[str]]
    evaluation: Evaluation[S]
    short_label: Callable[[S, Action], Text] = lambda _s, _action: NO_TEXT
    outcome_text: Callable[[S, Action], Text] = lambda _s, _action: NO_TEXT
    gives_up: Callable[[S, Action], Text] = lambda _s, _action: NO_TEXT
    reward: Callable[[Event], Reward | None] = lambda _event: None
    role: Callable[[S, int], Text] = lambda _s, _seat: NO_TEXT
    achievement: GameAchievement[S] | None = None

    @property
    def id(self) -> str:
        """The word by which files and commands name the game."""
        return self.about.id

    @property
    def segment(self) -> Callable[[S], int]:
        """A number that changes wherever a leg of the match ends: that of the estimate, or of the round."""
        return self.evaluation.segment or self.round

    def view(self, s: S, seat: int) -> S:
        """The state as a seat sees it, without what others have sealed; -1: as everybody may see it."""
        view = self.hide(s, seat)
        rules.redact(view, seat)
        return view

    def scores(self, s: S) -> tuple[int, ...]:
        """Each seat's total now."""
        seats = len(self.ranks(s))
        return tuple(sum(p.points for p in self.score(s, seat)) for seat in range(seats))

    def eval_terms(self, s: S, seat: int) -> tuple[EvalTerm, ...]:
        """Of what the estimate of a seat is made; the points of the parts add up to its value."""
        if self.evaluation.terms is not None and s.flow:
            return self.evaluation.terms(s, seat)
        own = [EvalTerm(p.category.source, p.category, p.points, p.rule, p.how) for p in self.score(s, seat)]
        rest = self.evaluation.value(s)[seat] - sum(part.points for part in own)
        return (*own, EvalTerm("prospects", translate("engine", "What is still to come"), rest))

    def scoring_seats(self, s: S) -> list[int]:
        """The seats that have points: all but those of automata without any."""
        return [seat for seat in range(len(self.ranks(s))) if self.score(s, seat)]


def label_terms(
    made: Mapping[str, float], titles: Mapping[str, tuple[Text, str]], how: Mapping[str, Text]
) -> tuple[EvalTerm, ...]:
    """The parts of an estimate by their keys, each with its title, its rule and its facts, if it has any.

    Parts of no points are left out.
    """
    return tuple(
        EvalTerm(key, titles[key][0], points, titles[key][1], how.get(key, NO_TEXT))
        for key, points in made.items()
        if points
    )


def classes(kind: type[K], package: str) -> tuple[type[K], ...]:
    """Every class of this kind that the loaded modules of a package define: a Game's `steps` and `actions`.

    Bases that are no dataclasses themselves are left out.
    """
    return tuple(
        found
        for name, module in sorted(sys.modules.items())
        if name == package or name.startswith(f"{package}.")
        for found in vars(module).values()
        if isinstance(found, type) and issubclass(found, kind) and found.__module__ == name
        if "__dataclass_fields__" in vars(found)
    )
