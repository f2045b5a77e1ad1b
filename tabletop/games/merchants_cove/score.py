"""MC-9: gold, and the icons of Townsfolk and Corruption cards at the end."""

from __future__ import annotations

from tabletop.engine.game import Points
from tabletop.engine.text import NO_TEXT, Text, translate
from tabletop.games.merchants_cove import components as box
from tabletop.games.merchants_cove import phrases
from tabletop.games.merchants_cove.state import HIDDEN, NOBODY, ROGUE, MerchantsCove

_NO_ICONS = (0, 0, 0, 0, 0)


def folk_icons(s: MerchantsCove, seat: int) -> tuple[int, ...]:
    """The icons on a seat's Townsfolk: of the four factions, and of Rogues."""
    return _sum([box.FOLK_ICONS[card] for card in s.players[seat].staff if card != NOBODY])


def corruption_icons(s: MerchantsCove, seat: int) -> tuple[int, ...]:
    """The icons on a seat's Corruption cards, as far as they are seen."""
    return _sum([box.CORRUPTION_ICONS[card] for card in s.players[seat].corruption if card != HIDDEN])


def _sum(icons: list[tuple[int, ...]]) -> tuple[int, ...]:
    return tuple(map(sum, zip(*icons, strict=True))) if icons else _NO_ICONS


def gold_for(s: MerchantsCove, icons: tuple[int, ...]) -> int:
    """MC-9.1: gold for icons as the Halls and the Lair are now."""
    gold = sum(n * len(hall) for n, hall in zip(icons, s.halls, strict=False))
    return gold - icons[ROGUE] * len(s.lair)


def over(s: MerchantsCove) -> bool:
    """Whether everything is counted, and Corruption cards are shown."""
    return not s.flow


def score(s: MerchantsCove, seat: int) -> tuple[Points, ...]:
    """A seat's gold by category; Corruption cards, which are hidden, count only at the end."""
    p = s.players[seat]
    folk = folk_icons(s, seat)
    parts = [
        Points(translate("merchants_cove", "Gold"), "MC-7.2", p.gold),
        Points(translate("merchants_cove", "Townsfolk"), "MC-9.1", gold_for(s, folk), _how(folk)),
    ]
    masks = corruption_icons(s, seat) if over(s) else _NO_ICONS
    how = translate("merchants_cove", "%n card(s), counted at the end").count(len(p.corruption))
    gold = gold_for(s, masks)
    parts.append(
        Points(translate("merchants_cove", "Corruption"), "MC-9.1", gold, _how(masks) if over(s) else how)
    )
    return tuple(parts)


def _how(icons: tuple[int, ...]) -> Text:
    return phrases.icons(icons) if any(icons) else NO_TEXT


def total(s: MerchantsCove, seat: int) -> int:
    """A seat's gold with all icons that are seen, the Corruption cards' included."""
    icons = _sum([folk_icons(s, seat), corruption_icons(s, seat)])
    return s.players[seat].gold + gold_for(s, icons)


def standing(s: MerchantsCove, seat: int) -> tuple[int, int, int]:
    """MC-9.3: what ranks a seat: gold; the Peddler before others; fewer Rogue icons."""
    gold = sum(part.points for part in score(s, seat))
    masks = corruption_icons(s, seat)[ROGUE] if over(s) else 0
    return gold, int(seat == s.peddler), -(folk_icons(s, seat)[ROGUE] + masks)


def ranks(s: MerchantsCove) -> tuple[int, ...]:
    """MC-9.3: the most gold wins; then the Peddler, then fewer Rogue icons; still equal, they share."""
    all_ = [standing(s, seat) for seat in range(len(s.players))]
    return tuple(1 + sum(other > own for other in all_) for own in all_)


def verdict(s: MerchantsCove) -> Text:
    """MC-9.3: who has won, and by what."""
    all_, places = [standing(s, seat) for seat in range(len(s.players))], ranks(s)
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
