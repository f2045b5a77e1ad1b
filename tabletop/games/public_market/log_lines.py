"""Public Market: what happened, as lines of the log. A line is about its seat, whose name it leaves out."""

from __future__ import annotations

from tabletop.engine.game import LogLine
from tabletop.engine.rules import Event, Said
from tabletop.engine.text import Text, translate
from tabletop.games.public_market import angler_events, names, phrases
from tabletop.games.public_market import components as box
from tabletop.games.public_market import events as done


def log(event: Event, seat: int) -> LogLine | None:  # noqa: ARG001  all seats see the same
    """An event as a sentence; None where another line tells it."""
    if isinstance(event, Said):
        return LogLine(event.why, event.seat, (), event.rule)
    for speak in (_bidding, _chest, _cards, _market, _table, _tokens):
        if line := speak(event):
            return line
    return None


def _bidding(event: Event) -> LogLine | None:
    match event:
        case done.BidPlaced(seat, meeple, location, place, sunset, rule):
            text = (
                translate("public_market", "Bids at {where}, in front")
                if place
                else translate("public_market", "Bids at {where}")
            )
            where = phrases.location(location, sunset=sunset)
            return LogLine(text.fill(where=where), seat, (f"meeple:{meeple}",), rule)
        case done.Paid(seat, dollars, to, rule, payee):
            if to < 0:
                return LogLine(
                    translate("public_market", "Pays ${n} to the bank").fill(n=dollars), seat, (), rule
                )
            text = translate("public_market", "Pays ${n} to {who} for going in front")
            return LogLine(text.fill(n=dollars, who=payee), seat, (), rule)
        case done.Earned(seat, dollars, rule):
            return LogLine(
                translate("public_market", "Takes ${n} from the bank").fill(n=dollars), seat, (), rule
            )
        case done.ScrapTaken(seat, kind, rule):
            text = translate("public_market", "Takes a {scrap}")
            return LogLine(text.fill(scrap=phrases.scrap(kind)), seat, (), rule)
        case done.WentFishing(seat, meeple, space, rule):
            text = translate("public_market", "Goes fishing, dock {n}")
            return LogLine(text.fill(n=space + 1), seat, (f"meeple:{meeple}",), rule)
        case done.WentToMarket(seat, meeple, space, rule):
            text = translate("public_market", "Goes to Market, place {n}")
            return LogLine(text.fill(n=space + 1), seat, (f"meeple:{meeple}",), rule)
        case done.MeepleLeft(seat, meeple):
            return LogLine(translate("public_market", "Goes home"), seat, (f"meeple:{meeple}",), "PM-12.5")
    return None


def _chest(event: Event) -> LogLine | None:
    match event:
        case done.TileLaid(seat, tile, _, cell, turn):
            text = translate("public_market", "Lays the {tile} in {spot}")
            return _tile(text.fill(spot=phrases.spot(cell, turn)), seat, tile, "PM-5.4")
        case done.TileCooled(seat, tile, _):
            return _tile(translate("public_market", "Puts the {tile} in the cooler"), seat, tile, "PM-8.4")
        case done.TileSold(seat, tile, _, dollars):
            text = translate("public_market", "Sells the {tile} to the Captain for ${n}")
            return _tile(text.fill(n=dollars), seat, tile, "PM-5.5")
        case done.TileDiscarded(seat, tile, _):
            return _tile(translate("public_market", "Discards the {tile}"), seat, tile, "PM-5.6")
        case done.TileMoved(tile, _, to):
            text = translate("public_market", "The {tile} moves from the Boat to {column}")
            return _tile(text.fill(column=phrases.column(to)), -1, tile, "PM-8.6")
        case done.ScrapLaid(seat, kind, cell, turn):
            text = translate("public_market", "Lays a {scrap} in {spot}")
            spot = phrases.spot(cell, turn)
            return LogLine(text.fill(scrap=phrases.scrap(kind), spot=spot), seat, (), "PM-6.5")
        case done.ScrapGivenUp(seat, kind):
            text = translate("public_market", "Gives up a {scrap}")
            return LogLine(text.fill(scrap=phrases.scrap(kind)), seat, (), "PM-6.5")
        case done.ShrimpCovered(seat):
            return LogLine(
                translate("public_market", "Covers the Shrimp: a Shrimp Bonus"), seat, (), "PM-6.6"
            )
        case done.PowerChosen(seat, power, lost):
            return LogLine(_power(power, lost), seat, (f"cube:{seat}",), "PM-8.1")
        case done.PowerUsed(seat, power):
            text = translate("public_market", "Uses {power}").fill(power=names.POWER_NAMES[power])
            return LogLine(text, seat, (f"cube:{seat}",), f"PM-8.{4 + power}")
    return None


def _tile(text: Text, seat: int, tile: int, rule: str) -> LogLine:
    return LogLine(text.fill(tile=phrases.tile(tile)), seat, (f"tile:{tile}",), rule)


def _power(power: int, lost: int) -> Text:
    if lost < 0:
        return translate("public_market", "Chooses {power}").fill(power=names.POWER_NAMES[power])
    text = translate("public_market", "Chooses {power}; the unused {lost} is lost")
    return text.fill(power=names.POWER_NAMES[power], lost=names.POWER_NAMES[lost])


def _cards(event: Event) -> LogLine | None:
    match event:
        case done.ContractCompleted(seat, contract):
            text = translate("public_market", "Completes the {contract}").fill(
                contract=phrases.contract(contract)
            )
            return LogLine(text, seat, (f"contract:{contract}",), "PM-9.4")
        case done.LighthousePlaced(seat, column, _, rule):
            text = translate("public_market", "Puts a Lighthouse on the Scoring Location of {column}")
            return LogLine(text.fill(column=phrases.column(column)), seat, (), rule)
        case done.LogoCollected(seat, _, logo):
            text = translate("public_market", "Puts a Lighthouse on the {logo} logo of a Collection Location")
            return LogLine(text.fill(logo=names.LOGO_NAMES[logo]), seat, (), "PM-9.7")
        case done.BonusLost(seat, bonus, kind):
            return LogLine(_lost(bonus, kind), seat, (), "PM-9.6")
        case done.GearGained(seat, kind, capped):
            text = (
                translate("public_market", "The {kind} Gear is at the end of the tracker already")
                if capped
                else translate("public_market", "Gains a {kind} Gear")
            )
            return LogLine(text.fill(kind=names.KIND_NAMES[kind]), seat, (), "PM-9.8")
        case done.CardTaken(seat, card, _, free, rule):
            text = (
                translate("public_market", "Takes {card} without paying")
                if free
                else translate("public_market", "Buys {card} for {cost}").fill(
                    cost=phrases.fish(box.CATCH[card].cost)
                )
            )
            return LogLine(text.fill(card=phrases.card(card)), seat, (f"catch:{card}",), rule)
    return None


def _market(event: Event) -> LogLine | None:
    match event:
        case done.CrabsWon(seat, crabs, rule):
            return LogLine(translate("public_market", "Wins %n Crab(s)", "", crabs), seat, (), rule)
        case done.FishSold(seat, fish, dollars):
            text = translate("public_market", "Sells {fish} for ${n}").fill(
                fish=phrases.fish(fish), n=dollars
            )
            return LogLine(text, seat, (), "PM-9.10")
        case done.PaidOut(seat, rows, lines, dollars):
            text = (
                translate("public_market", "Is paid ${dollars} for %n complete row(s)", "", len(lines))
                if rows
                else translate(
                    "public_market", "Is paid ${dollars} for %n complete column(s)", "", len(lines)
                )
            )
            return LogLine(text.fill(dollars=dollars), seat, (), "PM-9.11")
        case done.ChestEmptied(seat, chest):
            text = translate("public_market", "Empties Ice Chest {n}, which goes under the pile")
            return LogLine(text.fill(n=chest + 1), seat, (), "PM-9.12")
        case done.FishReset(seat, fish):
            text = translate("public_market", "Moves the Fish tokens back to the Gear tokens: {fish}")
            return LogLine(text.fill(fish=phrases.fish(fish)), seat, (), "PM-9.13")
        case done.ChestDrawn(seat, chest):
            text = translate("public_market", "Draws Ice Chest {n}").fill(n=chest + 1)
            return LogLine(text, seat, (), "PM-9.13")
    return None


def _lost(bonus: str, kind: int) -> Text:
    if bonus == "card":
        return translate("public_market", "No card lies face up, so the free card is lost")
    text = translate("public_market", "The {scrap} of the space can't be used and is lost")
    return text.fill(scrap=phrases.scrap(kind))


def _table(event: Event) -> LogLine | None:
    match event:
        case done.RoundBegan(number):
            return LogLine(translate("public_market", "Round {n} begins").fill(n=number), -1, (), "PM-3.1")
        case done.SunsetBegan():
            text = translate("public_market", "The bag was empty at the last refill: the sun goes down")
            return LogLine(text, -1, (), "PM-12.1")
        case done.SunsetRoundBegan(number):
            text = translate("public_market", "Sunset round {n} begins").fill(n=number)
            return LogLine(text, -1, (), "PM-12.7")
        case done.CardTurnedUp(stack, card):
            text = translate("public_market", "{card} is turned up in {column}")
            text = text.fill(card=phrases.card(card), column=phrases.column(stack))
            return LogLine(text, -1, (f"catch:{card}",), "PM-9.12")
        case done.ColumnCleared(column, tiles):
            text = translate("public_market", "%n tile(s) of {column} leave the game", "", len(tiles))
            return LogLine(text.fill(column=phrases.column(column)), -1, _tiles(tiles), "PM-10.1")
        case done.ColumnFilled(column, tiles):
            text = translate("public_market", "%n new tile(s) in {column}", "", len(tiles))
            return LogLine(text.fill(column=phrases.column(column)), -1, _tiles(tiles), "PM-10.1")
        case done.BagFoundEmpty(column):
            text = translate("public_market", "The bag is empty: {column} stays empty")
            return LogLine(text.fill(column=phrases.column(column)), -1, (), "PM-10.2")
        case done.BoatMoved(seat, column, rule):
            text = translate("public_market", "Sets the Boat at {column}").fill(column=phrases.column(column))
            return LogLine(text, seat, ("boat",), rule)
        case done.MatchEnded():
            return LogLine(translate("public_market", "The match is over"), -1, (), "PM-13.5")
    return None


def _tiles(tiles: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(f"tile:{tile}" for tile in tiles)


def _tokens(event: Event) -> LogLine | None:
    match event:
        case done.TokenStarted(seat, token):
            return _token(translate("public_market", "Starts with {token}"), seat, token, "PM-15.1")
        case done.TokenMoved(seat, token, to) if to > len(box.ROSE):
            return _token(translate("public_market", "{token} reaches End"), seat, token, "PM-15.3")
        case done.TokenMoved(seat, token, to):
            text = translate("public_market", "{token} moves to {shell}, space {n} of the rose")
            text = text.fill(shell=names.SHELL_NAMES[box.ROSE[to - 1]], n=to)
            return _token(text, seat, token, "PM-15.3")
        case done.TokenPlaced(seat, token, row, space):
            text = translate("public_market", "Puts {token} on row {n} of the Bonus Board: {space}")
            text = text.fill(n=row + 1, space=phrases.bonus_space(row, space))
            return _token(text, seat, token, "PM-15.4")
        case done.TokenSetAside(seat, token):
            text = translate("public_market", "No space is free for {token}: it is set aside")
            return _token(text, seat, token, "PM-15.4")
        case angler_events.SoloCardDrawn(card):
            return LogLine(
                translate("public_market", "Solo card {n} is drawn").fill(n=card + 1), -1, (), "PM-16.3"
            )
        case angler_events.SoloDeckShuffled():
            return LogLine(translate("public_market", "The Solo cards are shuffled anew"), -1, (), "PM-16.11")
        case angler_events.AnglerCaught(seat, fish, rule):
            text = translate("public_market", "Has %n fish now", "the Solo Angler", fish)
            return LogLine(text, seat, (), rule)
        case angler_events.AnglerFished(seat, tile, _):
            return _tile(translate("public_market", "Takes the {tile}"), seat, tile, "PM-16.7")
        case angler_events.AnglerReset(seat, fish):
            text = translate("public_market", "Has %n fish now", "the Solo Angler", fish)
            return LogLine(text, seat, (), "PM-16.8")
        case angler_events.AnglerGear(seat, gear):
            text = translate("public_market", "Gears: %n", "the Solo Angler", gear)
            return LogLine(text, seat, (), "PM-16.9")
    return None


def _token(text: Text, seat: int, token: int, rule: str) -> LogLine:
    return LogLine(text.fill(token=names.TOKEN_NAMES[token]), seat, (f"token:{seat}:{token}",), rule)
