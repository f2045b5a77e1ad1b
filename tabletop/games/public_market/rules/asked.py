"""Public Market: what a choice answers to an action that is of no use to it."""

from __future__ import annotations

from tabletop.engine.refusal import No
from tabletop.engine.rules import Action, Choice
from tabletop.engine.text import translate
from tabletop.games.public_market import words
from tabletop.games.public_market.actions import PlaceLighthouse
from tabletop.games.public_market.say import say
from tabletop.games.public_market.state import PublicMarket


def not_asked(choice: Choice, s: PublicMarket, action: Action) -> No:
    """The refusal of an action of a kind that is not asked for: what was tried, and what is asked."""
    if isinstance(action, PlaceLighthouse) and (no := no_such_space(s, action.column, action.space)):
        return no
    text = translate("public_market", "“{tried}” has to wait. {asked}")
    return No(choice.rule, lambda: text.fill(tried=say(s, action), asked=choice.prompt(s)))


def no_such_space(s: PublicMarket, column: int, space: int) -> No | None:
    """PM-9.4: whether a Scoring Location has no such space on the side that is up."""
    if space < len(s.lights[column]):
        return None
    text = translate("public_market", "The Scoring Location of {column} has no space {n}.")
    return No("PM-9.4", lambda: text.fill(column=words.column(column), n=space + 1))
