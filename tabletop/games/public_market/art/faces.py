"""Every face of Public Market: what is shown, as data that paints itself.

Components, kinds of fish, logos and columns are numbers as in `components`, masks as in `grid`, seats 0 to 4.
"""

from __future__ import annotations

from tabletop.art.face import Cloth
from tabletop.games.public_market.art.boards import Collection, Market, Ocean, Scoring
from tabletop.games.public_market.art.cards import Catch, CatchBack, Contract, Solo, SoloBack
from tabletop.games.public_market.art.chest import Bag, Chest, ChestPile, Mini, NoChest
from tabletop.games.public_market.art.others import Angler, AnglerStock, AnglerTracker, Summary
from tabletop.games.public_market.art.own import Crabs, Logos, Money, Player, Power, Tracker
from tabletop.games.public_market.art.shallow import BonusBoard, Rose, Token
from tabletop.games.public_market.art.tiles import Scrap, Tile
from tabletop.games.public_market.art.wooden import Boat, Cube, Lighthouse, Meeple

__all__ = [
    "DAY_CLOTH",
    "SUNSET",
    "Angler",
    "AnglerStock",
    "AnglerTracker",
    "Bag",
    "Boat",
    "BonusBoard",
    "Catch",
    "CatchBack",
    "Chest",
    "ChestPile",
    "Collection",
    "Contract",
    "Crabs",
    "Cube",
    "Lighthouse",
    "Logos",
    "Market",
    "Meeple",
    "Mini",
    "Money",
    "NoChest",
    "Ocean",
    "Player",
    "Power",
    "Rose",
    "Scoring",
    "Scrap",
    "Solo",
    "SoloBack",
    "Summary",
    "Tile",
    "Token",
    "Tracker",
]
DAY_CLOTH, SUNSET = Cloth("#1F4E55"), Cloth("#4A2F4A")
"""The table cloth by day, and at the End of the Day."""
