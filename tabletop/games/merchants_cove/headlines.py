"""What events are worth telling in the sentence about a turn."""

from __future__ import annotations

from tabletop.engine.headline import Headline
from tabletop.engine.rules import Event
from tabletop.engine.text import Text, translate
from tabletop.games.merchants_cove import components as box
from tabletop.games.merchants_cove import phrases
from tabletop.games.merchants_cove.merchants.alchemist.ch13_brewing import CauldronUsed
from tabletop.games.merchants_cove.merchants.alchemist.ch13_marbles import WasteDumped
from tabletop.games.merchants_cove.merchants.alchemist.ch13_taking import MarblesTaken
from tabletop.games.merchants_cove.merchants.blacksmith.ch12_dice import DiceRolled
from tabletop.games.merchants_cove.merchants.blacksmith.ch12_forging import FurnaceEmptied
from tabletop.games.merchants_cove.merchants.blacksmith.ch12_stoking import FurnaceStoked
from tabletop.games.merchants_cove.merchants.captain.ch14_recall import ShipRecalled
from tabletop.games.merchants_cove.merchants.captain.ch14_sailing import ShipFled, ShipSailed, SitesRenewed
from tabletop.games.merchants_cove.merchants.chronomancer.ch15_rifts import RiftOpened
from tabletop.games.merchants_cove.merchants.chronomancer.ch15_tiles import TilePlaced, TilePushed, TilesDrawn
from tabletop.games.merchants_cove.rules.ch04_hands import HandUsed
from tabletop.games.merchants_cove.rules.ch05_turn import GoodLost, Worked
from tabletop.games.merchants_cove.rules.ch06_boats import Docked, Loaded, Moved
from tabletop.games.merchants_cove.rules.ch07_market import Given
from tabletop.games.merchants_cove.rules.ch07_sale import Sold
from tabletop.games.merchants_cove.rules.ch11_townsfolk import BackToBag, Swapped
from tabletop.games.merchants_cove.rules.ch16_peddler import PeddlerDrew, PeddlerShifted, PoolFilled
from tabletop.games.merchants_cove.rules.supply import (
    Corrupted,
    CorruptionGone,
    GoodsGained,
    Hired,
    Sponsored,
)
from tabletop.games.merchants_cove.state import HIRE, SPONSOR

_PIERS = (0, 1, 1, 2)
"""The Pier of each berth."""


def event_headline(event: Event) -> Headline | None:
    """What an event is worth telling; None if nothing."""
    for tell in (_at_market, _in_town, _in_harbour, _at_peddlers, _in_workshop, _at_sea, _in_time):
        if found := tell(event):
            return found
    return None


def _good(number: int, n: int) -> Text:
    """A number of Goods of a kind, which can be added to others."""
    return (
        translate("merchants_cove", "%n small red Good(s)", "", n),
        translate("merchants_cove", "%n small green Good(s)", "", n),
        translate("merchants_cove", "%n small blue Good(s)", "", n),
        translate("merchants_cove", "%n small yellow Good(s)", "", n),
        translate("merchants_cove", "%n large red Good(s)", "", n),
        translate("merchants_cove", "%n large green Good(s)", "", n),
        translate("merchants_cove", "%n large blue Good(s)", "", n),
        translate("merchants_cove", "%n large yellow Good(s)", "", n),
    )[number]


def _adventurer(number: int) -> Text:
    """One Adventurer, which can be added to others of its kind."""
    return (
        translate("merchants_cove", "%n Warrior(s)", "who comes aboard", 1),
        translate("merchants_cove", "%n Bard(s)", "who comes aboard", 1),
        translate("merchants_cove", "%n Wizard(s)", "who comes aboard", 1),
        translate("merchants_cove", "%n Noble(s)", "who comes aboard", 1),
        translate("merchants_cove", "%n Rogue(s)", "who comes aboard", 1),
    )[box.COLOURS[number]]


def _at_market(event: Event) -> Headline | None:
    match event:
        case Sold(seat, _, _, _, _, gold, _):
            did = translate("merchants_cove", "sold %n Good(s) for {amount} gold", "", 1)
            return Headline(seat, "sold", 9, did, (), gold)
        case Given(seat, _, gold):
            did = translate("merchants_cove", "gave %n Good(s) to a Hall for {amount} gold", "", 1)
            return Headline(seat, "given", 8, did, (), gold)
        case Corrupted(seat, cards, _):
            did = translate("merchants_cove", "drew %n Corruption card(s)", "", len(cards))
            return Headline(seat, "corrupted", 6, did)
        case CorruptionGone(seat, _, _):
            did = translate("merchants_cove", "got rid of %n Corruption card(s)", "", 1)
            return Headline(seat, "clean", 6, did)
        case GoodLost(seat, number):
            did = translate("merchants_cove", "discarded {things}")
            return Headline(seat, "lost", 6, did, (_good(number, 1),))
    return None


def _in_town(event: Event) -> Headline | None:
    match event:
        case GoodsGained(seat, goods, _):
            did = translate("merchants_cove", "made {things}")
            things = tuple(_good(number, 1) for number in goods)
            instead = ("worked", "emptied", "brewed", "sailed")
            return Headline(seat, "made", 9, did, things, instead=instead)
        case Sponsored(seat, _, _, gold, _):
            did = translate("merchants_cove", "took {amount} gold in a Hall")
            return Headline(seat, "sponsored", 8, did, (), gold, ("worked",))
        case Hired(seat, card, _, _):
            did = translate("merchants_cove", "hired {things}")
            return Headline(seat, "hired", 8, did, (phrases.townsperson(card),), 0, ("worked",))
        case Worked(seat, space, _, hours, _) if hours and space not in (HIRE, SPONSOR):
            did = translate("merchants_cove", "worked for %n hour(s)", "", hours)
            return Headline(seat, "worked", 3, did)
    return None


def _in_harbour(event: Event) -> Headline | None:
    match event:
        case Docked(seat, _, berth, _):
            did = translate("merchants_cove", "docked a boat at the {things}")
            return Headline(seat, "docked", 7, did, (phrases.pier(_PIERS[berth]),))
        case Loaded(seat, adventurer, _, _):
            did = translate("merchants_cove", "took {things} aboard")
            return Headline(seat, "loaded", 5, did, (_adventurer(adventurer),))
        case HandUsed(seat, _, _):
            return Headline(seat, "hand", 5, translate("merchants_cove", "let nobody aboard"))
        case Moved(seat, _, _) | Swapped(seat, _, _):
            did = translate("merchants_cove", "moved %n Adventurer(s)", "", 1)
            return Headline(seat, "moved", 5, did)
        case BackToBag(seat, _, _):
            did = translate("merchants_cove", "sent %n Adventurer(s) home", "", 1)
            return Headline(seat, "home", 5, did)
    return None


def _at_peddlers(event: Event) -> Headline | None:
    match event:
        case PoolFilled(seat, adventurer, _):
            did = translate("merchants_cove", "drew {things} into the Pool")
            return Headline(seat, "pool", 4, did, (_adventurer(adventurer),))
        case PeddlerDrew(seat, _, _):
            return Headline(seat, "card", 3, translate("merchants_cove", "turned up a card"))
        case PeddlerShifted(seat, _, _):
            return Headline(seat, "shifted", 3, translate("merchants_cove", "cleared the Pool"))
    return None


def _in_workshop(event: Event) -> Headline | None:
    match event:
        case FurnaceStoked(seat, _, _, _):
            did = translate("merchants_cove", "stoked %n furnace(s)", "", 1)
            return Headline(seat, "stoked", 5, did)
        case FurnaceEmptied(seat, _, _):
            did = translate("merchants_cove", "emptied %n furnace(s)", "", 1)
            return Headline(seat, "emptied", 5, did)
        case DiceRolled(seat, dice, _, _):
            did = translate("merchants_cove", "rolled %n die(dice)", "", len(dice))
            return Headline(seat, "rolled", 3, did)
        case MarblesTaken(seat, _, _, marbles, reaction):
            did = translate("merchants_cove", "took %n marble(s)", "", len(marbles) + len(reaction))
            return Headline(seat, "marbles", 4, did)
        case CauldronUsed(seat, _, _, _):
            did = translate("merchants_cove", "filled %n cauldron(s)", "", 1)
            return Headline(seat, "brewed", 5, did)
        case WasteDumped(seat, _):
            return Headline(seat, "waste", 4, translate("merchants_cove", "dumped the waste"))
    return None


def _at_sea(event: Event) -> Headline | None:
    match event:
        case ShipSailed(seat, _, _, _):
            did = translate("merchants_cove", "sailed %n ship(s) out", "", 1)
            return Headline(seat, "sailed", 5, did)
        case ShipFled(seat, _):
            did = translate("merchants_cove", "lost %n ship(s) to a squall", "", 1)
            return Headline(seat, "fled", 6, did)
        case ShipRecalled(seat, _, _, _):
            did = translate("merchants_cove", "called %n ship(s) home", "", 1)
            return Headline(seat, "recalled", 5, did)
        case SitesRenewed(seat, _):
            return Headline(seat, "sites", 4, translate("merchants_cove", "renewed the sites"))
    return None


def _in_time(event: Event) -> Headline | None:
    match event:
        case RiftOpened(seat, _, _, _):
            did = translate("merchants_cove", "opened %n Rift(s)", "", 1)
            return Headline(seat, "rift", 7, did)
        case TilePlaced(seat, _, _, _, _):
            did = translate("merchants_cove", "laid %n tile(s)", "", 1)
            return Headline(seat, "tiles", 4, did)
        case TilePushed(seat, _, _, _, _):
            did = translate("merchants_cove", "pushed %n tile(s) in", "", 1)
            return Headline(seat, "pushed", 4, did)
        case TilesDrawn(seat, tiles):
            did = translate("merchants_cove", "drew %n tile(s)", "", len(tiles))
            return Headline(seat, "drew", 3, did)
    return None
