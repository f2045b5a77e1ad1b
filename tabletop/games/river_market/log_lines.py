"""River Market: what happened, as lines of the log. A line is about its seat, whose name it leaves out."""

from __future__ import annotations

from tabletop.engine.game import LogLine
from tabletop.engine.rules import Event, Said
from tabletop.engine.text import dollars, join_and, translate
from tabletop.games.river_market import components as box
from tabletop.games.river_market import events as done
from tabletop.games.river_market import names, phrases
from tabletop.games.river_market.state import COIN, NO_GOODS, TILE


def log(event: Event, seat: int) -> LogLine | None:
    """An event as a sentence, as far as this seat may know it; None where another line tells it."""
    if isinstance(event, Said):
        return LogLine(event.why, event.seat, (), event.rule)
    if isinstance(event, done.CardsDrawn):
        return _drawn(event, seat)
    for speak in (_moving, _resources, _acting, _cards, _rival, _ending):
        if line := speak(event):
            return line
    return None


def _moving(event: Event) -> LogLine | None:
    match event:
        case done.TurnBegan(seat, turn, last) if last:
            text = translate("river_market", "Turn {n} begins, the last but one")
            if last == 1:
                text = translate("river_market", "Turn {n} begins, the last")
            return LogLine(text.fill(n=turn), seat, (), "RM-12.4")
        case done.CardPlayed(seat, card):
            text = translate("river_market", "Plays {card} ({step}) to move")
            rule = "RM-4.4" if box.CARDS[card].step else "RM-4.5"
            text = text.fill(card=phrases.card(card), step=phrases.step(card))
            return LogLine(text, seat, (f"card:{card}",), rule)
        case done.ZoomSpent(seat):
            return LogLine(translate("river_market", "Spends a Zoom token"), seat, (), "RM-4.6")
        case done.PawnMoved(seat, booth, 0, rule):
            text = translate("river_market", "Goes to {booth}").fill(booth=phrases.booth(booth))
            return LogLine(text, seat, (f"pawn:{seat}", _key(booth)), rule)
        case done.Visited(seat, booth):
            text = translate("river_market", "Visits {booth}").fill(booth=phrases.booth(booth))
            return LogLine(text, seat, (_key(booth),), "RM-5.1")
        case done.OwnerBonus(seat, booth, _):
            text = translate("river_market", "Takes the Owner bonus of {booth}")
            return LogLine(text.fill(booth=phrases.booth(booth)), seat, (_key(booth),), "RM-5.4")
    return None


def _key(booth: int) -> str:
    """The key of a Booth's piece."""
    return f"tile:{booth - TILE}" if booth >= TILE else f"card:{booth}"


def _resources(event: Event) -> LogLine | None:
    match event:
        case done.Gained(seat, goods, coins, zooms, rule):
            if goods == NO_GOODS and not coins and not zooms:
                return None
            text = translate("river_market", "Takes {things}")
            return LogLine(text.fill(things=phrases.bundle(goods, coins, zooms)), seat, (), rule)
        case done.Cheaper(seat, goods, coins):
            if goods:
                text = translate("river_market", "Building costs %n good(s) less this turn", "", goods)
                return LogLine(text, seat, (), "RM-8.6")
            text = translate("river_market", "Hiring costs {price} less this turn")
            return LogLine(text.fill(price=dollars(coins)), seat, (), "RM-8.5")
        case done.Swapped(seat, gave, got):
            things = phrases.bundle([gave.count(kind) for kind in range(COIN)], gave.count(COIN))
            text = translate("river_market", "Swaps {gave} for {got}")
            return LogLine(text.fill(gave=things, got=phrases.amount(got, 1)), seat, (), "RM-5.3")
        case done.Sold(seat, kind, coins):
            text = translate("river_market", "Sells {good} for {price}")
            text = text.fill(good=phrases.amount(kind, 1), price=dollars(coins))
            return LogLine(text, seat, (), "RM-8.3")
        case done.GoodsPaid(seat, card, goods, trade):
            text = (
                translate("river_market", "Gives {goods} at {card}")
                if trade
                else translate("river_market", "Pays {goods} for {card}")
            )
            text = text.fill(goods=phrases.bundle(goods), card=phrases.card(card))
            return LogLine(text, seat, (f"card:{card}",), "RM-8.8" if trade else "RM-6.8")
        case done.GoodDiscarded(seat, kind):
            text = translate("river_market", "Gives up {good}")
            return LogLine(text.fill(good=phrases.amount(kind, 1)), seat, (), "RM-7.3")
    return None


def _acting(event: Event) -> LogLine | None:
    match event:
        case done.Built(seat, card, spot, free, rule, behind):
            text = (
                translate("river_market", "Builds {card} at {spot} without paying")
                if free
                else translate("river_market", "Builds {card} at {spot}")
            )
            where = phrases.spot_behind(spot, behind)
            return LogLine(text.fill(card=phrases.card(card), spot=where), seat, (f"card:{card}",), rule)
        case done.Hired(seat, card, coins):
            text = translate("river_market", "Hires {card} for {price}")
            text = text.fill(card=phrases.card(card), price=dollars(coins))
            return LogLine(text, seat, (f"card:{card}",), "RM-6.4")
        case done.FindUsed(seat, card):
            text = translate("river_market", "Uses {card}").fill(card=phrases.card(card))
            return LogLine(text, seat, (f"card:{card}",), "RM-6.6")
        case done.Rested(seat):
            text = translate("river_market", "Rests and takes {price}").fill(price=dollars(box.LIMITS.rest))
            return LogLine(text, seat, (), "RM-6.7")
    return None


def _drawn(event: done.CardsDrawn, seat: int) -> LogLine:
    """RM-1.8: what was drawn is told to whom it was drawn by."""
    if event.seat == seat:
        text = translate("river_market", "Draws {cards}")
        named = text.fill(cards=join_and([phrases.card(card) for card in event.cards]))
        return LogLine(named, seat, tuple(f"card:{card}" for card in event.cards), "RM-7.1")
    return LogLine(
        translate("river_market", "Draws %n card(s)", "", len(event.cards)), event.seat, (), "RM-7.1"
    )


def _cards(event: Event) -> LogLine | None:
    match event:
        case done.DeckShuffled(cards):
            text = translate("river_market", "Shuffles the discard pile (%n) into a new deck", "", cards)
            return LogLine(text, -1, (), "RM-7.4")
        case done.NothingToDraw(seat):
            return LogLine(translate("river_market", "No card is left to draw"), seat, (), "RM-7.4")
        case done.CardDiscarded(seat, card):
            text = translate("river_market", "Discards {card}").fill(card=phrases.card(card))
            return LogLine(text, seat, (f"card:{card}",), "RM-7.2")
    return None


def _rival(event: Event) -> LogLine | None:
    """RM-14: what the reasons that the Rival gives (`rules.reasons`) leave open."""
    match event:
        case done.RivalDrew(seat, card):
            text = translate("river_market", "Draws {card}: {form}, {step}")
            text = text.fill(card=phrases.card(card), form=phrases.form(card), step=phrases.step(card))
            return LogLine(text, seat, (f"card:{card}",), "RM-14.5")
        case done.NeutralGone(seat, rule):
            text = translate("river_market", "The neutral house at the head of its row leaves the game")
            return LogLine(text, seat, (), rule)
        case done.CollectionGone(seat, cards, rule):
            text = translate("river_market", "Discards its collection, %n card(s)", "", len(cards))
            return LogLine(text, seat, tuple(f"card:{card}" for card in cards), rule)
    return None


def _ending(event: Event) -> LogLine | None:
    match event:
        case done.EndTriggered(names.DECK, seat):
            text = translate(
                "river_market",
                "Draws the last card of the deck: the end is near; %n Zoom token(s) for all",
            )
            return LogLine(text.count(box.END.zooms), seat, (), "RM-12.2")
        case done.EndTriggered(names.RIVAL, seat):
            text = translate(
                "river_market",
                "No house of the Rival is left in the row: the end is near; %n Zoom token(s) for all",
            )
            return LogLine(text.count(box.END.zooms), seat, (), "RM-15.1")
        case done.EndTriggered(_, seat):
            text = translate("river_market", "Has no house left: the end is near; %n Zoom token(s) for all")
            return LogLine(text.count(box.END.zooms), seat, (), "RM-12.1")
        case done.Answered(_, 3, answer):
            text = translate("river_market", "Names {resource} for the title")
            return LogLine(text.fill(resource=names.RESOURCE_NAMES[answer]), event.seat, (), "RM-15.6")
        case done.Answered(seat, _, answer):
            text = translate("river_market", "Names what ended the game: {cause}")
            return LogLine(text.fill(cause=names.CAUSE_NAMES[answer]), seat, (), "RM-15.3")
        case done.MatchEnded():
            return LogLine(translate("river_market", "The match is over"), -1, (), "RM-13.1")
    return None
