"""PM-16: the Solo Angler: its steps, and the reasons for its decisions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tabletop.engine.chance import shuffle
from tabletop.engine.described import GameChoice, GameEvent
from tabletop.engine.headline import Headline
from tabletop.engine.log_line import LogLine
from tabletop.engine.refusal import No
from tabletop.engine.rules import Action, Step, Tell, push_steps, tell_reason
from tabletop.engine.state import frozen
from tabletop.engine.text import Text, translate
from tabletop.games.public_market import components as box
from tabletop.games.public_market import phrases
from tabletop.games.public_market.component_schema import SoloCard
from tabletop.games.public_market.rules.ch04_bidding import Bid, costs, fee, stand
from tabletop.games.public_market.rules.ch05_action import to_dock, to_market
from tabletop.games.public_market.rules.ch09_market import win_crabs
from tabletop.games.public_market.rules.ch09_rewards import (
    OfStack,
    free_spaces,
    no_open_card,
    place_lighthouse,
    win_card,
)
from tabletop.games.public_market.rules.ch09_sale import turn_up
from tabletop.games.public_market.rules.ch11_navigation import BoatMoved
from tabletop.games.public_market.rules.supply import Earned, caught
from tabletop.games.public_market.state import Four, PublicMarket

# PM-16.1, PM-16.3, PM-16.11: its cards, its tracker

TRACK = box.TRACKERS.angler
SOLO_DECK = 1
"""The chance stream that shuffles the discards."""


@frozen
class SoloCardDrawn(GameEvent):
    """PM-16.3: the Solo Angler drew its card of this round."""

    card: int
    final = True

    def line(self) -> LogLine:
        text = translate("public_market", "Solo card {n} is drawn").fill(n=self.card + 1)
        return LogLine(text, -1, (), "PM-16.3")


@frozen
class SoloDeckShuffled(GameEvent):
    """PM-16.11: the discarded Solo cards were shuffled into a new deck."""

    final = True

    def line(self) -> LogLine:
        return LogLine(translate("public_market", "The Solo cards are shuffled anew"), -1, (), "PM-16.11")


@frozen
class SoloCardDiscarded(GameEvent):
    """PM-16.11: the round's Solo card was discarded."""

    card: int


def level(s: PublicMarket) -> str:
    """Return the level of the Angler."""
    return s.seats[s.angler].partition(":")[2]


def card_now(s: PublicMarket) -> SoloCard:
    """Return the Solo card of this round."""
    return box.ANGLER[level(s)][s.card]


def draw_card(s: PublicMarket, tell: Tell) -> None:
    """PM-16.3, PM-16.11: draw the card of the round; an empty deck is made from the discards."""
    if not s.deck:
        deck = list(s.discards)
        shuffle(s, deck, SOLO_DECK)
        s.deck, s.discards = tuple(deck), ()
        tell(s, SoloDeckShuffled())
    s.card = s.deck[-1]
    s.deck = s.deck[:-1]
    tell(s, SoloCardDrawn(s.card))


@frozen
class CardAway(Step[PublicMarket]):
    """PM-16.11: at the end of the round its card is discarded."""

    def run(self, s: PublicMarket, tell: Tell) -> None:
        if s.card >= 0:
            card, s.card = s.card, -1
            s.discards = (*s.discards, card)
            tell(s, SoloCardDiscarded(card))


@frozen
class AnglerCaught(GameEvent):
    """PM-16.4, PM-16.7: the Solo Angler's fish rose to this number."""

    seat: int
    fish: int
    rule: str

    def line(self) -> LogLine:
        text = translate("public_market", "Has %n fish now", "the Solo Angler", self.fish)
        return LogLine(text, self.seat, (), self.rule)


def catch(s: PublicMarket, n: int, rule: str, tell: Tell) -> None:
    """PM-16.4, PM-16.7: raise its fish, at most to the end of its tracker."""
    s.angler_fish = min(TRACK.fish, s.angler_fish + n)
    tell(s, AnglerCaught(s.angler, s.angler_fish, rule))


# PM-16.3 to PM-16.5: bidding


@frozen
class AnglerBid(Step[PublicMarket]):
    """PM-16.3 to PM-16.5: the Angler's Meeple bids by the card."""

    meeple: int

    def run(self, s: PublicMarket, tell: Tell) -> None:
        first = s.card < 0
        if first:
            draw_card(s, tell)
        bid = card_now(s).bids[0 if first else 1]
        location, money = box.KINDS.index(bid.place) + 1, s.players[s.angler].money
        cost = costs(s)[location]
        if cost > money:
            tell_reason(s, tell, s.angler, "PM-16.5", lambda: _too_dear(location, cost, money))
            stand(s, s.angler, Bid(self.meeple, 0, 0), tell)
            return
        place = _place(s, location, money - cost, arrow=bid.arrow, tell=tell)
        stand(s, s.angler, Bid(self.meeple, location, place), tell)
        catch(s, 1, "PM-16.4", tell)


def _place(s: PublicMarket, location: int, left: int, *, arrow: bool, tell: Tell) -> int:
    """PM-16.4: return its place: leftmost, or with the arrow right of the other's rightmost Meeple."""
    rivals = [n for n, meeple in enumerate(s.queues[location]) if s.owners[meeple] != s.angler]
    front = fee(s, location, 1)
    if not arrow or not rivals:
        there = len(s.queues[location])
        tell_reason(s, tell, s.angler, "PM-16.4", lambda: _bid_behind(location, there, arrow=arrow))
        return 0
    if left < front:
        tell_reason(s, tell, s.angler, "PM-16.4", lambda: _no_money_for_front(location, left, front))
        return 0
    tell_reason(s, tell, s.angler, "PM-16.4", lambda: _bid_in_front(location, front))
    return rivals[-1] + 1


def _too_dear(location: int, cost: int, money: int) -> Text:
    """PM-16.5: say that it cannot pay the bid of the card."""
    text = translate(
        "public_market", "The card bids at {where} for ${cost}, but the Angler has ${money}: it goes to $0."
    )
    return text.fill(where=phrases.location(location, sunset=False), cost=cost, money=money)


def _bid_behind(location: int, there: int, *, arrow: bool) -> Text:
    """PM-16.4: say that it is leftmost, as neither the card nor the location lets it go in front.

    `there`: The number of Meeples at the location, its own included.
    """
    if not there and arrow:
        text = translate("public_market", "The card bids at {where} with the arrow, but nobody is there.")
    elif not there:
        text = translate("public_market", "The card bids at {where} without the arrow; nobody is there yet.")
    elif not arrow:
        text = translate(
            "public_market",
            "The card bids at {where} without the arrow: behind all %n Meeple(s).",
            "",
            there,
        )
    else:
        text = translate(
            "public_market",
            "The card bids at {where} with the arrow, but no other player is there: behind all.",
        )
    return text.fill(where=phrases.location(location, sunset=False))


def _no_money_for_front(location: int, left: int, front: int) -> Text:
    """PM-16.4: say that it lacks the dollar for going in front."""
    text = translate(
        "public_market",
        "The card bids at {where} with the arrow, but ${left} is left and ${front} needed: behind.",
    )
    return text.fill(where=phrases.location(location, sunset=False), left=left, front=front)


def _bid_in_front(location: int, front: int) -> Text:
    """PM-16.4: say that it goes in front of the rightmost rival."""
    text = translate(
        "public_market",
        "The card bids at {where} with the arrow: in front of the other player, for ${front}.",
    )
    return text.fill(where=phrases.location(location, sunset=False), front=front)


# PM-16.6, PM-16.7: fishing


@frozen
class AnglerTurn(Step[PublicMarket]):
    """PM-16.6: with fewer fish than the threshold it fishes, otherwise it goes to Market."""

    meeple: int

    def run(self, s: PublicMarket, tell: Tell) -> None:
        fish, card = s.angler_fish, card_now(s)
        tell_reason(s, tell, s.angler, "PM-16.6", lambda: _compared(fish, card.threshold))
        if fish < card.threshold:
            to_dock(s, self.meeple, tell)
            push_steps(s, Dock())
        else:
            to_market(s, self.meeple, tell)
            cards = tuple(CARD_STEPS[which] for which in card.cards)
            push_steps(s, Takings(), *cards, *((Light(),) if card.path else ()), TurnUp())


def _compared(fish: int, threshold: int) -> Text:
    """PM-16.6: compare its fish with the threshold of the card, in words."""
    text = translate(
        "public_market", "The Angler has %n fish, at least the {threshold} of the card: it goes to Market."
    )
    if fish < threshold:
        text = translate(
            "public_market", "The Angler has %n fish, fewer than the {threshold} of the card: it fishes."
        )
    return text.count(fish).fill(threshold=threshold)


@frozen
class AnglerFished(GameEvent):
    """PM-16.7: the Solo Angler took a tile, which left the game."""

    seat: int
    tile: int
    column: int

    def line(self) -> LogLine:
        text = translate("public_market", "Takes the {tile}").fill(tile=phrases.tile(self.tile))
        return LogLine(text, self.seat, (f"tile:{self.tile}",), "PM-16.7")

    def headline(self) -> Headline:
        return caught(self.seat, self.tile)


@frozen
class Dock(Step[PublicMarket]):
    """PM-16.7: takes the tile with most kinds (the arrow breaks ties), and counts its kinds."""

    def run(self, s: PublicMarket, tell: Tell) -> None:
        column = s.ocean[s.boat]
        if not column:
            return
        kinds = [_KINDS_ON[tile] for tile in column]
        most = max(kinds)
        equal = [n for n, k in enumerate(kinds) if k == most]
        up = card_now(s).dock == "up"
        at = equal[0] if up else equal[-1]
        tell_reason(s, tell, s.angler, "PM-16.7", lambda: _best_tile(kinds, equal, at, up=up))
        tile = column[at]
        s.ocean[s.boat] = column[:at] + column[at + 1 :]
        s.gone |= 1 << tile
        tell(s, AnglerFished(s.angler, tile, s.boat))
        catch(s, most, "PM-16.7", tell)


_KINDS_ON = tuple(sum(n > 0 for n in fish) for fish in box.TILE_FISH)
"""The number of kinds of fish on each tile."""


def _best_tile(kinds: Sequence[int], equal: Sequence[int], at: int, *, up: bool) -> Text:
    """PM-16.7: name the tile it takes, and what the others would have brought."""
    if len(equal) == 1:
        text = translate(
            "public_market", "Kinds of fish from the Boat on: {counts}. The most, {most}, are on tile {n}."
        )
    elif up:
        text = translate(
            "public_market",
            "Kinds of fish from the Boat on: {counts}. %n have {most}; arrow up: the nearest, tile {n}.",
            "",
            len(equal),
        )
    else:
        text = translate(
            "public_market",
            "Kinds of fish from the Boat on: {counts}. %n have {most}; arrow down: the farthest, tile {n}.",
            "",
            len(equal),
        )
    return text.fill(counts=", ".join(map(str, kinds)), most=max(kinds), n=at + 1)


# PM-16.8, PM-16.9: its takings at the Market


@frozen
class AnglerReset(GameEvent):
    """PM-16.8: the Solo Angler's Fish token went back to the value of its Gear token."""

    seat: int
    fish: int

    def line(self) -> LogLine:
        text = translate("public_market", "Has %n fish now", "the Solo Angler", self.fish)
        return LogLine(text, self.seat, (), "PM-16.8")


@frozen
class AnglerGear(GameEvent):
    """PM-16.9: the Solo Angler's gear rose to this number."""

    seat: int
    gear: int

    def line(self) -> LogLine:
        text = translate("public_market", "Gears: %n", "the Solo Angler", self.gear)
        return LogLine(text, self.seat, (), "PM-16.9")


@frozen
class Takings(Step[PublicMarket]):
    """PM-16.8: dollars for 10 to 12 fish, the reset, then the card's dollars and Crabs."""

    def run(self, s: PublicMarket, tell: Tell) -> None:
        p, card = s.players[s.angler], card_now(s)
        extra = angler_pay(s.angler_fish)
        if extra:
            p.money += extra
            tell(s, Earned(s.angler, extra, "PM-16.8"))
        s.angler_fish = s.angler_gear
        tell(s, AnglerReset(s.angler, s.angler_fish))
        p.money += card.money
        tell(s, Earned(s.angler, card.money, "PM-16.8"))
        win_crabs(s, s.angler, card.crabs, tell, rule="PM-16.8")


def angler_pay(fish: int) -> int:
    """PM-16.8: return the dollars for its fish at the Market."""
    pay = box.MARKET_BOARD.pay.angler
    over = fish - (TRACK.fish - len(pay))
    return pay[over - 1] if over > 0 else 0


@frozen
class CardAtBoat(Step[PublicMarket]):
    """PM-16.9: takes the card above the Boat, or of the next stack to the right that has one."""

    def run(self, s: PublicMarket, tell: Tell) -> None:
        columns = len(s.open)
        stacks = [(s.boat + n) % columns for n in range(columns)]
        stack = next((n for n in stacks if s.open[n] >= 0), -1)
        if stack < 0:
            tell_reason(s, tell, s.angler, "PM-16.9", lambda: _no_card(s))
            return
        tell_reason(s, tell, s.angler, "PM-16.9", lambda: _shown_card(s, stack))
        _give(s, stack, tell)


def _shown_card(s: PublicMarket, stack: int) -> Text:
    """PM-16.9: name the card it takes."""
    if stack == s.boat:
        text = translate("public_market", "The card above the Boat, of stack {n}, is {card}.")
    else:
        text = translate(
            "public_market", "No card shows above the Boat; the next to the right is stack {n}, {card}."
        )
    return text.fill(n=stack + 1, card=phrases.card(s.open[stack]))


def _no_card(s: PublicMarket) -> Text:
    """PM-16.9: say that no card is face up."""
    text = translate(
        "public_market", "None of the {n} stacks shows a card: this bonus of the Angler is lost."
    )
    return text.fill(n=len(s.open))


@frozen
class CardOfChoice(Step[PublicMarket]):
    """PM-16.9: the player chooses a card for the Angler."""

    def run(self, s: PublicMarket, tell: Tell) -> None:
        if max(s.open) < 0:
            tell_reason(s, tell, s.angler, "PM-16.9", lambda: _no_card(s))
        else:
            push_steps(s, ChooseCard(1 - s.angler))


@frozen
class GiveCard(OfStack):
    """PM-16.9: choose the face-up card of this stack for the Solo Angler."""

    stack: Four
    target = "angler"
    text = translate("public_market", "Give {card} to the Solo Angler")


@frozen
class ChooseCard(GameChoice[PublicMarket]):
    """PM-16.9: choose a face-up card for the Angler."""

    rule = "PM-16.9"
    rules = ("PM-16.9", "PM-13.3")
    accepts = (GiveCard,)
    seat: int

    def prompt(self, s: PublicMarket) -> Text:
        text = translate("public_market", "Choose a card for the Solo Angler: {cards}.")
        return text.fill(cards=phrases.cards(s.open))

    def candidate_actions(self, s: PublicMarket) -> Iterator[Action]:
        return map(GiveCard, range(len(s.open)))

    def forbids(self, s: PublicMarket, action: GiveCard) -> No | None:
        return no_open_card(s, action.stack)

    def apply(self, s: PublicMarket, action: GiveCard, tell: Tell) -> None:
        _give(s, action.stack, tell)


def _give(s: PublicMarket, stack: int, tell: Tell) -> None:
    """PM-16.9: give the card to the Angler; any gears on it raise its gear by one in total."""
    card = win_card(s, s.angler, stack, tell, free=True, rule="PM-16.9")
    if any(card.gears) and s.angler_gear < TRACK.gear:
        s.angler_gear += 1
        tell(s, AnglerGear(s.angler, s.angler_gear))


CARD_STEPS: dict[str, Step[PublicMarket]] = {"boat": CardAtBoat(), "choice": CardOfChoice()}


@frozen
class TurnUp(Step[PublicMarket]):
    """PM-16.9: at the end of its turn new cards are turned up."""

    def run(self, s: PublicMarket, tell: Tell) -> None:
        turn_up(s, tell)


# PM-16.10: its Lighthouse


@frozen
class Light(Step[PublicMarket]):
    """PM-16.10: puts a Lighthouse on the best free half along the card's path; else gains a Crab."""

    def run(self, s: PublicMarket, tell: Tell) -> None:
        p, path = s.players[s.angler], card_now(s).path
        left = p.lighthouses
        found = best_space(s, path) if left else None
        if found is None:
            full = p.crabs >= box.BOX.crabs
            tell_reason(s, tell, s.angler, "PM-16.10", lambda: _crab_instead(path, left, full=full))
            win_crabs(s, s.angler, 1, tell, rule="PM-16.10")
            return
        tell_reason(s, tell, s.angler, "PM-16.10", lambda: _lighthouse(s, path, *found))
        place_lighthouse(s, s.angler, *found, tell, rule="PM-16.10")


def _on_free_halves(s: PublicMarket, column: int) -> list[int]:
    """PM-16.10: return the spaces on halves without any Lighthouse."""
    return free_spaces(s.side, column, s.lights[column], halves=True)


def best_space(s: PublicMarket, path: tuple[int, ...]) -> tuple[int, int] | None:
    """PM-16.10: return column and space with the most points; of equal ones the left one."""
    for n in path:
        spaces = box.SCORING[s.side][n - 1]
        if free := _on_free_halves(s, n - 1):
            return n - 1, max(free, key=lambda space: (spaces[space].vp, -space))
    return None


def _lighthouse(s: PublicMarket, path: Sequence[int], column: int, space: int) -> Text:
    """PM-16.10: name the space, and the points of all that were free in its column."""
    text = translate(
        "public_market",
        "Path {path}: {column} is the first with a free half. Its free spaces give {points} VP: the {space}.",
    )
    points = [box.SCORING[s.side][column][free].vp for free in _on_free_halves(s, column)]
    text = text.fill(path=_path(path), column=phrases.column(column), points=", ".join(map(str, points)))
    return text.fill(space=phrases.space(s, column, space))


def _crab_instead(path: Sequence[int], left: int, *, full: bool) -> Text:
    """PM-16.10: say that no Lighthouse can be placed; `full`: True if it has all its Crabs, too."""
    if not left and full:
        text = translate(
            "public_market", "No Lighthouse is left for the path {path}, and no Crab either: nothing."
        )
    elif not left:
        text = translate("public_market", "No Lighthouse is left for the path {path}: a Crab instead.")
    elif full:
        text = translate(
            "public_market", "Every half along the path {path} is taken, and no Crab is left: nothing."
        )
    else:
        text = translate("public_market", "Every half along the path {path} is taken: a Crab instead.")
    return text.fill(path=_path(path))


def _path(path: Sequence[int]) -> str:
    return "-".join(map(str, path))


# PM-16.11: it sets the Boat


def steer(s: PublicMarket, tell: Tell) -> None:
    """PM-16.11: move the Boat right by the card's number, wrapping round to the left."""
    steps, old = card_now(s).boat, s.boat
    new = (old + steps) % len(s.ocean)
    s.boat = new
    tell_reason(s, tell, s.angler, "PM-16.11", lambda: _boat(s, steps, old, new))
    tell(s, BoatMoved(s.angler, new, "PM-16.11"))


def _boat(s: PublicMarket, steps: int, old: int, new: int) -> Text:
    """PM-16.11: name the column of the Boat."""
    if s.flags.lowest_bidder_steers:
        text = translate(
            "public_market",
            "The Angler acted last; the card moves the Boat %n column(s) right, from {old} to {new}.",
        )
    else:
        text = translate(
            "public_market",
            "The Angler is last in line; the card moves the Boat %n column(s) right, from {old} to {new}.",
        )
    return text.count(steps).fill(old=phrases.column(old), new=phrases.column(new))
