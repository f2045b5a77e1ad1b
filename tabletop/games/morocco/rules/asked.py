"""Morocco: what a choice answers to an action that is of no use to it."""

from __future__ import annotations

from tabletop.engine.refusal import No
from tabletop.engine.rules import Action, Choice
from tabletop.engine.text import translate
from tabletop.games.morocco.say import say
from tabletop.games.morocco.state import Morocco


def not_asked(choice: Choice, s: Morocco, action: Action) -> No:
    """The refusal of an action of a kind that is not asked for: what was tried, and what is asked."""
    text = translate("morocco", "“{tried}” has to wait. {asked}")
    return No(choice.rules_now(s)[0], lambda: text.fill(tried=say(s, action), asked=choice.prompt(s)))
