"""Count more in matches of River Market: acts, Helpers, Booths, Owner bonuses, Events.

tools/calibrate.py uses it and prints the result below its own table. Only cards drawn by players count, not
the Rival's; copies of a card count as one kind.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence

from tabletop.engine.rules import Event
from tabletop.engine.text import english
from tabletop.games.river_market.components import BOOTHS, CARDS, EVENTS, HELPERS
from tabletop.games.river_market.rules.ch04_moving import TurnBegan
from tabletop.games.river_market.rules.ch05_visiting import OwnerBonus
from tabletop.games.river_market.rules.ch06_acting import Built, FindUsed, Hired, Rested
from tabletop.games.river_market.rules.ch07_drawing import CardsDrawn
from tabletop.games.river_market.rules.ch12_end import YOU, EndTriggered
from tabletop.games.river_market.state import RiverMarket, persons

EARLY, DEAR = 3, 5
"""Number of the first rounds; minimum VP of an expensive Booth."""
ACTS: dict[type[Event], str] = {
    Built: "Build",
    Hired: "Hire",
    FindUsed: "Find",
    Rested: "Rest",
}
KINDS = {kind: {CARDS[n].word: english(CARDS[n].name) for n in kind} for kind in (HELPERS, BOOTHS)}

Counts = Mapping[str, int]


class Watch:
    """Counts what happens in one match."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter(matches=1)
        self.round = 0
        self.drawn: set[str] = set()
        self.owners: dict[int, int] = {}

    def begin(self, s: RiverMarket) -> None:
        """Count the setup."""
        self.counts["players"] = len(persons(s))
        for p in s.players:
            self._draw(p.hand)

    def tell(self, s: RiverMarket, event: Event) -> None:
        """Count an event."""
        match event:
            case TurnBegan(_, turn, _):
                self.round = (turn - 1) // len(persons(s)) + 1
            case OwnerBonus():
                self.counts["bonuses"] += 1
            case CardsDrawn(_, cards):
                self._draw(cards)
            case Hired(_, card, _):
                self.counts[f"hired {CARDS[card].word}"] += 1
            case Built():
                self.owners[event.card] = event.seat
            case EndTriggered(cause, _):
                self.counts["not by houses"] += cause != YOU
        if (act := ACTS.get(type(event))) and getattr(event, "seat", -1) != s.rival:
            self.counts[act] += 1
            self.counts[f"early {act}"] += self.round <= EARLY

    def _draw(self, cards: Sequence[int]) -> None:
        for card in cards:
            self.drawn.add(CARDS[card].word)
            self.counts[f"drawn {CARDS[card].word}"] += card in HELPERS

    def end(self, s: RiverMarket, ranks: Sequence[int]) -> Counts:
        """Return the counts of the finished match."""
        counts = self.counts
        stood = {CARDS[card].word for card, seat in self.owners.items() if seat != s.rival}
        counts.update(f"seen {word}" for word in self.drawn.intersection(KINDS[BOOTHS]))
        counts.update(f"stood {word}" for word in stood.intersection(KINDS[BOOTHS]))
        counts["events"] = sum(card in EVENTS and seat == s.rival for card, seat in self.owners.items())
        counts["with events"] = int(counts["events"] > 0)
        if len(persons(s)) > 1 and ranks.count(1) == 1:
            dear = [seat for card, seat in self.owners.items() if card in BOOTHS and CARDS[card].vp >= DEAR]
            counts["dear"], counts["dear won"] = len(dear), sum(ranks[seat] == 1 for seat in dear)
        return {name: n for name, n in counts.items() if n}


def report(tables: Mapping[str, Counts]) -> Iterator[str]:
    """Return a table in Markdown, with a column per table, matches added up."""
    yield "| | " + " | ".join(who.replace(",", ", ") for who in tables) + " |"
    yield "|---" * (len(tables) + 1) + "|"
    rows = [(name, [cell(c) for c in tables.values()]) for name, cell in AIMS.items()]
    for title, kind, part, of in (("hired", HELPERS, "hired", "drawn"), ("built", BOOTHS, "stood", "seen")):
        for word, name in KINDS[kind].items():
            cells = [_share(c.get(f"{part} {word}", 0), c.get(f"{of} {word}", 0)) for c in tables.values()]
            rows.append((f"{name} {title}", cells))
    for name, cells in rows:
        yield f"| {name} | " + " | ".join(cells) + " |"


def _share(part: float, of: float) -> str:
    return f"{100 * part / of:.0f} %" if of else "-"


def _rest(c: Counts, when: str = "") -> str:
    return _share(c.get(f"{when}Rest", 0), sum(c.get(f"{when}{act}", 0) for act in ACTS.values()))


def _shares(c: Counts, kind: range, part: str, of: str) -> list[float]:
    return [c.get(f"{part} {w}", 0) / c[f"{of} {w}"] for w in KINDS[kind] if c.get(f"{of} {w}")]


def _least_hired(c: Counts) -> str:
    shares = _shares(c, HELPERS, "hired", "drawn")
    return _share(min(shares), max(shares))


def _rare(c: Counts) -> str:
    shares = _shares(c, BOOTHS, "stood", "seen")
    return f"{_share(min(shares), 1)}; {sum(share < 0.2 for share in shares)}"


AIMS: Mapping[str, Callable[[Counts], str]] = {
    "Rest, of all acts": _rest,
    f"Rest in the first {EARLY} rounds": lambda c: _rest(c, "early "),
    "least hired Helper, of the most hired": _least_hired,
    f"won by owners of a Booth of {DEAR} VP and more": lambda c: _share(
        c.get("dear won", 0), c.get("dear", 0)
    ),
    "least built Booth; Booths below 20 %": _rare,
    "Owner bonuses a player": lambda c: f"{c.get('bonuses', 0) / c['players']:.1f}",
    "ends otherwise than by a player's houses": lambda c: _share(c.get("not by houses", 0), c["matches"]),
    "Events of the Rival's": lambda c: f"{c.get('events', 0) / c['matches']:.2f}",
    "matches with one": lambda c: _share(c.get("with events", 0), c["matches"]),
}
"""The goals by name, computed from the counts."""
