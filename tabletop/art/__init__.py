"""The brushes that all games draw with. They write SVG Tiny 1.2 as text and know nothing of Qt.

Lengths are millimetres of the table, light comes from the upper left, and a drawing of w x h has MARGIN more
on every side, for its shadow.
"""

from __future__ import annotations

MARGIN = 3.0
"""The room round a drawing for its shadow, in millimetres; part of the SVG's viewBox."""
