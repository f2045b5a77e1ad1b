"""RM-1.5, RM-6.8: paying goods, Lilies for others among them, and what a discount leaves out."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.engine.refusal import No
from tabletop.engine.rules import Action, Step, Tell, push_steps
from tabletop.engine.state import frozen
from tabletop.engine.text import Text, translate
from tabletop.games.river_market import components as box
from tabletop.games.river_market import events, names, phrases
from tabletop.games.river_market.actions import Give
from tabletop.games.river_market.rules.drawing import has_none
from tabletop.games.river_market.rules.game_choice import GameChoice
from tabletop.games.river_market.rules.goods import one, take_away
from tabletop.games.river_market.state import COIN, LILY, NO_GOODS, Player, RiverMarket, Vec

COSTS: tuple[Vec, ...] = tuple((*card.cost, 0) for card in box.CARDS)
"""What a Build costs, by card."""
TRADES: tuple[Vec, ...] = tuple(
    card.visit.pay.goods if card.visit is not None else NO_GOODS for card in box.CARDS
)
"""RM-8.8: what a Booth asks for in a trade, by card."""


def least(cost: Vec, off: int) -> int:
    """RM-6.8: how many goods are paid: the cost without the discount, but 1 at least."""
    return max(1, sum(cost) - off)


def room(p: Player, cost: Vec, paid: Vec, *, plain: bool) -> Vec:
    """RM-1.5: how many goods of each kind could still be paid towards a cost."""
    have = p.goods
    return (
        min(have[0], cost[0] - paid[0]),
        min(have[1], cost[1] - paid[1]),
        min(have[2], cost[2] - paid[2]),
        min(have[3], cost[3] - paid[3]),
        min(have[4], cost[4] - paid[4]) if plain else have[4],
    )


def payable(p: Player, cost: Vec, off: int, *, plain: bool) -> bool:
    """RM-6.8: whether the player's goods are enough."""
    return p.goods[LILY] >= cost[LILY] and sum(room(p, cost, NO_GOODS, plain=plain)) >= least(cost, off)


@frozen
class Bill(Step):
    """RM-6.8: goods are paid for a Build or a trade; where there is no choice, they go by themselves.

    `card`: the Booth to build, or with `trade` to trade at. `off`: the discount. `paid`: so far.
    """

    seat: int
    card: int
    trade: bool
    off: int
    paid: Vec = NO_GOODS

    def run(self, s: RiverMarket, tell: Tell) -> None:
        p, paid = s.players[self.seat], self.paid
        asked = Paying(self.seat, self.card, self.trade, self.off, paid)
        while kinds := asked.kinds(s):
            if len(kinds) > 1 and not asked.needs_all(s):
                s.flow.append(asked)
                return
            take_away(p, one(kinds[0]))
            paid = plus(paid, kinds[0])
            asked = Paying(self.seat, self.card, self.trade, self.off, paid)
        tell(s, events.GoodsPaid(self.seat, self.card, paid, self.trade))


def plus(paid: Vec, kind: int) -> Vec:
    """One good of this kind more."""
    v, f, c, t, lilies = one(kind)
    return (paid[0] + v, paid[1] + f, paid[2] + c, paid[3] + t, paid[4] + lilies)


@frozen
class Paying(GameChoice):
    """RM-6.8, RM-1.5: pay one good; what it is for, and what was paid so far, as in Bill."""

    rule = "RM-6.8"
    accepts = (Give,)
    seat: int
    card: int
    trade: bool
    off: int
    paid: Vec

    def cost(self) -> Vec:
        """What is asked for, without the discount."""
        return (TRADES if self.trade else COSTS)[self.card]

    def left(self) -> int:
        """How many goods are still to be paid."""
        return least(self.cost(), self.off) - sum(self.paid)

    def kinds(self, s: RiverMarket) -> list[int]:
        """The kinds of good that may be paid next."""
        left, cost = self.left(), self.cost()
        if not left:
            return []
        could = room(s.players[self.seat], cost, self.paid, plain=s.flags.plain_lilies)
        if left == cost[LILY] - self.paid[LILY]:
            return [LILY]
        return [kind for kind, n in enumerate(could) if n]

    def needs_all(self, s: RiverMarket) -> bool:
        """Whether everything that may be paid has to be."""
        could = room(s.players[self.seat], self.cost(), self.paid, plain=s.flags.plain_lilies)
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

    def candidate_actions(self, s: RiverMarket) -> Iterator[Action]:
        return map(Give, range(COIN + 1))

    def forbids(self, s: RiverMarket, action: Give) -> No | None:
        kind, cost = action.kind, self.cost()
        if kind == COIN:
            text = translate("river_market", "{booth} is paid with goods: {cost}.")
            return No("RM-6.8", lambda: text.fill(booth=phrases.card(self.card), cost=phrases.bundle(cost)))
        if no := has_none(s, self.seat, kind, "RM-6.8"):
            return no
        if kind not in self.kinds(s):
            return self._not_this(kind)
        return None

    def _not_this(self, kind: int) -> No:
        cost, name = self.cost(), names.RESOURCE_NAMES[kind]
        if cost[kind]:
            text = translate("river_market", "{booth} asks for {amount} only, and you have paid that.")
            return No(
                "RM-6.8",
                lambda: text.fill(booth=phrases.card(self.card), amount=phrases.amount(kind, cost[kind])),
            )
        text = translate("river_market", "{booth} doesn't ask for {resource}: it costs {cost}.")
        return No(
            "RM-6.8",
            lambda: text.fill(booth=phrases.card(self.card), resource=name, cost=phrases.bundle(cost)),
        )

    def apply(self, s: RiverMarket, action: Give, tell: Tell) -> None:
        take_away(s.players[self.seat], one(action.kind))
        push_steps(s, Bill(self.seat, self.card, self.trade, self.off, plus(self.paid, action.kind)))
