"""Rules count in whole numbers and know nothing of what opponents make of a state."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
GAMES = ROOT / "tabletop" / "games"
DOORS = {"tabletop.games.merchants_cove.proposal"}
"""Where rules ask for an estimate, which comes into them as an action that says all it does."""
ESTIMATES = ("evaluation", "eval_", "move_ordering", "proposal", "bot")
"""What the modules, or their folders, that estimate are called; or begin with."""


def module_name(path: Path) -> str:
    """The dotted name of a module."""
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


MODULES = {module_name(path): path for path in GAMES.rglob("*.py")}
PACKAGES = {name for name, path in MODULES.items() if path.name == "__init__.py"}
RULES = sorted(name for name in MODULES if "rules" in name.split("."))


@cache
def tree(name: str) -> ast.Module:
    """The source of a module, parsed."""
    return ast.parse(MODULES[name].read_text(encoding="utf-8"))


def imported(name: str) -> Iterator[str]:
    """The modules of games that a module imports."""
    for node in ast.walk(tree(name)):
        if isinstance(node, ast.ImportFrom) and node.module:
            yield from (node.module, *(f"{node.module}.{alias.name}" for alias in node.names))
        elif isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)


def reached(name: str) -> set[str]:
    """The modules of games that a module leans on, directly or not, but for DOORS and what is behind them."""
    found, left = set[str](), [name]
    while left:
        one = left.pop()
        for other in imported(one):
            if other in MODULES and other not in found | PACKAGES | DOORS:
                found.add(other)
                left.append(other)
    return found


def estimates(name: str) -> bool:
    """True if the module is called as those are that estimate."""
    return any(part.startswith(ESTIMATES) for part in name.split(".")[3:])


@pytest.mark.parametrize("name", RULES)
def test_rules_lean_on_no_estimate(name):
    assert not sorted(filter(estimates, reached(name)))


@pytest.mark.parametrize("name", RULES)
def test_rules_count_in_whole_numbers(name):
    floats = [
        node.lineno
        for node in ast.walk(tree(name))
        if (isinstance(node, ast.Name) and node.id == "float")
        or (isinstance(node, ast.Constant) and isinstance(node.value, float | complex))
        or (isinstance(node, ast.BinOp | ast.AugAssign) and isinstance(node.op, ast.Div))
    ]
    assert not floats, "lines with numbers that are not whole"


def test_the_rules_and_the_estimates_of_every_game_are_found():
    games = {name.split(".")[2] for name in MODULES if name.count(".") > 2}
    assert {name.split(".")[2] for name in RULES} == games
    assert {name.split(".")[2] for name in MODULES if estimates(name)} == games
