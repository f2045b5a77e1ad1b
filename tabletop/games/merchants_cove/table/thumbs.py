"""Small pictures of actions, for the list beside the table."""

from __future__ import annotations

from tabletop.engine.rules import Action
from tabletop.engine.table import Face
from tabletop.games.merchants_cove import actions as do
from tabletop.games.merchants_cove import components as box
from tabletop.games.merchants_cove.art import boats, people, progress, thumbs
from tabletop.games.merchants_cove.art import cards as faces
from tabletop.games.merchants_cove.rules.townsfolk import offered
from tabletop.games.merchants_cove.state import MerchantsCove
from tabletop.games.merchants_cove.table import cards
from tabletop.games.merchants_cove.table.merchant_table import bench, ware


def thumb(v: MerchantsCove, seat: int, action: Action) -> Face | str:
    """A face of 26 x 26 for an action; "" if there is none."""
    match action:
        case do.Work():
            return bench(v, seat).thumb(v, seat, action) or people.Worker(seat)
        case do.Hire(place) if place < len(v.town):
            shown = cards.folk(v.town[place])
            return thumbs.Person(shown.picture, shown.suit)
        case do.Sponsor(hall):
            return thumbs.Sponsored(hall)
        case do.Load(boat) | do.Rob(_, boat):
            return thumbs.Boat(tuple(box.COLOURS[who] for who in v.boats[boat]))
        case do.PutBack(who) | do.Swap(who, _):
            return people.Adventurer(box.COLOURS[who])
        case do.Clean(card):
            return cards.corruption(card)
        case do.TakeGood(colour):
            return ware(v, seat, offered(v, colour))
        case do.Discard(place) | do.Give(place) | do.Sell(place, _, _) if place < len(v.players[seat].shelf):
            return ware(v, seat, v.players[seat].shelf[place])
        case do.UseHand():
            return faces.Back(faces.Kind.CORRUPTION)
        case do.LetCome() | do.LoadNow():
            return boats.Bag()
        case do.SellAll():
            return progress.MarketToken()
    return bench(v, seat).thumb(v, seat, action)
