"""What the measures of a host of rooms say, and whether the bars are reached."""

from __future__ import annotations

import os

FAILED: list[str] = []
"""The bars that were not reached."""


def report(what: str, value: float, unit: str, bar: float) -> None:
    """Say what was measured, and whether the bar is reached."""
    reached = value <= bar
    if not reached:
        FAILED.append(what)
    print(
        f"{what:<62}{value:>9.1f} {unit:<4} at most {bar:g}{'' if reached else '  NOT REACHED'}", flush=True
    )


def note(text: str) -> None:
    print(f"  {text}; load of the machine {os.getloadavg()[0]:.1f}", flush=True)


def p99(seconds: list[float]) -> float:
    """In milliseconds."""
    return sorted(seconds)[int(len(seconds) * 0.99)] * 1000


def p50(seconds: list[float]) -> float:
    return sorted(seconds)[len(seconds) // 2] * 1000
