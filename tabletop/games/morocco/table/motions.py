"""How pieces move in Morocco: the die tumbles, and a closing stall pays one after another."""

from __future__ import annotations

from tabletop.engine.motion import CountUp, Deal, Fly, Motion, Tumble

MOTIONS: dict[str, Motion] = {
    "die_rolled": Tumble(0.9, side="face", sides=(0, 1, 2, 3, 4, 5)),
    "scout_moved": Fly(0.6, arc=14.0),
    "cubes_gained": Deal(0.5, each=0.12),
    "placed": Fly(0.5, arc=18.0),
    "stall_filled": Motion(0.5, sound="close"),
    "awarded": CountUp(0.8),
    "tile_laid": Fly(0.6, arc=40.0),
    "juice_taken": Fly(0.4, later=0.25, arc=20.0),
    "gold_gained": Fly(0.4, arc=20.0),
    "people_left": Deal(0.7, each=0.12),
    "tourist_walked": Fly(0.6, arc=14.0),
}
"""Motions by event."""
