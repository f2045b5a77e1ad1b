"""River Market: what the Rival claims of its decisions, and how each claim is held against the state."""

from __future__ import annotations

from tabletop.engine.text import english
from tabletop.games.river_market import phrases as rivers
from tests.automata.told import Claim, Told


def walks_on(t: Told, *, lap: bool) -> bool:
    moved = t.all("PawnMoved")
    return len(moved) == t.n and (moved[-1].booth == t.me.pawn) is lap


def neutral(*, collection: bool) -> Claim:
    return lambda t: (
        t.s.row[0] == "N"
        and t.did("NeutralGone") is not None
        and english(rivers.card(t.did("CardGone").card)) == t["card"]
        and (t.did("CollectionGone") is not None) is collection
    )


def builds(t: Told) -> bool:
    built = t.did("Built")
    return t.s.row[0] != "N" and english(rivers.spot(t.s, built.spot)) == t["spot"]


def full(*, event: bool) -> Claim:
    return lambda t: (
        t.n == len(t.s.collection)
        and len(t.did("CollectionGone").cards) == t.n
        and (t.did("EventDrawn", later=True) is not None) is event
    )


CLAIMS: dict[str, Claim] = {
    "Deck and discards are empty: the Rival has no turn.": lambda t: (
        not t.s.deck and not t.s.discards and t.did("RivalDrew") is None
    ),
    "{card} isn't a Booth: it joins the collection, {n} of {most}.": lambda t: (
        english(rivers.card(t.s.collection[-1])) == t["card"] and len(t.s.collection) == int(t["n"])
    ),
    "Exactly %n Booth(s) on: a full lap.": lambda t: walks_on(t, lap=True),
    "Its pawn goes exactly %n Booth(s) on.": lambda t: walks_on(t, lap=False),
    "Zoom: its pawn goes to any other Booth, and you choose.": lambda t: t.asks("RivalZoom"),
    "A neutral house is first: it leaves the game, {card} and the collection are discarded.": neutral(
        collection=True
    ),
    "A neutral house is first: it leaves the game, and {card} is discarded.": neutral(collection=False),
    "A house of its own is first: it builds {card} at {spot}, place {n} from its pawn on.": builds,
    "A house of its own is first: it builds {card}, and you choose where.": lambda t: (
        t.s.row[0] != "N" and t.asks("RivalSpot")
    ),
    "The House row is empty: {card} isn't built but discarded.": lambda t: (
        not t.s.row and t.did("CardGone") is not None
    ),
    "The collection has %n cards: they are discarded for an Event.": full(event=True),
    "The collection has %n cards: they are discarded.": full(event=False),
    "The Event deck is empty: nothing is built.": lambda t: bool(t.s.row) and not t.s.events,
    "The House row is empty: no Event is built.": lambda t: not t.s.row,
    "It builds the Event {card} with its first house, and you choose where.": lambda t: t.asks("RivalSpot"),
    "The same card was the last of the deck and took the last house: you may name either.": lambda t: (
        not t.s.deck and not t.s.row
    ),
}
