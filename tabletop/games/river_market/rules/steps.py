"""Every class of step, for files that hold positions."""

from __future__ import annotations

from tabletop.engine.rules import Step
from tabletop.games.river_market.rules import acts, drawing, ending, paying, rival, trading, turn, visits

STEPS: tuple[type[Step], ...] = (
    turn.Turn,
    turn.Move,
    turn.TurnEnd,
    turn.Next,
    visits.Landed,
    visits.Visiting,
    visits.VisitBooth,
    visits.Proceeds,
    visits.Gaining,
    trading.Swapping,
    trading.ForLily,
    trading.Selling,
    acts.Act,
    acts.Raise,
    paying.Bill,
    paying.Paying,
    drawing.Draw,
    drawing.TooManyCards,
    drawing.Keep,
    drawing.TooManyGoods,
    rival.RivalTurn,
    rival.RivalKeeps,
    rival.RivalWalks,
    rival.RivalZoom,
    rival.RivalFive,
    rival.RivalBooth,
    rival.RivalSpot,
    rival.CollectionAway,
    rival.RivalDone,
    ending.End,
    ending.Question,
    ending.Over,
)
