"""Colours of Morocco: indigo dusk, terracotta, sand, mint and saffron."""

from __future__ import annotations

INK = "#2A1B3D"
"""Letters and outlines: the sky after sunset."""
QUIET = "#443935"
CLOTH_COLOUR = "#2C2F5B"
TERRACOTTA, DEEP, BED = "#B85F3D", "#8C4128", "#A04C2E"
"""The square, what is sunk into it, and the beds of the juice sellers."""
NOTCH, LINE_COLOUR = "#6E2F1A", "#E9B486"
SAND = ("#EAD2A8", "#E3C08D")
"""The stalls, light and dark in turn."""
WEAVE = ("#C96F4A", "#3E7F78")
"""What is woven into them, likewise."""
MINT, MINT_DEEP, MINT_PALE, MINT_LINE = "#7DB8A0", "#6AA68E", "#8CC4AE", "#4C8570"
PARCHMENT, SEAM = "#F0E0BC", "#D3BC88"
CARD = "#F6ECD4"
SAFFRON = "#E9A23B"
NEUTRAL_COLOUR = "#A89A86"
"""Market tiles that belong to nobody."""
CUBES = ("#3B3A40", "#4E9A57", "#7C5AA6", "#86573A", "#E5832F")
"""Black, green, purple, brown, orange."""
JUICES = ("#F7E39A", "#F4B65F", "#EC8A62")
"""Lemon, orange and grenadine: tokens of low, middle and high value."""
