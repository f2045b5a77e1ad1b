"""One sentence about a turn: games say what an event is worth telling, `sentence` chooses and merges.

A headline is a clause without its subject ("hired {things}"), a weight, and a kind. Headlines of one kind
become one clause: things are counted, numbers added. The heaviest clauses that fit are used, in time order;
the others are counted, where there is room for that.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace

from tabletop.engine.state import frozen
from tabletop.engine.text import NO_TEXT, Text, join_and, translate

LONGEST_SENTENCE = 90
"""Maximum number of characters of a sentence, in any language."""
CLAUSES = 3
"""Maximum number of clauses in a sentence."""
BY_THE_WAY = 3
"""Clauses of less weight are told only if there is no other."""
_LEAST_CLAUSES = 2
"""Minimum number of clauses beside the number of those that are left out."""
_THINGS = 3
"""Maximum number of different things in a clause."""


@frozen
class Headline:
    """What an event is worth telling.

    Attributes:
        seat: Who did it.
        kind: Headlines of one kind become one clause.
        weight: 9 for what wins, 7 for what is won or lost, 5 for what is done, 3 for how, 1 for the rest.
        did: The clause in the past tense, without its subject; `{things}` and `{amount}` are filled later,
            and a number of things is added up.
        things: What it is about, such as names and places. Numbers of things are added up.
        amount: Money or points, added up.
        instead: Kinds that are left out beside this one.
        does: The same as an infinitive clause with `{things}`, for what may happen ("hire {things}"); NO_TEXT
            if it is no reason for a move.
        earns: An infinitive clause with `{amount}`, for the money or points it brings ("sell for ${amount}").
        costs: The same for what it costs ("pay ${amount} at auctions").
        bad: True if it is a loss to its seat, as a Corruption card: that it comes more often is no reason.
    """

    seat: int
    kind: str
    weight: int
    did: Text
    things: tuple[Text, ...] = ()
    amount: int = 0
    instead: tuple[str, ...] = ()
    does: Text = NO_TEXT
    earns: Text = NO_TEXT
    costs: Text = NO_TEXT
    bad: bool = False


def sentence(
    headlines: Iterable[Headline],
    fits: Callable[[Text], bool],
    who: Text = NO_TEXT,
    stands: Text = NO_TEXT,
    *,
    clauses: int = CLAUSES,
) -> Text:
    """One sentence about what a seat did; NO_TEXT if there is nothing to tell.

    Args:
        headlines: Those of the seat, in the order in which they happened.
        fits: True if a sentence is short enough for its place, in the language in use.
        who: The name of the seat; NO_TEXT to leave it out.
        stands: How the seat stands afterwards, told if there is room for it.
        clauses: Maximum number of its clauses.
    """
    merged = _merged(headlines)
    if not merged:
        return NO_TEXT
    first, *others = sorted(merged, key=lambda each: -each.weight)
    chosen, most = [first], _THINGS
    while most > 1 and not fits(_written(chosen, who, most)):
        most -= 1
    others = [each for each in others if each.weight >= BY_THE_WAY]
    for each in others:
        if len(chosen) < clauses and fits(_written(_in_order([*chosen, each], merged), who, most)):
            chosen.append(each)

    def counting(part: Sequence[Headline], stands: Text = NO_TEXT) -> Text:
        left_out = 1 + len(others) - len(part)
        return _written(_in_order(part, merged), who, most, _rest(left_out), stands)

    if len(chosen) > _LEAST_CLAUSES and not fits(counting(chosen)) and fits(counting(chosen[:-1])):
        chosen.pop()
    plain = _in_order(chosen, merged)
    longer = [counting(chosen, stands), counting(chosen), _written(plain, who, most, stands)]
    return next((words for words in longer if fits(words)), _written(plain, who, most))


def _in_order(chosen: Sequence[Headline], merged: Sequence[Headline]) -> list[Headline]:
    """Return clauses in the order in which they happened."""
    return sorted(chosen, key=merged.index)


def _rest(left_out: int) -> Text:
    """Return how many clauses are left out; NO_TEXT for none."""
    return (
        translate("engine", "%n more thing(s)", "left out of a sentence", left_out) if left_out else NO_TEXT
    )


def words_of_lead(lead: int, *, over: bool) -> Text:
    """Return how a seat stands that is ahead of the reader by `lead` points.

    The points are those of the Score tab, so while the match is not `over` the words say what they count.
    """
    if over:
        if lead > 0:
            return translate("engine", "%n point(s) ahead of you", "", lead)
        if lead < 0:
            return translate("engine", "%n point(s) behind you", "", -lead)
        return translate("engine", "level with you")
    if lead > 0:
        return translate("engine", "%n point(s) ahead of you if it ended now", "", lead)
    if lead < 0:
        return translate("engine", "%n point(s) behind you if it ended now", "", -lead)
    return translate("engine", "level with you if it ended now")


def _written(merged: Sequence[Headline], who: Text, most: int, *endings: Text) -> Text:
    """Return the sentence of these clauses, with at most `most` different things in each.

    `endings`: what stands after them, in order, apart from NO_TEXT.
    """
    clauses = join_and([each.did.fill(things=_row(each.things, most), amount=each.amount) for each in merged])
    stands = NO_TEXT
    for ending in filter(lambda text: text.source, endings):
        both = translate("engine", "{one}; {other}", "two endings of a sentence")
        stands = both.fill(one=stands, other=ending) if stands.source else ending
    if who.source and stands.source:
        text = translate("engine", "{who} {clauses}; {stands}.", "what a seat did, and how it stands")
        return text.fill(who=who, clauses=clauses, stands=stands)
    if who.source:
        return translate("engine", "{who} {clauses}.", "what a seat did").fill(who=who, clauses=clauses)
    if stands.source:
        text = translate("engine", "{clauses}; {stands}.", "what a seat did, and how it stands")
        return text.fill(clauses=clauses, stands=stands)
    return translate("engine", "{clauses}.", "what a seat did").fill(clauses=clauses)


def _merged(headlines: Iterable[Headline]) -> list[Headline]:
    """One headline for each kind, without the kinds that another one replaces."""
    found: dict[str, Headline] = {}
    for each in headlines:
        before = found.get(each.kind)
        found[each.kind] = each if before is None else _added(before, each)
    replaced = {kind for each in found.values() for kind in each.instead}
    return [each for kind, each in found.items() if kind not in replaced] or list(found.values())


def _added(one: Headline, more: Headline) -> Headline:
    """Two headlines of one kind as one; the words of the heavier one, or of the later one."""
    main = more if more.weight >= one.weight else one
    did = main.did.count(one.did.n + more.did.n) if one.did.n >= 0 and more.did.n >= 0 else main.did
    return replace(main, did=did, things=(*one.things, *more.things), amount=one.amount + more.amount)


def _row(things: Sequence[Text], most: int) -> Text:
    """Things in a row: "2 Cod, Fritters and 2 more". Without a number a thing is a name, told once."""
    counted: dict[Text, int] = {}
    for thing in things:
        same = thing.count(0) if thing.n >= 0 else thing
        counted[same] = counted.get(same, 0) + max(thing.n, 1)
    parts = [thing.count(number) if thing.n >= 0 else thing for thing, number in counted.items()]
    if len(parts) > most:
        left = len(parts) - most + 1
        parts = [*parts[: most - 1], translate("engine", "%n more", "things in a list", left)]
    return join_and(parts)
