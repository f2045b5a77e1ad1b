"""The program measured against what it promises; its peers, where installed, in the same run."""

from __future__ import annotations

from tabletop.bench.command import main

__all__ = ["main"]
