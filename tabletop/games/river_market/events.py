"""River Market: what happens, told after it has happened. Numbers are as in `state`."""

from __future__ import annotations

from tabletop.engine.rules import Event
from tabletop.engine.state import frozen
from tabletop.games.river_market.state import Vec


@frozen
class TurnBegan(Event):
    """RM-4.1: a seat's turn begins; `last`: so many turns it has left with this one, 0 before the end."""

    seat: int
    turn: int
    last: int


@frozen
class CardPlayed(Event):
    """RM-4.4, RM-4.5: a card of the hand was discarded for the move."""

    seat: int
    card: int


@frozen
class ZoomSpent(Event):
    """RM-4.6: a Zoom token went back to the supply."""

    seat: int


@frozen
class PawnMoved(Event):
    """RM-4.2, RM-14.6: a pawn came to this Booth by this rule; the Rival's has so many Booths still ahead."""

    seat: int
    booth: int
    ahead: int
    rule: str


@frozen
class OwnerBonus(Event):
    """RM-5.4: a seat takes the Owner bonus of its Booth, because this visitor ended there."""

    seat: int
    booth: int
    visitor: int


@frozen
class Visited(Event):
    """RM-5.1: the visit effect of this Booth is used."""

    seat: int
    booth: int


@frozen
class Gained(Event):
    """Goods, coins and Zoom tokens come from the supply, by this rule."""

    seat: int
    goods: Vec
    coins: int
    zooms: int
    rule: str


@frozen
class Cheaper(Event):
    """RM-8.5, RM-8.6: a Build costs so many goods less, a Hire so many coins less, in this turn."""

    seat: int
    goods: int
    coins: int


@frozen
class Swapped(Event):
    """RM-5.3, RM-10.8: these resources were given (a coin twice is two coins), and this one taken."""

    seat: int
    gave: tuple[int, ...]
    got: int


@frozen
class Sold(Event):
    """RM-8.3: a good of this kind was sold."""

    seat: int
    kind: int
    coins: int


@frozen
class GoodsPaid(Event):
    """RM-6.8, RM-8.8: these goods were paid to build this card, or at this Booth in a trade (`trade`)."""

    seat: int
    card: int
    goods: Vec
    trade: bool


@frozen
class Built(Event):
    """RM-6.2, RM-14.12: a card is a Booth of the river now, with a house of the seat.

    `free`: the Rival built it. `spot`: as in `actions.Build`. `rule`: by which it stands there. `behind`: the
    Booth after which it stands in a gap (RM-16.1); -1 on an end spot.
    """

    seat: int
    card: int
    spot: int
    free: bool = False
    rule: str = "RM-6.2"
    behind: int = -1


@frozen
class Hired(Event):
    """RM-6.4: a Helper lies before the seat, for so many coins."""

    seat: int
    card: int
    coins: int


@frozen
class FindUsed(Event):
    """RM-6.6: a Find was used and discarded."""

    seat: int
    card: int


@frozen
class Rested(Event):
    """RM-6.7: the seat took $1."""

    seat: int


@frozen
class CardsDrawn(Event):
    """RM-7.1: these cards are in the hand now; other seats may know only how many."""

    seat: int
    cards: tuple[int, ...]
    final = True


@frozen
class DeckShuffled(Event):
    """RM-7.4: the discards are a new deck of so many cards."""

    cards: int
    final = True


@frozen
class NothingToDraw(Event):
    """RM-7.4: deck and discards are both empty."""

    seat: int


@frozen
class CardDiscarded(Event):
    """RM-7.2, RM-10.9: a card of the hand lies on the discards."""

    seat: int
    card: int


@frozen
class GoodDiscarded(Event):
    """RM-7.3: a good beyond the limit went back to the supply."""

    seat: int
    kind: int


@frozen
class EndTriggered(Event):
    """RM-12.1, RM-12.2, RM-15.1: the end is triggered by this cause, as in `names.CAUSE_NAMES`.

    `seat`: whose last house it was, or who drew the last card (the Rival's too).
    """

    cause: int
    seat: int


@frozen
class RivalDrew(Event):
    """RM-14.5: the Rival turned up this card."""

    seat: int
    card: int
    final = True


@frozen
class RivalKept(Event):
    """RM-14.6: a card joined the Rival's collection, of so many now."""

    seat: int
    card: int
    size: int


@frozen
class CardGone(Event):
    """RM-14.10, RM-14.14: the Booth that the Rival turned up was discarded."""

    seat: int
    card: int


@frozen
class CollectionGone(Event):
    """RM-14.10 to RM-14.14: the Rival's collection was discarded, by this rule."""

    seat: int
    cards: tuple[int, ...]
    rule: str


@frozen
class NeutralGone(Event):
    """RM-14.10, RM-14.13: the first house of the House row was a neutral one and left the game."""

    seat: int
    rule: str


@frozen
class EventDrawn(Event):
    """RM-14.13: the top Event of the Event deck was turned up."""

    seat: int
    card: int
    final = True


@frozen
class Answered(Event):
    """RM-15.3, RM-15.6: a question of the title was answered."""

    seat: int
    question: int
    answer: int


@frozen
class MatchEnded(Event):
    """RM-13.1: the match is over; each seat's points."""

    scores: tuple[int, ...]
