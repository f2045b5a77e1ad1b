"""What a move promises comes true: in every game the move is played, and what it named is found.

A promise is what the list of moves tells of an action (`Game.effect`) with a number in it. Each game has its
READERS: what such a sentence looks like, and how it is held against the state before and after. A sentence
that no reader knows fails, so that nobody promises what nothing holds.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from random import Random
from typing import Any

import pytest

from tabletop.engine.game import Game, Setup, refuse_setup
from tabletop.engine.rules import Action, Choice, act, settle, waiting
from tabletop.engine.text import english
from tabletop.games import GAMES, game
from tabletop.games.brick_and_mortar import actions as bm
from tabletop.games.brick_and_mortar import components as bm_box
from tabletop.games.brick_and_mortar.rules.closing import utility_bill
from tabletop.games.merchants_cove import words as mc_words
from tabletop.games.morocco import names as mo_names
from tabletop.games.morocco.score import juice_of
from tabletop.games.morocco.square import CORNERS
from tabletop.games.public_market import components as pm_box
from tabletop.games.public_market.rules.market import crab_surrounded
from tabletop.games.public_market.rules.sale import complete_lines
from tabletop.games.river_market import actions as rm
from tabletop.games.river_market import components as rm_box
from tabletop.games.river_market.rules.paying import Paying
from tabletop.games.river_market.rules.trading import Selling, Swapping
from tabletop.games.river_market.rules.visits import Gaining, VisitBooth
from tabletop.games.river_market.state import LILY

ACTIONS, SAMPLES, MORE = 260, 4, 40
"""How many actions of a match are played, how many legal ones of each moment are held to their word, and how
many choices may follow until the word is kept."""


@dataclass
class Deed:
    """An action that a seat may do in a state, and what it leads to."""

    game: Game[Any]
    before: Any
    seat: int
    action: Action

    @cached_property
    def after(self) -> Any:
        """The state after it."""
        return self.then(self.before, self.action, self.seat)

    @staticmethod
    def then(state: Any, action: Action, seat: int) -> Any:
        """Another state after an action."""
        after = state.copy()
        act(after, action, seat=seat)
        return after

    def own(self, state: Any) -> Any:
        """What the seat has in a state."""
        return state.players[self.seat]

    def more(self, what: str, after: Any = None) -> int:
        """By how much something that the seat has has grown."""
        then = self.own(self.after if after is None else after)
        return int(getattr(then, what) - getattr(self.own(self.before), what))

    def points(self, after: Any = None) -> int:
        """By how much the seat's score has grown."""
        scores = self.game.scores
        return scores(self.after if after is None else after)[self.seat] - scores(self.before)[self.seat]

    def until(self, kept: Callable[[Any], bool]) -> bool:
        """Whether this is so after it, or after one of the choices that follow, made by chance."""
        return any(self._until(kept, Random(seed)) for seed in range(6))

    def _until(self, kept: Callable[[Any], bool], chance: Random) -> bool:
        state = self.after
        for _ in range(MORE):
            if kept(state):
                return True
            step = next(iter(waiting(state)), None)
            if step is None:
                break
            state = self.then(state, chance.choice(step.legal(state)), step.seat)
        return kept(state)

    def on(self, kind: type[Choice], *actions: Action) -> Any:
        """The state after more actions, if such a choice of the seat's waits; else None."""
        state = self.after
        for action in actions:
            step = next(iter(waiting(state)), None)
            if not isinstance(step, kind) or step.seat != self.seat or action not in step.legal(state):
                return None
            state = self.then(state, action, self.seat)
        return state


Check = Callable[[Deed, re.Match[str]], bool]


def public_market_lay(deed: Deed, told: re.Match[str]) -> bool:
    """PM-6: Shrimp covered, the Crab surrounded, lines completed."""
    before, after = deed.own(deed.before), deed.own(deed.after)
    if not after.filled & ~before.filled:  # it was sold at once
        return True
    shrimp = pm_box.SHRIMP[before.chest]
    covered = (after.filled & shrimp).bit_count() - (before.filled & shrimp).bit_count()
    paid = len(complete_lines(after)[1]) - len(complete_lines(before)[1])
    return (
        covered == int(told["shrimp"] or 0)
        and (not told["crab"] or crab_surrounded(deed.after, after))
        and max(paid, 0) * pm_box.MARKET.pay.line == int(told["pay"] or 0)
    )


PUBLIC_MARKET: dict[str, Check] = {
    r"Costs \$(\d+)": lambda deed, told: deed.more("money") == -int(told[1]),
    r"(?:(?P<shrimp>\d+) Shrimp covered)?(?:, | and )?(?P<crab>Crab surrounded)?(?:, | and )?"
    r"(?:\$(?P<pay>\d+) more payout)?": public_market_lay,
    r"(\d+) VP as things stand": lambda deed, told: deed.points() == int(told[1]),
}

AMOUNT = r"\d+ (?:Veggie\(s\)|Fish|Cloth|Tool\(s\)|Lily\(s\)|Zoom token\(s\)|card\(s\))|\$\d+"
AMOUNTS = rf"(?:{AMOUNT})(?:(?:, | and )(?:{AMOUNT}))*"
KINDS = ("Veggie(s)", "Fish", "Cloth", "Tool(s)", "Lily(s)")


def named(words: str) -> dict[str, int]:
    """The amounts that a sentence of River Market names."""
    found = {
        kind: int(n) for n, kind in re.findall(r"(\d+) ([A-Z]\w+(?: token)?(?:\(s\))?|card\(s\))", words)
    }
    if money := re.search(r"\$(\d+)", words):
        found["$"] = int(money[1])
    return found


def gained(deed: Deed, seat: int, after: Any) -> dict[str, int]:
    """What a seat of River Market has more than before."""
    was, now = deed.before.players[seat], after.players[seat]
    found = {kind: now.goods[n] - was.goods[n] for n, kind in enumerate(KINDS)}
    found |= {"$": now.coins - was.coins, "Zoom token(s)": now.zooms - was.zooms}
    spent = isinstance(deed.action, rm.Play | rm.UseFind) and seat == deed.seat
    return found | {"card(s)": len(now.hand) - len(was.hand) + spent}


def river_gains(deed: Deed, told: re.Match[str]) -> bool:
    """RM-5, RM-11: at a Booth once it is used, at once by a Find; Helpers add to it."""
    after = deed.after
    if isinstance(deed.action, rm.Wade | rm.Play | rm.Zoom):
        after = deed.on(VisitBooth, rm.Use())
        if after is None:  # the owner of the Booth chooses first
            return any(isinstance(step, Gaining) for step in waiting(deed.after))
    spent = {"Zoom token(s)": int(isinstance(deed.action, rm.Zoom))}
    bonus = named(told.groupdict().get("bonus") or "") if told.groupdict().get("who") == "you" else {}
    end = after.last_turns >= 0 > deed.before.last_turns  # RM-12.1: it gives all a Zoom token
    found = gained(deed, deed.seat, after)
    return all(
        found.get(kind, 0) + spent.get(kind, 0) >= n + bonus.get(kind, 0)
        and (
            found.get(kind, 0) + spent.get(kind, 0) <= n + bonus.get(kind, 0) + end
            or bool(deed.own(deed.before).helpers)
            or not deed.before.deck
        )
        for kind, n in named(told["gives"]).items()
        if kind != "card(s)" or len(deed.before.deck) + len(deed.before.discards) > n + 2
    )


def river_bonus(deed: Deed, told: re.Match[str]) -> bool:
    """RM-5.4: the owner of the Booth has its bonus once the pawn is there."""
    if told["who"] == "you":
        return True  # held with what the visit gives
    seats = {f"Player {n + 1}": n for n in range(len(deed.before.players))}
    if any(isinstance(step, Gaining) for step in waiting(deed.after)) or not deed.before.deck:
        return True
    found = gained(deed, seats[told["who"]], deed.after)
    return all(found.get(kind, 0) >= n for kind, n in named(told["bonus"]).items())


def river_paid(deed: Deed, told: re.Match[str]) -> bool:
    """RM-6: Booths are paid for in goods, Helpers in coins; what is built or hired counts its VP."""
    state = deed.after
    while isinstance(step := next(iter(waiting(state)), None), Paying) and step.seat == deed.seat:
        state = Deed.then(state, step.legal(state)[0], deed.seat)
    was, now = (
        {p.rule: p.points for p in deed.game.score(s, deed.seat)}["RM-13.1" if told["goods"] else "RM-13.2"]
        for s in (deed.before, state)
    )
    if told["goods"]:  # with a Lily Keeper a Lily stands for two
        lilies = deed.own(deed.before).goods[LILY] - deed.own(state).goods[LILY]
        gift = sum(rm_box.CARDS[deed.action.card].gift.goods)  # type: ignore[attr-defined]
        goods = sum(deed.own(deed.before).goods) - sum(deed.own(state).goods) + gift
        return now - was == int(told["vp"]) and goods <= int(told["goods"]) <= goods + max(lilies, 0)
    return now - was == int(told["vp"]) and -deed.more("coins", state) == int(told["coins"])


def river_sells(deed: Deed, told: re.Match[str]) -> bool:
    """RM-8.3: so many coins for each good, and so often."""
    step = next(iter(waiting(deed.after)), None)
    if not isinstance(step, Selling):
        return True  # nothing to sell, or the owner chooses first
    state = Deed.then(deed.after, step.legal(deed.after)[0], deed.seat)
    coins = deed.own(state).coins - deed.own(deed.after).coins
    return coins == int(told[1]) and step.left == int(told[2])


def river_trades(deed: Deed, told: re.Match[str]) -> bool:
    """RM-8.8: the coins, once the goods are given."""
    state = deed.after
    if isinstance(deed.action, rm.Wade | rm.Play | rm.Zoom):
        state = deed.on(VisitBooth, rm.Use())
    while state is not None and isinstance(step := next(iter(waiting(state)), None), Paying):
        state = Deed.then(state, step.legal(state)[0], deed.seat)
    return state is None or deed.more("coins", state) >= int(told[1])


def river_cheaper(deed: Deed, told: re.Match[str]) -> bool:
    """RM-8.5, RM-8.6: less to pay this turn."""
    after = deed.after if isinstance(deed.action, rm.Use) else deed.on(VisitBooth, rm.Use())
    return after is None or after.hire_off + after.build_off == int(told[1])


def river_swaps(deed: Deed, told: re.Match[str]) -> bool:
    """RM-5.3: so many swaps are offered."""
    step = next(iter(waiting(deed.after)), None)
    return not isinstance(step, Swapping) or step.left == int(told[1])


def river_boats(deed: Deed, told: re.Match[str]) -> bool:
    """RM-8.10: so far the boat goes."""
    step = next(iter(waiting(deed.after)), None)
    if not isinstance(step, VisitBooth):
        return True
    boats = [action for action in step.legal(deed.after) if isinstance(action, rm.Wade)]
    return len(boats) == min(int(told[1]), len(deed.after.ring) - 1)


def river_stage(deed: Deed, told: re.Match[str]) -> bool:
    """RM-8.9: coins for own Booths."""
    after = deed.after if isinstance(deed.action, rm.Use) else deed.on(VisitBooth, rm.Use())
    if after is None:
        return True
    state = deed.before if isinstance(deed.action, rm.Use) else deed.after
    booths = sum(owner == deed.seat for owner in deed.before.owners.values())
    coins = deed.own(after).coins - deed.own(state).coins
    return coins == min(int(told[3]), int(told[1]) + int(told[2]) * booths)


OWNER = r"(?:; Owner bonus for (?P<who>[^:]+): (?P<bonus>.+))?"
RIVER_MARKET: dict[str, Check] = {
    rf"(?P<gives>{AMOUNTS}){OWNER}": river_gains,
    r".+; Owner bonus for (?P<who>[^:]+): (?P<bonus>.+)": river_bonus,
    r"Owner bonus for you: (?P<bonus>.+)": lambda deed, told: all(
        gained(deed, deed.seat, deed.after).get(kind, 0) >= n for kind, n in named(told["bonus"]).items()
    ),
    r"(?P<vp>\d+) VP for (?:(?P<goods>\d+) good\(s\)|\$(?P<coins>\d+))": river_paid,
    rf".+ for \$(\d+), up to (\d+) times{OWNER}": river_sells,
    rf"\$(\d+) for [^$;]+{OWNER}": river_trades,
    rf"Hire for \$(\d+) less{OWNER}": river_cheaper,
    rf"Build for (\d+) good\(s\) less{OWNER}": river_cheaper,
    rf"Up to (\d+) swap\(s\){OWNER}": river_swaps,
    rf"Up to (\d+) Booth\(s\) on{OWNER}": river_boats,
    rf"\$(\d+) and \$(\d+) for each own Booth, at most \$(\d+){OWNER}": river_stage,
    rf"(\d+) good\(s\) of your choice{OWNER}": lambda deed, told: (
        (state := deed.after if isinstance(deed.action, rm.Use) else deed.on(VisitBooth, rm.Use())) is None
        or any(isinstance(step, Gaining) and step.left == int(told[1]) for step in waiting(state))
    ),
    r"Build for (\d+) goods less, or hire for \$(\d+) less": lambda deed, _told: (
        len(deed.own(deed.after).hand) == len(deed.own(deed.before).hand) - 1
    ),
}


def morocco_left(deed: Deed, told: re.Match[str]) -> bool:
    """MO-5: the room that is left in the stall, where none comes of a closing that follows."""
    first = deed.action.stall * CORNERS  # type: ignore[attr-defined]
    left = sum(who < 0 for who in deed.after.spaces[first : first + CORNERS])
    followed = type(next(iter(waiting(deed.after)), None)).__name__ in ("ChooseWalkerSpace", "ChooseWild")
    return left == int(told[1]) or followed


def morocco_fills(deed: Deed, told: re.Match[str]) -> bool:
    """MO-8: VP and juice of all who gain, once cubes are paid and prizes chosen; gold where it is one."""
    seats = {f"Player {n + 1}": n for n in range(len(deed.before.players))} | {"you": deed.seat}
    seats["Merchant"] = deed.before.merchant
    shares = [share.split(": ", 1) for share in told[1].split("; ")]
    return deed.until(lambda state: all(shared(deed, state, seats[who], gains) for who, gains in shares))


def shared(deed: Deed, state: Any, seat: int, gains: str) -> bool:
    """Whether a seat has gained its share of a stall."""
    was, now = (s.players[seat] for s in (deed.before, state))
    juice = [sum(juice_of(s, seat)) for s in (deed.before, state)]
    vp, drunk = (re.findall(rf"(\d+) {what}", gains) or ["0"] for what in ("VP", "juice"))
    gold = bool(re.search(r"a gold\b(?! or)", gains))
    return (
        now.vp - was.vp >= int(vp[0]) and juice[1] - juice[0] >= int(drunk[0]) and now.gold - was.gold >= gold
    )


def morocco_scout(deed: Deed, told: re.Match[str]) -> bool:
    """MO-4.3: the cubes beside the scout, and its own for the others, as far as the supply has them."""

    def cubes(words: str) -> dict[int, int]:
        colours = {english(name): n for n, name in enumerate(mo_names.COLOUR_NAMES)}
        return {colours[name]: int(n) for n, name in re.findall(r"(\d+) (\w+) cube", words)}

    for seat, player in enumerate(deed.after.players):
        if seat == deed.after.merchant:
            continue
        promised = cubes(told["mine"] if seat == deed.seat else told["theirs"] or "")
        was = deed.before.players[seat].cubes
        if any(player.cubes[colour] - was[colour] < n for colour, n in promised.items()):
            return False
    return True


MOROCCO: dict[str, Check] = {
    r"(\d+) space\(s\) left, you .+": morocco_left,
    r"Fills the stall: (.+)": morocco_fills,
    r"You gain (?P<mine>.+?)(?:, all others (?P<theirs>.+))?": morocco_scout,
    r"You could pay for \d+ other stall\(s\)": lambda deed, _told: deed.after.rails != deed.before.rails,
    r"Tourists go to .+": lambda _deed, _told: True,
}


def brick_total(deed: Deed, told: re.Match[str]) -> bool:
    """BM: money that changes hands, once it is paid in cash; an offer is held where it is played out."""
    if isinstance(deed.action, bm.Offer):
        return True
    state, had = deed.after, deed.own(deed.before).money
    for action in (bm.Done(), bm.Pay(0)):
        step = next((step for step in waiting(state) if step.seat == deed.seat), None)
        if step is not None and deed.own(state).money == had and action in step.legal(state):
            state = Deed.then(state, action, deed.seat)
    changed = abs(deed.more("money", state))
    if isinstance(deed.action, bm.Sell):  # after the last item the bills are paid
        return changed >= int(told[1]) - utility_bill(deed.own(deed.before))
    return changed == int(told[1]) or (not changed and had < int(told[1]))


def brick_debt(deed: Deed, told: re.Match[str]) -> bool:
    """BM-5.2: debt tokens count against the score."""
    return deed.more("debt") * bm_box.DEBT.points == int(told[1])


BRICK_AND_MORTAR: dict[str, Check] = {
    r"Total: \$(\d+)": brick_total,
    r"(\d+) point\(s\) less in the end": brick_debt,
    r"[A-Z].*\.": lambda deed, _told: isinstance(deed.action, bm.Keep | bm.Take),  # the text of a store
}


def cove_hours(deed: Deed, told: re.Match[str]) -> bool:
    """MC-4: the Timepiece goes so far, or the choice of what to save comes first."""
    hours = deed.own(deed.before).hour + int(told["hours"])
    return deed.until(lambda state: deed.own(state).hour == hours or state.day > deed.before.day)


def cove_sponsor(deed: Deed, told: re.Match[str]) -> bool:
    """MC-5.5: the gold is there at once."""
    paid = deed.until(lambda state: deed.more("gold", state) >= int(told["gold"]))
    return paid and cove_hours(deed, told)


def cove_brings(deed: Deed, told: re.Match[str]) -> bool:
    """A Good that a merchant makes lies on the shelf, or waits to be placed."""
    was, now = (deed.own(state).shelf for state in (deed.before, deed.after))
    if len(now) <= len(was):
        return type(next(iter(waiting(deed.after)), None)) is not type(next(iter(waiting(deed.before)), None))
    new = list(now)
    for good in was:
        new.remove(good)
    return told[1] in {english(mc_words.goods(tuple(new))), *(english(mc_words.good(one)) for one in new)}


HOURS = r"(?P<hours>\d+) hour\(s\), .+"
MERCHANTS_COVE: dict[str, Check] = {
    r"(\d+) gold": lambda deed, told: deed.more("gold") == int(told[1]),
    r"(\d+) gold, \d+ Good\(s\) kept": lambda deed, told: deed.more("gold") == int(told[1]),
    rf"(?P<gold>\d+) gold; {HOURS}": cove_sponsor,
    HOURS: cove_hours,
    r"1 Corruption card, nobody comes": lambda deed, _told: (
        len(deed.own(deed.after).corruption) == len(deed.own(deed.before).corruption) + 1
    ),
    r"Brings: ([^\d]+)": cove_brings,
    r"Brings: large Good of any colour, and (\d+) Corruption card\(s\)": lambda deed, told: deed.until(
        lambda state: len(deed.own(state).corruption) >= len(deed.own(deed.before).corruption) + int(told[1])
    ),
    r"(?:Heat|Swaps|Falls out|Fills the boat|Gain|Brew|Bellows|Row|Scavenge|Swap|Forge|2-tile).*": (
        lambda _deed, _told: True  # what a merchant's own tests hold
    ),
    r"\d+ (?:more marble|step)\(s\).*|\d+ (?:red|green|blue|yellow|Ichor).*": lambda _deed, _told: True,
}

READERS: dict[str, dict[str, Check]] = {
    "public_market": PUBLIC_MARKET,
    "river_market": RIVER_MARKET,
    "morocco": MOROCCO,
    "brick_and_mortar": BRICK_AND_MORTAR,
    "merchants_cove": MERCHANTS_COVE,
}


def deeds(of: Game[Any], setup: Setup) -> Iterator[tuple[Deed, str]]:
    """Legal actions of a match by chance that promise something with a number, and their promises."""
    chance, state = Random(setup.seed), of.setup(setup)
    settle(state)
    for _ in range(ACTIONS):
        asked = waiting(state)
        if not asked:
            return
        step = chance.choice(asked)
        legal, view = step.legal(state), of.view(state, step.seat)
        for action in chance.sample(legal, min(SAMPLES, len(legal))):
            told = english(of.effect(view, action))
            if re.search(r"\d", told):
                yield Deed(of, state.copy(), step.seat, action), told
        act(state, chance.choice(legal), seat=step.seat)


@pytest.mark.parametrize("name", GAMES)
def test_what_a_move_promises_comes_true(name):
    of, known = game(name), READERS[name]
    low, high = of.about.seats
    solos = [("person", f"{a.id}:{a.levels[0]}") for a in of.about.automata]
    seats = [("person",) * n for n in sorted({max(low, 2), high})] + solos
    setups = [Setup(40 + seed, sitting) for seed, sitting in enumerate(seats)]
    setups += [Setup(60, seats[0], ((o.key, value.key),)) for o in of.about.options for value in o.values[1:]]
    met, wrong = set(), []
    for setup in setups:
        if refuse_setup(of, setup) is not None:
            continue
        for deed, told in deeds(of, setup):
            readers = [(pattern, match) for pattern in known if (match := re.fullmatch(pattern, told))]
            if not readers:
                wrong.append(f"nothing holds: {told}")
            met |= {pattern for pattern, _ in readers}
            wrong += [f"{deed.action}: {told}" for p, match in readers if not known[p](deed, match)]
    assert wrong == []
    assert len(met) >= 3
