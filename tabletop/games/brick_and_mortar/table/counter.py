"""The counter: its label and the things on it, phase by phase."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from tabletop.engine.rules import Choice
from tabletop.engine.table import Piece, Zone, piece, zone
from tabletop.engine.text import NO_TEXT, Text, dollars, translate
from tabletop.games.brick_and_mortar import components as box
from tabletop.games.brick_and_mortar import phrases, places
from tabletop.games.brick_and_mortar.art import faces
from tabletop.games.brick_and_mortar.rules.ch06_auction import AuctionBegins, Bidding, Bids, highest_bid
from tabletop.games.brick_and_mortar.rules.ch06_building import ChooseStore, Manage
from tabletop.games.brick_and_mortar.rules.ch07_advertising import Redrawing, Researching
from tabletop.games.brick_and_mortar.rules.ch08_stocking import (
    Asking,
    ByPrice,
    Stocking,
    StockTurn,
    stock_competition,
)
from tabletop.games.brick_and_mortar.rules.ch09_bidding import (
    ByOffer,
    Offering,
    deliverable,
    sale_competition,
)
from tabletop.games.brick_and_mortar.rules.ch09_sale import Rescuing
from tabletop.games.brick_and_mortar.rules.ch09_selling import SaleTurn, Selling
from tabletop.games.brick_and_mortar.rules.ch09_surplus import Converting, Losing
from tabletop.games.brick_and_mortar.state import (
    ADVERTISEMENT,
    BUILDING,
    DOWN,
    SALE,
    SUPPLY,
    Bid,
    BrickAndMortar,
)
from tabletop.games.brick_and_mortar.table import side_of_board
from tabletop.games.brick_and_mortar.table.context import TableContext
from tabletop.games.brick_and_mortar.table.street import AGAINST

TAG = 40
_BIDS = (
    translate("brick_and_mortar", "Bids for {kind}"),
    translate("brick_and_mortar", "The highest price stocks first."),
    translate("brick_and_mortar", "The lowest price sells first."),
    translate("brick_and_mortar", "Equal: whoever is behind in turn order."),
)
OPENING = (
    translate("brick_and_mortar", "Move a public store to your opening bid, or one of yours to its slot."),
)
_CONVERTS = (translate("brick_and_mortar", "For how many items do you take points instead of their money?"),)
_NOT_OPEN = (
    translate("brick_and_mortar", "Not open yet"),
    translate("brick_and_mortar", "A store that isn't opened this month is lost."),
)
_TURNED_UP = translate("brick_and_mortar", "Bids turned up")
_YOURS = translate("brick_and_mortar", "your bid")
PADS = (
    (translate("brick_and_mortar", "Supply"), translate("brick_and_mortar", "face up")),
    (translate("brick_and_mortar", "Demand"), translate("brick_and_mortar", "face down")),
)
DISCARD, EXCHANGE = (
    translate("brick_and_mortar", "Discard"),
    translate("brick_and_mortar", "Exchange"),
)
CLOSE = translate("brick_and_mortar", "Close a store")
_ITS_ITEMS = translate("brick_and_mortar", "its items go, too")
STARTING = (
    translate("brick_and_mortar", "Starting Stores"),
    translate("brick_and_mortar", "Everybody takes one, for free, in turn order."),
)
PLAIN: dict[int, tuple[Text, Text]] = {
    -1: (
        translate("brick_and_mortar", "Draft"),
        translate("brick_and_mortar", "Everybody keeps a store and passes the rest on."),
    ),
    0: (phrases.PHASES[0], translate("brick_and_mortar", "Stores are bought, auctioned, closed and opened.")),
    1: (
        phrases.PHASES[1],
        translate("brick_and_mortar", "Cards face up supply goods, cards face down demand them."),
    ),
    2: (phrases.PHASES[2], translate("brick_and_mortar", "Goods come into the market; stores stock them.")),
    3: (phrases.PHASES[3], translate("brick_and_mortar", "Goods are sold to the boxes of the Demand Cards.")),
    4: (
        phrases.PHASES[4],
        translate("brick_and_mortar", "Every item moves a shelf down; the lowest expire."),
    ),
    5: (phrases.PHASES[5], translate("brick_and_mortar", "Everybody pays for stores and slots.")),
    6: (phrases.PHASES[6], translate("brick_and_mortar", "Points are bought, or sold.")),
    7: (
        translate("brick_and_mortar", "Closing time"),
        translate("brick_and_mortar", "The last month is over."),
    ),
}
"""The counter's title and text for each phase, used if nothing lies on it."""


def zones(g: TableContext) -> Iterator[Zone]:
    """Yield the counter and the places on it."""
    v = g.v
    face = _label(g)
    title = face.title if face.title.source else PLAIN[v.phase][0]
    name = translate("brick_and_mortar", "Counter: {title}").fill(title=title)
    yield zone("counter", places.COUNTER, name, face, rule="BM-6.5", z=1)
    if _auction(g) is not None or g.asks(ChooseStore):
        yield from _sum_zones(g)
    if v.phase == ADVERTISEMENT:
        for pad, (head, text) in enumerate(PADS):
            wood = faces.Pad(head, text, chalk=False)
            name = translate("brick_and_mortar", "{pile}, {face}").fill(pile=head, face=text)
            yield zone(f"pad:{pad}", places.PADS[pad], name, wood, rule="BM-7.2", z=2)
    if g.asks(Redrawing, Researching):
        text = DISCARD if g.asks(Researching) else EXCHANGE
        yield zone(
            "exchange", places.EXCHANGE, text, faces.Pad(text, NO_TEXT, chalk=False), rule="BM-7.4", z=2
        )
    if g.asks(Manage):
        yield zone(
            "away", places.CLOSING_PAD, CLOSE, faces.Pad(CLOSE, _ITS_ITEMS, chalk=False), rule="BM-6.9", z=2
        )
    if isinstance(g.choice, Converting):
        for n, place in enumerate(places.sums(0, g.choice.most(v))):
            name = translate("brick_and_mortar", "Points for %n item(s)", "", n)
            yield zone(
                f"convert:{n}", place, name, faces.Sum(Text("", str(n))), rule="BM-15.3", z=3, numbers=(n,)
            )
    if isinstance(g.choice, Losing):
        name = translate("brick_and_mortar", "Surplus")
        yield zone("bin", places.BIN, name, faces.Bin(g.choice.left), rule="BM-9.7", z=3)
    yield from _places(g)


def _label(g: TableContext) -> faces.Counter:
    v = g.v
    if side_of_board.auctioned(g) >= 0 or g.asks(Losing, Rescuing):
        return faces.Counter(NO_TEXT)  # a store lies there, or the bin for surplus stands there
    if g.asks(ChooseStore):
        return faces.Counter(NO_TEXT, OPENING)
    if isinstance(g.choice, Converting):
        return faces.Counter(NO_TEXT, _CONVERTS)
    if g.own.bought >= 0:
        return faces.Counter(_NOT_OPEN[0], _NOT_OPEN[1:], places.CARD_W)
    if _turned_up(g):
        return faces.Counter(_TURNED_UP, (_tie(g),))
    if _turning(g):
        return faces.Counter(_TURNED_UP)
    for kind, at in ((Asking, 1), (Offering, 2)):
        if g.bidding(kind):
            return faces.Counter(_BIDS[0].fill(kind=phrases.KINDS[v.kind]), (_BIDS[at], _BIDS[3]))
    head, text = STARTING if v.starting and v.phase == BUILDING else PLAIN[v.phase]
    return faces.Counter(head, (text,))


def _turning(g: TableContext) -> bool:
    """Return True if bids are being revealed and are not in order yet."""
    return isinstance(g.top, ByPrice | ByOffer)


def _turned_up(g: TableContext) -> bool:
    """Return True if bids are revealed and in order of acting."""
    return bool(g.v.bids) and not g.parts and not _turning(g) and g.v.phase in (SUPPLY, SALE)


def _tie(g: TableContext) -> Text:
    """Explain why the first of two equal bids acts first, or the general rule."""
    bids = g.v.bids
    for one, other in pairwise(bids):
        if one.price == other.price and (g.v.phase == SUPPLY or (one.quantity and other.quantity)):
            text = translate(
                "brick_and_mortar", "Equal at ${price}: {first} is behind {second}, so goes first."
            )
            if g.viewer == one.seat:
                text = translate(
                    "brick_and_mortar", "Equal at ${price}: you're behind {second}, so you go first."
                )
            elif g.viewer == other.seat:
                text = translate(
                    "brick_and_mortar", "Equal at ${price}: {first} is behind you, so goes first."
                )
            return text.fill(
                price=one.price, first=phrases.seat(g.v, one.seat), second=phrases.seat(g.v, other.seat)
            )
    return _BIDS[1] if g.v.phase == SUPPLY else _BIDS[2]


# Auctions


def _auction(g: TableContext) -> Bidding | Bids | None:
    """Return the state of the running auction, also between two bids; None if none runs."""
    if isinstance(g.top, AuctionBegins):
        return Bids(g.top.card, g.top.bid, g.top.seat, g.v.order)
    return g.top if isinstance(g.top, Bidding | Bids) else None


def _card(g: TableContext) -> int:
    """Return the store on the counter: auctioned, or obtained by the seat in front; -1 if none."""
    sold = side_of_board.auctioned(g)
    return sold if sold >= 0 else g.own.bought


def _range(g: TableContext) -> tuple[int, int]:
    """Return the lowest and highest bid shown, independent of anybody's money."""
    auction = _auction(g)
    if auction is not None:
        return auction.high + 1, highest_bid(auction.card, auction.high)
    least = min((box.STORES[card].cost for card in g.v.row), default=0)
    return least, max(map(highest_bid, g.v.row), default=least)


def _sum_zones(g: TableContext) -> Iterator[Zone]:
    low, high = _range(g)
    if high < low:
        return
    for bid, place in zip(range(low, high + 1), places.sums(low, high), strict=True):
        name = translate("brick_and_mortar", "Bid {sum}").fill(sum=dollars(bid))
        label = dollars(bid) if bid < 10 else Text("", str(bid))
        face = faces.Sum(label, strong=bid == low and _auction(g) is not None)
        yield zone(f"sum:{bid}", place, name, face, rule="BM-6.5", z=3, numbers=(bid,))


# Tags


def _places(g: TableContext) -> Iterator[Zone]:
    v = g.v
    for kind in (Asking, Offering):
        bidders = g.bidding(kind)
        if not bidders:
            continue
        for at, seat in enumerate(v.order):
            if bidders.get(seat):
                continue
            mine = seat == g.viewer and seat in bidders
            text = _why_empty(g, seat, mine=mine, bids=seat in bidders, kind=kind)
            place = places.tag(at, len(v.order))
            yield zone(f"place:{seat}", place, text, faces.TagPlace(text, mine=mine), rule="BM-8.5", z=2)
    if _turned_up(g):
        for at, bid in enumerate(v.bids):
            acts = _acts(g, bid.seat)
            over = not acts and not _waits(g, bid.seat)
            face = faces.Bid(at + 1, outcome(g, bid), acts, over)
            yours = translate("brick_and_mortar", "Bid {n}: you")
            theirs = translate("brick_and_mortar", "Bid {n}: {who}")
            name = phrases.addressed(v, bid.seat, g.viewer, yours, theirs).fill(n=at + 1)
            place = places.bid(at, len(v.bids))
            yield zone(f"bid:{bid.seat}", place, name, face, rule="BM-9.7", z=2, text=face.outcome)
            if at:
                between, face2 = places.chevron(at - 1, len(v.bids)), faces.Chevron()
                yield zone(f"then:{at}", between, name, face2, rule="BM-9.7", z=2)


def _why_empty(
    g: TableContext, seat: int, *, mine: bool, bids: bool, kind: type[Choice[BrickAndMortar]]
) -> Text:
    if mine:
        return _YOURS
    if bids:
        return phrases.seat(g.v, seat)
    if kind is Asking:
        return translate("brick_and_mortar", "no room")
    return translate("brick_and_mortar", "no {kind}").fill(kind=phrases.KINDS[g.v.kind])


def _acts(g: TableContext, seat: int) -> bool:
    """Return True if a seat with a bid delivers or stocks now."""
    return isinstance(g.top, Stocking | Selling | Converting | Losing) and g.top.seat == seat


def _waits(g: TableContext, seat: int) -> bool:
    """Return True if a seat's bid is still to be carried out."""
    return any(isinstance(step, StockTurn | SaleTurn) and step.seat == seat for step in g.v.flow)


def outcome(g: TableContext, bid: Bid) -> Text:
    """Describe the outcome of a bid so far."""
    v = g.v
    if v.phase == SUPPLY:
        if _waits(g, bid.seat):
            return NO_TEXT
        n = sum(store.stocked[v.kind] for store in v.players[bid.seat].building)
        return translate("brick_and_mortar", "%n stocked", "", n)
    if not bid.quantity:
        return translate("brick_and_mortar", "sells none")
    sold = min(v.filled[v.kind].count(bid.seat), bid.quantity)
    if short := _short(g, bid):
        text = translate("brick_and_mortar", "sells {sold}, %n surplus", "", short)
        return text.fill(sold=bid.quantity - short)
    return translate("brick_and_mortar", "{sold} of %n delivered", "", bid.quantity).fill(sold=sold)


def _short(g: TableContext, bid: Bid) -> int:
    """Return the number of a later bid's items that will find no box, from the revealed bids."""
    v, acting = g.v, [at for at, one in enumerate(g.v.bids) if _acts(g, one.seat)]
    at = v.bids.index(bid)
    if not acting or at <= acting[0]:
        return 0
    first, *others = v.bids[acting[0] : at]
    left = max(0, first.quantity - v.filled[v.kind].count(first.seat))
    ahead = (Bid(first.seat, first.price, left), *others)
    return bid.quantity - deliverable(v, bid, ahead)


def pieces(g: TableContext) -> Iterator[Piece]:
    """Yield stores, cards and tags on the counter."""
    v = g.v
    card = _card(g)
    if card >= 0 and card < len(box.STORES):
        name = translate("brick_and_mortar", "{store}, up for auction").fill(store=phrases.store(card))
        if side_of_board.auctioned(g) < 0:
            name = translate("brick_and_mortar", "{store}, not open yet").fill(store=phrases.store(card))
        yield side_of_board.public(card, "counter", places.on_counter(), name, z=AGAINST + 9)
    yield from _auction_tags(g)
    yield from _bids(g)
    if v.phase == ADVERTISEMENT:
        yield from _played(g)


def _auction_tags(g: TableContext) -> Iterator[Piece]:
    running = _auction(g)
    if running is None:
        return
    for at, seat in enumerate(seat for seat in g.v.order if seat in running.still):
        price = running.high if seat == running.leader else -1
        yours = translate("brick_and_mortar", "You are in the auction")
        theirs = translate("brick_and_mortar", "{who} is in the auction")
        if seat == running.leader:
            yours = translate("brick_and_mortar", "You bid {sum}")
            theirs = translate("brick_and_mortar", "{who} bids {sum}")
        name = phrases.addressed(g.v, seat, g.viewer, yours, theirs).fill(sum=dollars(running.high))
        place = places.auction_tag(at)
        yield piece(f"tag:{seat}", "counter", place, faces.Tag(seat, price=price), name, rule="BM-6.5", z=TAG)


def _bids(g: TableContext) -> Iterator[Piece]:
    v = g.v
    for kind in (Asking, Offering):
        bidders = g.bidding(kind)
        for at, seat in enumerate(v.order):
            if bidders.get(seat):
                yours = translate("brick_and_mortar", "You have chosen")
                theirs = translate("brick_and_mortar", "{who} has chosen")
                name = phrases.addressed(v, seat, g.viewer, yours, theirs)
                place = places.tag(at, len(v.order))
                yield piece(f"tag:{seat}", "counter", place, faces.TagBack(seat), name, rule="BM-4.6", z=TAG)
    if _turning(g):
        yield from _turning_tags(g)
    if _turned_up(g):
        for at, bid in enumerate(v.bids):
            quantity = bid.quantity if v.phase == SALE else -1
            face = faces.Tag(bid.seat, v.kind, quantity, bid.price)
            place = places.bid_tag(at, len(v.bids))
            name = _said(g, bid)
            yield piece(f"tag:{bid.seat}", "counter", place, face, name, rule="BM-9.7", z=TAG)


def _turning_tags(g: TableContext) -> Iterator[Piece]:
    """Yield the tags at their places while bids are revealed one by one."""
    v, bids = g.v, {bid.seat: bid for bid in g.v.bids}
    able = (sale_competition if v.phase == SALE else stock_competition)(v, v.kind).seats
    for at, seat in enumerate(v.order):
        place, name = places.tag(at, len(v.order)), phrases.seat(v, seat)
        if seat == g.viewer:
            name = translate("brick_and_mortar", "Your price tag")
        face: faces.Tag | faces.TagBack = faces.TagBack(seat)
        if seat in bids:
            quantity = bids[seat].quantity if v.phase == SALE else -1
            face, name = faces.Tag(seat, v.kind, quantity, bids[seat].price), _said(g, bids[seat])
        if seat in bids or seat in able:
            yield piece(f"tag:{seat}", "counter", place, face, name, rule="BM-9.7", z=TAG)


def _said(g: TableContext, bid: Bid) -> Text:
    yours = translate("brick_and_mortar", "You sell %n at {price}", "", bid.quantity)
    theirs = translate("brick_and_mortar", "{who} sells %n at {price}", "", bid.quantity)
    if g.v.phase == SUPPLY:
        yours = translate("brick_and_mortar", "You bid {price} for each")
        theirs = translate("brick_and_mortar", "{who} bids {price} for each")
    return phrases.addressed(g.v, bid.seat, g.viewer, yours, theirs).fill(price=dollars(bid.price))


def _played(g: TableContext) -> Iterator[Piece]:
    """Yield the viewer's played Market Cards, on their pads until all cards are gathered."""
    if g.viewer < 0:
        return
    mine = g.sealed_cards()
    mine += [(card % DOWN, card >= DOWN) for card in g.v.players[g.viewer].played if card < 2 * DOWN]
    for pad in range(2):
        cards = [card for card, down in mine if down == bool(pad)]
        for at, card in enumerate(cards):
            where = places.played(pad, at, len(cards))
            yield side_of_board.market(card, f"pad:{pad}", where, z=AGAINST + at, down=bool(pad))
