"""The seats' places: the viewer's board, the opponents' rows, the Solo Angler, Shallow Waters."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from tabletop.engine.table import Face, Piece, Spot, Zone, piece, turn_key, zone
from tabletop.engine.text import NO_TEXT, Text, dollars, translate
from tabletop.games.public_market import components as box
from tabletop.games.public_market import marks, phrases, places
from tabletop.games.public_market.art import faces
from tabletop.games.public_market.art.shallow import rose_point
from tabletop.games.public_market.places import CELL
from tabletop.games.public_market.rules.ch13_scoring import bonuses_of, logo_points, logos_of, with_bonuses
from tabletop.games.public_market.rules.ch16_angler import card_now, level
from tabletop.games.public_market.state import SCRAP, Player, PublicMarket, solo
from tabletop.games.public_market.table import descriptions
from tabletop.games.public_market.table.board import catch_card, extent, scrap_piece, tile_piece


def shallow(v: PublicMarket, seat: int) -> bool:
    """Return True if a seat plays with Shallow Waters."""
    return v.flags.shallow_waters and seat != v.angler


def others(v: PublicMarket, seat: int) -> list[int]:
    """Return the other seats, the next one first."""
    n = len(v.players)
    return [(seat + k) % n for k in range(1, n)]


def zones(v: PublicMarket, home: int, seat: int) -> Iterator[Zone]:
    """Yield every zone of the seats for the viewer `home`, who looks at the board of `seat`."""
    own = translate("public_market", "Your board")
    whose = None if seat == home else phrases.seat(v, seat)
    if whose:
        own = translate("public_market", "Board of {who}").fill(who=whose)
    ground = faces.Player(seat, shallow(v, seat), whose)
    yield zone("own", places.OWN, own, ground, rule="PM-9.3")
    yield _chest_zone(v.players[seat], mine=seat == home)
    yield zone("tracker", places.TRACKER, translate("public_market", "Catch Tracker"), rule="PM-7.1")
    yield zone("held", places.HELD, translate("public_market", "Beside the chest"), rule="PM-4.7")
    for power, name in enumerate(phrases.POWER_NAMES):
        text = translate("public_market", "Shrimp power {name}").fill(name=name)
        yield zone(f"power:{power}", places.power(power), text, rule=f"PM-8.{4 + power}")
        used = translate("public_market", "Green square of {name}").fill(name=name)
        yield zone(f"used:{power}", places.power_square(power, used=True), used, rule="PM-8.2")
    yield from _across(v, home, seat)
    if shallow(v, seat):
        yield from _shallow_zones()


def _chest_zone(own: Player, *, mine: bool) -> Zone:
    name = translate("public_market", "Your Ice Chest") if mine else translate("public_market", "Ice Chest")
    face: Face = faces.NoChest()
    text = NO_TEXT
    if own.chest < 0:
        name = _NO_CHEST
    else:
        face, text = faces.Chest(own.chest), descriptions.chest(own.chest, own.filled)
    spots = tuple(places.cell(index) for index in range(25))
    at = places.CHEST
    return Zone("chest", at.x, at.y, at.w, at.h, name, face, spots, columns=5, text=text, rule="PM-6.1", z=1)


_NO_CHEST = translate("public_market", "No Ice Chest: the Ocean Bag was empty")


def _rows(v: PublicMarket, home: int, seat: int) -> list[int]:
    """Return the seats in the rows: the others, with `home` in place of the one that is enlarged."""
    return [home if other == seat else other for other in others(v, home)]


def _across(v: PublicMarket, home: int, seat: int) -> Iterator[Zone]:
    if solo(v):
        name = translate("public_market", "The Solo Angler")
        yield zone("angler", places.ANGLER_SPOT, name, faces.Angler(v.angler), rule="PM-16.1")
        yield zone(
            turn_key(next(iter(others(v, home)))), places.turn_place(0, 0, shallow=v.flags.shallow_waters)
        )
        return
    rows = _rows(v, home, seat)
    for row, other in enumerate(rows):
        at = places.opponent(row, len(rows), shallow=v.flags.shallow_waters)
        yield zone(f"seat:{other}", at, phrases.seat(v, other), rule="PM-1.1")
        if other != home:
            yield zone(turn_key(other), places.turn_place(row, len(rows), shallow=v.flags.shallow_waters))


def _shallow_zones() -> Iterator[Zone]:
    rose = translate("public_market", "Compass Rose")
    yield zone("rose", places.ROSE, rose, faces.Rose(), rule="PM-15.2", z=1)
    board = translate("public_market", "Bonus Board")
    yield zone("bonuses", places.BONUS_SPOT, board, faces.BonusBoard(), rule="PM-15.4")
    for row in range(4):
        for space in range(5):
            text = translate("public_market", "Bonus Board, row {row}: {what}")
            name = text.fill(row=row + 1, what=phrases.bonus_space(row, space))
            rule = f"PM-15.{11 + row}"
            yield zone(f"bonus:{row}:{space}", places.bonus(row, space), name, rule=rule, z=1)


def pieces(v: PublicMarket, home: int, seat: int) -> Iterator[Piece]:
    """Yield every piece at the seats for the viewer `home`, who looks at the board of `seat`."""
    own = v.players[seat]
    yield from _chest(v, own, seat)
    yield from _board(own, seat, mine=seat == home)
    yield from _won(v, own, seat)
    if solo(v) and seat != v.angler:
        yield from _angler(v)
    elif not solo(v):
        for row, other in enumerate(_rows(v, home, seat)):
            yield _opponent(v, row, other)
    if shallow(v, seat):
        yield from _shallow(v, own, seat)


def _chest(v: PublicMarket, own: Player, seat: int) -> Iterator[Piece]:
    for n, (thing, cell, turn) in enumerate(own.placed):
        at = places.cell(cell)
        if thing < SCRAP:
            yield tile_piece(v, thing, "chest", (at.x, at.y), turn=turn, centred=False)
        else:
            scrap = scrap_piece(v, f"laid:{seat}:{n}", "chest", thing - SCRAP, (at.x, at.y))
            w, h = extent(scrap.cells, turn)
            yield replace(scrap, turn=turn, w=w, h=h)
    for n, kind in enumerate(own.held):
        yield _held(v, n, kind, own.held)
    for n, tile in enumerate(own.cooler):
        at = places.power(0)
        yield tile_piece(v, tile, "power:0", (at.x + 11 + n * 6, at.y + 3), turn=0, cell=CELL * 0.3)


def _held(v: PublicMarket, n: int, kind: int, scraps: tuple[int, ...]) -> Piece:
    """PM-4.7: return a Scrap beside the chest. When it is taken it grows to the size of the chest's cells."""
    longest = max(len(scrap_piece(v, "", "", one, (0.0, 0.0)).cells) for one in scraps)
    at, turn = places.held(n, len(scraps), longest)
    side = min(at.w, at.h)
    scrap = scrap_piece(v, f"held:{n}", "held", kind, (at.x, at.y))
    if len(scrap.cells) == 1:
        turn = 0
    w, h = extent(scrap.cells, turn, side)
    return replace(scrap, turn=turn, w=w, h=h, cell=side, z=4 + n)


def _panel(
    key: str, where: str, at: Spot, face: Face, name: Text, rule: str, *, text: Text | None = None
) -> Piece:
    return piece(key, where, at, face, name, rule=rule, text=text or name)


def _board(own: Player, seat: int, *, mine: bool) -> Iterator[Piece]:
    yield marks.tracker(own, seat)
    text = translate("public_market", "Money: {sum}")
    if mine:
        text = translate("public_market", "Your money: {sum}")
    money = text.fill(sum=dollars(own.money))
    yield _panel(f"money:{seat}", "own", places.MONEY, faces.Money(own.money), money, "PM-1.3")
    crabs = translate("public_market", "Crab Meeples: {n}").fill(n=own.crabs)
    yield _panel(f"crabs:{seat}", "own", places.CRABS, faces.Crabs(own.crabs), crabs, "PM-13.4")
    for power, name in enumerate(phrases.POWER_NAMES):
        key, sign = f"power:{power}", faces.Power(box.POWERS[power])
        yield _panel(key, key, places.power(power), sign, name, "PM-8.1")
    yield _cube(own, seat, mine=mine)
    rack, size, face = places.LIGHTHOUSES, places.LIGHTHOUSE, faces.Lighthouse(seat)
    name = translate("public_market", "Your Lighthouse") if mine else LIGHTHOUSE
    for n in range(own.lighthouses):
        at = Spot(rack.x + 2.5 + n * (rack.w - size[0] - 5) / 6, rack.y + 2, *size)
        yield piece(f"lighthouse:{seat}:{n}", "own", at, face, name, rule="PM-9.4", z=2 + n)


LIGHTHOUSE = translate("public_market", "Lighthouse to place")
_CUBES = {
    (True, None): translate("public_market", "Your Shrimp cube, not on a power"),
    (True, True): translate("public_market", "Your Shrimp cube on {power}, ready"),
    (True, False): translate("public_market", "Your Shrimp cube on {power}, used"),
    (False, None): translate("public_market", "Shrimp cube, not on a power"),
    (False, True): translate("public_market", "Shrimp cube on {power}, ready"),
    (False, False): translate("public_market", "Shrimp cube on {power}, used"),
}
"""The name of a cube, by two booleans: the viewer's own; its power ready (None: on no power)."""


def _cube(own: Player, seat: int, *, mine: bool) -> Piece:
    if own.cube < 0:
        at, where, name = places.NEUTRAL_SPOT, "own", _CUBES[mine, None]
    else:
        square = places.power_square(own.cube, used=not own.ready)
        at, where = Spot(square.x + 1.5, square.y + 0.8, 6, 7.5), f"power:{own.cube}"
        name = _CUBES[mine, own.ready].fill(power=phrases.POWER_NAMES[own.cube])
    return piece(f"cube:{seat}", where, at, faces.Cube(), name, rule="PM-8.1", z=5)


def _won(v: PublicMarket, own: Player, seat: int) -> Iterator[Piece]:
    area = places.WON_WITH_ROSE if shallow(v, seat) else places.WON
    spread = not shallow(v, seat)
    top = sorted(own.cards, key=lambda card: box.CATCH[card].colour == "red")[-1:]
    apart = 47.0 if spread else 16.0
    for pile, colour in enumerate(("blue", "red")):
        cards = [card for card in own.cards if box.CATCH[card].colour == colour]
        for n, card in enumerate(cards):
            lift = min(0.8 * n, 4.0)
            last = card == cards[-1] if spread else [card] == top
            count = len(cards) if spread else len(own.cards)
            x, y, z = area.x + pile * apart + lift, area.y - lift / 2, 2 + n + pile * 20
            yield catch_card(card, "own", x, y, z=z, count=count if last else 0)
    at = places.LOGOS_WITH_ROSE if shallow(v, seat) else places.LOGOS
    counts = with_bonuses(logos_of(v, seat), bonuses_of(v, seat))
    points = logo_points(counts)
    face = faces.Logos(tuple(counts), points)
    name = translate("public_market", "Cannery Logos: {n} VP in sets").fill(n=points)
    text = phrases.counted_logos(counts)
    yield _panel(f"logos:{seat}", "own", at, face, name, "PM-13.3", text=text)


def _angler(v: PublicMarket) -> Iterator[Piece]:
    seat, at = v.angler, places.ANGLER_SPOT
    angler = v.players[seat]
    sheet: Face = faces.SoloBack()
    text = None
    if v.card >= 0:
        sheet, text = faces.Solo(level(v), v.card), descriptions.solo_card(card_now(v))
    card = translate("public_market", "The Angler's card")
    yield _panel("solo", "angler", Spot(at.x + 7.5, at.y + 6, 52, 80), sheet, card, "PM-16.3", text=text)
    money = translate("public_market", "The Angler's money: {sum}").fill(sum=dollars(angler.money))
    place = Spot(at.x + 134, at.y + 4, 52, 17)
    yield _panel(f"money:{seat}", "angler", place, faces.Money(angler.money), money, "PM-16.1")
    tracker = Spot(at.x + 62, at.y + 26, 124, 20)
    threshold = card_now(v).threshold if v.card >= 0 else -1
    text = translate("public_market", "The Angler: fish {fish}, Gears {gear}; it goes to Market with {n}.")
    if threshold < 0:
        text = translate("public_market", "The Angler: fish {fish}, Gears {gear}.")
    filled = text.fill(fish=v.angler_fish, gear=v.angler_gear, n=threshold)
    track = faces.AnglerTracker(v.angler_fish, v.angler_gear, threshold)
    yield _panel("angler_tracker", "angler", tracker, track, filled, "PM-16.6")
    logos = logos_of(v, seat)
    stock = translate("public_market", "The Angler: Crabs {crabs}, Lighthouses {lighthouses}, logos {logos}")
    row = phrases.counted_logos(logos)
    text = stock.fill(crabs=angler.crabs, lighthouses=angler.lighthouses, logos=row)
    face = faces.AnglerStock(seat, angler.crabs, angler.lighthouses, logos)
    yield _panel("angler_stock", "angler", Spot(at.x + 62, at.y + 54, 124, 36), face, text, "PM-16.8")


def _opponent(v: PublicMarket, row: int, other: int) -> Piece:
    at = places.opponent(row, len(v.players) - 1, shallow=v.flags.shallow_waters)
    their, logos = v.players[other], logos_of(v, other)
    stock, chest = (their.crabs, their.lighthouses, len(their.cards)), (their.chest, their.filled)
    typed = v.names[other] if other < len(v.names) else ""
    face = faces.Summary(other, their.money, their.fish, their.gears, stock, logos, chest, typed)
    text = translate(
        "public_market",
        "Money: ${money}. Catch Tracker: {fish}. Gears: {gears}. Today's Catch cards: {cards}. "
        "Crab Meeples: {crabs}. Lighthouses to place: {lighthouses}. Cannery Logos: {logos}. {chest}",
    )
    filled = text.fill(
        money=their.money,
        fish=phrases.fish(their.fish),
        gears=phrases.gears(their.gears),
        cards=len(their.cards),
        crabs=their.crabs,
        lighthouses=their.lighthouses,
        logos=phrases.counted_logos(logos),
        chest=descriptions.another_chest(their.chest, their.filled),
    )
    return _panel(f"seat:{other}", f"seat:{other}", at, face, phrases.seat(v, other), "PM-17.2", text=filled)


def _shallow(v: PublicMarket, own: Player, seat: int) -> Iterator[Piece]:
    middle_x, middle_y = places.ROSE.x + places.ROSE.w / 2, places.ROSE.y + places.ROSE.h / 2
    for n, token in enumerate(own.tokens):
        x, y = middle_x - 11.5 + (n % 2) * 12, middle_y - 11.5 + (n // 2) * 12
        spread = translate("public_market", "Not yet on the path of the Compass Rose.")
        yield _token(v, seat, token, "rose", Spot(x, y, 11, 11), spread)
    if own.token >= 0:
        path = translate("public_market", "On the path of the Compass Rose: {n} of {last} steps from Start.")
        on_path = path.fill(n=own.rose, last=len(box.ROSE) + 1)
        x, y = rose_point(own.rose)
        at = Spot(places.ROSE.x + x - 5.5, places.ROSE.y + y - 5.5, 11, 11)
        yield _token(v, seat, own.token, "rose", at, on_path)
    for place, who in enumerate(v.bonus):
        if who >= 0:
            row, space = divmod(place, 5)
            at = places.bonus(row, space)
            corner = Spot(at.x + at.w - 8.6, at.y + 2.4, 9.2, 9.2)
            yield _token(v, who // 4, who % 4, f"bonus:{row}:{space}", corner)


def _token(v: PublicMarket, seat: int, token: int, where: str, at: Spot, text: Text = NO_TEXT) -> Piece:
    name = translate("public_market", "Power token {token} of {who}")
    filled = name.fill(token=phrases.TOKEN_NAMES[token], who=phrases.seat(v, seat))
    face = faces.Token(box.TOKENS[token], -1 if where == "rose" else seat)
    rule = f"PM-15.{(6, 7, 8, 10)[token]}"
    return piece(f"token:{seat}:{token}", where, at, face, filled, rule=rule, text=text, z=5)
