"""PM-9.10 to PM-9.13: what ends a Market action by itself."""

from __future__ import annotations

from tabletop.engine.rules import Step, Tell
from tabletop.engine.state import frozen
from tabletop.games.public_market import components as box
from tabletop.games.public_market import events, grid
from tabletop.games.public_market.state import NO_FISH, SCRAP, Player, PublicMarket, Vec, bag_is_empty

PAY = box.MARKET.pay
MARKET_TOKEN = 3


def worth(fish: Vec, *, token: bool) -> int:
    """PM-9.10, PM-15.10: the dollars for these fish; `token` with the Market token on the rose."""
    more = PAY.token if token else 0
    return sum(n // unit * (sale + more) for n, unit, sale in zip(fish, PAY.units, PAY.sale, strict=True))


def complete_lines(p: Player) -> tuple[bool, tuple[int, ...]]:
    """PM-9.11: complete rows (True) or columns, the more of them; covered, Ice Blocks and Crab count."""
    done = p.filled | box.ICE[p.chest] | box.CRAB[p.chest]
    rows = tuple(n for n, line in enumerate(grid.ROWS) if line & done == line)
    columns = tuple(n for n, line in enumerate(grid.COLUMNS) if line & done == line)
    return (False, columns) if len(columns) > len(rows) else (True, rows)


@frozen
class Sale(Step):
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
        tell(s, events.FishSold(self.seat, fish, dollars))


@frozen
class Payout(Step):
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
            tell(s, events.PaidOut(self.seat, rows, lines, dollars))


@frozen
class Emptied(Step):
    """PM-9.12, PM-9.13: chest and cooler are emptied, cards turned up, a chest drawn, fish reset."""

    seat: int

    def run(self, s: PublicMarket, tell: Tell) -> None:
        p, seat = s.players[self.seat], self.seat
        empty_chest(s, p)
        if p.chest >= 0:
            old, p.chest = p.chest, -1
            s.chests.insert(0, old)
            tell(s, events.ChestEmptied(seat, old))
        turn_up(s, tell)
        if s.chests and not bag_is_empty(s):
            p.chest = s.chests.pop()
            tell(s, events.ChestDrawn(seat, p.chest))
        if p.fish != p.gears:
            p.fish = p.gears
            tell(s, events.FishReset(seat, p.fish))


def empty_chest(s: PublicMarket, p: Player) -> None:
    """PM-9.12: Scraps return to the supply, tiles of chest and cooler leave the game."""
    for thing, _, _ in p.placed:
        if thing < SCRAP:
            s.gone |= 1 << thing
        else:
            s.scraps[thing - SCRAP] += 1
    for tile in p.cooler:
        s.gone |= 1 << tile
    p.filled, p.placed, p.cooler, p.shrimped = 0, (), (), False


def turn_up(s: PublicMarket, tell: Tell) -> None:
    """PM-9.12: the top card of each stack from which a card was taken."""
    for stack, card in enumerate(s.open):
        if card < 0 and s.stacks[stack]:
            s.open[stack] = s.stacks[stack][-1]
            s.stacks[stack] = s.stacks[stack][:-1]
            tell(s, events.CardTurnedUp(stack, s.open[stack]))
