"""JSON answers of serve other than states and actions: games, refusals, layout, gestures."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop import games
from tabletop.cli.output import say
from tabletop.engine.game import AnyGame
from tabletop.engine.match import AnyMatch
from tabletop.engine.points import Bound
from tabletop.engine.refusal import No
from tabletop.engine.rules import State
from tabletop.engine.table import Drag, Gesture, Piece, Zone
from tabletop.files.codec import write_action
from tabletop.files.documents import Document

if TYPE_CHECKING:
    from tabletop.opponents.choosing import PlayResult
    from tabletop.opponents.move_analysis import MoveAnalysis

Answer = Document


def points(game: AnyGame, s: State) -> Answer:
    """Return the points of all seats; with bounds if hidden information counts."""
    totals = game.totals(s)
    answer: Answer = {"scores": [each.points for each in totals]}
    if any(each.bound is not Bound.EXACT for each in totals):
        answer["bounds"] = [each.bound.value for each in totals]
    return answer


def about(name: str) -> Answer:
    """Return a game with its seats and options."""
    known = games.about(name)
    maker = {"from": f"{by.maker} {by.version}"} if (by := games.OUTSIDE.get(name)) else {}
    return {
        "game": name,
        "title": say(known.title),
        "seats": list(known.seats),
        "automata": [f"{automa.id}:{level}" for automa in known.automata for level in automa.levels],
        "options": {option.key: [value.key for value in option.values] for option in known.options},
        "seat_options": {o.key: [value.key for value in o.values] for o in known.own_options},
        **maker,
    }


def refusal(no: No) -> Answer:
    """Return a refusal: rule and reason."""
    return {"rule": no.rule, "reason": say(no.reason)}


def rect(thing: Zone | Piece) -> list[float]:
    """Return a thing's rectangle on the table: left, top, width, height, in millimetres."""
    return [round(value, 2) for value in (thing.x, thing.y, thing.w, thing.h)]


def gesture(made: Gesture) -> Answer:
    """Return the gesture for an action: a drag or a press."""
    if isinstance(made, Drag):
        return {"drag": made.piece, "to": made.zone, "at": made.at, "turn": made.turn}
    return {"press": made.thing}


def hint_places(game: AnyGame, view: State, thought: PlayResult) -> list[str]:
    """Return the pieces and zones to look at for the best move and equally good ones."""
    actions = [thought.action, *(each.action for each in thought.rated if each.equal)]
    gestures = (game.table.gesture(view, action) for action in actions)
    keys = [(made.piece, made.zone) if isinstance(made, Drag) else (made.thing,) for made in gestures]
    return list(dict.fromkeys(key for some in keys for key in some))


def compared(match: AnyMatch, view: State, seat: int, thought: PlayResult) -> Answer:
    """Return why a seat's best move is better: in sentences, and in points against each other move.

    `happens` says in sentences what differs in the game. `reasons` are terms of the estimate and add up.
    """
    from tabletop.opponents.consequence_text import happens_texts
    from tabletop.opponents.hint import hint_texts

    names = match.game.seat_texts(match.setup)

    def against(each: MoveAnalysis) -> Answer:
        return {
            "action": write_action(each.action),
            "words": say(match.game.say(view, each.action)),
            "behind": each.behind,
            "error": each.error,
            "guesses": each.guesses,
            "equal": each.equal,
            "reasons": [
                {
                    "key": one.key,
                    "title": say(one.title),
                    "points": one.points,
                    "rule": one.rule,
                    "how": say(one.how),
                }
                for one in each.reasons
            ],
            "happens": [say(text) for text in happens_texts(each, seat, names)],
        }

    others = [against(each) for each in thought.rated if each.action != thought.action]
    why = hint_texts(match.game, view, seat, thought, names)
    return {"why": [say(text) for text in why], "compared": others}
