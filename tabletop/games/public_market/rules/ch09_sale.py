"""PM-9.10 to PM-9.13: the steps that end a Market action without a choice."""

from __future__ import annotations

from tabletop.engine.described import GameEvent
from tabletop.engine.headline import Headline
from tabletop.engine.log_line import LogLine
from tabletop.engine.reward import Reward
from tabletop.engine.rules import Step, Tell
from tabletop.engine.state import frozen
from tabletop.engine.text import translate
from tabletop.games.public_market import components as box
from tabletop.games.public_market import grid, phrases
from tabletop.games.public_market.rules.supply import payment
from tabletop.games.public_market.state import NO_FISH, SCRAP, Player, PublicMarket, Vec, bag_is_empty

# PM-9.10: step 4, the sale

PAY = box.MARKET_BOARD.pay
MARKET_TOKEN = 3


def worth(fish: Vec, *, token: bool) -> int:
    """PM-9.10, PM-15.10: return the dollars for these fish; `token`: True with the Market token."""
    more = PAY.token if token else 0
    return sum(n // unit * (sale + more) for n, unit, sale in zip(fish, PAY.units, PAY.sale, strict=True))


@frozen
class FishSold(GameEvent):
    """PM-9.10: all remaining fish were sold."""

    seat: int
    fish: Vec
    dollars: int

    def line(self) -> LogLine:
        text = translate("public_market", "Sells {fish} for ${n}")
        return LogLine(text.fill(fish=phrases.fish(self.fish), n=self.dollars), self.seat, (), "PM-9.10")

    def reward(self) -> Reward | None:
        return payment(self.seat, self.dollars, "tracker")

    def headline(self) -> Headline:
        did = translate("public_market", "sold %n fish for ${amount}", "", sum(self.fish))
        earns = translate("public_market", "sell fish for ${amount}")
        return Headline(self.seat, "fish", 7, did, (), self.dollars, earns=earns)


@frozen
class Sale(Step[PublicMarket]):
    """PM-9.10: the remaining fish are sold."""

    seat: int

    def run(self, s: PublicMarket, tell: Tell) -> None:
        p = s.players[self.seat]
        fish = p.fish
        if not any(fish):
            return
        dollars = worth(fish, token=p.token == MARKET_TOKEN)
        p.fish = NO_FISH
        p.money += dollars
        tell(s, FishSold(self.seat, fish, dollars))


# PM-9.11: step 5, the payout


def counted_in_lines(chest: int, filled: int) -> int:
    """PM-9.11: return the cells that count as complete, as a mask: covered ones, Ice Blocks and the Crab."""
    return filled | box.ICE[chest] | box.CRAB[chest]


def complete_lines(p: Player) -> tuple[bool, tuple[int, ...]]:
    """PM-9.11: return True and the complete rows, or False and the complete columns if there are more."""
    done = counted_in_lines(p.chest, p.filled)
    rows = tuple(n for n, line in enumerate(grid.ROWS) if line & done == line)
    columns = tuple(n for n, line in enumerate(grid.COLUMNS) if line & done == line)
    return (False, columns) if len(columns) > len(rows) else (True, rows)


@frozen
class PaidOut(GameEvent):
    """PM-9.11: the payout for complete rows (or columns), given by number from 0."""

    seat: int
    rows: bool
    lines: tuple[int, ...]
    dollars: int

    def line(self) -> LogLine:
        n = len(self.lines)
        text = translate("public_market", "Is paid ${dollars} for %n complete column(s)", "", n)
        if self.rows:
            text = translate("public_market", "Is paid ${dollars} for %n complete row(s)", "", n)
        return LogLine(text.fill(dollars=self.dollars), self.seat, (), "PM-9.11")

    def reward(self) -> Reward | None:
        return payment(self.seat, self.dollars, "chest")

    def headline(self) -> Headline:
        n = len(self.lines)
        did = translate("public_market", "was paid ${amount} for %n full column(s)", "", n)
        if self.rows:
            did = translate("public_market", "was paid ${amount} for %n full row(s)", "", n)
        earns = translate("public_market", "get ${amount} for full rows and columns")
        return Headline(self.seat, "lines", 8, did, (), self.dollars, earns=earns)


@frozen
class Payout(Step[PublicMarket]):
    """PM-9.11: $3 for each complete row or each complete column."""

    seat: int

    def run(self, s: PublicMarket, tell: Tell) -> None:
        p = s.players[self.seat]
        if p.chest < 0:
            return
        rows, lines = complete_lines(p)
        if lines:
            dollars = PAY.line * len(lines)
            p.money += dollars
            tell(s, PaidOut(self.seat, rows, lines, dollars))


# PM-9.12, PM-9.13: steps 6 and 7, everything is emptied, and a new chest is drawn


@frozen
class ChestEmptied(GameEvent):
    """PM-9.12: the chest and the cooler are empty."""

    seat: int
    chest: int

    def line(self) -> LogLine:
        text = translate("public_market", "Empties Ice Chest {n}, which goes under the pile")
        return LogLine(text.fill(n=self.chest + 1), self.seat, (), "PM-9.12")


@frozen
class CardTurnedUp(GameEvent):
    """PM-9.12: a new card was turned up on a stack."""

    stack: int
    card: int
    final = True

    def line(self) -> LogLine:
        text = translate("public_market", "{card} is turned up in {column}")
        text = text.fill(card=phrases.card(self.card), column=phrases.column(self.stack))
        return LogLine(text, -1, (f"catch:{self.card}",), "PM-9.12")


@frozen
class ChestDrawn(GameEvent):
    """PM-9.13: the seat drew a new Ice Chest."""

    seat: int
    chest: int
    final = True

    def line(self) -> LogLine:
        text = translate("public_market", "Draws Ice Chest {n}").fill(n=self.chest + 1)
        return LogLine(text, self.seat, (), "PM-9.13")

    def headline(self) -> Headline:
        did = translate("public_market", "started a new Ice Chest")
        return Headline(self.seat, "chest", 5, did)


@frozen
class FishReset(GameEvent):
    """PM-9.13: the Fish tokens went back to the values of the Gear tokens."""

    seat: int
    fish: Vec

    def line(self) -> LogLine:
        text = translate("public_market", "Moves the Fish tokens back to the Gear tokens: {fish}")
        return LogLine(text.fill(fish=phrases.fish(self.fish)), self.seat, (), "PM-9.13")


@frozen
class Emptied(Step[PublicMarket]):
    """PM-9.12, PM-9.13: chest and cooler are emptied, cards turned up, a chest drawn, fish reset."""

    seat: int

    def run(self, s: PublicMarket, tell: Tell) -> None:
        p, seat = s.players[self.seat], self.seat
        empty_chest(s, p)
        if p.chest >= 0:
            old, p.chest = p.chest, -1
            s.chests.insert(0, old)
            tell(s, ChestEmptied(seat, old))
        turn_up(s, tell)
        if s.chests and not bag_is_empty(s):
            p.chest = s.chests.pop()
            tell(s, ChestDrawn(seat, p.chest))
        if p.fish != p.gears:
            p.fish = p.gears
            tell(s, FishReset(seat, p.fish))


def empty_chest(s: PublicMarket, p: Player) -> None:
    """PM-9.12: put Scraps back into the supply; tiles of chest and cooler leave the game."""
    for thing, _, _ in p.placed:
        if thing < SCRAP:
            s.gone |= 1 << thing
        else:
            s.scraps[thing - SCRAP] += 1
    for tile in p.cooler:
        s.gone |= 1 << tile
    p.filled, p.placed, p.cooler, p.shrimped = 0, (), (), False


def turn_up(s: PublicMarket, tell: Tell) -> None:
    """PM-9.12: turn up the top card of each stack from which a card was taken."""
    for stack, card in enumerate(s.open):
        if card < 0 and s.stacks[stack]:
            s.open[stack] = s.stacks[stack][-1]
            s.stacks[stack] = s.stacks[stack][:-1]
            tell(s, CardTurnedUp(stack, s.open[stack]))
