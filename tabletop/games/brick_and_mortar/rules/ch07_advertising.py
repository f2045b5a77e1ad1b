"""BM-7: the Advertisement Phase."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.engine.chance import shuffle
from tabletop.engine.described import GameAction, GameEvent
from tabletop.engine.headline import Headline
from tabletop.engine.log_line import LogLine
from tabletop.engine.refusal import No
from tabletop.engine.rules import Action, Choice, Simultaneous, Step, Tell, push_steps
from tabletop.engine.state import frozen
from tabletop.engine.table import Drag, Face, Press
from tabletop.engine.text import Text, translate
from tabletop.games.brick_and_mortar import components as box
from tabletop.games.brick_and_mortar import phrases, places
from tabletop.games.brick_and_mortar.art import faces
from tabletop.games.brick_and_mortar.rules.ch01_goods import having
from tabletop.games.brick_and_mortar.rules.ch07_agency import Agencies
from tabletop.games.brick_and_mortar.rules.phases import Decision, MayGoOn, begin_phase, not_in_hand
from tabletop.games.brick_and_mortar.state import ADVERTISEMENT, DOWN, BrickAndMortar, MarketCard, Player

CARDS, _MORE = box.ADVERTISING.cards, box.ADVERTISING.more
HAND = box.START.market_cards
DECK = 1
"""The chance stream that shuffles the discards into a new deck."""


@frozen
class CardsDrawn(GameEvent):
    """BM-7.7: a seat drew Market Cards."""

    seat: int
    cards: tuple[int, ...]
    rule: str
    final = True

    def line_for(self, viewer: int) -> LogLine | None:
        if not self.cards:
            return None
        if viewer == self.seat:
            text = translate("brick_and_mortar", "Draws {cards}").fill(cards=phrases.cards(self.cards))
            return LogLine(text, self.seat, tuple(map(places.card_key, self.cards)), self.rule)
        text = translate("brick_and_mortar", "Draws %n Market Card(s)").count(len(self.cards))
        return LogLine(text, self.seat, (), self.rule)

    def headline(self) -> Headline:
        did = translate("brick_and_mortar", "drew %n card(s)", "", len(self.cards))
        return Headline(self.seat, "drew", 3, did)


@frozen
class DeckShuffled(GameEvent):
    """BM-7.7: the discards were shuffled into a new deck of this number of Market Cards."""

    cards: int
    final = True

    def line(self) -> LogLine:
        text = translate("brick_and_mortar", "Shuffles the discard pile (%n) into a new deck").count(
            self.cards
        )
        return LogLine(text, -1, (), "BM-7.7")


def draw(s: BrickAndMortar, seat: int, n: int, rule: str, tell: Tell) -> None:
    """BM-7.7: draw `n` Market Cards for a seat; an empty deck is made from the shuffled discards."""
    drawn = []
    for _ in range(n):
        if not s.deck:
            s.deck = sorted(s.discards)
            s.discards = ()
            shuffle(s, s.deck, DECK)
            tell(s, DeckShuffled(len(s.deck)))
        drawn.append(s.deck.pop())
    s.players[seat].hand += tuple(drawn)
    tell(s, CardsDrawn(seat, tuple(drawn), rule))


@frozen
class CardsDiscarded(GameEvent):
    """BM-7.4, BM-7.1: a seat discarded Market Cards from its hand."""

    seat: int
    cards: tuple[int, ...]
    rule: str

    def line(self) -> LogLine:
        text = translate("brick_and_mortar", "Discards {cards}").fill(cards=phrases.cards(self.cards))
        return LogLine(text, self.seat, tuple(map(places.card_key, self.cards)), self.rule)


def discard_cards(s: BrickAndMortar, seat: int, cards: tuple[int, ...], rule: str, tell: Tell) -> None:
    """Move Market Cards from a hand to the discards."""
    p = s.players[seat]
    p.hand = tuple(card for card in p.hand if card not in cards)
    s.discards += cards
    tell(s, CardsDiscarded(seat, cards, rule))


@frozen
class AdvertisementPhase(Step[BrickAndMortar]):
    """BM-7: windows before, all cards at once, redraws after, the piles, and drawing up."""

    def run(self, s: BrickAndMortar, tell: Tell) -> None:
        s.looked = -1
        for p in s.players:
            p.redrawn = False
        begin_phase(s, ADVERTISEMENT, tell)
        push_steps(
            s,
            *(Research(seat) for seat in s.order),
            *(RedrawWindow(seat) for seat in s.order),
            Simultaneous(tuple(Advertising(seat) for seat in s.order)),
            RedrawsAfter(),
            Pool(),
            Agencies(),
            DrawUp(),
        )


@frozen
class Research(Step[BrickAndMortar]):
    """BM-7.1: a Market Research Firm draws cards, then discards the same number."""

    seat: int

    def run(self, s: BrickAndMortar, tell: Tell) -> None:
        for _, _, found in having(s.players[self.seat], "draw_discard"):
            draw(s, self.seat, found.n, "BM-7.1", tell)
            push_steps(s, *(Researching(self.seat, left) for left in range(found.n, 0, -1)))


class Exchange(GameAction[BrickAndMortar]):
    """A Market Card of the hand goes to the discards."""

    __slots__ = ()
    card: MarketCard

    def gesture(self, _v: BrickAndMortar, _step: Choice[BrickAndMortar]) -> Drag:
        return Drag(places.card_key(self.card), "exchange")

    def thumb(self, _v: BrickAndMortar, _step: Choice[BrickAndMortar]) -> Face:
        return faces.MarketCard(self.card)


@frozen
class Discard(Exchange):
    """Market Research Firm: discard this Market Card."""

    shows = True
    card: MarketCard

    def say(self, _s: BrickAndMortar) -> Text:
        return translate("brick_and_mortar", "Discard {card}").fill(card=phrases.card(self.card))


@frozen
class Researching(Decision):
    """BM-7.1: the seat discards one of `left` Market Cards still to be discarded."""

    rule = "BM-7.1"
    accepts = (Discard,)
    seat: int
    left: int

    def prompt(self, s: BrickAndMortar) -> Text:
        text = translate("brick_and_mortar", "Market Research Firm: discard %n more Market Card(s).")
        return text.count(self.left)

    def candidate_actions(self, s: BrickAndMortar) -> Iterator[Action]:
        return (Discard(card) for card in s.players[self.seat].hand)

    def forbids(self, s: BrickAndMortar, action: Discard) -> No | None:
        return not_in_hand(s, self.seat, action.card, "BM-7.1")

    def apply(self, s: BrickAndMortar, action: Discard, tell: Tell) -> None:
        discard_cards(s, self.seat, (action.card,), "BM-7.1", tell)


def cards_to_play(p: Player) -> int:
    """BM-7.2, BM-7.3: return the number of Market Cards that a seat may play in a month."""
    return CARDS + _MORE * (len(p.building) >= box.BUILDING.card_slot)


@frozen
class RedrawWindow(Step[BrickAndMortar]):
    """BM-7.4: a seat with a store in slot 3 may exchange cards once a month."""

    seat: int

    def run(self, s: BrickAndMortar, tell: Tell) -> None:
        p = s.players[self.seat]
        if len(p.building) >= box.BUILDING.redraw_slot and not p.redrawn and p.hand:
            push_steps(s, Redrawing(self.seat))


@frozen
class RedrawsAfter(Step[BrickAndMortar]):
    """BM-7.4: the same opportunity once all cards are played, in turn order."""

    def run(self, s: BrickAndMortar, tell: Tell) -> None:
        push_steps(s, *(RedrawWindow(seat) for seat in s.order))


@frozen
class Redraw(Exchange):
    """BM-7.4: discard this Market Card and draw another."""

    card: MarketCard

    def say(self, _s: BrickAndMortar) -> Text:
        return translate("brick_and_mortar", "Exchange {card}").fill(card=phrases.card(self.card))


@frozen
class RedrawAll(GameAction[BrickAndMortar]):
    """BM-7.4: discard all Market Cards in hand and draw the same number."""

    text = translate("brick_and_mortar", "Exchange all Market Cards")
    hand = Press("button:redraw")


@frozen
class Redrawing(MayGoOn):
    """BM-7.4: the seat discards one or all of its Market Cards and draws the same number, or passes."""

    rule = "BM-7.4"
    takes = (Redraw, RedrawAll)
    seat: int

    def prompt(self, s: BrickAndMortar) -> Text:
        n = len(s.players[self.seat].hand)
        text = translate(
            "brick_and_mortar", "Third slot: exchange one or all of your %n Market Card(s), or go on."
        )
        return text.count(n)

    def other_actions(self, s: BrickAndMortar) -> Iterator[Action]:
        yield RedrawAll()
        yield from (Redraw(card) for card in s.players[self.seat].hand)

    def refuses(self, s: BrickAndMortar, action: Redraw | RedrawAll) -> No | None:
        if isinstance(action, Redraw):
            return not_in_hand(s, self.seat, action.card, "BM-7.4")
        return None

    def carry_out(self, s: BrickAndMortar, action: Redraw | RedrawAll, tell: Tell) -> None:
        p = s.players[self.seat]
        p.redrawn = True
        cards = (action.card,) if isinstance(action, Redraw) else p.hand
        discard_cards(s, self.seat, cards, "BM-7.4", tell)
        draw(s, self.seat, len(cards), "BM-7.4", tell)


@frozen
class CardsPlayed(GameEvent):
    """BM-7.2: a seat played a Market Card behind its screen."""

    seat: int


@frozen
class Advertised(GameEvent):
    """BM-7.2: a seat's Market Cards joined the piles. Only their number is known, not to which pile."""

    seat: int
    cards: int

    def line(self) -> LogLine:
        text = translate("brick_and_mortar", "Advertises with %n Market Card(s)", "", self.cards)
        return LogLine(text, self.seat, (), "BM-7.2")

    def headline(self) -> Headline:
        # the cards that are drawn for them go without saying
        did = translate("brick_and_mortar", "advertised with %n card(s)", "", self.cards)
        return Headline(self.seat, "advertised", 5, did, instead=("drew",))


@frozen
class Play(GameAction[BrickAndMortar]):
    """BM-7.2: play this Market Card, face down to Demand (`down`) or face up to Supply."""

    card: MarketCard
    down: bool

    def say(self, _s: BrickAndMortar) -> Text:
        text = translate("brick_and_mortar", "Play {card} face up to Supply")
        if self.down:
            text = translate("brick_and_mortar", "Play {card} face down to Demand")
        return text.fill(card=phrases.card(self.card))

    def short_label(self, _s: BrickAndMortar) -> Text:
        if self.down:
            return translate("brick_and_mortar", "Play it to Demand")
        return translate("brick_and_mortar", "Play it to Supply")

    def gesture(self, _v: BrickAndMortar, _step: Choice[BrickAndMortar]) -> Drag:
        return Drag(places.card_key(self.card), places.pad_key(self.down))

    def thumb(self, _v: BrickAndMortar, _step: Choice[BrickAndMortar]) -> Face:
        return faces.MarketCard(self.card, demand=self.down)


PLAYS = [(Play(card, down=False), Play(card, down=True)) for card in range(len(box.MARKET))]
"""By Market Card: both ways to play it."""


@frozen
class Advertising(MayGoOn):
    """BM-7.2, BM-7.3: the seat plays Market Cards in secret.

    `chosen`: the cards chosen so far; DOWN is added to those face down.
    """

    rule = "BM-7.2"
    rules = ("BM-7.2", "BM-7.3", "BM-7.5")
    takes = (Play,)
    private = True
    seat: int
    chosen: tuple[int, ...] = ()

    def prompt(self, s: BrickAndMortar) -> Text:
        left = CARDS - len(self.chosen)
        if left <= 0:
            return translate(
                "brick_and_mortar", "Fourth slot: you may play another card; you have played %n."
            ).count(len(self.chosen))
        return translate(
            "brick_and_mortar", "Play %n Market Card(s): face up to Supply, or face down to Demand."
        ).count(left)

    def other_actions(self, s: BrickAndMortar) -> Iterator[Action]:
        for card in s.players[self.seat].hand:
            yield from PLAYS[card]

    def no_end(self, _s: BrickAndMortar) -> No | None:
        if len(self.chosen) >= CARDS:
            return None
        text = translate("brick_and_mortar", "Play %n more Market Card(s) first.")
        return No("BM-7.2", lambda: text.count(CARDS - len(self.chosen)))

    def refuses(self, s: BrickAndMortar, action: Play) -> No | None:
        if action.card in [card % DOWN for card in self.chosen]:
            twice = translate("brick_and_mortar", "You've played the card with {card} already.")
            return No("BM-7.2", lambda: twice.fill(card=phrases.card(action.card)))
        return not_in_hand(s, self.seat, action.card, "BM-7.2")

    def next_choice(self, s: BrickAndMortar, action: Action) -> Choice[BrickAndMortar] | None:
        if not isinstance(action, Play):
            return None
        chosen = (*self.chosen, action.card + DOWN * action.down)
        return Advertising(self.seat, chosen) if len(chosen) < cards_to_play(s.players[self.seat]) else None

    def carry_out(self, s: BrickAndMortar, action: Play, tell: Tell) -> None:
        p = s.players[self.seat]
        p.hand = tuple(card for card in p.hand if card != action.card)
        p.played += (action.card + DOWN * action.down,)
        tell(s, CardsPlayed(self.seat))


@frozen
class CardsPooled(GameEvent):
    """BM-7.5: the cards were gathered: those of the Supply pile, and the number in the Demand pile."""

    supply: tuple[int, ...]
    demand: int
    final = True

    def line(self) -> LogLine:
        text = translate("brick_and_mortar", "The cards are gathered: Supply {supply}, Demand {demand}")
        return LogLine(text.fill(supply=len(self.supply), demand=self.demand), -1, (), "BM-7.5")


@frozen
class Pool(Step[BrickAndMortar]):
    """BM-7.5: all cards are gathered into a Supply pile, face up, and a Demand pile, face down."""

    def run(self, s: BrickAndMortar, tell: Tell) -> None:
        for p in s.players:
            p.down = tuple(sorted(card - DOWN for card in p.played if card >= DOWN))
        up = [card for p in s.players for card in p.played if card < DOWN]
        s.supply = tuple(sorted(up))
        s.demand = tuple(sorted(card for p in s.players for card in p.down))
        played = [len(p.played) for p in s.players]
        for p in s.players:
            p.played = ()
        for seat in s.order:
            tell(s, Advertised(seat, played[seat]))
        tell(s, CardsPooled(s.supply, len(s.demand)))


@frozen
class DrawUp(Step[BrickAndMortar]):
    """BM-7.7: all draw back to five Market Cards, in turn order."""

    def run(self, s: BrickAndMortar, tell: Tell) -> None:
        for seat in s.order:
            draw(s, seat, HAND - len(s.players[seat].hand), "BM-7.7", tell)
