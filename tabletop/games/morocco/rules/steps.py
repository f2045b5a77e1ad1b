"""Every class of step, for files that hold positions."""

from __future__ import annotations

from tabletop.engine.rules import Step
from tabletop.games.morocco.rules import acting, closing, merchant, rounds

STEPS: tuple[type[Step], ...] = (
    rounds.Round,
    rounds.MarketDie,
    rounds.ChooseWild,
    rounds.Scouting,
    rounds.Scout,
    rounds.Assign,
    rounds.RoundEnd,
    rounds.Keeping,
    rounds.KeepCube,
    rounds.End,
    acting.Act,
    acting.ExtraCube,
    acting.SecondOfCousins,
    closing.Check,
    closing.FirstRank,
    closing.OtherRanks,
    closing.Prize,
    closing.ChooseAward,
    closing.Pointing,
    closing.PointStallTile,
    closing.Juice,
    closing.Leaving,
    closing.Walk,
    closing.ChooseWalkerSpace,
    merchant.MerchantScout,
    merchant.MerchantAct,
)
