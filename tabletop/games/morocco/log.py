"""Morocco: what happened, as lines of the log. A line is about its seat, whose name it leaves out."""

from __future__ import annotations

from collections.abc import Iterable

from tabletop.engine.game import Line
from tabletop.engine.rules import Event, Said
from tabletop.engine.text import Text, translate
from tabletop.games.morocco import components as box
from tabletop.games.morocco import events as done
from tabletop.games.morocco import names, words
from tabletop.games.morocco.rules.assign import RULES
from tabletop.games.morocco.rules.awards import award
from tabletop.games.morocco.state import COUSINS, NEUTRAL, TOURIST, WILD

ROLLED = {"market": "MO-3.2", "scout": "MO-13.2", "row": "MO-13.4", "column": "MO-13.4"}
"""The rule for which the die is rolled."""


def log(event: Event, seat: int) -> Line | None:  # noqa: ARG001  all seats see the same
    """An event as a sentence; None where another line tells it."""
    if isinstance(event, Said):
        return Line(event.why, event.seat, (), event.rule)
    for tell in (_round, _assign, _closing, _tiles, _leaving):
        if line := tell(event):
            return line
    return None


def _round(event: Event) -> Line | None:
    match event:
        case done.RoundBegan(number, first):
            text = translate("morocco", "Round {n} begins").fill(n=number)
            return Line(text, -1, (f"first:{first}",), "MO-3.1")
        case done.DieRolled(seat, face, use):
            return Line(_rolled(face, use), seat, ("die",), ROLLED[use])
        case done.CubesGained(seat, cubes, rule):
            text = translate("morocco", "Gains {cubes}").fill(cubes=words.cubes(cubes))
            return Line(text, seat, (), rule)
        case done.ScoutMoved(seat, _, _, colour):
            text = translate("morocco", "Moves the scout to {space}").fill(space=words.roof_of(colour))
            return Line(text, seat, ("scout",), "MO-4.1")
        case done.AssignBegan(turn):
            text = (
                translate("morocco", "Everybody places a first person")
                if turn == 1
                else translate("morocco", "Everybody places a second person")
            )
            return Line(text, -1, (), "MO-5.1")
        case done.MarkerPassed(seat):
            return Line(translate("morocco", "Becomes the first player"), seat, (), "MO-11.1")
        case done.Kept(seat, colour, discarded):
            return Line(_kept(colour, discarded), seat, (), "MO-11.2")
        case done.CousinsReturned(seat, count):
            text = translate("morocco", "Takes %n Cousins token(s) back", "", count)
            return Line(text, seat, (), "MO-14.7")
    return None


def _rolled(face: int, use: done.Use) -> Text:
    shown = translate("morocco", "wild", "face of the die") if face == WILD else names.COLOUR_NAMES[face]
    text = {
        "market": translate("morocco", "The market die shows {face}"),
        "scout": translate("morocco", "Rolls {face} for the scout"),
        "row": translate("morocco", "Rolls {face} for the row"),
        "column": translate("morocco", "Rolls {face} for the column"),
    }[use]
    return text.fill(face=shown)


def _kept(colour: int, discarded: Iterable[int]) -> Text:
    if not any(discarded):
        return translate("morocco", "Keeps {cube}").fill(cube=words.cube(colour))
    text = translate("morocco", "Keeps {cube} and discards {others}")
    return text.fill(cube=words.cube(colour), others=words.cubes(discarded))


def _assign(event: Event) -> Line | None:
    match event:
        case done.Swapped(seat, rail, other, (here, there)):
            text = translate(
                "morocco", "Spends a gold to swap cubes: {one} is {colour} now, {other} is {second}"
            )
            text = text.fill(one=words.rail(rail), other=words.rail(other))
            text = text.fill(colour=names.COLOUR_NAMES[here], second=names.COLOUR_NAMES[there])
            return Line(text, seat, (f"rail:{rail}", f"rail:{other}"), "MO-6.1")
        case done.Recalled(seat, person, stall, _):
            text = translate("morocco", "Recalls a person from {stall}").fill(stall=words.place(stall))
            return Line(text, seat, (f"person:{person}",), "MO-5.9")
        case done.Placed(seat, how, person, stall, _, paid):
            rule = "MO-5.7" if how == COUSINS and not paid else RULES[how]
            return Line(_placed(how, stall, paid), seat, (f"person:{person}",), rule)
        case done.ExtraPaid(seat, how, colour):
            text = translate("morocco", "Pays {cube} more").fill(cube=words.cube(colour))
            return Line(text, seat, (), "MO-5.5" if how == TOURIST else "MO-5.6")
        case done.TakenBack(seat, how, person, stall, _):
            text = translate("morocco", "{kind}: undoes the placement begun in {stall}")
            text = text.fill(kind=words.kind(how), stall=words.place(stall))
            return Line(text, seat, (f"person:{person}",), "MO-5.10")
        case done.SecondStayed(seat, stall, room):
            return Line(_stayed(stall, room=room), seat, (f"stall:{stall}",), "MO-14.12")
        case done.Passed(seat, _):
            return Line(translate("morocco", "Passes"), seat, (), "MO-5.8")
    return None


def _stayed(stall: int, *, room: bool) -> Text:
    if room:
        return translate("morocco", "No Assistant is left to be the second of the Cousins")
    text = translate("morocco", "The second of the Cousins stays home: no stall beside {stall} is open")
    return text.fill(stall=words.place(stall))


def _placed(how: int, stall: int, paid: tuple[int, ...]) -> Text:
    text = (
        translate("morocco", "Puts an Assistant in {stall} for {cost}"),
        translate("morocco", "Puts a Bodyguard in {stall} for {cost}"),
        translate("morocco", "Puts a Tourist in {stall} for {cost}"),
        translate("morocco", "Puts the first of the Cousins in {stall} for {cost}"),
    )[how]
    if not paid:
        text = (
            translate("morocco", "Puts the second of the Cousins in {stall}")
            if how == COUSINS
            else translate("morocco", "{kind}: goes to {stall}").fill(kind=words.kind(how))
        )
    return text.fill(stall=words.place(stall), cost=words.listed(paid))


def _closing(event: Event) -> Line | None:
    match event:
        case done.StallFilled(stall, _, chained):
            text = (
                translate("morocco", "A Tourist has filled {stall}: it closes next")
                if chained
                else translate("morocco", "No space is free in {stall}: it closes")
            )
            return Line(text.fill(stall=words.place(stall)), -1, (f"stall:{stall}",), "MO-8.1")
        case done.Awarded(seat, stall, rank, shared, vp, strength):
            rule = award(rank, shared).rule
            return Line(_award(rank, shared, vp, strength), seat, (f"stall:{stall}",), rule)
        case done.GoldGained(seat, _, rule):
            return Line(translate("morocco", "Takes a gold"), seat, (), rule)
        case done.BodyguardWon(seat, person, _, rule):
            text = translate("morocco", "Takes a Bodyguard from the Guard Quarters")
            return Line(text, seat, (f"person:{person}",), rule)
        case done.AwardLost(seat, gold, bodyguard):
            return Line(_lost(gold=gold, bodyguard=bodyguard), seat, (), "MO-8.7")
    return None


def _tiles(event: Event) -> Line | None:
    match event:
        case done.TileLaid(stall, tile, short):
            rule = "MO-8.8" if short else "MO-8.3" if tile == NEUTRAL else "MO-8.2"
            seat = -1 if tile == NEUTRAL else tile
            return Line(_tile(stall, tile, short=short), seat, (f"tile:{stall}",), rule)
        case done.TilePointed(seat, stall, direction, _, _):
            text = translate("morocco", "The tile points {direction}")
            text = text.fill(direction=names.DIRECTION_NAMES[direction])
            return Line(text, seat, (f"tile:{stall}",), "MO-9.1")
        case done.JuiceTaken(seat, _, _, point, value):
            text = translate("morocco", "Takes the juice token %n", "a token with a number", value)
            return Line(text, seat, (f"juice:{point}",), "MO-9.3")
    return None


def _award(rank: int, shared: int, vp: int, strength: int) -> Text:
    alone = shared == 1
    text = (
        translate("morocco", "First, with strength {strength}: {vp} VP")
        if rank == 1 and alone
        else translate("morocco", "First with strength {strength}, like %n other(s): {vp} VP", "", shared - 1)
        if rank == 1
        else translate("morocco", "Second, with strength {strength}: {vp} VP")
        if rank == 2 and alone
        else translate(
            "morocco", "Second with strength {strength}, like %n other(s): {vp} VP", "", shared - 1
        )
        if rank == 2
        else translate("morocco", "Third, with strength {strength}: {vp} VP")
    )
    return text.fill(vp=vp, strength=strength)


def _lost(*, gold: bool, bodyguard: bool) -> Text:
    if gold and bodyguard:
        return translate("morocco", "Neither a gold nor a Bodyguard is left for it")
    if gold:
        return translate("morocco", "No gold is left for it")
    return translate("morocco", "No own Bodyguard is left in the Guard Quarters for it")


def _tile(stall: int, tile: int, *, short: bool) -> Text:
    if short:
        text = translate("morocco", "The winner has no market tile left: a neutral one lies on {stall}")
    elif tile == NEUTRAL:
        text = translate("morocco", "A neutral market tile lies on {stall}")
    else:
        text = translate("morocco", "Lays a market tile on {stall}")
    return text.fill(stall=words.place(stall))


def _leaving(event: Event) -> Line | None:
    match event:
        case done.PeopleLeft(stall, people):
            text = translate("morocco", "%n person(s) leave {stall}", "", len(people))
            keys = tuple(f"person:{person}" for person in people)
            return Line(text.fill(stall=words.place(stall)), -1, keys, "MO-10.1")
        case done.TouristWalked(seat, _, stall, _, tourist, assistant):
            text = translate("morocco", "The Tourist goes home; an Assistant stands in {stall} instead")
            keys = (f"person:{tourist}", f"person:{assistant}")
            return Line(text.fill(stall=words.place(stall)), seat, keys, "MO-10.2")
        case done.TouristWentHome(seat, _, tourist, why):
            return Line(_home(why), seat, (f"person:{tourist}",), "MO-10.3")
        case done.MatchEnded(why, _):
            return Line(_ended(why), -1, (), "MO-12.1" if why == "few_open" else "MO-12.2")
    return None


def _home(why: done.NoWalk) -> Text:
    return {
        "no_open_stall": translate("morocco", "The Tourist only goes home: the tile points at no open stall"),
        "no_space": translate("morocco", "The Tourist only goes home: the next stall has no free space"),
        "no_assistant": translate("morocco", "The Tourist only goes home: no Assistant is left to walk on"),
    }[why]


def _ended(why: done.Ending) -> Text:
    return {
        "few_open": translate("morocco", "{n} or fewer stalls are open: the match is over").fill(
            n=box.ENDING.open
        ),
        "no_placement": translate("morocco", "Nobody was placed in this round: the match is over"),
        "quiet": translate("morocco", "No stall has closed for {n} rounds: the match is over").fill(
            n=box.ENDING.quiet
        ),
        "stuck": translate("morocco", "Nobody has a person left to place: the match is over"),
    }[why]
