"""How Brick & Mortar lies on the table: everything in its place, and every action in the hands."""

from __future__ import annotations

import random
from dataclasses import replace
from functools import cache
from itertools import combinations, pairwise

import pytest

from tabletop.art.face import draw
from tabletop.engine.game import Setup
from tabletop.engine.rules import EventRecorder, Simultaneous, apply_action, pending_choices, run_until_choice
from tabletop.engine.table import Drag, Press
from tabletop.engine.text import english
from tabletop.games.brick_and_mortar import components as box
from tabletop.games.brick_and_mortar import places
from tabletop.games.brick_and_mortar.art import faces
from tabletop.games.brick_and_mortar.components import MARKET, STORES
from tabletop.games.brick_and_mortar.game import GAME
from tabletop.games.brick_and_mortar.rules.ch02_setup import setup
from tabletop.games.brick_and_mortar.rules.ch06_auction import Bidding, highest_bid
from tabletop.games.brick_and_mortar.rules.ch08_stocking import Asking, StockType
from tabletop.games.brick_and_mortar.rules.ch09_bidding import Offering, SellType
from tabletop.games.brick_and_mortar.rules.ch09_earning import best_paid
from tabletop.games.brick_and_mortar.rules.ch09_sale import SalePhase
from tabletop.games.brick_and_mortar.state import HIDDEN
from tabletop.games.brick_and_mortar.table import TABLE, table_layout
from tabletop.games.brick_and_mortar.table.context import TableContext
from tests.games.brick_and_mortar import book as do

from .positions import C, F, build, cards, demand, drop_cards, market, money, play, points, run, start

COUNTS = pytest.mark.parametrize("count", [2, 3, 4])
SEEN = 13
"""Every so-manieth moment of a film is laid."""
EVERYBODY = -1


@cache
def match(count, seed=1):
    """The decisions of a match of random play with little raising, and the states after all that happened."""
    s, pick, found = setup(Setup(seed, ("person",) * count)), random.Random(seed), []
    film = EventRecorder([])
    run_until_choice(s, film)
    while asked := pending_choices(s):
        step = asked[-1]
        found.append((s, step))
        s = s.copy()
        legal = step.legal_actions(s)
        calm = [
            a for a in legal if not isinstance(a, do.Raise | do.Auction | do.Close | do.SellPoints | do.Pass)
        ]
        apply_action(s, pick.choice(legal if pick.random() < 0.25 else calm or legal), film, step.seat)
    return found, [beat.state for beat in film.beats] + [s]


def view(s, seat):
    return GAME.view(s, seat)


def decisions(kind, count=3):
    """The decisions of a kind in some matches."""
    for seed in range(1, 8):
        for s, asked in match(count, seed)[0]:
            if isinstance(asked, kind):
                yield s, asked


def first(kind, count=3):
    return next(decisions(kind, count))


def named(layout):
    """All zones and pieces but those where turns are told, which hold nothing."""
    return [thing for thing in (*layout.zones, *layout.pieces) if not thing.key.startswith("told:")]


@COUNTS
def test_a_match_lies_on_the_table_at_every_moment_for_every_seat_and_for_all(count):
    width, height = places.SIZE
    states = match(count)[1]
    for s in [*states[::SEEN], states[-1]]:
        for seat in range(EVERYBODY, count):
            layout = table_layout(view(s, seat), seat)
            for thing in named(layout):
                assert thing.x >= 0, thing
                assert thing.y >= 0, thing
                assert thing.x + thing.w <= width + 0.01, thing
                assert thing.y + thing.h <= height + 0.01, thing
                assert english(thing.name), thing
                assert thing.rule.startswith("BM-"), thing
            keys = [piece.key for piece in layout.pieces]
            assert len(keys) == len(set(keys))
            assert {piece.zone for piece in layout.pieces} <= {zone.key for zone in layout.zones}


LARGE = ["board", "row", "next", "seat:", "building", "slate"]
"""Zones in which others lie; they keep apart from each other."""


@COUNTS
def test_boards_rows_mats_building_and_slate_keep_apart(count):
    for s in match(count)[1][::SEEN]:
        for seat in (0, EVERYBODY):
            zones = table_layout(view(s, seat), seat).zones
            large = [z for z in zones if z.key in ("board", "row", "next", "building", "slate")]
            large += [z for z in zones if z.key.startswith("seat:") and z.key.count(":") == 1]
            for one, other in combinations(large, 2):
                assert not overlap(one, other), (one.key, other.key)


def overlap(a, b):
    return (
        a.x < b.x + b.w - 0.01
        and b.x < a.x + a.w - 0.01
        and a.y < b.y + b.h - 0.01
        and b.y < a.y + a.h - 0.01
    )


@COUNTS
def test_stores_crates_and_cards_of_one_place_keep_apart(count):
    for s in match(count)[1][::SEEN]:
        pieces = table_layout(view(s, 0), 0).pieces
        for prefix in ("store:", "crate:", "dock:", "box:", "tag:"):
            some = [p for p in pieces if p.key.startswith(prefix) and p.zone != "slate"]
            stores = [p for p in some if prefix != "store:" or p.z < 20]  # what isn't open lies over its slot
            for one, other in combinations(stores, 2):
                assert not overlap(one, other), (one, other)


@COUNTS
def test_every_face_on_the_table_is_drawn(count):
    wanted = {}
    for s in match(count)[1][::SEEN]:
        for seat in (0, EVERYBODY):
            layout = table_layout(view(s, seat), seat)
            for thing in (*layout.zones, *layout.pieces):
                wanted.setdefault(thing.face, (thing.w, thing.h))
    assert all(draw(face, w, h, px=1.58) for face, (w, h) in wanted.items() if face)


@COUNTS
def test_every_try_has_a_gesture_and_every_legal_one_a_gesture_of_its_own_with_things_that_are_there(count):
    for s, asked in match(count)[0]:
        eyes = [asked.seat, EVERYBODY] if asked.public else [asked.seat]
        for seat in eyes:
            v = view(s, seat)
            layout = table_layout(v, seat)
            pieces = {piece.key for piece in layout.pieces}
            zones = {zone.key: zone for zone in layout.zones}
            assert all(TABLE.gesture(v, action) for action in asked.all_candidate_actions(v))
            legal = [TABLE.gesture(v, action) for action in asked.legal_actions(v)]
            assert len(set(legal)) == len(legal), asked
            for one in legal:
                if isinstance(one, Press):
                    assert one.thing.startswith("button:") or one.thing in {*pieces, *zones}, (asked, one)
                else:
                    assert one.piece in pieces, (asked, one)
                    assert one.zone in zones, (asked, one)
                    assert -1 <= one.at < max(1, len(zones[one.zone].spots)), (asked, one)


@COUNTS
def test_what_is_public_needs_nothing_that_only_its_seat_sees(count):
    for s, asked in match(count)[0]:
        if asked.public:
            everybody = view(s, EVERYBODY)
            assert asked.legal_actions(everybody) == asked.legal_actions(s), asked
            assert english(asked.prompt(everybody)) == english(asked.prompt(s))


@COUNTS
def test_what_is_sold_for_money_alone_or_kept_in_hand_is_never_public(count):
    secret = (do.Keep, do.Buy, do.Play, do.Ask, do.Offer, do.Pay, do.BuyPoints, do.Discard, do.Redraw, do.Add)
    for _, asked in match(count)[0]:
        if any(kind in asked.accepts for kind in secret):
            assert not asked.public, asked


def told(layout):
    """Everything that is said or drawn on a table, in words."""
    things = (*layout.zones, *layout.pieces)
    return " ".join(f"{t.key} {t.face} {english(t.name)} {english(t.text)}" for t in things)


@pytest.mark.rule("BM-16.2")
@COUNTS
def test_nothing_that_a_seat_may_not_see_is_on_its_table(count):
    """Hidden cards and money of others may be anything: the table is the same."""
    for s, _ in match(count)[0][::5]:
        for seat in range(EVERYBODY, count):
            v = view(s, seat)
            here = table_layout(v, seat)
            assert str(HIDDEN) not in told(here)
            if seat >= 0:
                guess = GAME.determinize(v, seat, 5)
                assert table_layout(view(guess, seat), seat) == here


@pytest.mark.rule("BM-16.2")
def test_for_all_eyes_the_screen_is_shut_and_tells_nothing():
    for s, asked in match(3)[0][::9]:
        layout = table_layout(view(s, EVERYBODY), EVERYBODY)
        slate = next(zone for zone in layout.zones if zone.key == "slate")
        assert isinstance(slate.face, faces.Shutter)
        assert not [piece for piece in layout.pieces if piece.zone in ("slate", "keep")], asked


@pytest.mark.rule("BM-4.6")
@pytest.mark.parametrize("kind", [Offering, Asking])
def test_a_sealed_bid_lies_face_down_and_its_seat_sees_no_more_of_it(kind):
    for s, asked in decisions(kind):
        top = s.flow[-1]
        assert isinstance(top, Simultaneous)
        after = s.copy()
        apply_action(after, asked.legal_actions(s)[0], seat=asked.seat)
        if len(top.open_choices(s)) == 1:
            continue
        other = s.copy()
        apply_action(other, asked.legal_actions(s)[-1], seat=asked.seat)
        for seat in range(EVERYBODY, len(s.players)):
            pieces = {p.key: p for p in table_layout(view(after, seat), seat).pieces}
            assert pieces[f"tag:{asked.seat}"].face == faces.TagBack(asked.seat)
            assert table_layout(view(after, seat), seat) == table_layout(view(other, seat), seat)
        return
    pytest.fail("no bid of two seats at once")


def chart_of(s, asked):
    layout = table_layout(view(s, asked.seat), asked.seat)
    return next(zone for zone in layout.zones if zone.key == "chart")


@pytest.mark.rule("BM-9.6")
def test_one_drop_on_the_chart_sets_number_and_price_and_numbers_say_which():
    s, asked = first(Offering)
    zone, v = chart_of(s, asked), view(s, asked.seat)
    for action in asked.legal_actions(s):
        spot = zone.spots[TABLE.gesture(v, action).at]
        wanted = (action.quantity, action.price) if action.quantity else (0,)
        assert spot.numbers == wanted
    assert len(zone.spots) == len(asked.legal_actions(s))


@pytest.mark.rule("BM-8.5")
def test_a_price_is_one_drop_in_supply():
    s, asked = first(Asking)
    zone, v = chart_of(s, asked), view(s, asked.seat)
    assert [zone.spots[TABLE.gesture(v, a).at].numbers for a in asked.legal_actions(s)] == [
        (a.price,) for a in asked.legal_actions(s)
    ]


@pytest.mark.rule("BM-9.8")
def test_a_cell_tells_what_it_earns_if_all_is_sold():
    s, asked = first(Offering)
    face = chart_of(s, asked).face
    assert isinstance(face, faces.Chart)
    money, points = best_paid(s, asked.seat, asked.kind, face.rows[0], face.prices[-1])
    assert face.worth[len(face.prices) - 1] == str(money)
    assert not points


def test_the_tag_in_the_hand_tells_the_bid_over_which_it_is_held():
    s, asked = first(Offering)
    v, action = view(s, asked.seat), asked.legal_actions(s)[-1]
    shown = TABLE.preview(v, action)
    tag = next(piece for piece in shown.pieces if piece.key == f"tag:{asked.seat}")
    assert tag.face == faces.Tag(asked.seat, asked.kind, action.quantity, action.price)
    assert tag.hangs


@pytest.mark.rule("BM-6.5")
def test_every_sum_of_an_auction_is_one_press_and_leaving_is_another():
    s, asked = first(Bidding)
    v = view(s, EVERYBODY)
    presses = {action: TABLE.gesture(v, action) for action in asked.legal_actions(s)}
    assert presses.pop(do.Drop()) == Press("button:leave")
    zones = {zone.key: zone for zone in table_layout(v, EVERYBODY).zones}
    assert {action.bid for action in presses} == {
        *range(asked.high + 1, highest_bid(asked.card, asked.high) + 1)
    }
    assert all(zones[press.thing].numbers == (action.bid,) for action, press in presses.items())


@pytest.mark.rule("BM-6.5")
@pytest.mark.parametrize("action", [do.Raise, do.Drop])
def test_a_store_stays_on_the_counter_from_bid_to_bid_with_the_tags_of_all_who_still_bid(action):
    s, asked = next((s, asked) for s, asked in decisions(Bidding) if len(asked.still) > 2)
    before = {piece.key: piece.zone for piece in table_layout(view(s, EVERYBODY), EVERYBODY).pieces}
    s, film = s.copy(), EventRecorder([])
    apply_action(s, next(one for one in asked.legal_actions(s) if isinstance(one, action)), film)
    for beat in film.beats:
        now = {piece.key: piece.zone for piece in table_layout(view(beat.state, EVERYBODY), EVERYBODY).pieces}
        assert now[f"store:{asked.card}"] == "counter"
        tags = {key for key in before if key.startswith("tag:")}
        assert tags - {f"tag:{asked.seat}"} == {key for key in now if key.startswith("tag:")} - {
            f"tag:{asked.seat}"
        }


@pytest.mark.rule("BM-8.8")
def test_the_place_on_a_shelf_says_how_many_are_stocked():
    for s, asked in match(2)[0]:
        for action in asked.legal_actions(s):
            if isinstance(action, do.Stock):
                made = TABLE.gesture(view(s, asked.seat), action)
                assert isinstance(made, Drag)
                assert (made.zone, made.at) == (f"slot:{action.slot}", action.n - 1)


def behind_the_screen(layout):
    """What lies on the viewer's slate."""
    at = places.SCREEN
    found = [*layout.pieces, *layout.zones]
    return {one for one in found if at.x <= one.x < at.x + at.w and at.y <= one.y < at.y + at.h}


@pytest.mark.rule("BM-16.2")
@COUNTS
def test_the_slate_is_the_viewers_whichever_building_is_enlarged(count):
    for s, asked in match(count)[0][::3]:
        v = view(s, asked.seat)
        own = behind_the_screen(table_layout(v, asked.seat))
        for seat in range(count):
            assert behind_the_screen(table_layout(v, asked.seat, seat)) == own


@COUNTS
def test_a_picture_of_every_legal_action_can_be_drawn(count):
    pictures = {
        TABLE.thumb(view(s, asked.seat), a) for s, asked in match(count)[0] for a in asked.legal_actions(s)
    }
    assert all(draw(face, 26, 26) for face in pictures - {""})


@COUNTS
def test_the_names_of_all_others_are_always_on_the_table(count):
    for s in match(count)[1][::SEEN]:
        s.names = tuple(f"Somebody {n}" for n in range(count))
        for seat in range(EVERYBODY, count):
            layout = table_layout(view(s, seat), seat)
            front = TableContext(view(s, seat), seat).front
            shown = {english(z.face.name) for z in layout.zones if isinstance(z.face, faces.Mat)}
            assert shown == {s.names[n] for n in range(count) if n != front}


@pytest.mark.rule("BM-8.1")
def test_every_item_in_the_market_is_seen_or_counted():
    for s in match(4)[1][::SEEN]:
        layout = table_layout(view(s, 0), 0)
        for kind, count in enumerate(s.market):
            shown = [p for p in layout.pieces if p.zone == f"dock:{kind}"]
            crates = [p for p in shown if isinstance(p.face, faces.Crate)]
            rest = sum(p.face.count for p in shown if isinstance(p.face, faces.Rest))
            assert len(crates) + rest == count


def test_a_store_keeps_its_key_from_the_hand_to_the_building():
    """So that it is seen to go there."""
    for s, asked in match(2)[0]:
        for action in asked.legal_actions(s):
            if isinstance(action, do.Buy):
                keys = {piece.key for piece in table_layout(view(s, asked.seat), asked.seat).pieces}
                after = s.copy()
                apply_action(after, action)
                assert f"store:{action.card}" in keys
                assert f"store:{action.card}" in {
                    p.key for p in table_layout(view(after, EVERYBODY), EVERYBODY).pieces
                }


def test_everything_is_explained_where_it_lies():
    for s, _ in match(4)[0][::15]:
        for piece in table_layout(view(s, 0), 0).pieces:
            if isinstance(piece.face, faces.Store | faces.Tab):
                assert english(piece.text), piece
                it = STORES[piece.face.number]
                assert not it.help.source or english(it.help) in english(piece.text)
    assert len(MARKET) == 84


@pytest.mark.rule("BM-9.1")
def test_the_boxes_of_each_demand_card_go_from_the_card_to_their_bays():
    s = start(2)
    s.demand = cards(1, 16, 19)
    drop_cards(s, s.demand)
    film = EventRecorder([])
    s.flow = [SalePhase()]
    run_until_choice(s, film)
    frames = [table_layout(view(beat.state, EVERYBODY), EVERYBODY).pieces for beat in film.beats]
    icons = [sum(piece.key.startswith("icon:") for piece in pieces) for pieces in frames]
    boxes = [sum(piece.key.startswith("box:") for piece in pieces) for pieces in frames]
    assert icons[:5] == [6, 4, 4, 0, 0]
    assert boxes[:5] == [0, 6, 10, 14, 14]
    faces_of = [{piece.face for piece in pieces if piece.key.startswith("icon:")} for pieces in frames]
    for before, pieces in pairwise(zip(faces_of, frames, strict=True)):
        assert before[0] <= {piece.face for piece in pieces[1]}


@pytest.mark.rule("BM-9.8")
def test_the_ledger_tells_what_a_sale_has_brought_and_nobody_else_sees_it():
    s = start(2)
    build(s, 0, "Food Exporter", F=(4,))
    build(s, 0, "Bank")
    build(s, 0, "Gourmet Deli", F=(1,))
    demand(s, F=9)
    run(s, SellType(F))
    for slot in (0, 0, 0, 2):
        play(s, do.Sell(slot, 0, do.DEMAND_BOX))
    zone = next(zone for zone in table_layout(view(s, 0), 0).zones if zone.key == "ledger")
    assert [english(figure) for _, figure in zone.face.sold] == ["$18 + 1*", "$8"]
    assert english(zone.face.total) == "$26 + 1*"
    lines = "$6 each; Slot 1 × 3: $18 and 1 point(s); Slot 3 × 1: $8"
    assert english(zone.text) == f"{lines}. In all: $26 and 1 point(s)."
    assert not any(zone.key == "ledger" for zone in table_layout(view(s, 1), 1).zones)
    assert not any(zone.key == "ledger" for zone in table_layout(view(s, EVERYBODY), EVERYBODY).zones)


def test_what_is_not_bought_is_not_called_a_payment():
    s = start(2)
    build(s, 0, "Food Wholesaler", F=(0, 0))
    market(s, F=3)
    money(s, 9, 9)
    run(s, StockType(F))
    assert english(GAME.say(s, do.Pay(0))) == "Stock none"
    play(s, do.Stock(0, 2))
    assert english(GAME.say(s, do.Pay(0))) == "Pay $2 in cash"


@pytest.mark.rule("BM-9.6")
def test_bids_to_sell_are_listed_with_the_best_first_and_none_last():
    s, asked = first(Offering)
    found = asked.legal_actions(s)
    assert found[-1] == do.Offer(0, 0)
    most = max(action.quantity for action in found)
    assert found[0] == do.Offer(most, box.MOST[asked.kind])
    assert found[:-1] == sorted(found[:-1], key=lambda a: (-a.quantity, -a.price))


@pytest.mark.rule("BM-4.2")
def test_a_ghost_shows_where_a_token_stood_and_an_arrow_whom_it_overtook():
    s = start(3)
    points(s, 12, 11, 20)
    build(s, 1, "Clothing Exporter", C=(4, 0))
    demand(s, C=5)
    run(s, SellType(C))
    assert not [
        zone for zone in table_layout(view(s, 0), 0).zones if zone.key.startswith(("ghost:", "ahead:"))
    ]
    play(s, do.SellAll())
    s.kind = C  # as it is while others still sell the type
    found = {zone.key: zone for zone in table_layout(view(s, 0), 0).zones}
    assert s.players[1].points == 13
    assert found["ghost:1"].face == faces.Ghost(1)
    assert found["ghost:1"].x < places.token(45, 13, 0, 1).x
    assert found["ahead:1"].face == faces.Overtakes(3, 2, 1)
    assert "ghost:0" not in found


@pytest.mark.rule("BM-9.7")
def test_the_bin_tells_how_much_surplus_is_left_and_covers_no_bid():
    s = start(2)
    build(s, 0, "Bakery", F=(2, 0))
    build(s, 0, "Food Wholesaler", F=(4, 0))
    build(s, 1, "Food Exporter", F=(4, 0))
    demand(s, F=4)
    run(s, SellType(F))
    play(s, do.Offer(4, 5), seat=0)
    play(s, do.Offer(3, 2), seat=1)
    play(s, do.SellAll())
    play(s, do.SellAll())
    zones = {zone.key: zone for zone in table_layout(view(s, 0), 0).zones}
    assert zones["bin"].face == faces.Bin(3)
    assert not any(overlap(zones["bin"], zones[f"bid:{seat}"]) for seat in (0, 1))


@pytest.mark.rule("BM-4.7")
@pytest.mark.parametrize(
    ("eyes", "told"),
    [
        (0, "Equal at $4: Player 2 is behind you, so goes first."),
        (1, "Equal at $4: you're behind Player 1, so you go first."),
        (2, "Equal at $4: Player 2 is behind Player 1, so goes first."),
    ],
)
def test_why_one_of_two_equal_bids_is_first_is_told_to_each(eyes, told):
    s = start(3)
    for seat, name in enumerate(("Food Wholesaler", "Bakery", "Supermarket")):
        build(s, seat, name, F=(2, 0))
    demand(s, F=3)
    run(s, SellType(F))
    for seat, price in enumerate((4, 4, 5)):
        play(s, do.Offer(2, price), seat=seat)
    face = next(
        zone.face for zone in table_layout(view(s, eyes), eyes).zones if isinstance(zone.face, faces.Counter)
    )
    assert english(face.lines[0]) == told


def test_mats_at_which_no_person_sits_show_it():
    s = GAME.setup(Setup(1, ("person", "normal", "person")))
    mats = [zone.face for zone in table_layout(view(s, 0), 0).zones if isinstance(zone.face, faces.Mat)]
    assert [(mat.seat, mat.automa) for mat in mats] == [(1, True), (2, False)]
    assert draw(mats[0], 192, 94.8) != draw(replace(mats[0], automa=False), 192, 94.8)


def test_numbers_of_piles_stand_above_them_and_hide_none():
    s = start(2)
    drop_cards(s, (1, 2))
    s.discards, s.demand = (1,), (2,)
    drawn = table_layout(view(s, 0), 0)
    assert not [piece.key for piece in drawn.pieces if piece.key.startswith("pile:") and piece.count]
    told = [english(zone.face.text) for zone in drawn.zones if isinstance(zone.face, faces.Words)]
    assert told[-2:] == [f"Deck: {len(s.deck)}", "Demand: 1"]


def test_starting_stores_lie_on_a_street_that_shows_names_alone():
    s = GAME.setup(Setup(1, ("person", "person")))
    bays = [zone.face for zone in table_layout(view(s, 0), 0).zones if isinstance(zone.face, faces.Bay)]
    assert s.starting
    drawn = draw(bays[0], 77.6, 108)
    assert "Food" in drawn
    assert "in market" not in drawn
    s.starting = ()
    build(s, 0, "Bakery")
    bays = [zone.face for zone in table_layout(view(s, 0), 0).zones if isinstance(zone.face, faces.Bay)]
    assert "in market" in draw(bays[0], 77.6, 108)


def test_before_any_store_is_open_no_bay_tells_of_a_competition():
    s = start()
    layout = GAME.table.layout(GAME.view(s, 0), 0)
    bays = [zone for zone in layout.zones if zone.key.startswith("bay:")]
    assert [english(zone.name) for zone in bays] == ["Food", "Clothing", "Electronics", "Jewelry", "Art"]
    build(s, 0, "Bakery", F=(1,))
    layout = GAME.table.layout(GAME.view(s, 0), 0)
    names = [english(zone.name) for zone in layout.zones if zone.key.startswith("bay:")]
    assert names == ["Food: 0 in market, 4 free", "Clothing", "Electronics", "Jewelry", "Art"]
