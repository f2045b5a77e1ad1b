"""What is worth a mark of its own: a whole quarter of the town."""

from __future__ import annotations

from tabletop.engine.game import Feat
from tabletop.engine.text import translate
from tabletop.games.morocco.score import district
from tabletop.games.morocco.state import Morocco

SEVEN = 7

FEAT: Feat[Morocco] = Feat(
    translate("morocco", "A district of seven"),
    translate("morocco", "End a match with seven market tiles in one district."),
    lambda s, seat: 0 if len(district(s, seat)) >= SEVEN else -1,
)
