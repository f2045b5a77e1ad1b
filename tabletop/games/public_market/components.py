"""The components of Public Market, read once from their files.

Tiles, chests, contracts, cards and spaces are indexes into these tuples; kinds of fish, shells, logos, powers
and Power tokens are indexes into KINDS, SHELLS, LOGOS, POWERS and TOKENS (in files they are words). Fish are
tuples of four: Sardine, Herring, Cod, Salmon. Cells and masks are as in `grid`.
"""

from __future__ import annotations

from tabletop.files.components import load
from tabletop.games.public_market import component_schema, grid
from tabletop.games.public_market.component_schema import KINDS, LOGOS, SHELLS, Side, Space

__all__ = ["KINDS", "LOGOS", "SHELLS"]

POWERS = ("cooler", "scrap", "anywhere", "money")
"""PM-8.4 to PM-8.7: the shrimp powers."""
TOKENS = ("ice", "shrimp", "crab", "market")
"""PM-15.6 to PM-15.10: the Power tokens."""

_HERE = "games/public_market"
_LOCATIONS = load(f"{_HERE}/locations.toml", component_schema.Locations)
_ANGLER = load(f"{_HERE}/angler.toml", component_schema.Angler)
_LAYOUTS = load(f"{_HERE}/setup.toml", component_schema.Layouts)
_SCRAPS = load(f"{_HERE}/scraps.toml", component_schema.Scraps)

TILES = load(f"{_HERE}/tiles.toml", component_schema.Tiles).tiles
SCRAPS = _SCRAPS.scraps
_SINGLE = _SCRAPS.single
"""The shape of every Scrap with the option scrap_all_monomino."""
CHESTS = load(f"{_HERE}/chests.toml", component_schema.Chests).chests
CONTRACTS = load(f"{_HERE}/contracts.toml", component_schema.Contracts).contracts
SCORING: dict[Side, tuple[tuple[Space, ...], ...]] = {
    side: tuple(t.spaces for t in sorted(_LOCATIONS.scoring, key=lambda t: t.column) if t.players == side)
    for side in ("2-3", "4-5")
}
"""The spaces of the Scoring Locations by side and column (0 first)."""
COLLECTION = _LOCATIONS.collection
CATCH = load(f"{_HERE}/catch.toml", component_schema.CatchCards).cards
"""The Today's Catch cards: blue 0 to 15, red 16 to 29."""
TRACKERS = load(f"{_HERE}/trackers.toml", component_schema.Trackers)
ROSE = tuple(SHELLS.index(shell) for shell in load(f"{_HERE}/rose.toml", component_schema.Rose).path)
"""PM-15.2: the shells between Start and End."""
BONUS = load(f"{_HERE}/bonus.toml", component_schema.BonusBoard).spaces
"""The Bonus Board, five spaces a row: space n lies in row n // 5 (0 first)."""
ANGLER = {level.id: _ANGLER.deck(level) for level in _ANGLER.levels}
"""The Solo cards at each level."""
MARKET_BOARD = load(f"{_HERE}/market.toml", component_schema.Market)
BOX = _LAYOUTS.box
TABLES = {table.players: table for table in _LAYOUTS.tables}
"""The setup for 1 (solo) to 5 players."""

TILE_FISH = tuple(tile.fish for tile in TILES)
TILE_SHELL = tuple(SHELLS.index(tile.shell) for tile in TILES)
TILE_CELLS = tuple(grid.cells(tile.rows) for tile in TILES)
"""The shape of each tile at turn 0."""
SCRAP_CELLS = tuple(grid.cells(scrap.rows) for scrap in SCRAPS)
"""The shape of each kind of Scrap."""
SINGLE_CELLS = grid.cells(_SINGLE)
ICE = tuple(grid.mask(grid.cells(chest.rows, "#")) for chest in CHESTS)
"""The Ice Blocks of each chest, as a mask."""
SHRIMP = tuple(grid.mask(grid.cells(chest.rows, "s")) for chest in CHESTS)
CRAB = tuple(grid.mask(grid.cells(chest.rows, "*")) for chest in CHESTS)
CRAB_RING = tuple(grid.ring(crab.bit_length() - 1) for crab in CRAB)
"""PM-6.4: the eight neighbours of each chest's Crab."""
