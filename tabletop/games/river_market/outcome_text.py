"""River Market: what an action would bring about, in few words."""

from __future__ import annotations

from dataclasses import replace

from tabletop.engine.rules import Action, pending_choice
from tabletop.engine.text import NO_TEXT, Text, join_and, translate
from tabletop.games.river_market import actions as do
from tabletop.games.river_market import components as box
from tabletop.games.river_market import phrases
from tabletop.games.river_market.component_schema import Amount
from tabletop.games.river_market.rules.acts import Act
from tabletop.games.river_market.rules.costs import goods_off, price
from tabletop.games.river_market.rules.paying import COSTS, least
from tabletop.games.river_market.rules.visits import Gaining, VisitBooth, bonus_seat, effect_of
from tabletop.games.river_market.state import RiverMarket


def outcome_text(s: RiverMarket, action: Action) -> Text:
    """What the action would bring about; NONE where its own words tell all."""
    step = pending_choice(s)
    if step is None:
        return NO_TEXT
    match action:
        case do.Wade(booth) | do.Play(_, booth) | do.Zoom(booth) | do.Send(booth) if booth in s.ring:
            return _visit(s, step.seat, booth, sent=isinstance(action, do.Send))
        case do.Use():
            return gives(s.players[step.seat].pawn)
        case do.UseSome(cards) if isinstance(step, VisitBooth):
            return amount(replace(effect_of(s.players[step.seat].pawn).take, cards=cards))
        case do.Build(card, _) if isinstance(step, Act) and card in (*box.BOOTHS, *box.EVENTS):
            n = least(COSTS[card], goods_off(s, step.seat, step.shaken))
            text = translate("river_market", "{points} VP for %n good(s)", "points for goods paid", n)
            return text.fill(points=box.CARDS[card].vp)
        case do.Hire(card) if isinstance(step, Act) and box.CARDS[card].kind == "helper":
            text = translate("river_market", "{points} VP for ${price}", "points for coins paid")
            return text.fill(points=box.CARDS[card].vp, price=price(s, card, step.shaken))
        case do.UseFind(card) if box.CARDS[card].kind == "find":
            return _find(card)
    return NO_TEXT


def gives_up(s: RiverMarket, action: Action) -> Text:
    """RM-5.1: what a visit would give that is left; NONE where nothing is to be had without paying."""
    step = pending_choice(s)
    if isinstance(action, do.Done) and isinstance(step, VisitBooth):
        booth = s.players[step.seat].pawn
        if effect_of(booth).effect != "move_on":
            return gives(booth)
    if isinstance(action, do.Done) and isinstance(step, Gaining):
        return translate("river_market", "%n good(s) of your choice", "", step.left)
    if isinstance(action, do.UseSome) and isinstance(step, VisitBooth):
        left = effect_of(s.players[step.seat].pawn).take.cards - action.cards
        return translate("river_market", "%n card(s)", "", left)
    return NO_TEXT


def _visit(s: RiverMarket, seat: int, booth: int, *, sent: bool) -> Text:
    """RM-5: what the Booth would give, and who would take an Owner bonus."""
    whose = bonus_seat(s, booth, s.rival if sent else seat)
    if whose < 0:
        return NO_TEXT if sent else gives(booth)
    bonus = amount(box.CARDS[booth].bonus)
    if sent:
        return translate("river_market", "Owner bonus for you: {bonus}").fill(bonus=bonus)
    if whose == seat:
        text = translate("river_market", "{gives}; Owner bonus for you: {bonus}")
        return text.fill(gives=gives(booth), bonus=bonus)
    text = translate("river_market", "{gives}; Owner bonus for {who}: {bonus}")
    return text.fill(gives=gives(booth), who=phrases.seat(s, whose), bonus=bonus)


def gives(booth: int) -> Text:
    """RM-5.2, RM-8: what a visit to a Booth brings."""
    visit = effect_of(booth)
    good = phrases.amount(box.CARDS[booth].good, 1) if visit.effect == "sell" else NO_TEXT
    match visit.effect:
        case "gain":
            return amount(visit.take)
        case "sell":
            text = translate("river_market", "{good} for ${n}, up to {most} times")
            return text.fill(good=good, n=visit.coins, most=visit.most)
        case "trade":
            text = translate("river_market", "${n} for {cost}")
            return text.fill(n=visit.coins, cost=phrases.bundle(visit.pay.goods))
        case "hire_less":
            return translate("river_market", "Hire for ${n} less").fill(n=visit.less)
        case "build_less":
            return translate("river_market", "Build for %n good(s) less", "", visit.less)
        case "stage":
            text = translate("river_market", "${n} and ${each} for each own Booth, at most ${most}")
            return text.fill(n=visit.coins, each=visit.each, most=visit.most)
        case "move_on":
            return translate("river_market", "Up to %n Booth(s) on", "", visit.most)
    return translate("river_market", "Up to %n swap(s)", "", visit.most)


def amount(take: Amount) -> Text:
    """What somebody takes."""
    some = any(take.goods) or take.coins or take.zooms
    parts = [phrases.bundle(take.goods, take.coins, take.zooms)] if some else []
    if take.any:
        parts.append(translate("river_market", "%n good(s) of your choice", "", take.any))
    if take.cards:
        parts.append(translate("river_market", "%n card(s)", "", take.cards))
    return join_and(parts)


def _find(card: int) -> Text:
    """RM-11: what a Find gives."""
    use = box.CARDS[card].visit
    assert use is not None
    if use.effect == "gain":
        return amount(use.take)
    text = translate("river_market", "Build for {goods} goods less, or hire for ${coins} less")
    return text.fill(goods=use.goods_off, coins=use.coins_off)
