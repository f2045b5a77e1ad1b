"""Names and descriptions of pieces and places."""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.engine.text import Text, join_and, translate
from tabletop.games.morocco import component_schema, phrases
from tabletop.games.morocco.state import ASSISTANT, BODYGUARD, COUSINS, TOURIST, Morocco, adjacent

_OWN = (
    translate("morocco", "Your Assistant"),
    translate("morocco", "Your Bodyguard"),
    translate("morocco", "Your Tourist"),
    translate("morocco", "Your Cousins token"),
)
_OTHERS = (
    translate("morocco", "Assistant of {who}"),
    translate("morocco", "Bodyguard of {who}"),
    translate("morocco", "Tourist of {who}"),
    translate("morocco", "Cousins token of {who}"),
)
DOES = {
    ASSISTANT: translate("morocco", "Takes one space for the stall's row cube and column cube."),
    BODYGUARD: translate(
        "morocco",
        "Takes two spaces and counts as two; goes back to the Guard Quarters when the stall closes.",
    ),
    TOURIST: translate(
        "morocco", "Takes one space for one cube more; when the stall closes, an Assistant walks on for it."
    ),
    COUSINS: translate(
        "morocco", "Two Assistants for one cube more: the second goes, free, to a stall beside the first."
    ),
}


def person(s: Morocco, kind: int, seat: int, viewer: int) -> Text:
    """Name a person for this viewer."""
    return _OWN[kind] if seat == viewer else _OTHERS[kind].fill(who=phrases.seat(s, seat))


def sentences(*some: Text) -> Text:
    """Join sentences."""
    row = some[0]
    for sentence in some[1:]:
        row = translate("morocco", "{first} {next}", "two sentences").fill(first=row, next=sentence)
    return row


def cost(requested: tuple[int, ...], missing: tuple[int, ...]) -> Text:
    """Describe the cost of an open stall, and the missing cubes; both as colours."""
    listed = phrases.listed(requested)
    if not missing:
        return translate("morocco", "Costs {cost}, which you have.").fill(cost=listed)
    text = translate("morocco", "Costs {cost}; you still need {missing}.")
    return text.fill(cost=listed, missing=phrases.listed(missing))


def lead(others: Sequence[Text], count: int) -> Text:
    """Name the leaders in a stall: the others, and the viewer if `count` is one more than these."""
    if not count:
        return translate("morocco", "Nobody stands here.")
    if not others:
        return translate("morocco", "You lead.")
    who = join_and(others)
    if len(others) < count:
        return translate("morocco", "You and {who} share the lead.").fill(who=who)
    if count > 1:
        return translate("morocco", "{who} share the lead.").fill(who=who)
    return translate("morocco", "{who} leads.").fill(who=who)


def tile_description(s: Morocco, number: int, viewer: int) -> Text:
    """Describe a market tile on its stall, with its direction."""
    name = translate("morocco", "your market tile")
    if s.tiles[number] != viewer or viewer < 0:
        name = phrases.tile(s, s.tiles[number])
    if s.arrows[number] < 0:
        return translate("morocco", "Closed by {tile}.").fill(tile=name)
    text = translate("morocco", "Closed by {tile}, which points {direction}.")
    return text.fill(tile=name, direction=phrases.DIRECTION_NAMES[s.arrows[number]])


def roof(s: Morocco, number: int) -> Text:
    """Describe the cubes gained by the scout on a roof space."""
    around = phrases.listed(adjacent(s, number))
    if s.merchant >= 0:  # MO-13.1: it has no cubes
        return translate("morocco", "When you move the scout here, you gain {beside}.").fill(beside=around)
    text = translate("morocco", "Whoever moves the scout here gains {beside}, all others {here}.")
    return text.fill(beside=around, here=phrases.cube(s.roof[number]))


def district(s: Morocco, seat: int, count: int) -> Text:
    """Describe a seat's largest district and its points."""
    text = translate("morocco", "Largest district of {who}: %n tile(s), {points} VP", "", count)
    return text.fill(who=phrases.seat(s, seat), points=count * component_schema.SCORE_POINTS.district)
