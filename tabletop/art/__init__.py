"""Drawing functions shared by all games. They return SVG Tiny 1.2 as text and do not need Qt.

Lengths are millimetres on the table. Light comes from the upper left. A drawing of w x h is MARGIN larger
on every side, for its shadow.
"""

from __future__ import annotations

MARGIN = 3.0
"""Margin of a drawing for its shadow, in millimetres; part of the SVG's viewBox."""
