"""Measures the program against its goals, and in the same run its peers if they are installed."""

from __future__ import annotations

from tabletop.bench.command import main

__all__ = ["main"]
