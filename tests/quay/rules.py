"""The rules of Quay, in the order of its book; numbers in docstrings are the book's.

Each action says itself and what hands do for it, each event has its line of the log.
"""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.engine.chance import seeded, shuffle
from tabletop.engine.described import GameAction, GameChoice, GameEvent
from tabletop.engine.game import Setup
from tabletop.engine.log_line import LogLine
from tabletop.engine.refusal import No
from tabletop.engine.rules import Action, Choice, Said, State, Step, Tell, push_steps
from tabletop.engine.state import frozen, state
from tabletop.engine.table import Drag, Press
from tabletop.engine.text import NO_TEXT, Text, translate

GOODS = ("salt", "wool", "wine", "tin")
SHIPS = tuple((good, value) for good in GOODS for value in (1, 1, 2, 2, 3, 4))
QUAYS, BERTHS, HAND, GOAL = 3, 3, 3, 20
HIDDEN = 1 << 20


@state
class Quay(State):
    """Ships are numbers into SHIPS; a hidden one is HIDDEN."""

    seats: tuple[str, ...]
    turn: int
    deck: list[int]
    row: list[int]
    hands: list[list[int]]
    quays: list[list[int]]
    coins: list[int]
    gone: list[int]


@frozen
class Seen(GameEvent):
    """Ships that were hidden are seen by a seat: this cannot be undone."""

    seat: int
    ships: tuple[int, ...]
    final = True

    def line_for(self, viewer: int) -> LogLine | None:
        text = translate("quay", "You draw %n ship(s)").count(len(self.ships))
        return LogLine(text, self.seat, (), "5") if viewer == self.seat else None


def ship_name(ship: int) -> Text:
    """What a ship is called."""
    if ship >= HIDDEN:
        return translate("quay", "a hidden ship")
    if not 0 <= ship < len(SHIPS):
        return translate("quay", "a ship {n} of no box").fill(n=ship)
    good, value = SHIPS[ship]
    return translate("quay", "a ship of {good} worth {value}").fill(good=good, value=value)


def setup(given: Setup) -> Quay:
    """2: shuffle the ships, lay two in the row, and deal three to each player."""
    n = len(given.seats)
    s = Quay(
        chance=seeded(given.seed, streams=given.streams),
        flow=[Turn(0)],
        seats=given.seats,
        turn=0,
        deck=list(range(len(SHIPS))),
        row=[],
        hands=[[] for _ in range(n)],
        quays=[[] for _ in range(QUAYS)],
        coins=[0] * n,
        gone=[],
    )
    shuffle(s, s.deck)
    s.row = [s.deck.pop(), s.deck.pop()]
    for hand, who in zip(s.hands, given.seats, strict=True):
        hand.extend([] if is_automa(who) else [s.deck.pop() for _ in range(HAND)])
    return s


def is_automa(who: str) -> bool:
    """True if a seat is the Harbour Master's."""
    return who.startswith("master")


@frozen
class Turn(Step[Quay]):
    """3: turns pass to the left until a seat has 20 coins or the ships run out."""

    seat: int

    def run(self, s: Quay, tell: Tell) -> None:
        left = Turn((self.seat + 1) % len(s.seats))
        hand = s.hands[self.seat]
        if max(s.coins) >= GOAL or not (s.deck or any(s.hands)):
            return
        s.turn += 1
        if is_automa(s.seats[self.seat]):
            push_steps(s, AutomaTurn(self.seat), left)
        elif any(no_berth(s, ship, quay) is None for ship in hand for quay in range(QUAYS)):
            push_steps(s, DockOne(self.seat), Draw(self.seat), left)
        else:  # 3.4: a hand that cannot dock is put away
            shown = tuple(hand)
            s.gone += hand
            hand.clear()
            tell(s, Seen(self.seat, shown))
            push_steps(s, Draw(self.seat), left)


# 3.1 to 3.5: docking


@frozen
class Docked(GameEvent):
    """3.1: a ship was docked."""

    seat: int
    ship: int
    quay: int

    def line(self) -> LogLine:
        text = translate("quay", "{ship} docks at quay {quay}")
        text = text.fill(ship=ship_name(self.ship), quay=self.quay + 1)
        return LogLine(text, self.seat, (f"ship:{self.ship}",), "3.1")


@frozen
class Sold(GameEvent):
    """3.5: three ships were sold."""

    seat: int
    coins: int

    def line(self) -> LogLine:
        text = translate("quay", "Three ships sell for {coins}").fill(coins=self.coins)
        return LogLine(text, self.seat, (), "3.5")


@frozen
class Dock(GameAction[Quay]):
    """3.1: dock a ship from the hand at a quay."""

    shows = True
    ship: int
    quay: int

    def say(self, _s: Quay) -> Text:
        text = translate("quay", "Dock {ship} at quay {quay}")
        return text.fill(ship=ship_name(self.ship), quay=self.quay + 1)

    def gesture(self, _v: Quay, _step: Choice[Quay]) -> Drag:
        return Drag(f"ship:{self.ship}", f"quay{self.quay}")


@frozen
class DockOne(GameChoice[Quay]):
    """3.1: the seat docks one ship."""

    rule = "3.1"
    accepts = (Dock,)
    seat: int

    def prompt(self, s: Quay) -> Text:
        return translate("quay", "Dock a ship from your hand at a quay.")

    def candidate_actions(self, s: Quay) -> Iterator[Action]:
        return (Dock(ship, quay) for ship in s.hands[self.seat] for quay in range(QUAYS))

    def forbids(self, s: Quay, action: Dock) -> No | None:
        if action.ship not in s.hands[self.seat]:
            text = translate("quay", "You do not hold {ship}.")
            return No("3.1", text.fill(ship=ship_name(action.ship)))
        return no_berth(s, action.ship, action.quay)

    def apply(self, s: Quay, action: Dock, tell: Tell) -> None:
        s.hands[self.seat].remove(action.ship)
        dock(s, self.seat, action.ship, action.quay, tell)


def no_berth(s: Quay, ship: int, quay: int) -> No | None:
    """3.2 and 3.3: why a ship cannot dock at a quay."""
    if not 0 <= quay < QUAYS:
        return No("3.1", translate("quay", "There is no quay {quay}.").fill(quay=quay + 1))
    here = s.quays[quay]
    if len(here) >= BERTHS:
        return No("3.2", translate("quay", "Quay {quay} has berths for three ships.").fill(quay=quay + 1))
    if any(SHIPS[other][0] != SHIPS[ship][0] for other in here):
        text = translate("quay", "Quay {quay} carries {good}, and this is {ship}.")
        return No("3.3", text.fill(quay=quay + 1, good=SHIPS[here[0]][0], ship=ship_name(ship)))
    return None


def dock(s: Quay, seat: int, ship: int, quay: int, tell: Tell) -> None:
    """3.5: the third ship sells all three; a player who sells may take a ship from the row."""
    here = s.quays[quay]
    here.append(ship)
    tell(s, Docked(seat, ship, quay))
    if len(here) == BERTHS:
        coins = sum(SHIPS[sold][1] for sold in here)
        s.coins[seat] += coins
        s.gone += here
        here.clear()
        tell(s, Sold(seat, coins))
        if s.row and not is_automa(s.seats[seat]):
            push_steps(s, TakeOne(seat))


# 4.1, 4.2: a ship of the row


@frozen
class Take(GameAction[Quay]):
    """4.1: take a ship from the market row."""

    ship: int

    def say(self, _s: Quay) -> Text:
        return translate("quay", "Take {ship}").fill(ship=ship_name(self.ship))

    def gesture(self, _v: Quay, _step: Choice[Quay]) -> Drag:
        return Drag(f"ship:{self.ship}", "hand")


@frozen
class Pass(GameAction[Quay]):
    """4.2: leave the row as it is."""

    text = translate("quay", "Take nothing")
    hand = Press("button:done")

    def gives_up(self, s: Quay, _step: Choice[Quay]) -> Text:
        return translate("quay", "a ship") if s.row else NO_TEXT


@frozen
class TakeOne(GameChoice[Quay]):
    """4.1: the seat takes a ship of the row, or not."""

    rule = "4.1"
    accepts = (Take, Pass)
    seat: int

    def prompt(self, s: Quay) -> Text:
        return translate("quay", "You may take a ship from the market row.")

    def candidate_actions(self, s: Quay) -> Iterator[Action]:
        yield from (Take(ship) for ship in s.row)
        yield Pass()

    def forbids(self, s: Quay, action: Take | Pass) -> No | None:
        if isinstance(action, Pass) or action.ship in s.row:
            return None
        return No("4.1", translate("quay", "Take one of the {n} ships in the row.").fill(n=len(s.row)))

    def apply(self, s: Quay, action: Take | Pass, tell: Tell) -> None:
        if isinstance(action, Take):
            s.row.remove(action.ship)
            s.hands[self.seat].append(action.ship)


@frozen
class Draw(Step[Quay]):
    """5: draw up to three ships."""

    seat: int

    def run(self, s: Quay, tell: Tell) -> None:
        hand = s.hands[self.seat]
        new = tuple(s.deck.pop() for _ in range(min(HAND - len(hand), len(s.deck))))
        hand.extend(new)
        if new:
            tell(s, Seen(self.seat, new))


@frozen
class AutomaTurn(Step[Quay]):
    """7: the Harbour Master turns up a ship and docks it at the first quay with a berth for it."""

    seat: int

    def run(self, s: Quay, tell: Tell) -> None:
        if not s.deck:
            return
        ship = s.deck.pop()
        for quay in range(QUAYS):
            if no_berth(s, ship, quay) is None:
                why = translate(
                    "quay", "The Harbour Master turns up {ship}; quay {quay} is the first with a berth."
                )
                tell(s, Seen(self.seat, (ship,)))
                tell(s, Said(self.seat, "7.1", why.fill(ship=ship_name(ship), quay=quay + 1)))
                dock(s, self.seat, ship, quay, tell)
                return
        s.gone.append(ship)
        s.coins[self.seat] += 1
        why = translate("quay", "The Harbour Master finds no berth for {ship} and takes a coin.")
        tell(s, Seen(self.seat, (ship,)))
        tell(s, Said(self.seat, "7.2", why.fill(ship=ship_name(ship))))
