"""The printed content of each card and tile, made from the components: pictures, tones, rows of signs."""

from __future__ import annotations

from tabletop.engine.text import translate
from tabletop.games.river_market import components as box
from tabletop.games.river_market.art.cards import Part
from tabletop.games.river_market.art.goods import KINDS
from tabletop.games.river_market.art.rows import Item, Word
from tabletop.games.river_market.component_schema import Amount, Visit
from tabletop.games.river_market.state import TILE

_BUILD = Word(translate("river_market", "Build", "on a card, as short as can be"), "raise")
_HIRE = Word(translate("river_market", "Hire", "on a card, as short as can be"), "person")
_STEP = Word(translate("river_market", "Step", "on a card, as short as can be"), "pawn")
_VISIT = Word(translate("river_market", "Visit", "on a card, as short as can be"), "booth")
Row = tuple[Item, ...]

PICTURES = {
    "carrot_cart": ("carrot", "V"),
    "minnow_bucket": ("fish-bucket", "F"),
    "blanket_rack": ("blanket", "C"),
    "tool_bench": ("hammer-nails", "T"),
    "lily_raft": ("raft", "L"),
    "lemonade_stand": ("cut-lemon", "$"),
    "pickle_barrel": ("barrel", "V"),
    "smokehouse": ("fish-smoking", "F"),
    "quilt_corner": ("clothesline", "C"),
    "fix_it_tent": ("camping-tent", "T"),
    "card_table": ("card-random", "card"),
    "ferry_landing": ("paddle-steamer", "Z"),
    "job_board": ("wooden-sign", "helper"),
    "timber_yard": ("wood-pile", "any"),
    "barter_blanket": ("swap-bag", "any"),
    "chowder_kettle": ("camp-cooking-pot", "F"),
    "festival_hats": ("party-hat", "L"),
    "puppet_stage": ("puppet", "$"),
    "rowboat_rental": ("wood-canoe", "Z"),
    "grand_pavilion": ("carousel", "grand"),
    "pumpkin_patch": ("pumpkin", "V"),
    "crab_basket": ("crab", "F"),
    "yarn_shed": ("wool", "C"),
    "nail_keg": ("nails", "T"),
    "lantern_night": ("asian-lantern", "event"),
    "fishing_derby": ("boat-fishing", "event"),
    "harvest_fair": ("cornucopia", "event"),
    "quilting_bee": ("sewing-needle", "event"),
    "boat_regatta": ("sailboat", "event"),
    "duck_race": ("plastic-duck", "event"),
    "oar_hand": ("paddles", "helper"),
    "backpaddler": ("canoe", "helper"),
    "gardener": ("rake", "helper"),
    "angler": ("fishing-hook", "helper"),
    "seamstress": ("sewing-string", "helper"),
    "handy_helper": ("monkey-wrench", "helper"),
    "lily_keeper": ("flower-pot", "helper"),
    "carpenter": ("hand-saw", "helper"),
    "greeter": ("ringing-bell", "helper"),
    "peddler": ("backpack", "helper"),
    "bookkeeper": ("abacus", "helper"),
    "town_crier": ("megaphone", "helper"),
    "crate_of_greens": ("wooden-crate", "find"),
    "full_net": ("fishing-net", "find"),
    "bolt_of_cloth": ("rolled-cloth", "find"),
    "toolbox": ("toolbox", "find"),
    "lily_garland": ("flowers", "find"),
    "coin_purse": ("shiny-purse", "find"),
    "ferry_pass": ("ticket", "find"),
    "handshake": ("shaking-hands", "find"),
    "garden_landing": ("plant-watering", "V"),
    "swap_meet": ("medieval-pavilion", "any"),
    "fishing_pier": ("fishing-pole", "F"),
    "weaver_deck": ("loom", "C"),
    "lily_pond": ("lily", "L"),
    "tinker_dock": ("anvil", "T"),
}
"""The picture and the tone of each card and tile, by its id."""


def amount_row(some: Amount, sign: str = "") -> Row:
    """Return numbers and signs for an amount; `sign`: "+" to put before each number, or ""."""
    counted = [*zip(KINDS[:5], some.goods, strict=True), ("$", some.coins), ("Z", some.zooms)]
    counted += [("any", some.any), ("card", some.cards)]
    counted.sort(key=lambda one: one[0] != "Z")
    return tuple(item for kind, n in counted if n for item in (f"{sign}{n}", kind))


def effect(does: Visit, good: int) -> Row:
    """Return the effect of a Booth or a Find in signs."""
    coins, most = str(does.coins), str(does.most)
    match does.effect:
        case "gain":
            return amount_row(does.take, "+")
        case "sell":
            return f"{most}×", KINDS[good], ">", coins, "$"
        case "trade":
            paid = amount_row(does.pay)
            signs = paid[1::2] if set(paid[::2]) == {"1"} else paid
            return *signs, ">", coins, "$"
        case "hire_less":
            return _HIRE, f"−{does.less}", "$"
        case "build_less":
            return _BUILD, f"−{does.less}", "any"
        case "stage":
            return coins, "$", f"+{does.each}" if does.each > 1 else "+", "house"
        case "move_on":
            return "pawn", f"1–{most}", ">", _VISIT
        case "swap":
            return f"{most}×", "any", ">", "any"
        case "handshake":
            return _BUILD, f"−{does.goods_off}", "any", "/", _HIRE, f"−{does.coins_off}", "$"


def power(card: box.Card) -> Row:
    """Return the power of a Helper in signs."""
    n = card.amount
    match card.power:
        case "further":
            return _STEP, f"+{n}"
        case "backwards":
            return "<", "pawn"
        case "more":
            return _VISIT, f"+{n}", KINDS[card.good]
        case "lily":
            return _BUILD, "/", _HIRE, f"+{n}", "L"
        case "build_less":
            return _BUILD, f"−{n}", "any"
        case "greet":
            return "house", f"+{n}", "$"
        case "peddle":
            return "any", ">", "any"
        case "ledger":
            return f"+{n}", "card", f"−{n}", "card"
        case "cry":
            return f"+{n}", "house", f"+{n}", "pawn"
    return ()


def part(number: int) -> Part:
    """Return the printed content of a card or a fixed tile; numbers are as in `state`."""
    card = box.RIVER_TILES[number - TILE] if number >= TILE else box.CARDS[number]
    return Part(
        form=card.kind,
        name=card.name,
        picture=PICTURES[card.word][0],
        tone=PICTURES[card.word][1],
        step=card.step,
        points=card.vp if card.kind in ("booth", "event", "helper") else -1,
        cost=card.cost,
        price=card.price,
        visit=effect(card.visit, card.good) if card.visit else power(card),
        bonus=amount_row(card.bonus),
        gift=amount_row(card.gift),
    )
