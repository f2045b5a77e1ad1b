"""The faces of Brick & Mortar: Qt can read them, they keep inside their margin, and can be read."""

from __future__ import annotations

import dataclasses
import re
from itertools import combinations, pairwise
from types import ModuleType

import pytest
from PySide6.QtCore import QByteArray
from PySide6.QtGui import QFontDatabase
from PySide6.QtSvg import QSvgRenderer

from tabletop.art.face import draw
from tabletop.art.palette import LINEN, contrast
from tabletop.engine.table import Face
from tabletop.engine.text import NO_TEXT, Text, english, translate
from tabletop.files.paths import resource
from tabletop.games.brick_and_mortar.art import faces as f
from tabletop.games.brick_and_mortar.art import palette, plan, slate
from tabletop.games.brick_and_mortar.art.looks import look, sells
from tabletop.games.brick_and_mortar.art.parts import NOTE, starred_width, wrap
from tabletop.games.brick_and_mortar.art.slate import notes
from tabletop.games.brick_and_mortar.box_art import cover
from tabletop.games.brick_and_mortar.components import MARKET, STORES
from tests.art.test_palette import DEFICIENCIES, WHOLE, difference
from tests.drawn import keeps_inside

SMALLEST = 1.58
"""Pixels per millimetre of a window of 1280 x 800."""
EVERY_STORE = range(len(STORES))


def said(words: str) -> Text:
    return Text("", words)


TEST = said("12 boxes for 14 items")
SAMPLES: list[tuple[Face, float, float]] = [
    (f.MainBoard(), 411, 216),
    *((f.Calendar(month, 9), 166, 21) for month in (0, 9)),
    *((f.Phases(now), 134, 21) for now in range(-1, 7)),
    *((f.TurnOrder(n), 92, 21) for n in (2, 3, 4)),
    (f.Track(45, 45), 401, 25.5), (f.Track(60, -1), 401, 25.5),
    *((f.Token(seat), 8, 8) for seat in range(4)),
    *((f.Bay(kind, kind % 3, (kind == 1, kind == 0), TEST, kind == 2), 77.6, 108) for kind in range(5)),
    *((f.Crate(kind), s, s) for kind in range(5) for s in (4.2, 12.6)),
    *((f.DemandBox(kind), 11, 11) for kind in range(5)),
    (f.Seller(1), 6, 6), (f.Rest(8), 14, 5.2),
    (f.Counter(said("Bids for clothing"), (said("The lowest price sells first."),)), 401, 39),
    (f.Counter(NO_TEXT, (said("Drag a store here."),), 74.0), 401, 39), (f.Counter(NO_TEXT), 401, 39),
    (f.Tag(0, 1, 12, 18), 60, 27), (f.Tag(1, 1, 0, 0), 60, 27), (f.Tag(2, 3, -1, 20), 34, 15.3),
    (f.Tag(3), 52, 23.4),
    *((f.TagBack(seat), 60, 27) for seat in range(4)),
    (f.TagPlace(said("your bid"), mine=True), 60, 27), (f.TagPlace(said("no room")), 60, 27),
    (f.Bid(1, said("2 of 3 delivered"), acts=True, over=False), 66, 37),
    (f.Bid(4, said("1 box left: 2 surplus"), acts=False, over=True), 66, 37), (f.Chevron(), 6, 16),
    (f.StoreBack(), 54, 68), (f.MarketBack(), 21.1, 16.3),
    *((f.Tab(number), 66, 14.8) for number in EVERY_STORE),
    *((f.MarketCard(number, demand=down), w, h) for number in range(0, len(MARKET), 3)
      for down, w, h in ((False, 44, 34), (True, 36.5, 28.2), (False, 66, 51), (False, 26, 26))),
    *((f.Mat(seat, said("Maximiliane Berg"), 118, 37, 3, 7), 192, h)
      for seat, h in enumerate((94.8, 144.9, 295))),
    *((f.EmptySlot(slot), w, h) for slot in range(4) for w, h in (plan.MINI, plan.TALL, plan.FULL)),
    (f.Building(3, said("Building of Player 4"), 118, 128, 31, 14), 367, 143),
    (f.Slate(0, 0), 237, 143), (f.Slate(3, 347), 608, 143),
    (f.Shutter(1, said("Screen of Player 2")), 237, 143),
    (f.Chalk(said("In each cell: what it earns if all are sold")), 221, 9),
    (f.Chart(1, tuple(range(9)), (4, 3, 2, 1), ("12",) * 36, none=True), 223, 75.6),
    (f.Chart(4, tuple(range(21)), tuple(range(9, 0, -1)), ("180+4*",) * 189, none=True), 223, 75.6),
    (f.Chart(4, tuple(range(21)), tuple(range(9, 0, -1)), ("180+4*",) * 189, none=True, near=70), 223, 75.6),
    (f.Chart(0, tuple(range(1, 21)), (4,), ("80",) * 20), 223, 30),
    (f.Ledger(said("14 at $6"), ((said("Slot 1 × 3"), said("$24 + 2*")),) * 4, said("2 to go"), said("$9")),
     74, 66),
    (f.Ghost(1), 9.2, 9.2),
    (f.Overtakes(4, 3, 0), 92, 21),
    (f.Pad(said("Supply"), said("face up"), chalk=False), 60, 33.8),
    (f.Pad(said("Keep"), said("drag it here")), 60, 33),
    (f.Sum(said("$8"), strong=True), 15, 10), (f.Sum(said("118")), 12, 7),
    (f.Words(said("Stores for auction")), 71, 9), (f.Words(said("the oldest leaves"), quiet=True), 200, 9),
    (f.Lit(), 44, 70), (f.Bin(3), 54, 33), (f.BidMove(2, said("12×18")), 26, 26), (f.Debt(12), 26, 24),
    *((f.Notes(value), 30, 15) for value in (1, 5, 10, 20)),
    *((f.Store(number), *size) for number in EVERY_STORE
      for size in (plan.FULL, plan.COMPACT, plan.MINI, plan.TALL)),
]  # fmt: skip


def name(sample):
    face, w, h = sample
    return f"{type(face).__name__}-{hash(face) % 10**6}-{w}x{h}"


def kinds(of: ModuleType):
    return {
        one
        for one in vars(of).values()
        if isinstance(one, type) and issubclass(one, Face) and one is not Face
    }


def test_every_kind_of_face_is_sampled():
    assert {type(face) for face, _, _ in SAMPLES} == kinds(f) - {f.Cloth}


@pytest.fixture
def fonts(qapp):
    """The bundled letters, as wide as the drawings take them for."""
    for path in resource("fonts").glob("*.ttf"):
        QFontDatabase.addApplicationFont(str(path))


def test_qt_draws_every_face_inside_its_margin(fonts):
    for face, w, h in SAMPLES:
        keeps_inside(draw(face, w, h, px=SMALLEST), w, h, edge=5, px=SMALLEST)


@pytest.mark.parametrize(
    "face",
    [f.Crate(5), f.Store(len(STORES)), f.MarketCard(len(MARKET)), f.Token(9), f.Notes(3), f.Phases(8),
     f.Chart(1, (0, 1), (1,), ("1",)), f.EmptySlot(4)],
)  # fmt: skip
def test_a_face_that_shows_what_there_is_not_is_refused(face):
    with pytest.raises((ValueError, IndexError, KeyError)):
        draw(face, 60, 60)


def test_equal_faces_are_one_and_different_ones_have_different_names():
    assert f.Store(3, ((1, 0),)) == f.Store(3, ((1, 0),))
    named = {str(face) for face, _, _ in SAMPLES}
    assert len(named) == len({face for face, _, _ in SAMPLES})


@pytest.mark.parametrize("number", EVERY_STORE)
def test_a_name_is_whole_on_every_face_of_its_store(number):
    it = look(number, english)
    for w, h in (plan.FULL, plan.COMPACT, plan.MINI):
        lines = re.findall(r">([^<>]+)</text>", draw(f.Store(number), w, h, px=SMALLEST))
        told = " ".join(lines).replace("&amp;", "&")
        assert it.name in told, (it.name, lines)


@pytest.mark.parametrize("number", EVERY_STORE)
def test_words_and_effects_of_a_store_fit_their_faces_in_letters_of_ten_pixels(number):
    it = look(number, english)
    if not it.text:
        return
    least = NOTE * 0.9
    for room in (51.8, 67.0):
        assert len(wrap(it.text, least, room)) <= 2, it.text
    assert starred_width(it.short, NOTE) <= plan.MINI[0] - 2


SCALED = f.Rest | f.Sum | f.BidMove | f.Debt | f.Notes | f.Tab | f.Tag | f.MarketCard | f.Store


def heights(source):
    """The sizes of letters in a drawing, in pixels."""
    return [float(size) for size in re.findall(r'font-size="([\d.]+)"', source)]


def test_nothing_is_smaller_than_ten_pixels_in_a_window_of_1280_by_800():
    for face, w, h in SAMPLES:
        if isinstance(face, SCALED):
            continue  # it is as large as its place
        for size in heights(draw(face, w, h, px=SMALLEST)):
            assert size >= 8.5, (face, size)


@pytest.mark.rule("BM-1.8")
@pytest.mark.parametrize("number", EVERY_STORE)
def test_every_item_that_a_store_can_hold_has_a_place_of_its_own_on_its_card(number):
    store = STORES[number]
    for at, (_, cap, shelves) in enumerate(sells(store)):
        for places, (w, h) in (
            (plan.full_places(sells(store), at), plan.FULL),
            (
                plan.mini_places(sells(store), at, plan.MINI[1], effect=bool(store.short.source)),
                plan.MINI,
            ),
            (
                plan.mini_places(sells(store), at, plan.TALL[1], effect=bool(store.short.source)),
                plan.TALL,
            ),
        ):
            assert [len(row) for row in places] == [cap] * shelves
            spots = [spot for row in places for spot in row]
            assert all(spot.x >= 0 and spot.x + spot.w <= w and spot.y + spot.h <= h for spot in spots)
            assert all(not overlap(a, b) for a, b in combinations(spots, 2)), store.name


def overlap(a, b):
    return (
        a.x < b.x + b.w - 0.01
        and b.x < a.x + a.w - 0.01
        and a.y < b.y + b.h - 0.01
        and b.y < a.y + a.h - 0.01
    )


@pytest.mark.parametrize("count", range(1, plan.SHOWN + 3))
def test_crates_and_boxes_of_a_bay_keep_apart_and_inside_their_row(count):
    for places in (plan.dock_places(count), plan.box_places(count)):
        assert len(places) == plan.shown(count)
        assert all(not overlap(a, b) for a, b in combinations(places, 2))
        assert all(
            s.x >= plan.STUB and s.x + s.w <= plan.ROW_W and s.y >= 0 and s.y + s.h <= plan.ROW_H
            for s in places
        )


@pytest.mark.parametrize("matrix", [WHOLE, *DEFICIENCIES.values()], ids=["whole", *DEFICIENCIES])
def test_goods_are_told_apart_by_every_eye(matrix):
    for one, other in combinations(palette.TONES, 2):
        assert difference(one, other, matrix) > 14, (one, other)


def test_letters_can_be_read_on_the_heads_of_stores():
    for number in EVERY_STORE:
        assert contrast(LINEN, look(number, english).tone) >= 4.0, number


def test_a_price_tag_face_down_tells_whose_it_is_and_nothing_else():
    assert [field.name for field in dataclasses.fields(f.TagBack)] == ["seat"]


def test_money_lies_there_in_notes_that_make_the_sum():
    assert notes(38, 8) == (20, 10, 5, 1, 1, 1)
    assert sum(notes(99, 20)) == 99


def test_the_box_has_a_front(qapp):
    renderer = QSvgRenderer(QByteArray(cover().encode()))
    assert renderer.isValid()
    assert ">Brick &amp; Mortar<" in cover()


@pytest.mark.parametrize("rows", [1, 4, 9, 14])
@pytest.mark.parametrize("columns", [7, 21])
def test_the_cell_at_which_a_tag_is_held_grows_to_24_pixels_about_what_lies_under_the_hand(rows, columns):
    w, h = 223, 75.6
    plain = slate.chart_cells(w, h, columns, rows, none=True)
    assert slate.GROWN * SMALLEST >= 24
    for near, (x, y, wide, high) in enumerate(plain):
        cells = slate.chart_cells(w, h, columns, rows, near, none=True)
        left, top, width, height = cells[near]
        assert width >= slate.GROWN
        assert height >= slate.GROWN
        assert left <= x + 1e-9
        assert top <= y + 1e-9
        assert left + width >= x + wide - 1e-9
        assert top + height >= y + high - 1e-9
        assert cells[0][:2] == plain[0][:2]
        assert [sum(cells[-1][n::2]) for n in (0, 1)] == pytest.approx([w, h])
        lines = slate.chart_rows(h, rows, near // columns, none=True)
        for (begins, size), (after, _) in pairwise(lines):
            assert begins + size == pytest.approx(after)


@pytest.mark.parametrize("rows", [5, 6, 7])
def test_the_first_row_of_a_chart_has_its_number(rows):
    """Low rows have theirs by turns, so the first does: it is the most that can be sold."""
    numbers = tuple(range(rows, 0, -1))
    face = f.Chart(0, tuple(range(7)), numbers, ("0",) * 7 * rows, none=True)
    heads = re.findall(r">(\d+)</text>", draw(face, 223, 75.6, px=SMALLEST))
    assert str(rows) in heads


def in_german(text):
    """Texts in English, but money and bids as in German."""
    if text.source == "${n}":
        return f"{dict(text.values)['n']}\u00a0$"
    return "verkauft 0, 4 übrig" if text.source == "sells {sold}, %n surplus" else english(text)


@pytest.mark.parametrize(
    ("face", "w", "h"),
    [
        (f.Track(45, 45), 401, 25.5),
        (f.Bay(4, 0, (True, True), NO_TEXT, empty=True), 77.6, 108),
        (f.Tag(2, 3, -1, 20), 34, 15.3),
        (f.Tag(0, 1, 12, 18), 60, 27),
        (f.Slate(3, 347), 608, 143),
        (f.Chart(1, (3, 4), (1,), ("3", "4")), 223, 30),
        (f.Tab(EVERY_STORE[-1]), 66, 14.8),
        (f.Store(max(EVERY_STORE, key=lambda number: STORES[number].cost)), *plan.FULL),
        (f.Notes(20), 30, 15),
    ],
    ids=lambda given: type(given).__name__ if isinstance(given, Face) else "",
)
def test_money_is_drawn_as_the_language_writes_it(face, w, h):
    drawn = draw(face, w, h, words=in_german)
    assert re.search(r">\d+\u00a0\$<", drawn)
    assert not re.search(r">\$\d+<", drawn)


def test_what_comes_of_a_bid_is_as_large_as_other_notes_in_german_too():
    outcome = translate("brick_and_mortar", "sells {sold}, %n surplus", "", 4).fill(sold=0)
    sizes = heights(draw(f.Bid(1, outcome, acts=False, over=True), 66, 37, px=1.0, words=in_german))
    assert min(sizes) == NOTE


@pytest.mark.parametrize("dear", sorted({store.cost for store in STORES}))
@pytest.mark.parametrize(
    ("face", "w", "h"), [(f.Store, *plan.FULL), (f.Store, *plan.COMPACT), (f.Tab, 66, 14.8)]
)
def test_a_cost_on_its_tag_is_as_large_as_notes_however_a_language_writes_it(face, w, h, dear):
    store = next(number for number in EVERY_STORE if STORES[number].cost == dear)
    drawn = draw(face(store), w, h, px=1.0, words=in_german)
    costs = [
        size for size, told in re.findall(r'font-size="([\d.]+)"[^>]*>([^<]*)<', drawn) if "\u00a0$" in told
    ]
    assert all(float(size) >= NOTE for size in costs)
