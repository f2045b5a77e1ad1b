"""MC-16: the Peddler's turn, its Arrival and its Cleanup."""

from __future__ import annotations

from tabletop.engine.chance import randbelow, shuffle
from tabletop.engine.described import GameEvent
from tabletop.engine.headline import Headline
from tabletop.engine.log_line import LogLine
from tabletop.engine.rules import (
    Step,
    Tell,
    push_steps,
)
from tabletop.engine.state import frozen
from tabletop.engine.text import translate
from tabletop.games.merchants_cove import components as box
from tabletop.games.merchants_cove import phrases
from tabletop.games.merchants_cove.rules import ch16_reasons as reasons
from tabletop.games.merchants_cove.rules.ch04_clock import Advance
from tabletop.games.merchants_cove.rules.ch16_loading import halves, stall, tell_why, where
from tabletop.games.merchants_cove.rules.supply import (
    PEDDLER_CARD,
    PEDDLER_DECK,
    GoodsGained,
    Hired,
    Sponsored,
    corrupt,
    draw_from,
    give_back,
    leave,
    refill,
)
from tabletop.games.merchants_cove.state import (
    NOBODY,
    MerchantsCove,
)

# MC-16.2, MC-16.34: its cards

_BASIC, _HARD = range(16), range(16, 20)


def cards_of(s: MerchantsCove) -> list[int]:
    """MC-16.2, MC-16.34: return the 16 cards of the Peddler's deck."""
    if not s.seats[s.peddler].endswith(":hard"):
        return list(_BASIC)
    hard = _HARD[:2] if s.flags.two_hard else _HARD
    gone = {box.PEDDLER_CARDS[card].replaces for card in hard}
    return [card for card in _BASIC if box.PEDDLER_CARDS[card].id not in gone] + list(hard)


@frozen
class PeddlerDrew(GameEvent):
    """MC-16.5, MC-16.6: the Peddler turned up a card into its `right` or its left action space."""

    seat: int
    card: int
    right: bool
    final = True

    def line(self) -> LogLine:
        text = translate("merchants_cove", "Turns up {card} into the left space")
        if self.right:
            text = translate("merchants_cove", "Turns up {card} into the right space")
        rule = "MC-16.5" if self.right else "MC-16.6"
        return LogLine(text.fill(card=reasons.card(self.card)), self.seat, (f"card:{self.card}",), rule)

    def headline(self) -> Headline:
        return Headline(self.seat, "card", 3, translate("merchants_cove", "turned up a card"))


def turn_up(s: MerchantsCove) -> int:
    """Take the top card of the Peddler's deck; if it is empty, the discards are shuffled into it first."""
    board = stall(s)
    if not board.deck:
        board.deck, board.discards = list(board.discards), ()
        shuffle(s, board.deck, PEDDLER_DECK)
    return board.deck.pop()


# MC-16.5: its Arrival


@frozen
class PeddlerArrives(Step[MerchantsCove]):
    """MC-16.5: turns up a card into the right space; fills the first four spaces of the pool."""

    def run(self, s: MerchantsCove, tell: Tell) -> None:
        board = stall(s)
        board.right = turn_up(s)
        tell(s, PeddlerDrew(s.peddler, board.right, right=True))
        while len(board.pool) < box.PEDDLER.arrival and s.bag:
            into_pool(s, tell, "MC-16.5")


@frozen
class PoolFilled(GameEvent):
    """An Adventurer came from the bag into the Customer Pool."""

    seat: int
    adventurer: int
    rule: str
    final = True

    def line(self) -> LogLine:
        text = translate("merchants_cove", "Comes into the pool: {adventurer}")
        text = text.fill(adventurer=phrases.adventurer(self.adventurer))
        return LogLine(text, self.seat, (f"who:{self.adventurer}",), self.rule)

    def headline(self) -> Headline:
        did = translate("merchants_cove", "drew {things} into the Pool")
        return Headline(self.seat, "pool", 4, did, (phrases.counted_adventurer(self.adventurer),))


def into_pool(s: MerchantsCove, tell: Tell, rule: str) -> bool:
    """Draw an Adventurer from the bag into the pool; False if there is no space, or nobody to draw."""
    board = stall(s)
    if len(board.pool) >= box.PEDDLER.pool or not s.bag:
        return False
    who, s.bag = draw_from(s, s.bag)
    board.pool += (who,)
    tell(s, PoolFilled(s.peddler, who, rule))
    return True


# MC-16.6, MC-16.12: its turn


@frozen
class PeddlerTurn(Step[MerchantsCove]):
    """MC-16.6: turns up a card on the left; the two inner halves are the action."""

    def run(self, s: MerchantsCove, tell: Tell) -> None:
        board = stall(s)
        board.left = turn_up(s)
        tell(s, PeddlerDrew(s.peddler, board.left, right=False))
        what, place = halves(s)
        times = box.PEDDLER_CARDS[place].times
        tell_why(s, tell, "MC-16.6", lambda: reasons.action(what, place))
        acts = (PeddlerActs(n, times) for n in range(1, times + 1))
        push_steps(s, *acts, PeddlerPays(), Advance(s.peddler), PeddlerMasks(), PeddlerShifts())


@frozen
class PeddlerActs(Step[MerchantsCove]):
    """MC-16.6: the action once, the `n`th time of `of`."""

    n: int
    of: int

    def run(self, s: MerchantsCove, tell: Tell) -> None:
        what, _ = halves(s)
        if self.of > 1:
            tell_why(s, tell, "MC-16.6", lambda: reasons.repeated(self.n, self.of))
        match box.PEDDLER_CARDS[what].action:
            case "procure":
                procure(s, box.CARD_GOODS[what], tell)
            case "recruit":
                recruit(s, tell)
            case "sponsor":
                sponsor(s, box.CARD_HALL[what], tell)


@frozen
class PeddlerPays(Step[MerchantsCove]):
    """MC-16.12: pays all hourglasses of both inner halves, once."""

    def run(self, s: MerchantsCove, tell: Tell) -> None:
        what, place = (box.PEDDLER_CARDS[card] for card in halves(s))
        s.hours = what.action_hours + place.place_hours
        tell_why(s, tell, "MC-16.12", lambda: reasons.pays(what.action_hours, place.place_hours))


@frozen
class PeddlerMasks(Step[MerchantsCove]):
    """MC-16.12: after the Clock, draws a Corruption card for each icon on the inner halves."""

    def run(self, s: MerchantsCove, tell: Tell) -> None:
        what, place = (box.PEDDLER_CARDS[card] for card in halves(s))
        corrupt(s, s.peddler, what.action_corruption + place.place_corruption, tell, "MC-16.12")


@frozen
class PeddlerShifted(GameEvent):
    """MC-16.6: the card `gone` was discarded, and the card `kept` is in the right space now."""

    seat: int
    gone: int
    kept: int

    def line(self) -> LogLine:
        text = translate("merchants_cove", "Discards {gone}; {kept} goes to the right space")
        text = text.fill(gone=reasons.card(self.gone), kept=reasons.card(self.kept))
        return LogLine(text, self.seat, (f"card:{self.kept}",), "MC-16.6")

    def headline(self) -> Headline:
        return Headline(self.seat, "shifted", 3, translate("merchants_cove", "cleared the Pool"))


@frozen
class PeddlerShifts(Step[MerchantsCove]):
    """MC-16.6: discards the right card and moves the left one to its space."""

    def run(self, s: MerchantsCove, tell: Tell) -> None:
        board = stall(s)
        gone, moved = board.right, board.left
        board.discards += (gone,)
        board.right, board.left = moved, NOBODY
        tell(s, PeddlerShifted(s.peddler, gone, moved))


# MC-16.7 to MC-16.11: what it does


def procure(s: MerchantsCove, goods: tuple[int, ...], tell: Tell) -> None:
    """MC-16.10, MC-16.30: put each Good on the shelf; without space an Adventurer comes into the pool."""
    for good in goods:
        shelve(s, good, tell)


def shelve(s: MerchantsCove, good: int, tell: Tell) -> None:
    """MC-16.10: put one Good on the leftmost empty space of the shelf."""
    p = s.players[s.peddler]
    if len(p.shelf) < box.PEDDLER.shelf:
        p.shelf += (good,)
        tell(s, GoodsGained(s.peddler, (good,), "MC-16.10"))
    else:
        full = len(stall(s).pool) >= box.PEDDLER.pool
        tell_why(
            s,
            tell,
            "MC-16.30" if full else "MC-16.10",
            lambda: reasons.no_shelf(good, pool_full=full, bag_empty=not s.bag),
        )
        into_pool(s, tell, "MC-16.10")


def recruit(s: MerchantsCove, tell: Tell) -> None:
    """MC-16.8, MC-16.24, MC-16.31: hire the card at the location, then two Adventurers for the pool."""
    p = s.players[s.peddler]
    if s.town:
        place, meant = town_place(s), meant_place(s)
        rule = "MC-16.7" if place == meant else "MC-16.24"
        tell_why(s, tell, rule, lambda: reasons.town(where(s), place, meant))
        card = leave(s, place)
        p.staff += (card,)
        tell(s, Hired(s.peddler, card, place, "MC-16.8"))
        refill(s, tell)
    else:
        tell_why(s, tell, "MC-16.24", reasons.no_town)
    for _ in range(2):
        if len(stall(s).pool) < box.PEDDLER.pool:
            into_pool(s, tell, "MC-16.8")
        else:
            shed(s, tell)


def shed(s: MerchantsCove, tell: Tell) -> None:
    """MC-16.8: discard a random Corruption card instead of an Adventurer without space."""
    masks = s.players[s.peddler].corruption
    tell_why(s, tell, "MC-16.8", lambda: reasons.pool_full(any_card=bool(masks)))
    if masks:
        give_back(s, s.peddler, masks[randbelow(s, len(masks), PEDDLER_CARD)], tell, "MC-16.8")


def town_place(s: MerchantsCove) -> int:
    """MC-16.24: return the place at the location; if it is empty, the nearest filled one."""
    return min(meant_place(s), len(s.town) - 1)


def meant_place(s: MerchantsCove) -> int:
    """MC-16.7: return the place of the Town Square at the location."""
    card = where(s)
    places = {("left", "outer"): 0, ("left", "inner"): 1, ("right", "inner"): 2, ("right", "outer"): 3}
    return places[card.side, card.depth]


def sponsor(s: MerchantsCove, hall: int, tell: Tell) -> None:
    """MC-16.11: pay 2 gold for each Customer in the Hall."""
    n = len(s.halls[hall])
    gold = n * box.BOARD.sponsor.gold
    s.players[s.peddler].gold += gold
    tell(s, Sponsored(s.peddler, hall, n, gold, "MC-16.11"))


# MC-16.20, MC-16.33: its Cleanup


@frozen
class PeddlerGathered(GameEvent):
    """MC-16.20: the Peddler's deck was made again from all of its cards."""

    seat: int
    cards: int
    final = True

    def line(self) -> LogLine:
        text = translate("merchants_cove", "Shuffles all %n of its cards into a new deck").count(self.cards)
        return LogLine(text, self.seat, (), "MC-16.20")


def gather(s: MerchantsCove, tell: Tell) -> None:
    """MC-16.20, MC-16.33: shuffle all 16 cards into the deck again."""
    board = stall(s)
    board.deck = sorted([*board.deck, *board.discards, board.right])
    board.discards, board.right, board.left = (), NOBODY, NOBODY
    shuffle(s, board.deck, PEDDLER_DECK)
    tell(s, PeddlerGathered(s.peddler, len(board.deck)))
