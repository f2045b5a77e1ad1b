"""The window has one door to a match, its session: nothing here touches the truth or the rules' hands."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import tabletop.ui

FOLDER = Path(tabletop.ui.__file__).parent
MODULES = sorted(FOLDER.rglob("*.py"))
SHUT = {
    "tabletop.engine.match": None,
    "tabletop.engine.rules": {
        "apply_action",
        "run_until_choice",
        "push_steps",
        "EventRecorder",
        "Beat",
        "unseal",
        "redact",
    },
    "tabletop.engine.state": None,
    "tabletop.files.replay": None,
    "tabletop.opponents.worker": None,
}
"""Modules that the window does not import: not at all, or not these names of them."""
TRUTH = {"match", "states", "deck"}
"""Attributes under which a match or its states would be found."""


def broken(path: Path) -> list[str]:
    """What in a module goes round the session."""
    found = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names if alias.name in SHUT]
        elif isinstance(node, ast.ImportFrom) and node.module:
            names = {alias.name for alias in node.names}
            shut = SHUT.get(node.module, set())
            found += [f"{node.module}.{name}" for name in (names if shut is None else names & shut)]
            found += [f"{node.module}.{name}" for name in names if f"{node.module}.{name}" in SHUT]
        elif isinstance(node, ast.Attribute) and node.attr in TRUTH and ast.unparse(node) not in ALLOWED:
            found.append(f"line {node.lineno}: {ast.unparse(node)}")
    return found


ALLOWED = {"pattern.match"}
"""Of regular expressions."""


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(FOLDER)))
def test_nothing_in_the_window_touches_a_match_its_states_or_what_acts_on_them(path):
    assert broken(path) == []


def imported(path: Path) -> set[str]:
    """The modules of the window that a module needs before it is itself there."""
    found = set()
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("tabletop.ui"):
            found |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
    return found


def test_no_circle_of_imports_is_in_the_window():
    name = {
        ".".join(("tabletop.ui", *path.relative_to(FOLDER).with_suffix("").parts)): path for path in MODULES
    }
    name = {key.removesuffix(".__init__"): path for key, path in name.items()}
    needs = {key: imported(path) & (name.keys() - {key}) for key, path in name.items()}
    while free := {key for key, others in needs.items() if not others}:
        needs = {key: others - free for key, others in needs.items() if key not in free}
    assert not needs
