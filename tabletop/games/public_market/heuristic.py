"""How good a state is for each seat, in points: for opponents that look ahead (estimates, no rules)."""

from __future__ import annotations

from tabletop.games.public_market.state import PublicMarket


def value(s: PublicMarket) -> tuple[float, ...]:
    """An estimate of each seat's points at the end."""
    from tabletop.games.public_market.score import total

    return tuple(float(total(s, seat)) for seat in range(len(s.players)))
