"""The desktop program. It knows a game only through Game, Match and Table."""

from __future__ import annotations

from tabletop.ui.lean import use_less_memory

use_less_memory()
