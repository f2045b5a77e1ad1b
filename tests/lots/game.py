"""The game Lots, put together: what is hidden, how it lies, what is said."""

from __future__ import annotations

from itertools import chain

from tabletop.engine.chance import shuffle
from tabletop.engine.evaluation import Evaluation
from tabletop.engine.game import About, Game, Option, OptionValue, Setup
from tabletop.engine.log_line import LogLine
from tabletop.engine.points import Bound, Points
from tabletop.engine.refusal import No
from tabletop.engine.rules import Action, AnyChoice, Event, Revealed
from tabletop.engine.table import Drag, Gesture, Layout, Piece, Press, Spot, Table, Zone
from tabletop.engine.text import translate

from . import rules
from .rules import HIDDEN, VALUES, Lots, Saver

ABOUT = About(
    "lots",
    translate("lots", "Lots"),
    translate("lots", "Draft, and bid in secret."),
    (2, 4),
    (5, 10),
    (),
    (),
    lambda: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 220 200"/>',
    (
        Option(
            "trade",
            translate("lots", "Trade"),
            translate("lots", "What you are by trade."),
            "1.1",
            (
                OptionValue("saver", translate("lots", "Saver")),
                OptionValue("spender", translate("lots", "Spender")),
            ),
        ),
    ),
)


def hide(s: Lots, seat: int) -> Lots:
    """2.2: hands, kept lots and the deck are hidden."""
    v = s.copy()
    v.chance = 0
    v.deck = [HIDDEN] * len(s.deck)
    for own, p in enumerate(v.players):
        if own != seat:
            p.hand, p.kept = [HIDDEN] * len(p.hand), [HIDDEN] * len(p.kept)
    return v


def guess(v: Lots, _seat: int, seed: int) -> Lots:
    """A whole state that looks like this view: the unseen lots are dealt at random."""
    s = v.copy()
    s.chance = seed
    piles = [s.deck, *chain(*((p.hand, p.kept) for p in s.players))]
    seen = {*s.row, *s.gone, *chain(*(p.won for p in s.players)), *chain(*piles)}
    unseen = [lot for lot in range(len(VALUES)) if lot not in seen]
    shuffle(s, unseen)
    for pile in piles:
        pile[:] = [unseen.pop() if lot == HIDDEN else lot for lot in pile]
    return s


def score(s: Lots, seat: int) -> tuple[Points, ...]:
    """5.1: lots and the trade; coins are worth nothing in the end."""
    p = s.players[seat]
    trade = p.trade.put_by if isinstance(p.trade, Saver) else -2 * p.trade.debt
    seen = [lot for lot in (*p.kept, *p.won) if lot < HIDDEN]
    hidden = len(p.kept) + len(p.won) - len(seen)
    points = sum(VALUES[lot] for lot in seen) + hidden * min(VALUES)
    bound = Bound.AT_LEAST if hidden else Bound.EXACT
    return (
        Points(translate("lots", "Lots"), "5.1", points, bound=bound),
        Points(translate("lots", "Trade"), "1.1", trade),
    )


def totals(s: Lots) -> list[int]:
    """Each seat's points."""
    return [sum(p.points for p in score(s, seat)) for seat in range(len(s.players))]


def ranks(s: Lots) -> tuple[int, ...]:
    """1 for the most points."""
    all_of_them = totals(s)
    return tuple(1 + sum(other > own for other in all_of_them) for own in all_of_them)


def value(s: Lots) -> tuple[float, ...]:
    """Points, and nothing for what can still be bought."""
    return tuple(map(float, totals(s)))


def shortlist(s: Lots, _step: AnyChoice, legal: list[Action]) -> list[Action]:
    """Good lots first; bids near two thirds of what the lot is worth in coins."""

    def merit(action: Action) -> float:
        match action:
            case rules.Keep(lot):
                return VALUES[lot]
            case rules.Bid(coins):
                return -abs(coins - 2 * VALUES[s.row[0]])
            case rules.Raise(coins):
                return (1.0 if coins <= 2 * VALUES[s.row[0]] else -1.0) - coins / 100
        return 0.0

    return sorted(legal, key=merit, reverse=True)


ROW = Zone(
    "row",
    10,
    10,
    400,
    88,
    translate("lots", "For sale"),
    spots=tuple(Spot(10 + 70 * n, 10, 63, 88) for n in range(8)),
)
DIAL = Zone(
    "dial",
    10,
    110,
    400,
    30,
    translate("lots", "Your dial"),
    spots=tuple(Spot(10 + 28 * n, 110, 26, 26, numbers=(n,)) for n in range(16)),
)
KEEP = Zone("keep", 10, 250, 400, 88, translate("lots", "Lots you keep"))
HAND = Zone("hand", 10, 150, 400, 88, translate("lots", "Your hand"))
GONE = Zone("gone", 420, 10, 63, 88, translate("lots", "Sold or gone"))
ZONES = (ROW, DIAL, KEEP, HAND, GONE)


def lay(v: Lots, seat: int) -> Layout:
    """Every lot, where it lies."""

    def pile(zone: Zone, lots: list[int], dx: float) -> list[Piece]:
        return [
            Piece(
                f"{zone.key}:{n}" if lot == HIDDEN else f"lot:{lot}",
                zone.key,
                zone.x + n * dx,
                zone.y,
                63,
                88,
                "back" if lot == HIDDEN else f"lot:{lot}",
                rules.lot_name(lot),
                z=n + 1,
            )
            for n, lot in enumerate(lots)
        ]

    p = v.players[max(seat, 0)]
    dial = Piece("dial", "dial", DIAL.x, DIAL.y, 26, 26, "dial", translate("lots", "Dial"), z=1)
    sold = [lot for p in v.players for lot in p.won]
    return Layout(
        ZONES,
        (
            *pile(ROW, v.row, 70),
            *pile(HAND, p.hand, 66),
            *pile(KEEP, p.kept, 66),
            *pile(GONE, v.gone + sold, 0),
            dial,
        ),
    )


def gesture(_view: Lots, action: Action) -> Gesture:
    """Lots are dragged to be kept, the dial to a number."""
    match action:
        case rules.Keep(lot):
            return Drag(f"lot:{lot}", "keep")
        case rules.Bid(coins) | rules.Raise(coins):
            return Drag("dial", "dial", coins)
    return Press("button:drop")


def draw(face: str, w: float, h: float, **_how: object) -> str:
    """A drawing with the face's name on it."""
    box = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {w} {h}">'
    return f'{box}<rect width="{w}" height="{h}" fill="#CFB68C"/><text x="4" y="20">{face}</text></svg>'


def log(event: Event, _seat: int) -> LogLine | None:
    """An event as a sentence."""
    match event:
        case Revealed():
            return LogLine(translate("lots", "All have decided"), -1, (), "3.1")
        case rules.Bought(who, lot, coins, _):
            text = translate("lots", "Buys {lot} for {n}").fill(lot=rules.lot_name(lot), n=coins)
            return LogLine(text, who, (f"lot:{lot}",), "3.3")
        case rules.Kept(who, n):
            return LogLine(translate("lots", "Keeps a lot, %n in all").count(n), who, (), "2.1")
    return None


def faults(s: Lots) -> list[str]:
    """Every lot is somewhere, once."""
    lots = [*s.deck, *s.row, *s.gone, *chain(*((*p.hand, *p.kept, *p.won) for p in s.players))]
    return [] if sorted(lots) == list(range(len(VALUES))) else [f"lots: {sorted(lots)}"]


def refuse(given: Setup) -> No | None:
    """1.2: one spender at most."""
    spenders = [n for n in range(len(given.seats)) if given.seat_option(n, "trade", "saver") == "spender"]
    if len(spenders) > 1:
        return No(
            "1.2", translate("lots", "There is one spender at most; {n} were chosen.").fill(n=len(spenders))
        )
    return None


GAME = Game(
    about=ABOUT,
    revision=1,
    state=Lots,
    actions=(rules.Keep, rules.Bid, rules.Raise, rules.Drop),
    steps=(
        rules.Draft,
        rules.KeepSome,
        rules.PassOn,
        rules.Show,
        rules.NextLot,
        rules.SealBid,
        rules.Sell,
        rules.RaiseOrDrop,
    ),
    setup=rules.setup,
    refuse=refuse,
    hide=hide,
    hidden_fields=frozenset({"Lots.deck", "Player.hand", "Player.kept"}),
    determinize=guess,
    table=Table((500, 350), lay, gesture, draw),
    score=score,
    ranks=ranks,
    verdict=lambda s: translate("lots", "The best has {n} points.").fill(n=max(totals(s))),
    names=lambda given: tuple(translate("lots", "Player {n}").fill(n=n + 1) for n in range(len(given.seats))),
    progress_text=lambda s: translate("lots", "%n lot(s) for sale").count(len(s.row)),
    round=lambda s: len(VALUES) - len(s.row) - len(s.deck),
    say=rules.say,
    log=log,
    invariant_errors=faults,
    evaluation=Evaluation(value, shortlist, min_depth=20),
)
