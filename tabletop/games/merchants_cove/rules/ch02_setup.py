"""MC-2: the state at the beginning of a match."""

from __future__ import annotations

from typing import Literal

from tabletop.engine.chance import randbelow, seeded, shuffle
from tabletop.engine.game import Setup
from tabletop.engine.refusal import No
from tabletop.engine.rules import push_steps
from tabletop.engine.text import translate
from tabletop.games.merchants_cove import components as box
from tabletop.games.merchants_cove.about import CHANCE, MERCHANT, ROGUE_WORDS, peddler_seat
from tabletop.games.merchants_cove.harbour import BOATS
from tabletop.games.merchants_cove.merchants.guild import BY_KIND, MERCHANTS
from tabletop.games.merchants_cove.rules.ch03_day import Day
from tabletop.games.merchants_cove.rules.ch16_peddler import cards_of
from tabletop.games.merchants_cove.rules.supply import PLACES
from tabletop.games.merchants_cove.state import NOBODY, ROGUE, Flags, MerchantsCove, Player, Stall

HANDS: dict[str, Literal["plain", "save", "early"]] = {
    "plain": "plain",
    "save_hour": "save",
    "early_hands": "early",
}


def refuse(setup: Setup) -> No | None:
    """MC-2.4, MC-16.1: refuse a merchant chosen twice, two Peddlers, and a Peddler with over two others."""
    peddlers = sum(who.startswith("peddler:") for who in setup.seats)
    if peddlers > 1:
        text = translate("merchants_cove", "The Peddler sits at one seat only; here it's at {n}.")
        return No("MC-16.1", lambda: text.fill(n=peddlers))
    if peddlers and len(setup.seats) > 3:
        text = translate("merchants_cove", "The Peddler plays against one or two others; here are {n}.")
        return No("MC-16.1", lambda: text.fill(n=len(setup.seats) - 1))
    chosen = [word for word in merchants_of(setup) if word != CHANCE]
    for word in chosen:
        if chosen.count(word) > 1:
            text = translate("merchants_cove", "Two seats chose the {merchant}: each merchant plays once.")
            return No("MC-2.4", text.fill(merchant=BY_KIND[word].name))
    return None


def merchants_of(setup: Setup) -> list[str]:
    """Return the merchant that each seat has chosen; CHANCE for the Peddler, which has none."""
    peddler = peddler_seat(setup)
    return [
        CHANCE if seat == peddler else setup.seat_option(seat, MERCHANT, CHANCE)
        for seat in range(len(setup.seats))
    ]


def flags(setup: Setup) -> Flags:
    """Return the options of a setup as flags."""
    chosen = dict(setup.options)
    sets = {"locals_mercenaries": 2, "locals_sailors": 1, "mercenaries_sailors": 0}
    return Flags(
        large_right=chosen.get("piers") == "large_right",
        table_prices=chosen.get("prices") == "table",
        hands=HANDS[chosen.get("clock_hands", "plain")],
        late_start=chosen.get("first_icon") == "late",
        gold_less=chosen.get("sponsoring") == "one",
        black_each=chosen.get("black_market") == "each",
        cultists_each=chosen.get("cultists") == "each_good",
        mirrored=chosen.get("peddler_cards") == "mirrored",
        two_hard=chosen.get("hard_cards") == "two",
        furthest_below=chosen.get("overnight") == "below",
        left_out=sets[chosen.get("townsfolk", "locals_mercenaries")],
    )


def setup(given: Setup) -> MerchantsCove:
    """MC-2.1 to MC-2.7: return the state of a new match."""
    s = MerchantsCove(
        chance=seeded(given.seed, streams=given.streams),
        flow=[],
        seats=given.seats,
        peddler=peddler_seat(given),
        flags=flags(given),
        players=[Player(shop=Stall(deck=[])) for _ in given.seats],
        rogue=0,
        day=0,
        stack=(),
        bag=(),
        boats=((),) * len(BOATS),
        berths=(NOBODY,) * 4,
        halls=(),
        lair=(),
        town=(),
        town_deck=[],
        town_gone=(),
        corruption=list(range(len(box.CORRUPTION_ICONS))),
        corruption_gone=(),
        market=0,
        full=False,
        hours=0,
        drawn=NOBODY,
    )
    word = given.option("rogue_card", CHANCE)
    s.rogue = randbelow(s, len(ROGUE_WORDS)) if word == CHANCE else ROGUE_WORDS.index(word)
    _people(s)
    shuffle(s, s.corruption)
    s.town_deck = folk_of(s.flags)
    shuffle(s, s.town_deck)
    s.town = tuple(s.town_deck.pop() for _ in range(PLACES))
    _shops(s, merchants_of(given))
    others = [seat for seat in range(len(given.seats)) if seat != s.peddler]
    shuffle(s, others)
    s.stack = (*others, s.peddler) if s.peddler != NOBODY else tuple(others)
    push_steps(s, Day())
    return s


def folk_of(given: Flags) -> list[int]:
    """MC-2.3: return the Townsfolk of the two sets in play."""
    out = box.SETS[given.left_out]
    return [card for card, printed in enumerate(box.TOWNSFOLK) if printed.set != out]


def _people(s: MerchantsCove) -> None:
    """MC-2.1, MC-2.2: put the first members into Halls and Lair, the others into the bag."""
    by_colour = [
        [who for who, colour in enumerate(box.COLOURS) if colour == wanted] for wanted in range(ROGUE + 1)
    ]
    s.halls = tuple(tuple(those[: box.START.hall]) for those in by_colour[:ROGUE])
    s.lair = tuple(by_colour[ROGUE][: box.ROGUE_CARDS[s.rogue].lair])
    home = {*s.lair, *(who for hall in s.halls for who in hall)}
    s.bag = tuple(who for who in range(len(box.COLOURS)) if who not in home)


def _shops(s: MerchantsCove, chosen: list[str]) -> None:
    """MC-2.4, MC-16.2: give each seat its chosen or a random merchant, and the Peddler its deck."""
    left = [each.id for each in MERCHANTS if each.id not in chosen]
    shuffle(s, left)
    for seat, word in enumerate(chosen):
        p = s.players[seat]
        if seat == s.peddler:
            board = Stall(deck=cards_of(s))
            shuffle(s, board.deck)
            p.shop, p.staff, p.workers = board, (), ()
        else:
            each = BY_KIND[left.pop() if word == CHANCE else word]
            p.workers = (NOBODY,) * each.workers
            p.shop = each.setup(s, seat)
