"""Short texts for the outcome of an action, and for what it gives up."""

from __future__ import annotations

from tabletop.engine.rules import Action, Choice, pending_choice
from tabletop.engine.text import NO_TEXT, Text, translate
from tabletop.games.merchants_cove import actions as do
from tabletop.games.merchants_cove import components as box
from tabletop.games.merchants_cove import phrases
from tabletop.games.merchants_cove.merchants.actions import Done
from tabletop.games.merchants_cove.merchants.guild import merchant, whose
from tabletop.games.merchants_cove.proposal import propose
from tabletop.games.merchants_cove.rules.boats import ChooseBerth, robs
from tabletop.games.merchants_cove.rules.harbour import (
    PIER_OF,
    SEATS,
    at_sea,
    boat_of,
    fetched,
    free_berths,
    free_seats,
    moor,
    price,
    put,
    standing,
    take_out,
)
from tabletop.games.merchants_cove.rules.market import ChooseSale
from tabletop.games.merchants_cove.rules.progress import hand, loads
from tabletop.games.merchants_cove.rules.sale import cards_for
from tabletop.games.merchants_cove.rules.townsfolk import (
    ChooseClean,
    ChooseGood,
    ChooseOverboard,
    ChoosePilot,
    ChooseSwap,
)
from tabletop.games.merchants_cove.rules.turn import COSTS, SPONSORING, sponsor_gold
from tabletop.games.merchants_cove.state import NOBODY, MerchantsCove, colour_of, good


def outcome_text(s: MerchantsCove, action: Action) -> Text:
    """The outcome of an action; NO_TEXT if its label says everything."""
    step = pending_choice(s)
    if step is None:
        return NO_TEXT
    if own := whose(type(action)):
        return own.effect(s, action)
    seat = step.seat
    match action:
        case do.Work(space, _) if space < len(merchant(s, seat).spaces):
            return _works(s, seat, space)
        case do.Hire(place, _):
            return _hours(s, seat, COSTS[place])
        case do.Sponsor(hall, _):
            text = translate("merchants_cove", "{gold} gold; {hours}")
            gold = len(s.halls[hall]) * sponsor_gold(s)
            return text.fill(gold=gold, hours=_hours(s, seat, SPONSORING.hours))
        case do.PutStaff(place):
            return staff(s, seat, place)
        case do.Load() | do.Rob() | do.Dock():
            return _afloat(s, step, action)
        case do.UseHand():
            return translate("merchants_cove", "1 Corruption card, nobody comes")
        case do.Sell(place, _, _) if isinstance(step, ChooseSale) and place < len(s.players[seat].shelf):
            return _sold(s, step, action)
        case do.Give(place) if place < len(s.players[seat].shelf):
            colour = colour_of(s.players[seat].shelf[place])
            return phrases.gold(box.BOARD.sponsor.market * len(s.halls[colour]))
        case do.SellAll() if isinstance(step, ChooseSale):
            return _all_sold(s, seat, action)
    return NO_TEXT


def gives_up(s: MerchantsCove, action: Action) -> Text:
    """What an action leaves although it is paid for already; NO_TEXT for other actions."""
    step = pending_choice(s)
    match step, action:
        case ChooseSale(seat), do.KeepRest():
            gold = sales_gold(s, seat, propose(s, seat, step.black, step.rogues))
            return translate("merchants_cove", "sales for {gold} gold").fill(gold=gold) if gold else NO_TEXT
        case ChooseClean(seat, left), do.Decline():
            text = translate("merchants_cove", "discarding %n Corruption card(s)")
            return text.count(min(left, len(s.players[seat].corruption)))
        case ChooseGood(_, large, colours), do.Decline():
            return phrases.good(good(colours[0], large=large)) if len(colours) == 1 else phrases.ANY[large]
        case ChooseOverboard(), do.Decline():
            return translate("merchants_cove", "putting 1 Adventurer back")
        case ChoosePilot(), do.Decline():
            return translate("merchants_cove", "1 more Adventurer in a boat")
        case ChooseSwap(), do.Decline():
            return translate("merchants_cove", "swapping 2 Adventurers")
    if step is None or not isinstance(action, do.Decline | Done):
        return NO_TEXT
    return merchant(s, step.seat).gives_up(s, step)


def _works(s: MerchantsCove, seat: int, space: int) -> Text:
    """What a merchant's own action space brings for certain, and its hours."""
    mine = merchant(s, seat)
    hours, what = _hours(s, seat, mine.spaces[space].hours), mine.brings(s, seat, space)
    if what == NO_TEXT:
        return hours
    return translate("merchants_cove", "Gives: {what}; {hours}").fill(what=what, hours=hours)


def _hours(s: MerchantsCove, seat: int, n: int) -> Text:
    """The hours that the Timepiece moves, and the icons that it crosses."""
    hour = s.players[seat].hour
    text = translate("merchants_cove", "%n hour(s), {first} to {last}").count(n)
    text = text.fill(first=phrases.shown(hour), last=phrases.shown(hour + n))
    crossed = [each for each in range(hour, hour + n) if loads(s, each)]
    for each in crossed:
        more = translate("merchants_cove", "{told}; boarding at {time}")
        if hand(s, each):
            more = translate("merchants_cove", "{told}; boarding or Clock Hand at {time}")
        text = more.fill(told=text, time=phrases.clock_time(each))
    return text


def staff(s: MerchantsCove, seat: int, place: int) -> Text:
    """The ability of a staff place."""
    abilities = merchant(s, seat).staff
    return abilities[place].text if place < len(abilities) else NO_TEXT


def _afloat(s: MerchantsCove, step: Choice, action: do.Load | do.Rob | do.Dock) -> Text:
    """The outcome for a boat."""
    match action:
        case do.Load(boat):
            return _boarding(s, step.seat, boat, s.drawn)
        case do.Rob(who, boat):
            return _boarding(s, step.seat, boat, who)
        case do.Dock(berth) if isinstance(step, ChooseBerth) and s.berths[berth] == NOBODY:
            return _docking(s, step.seat, step.boat, berth)
    return NO_TEXT


def _boarding(s: MerchantsCove, seat: int, boat: int, who: int) -> Text:
    """How full a boat is with one more in it; if full, its berth, and the prices of the seat's Goods then."""
    if not at_sea(s, boat) or not free_seats(s, boat):
        return NO_TEXT
    after = s.copy()
    if (left := boat_of(s, who)) != NOBODY:
        take_out(after, left, who)
    put(after, boat, who)
    if free_seats(after, boat):
        text = translate("merchants_cove", "{n} of {seats} aboard")
        return text.fill(n=len(after.boats[boat]), seats=SEATS)
    if robs(after, who, boat):
        return translate("merchants_cove", "Fills the boat: Robbers act first")
    berths = free_berths(s, boat)
    if not berths:
        return translate("merchants_cove", "Fills the boat: it stays at sea")
    if len(berths) > 1:
        return translate("merchants_cove", "Fills the boat: choose its berth")
    text = translate("merchants_cove", "Fills the boat, which docks: {berth}")
    docks = text.fill(berth=phrases.berth(berths[0]))
    moor(after, boat, berths[0])
    return _fetching(docks, s, after, seat)


def _docking(s: MerchantsCove, seat: int, boat: int, berth: int) -> Text:
    """MC-6.3: who stands at the Pier once the boat is in this berth, and what the seat's Goods fetch then."""
    after = s.copy()
    moor(after, boat, berth)
    there = translate("merchants_cove", "There then: {people}")
    people = phrases.icons(standing(after, PIER_OF[berth]))
    return _fetching(there.fill(people=people), s, after, seat)


def _fetching(outcome: Text, s: MerchantsCove, after: MerchantsCove, seat: int) -> Text:
    """Adds the gold for a seat's Goods at the Piers before and afterwards, if it has any."""
    shelf = s.players[seat].shelf
    if not shelf:
        return outcome
    text = translate("merchants_cove", "{told}; your Goods: {now} gold now, then {then}")
    return text.fill(told=outcome, now=fetched(s, shelf), then=fetched(after, shelf))


def _sold(s: MerchantsCove, step: ChooseSale, sale: do.Sell) -> Text:
    """MC-7.2, MC-7.4, MC-10.2: the price of a Good at a Pier, and the Corruption cards that this adds."""
    good_ = s.players[step.seat].shelf[sale.place]
    gold = price(s, good_, sale.pier, rogues=bool(sale.rogues))
    if not gold:
        return NO_TEXT
    cards = cards_for(s, [sale], step.black, step.rogues)
    if not cards:
        return phrases.gold(gold)
    text = translate("merchants_cove", "{gold} gold, and %n Corruption card(s) after your sales")
    return text.count(cards).fill(gold=gold)


def _all_sold(s: MerchantsCove, seat: int, action: do.SellAll) -> Text:
    """The total of the sales of all Goods."""
    if len(action.ways) != len(s.players[seat].shelf):
        return NO_TEXT
    gold, unsold = sales_gold(s, seat, action), action.ways.count(do.KEPT)
    if unsold:
        return translate("merchants_cove", "{gold} gold, %n Good(s) kept").count(unsold).fill(gold=gold)
    return phrases.gold(gold)


def sales_gold(s: MerchantsCove, seat: int, action: do.SellAll) -> int:
    """The gold for the sales of all Goods, not counting Corruption cards."""
    gold = 0
    for sale in action.sales():
        ware = s.players[seat].shelf[sale.place]
        if isinstance(sale, do.Sell):
            gold += price(s, ware, sale.pier, rogues=bool(sale.rogues))
        else:
            gold += box.BOARD.sponsor.market * len(s.halls[colour_of(ware)])
    return gold
