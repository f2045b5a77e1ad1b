"""What is in the box of Public Market: its totals, its given facts, and where shapes fit."""

from __future__ import annotations

import json
import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from pydantic import TypeAdapter, ValidationError

from tabletop.engine.table import rotated_cells
from tabletop.engine.text import english
from tabletop.games.public_market import component_schema, components, grid, phrases
from tabletop.games.public_market.about import ABOUT

FOLDER = Path(__file__).parents[3] / "resources" / "games" / "public_market"
FILES = sorted(
    path for path in FOLDER.glob("*.toml") if path.stem not in ("coach", "estimates", "rule_pictures")
)
"""Component data, not the notes of the coach, nor how far estimates miss, which is measured."""
SARDINE, HERRING, COD, SALMON = range(4)


def tile(name: str) -> int:
    return next(i for i, t in enumerate(components.TILES) if t.id == name)


def catch(name: str) -> component_schema.Catch:
    return next(card for card in components.CATCH if card.id == name)


@pytest.mark.rule("PM-1.4")
def test_the_tiles_add_up_to_the_totals_they_were_balanced_by():
    assert [sum(t.fish[k] for t in components.TILES) for k in range(4)] == [70, 62, 51, 34]
    assert Counter(map(len, components.TILE_CELLS)) == {3: 14, 4: 24, 5: 26, 6: 6}
    assert Counter(sum(fish) for fish in components.TILE_FISH) == {2: 12, 3: 39, 4: 19}
    assert Counter(sum(n > 0 for n in fish) for fish in components.TILE_FISH) == {1: 3, 2: 34, 3: 29, 4: 4}
    assert Counter(t.shell for t in components.TILES) == {
        "scallop": 18,
        "clam": 18,
        "conch": 17,
        "sand_dollar": 17,
    }


@pytest.mark.rule("PM-1.4")
def test_no_two_tiles_have_the_same_shape_and_fish():
    looks = {
        (min(rotated_cells(shape, turn) for turn in range(4)), fish)
        for shape, fish in zip(components.TILE_CELLS, components.TILE_FISH, strict=True)
    }
    assert len(looks) == 70


def test_tiles_called_the_same_shape_are_the_same_shape():
    shapes: dict[str, set[grid.Cells]] = {}
    for one, shape in zip(components.TILES, components.TILE_CELLS, strict=True):
        shapes.setdefault(one.shape, set()).add(min(rotated_cells(shape, turn) for turn in range(4)))
    assert all(len(same) == 1 for same in shapes.values())
    assert len({next(iter(same)) for same in shapes.values()}) == len(shapes)


@pytest.mark.rule("PM-1.5")
def test_there_are_forty_scraps_ten_of_each_kind():
    assert [(s.kind, s.count) for s in components.SCRAPS] == [(kind, 10) for kind in components.KINDS]
    assert [len(shape) for shape in components.SCRAP_CELLS] == [1, 1, 2, 2]
    assert len(components.SINGLE_CELLS) == 1


@pytest.mark.rule("PM-1.6")
def test_each_chest_has_two_ice_blocks_one_inner_crab_and_three_shrimp():
    for chest in range(9):
        masks = (components.ICE[chest], components.CRAB[chest], components.SHRIMP[chest])
        assert [m.bit_count() for m in masks] == [2, 1, 3]
        assert sum(masks).bit_count() == 6, "two icons share a cell"
        assert components.CRAB_RING[chest].bit_count() == 8
        assert not components.CRAB_RING[chest] & components.CRAB[chest]
    inner = {row * 5 + col for row in (1, 2, 3) for col in (1, 2, 3)}
    assert {grid.numbers(crab)[0] for crab in components.CRAB} == inner


@pytest.mark.rule("PM-1.6")
def test_chest_four_is_the_one_of_the_worked_case():
    assert grid.numbers(components.CRAB[3]) == (11,)
    assert 5 in grid.numbers(components.ICE[3])
    around = grid.mask([(1, 1), (1, 2), (2, 0), (2, 2), (3, 0), (3, 1), (3, 2)])
    assert components.CRAB_RING[3] == around | grid.mask([(1, 0)])


@pytest.mark.rule("PM-9.11")
@pytest.mark.parametrize("chest", range(9))
def test_every_chest_can_be_filled_but_for_its_crab(chest):
    """With one of each shape only: by search, first open cell first."""
    shapes = {shape for shape in components.TILE_CELLS if len(shape) >= 4}
    by_cell: dict[int, list[int]] = {}
    for shape in sorted(shapes):
        for place in grid.placements(shape):
            by_cell.setdefault((place.mask & -place.mask).bit_length() - 1, []).append(place.mask)
    small = [grid.placements(shape) for shape in {*components.SCRAP_CELLS}]
    for places in small:
        for place in places:
            by_cell.setdefault((place.mask & -place.mask).bit_length() - 1, []).append(place.mask)

    def fill(taken: int) -> bool:
        if taken == grid.FULL:
            return True
        first = (~taken & -~taken).bit_length() - 1
        return any(fill(taken | m) for m in by_cell[first] if not m & taken)

    assert fill(components.ICE[chest] | components.CRAB[chest])


@pytest.mark.rule("PM-1.7")
def test_contracts_cost_more_from_column_to_column():
    totals = [[sum(c.cost) for c in components.CONTRACTS if c.column == column] for column in (1, 2, 3, 4)]
    assert [len(column) for column in totals] == [4, 4, 4, 4]
    means = [sum(column) / len(column) for column in totals]
    assert means == sorted(set(means))
    assert next(c.cost for c in components.CONTRACTS if c.ticket == 204) == (0, 2, 1, 1)


@pytest.mark.rule("PM-1.8")
def test_blue_cards_give_gears_and_red_cards_two_logos():
    assert all(sum(card.gears) in (1, 2) and len(card.logos) == 1 for card in components.CATCH[:16])
    assert all(not any(card.gears) and len(set(card.logos)) == 2 for card in components.CATCH[16:])
    colours = components.CATCH[:16], components.CATCH[16:]
    logos = [Counter(logo for card in cards for logo in card.logos) for cards in colours]
    assert logos == [dict.fromkeys(components.LOGOS, 4), dict.fromkeys(components.LOGOS, 7)]
    assert [sum(card.gears[k] for card in components.CATCH) for k in range(4)] == [5, 5, 4, 4]


def test_the_cards_that_the_printed_rules_show_are_in_the_box():
    assert (catch("B1").cost, catch("B1").gears, catch("B1").logos) == ((0, 1, 0, 1), (0, 1, 0, 0), ("boat",))
    assert (catch("B2").gears, catch("B2").logos) == ((0, 0, 1, 0), ("anchor",))
    assert catch("B13").gears == (1, 0, 0, 1)
    assert all(catch("B13").cost)
    red = catch("R8").cost
    assert [k for k in range(4) if red[k]] == [HERRING, COD, SALMON]
    assert components.TILE_FISH[tile("T15")] == (1, 1, 1, 0)
    assert components.TILE_FISH[tile("T18")] == (1, 1, 0, 1)
    assert components.COLLECTION.money == 3
    assert components.COLLECTION.logos == components.LOGOS
    assert components.ANGLER["normal"][1].money == 11
    assert components.TRACKERS.angler.fish == 12


@pytest.mark.rule("PM-2.2")
def test_scoring_locations_have_two_halves_and_their_own_kind_of_bonus():
    for side, columns in components.SCORING.items():
        for column, spaces in enumerate(columns):
            assert {space.id[0] for space in spaces} == {"L", "R"}
            assert {space.kind for space in spaces if space.kind} == {components.KINDS[column]}
            assert {space.bonus for space in spaces} == {"", "scrap", "gear", "card"}
            assert len(spaces) == (4 if side == "2-3" else 6)


@pytest.mark.case("TC-45")
def test_the_printed_example_of_four_players_gives_15_18_15_and_12():
    vp = {f"C{c + 1}-{s.id}": s.vp for c, spaces in enumerate(components.SCORING["4-5"]) for s in spaces}
    red, yellow = ("C1-L1", "C2-L1", "C4-L1"), ("C3-L1", "C3-R1", "C4-R1")
    blue, green = ("C4-L2", "C4-L3", "C3-L2"), ("C2-L2", "C2-R1", "C3-L3", "C1-L2", "C1-L3")
    assert [sum(vp[space] for space in seat) for seat in (red, yellow, blue, green)] == [15, 18, 15, 12]


@pytest.mark.rule("PM-4.2")
@pytest.mark.rule("PM-12.2")
def test_prices_are_those_of_the_printed_rules():
    bids, pay, points = (
        components.MARKET_BOARD.bids,
        components.MARKET_BOARD.pay,
        components.MARKET_BOARD.points,
    )
    assert (bids.nothing, bids.day, bids.sunset) == (0, (2, 4, 6, 8), (5, 7, 9, 11))
    assert (bids.front, bids.home_front) == (1, 3)
    assert (pay.captain, pay.line, pay.shrimp) == (3, 3, 5)
    assert (pay.sale, pay.units, pay.token) == ((1, 1, 1, 2), (2, 1, 1, 1), 1)
    assert (points.money, points.logos, points.crabs) == (3, (0, 1, 3, 6, 10), (0, 1, 3, 6, 10, 15))


@pytest.mark.case("TC-46")
@pytest.mark.case("TC-47")
def test_what_is_laid_out_for_each_number_of_players():
    tables = [components.TABLES[n] for n in (1, 2, 3, 4, 5)]
    assert [t.money for t in tables] == [15, 15, 12, 12, 12]
    assert [t.meeples for t in tables] == [2, 2, 1, 1, 1]
    assert [t.bag - components.BOX.columns * components.BOX.column for t in tables] == [45, 35, 50, 50, 50]
    assert [t.collection for t in tables] == [1, 1, 1, 2, 2]
    assert [t.side for t in tables] == ["2-3", "2-3", "2-3", "4-5", "4-5"]
    stacks = [tuple(t.blue + red for red in t.red) for t in tables]
    assert stacks == [(7, 7, 6, 6), (7, 7, 6, 6), (6, 6, 6, 6), (7, 7, 7, 7), (7, 7, 7, 7)]


@pytest.mark.rule("PM-15.15")
def test_the_bonus_board_has_a_place_for_each_power_token():
    assert len(components.BONUS) == 20
    assert [components.BONUS[row * 5 + 4].vp for row in range(4)] == [1, 2, 3, 4]
    assert [b.pays for b in components.BONUS[15:]] == ["money", "crabs", "cards", "lighthouses", "points"]
    assert (
        [b.kind for b in components.BONUS[:4]]
        == [b.kind for b in components.BONUS[10:14]]
        == list(components.KINDS)
    )
    assert [b.logo for b in components.BONUS[5:9]] == list(components.LOGOS)


@pytest.mark.rule("PM-15.2")
def test_every_shell_lies_on_the_compass_rose():
    assert [components.SHELLS[shell] for shell in components.ROSE] == [
        "scallop", "clam", "conch", "sand_dollar", "clam", "scallop"
    ]  # fmt: skip


@pytest.mark.rule("PM-16.3")
def test_the_levels_of_the_angler_change_only_what_they_say():
    normal, easy, hard = components.ANGLER["normal"], components.ANGLER["easy"], components.ANGLER["hard"]
    assert [card.threshold for card in normal] == [7, 8, 6, 8, 7]
    assert [card.threshold for card in hard] == [6, 7, 5, 7, 6]
    assert [card.cards for card in hard] == [card.cards for card in normal]
    assert [i for i in range(5) if easy[i] != normal[i]] == [2]
    assert (normal[2].cards, easy[2].cards) == (("boat", "choice"), ("boat",))
    help_ = english(ABOUT.automata[0].help)
    assert "Easy: card 3 gives it one card less" in help_
    assert "Hard: it goes to Market sooner" in help_
    assert all(set(card.path) in (set(), {1, 2, 3, 4}) for card in normal)


@pytest.mark.rule("PM-6.1")
def test_the_worked_fill_of_chest_one_is_made_of_placements():
    """TC-81: five tiles and a Herring Scrap around the open Crab."""
    picture = ("#AAAA", "B*CAA", "BCCCD", "BE#FD", "BBFFD")
    laid = {letter: grid.mask(grid.cells(picture, letter)) for letter in "ABCDEF"}
    for letter, name in zip("ABCDF", ("T67", "T50", "T20", "T05", "T07"), strict=True):
        ways = grid.placements(components.TILE_CELLS[tile(name)])
        assert laid[letter] in {place.mask for place in ways}, letter
    assert laid["E"] in {place.mask for place in grid.placements(components.SCRAP_CELLS[HERRING])}
    assert sum(laid.values()) | components.ICE[0] | components.CRAB[0] == grid.FULL


@pytest.mark.rule("PM-6.1")
def test_placements_are_all_and_only_the_ways_to_lie_inside():
    for shape in {*components.TILE_CELLS, *components.SCRAP_CELLS}:
        expected = {
            grid.mask((row + r, col + c) for r, c in looks)
            for looks in {rotated_cells(shape, turn) for turn in range(4)}
            for row in range(5 - max(r for r, _ in looks))
            for col in range(5 - max(c for _, c in looks))
        }
        found = grid.placements(shape)
        assert sorted(p.mask for p in found) == sorted(expected), shape
        assert all(grid.covers(shape, p.cell, p.turn) == p.mask for p in found)


@pytest.mark.rule("PM-6.1")
def test_a_quarter_turn_is_clockwise_and_equal_turns_count_once():
    ell = grid.cells(("X.", "X.", "XX"))
    assert grid.numbers(grid.covers(ell, 0, 0)) == (0, 5, 10, 11)
    assert grid.numbers(grid.covers(ell, 0, 1)) == (0, 1, 2, 5)
    bar, square = grid.cells(("XXX",)), grid.cells(("XX", "XX"))
    assert [grid.same_turn(bar, turn) for turn in range(4)] == [0, 1, 0, 1]
    assert {p.turn for p in grid.placements(square)} == {0}
    assert grid.covers(bar, 3, 0) == 0
    assert grid.covers(bar, 25, 0) == 0


@pytest.mark.rule("PM-6.1")
def test_mirrored_shapes_lie_only_with_the_option():
    ess, mirrored = grid.cells((".XX", "XX.")), grid.cells(("XX.", ".XX"))
    plain, flipped = grid.placements(ess), grid.placements(ess, flip=True)
    assert flipped[: len(plain)] == plain
    assert {p.mask for p in flipped} == {p.mask for p in (*plain, *grid.placements(mirrored))}
    assert {p.turn for p in flipped} == {0, 1, 4, 5}
    bar = grid.cells(("XXXX",))
    assert grid.placements(bar, flip=True) == grid.placements(bar)


def test_rows_and_columns_cover_the_grid_once_each():
    assert sum(grid.ROWS) == sum(grid.COLUMNS) == grid.FULL
    assert grid.numbers(grid.ROWS[1] & grid.COLUMNS[2]) == (7,)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_file_says_where_its_values_come_from(path):
    text = path.read_text(encoding="utf-8")
    data = tomllib.loads(text)
    assert text.startswith("# Public Market")
    assert data["provenance"] in ("given", "ruled", "reconstructed")
    assert len(data["source"]) > 20
    parts = [part if isinstance(part, list) else [part] for part in data.values()]
    marked = [e for part in parts for e in part if isinstance(e, dict) and "provenance" in e]
    assert all(entry["source"] for entry in marked)
    assert {entry["provenance"] for entry in marked} <= {"given", "ruled", "reconstructed"}


def test_what_the_printed_rules_show_is_marked_given():
    given = {
        path.stem: [e.get("id") or e.get("ticket") for e in part if e.get("provenance") == "given"]
        for path in FILES
        for part in tomllib.loads(path.read_text(encoding="utf-8")).values()
        if isinstance(part, list) and isinstance(part[0], dict)
    }
    assert given["tiles"] == ["T15", "T18"]
    assert given["contracts"] == [204]
    assert given["catch"] == ["B1", "B2", "B13", "R8"]


def test_everything_has_a_name():
    for words, things in (
        (phrases.KIND_NAMES, components.KINDS),
        (phrases.SHELL_NAMES, components.SHELLS),
        (phrases.LOGO_NAMES, components.LOGOS),
        (phrases.POWER_NAMES, components.POWERS),
        (phrases.TOKEN_NAMES, components.TOKENS),
    ):
        assert len(words) == len(things)
    assert len({card.name for card in components.CATCH}) == 30


def misspelt(data: dict[str, Any]) -> None:
    data["tiles"][0]["fihs"] = data["tiles"][0].pop("fish")


def number_as_text(data: dict[str, Any]) -> None:
    data["tiles"][3]["fish"][0] = "1"


def three_fish_only(data: dict[str, Any]) -> None:
    data["tiles"][3]["fish"].pop()


def unknown_shell(data: dict[str, Any]) -> None:
    data["tiles"][9]["shell"] = "oyster"


def in_two_pieces(data: dict[str, Any]) -> None:
    data["tiles"][0]["rows"] = ["XX.", "..X"]


def empty_column(data: dict[str, Any]) -> None:
    data["tiles"][0]["rows"] = [".X", ".X"]


def one_too_few(data: dict[str, Any]) -> None:
    data["tiles"].pop()


def same_id(data: dict[str, Any]) -> None:
    data["tiles"][1]["id"] = "T01"


@pytest.mark.parametrize(
    ("spoil", "words"),
    [
        (misspelt, "tiles.0.fihs"),
        (number_as_text, "valid integer"),
        (three_fish_only, r"tiles\.3\.fish"),
        (unknown_shell, "sand_dollar"),
        (in_two_pieces, "hang together"),
        (empty_column, "leave out the rows and columns"),
        (one_too_few, "at least 70"),
        (same_id, "more than once: T01"),
    ],
)
def test_a_faulty_file_of_tiles_is_refused_with_the_place_and_the_remedy(spoil, words):
    data = tomllib.loads((FOLDER / "tiles.toml").read_text(encoding="utf-8"))
    spoil(data)
    with pytest.raises(ValidationError, match=words):
        TypeAdapter(component_schema.Tiles).validate_json(json.dumps(data))


@pytest.mark.parametrize(
    ("file", "kind", "old", "new", "words"),
    [
        ("chests", component_schema.Chests, "#...s", "....s", "two Ice Blocks"),
        ("chests", component_schema.Chests, '".*...",\n  "....s"', '"*....",\n  "....s"', "off the edge"),
        ("contracts", component_schema.Contracts, "ticket = 114", "ticket = 101", "more than once: 101"),
        ("contracts", component_schema.Contracts, "column = 4", "column = 3", "at least two contracts"),
        ("scraps", component_schema.Scraps, '"herring"', '"sardine"', "one entry for each kind"),
        ("locations", component_schema.Locations, 'id = "L2"', 'id = "M2"', "begins with L or R"),
        ("locations", component_schema.Locations, ', kind = "cod"', "", "a kind belongs to"),
        ("catch", component_schema.CatchCards, 'colour = "red"', 'colour = "blue"', "then the 14 red"),
        ("bonus", component_schema.BonusBoard, "row = 2", "row = 1", "five spaces for each row"),
        ("bonus", component_schema.BonusBoard, 'logo = "fish"\n', "", "a logo belongs to"),
        ("setup", component_schema.Layouts, "red = [3, 3, 3, 3]", "red = [4, 4, 4, 4]", "only 14 red cards"),
        ("angler", component_schema.Angler, 'dock = "down"', 'dock = "left"', "'up' or 'down'"),
        ("market", component_schema.Market, "front = 1", "front = true", "valid integer"),
        ("rose", component_schema.Rose, "provenance", "origin", "provenance"),
    ],
)
def test_a_faulty_file_is_refused_in_words(file, kind, old, new, words):
    text = (FOLDER / f"{file}.toml").read_text(encoding="utf-8")
    assert old in text
    with pytest.raises(ValidationError, match=words):
        TypeAdapter(kind).validate_json(json.dumps(tomllib.loads(text.replace(old, new))))
