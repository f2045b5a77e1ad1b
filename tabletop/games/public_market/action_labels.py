"""Public Market: an action in words, in the imperative."""

from __future__ import annotations

from tabletop.engine.rules import Action
from tabletop.engine.text import NO_TEXT, Text, translate
from tabletop.games.public_market import actions as do
from tabletop.games.public_market import names, phrases
from tabletop.games.public_market.state import PublicMarket


def say(s: PublicMarket, action: Action) -> Text:
    """What the action is."""
    for speak in (_bidding, _fishing, _market, _rest):
        if text := speak(s, action):
            return text
    raise TypeError(f"no words for {action}")


def brief(_s: PublicMarket, action: Action) -> Text:
    """What the action does with its tile or Scrap, once it is known with which; NONE for other actions."""
    match action:
        case do.Lay(_, cell, turn) | do.LayScrap(_, cell, turn) | do.SupplyScrap(_, cell, turn):
            row, column = divmod(cell, 5)
            where = translate("public_market", "Row {row}, column {column}", "the beginning of a line")
            where = where.fill(row=row + 1, column=column + 1)
            if not turn:
                return where
            return translate("public_market", "{cell}, {turned}").fill(cell=where, turned=phrases.TURNS[turn])
        case do.Cool():
            return translate("public_market", "Put it in the cooler")
        case do.Sell():
            return translate("public_market", "Sell it to the Captain")
        case do.Discard():
            return translate("public_market", "Discard it")
        case do.GiveUp():
            return translate("public_market", "Give it up")
    return NO_TEXT


def _bidding(s: PublicMarket, action: Action) -> Text | None:
    match action:
        case do.Bid(meeple, location, place):
            where = phrases.location(location, sunset=s.dusk > 0)
            queue = s.queues[location]
            if not 0 < place <= len(queue):
                return translate("public_market", "Bid at {where}").fill(where=where)
            ahead = s.owners[queue[place - 1]]
            if meeple < len(s.owners) and s.owners[meeple] == ahead:
                return translate("public_market", "Bid at {where}, in front of your other Meeple").fill(
                    where=where
                )
            text = translate("public_market", "Bid at {where}, in front of {who}")
            return text.fill(where=where, who=phrases.seat(s, ahead))
        case do.TakeScrap(kind):
            return translate("public_market", "Take a {scrap}").fill(scrap=phrases.scrap(kind))
        case do.Decline():
            return translate("public_market", "Take no Scrap")
        case do.Fish():
            return translate("public_market", "Go fishing")
        case do.Market():
            return translate("public_market", "Go to Market")
    return None


def _fishing(_s: PublicMarket, action: Action) -> Text | None:
    match action:
        case do.Lay(tile, cell, turn):
            text = translate("public_market", "Lay the {tile} in {spot}")
            return text.fill(tile=phrases.tile(tile), spot=phrases.spot(cell, turn))
        case do.Cool(tile):
            return translate("public_market", "Put the {tile} in the cooler").fill(tile=phrases.tile(tile))
        case do.Sell(tile):
            return translate("public_market", "Sell the {tile} to the Captain").fill(tile=phrases.tile(tile))
        case do.Discard(tile):
            return translate("public_market", "Discard the {tile}").fill(tile=phrases.tile(tile))
        case do.LayScrap(kind, cell, turn):
            text = translate("public_market", "Lay the {scrap} in {spot}")
            return text.fill(scrap=phrases.scrap(kind), spot=phrases.spot(cell, turn))
        case do.SupplyScrap(kind, cell, turn):
            text = translate("public_market", "Take a {scrap} and lay it in {spot}")
            return text.fill(scrap=phrases.scrap(kind), spot=phrases.spot(cell, turn))
        case do.GiveUp(kind):
            return translate("public_market", "Give up the {scrap}").fill(scrap=phrases.scrap(kind))
        case do.EndTurn():
            return translate("public_market", "End your turn")
        case do.ChoosePower(power):
            return translate("public_market", "Choose {power}").fill(power=names.POWER_NAMES[power])
        case do.UseMoney():
            return translate("public_market", "Use the power and take $5")
    return None


def _market(s: PublicMarket, action: Action) -> Text | None:
    match action:
        case do.Complete(contract):
            return translate("public_market", "Complete the {contract}").fill(
                contract=phrases.contract(contract)
            )
        case do.Buy(stack):
            return _of_stack(s, stack, translate("public_market", "Buy {card} for {cost}"))
        case do.StopMarket():
            return translate("public_market", "Complete nothing more")
        case do.PlaceLighthouse(column, space) if space >= len(s.lights[column]):
            text = translate("public_market", "Put a Lighthouse on a space of {column}")
            return text.fill(column=phrases.column(column))
        case do.PlaceLighthouse(column, space):
            return translate("public_market", "Put a Lighthouse on the {space}").fill(
                space=phrases.space(s, column, space)
            )
        case do.PlaceCollection(_, logo):
            text = translate("public_market", "Put a Lighthouse on the {logo} logo and take $3")
            return text.fill(logo=names.LOGO_NAMES[logo])
        case do.TakeFree(stack):
            return _of_stack(s, stack, translate("public_market", "Take {card} for nothing"))
        case do.GiveCard(stack):
            return _of_stack(s, stack, translate("public_market", "Give {card} to the Solo Angler"))
    return None


def _rest(s: PublicMarket, action: Action) -> Text | None:
    match action:
        case do.MoveBoat(column) if column == s.boat:
            return translate("public_market", "Leave the Boat at {column}").fill(
                column=phrases.column(column)
            )
        case do.MoveBoat(column):
            return translate("public_market", "Move the Boat to {column}").fill(column=phrases.column(column))
        case do.StartToken(token):
            return translate("public_market", "Start with {token}").fill(token=names.TOKEN_NAMES[token])
        case do.PlaceToken(token, row, space):
            text = translate("public_market", "Put {token} on row {row}: {space}")
            return text.fill(
                token=names.TOKEN_NAMES[token], row=row + 1, space=phrases.bonus_space(row, space)
            )
    return None


def _of_stack(s: PublicMarket, stack: int, text: Text) -> Text:
    from tabletop.games.public_market.components import CATCH

    card = s.open[stack]
    if card < 0:
        return translate("public_market", "Take from stack {n}").fill(n=stack + 1)
    return text.fill(card=phrases.card(card), cost=phrases.fish(CATCH[card].cost))
