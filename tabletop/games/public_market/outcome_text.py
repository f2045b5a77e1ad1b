"""Public Market: what an action would bring about, in few words."""

from __future__ import annotations

from tabletop.engine.rules import Action, pending_choice
from tabletop.engine.text import NO_TEXT, Text, join_and, translate
from tabletop.games.public_market import actions as do
from tabletop.games.public_market import components as box
from tabletop.games.public_market import grid, names, phrases
from tabletop.games.public_market.rules import bidding, chest
from tabletop.games.public_market.rules.market import crab_surrounded
from tabletop.games.public_market.rules.sale import complete_lines
from tabletop.games.public_market.rules.shallow import SPACES
from tabletop.games.public_market.score import total
from tabletop.games.public_market.state import SCRAP, PublicMarket


def outcome_text(s: PublicMarket, action: Action) -> Text:
    """What the action would bring about; NONE where its own words tell all."""
    step = pending_choice(s)
    if step is None:
        return NO_TEXT
    match action:
        case do.Lay(thing, cell, turn):
            return _laid(s, step.seat, thing, cell, turn)
        case do.LayScrap(kind, cell, turn) | do.SupplyScrap(kind, cell, turn):
            return _laid(s, step.seat, SCRAP + kind, cell, turn)
        case do.Bid():
            cost = bidding.net(s, action)
            return translate("public_market", "Costs ${n}").fill(n=cost) if cost else NO_TEXT
        case do.Buy(stack) | do.TakeFree(stack) | do.GiveCard(stack):
            return card_gains(s.open[stack]) if s.open[stack] >= 0 else NO_TEXT
        case do.PlaceToken(token, row, space):
            worth = _bonus_worth(s, step.seat, token, row * SPACES + space)
            return translate("public_market", "{n} VP as things stand").fill(n=worth)
    return NO_TEXT


def gives_up(s: PublicMarket, action: Action) -> Text:
    """PM-4.6, PM-5.8, PM-9.3, PM-12.5: a Scrap not taken or laid, or cards that could be completed."""
    step = pending_choice(s)
    match action:
        case do.Decline():
            return translate("public_market", "a Scrap")
        case do.GiveUp(kind) if step is not None:
            laid = any(
                isinstance(other, do.LayScrap) and other.kind == kind for other in step.legal_actions(s)
            )
            return phrases.scrap(kind) if laid else NO_TEXT
        case do.StopMarket() if step is not None:
            cards = sum(isinstance(other, do.Complete | do.Buy) for other in step.legal_actions(s))
            if cards:
                return translate("public_market", "%n card(s) that you could complete now", "", cards)
    return NO_TEXT


def _bonus_worth(s: PublicMarket, seat: int, token: int, place: int) -> int:
    """PM-15.11 to PM-15.15: by how much a token on this Bonus Board space would raise the score now."""
    then = s.copy()
    then.bonus[place] = seat * 4 + token
    return total(then, seat) - total(s, seat)


def card_gains(card: int) -> Text:
    """PM-9.8: the gears and logos of a card."""
    gears = [
        translate("public_market", "{kind} Gear").fill(kind=names.KIND_NAMES[kind])
        for kind, n in enumerate(box.CATCH[card].gears)
        for _ in range(n)
    ]
    return join_and([*gears, *(names.LOGO_NAMES[box.LOGOS.index(logo)] for logo in box.CATCH[card].logos)])


def _laid(s: PublicMarket, seat: int, thing: int, cell: int, turn: int) -> Text:
    """PM-6: Shrimp covered, Crab surrounded, lines completed."""
    now = s.players[seat]
    mask = grid.covers(chest.shape_of(thing, s.flags), cell, turn)
    if now.chest < 0 or not mask:
        return NO_TEXT
    then = now.copy()
    then.filled |= mask
    parts = []
    if shrimp := (mask & box.SHRIMP[now.chest]).bit_count():
        parts.append(translate("public_market", "%n Shrimp covered", "", shrimp))
    if crab_surrounded(s, then) and not crab_surrounded(s, now):
        parts.append(translate("public_market", "Crab surrounded"))
    pay = len(complete_lines(then)[1]) - len(complete_lines(now)[1])
    if pay > 0:
        parts.append(translate("public_market", "${n} more payout").fill(n=pay * box.MARKET.pay.line))
    return join_and(parts)
