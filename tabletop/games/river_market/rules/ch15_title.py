"""RM-15: the title at the end of a solo match, composed of the answers to four questions."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

from annotated_types import Ge, Le

from tabletop.engine.described import GameAction, GameChoice, GameEvent
from tabletop.engine.log_line import LogLine
from tabletop.engine.refusal import No
from tabletop.engine.rules import Action, Choice, Tell
from tabletop.engine.state import frozen
from tabletop.engine.table import Face, Gesture, Press
from tabletop.engine.text import Text, join_and, translate
from tabletop.games.river_market import components as box
from tabletop.games.river_market import phrases, places
from tabletop.games.river_market.art import faces
from tabletop.games.river_market.state import Player, Resource, RiverMarket

# RM-15.4 to RM-15.8: the phrases

PHRASES: dict[str, Text] = {
    "doggedly": translate("river_market", "The most doggedly", "title, first phrase: 0 or 1 Helpers"),
    "cheerfully": translate("river_market", "The most cheerfully", "title, first phrase: 2 Helpers"),
    "graciously": translate("river_market", "The most graciously", "title, first phrase: 3 Helpers"),
    "magnetically": translate(
        "river_market", "The most magnetically", "title, first phrase: 4 Helpers or more"
    ),
    "easy_going": translate("river_market", "easy-going", "title, second phrase: score 0 to 25"),
    "wide_awake": translate("river_market", "wide-awake", "title, second phrase: score 26 to 32"),
    "sharp_eyed": translate("river_market", "sharp-eyed", "title, second phrase: score 33 to 40"),
    "silver_tongued": translate("river_market", "silver-tongued", "title, second phrase: score 41 to 48"),
    "empire_building": translate("river_market", "empire-building", "title, second phrase: score 49 or more"),
    "turnip": translate("river_market", "Turnip Baron", "title, third phrase: Veggies"),
    "trout": translate("river_market", "Trout Whisperer", "title, third phrase: Fish"),
    "patchwork": translate("river_market", "Patchwork Pirate", "title, third phrase: Cloth"),
    "gadget": translate("river_market", "Gadget Tinkerer", "title, third phrase: Tools"),
    "lily_pad": translate("river_market", "Lily-Pad Dancer", "title, third phrase: Lilies"),
    "coin": translate("river_market", "Coin Counter", "title, third phrase: coins"),
    "autumn": translate("river_market", "this side of autumn!", "title, last phrase: the deck ran out"),
    "years": translate(
        "river_market", "the river has met in years!", "title, last phrase: the Rival ran out of houses"
    ),
    "ever": translate(
        "river_market", "ever to wade this river!", "title, last phrase: you ran out of houses"
    ),
}
"""The phrases, by their ids in score.toml."""


def title_phrases(helpers: int, points: int, resource: int, cause: int) -> tuple[Text, Text, Text, Text]:
    """RM-15.4 to RM-15.7: return the phrases that answer the four questions (causes as in `ch12_end`)."""
    first, second = box.tier(box.SCORE.helpers, helpers), box.tier(box.SCORE.points, points)
    return (
        PHRASES[box.SCORE.helpers[first].word],
        PHRASES[box.SCORE.points[second].word],
        PHRASES[box.SCORE.resources[resource]],
        PHRASES[box.SCORE.causes[cause]],
    )


def title(helpers: int, points: int, resource: int, cause: int) -> Text:
    """RM-15.8: return the whole title."""
    first, second, third, fourth = title_phrases(helpers, points, resource, cause)
    text = translate("river_market", "{first} {second} {third} {fourth}", "the title: four phrases")
    return text.fill(first=first, second=second, third=third, fourth=fourth)


# RM-15.3, RM-15.6: the questions

MOST_OF, WHAT_ENDED = 3, 4
"""RM-15.6, RM-15.7: the numbers of the questions that may have several answers."""


def most_left(p: Player) -> list[int]:
    """RM-15.6: return the resources that the player has most left of; all six if nothing is left."""
    left = (*p.goods, p.coins)
    return [kind for kind, n in enumerate(left) if n == max(left)]


@frozen
class Answer(GameAction[RiverMarket]):
    """RM-15.3, RM-15.6: the answer to question 3 (a resource) or 4 (a cause, as in `phrases.CAUSE_NAMES`)."""

    question: Annotated[int, Ge(3), Le(4)]
    answer: Resource

    def say(self, _s: RiverMarket) -> Text:
        if self.question == MOST_OF:
            text = translate("river_market", "Name {resource} as what you have most of")
            return text.fill(resource=phrases.RESOURCE_NAMES[self.answer])
        if self.answer < len(phrases.CAUSE_NAMES):
            text = translate("river_market", "Name as what ended the game: {cause}")
            return text.fill(cause=phrases.CAUSE_NAMES[self.answer])
        return translate("river_market", "Name cause {n} as what ended the game").fill(n=self.answer + 1)

    def gesture(self, _v: RiverMarket, _step: Choice[RiverMarket]) -> Gesture:
        if self.question == MOST_OF:
            return Press(places.supply_key(self.answer))
        return Press(f"button:cause:{self.answer}")

    def thumb(self, _v: RiverMarket, _step: Choice[RiverMarket]) -> Face | str:
        return faces.GOODS[self.answer] if self.question == MOST_OF else ""


@frozen
class Answered(GameEvent):
    """RM-15.3, RM-15.6: a question of the title was answered."""

    seat: int
    question: int
    answer: int

    def line(self) -> LogLine:
        if self.question == MOST_OF:
            text = translate("river_market", "Names {resource} for the title")
            text = text.fill(resource=phrases.RESOURCE_NAMES[self.answer])
            return LogLine(text, self.seat, (), "RM-15.6")
        text = translate("river_market", "Names what ended the game: {cause}")
        return LogLine(text.fill(cause=phrases.CAUSE_NAMES[self.answer]), self.seat, (), "RM-15.3")


@frozen
class Question(GameChoice[RiverMarket]):
    """RM-15.3, RM-15.6: choose which of several equal answers goes into the title."""

    rule = "RM-15.6"
    accepts = (Answer,)
    seat: int
    question: int
    answers: tuple[int, ...]

    def prompt(self, s: RiverMarket) -> Text:
        if self.question == MOST_OF:
            text = translate("river_market", "For the title: what do you have most of? Tied: {equal}.")
        else:
            text = translate("river_market", "For the title: {equal}. Which of these ended the game?")
        return text.fill(equal=self._equal())

    def _equal(self) -> Text:
        """List the answers to choose from."""
        return join_and([self._name(n) for n in self.answers])

    def _name(self, n: int) -> Text:
        if self.question == MOST_OF:
            return phrases.RESOURCE_NAMES[n]
        if n < len(phrases.CAUSE_NAMES):
            return phrases.CAUSE_NAMES[n]
        return translate("river_market", "cause {n}").fill(n=n + 1)

    def rules_now(self, s: RiverMarket) -> tuple[str, ...]:
        return ("RM-15.6", "RM-15.8") if self.question == MOST_OF else ("RM-15.3", "RM-15.7", "RM-15.8")

    def candidate_actions(self, s: RiverMarket) -> Iterator[Action]:
        names = phrases.RESOURCE_NAMES if self.question == MOST_OF else phrases.CAUSE_NAMES
        return (Answer(self.question, n) for n in range(len(names)))

    def forbids(self, s: RiverMarket, action: Answer) -> No | None:
        if action.question != self.question:
            return self.deferral(s, action)
        if action.answer in self.answers:
            return None
        rule, text = (
            "RM-15.3",
            translate("river_market", "The game ended because {equal}, not because {other}."),
        )
        if self.question == MOST_OF:
            rule, text = (
                "RM-15.6",
                translate("river_market", "You have most left of {equal}, not of {other}."),
            )
        return No(rule, lambda: text.fill(equal=self._equal(), other=self._name(action.answer)))

    def apply(self, s: RiverMarket, action: Answer, tell: Tell) -> None:
        if self.question == MOST_OF:
            s.resource = action.answer
        else:
            s.cause = action.answer
        tell(s, Answered(self.seat, self.question, action.answer))
