"""Style sheets name classes that are there."""

import ast
import re
from pathlib import Path

from PySide6 import QtWidgets

TREES = {
    path: ast.parse(path.read_text(encoding="utf-8")) for path in sorted(Path("tabletop/ui").rglob("*.py"))
}
NAMED = re.compile(r"(?:^|[\n;},])\s*([A-Z]\w+)(?=[#:\[. ][^\"\n]*\{|\s*\{)")


def test_every_class_that_a_style_names_is_there():
    """A style for a class that was renamed would be dropped without a word."""
    classes = {
        node.name for tree in TREES.values() for node in ast.walk(tree) if isinstance(node, ast.ClassDef)
    }
    named = {
        (path.name, name)
        for path, tree in TREES.items()
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and "background" in node.value
        for name in NAMED.findall(node.value)
    }
    assert ("match_result.py", "MatchResult") in named
    assert {each for each in named if each[1] not in classes and not hasattr(QtWidgets, each[1])} == set()
