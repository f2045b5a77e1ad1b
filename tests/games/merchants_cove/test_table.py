"""How Merchants Cove lies on the table, and what hands do there."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pytest

from tabletop.engine.described import outcome_text
from tabletop.engine.rules import apply_action
from tabletop.engine.table import Drag
from tabletop.engine.text import english
from tabletop.games import merchants_cove
from tabletop.games.merchants_cove import phrases, places
from tabletop.games.merchants_cove.art import people, piers, progress
from tabletop.games.merchants_cove.art.board import Who
from tabletop.games.merchants_cove.art.boats import Berthing, FreeBerth
from tabletop.games.merchants_cove.art.cards import Corrupt
from tabletop.games.merchants_cove.bot.sales import propose
from tabletop.games.merchants_cove.harbour import (
    PIER_OF,
    PIERS,
    adventurers_at,
    fetched,
    free_berths,
    free_seats,
)
from tabletop.games.merchants_cove.merchants.blacksmith.ch12_dice import shop
from tabletop.games.merchants_cove.merchants.blacksmith.ch12_stoking import HammerDie, PickDie, RerollDice
from tabletop.games.merchants_cove.merchants.blacksmith.state import anvil
from tabletop.games.merchants_cove.merchants.captain.ch14_sailing import SailShips
from tabletop.games.merchants_cove.merchants.captain.components import ROW
from tabletop.games.merchants_cove.merchants.shops import WORDS
from tabletop.games.merchants_cove.observation import view
from tabletop.games.merchants_cove.rules.ch05_ending import Done
from tabletop.games.merchants_cove.rules.ch05_turn import Hire, Sponsor, TakeTurn, Work
from tabletop.games.merchants_cove.rules.ch06_boats import ChooseBerth, ChooseBoat, Dock, Load
from tabletop.games.merchants_cove.rules.ch07_market import ChooseSale, Give, Sell, SellAll, brought
from tabletop.games.merchants_cove.rules.ch11_townsfolk import PutStaff
from tabletop.games.merchants_cove.state import NOBODY, SPONSOR, colour_of
from tabletop.games.merchants_cove.table import TABLE, table_layout
from tabletop.ui.play.animation_frames import rolls
from tests.games.merchants_cove.sittings import SITTINGS, begin, layouts, meeting, moments

EVERY = pytest.mark.parametrize("name", SITTINGS)
BOARDS = ("harbour", "stall", "board")
FIXED = ("act:", "staff:", "hall:", "pier:", "berth:", "boat:", "furnace:", "cauldron:", "site:", "hire:")
"""Places that lie beside one another and never over one another."""


def over(one, other):
    """Whether two things lie over one another."""
    beside = max(one.x, other.x) >= min(one.x + one.w, other.x + other.w) - 0.01
    return not beside and max(one.y, other.y) < min(one.y + one.h, other.y + other.h) - 0.01


def named(layout):
    """All zones and pieces but those where turns are told, which hold nothing."""
    return [thing for thing in (*layout.zones, *layout.pieces) if not thing.key.startswith("told:")]


@EVERY
def test_everything_lies_on_the_table_and_says_what_it_is(name):
    width, height = places.SIZE
    for layout in layouts(name):
        for thing in named(layout):
            assert thing.x >= 0, thing
            assert thing.y >= 0, thing
            assert thing.x + thing.w <= width, thing
            assert thing.y + thing.h <= height, thing
            assert thing.name.source, thing
            assert thing.rule.startswith("MC-"), thing
            assert "{" not in english(thing.name) + english(thing.text), thing
        keys = [piece.key for piece in layout.pieces]
        assert len(keys) == len(set(keys))
        assert {piece.zone for piece in layout.pieces} <= {zone.key for zone in layout.zones}


@EVERY
def test_no_board_and_no_place_lies_over_another(name):
    for layout in layouts(name, 25):
        boards = [zone for zone in layout.zones if zone.key in BOARDS or zone.key.startswith("seat:")]
        fixed = [zone for zone in layout.zones if zone.key.startswith(FIXED)]
        for one, other in (*combinations(boards, 2), *combinations(fixed, 2)):
            assert not over(one, other), (one.key, other.key)


@EVERY
def test_pieces_of_a_board_do_not_hide_one_another(name):
    """Dice, marbles, tiles and Goods, which are taken in the hand one by one, keep their middles free."""
    loose = ("die:", "marble:", "tile:", "good:", "ship:", "offer:", "worker:")
    for layout in layouts(name, 11):
        some = [piece for piece in layout.pieces if piece.key.startswith(loose)]
        for one, other in combinations(some, 2):
            middle = (one.x + one.w / 2, one.y + one.h / 2)
            inside = other.x < middle[0] < other.x + other.w and other.y < middle[1] < other.y + other.h
            assert not inside or one.zone != other.zone, (one.key, other.key)


@EVERY
def test_every_adventurer_outside_the_bag_is_seen_once(name):
    for s, asked in moments(name)[0][::9]:
        seen = {
            piece.key
            for piece in table_layout(view(s, asked.seat), asked.seat).pieces
            if piece.key.startswith("who:")
        }
        aboard = {f"who:{who}" for boat in s.boats for who in boat}
        assert aboard <= seen
        assert not {f"who:{who}" for who in s.bag} & seen


@EVERY
def test_every_try_has_a_gesture_and_every_legal_one_a_gesture_of_its_own_with_things_that_are_there(name):
    for s, asked in moments(name)[0][::3]:
        v = view(s, asked.seat)
        layout = table_layout(v, asked.seat)
        pieces = {piece.key: piece for piece in layout.pieces}
        zones = {zone.key: zone for zone in layout.zones}
        assert all(TABLE.gesture(v, action) for action in asked.all_candidate_actions(v))
        legal = [TABLE.gesture(v, action) for action in asked.legal_actions(v)]
        assert len(set(legal)) == len(legal), asked
        for one in legal:
            if isinstance(one, Drag):
                assert one.piece in pieces, one
                assert one.zone in zones, one
                assert -1 <= one.at < max(1, len(zones[one.zone].spots)), one
            else:
                assert one.thing.startswith("button:") or one.thing in {*pieces, *zones}, one


def test_nearly_everything_is_done_by_drag():
    kinds = {
        (type(action), isinstance(TABLE.gesture(view(s, asked.seat), action), Drag))
        for name in SITTINGS
        for s, asked in moments(name)[0][::3]
        for action in asked.legal_actions(s)
    }
    dragged = {kind for kind, drag in kinds if drag}
    pressed = {kind.__name__ for kind, drag in kinds if not drag}
    assert {Work, Hire, Sponsor, Load, Sell, Give, PutStaff, Dock} <= dragged
    assert pressed <= {
        *("Decline", "Done", "SellAll", "KeepRest", "LoadNow", "PickDie", "PickFurnace", "Dump"),
        *("SpinAgain", "UseBottler", "UseLookout", "KeepTiles", "WindClock"),
    }


def fills(s):
    """The boats that one Adventurer would fill, where they dock, and where no other one docks right after."""
    for boat in set(range(6)) - set(s.berths):
        if free_seats(s, boat) == 1 and len(free_berths(s, boat)) == 1:
            done = s.copy()
            apply_action(done, Load(boat))
            if done.berths.count(-1) == s.berths.count(-1) - 1:
                yield boat


@pytest.mark.rule("MC-7.2")
def test_new_prices_are_shown_before_a_boat_docks_and_come_true():
    s, asked = meeting(
        ChooseBoat, docks=lambda s, a: s.players[a.seat].shelf and next(fills(s), None) is not None
    )
    boat = next(fills(s))
    v = view(s, asked.seat)
    shown = {zone.key: zone.face for zone in TABLE.preview(v, Load(boat)).zones}
    done = s.copy()
    apply_action(done, Load(boat))
    after = {zone.key: zone.face for zone in table_layout(view(done, asked.seat), asked.seat).zones}
    for pier in range(3):
        face, then = shown[f"pier:{pier}"], after[f"pier:{pier}"]
        assert isinstance(face, piers.Pier)
        assert (face.small, face.large) == (then.small, then.large)
    assert any(shown[f"pier:{pier}"].fresh for pier in range(3))
    assert shown["worth"].then == fetched(done, done.players[asked.seat].shelf)
    assert shown["worth"].now == fetched(s, s.players[asked.seat].shelf)
    told = english(outcome_text(v, Load(boat)))
    assert told.endswith(f"; your Goods: {shown['worth'].now} gold now, then {shown['worth'].then}")
    lit = {
        key for key, face in shown.items() if isinstance(face, FreeBerth) and face.then is not Berthing.FREE
    }
    assert lit == {f"berth:{done.berths.index(boat)}"}


@pytest.mark.rule("MC-6.3")
def test_a_boat_with_two_free_berths_shows_the_prices_of_each():
    s, asked = meeting(ChooseBerth)
    v = view(s, asked.seat)
    faces = set()
    for action in asked.legal_actions(v):
        shown = {zone.key: zone.face for zone in TABLE.preview(v, action).zones}
        faces.add(tuple(shown[f"pier:{pier}"] for pier in range(3)))
    assert len(faces) == 2


@pytest.mark.rule("MC-5.3")
def test_the_way_on_the_clock_is_shown_while_a_worker_is_held():
    s, asked = meeting(TakeTurn)
    v = view(s, asked.seat)
    before = table_layout(v, asked.seat)
    for action in asked.legal_actions(v):
        added = [piece for piece in TABLE.preview(v, action).pieces if piece not in before.pieces]
        assert [piece.key for piece in added] == ["way", "ghost"]
        way, ghost = added
        assert isinstance(way.face, progress.Way)
        done = s.copy()
        apply_action(done, action)
        assert way.face.start == s.players[asked.seat].hour
        assert way.face.end - way.face.start in (1, 2, 3)
        assert ghost.face == people.Timepiece(asked.seat, ghost=True)


@pytest.mark.rule("MC-14.5")
def test_the_needle_goes_on_by_whole_turns_with_every_spin():
    s, asked = meeting(SailShips, spun=lambda s, a: len(s.players[a.seat].shop.spun) == 2)
    needle = {piece.key: piece for piece in table_layout(view(s, asked.seat), asked.seat).pieces}["needle"]
    sector = s.players[asked.seat].shop.spun[-1]
    assert needle.angle == 4 * 360 + 45 * sector
    s = s.copy()
    s.players[asked.seat].shop.spun = ()
    assert {piece.key: piece for piece in table_layout(s, asked.seat).pieces}["needle"].angle == 0


@pytest.mark.rule("MC-6.2")
def test_the_list_of_boats_says_how_full_each_is_then():
    s, asked = meeting(ChooseBoat, free=lambda s, _a: any(free_seats(s, boat) > 1 for boat in range(6)))
    for action in asked.legal_actions(s):
        full = free_seats(s, action.boat) == 1
        told = english(outcome_text(view(s, asked.seat), action))
        aboard = 5 - free_seats(s, action.boat)
        assert told.startswith("Fills the boat") if full else told == f"{aboard} of 4 aboard"


@pytest.mark.rule("MC-6.3")
def test_the_list_of_berths_says_who_stands_there_then():
    def docked(s, action):
        then = s.copy()
        apply_action(then, action)
        return then

    def docks_alone(s, asked):
        return all(docked(s, action).boats == s.boats for action in asked.legal_actions(s))

    s, asked = meeting(ChooseBerth, bare=lambda s, a: s.players[a.seat].shelf, alone=docks_alone)
    for action in asked.legal_actions(s):
        then = docked(s, action)
        people = english(phrases.icons(adventurers_at(then, PIER_OF[action.berth])))
        gold = fetched(then, then.players[asked.seat].shelf)
        told = english(outcome_text(view(s, asked.seat), action))
        assert told.startswith(f"There then: {people}; your Goods: ")
        assert told.endswith(f"then {gold}")


@pytest.mark.rule("MC-7.3")
def test_in_the_market_the_board_says_what_the_proposed_sales_bring():
    def other(s, asked):
        sales = propose(s, 0, asked.black, asked.rogues)
        worth = fetched(s, s.players[0].shelf)
        return asked.seat == 0 and sales.sales() and worth != brought(s, 0, sales)

    s, asked = meeting(ChooseSale, kept=other)
    worth = next(zone for zone in table_layout(view(s, 0), 0).zones if zone.key == "worth")
    sales = propose(s, 0, asked.black, asked.rogues)
    gold = brought(s, 0, sales)
    assert worth.face.now == gold
    assert english(worth.name) == f"Sold as proposed: {gold} gold"
    assert str(gold) in english(outcome_text(s, sales))


@pytest.mark.rule("MC-7.3")
def test_a_proposal_that_sells_nothing_is_not_offered():
    def none(s, asked):
        return asked.seat == 0 and not propose(s, 0, asked.black, asked.rogues).sales()

    s, asked = meeting(ChooseSale, keeps=none)
    assert not [action for action in asked.legal_actions(s) if isinstance(action, SellAll)]
    worth = next(zone for zone in table_layout(view(s, 0), 0).zones if zone.key == "worth")
    assert english(worth.name).startswith("Sold at the Piers now")


@pytest.mark.rule("MC-7.3")
def test_in_the_market_each_good_stands_where_its_sale_is_proposed_for_whoever_sells_alone():
    def proposed(s, asked):
        return propose(s, 0, asked.black, asked.rogues).sales()

    s, asked = meeting(
        ChooseSale,
        sells=lambda s, a: a.seat == 0 and any(isinstance(sale, Sell) for sale in proposed(s, a)),
    )
    sales = proposed(s, asked)
    sold = [sale.pier for sale in sales if isinstance(sale, Sell)]
    given = [colour_of(s.players[0].shelf[sale.place]) for sale in sales if isinstance(sale, Give)]
    zones = {zone.key: zone for zone in table_layout(view(s, 0), 0).zones}
    assert sold
    for pier in PIERS:
        assert len(zones[f"pier:{pier}"].face.due) == sold.count(pier)
        told = english(zones[f"pier:{pier}"].text)
        assert ("As proposed" in told) == (pier in sold)
    for hall in range(4):
        assert len(zones[f"hall:{hall}"].face.due) == given.count(hall)
    others = table_layout(view(s, 1), 1).zones
    assert not any(zone.face.due for zone in others if zone.key.startswith(("pier:", "hall:")))


@pytest.mark.rule("MC-14.7")
def test_rowing_shows_no_spins_of_an_earlier_sail():
    s, asked = meeting(SailShips, row=lambda s, a: ROW in s.players[a.seat].workers and a.seat == 0)
    s = s.copy()
    s.players[0].shop.spun = (0, 2)
    spins = next(zone for zone in table_layout(view(s, 0), 0).zones if zone.key == "spins")
    assert spins.face.shown == ()
    assert spins.face.left == asked.steps


@pytest.mark.rule("MC-12.5")
def test_dice_that_are_rolled_go_round_whatever_they_show():
    s, _ = meeting(RerollDice, first=lambda s, a: not a.chosen and a.seat == 0 and len(anvil(shop(s, 0))) > 2)
    before = table_layout(view(s, 0), 0)
    die, other = anvil(shop(s, 0))[:2]
    apply_action(s := s.copy(), PickDie(die))
    picked = table_layout(view(s, 0), 0)
    assert not rolls(before, picked)
    apply_action(s, Done())
    rolled = table_layout(view(s, 0), 0)
    assert rolls(picked, rolled)
    angles = {piece.key: piece.angle for piece in rolled.pieces}
    assert angles[f"die:{die}"] == 720
    assert angles[f"die:{other}"] == 0


@pytest.mark.rule("MC-12.6")
def test_a_die_is_turned_on_the_tray_of_faces():
    s, asked = meeting(HammerDie)
    v = view(s, asked.seat)
    layout = table_layout(v, asked.seat)
    tray = next(zone for zone in layout.zones if zone.key == "offer")
    assert len(tray.spots) == 6
    assert not any(zone.key == "worth" for zone in layout.zones)
    assert {TABLE.gesture(v, action).at for action in asked.legal_actions(v)[:-1]} == set(range(6))


@pytest.mark.rule("MC-1.8")
def test_corruption_is_seen_by_its_owner_alone_also_on_an_open_board():
    s, _ = next((s, a) for s, a in moments("four")[0] if all(p.corruption for p in s.players))
    for eyes in range(-1, 4):
        v = view(s, eyes)
        for opened in range(4):
            layout = table_layout(v, eyes, opened)
            faces = [piece for piece in layout.pieces if piece.key.startswith("mask:")]
            assert len(faces) == len(s.players[opened].corruption)
            assert all(isinstance(piece.face, Corrupt) is (eyes == opened) for piece in faces)
            who = next(zone.face for zone in layout.zones if zone.key == "who")
            assert isinstance(who, Who)
            assert who.seat == opened


@pytest.mark.rule("MC-2.4")
def test_an_open_board_changes_places_with_the_own_one():
    s = begin("four")
    v = view(s, 0)
    plain, opened = table_layout(v, 0), table_layout(v, 0, 2)
    for layout, framed in ((plain, []), (opened, ["seat:0"])):
        assert [zone.key for zone in layout.zones if getattr(zone.face, "framed", False)] == framed
    spots = [{zone.key: (zone.x, zone.y) for zone in layout.zones} for layout in (plain, opened)]
    assert spots[0]["seat:2"] == spots[1]["seat:0"]
    assert "seat:2" not in spots[1]
    assert spots[0]["seat:1"] == spots[1]["seat:1"]


@pytest.mark.parametrize("eyes", [0, -1])
def test_a_board_is_called_your_own_only_by_its_owner(eyes):
    name = english(
        next(zone.name for zone in table_layout(view(begin("four"), eyes), eyes).zones if zone.key == "board")
    )
    assert (name == "Your board") is (eyes == 0)


@pytest.mark.rule("MC-5.7")
def test_whoever_has_gone_to_work_stands_on_the_space():
    s, asked = meeting(TakeTurn, went=lambda s, a: SPONSOR in s.players[a.seat].workers)
    worker = s.players[asked.seat].workers.index(SPONSOR)
    pieces = {piece.key: piece for piece in table_layout(view(s, asked.seat), asked.seat).pieces}
    assert pieces[f"worker:{asked.seat}:{worker}"].zone == f"act:{SPONSOR}"
    new = begin("four")
    waiting = [piece.zone for piece in table_layout(new, 0).pieces if piece.key.startswith("worker:")]
    assert waiting == ["who"] * len(new.players[0].workers)
    assert set(new.players[0].workers) == {NOBODY}


def test_nothing_outside_a_merchants_folder_asks_which_merchant_it_is():
    here = Path(merchants_cove.__file__).parent
    for folder in ("table", "art"):
        for file in (here / folder).glob("*.py"):
            text = file.read_text(encoding="utf-8").lower()
            assert not [word for word in WORDS if f'"{word}"' in text or f"merchants.{word}" in text], file


@EVERY
def test_the_table_lies_also_between_decisions_while_a_film_is_shown(name):
    seen = 0
    for s, asked in moments(name)[0][:60:7]:
        done = s.copy()

        def shown(between, _event, seat=asked.seat):
            nonlocal seen
            seen += 1
            assert table_layout(view(between, seat), seat).pieces

        apply_action(done, asked.legal_actions(s)[0], shown)
    assert seen
