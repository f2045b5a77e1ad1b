"""MC-9: gold, and the icons of Townsfolk and Corruption cards at the end."""

from __future__ import annotations

from itertools import chain

from tabletop.engine.points import Bound, Points
from tabletop.engine.text import NO_TEXT, Text, translate
from tabletop.games.merchants_cove import components as box
from tabletop.games.merchants_cove import phrases
from tabletop.games.merchants_cove.state import HIDDEN, NOBODY, ROGUE, MerchantsCove

_NO_ICONS = (0, 0, 0, 0, 0)


def folk_icons(s: MerchantsCove, seat: int) -> tuple[int, ...]:
    """Return the icons on a seat's Townsfolk: of the four factions, and of Rogues."""
    return _sum([box.FOLK_ICONS[card] for card in s.players[seat].staff if card != NOBODY])


def corruption_icons(s: MerchantsCove, seat: int) -> tuple[int, ...]:
    """Return the icons on a seat's visible Corruption cards."""
    return _sum([box.CORRUPTION_ICONS[card] for card in s.players[seat].corruption if card != HIDDEN])


def _sum(icons: list[tuple[int, ...]]) -> tuple[int, ...]:
    return tuple(map(sum, zip(*icons, strict=True))) if icons else _NO_ICONS


def gold_for(s: MerchantsCove, icons: tuple[int, ...]) -> int:
    """MC-9.1: return the gold for icons with the present Halls and Lair."""
    gold = sum(n * len(hall) for n, hall in zip(icons, s.halls, strict=False))
    return gold - icons[ROGUE] * len(s.lair)


def score(s: MerchantsCove, seat: int) -> tuple[Points, ...]:
    """MC-9.1: return a seat's gold by category, with the present Halls and Lair."""
    p, folk = s.players[seat], folk_icons(s, seat)
    return (
        Points(translate("merchants_cove", "Gold"), "MC-7.2", p.gold),
        Points(translate("merchants_cove", "Townsfolk"), "MC-9.1", gold_for(s, folk), _how(folk)),
        _corruption(s, seat),
    )


def _corruption(s: MerchantsCove, seat: int) -> Points:
    """MC-9.1: return the gold for a seat's Corruption cards; its upper bound if some are hidden."""
    category, icons = translate("merchants_cove", "Corruption"), corruption_icons(s, seat)
    gold, hidden = gold_for(s, icons), s.players[seat].corruption.count(HIDDEN)
    if not hidden:
        return Points(category, "MC-9.1", gold, _how(icons))
    how = translate("merchants_cove", "%n hidden card(s)", "Corruption cards of another", hidden)
    return Points(category, "MC-9.1", gold + _most(s, hidden), how, Bound.AT_MOST)


def _most(s: MerchantsCove, cards: int) -> int:
    """Return the most gold that this number of Corruption cards, out of those not seen, can bring."""
    seen = {*s.corruption_gone, *chain(*(p.corruption for p in s.players))}
    unseen = [gold_for(s, icons) for card, icons in enumerate(box.CORRUPTION_ICONS) if card not in seen]
    return sum(sorted(unseen)[-cards:])


def _how(icons: tuple[int, ...]) -> Text:
    return phrases.icons(icons) if any(icons) else NO_TEXT


def total(s: MerchantsCove, seat: int) -> int:
    """Return a seat's gold with all visible icons, those of Corruption cards included."""
    icons = _sum([folk_icons(s, seat), corruption_icons(s, seat)])
    return s.players[seat].gold + gold_for(s, icons)


def ranking_key(s: MerchantsCove, seat: int) -> tuple[int, int, int]:
    """MC-9.3: return a seat's sort key at the end: gold; Peddler before others; fewer Rogue icons."""
    rogues = folk_icons(s, seat)[ROGUE] + corruption_icons(s, seat)[ROGUE]
    return sum(part.points for part in score(s, seat)), int(seat == s.peddler), -rogues


def ranks(s: MerchantsCove) -> tuple[int, ...]:
    """MC-9.3: return ranks from 1 by gold, then the Peddler, then fewer Rogue icons; ties share one."""
    all_ = [ranking_key(s, seat) for seat in range(len(s.players))]
    return tuple(1 + sum(other > own for other in all_) for own in all_)


def verdict(s: MerchantsCove) -> Text:
    """MC-9.3: return the winner and the margin, in words."""
    all_, places = [ranking_key(s, seat) for seat in range(len(s.players))], ranks(s)
    best = [seat for seat, place in enumerate(places) if place == 1]
    who, top = phrases.joined([phrases.seat(s, seat) for seat in best]), all_[best[0]][0]
    if len(best) > 1:
        text = translate("merchants_cove", "{who} share the victory with {gold} gold each.")
        return text.fill(who=who, gold=top)
    second = max(own[0] for seat, own in enumerate(all_) if seat != best[0])
    if second < top:
        text = translate("merchants_cove", "{who} wins, {gold} gold to {second}.")
        return text.fill(who=who, gold=top, second=second)
    if best[0] == s.peddler:
        text = translate("merchants_cove", "{gold} gold each: against the Peddler, a tie is lost.")
        return text.fill(gold=top)
    text = translate("merchants_cove", "{who} wins the tie at {gold} gold: fewer Rogue icons.")
    return text.fill(who=who, gold=top)
