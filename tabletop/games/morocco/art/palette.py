"""Colours of Morocco: indigo dusk, terracotta, sand, mint and saffron."""

from __future__ import annotations

INK = "#2A1B3D"
"""Letters and outlines: dark violet."""
QUIET = "#443935"
CLOTH_COLOUR = "#2C2F5B"
TERRACOTTA, DEEP, BED = "#B85F3D", "#8C4128", "#A04C2E"
"""The square, sunk parts of it, and the places of the juice tokens."""
NOTCH, LINE_COLOUR = "#6E2F1A", "#E9B486"
SAND = ("#EAD2A8", "#E3C08D")
"""The stalls, alternately light and dark."""
WEAVE = ("#C96F4A", "#3E7F78")
"""The woven pattern of the stalls, light and dark."""
MINT, MINT_DEEP, MINT_PALE, MINT_LINE = "#7DB8A0", "#6AA68E", "#8CC4AE", "#4C8570"
PARCHMENT, SEAM = "#F0E0BC", "#D3BC88"
CARD = "#F6ECD4"
SAFFRON = "#E9A23B"
NEUTRAL_COLOUR = "#A89A86"
"""Neutral market tiles."""
CUBES = ("#3B3A40", "#4E9A57", "#7C5AA6", "#86573A", "#E5832F")
"""Black, green, purple, brown, orange."""
JUICES = ("#F7E39A", "#F4B65F", "#EC8A62")
"""Lemon, orange and grenadine: tokens of low, middle and high value."""
