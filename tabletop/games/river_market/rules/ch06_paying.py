"""RM-6.8, RM-1.5: costs of a Build and a Hire, and paying goods: Lilies for others, less discounts."""

from __future__ import annotations

from tabletop.engine.described import GameEvent
from tabletop.engine.headline import Headline
from tabletop.engine.log_line import LogLine
from tabletop.engine.refusal import No
from tabletop.engine.rules import Step, Tell, push_steps
from tabletop.engine.state import frozen
from tabletop.engine.text import Text, translate
from tabletop.games.river_market import components as box
from tabletop.games.river_market import phrases, places
from tabletop.games.river_market.rules.ch10_powers import helped
from tabletop.games.river_market.rules.ch11_finds import shake
from tabletop.games.river_market.rules.supply import GiveChoice, one, plus, take_away
from tabletop.games.river_market.state import COIN, LILY, NO_GOODS, Player, RiverMarket, Vec

# RM-6.8: what something costs now

COSTS: tuple[Vec, ...] = tuple((*card.cost, 0) for card in box.CARDS)
"""By card: the cost of a Build."""
TRADES: tuple[Vec, ...] = tuple(
    card.visit.pay.goods if card.visit is not None else NO_GOODS for card in box.CARDS
)
"""RM-8.8: by card: the goods that a Booth takes in a trade."""


def goods_off(s: RiverMarket, seat: int, shaken: int) -> int:
    """RM-6.8, RM-8.6, RM-10.6, RM-11.2: return the present discount on a Build, in goods."""
    return s.build_off + helped(s.players[seat], "build_less") + shake(shaken)[0]


def helper_price(s: RiverMarket, card: int, shaken: int) -> int:
    """RM-6.4, RM-6.8, RM-8.5, RM-11.2: return the present cost of a Helper."""
    return max(1, box.CARDS[card].price - s.hire_off - shake(shaken)[1])


def least(cost: Vec, off: int) -> int:
    """RM-6.8: return the number of goods to be paid: the cost less the discount, but at least 1."""
    return max(1, sum(cost) - off)


def still_payable(p: Player, cost: Vec, paid: Vec, *, plain: bool) -> Vec:
    """RM-1.5: return the number of goods of each kind that could still be paid towards a cost."""
    have = p.goods
    return (
        min(have[0], cost[0] - paid[0]),
        min(have[1], cost[1] - paid[1]),
        min(have[2], cost[2] - paid[2]),
        min(have[3], cost[3] - paid[3]),
        min(have[4], cost[4] - paid[4]) if plain else have[4],
    )


def can_pay(p: Player, cost: Vec, off: int, *, plain: bool) -> bool:
    """RM-6.8: return True if the player has enough goods."""
    return p.goods[LILY] >= cost[LILY] and sum(still_payable(p, cost, NO_GOODS, plain=plain)) >= least(
        cost, off
    )


# RM-6.8, RM-8.8: paying it


@frozen
class GoodsPaid(GameEvent):
    """RM-6.8, RM-8.8: these goods were paid to build this card, or at this Booth in a trade (`trade`)."""

    seat: int
    card: int
    goods: Vec
    trade: bool

    def line(self) -> LogLine:
        rule, text = "RM-6.8", translate("river_market", "Pays {goods} for {card}")
        if self.trade:
            rule, text = "RM-8.8", translate("river_market", "Gives {goods} at {card}")
        text = text.fill(goods=phrases.bundle(self.goods), card=phrases.card(self.card))
        return LogLine(text, self.seat, (places.card_key(self.card),), rule)

    def headline(self) -> Headline | None:
        if not self.trade:
            return None
        things = phrases.counted(self.goods)
        return Headline(self.seat, "gave", 5, translate("river_market", "gave {things}"), things)


@frozen
class Bill(Step[RiverMarket]):
    """RM-6.8: asks for the goods of a Build or a trade; if there is no choice, they are paid at once.

    `card`: the Booth to build, or with `trade` to trade at. `off`: the discount. `paid`: so far.
    """

    seat: int
    card: int
    trade: bool
    off: int
    paid: Vec = NO_GOODS

    def run(self, s: RiverMarket, tell: Tell) -> None:
        p, paid = s.players[self.seat], self.paid
        paying = Paying(self.seat, self.card, self.trade, self.off, paid)
        while kinds := paying.payable_kinds(s):
            if len(kinds) > 1 and not paying.needs_all(s):
                s.flow.append(paying)
                return
            take_away(p, one(kinds[0]))
            paid = plus(paid, kinds[0])
            paying = Paying(self.seat, self.card, self.trade, self.off, paid)
        tell(s, GoodsPaid(self.seat, self.card, paid, self.trade))


@frozen
class Paying(GiveChoice):
    """RM-6.8, RM-1.5: pay one good; the fields are as in Bill."""

    rule = "RM-6.8"
    seat: int
    card: int
    trade: bool
    off: int
    paid: Vec

    def cost(self) -> Vec:
        """Return the cost without the discount."""
        return (TRADES if self.trade else COSTS)[self.card]

    def left(self) -> int:
        """Return the number of goods still to be paid."""
        return least(self.cost(), self.off) - sum(self.paid)

    def payable_kinds(self, s: RiverMarket) -> list[int]:
        """Return the kinds of good that may be paid next."""
        left, cost = self.left(), self.cost()
        if not left:
            return []
        could = still_payable(s.players[self.seat], cost, self.paid, plain=s.flags.plain_lilies)
        if left == cost[LILY] - self.paid[LILY]:
            return [LILY]
        return [kind for kind, n in enumerate(could) if n]

    def needs_all(self, s: RiverMarket) -> bool:
        """Return True if everything that may be paid has to be."""
        could = still_payable(s.players[self.seat], self.cost(), self.paid, plain=s.flags.plain_lilies)
        return sum(could) == self.left()

    def prompt(self, s: RiverMarket) -> Text:
        name, cost, n = phrases.card(self.card), phrases.bundle(self.cost()), self.left()
        if self.off:
            text = translate("river_market", "{booth} costs {cost}, less {off}: pay %n more good(s).", "", n)
            return text.fill(booth=name, cost=cost, off=self.off)
        text = translate(
            "river_market", "{booth} costs {cost}: pay %n more good(s), Lilies for what you like.", "", n
        )
        return text.fill(booth=name, cost=cost)

    def rules_now(self, s: RiverMarket) -> tuple[str, ...]:
        return ("RM-6.8", *(() if s.flags.plain_lilies else ("RM-1.5",)))

    def unwanted(self, s: RiverMarket, kind: int) -> No | None:
        cost, booth = self.cost(), phrases.card(self.card)
        if kind == COIN:
            text = translate("river_market", "{booth} is paid with goods: {cost}.")
            return No("RM-6.8", lambda: text.fill(booth=booth, cost=phrases.bundle(cost)))
        if not s.players[self.seat].goods[kind] or kind in self.payable_kinds(s):
            return None
        if cost[kind]:
            text = translate("river_market", "{booth} asks for {amount} only, and you have paid that.")
            return No("RM-6.8", lambda: text.fill(booth=booth, amount=phrases.amount(kind, cost[kind])))
        text = translate("river_market", "{booth} doesn't ask for {resource}: it costs {cost}.")
        other = phrases.RESOURCE_NAMES[kind]
        return No("RM-6.8", lambda: text.fill(booth=booth, resource=other, cost=phrases.bundle(cost)))

    def give(self, s: RiverMarket, kind: int, tell: Tell) -> None:
        take_away(s.players[self.seat], one(kind))
        push_steps(s, Bill(self.seat, self.card, self.trade, self.off, plus(self.paid, kind)))
