"""RM-13, RM-15: the end of the match, and the questions that it leaves in solo play."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.engine.refusal import No
from tabletop.engine.rules import Action, Step, Tell, push_steps
from tabletop.engine.state import frozen
from tabletop.engine.text import Text, join_and, translate
from tabletop.games.river_market import events, names
from tabletop.games.river_market.actions import Answer
from tabletop.games.river_market.rules.game_choice import GameChoice
from tabletop.games.river_market.state import Player, RiverMarket, persons


def most_left(p: Player) -> list[int]:
    """RM-15.6: the resources of which the player has most left; all six where nothing is left."""
    left = (*p.goods, p.coins)
    return [kind for kind, n in enumerate(left) if n == max(left)]


@frozen
class End(Step):
    """RM-13, RM-15: scores are counted; in solo play the title's questions are answered first."""

    def run(self, s: RiverMarket, tell: Tell) -> None:
        if s.rival < 0:
            push_steps(s, Over())
            return
        seat = persons(s)[0]
        most = most_left(s.players[seat])
        asked = []
        if len(most) == 1:
            s.resource = most[0]
        else:
            asked.append(Question(seat, 3, tuple(most)))
        if len(s.causes) == 1:
            s.cause = s.causes[0]
        else:
            asked.append(Question(seat, 4, s.causes))
        push_steps(s, *asked, Over())


@frozen
class Question(GameChoice):
    """RM-15.3, RM-15.6: which of several equal answers goes into the title."""

    rule = "RM-15.6"
    accepts = (Answer,)
    seat: int
    question: int
    answers: tuple[int, ...]

    def prompt(self, s: RiverMarket) -> Text:
        equal = join_and([self._name(n) for n in self.answers])
        if self.question == 3:
            text = translate(
                "river_market", "For the title: what have you most of? {equal} are equal: choose."
            )
        else:
            text = translate("river_market", "For the title: {equal}. Which of these ended the game?")
        return text.fill(equal=equal)

    def _name(self, n: int) -> Text:
        if self.question == 3:
            return names.RESOURCE_NAMES[n]
        if n < len(names.CAUSE_NAMES):
            return names.CAUSE_NAMES[n]
        return translate("river_market", "cause {n}").fill(n=n + 1)

    def rules_now(self, s: RiverMarket) -> tuple[str, ...]:
        return ("RM-15.6", "RM-15.8") if self.question == 3 else ("RM-15.3", "RM-15.7", "RM-15.8")

    def candidate_actions(self, s: RiverMarket) -> Iterator[Action]:
        return (Answer(self.question, n) for n in range(6 if self.question == 3 else len(names.CAUSE_NAMES)))

    def forbids(self, s: RiverMarket, action: Answer) -> No | None:
        if action.question != self.question:
            return self.deferral(s, action)
        if action.answer in self.answers:
            return None
        if self.question == 3:
            text = translate("river_market", "You have most left of {equal}, not of {other}.")
        else:
            text = translate("river_market", "The game ended because {equal}, not because {other}.")
        rule = "RM-15.6" if self.question == 3 else "RM-15.3"
        return No(
            rule,
            lambda: text.fill(
                equal=join_and([self._name(n) for n in self.answers]), other=self._name(action.answer)
            ),
        )

    def apply(self, s: RiverMarket, action: Answer, tell: Tell) -> None:
        if self.question == 3:
            s.resource = action.answer
        else:
            s.cause = action.answer
        tell(s, events.Answered(self.seat, self.question, action.answer))


@frozen
class Over(Step):
    """RM-13: the match is over."""

    def run(self, s: RiverMarket, tell: Tell) -> None:
        from tabletop.games.river_market.score import totals

        tell(s, events.MatchEnded(totals(s)))
