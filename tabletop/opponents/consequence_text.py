"""Consequences of moves in sentences."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from tabletop.engine.text import Text, join_or, translate
from tabletop.opponents.consequences import LEAST_GUESSES, Consequence
from tabletop.opponents.move_analysis import MoveAnalysis

ESTIMATE = translate("opponents", "An estimate: no single event of the next rounds makes the difference.")

_YOU_OR_RIVAL = translate(
    "opponents", "In {n} of 10 matches you will {do}; otherwise {them} will in {other}."
)
_WHO_OR_YOU = translate("opponents", "In {n} of 10 matches {who} will {do}; otherwise you will in {other}.")
_WHO_OR_RIVAL = translate(
    "opponents", "In {n} of 10 matches {who} will {do}; otherwise {them} will in {other}."
)
_YOU_OR_THING = translate("opponents", "In {n} of 10 matches you will {do}; otherwise {thing} in {other}.")
_WHO_OR_THING = translate("opponents", "In {n} of 10 matches {who} will {do}; otherwise {thing} in {other}.")
_YOU_RATHER = translate("opponents", "You will {do} rather than {thing}.", "in nearly all matches")
_WHO_RATHER = translate("opponents", "{who} will {do} rather than {thing}.", "in nearly all matches")
_YOU = translate("opponents", "In {n} of 10 matches you will {do}; otherwise in {other}.")
_WHO = translate("opponents", "In {n} of 10 matches {who} will {do}; otherwise in {other}.")
_YOU_ALONE = translate("opponents", "In {n} of 10 matches you will {do}; otherwise hardly ever.")
_WHO_ALONE = translate("opponents", "In {n} of 10 matches {who} will {do}; otherwise hardly ever.")
_YOU_ELSE = translate(
    "opponents", "After the other move you will {do} in {other} of 10 matches; now hardly ever."
)
_WHO_ELSE = translate(
    "opponents", "After the other move {who} will {do} in {other} of 10 matches; now hardly ever."
)
_YOU_ON_AVERAGE = translate("opponents", "On average you will {do}.", "money or points: more or less of it")
_WHO_ON_AVERAGE = translate("opponents", "On average {who} will {do}.", "money or points: more or less of it")
_MORE = translate("opponents", "{n} more", "of money or points")
_LESS = translate("opponents", "{n} less", "of money or points")

_YOU_WOULD = translate("opponents", "with better moves you would {do}.")
_WHO_WOULD = translate("opponents", "with better moves {who} would {do}.")
_YOU_WOULD_MORE = translate("opponents", "with better moves you would more often {do}.")
_WHO_WOULD_MORE = translate("opponents", "with better moves {who} would more often {do}.")
_YOU_WOULD_LESS = translate("opponents", "with better moves you would less often {do}.")
_WHO_WOULD_LESS = translate("opponents", "with better moves {who} would less often {do}.")
_NEARLY_ALL = 9
"""Number of 10 matches from which the number is not told."""


def happens_texts(other: MoveAnalysis, seat: int, names: Sequence[Text]) -> tuple[Text, ...]:
    """Return what happens after the best move rather than after this one, or that it is an estimate.

    Args:
        other: The analysis of a move that is not the best one.
        seat: The seat that is addressed as "you".
        names: The names of all seats.

    Returns:
        The sentences; none if the move is as good, or if there are too few determinizations for any claim.
    """
    if other.equal or other.guesses < LEAST_GUESSES:
        return ()
    return consequence_texts(other.consequences, seat, names) or (ESTIMATE,)


def consequence_texts(found: Iterable[Consequence], seat: int, names: Sequence[Text]) -> tuple[Text, ...]:
    """Return a sentence for each consequence."""
    return tuple(consequence_text(each, seat, names) for each in found)


def consequence_text(each: Consequence, seat: int, names: Sequence[Text]) -> Text:
    """Return one sentence about a consequence.

    Args:
        each: The consequence.
        seat: The seat that is addressed as "you".
        names: The names of all seats.
    """
    mine, who = each.seat == seat, names[each.seat]
    if each.more:
        amount = (_MORE if each.more > 0 else _LESS).fill(n=abs(each.more))
        text = _YOU_ON_AVERAGE if mine else _WHO_ON_AVERAGE
        do = each.does if each.thing.source else each.does.fill(amount=amount)
        return text.fill(who=who, do=do)
    if each.rival >= 0:
        text = _YOU_OR_RIVAL if mine else _WHO_OR_YOU if each.rival == seat else _WHO_OR_RIVAL
        text = text.fill(them=names[each.rival], other=each.by_rival)
    elif each.instead.source and min(each.often, each.otherwise) >= _NEARLY_ALL:
        text = (_YOU_RATHER if mine else _WHO_RATHER).fill(thing=each.instead)
    elif each.instead.source:
        text = (_YOU_OR_THING if mine else _WHO_OR_THING).fill(thing=each.instead, other=each.otherwise)
    elif not each.otherwise:
        text = _YOU_ALONE if mine else _WHO_ALONE
    elif not each.often:
        text = (_YOU_ELSE if mine else _WHO_ELSE).fill(other=each.otherwise)
    else:
        text = (_YOU if mine else _WHO).fill(other=each.otherwise)
    return text.fill(n=each.often, do=each.does, who=who)


def recurring_text(found: Sequence[Consequence], seat: int, names: Sequence[Text]) -> Text:
    """Return what several better moves would have led to: consequences of one kind and seat.

    Args:
        found: The consequences.
        seat: The seat that is addressed as "you".
        names: The names of all seats.
    """
    first = found[0]
    mine, mean = first.seat == seat, round(sum(abs(each.more) for each in found) / len(found))
    amount = (_LESS if first.rarer else _MORE).fill(n=mean)
    what = join_or(list(dict.fromkeys(each.does.fill(amount=amount) for each in found)))
    if first.more:
        text = _YOU_WOULD if mine else _WHO_WOULD
    elif first.rarer:
        text = _YOU_WOULD_LESS if mine else _WHO_WOULD_LESS
    else:
        text = _YOU_WOULD_MORE if mine else _WHO_WOULD_MORE
    return text.fill(do=what, who=names[first.seat])
