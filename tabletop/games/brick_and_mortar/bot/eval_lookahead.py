"""Plays pending bids and sales to their likely result before evaluating."""

from __future__ import annotations

from tabletop.engine.rules import Action, Choice, apply_action
from tabletop.games.brick_and_mortar.bot.order import shortlist
from tabletop.games.brick_and_mortar.rules.ch05_paying import Paying
from tabletop.games.brick_and_mortar.rules.ch06_auction import Bidding, Drop
from tabletop.games.brick_and_mortar.rules.ch08_stocking import Stocking
from tabletop.games.brick_and_mortar.rules.ch09_selling import Selling
from tabletop.games.brick_and_mortar.rules.ch09_surplus import Converting
from tabletop.games.brick_and_mortar.state import BrickAndMortar

_CARRY_OUT_BIDS = (Bidding, Paying, Stocking, Selling, Converting)
"""The choices that only carry out a bid."""


def bids_carried_out(s: BrickAndMortar) -> BrickAndMortar:
    """Return the state after bids are paid, stocked and sold; the leader of an auction wins it.

    The given state is not changed: a copy is returned if anything had to be played.
    """
    copied = False
    while s.flow and isinstance(step := s.flow[-1], _CARRY_OUT_BIDS):
        if not copied:
            s, copied = s.copy(), True
        apply_action(s, _default_action(s, step))
    return s


def _default_action(s: BrickAndMortar, step: Choice[BrickAndMortar]) -> Action:
    """Return the action that a seat takes by default."""
    if isinstance(step, Bidding):
        return Drop()
    legal = step.legal_actions(s)
    return legal[0] if len(legal) == 1 else shortlist(s, step, legal)[0]
