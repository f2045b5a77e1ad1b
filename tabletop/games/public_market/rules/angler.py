"""PM-16: the Solo Angler."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.engine.chance import shuffle
from tabletop.engine.refusal import No
from tabletop.engine.rules import Action, Step, Tell, push_steps, tell_reason
from tabletop.engine.state import frozen
from tabletop.engine.text import Text, join_and, translate
from tabletop.games.public_market import angler_events, events, phrases
from tabletop.games.public_market import components as box
from tabletop.games.public_market.actions import Bid, GiveCard
from tabletop.games.public_market.component_schema import SoloCard
from tabletop.games.public_market.rules import reasons
from tabletop.games.public_market.rules.bidding import costs, fee, stand
from tabletop.games.public_market.rules.fishing import to_dock, to_market
from tabletop.games.public_market.rules.game_choice import GameChoice
from tabletop.games.public_market.rules.market import half_is_free, light_up, no_open_card
from tabletop.games.public_market.rules.sale import turn_up
from tabletop.games.public_market.state import PublicMarket

TRACK = box.TRACKERS.angler
SOLO_DECK = 1
"""The purpose of chance for which the discards are shuffled anew."""


def level(s: PublicMarket) -> str:
    """The level the Angler plays at."""
    return s.seats[s.angler].partition(":")[2]


def card_now(s: PublicMarket) -> SoloCard:
    """The Solo card of this round."""
    return box.ANGLER[level(s)][s.card]


def catch(s: PublicMarket, n: int, rule: str, tell: Tell) -> None:
    """PM-16.4, PM-16.7: so many fish more, at most to the end of its tracker."""
    s.angler_fish = min(TRACK.fish, s.angler_fish + n)
    tell(s, angler_events.AnglerCaught(s.angler, s.angler_fish, rule))


@frozen
class AnglerBid(Step):
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
            tell_reason(s, tell, s.angler, "PM-16.5", lambda: reasons.too_dear(location, cost, money))
            stand(s, s.angler, Bid(self.meeple, 0, 0), tell)
            return
        place = _place(s, location, money - cost, arrow=bid.arrow, tell=tell)
        stand(s, s.angler, Bid(self.meeple, location, place), tell)
        catch(s, 1, "PM-16.4", tell)


def _place(s: PublicMarket, location: int, left: int, *, arrow: bool, tell: Tell) -> int:
    """PM-16.4: behind all, or with the arrow right of the rightmost Meeple of the other player."""
    rivals = [n for n, meeple in enumerate(s.queues[location]) if s.owners[meeple] != s.angler]
    front = fee(s, location, 1)
    if not arrow or not rivals:
        tell_reason(
            s,
            tell,
            s.angler,
            "PM-16.4",
            lambda: reasons.bid_behind(location, len(s.queues[location]), arrow=arrow),
        )
        return 0
    if left < front:
        tell_reason(s, tell, s.angler, "PM-16.4", lambda: reasons.no_money_for_front(location, left, front))
        return 0
    tell_reason(s, tell, s.angler, "PM-16.4", lambda: reasons.bid_in_front(location, front))
    return rivals[-1] + 1


def draw_card(s: PublicMarket, tell: Tell) -> None:
    """PM-16.3, PM-16.11: the card of the round; the discards make a new deck first when it is empty."""
    if not s.deck:
        deck = list(s.discards)
        shuffle(s, deck, SOLO_DECK)
        s.deck, s.discards = tuple(deck), ()
        tell(s, angler_events.SoloDeckShuffled())
    s.card = s.deck[-1]
    s.deck = s.deck[:-1]
    tell(s, angler_events.SoloCardDrawn(s.card))


@frozen
class AnglerTurn(Step):
    """PM-16.6: with fewer fish than the threshold it fishes, otherwise it goes to Market."""

    meeple: int

    def run(self, s: PublicMarket, tell: Tell) -> None:
        fish, card = s.angler_fish, card_now(s)
        if fish < card.threshold:
            tell_reason(s, tell, s.angler, "PM-16.6", lambda: reasons.to_dock(fish, card.threshold))
            to_dock(s, self.meeple, tell)
            push_steps(s, Dock())
        else:
            tell_reason(s, tell, s.angler, "PM-16.6", lambda: reasons.to_market(fish, card.threshold))
            to_market(s, self.meeple, tell)
            cards = tuple(CARD_STEPS[which] for which in card.cards)
            push_steps(s, Takings(), *cards, *((Light(),) if card.path else ()), TurnUp())


@frozen
class Dock(Step):
    """PM-16.7: it takes the tile with the most kinds, by the arrow of equal ones, and counts its kinds."""

    def run(self, s: PublicMarket, tell: Tell) -> None:
        column = s.ocean[s.boat]
        if not column:
            return
        kinds = [_KINDS_ON[tile] for tile in column]
        most = max(kinds)
        equal = [n for n, k in enumerate(kinds) if k == most]
        up = card_now(s).dock == "up"
        at = equal[0] if up else equal[-1]
        tell_reason(s, tell, s.angler, "PM-16.7", lambda: reasons.tile(kinds, equal, at, up=up))
        tile = column[at]
        s.ocean[s.boat] = column[:at] + column[at + 1 :]
        s.gone |= 1 << tile
        tell(s, angler_events.AnglerFished(s.angler, tile, s.boat))
        catch(s, most, "PM-16.7", tell)


_KINDS_ON = tuple(sum(n > 0 for n in fish) for fish in box.TILE_FISH)
"""How many kinds of fish are on each tile."""


@frozen
class Takings(Step):
    """PM-16.8: dollars for 10 to 12 fish, the reset, then the card's dollars and Crabs."""

    def run(self, s: PublicMarket, tell: Tell) -> None:
        p, card = s.players[s.angler], card_now(s)
        extra = angler_pay(s.angler_fish)
        if extra:
            p.money += extra
            tell(s, events.Earned(s.angler, extra, "PM-16.8"))
        s.angler_fish = s.angler_gear
        tell(s, angler_events.AnglerReset(s.angler, s.angler_fish))
        p.money += card.money
        tell(s, events.Earned(s.angler, card.money, "PM-16.8"))
        win_crabs(s, card.crabs, "PM-16.8", tell)


def angler_pay(fish: int) -> int:
    """PM-16.8: the dollars for so many fish."""
    pay = box.MARKET.pay.angler
    over = fish - (TRACK.fish - len(pay))
    return pay[over - 1] if over > 0 else 0


def win_crabs(s: PublicMarket, n: int, rule: str, tell: Tell) -> None:
    """PM-16.8, PM-16.10: Crab Meeples, at most five."""
    p = s.players[s.angler]
    won = min(n, box.BOX.crabs - p.crabs)
    if won:
        p.crabs += won
        tell(s, events.CrabsWon(s.angler, won, rule))


@frozen
class CardAtBoat(Step):
    """PM-16.9: the card above the Boat, or of the next stack to the right that shows one."""

    def run(self, s: PublicMarket, tell: Tell) -> None:
        columns = len(s.open)
        stacks = [(s.boat + n) % columns for n in range(columns)]
        stack = next((n for n in stacks if s.open[n] >= 0), -1)
        if stack < 0:
            tell_reason(s, tell, s.angler, "PM-16.9", lambda: reasons.no_card(s))
            return
        tell_reason(s, tell, s.angler, "PM-16.9", lambda: reasons.card(s, stack))
        give(s, stack, tell)


@frozen
class CardOfChoice(Step):
    """PM-16.9: the player chooses a card for the Angler."""

    def run(self, s: PublicMarket, tell: Tell) -> None:
        if max(s.open) < 0:
            tell_reason(s, tell, s.angler, "PM-16.9", lambda: reasons.no_card(s))
        else:
            push_steps(s, ChooseCard(1 - s.angler))


@frozen
class ChooseCard(GameChoice):
    """PM-16.9: choose a face-up card for the Angler."""

    rule = "PM-16.9"
    rules = ("PM-16.9", "PM-13.3")
    accepts = (GiveCard,)
    seat: int

    def prompt(self, s: PublicMarket) -> Text:
        cards = [phrases.card(card) for card in s.open if card >= 0]
        return translate("public_market", "Choose a card for the Solo Angler: {cards}.").fill(
            cards=join_and(cards)
        )

    def candidate_actions(self, s: PublicMarket) -> Iterator[Action]:
        return map(GiveCard, range(len(s.open)))

    def forbids(self, s: PublicMarket, action: GiveCard) -> No | None:
        return no_open_card(s, action.stack)

    def apply(self, s: PublicMarket, action: GiveCard, tell: Tell) -> None:
        give(s, action.stack, tell)


def give(s: PublicMarket, stack: int, tell: Tell) -> None:
    """PM-16.9: the card goes to the Angler's pile; any gears on it raise its gear by one in all."""
    card = s.open[stack]
    s.open[stack] = -1
    s.players[s.angler].cards += (card,)
    tell(s, events.CardTaken(s.angler, card, stack, True, "PM-16.9"))
    if any(box.CATCH[card].gears) and s.angler_gear < TRACK.gear:
        s.angler_gear += 1
        tell(s, angler_events.AnglerGear(s.angler, s.angler_gear))


CARD_STEPS: dict[str, Step] = {"boat": CardAtBoat(), "choice": CardOfChoice()}


@frozen
class Light(Step):
    """PM-16.10: a Lighthouse on the dearest space of a free half, along the card's path; else a Crab."""

    def run(self, s: PublicMarket, tell: Tell) -> None:
        p, path = s.players[s.angler], card_now(s).path
        left = p.lighthouses
        found = best_space(s, path) if left else None
        if found is None:
            full = p.crabs >= box.BOX.crabs
            tell_reason(s, tell, s.angler, "PM-16.10", lambda: reasons.crab_instead(path, left, full=full))
            win_crabs(s, 1, "PM-16.10", tell)
            return
        column, space = found
        tell_reason(
            s,
            tell,
            s.angler,
            "PM-16.10",
            lambda: reasons.lighthouse(s, path, column, space, free_points(s, column)),
        )
        p.lighthouses -= 1
        light_up(s, s.angler, column, space)
        tell(s, events.LighthousePlaced(s.angler, column, space, "PM-16.10"))


def free_spaces(s: PublicMarket, column: int) -> list[int]:
    """PM-16.10: the spaces on halves without any Lighthouse."""
    return [space for space in range(len(s.lights[column])) if half_is_free(s, column, space)]


def free_points(s: PublicMarket, column: int) -> list[int]:
    """PM-16.10: what the spaces on free halves give."""
    return [box.SCORING[s.side][column][space].vp for space in free_spaces(s, column)]


def best_space(s: PublicMarket, path: tuple[int, ...]) -> tuple[int, int] | None:
    """PM-16.10: column and space; of equal points the left one."""
    for n in path:
        spaces = box.SCORING[s.side][n - 1]
        if free := free_spaces(s, n - 1):
            return n - 1, max(free, key=lambda space: (spaces[space].vp, -space))
    return None


@frozen
class TurnUp(Step):
    """PM-16.9: at the end of its turn the stacks are turned up."""

    def run(self, s: PublicMarket, tell: Tell) -> None:
        turn_up(s, tell)


def steer(s: PublicMarket, tell: Tell) -> None:
    """PM-16.11: the Boat moves right by the card's number and begins again at the left."""
    steps, old = card_now(s).boat, s.boat
    new = (old + steps) % len(s.ocean)
    s.boat = new
    tell_reason(s, tell, s.angler, "PM-16.11", lambda: reasons.boat(s, steps, old, new))
    tell(s, events.BoatMoved(s.angler, new, "PM-16.11"))


@frozen
class CardAway(Step):
    """PM-16.11: at the end of the round its card is discarded."""

    def run(self, s: PublicMarket, tell: Tell) -> None:
        if s.card >= 0:
            card, s.card = s.card, -1
            s.discards = (*s.discards, card)
            tell(s, angler_events.SoloCardDiscarded(card))
