"""The structure of the source: no circles of imports, no class with too many methods, caches with a bar."""

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
CIRCLES, LARGEST = 8, 4
"""Circles of modules inside games, and the modules in the largest; there are none elsewhere."""
METHODS = 25
"""Maximum number of methods of a class."""


class Sources:
    """All modules, parsed one after the other whenever they are gone through: together they are 180 MB."""

    paths = sorted((ROOT / "tabletop").rglob("*.py"))

    def items(self):
        for path in self.paths:
            yield path, ast.parse(path.read_text(encoding="utf-8"))


@pytest.fixture
def sources():
    return Sources()


def named(path):
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imports(tree, modules):
    """The modules that a tree imports anywhere, in functions and for the type checker too."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module:
            names = [
                deep if (deep := f"{node.module}.{alias.name}") in modules else node.module
                for alias in node.names
            ]
        else:
            continue
        yield from (name for name in names if name in modules)


def circles(graph):
    """The sets of modules that reach each other, by depth-first searches forwards and backwards."""
    order, seen = [], set()
    for start in graph:
        stack = [(start, iter(graph[start]))] if start not in seen else []
        seen.add(start)
        while stack:
            node, rest = stack[-1]
            following = next((each for each in rest if each not in seen), None)
            if following is None:
                order.append(node)
                stack.pop()
            else:
                seen.add(following)
                stack.append((following, iter(graph[following])))
    back = {node: [other for other in graph if node in graph[other]] for node in graph}
    found, placed = [], set()
    for start in reversed(order):
        group, stack = set(), [start]
        while stack:
            node = stack.pop()
            if node not in placed:
                placed.add(node)
                group.add(node)
                stack += back[node]
        found.append(group)
    return [group for group in found if len(group) > 1]


def methods(node):
    return [part for part in node.body if isinstance(part, ast.FunctionDef | ast.AsyncFunctionDef)]


def test_modules_do_not_import_each_other_in_circles(sources):
    modules = {named(path) for path in sources.paths}
    graph = {named(path): set(imports(tree, modules)) - {named(path)} for path, tree in sources.items()}
    found = circles(graph)
    assert [
        sorted(group) for group in found if not all(each.startswith("tabletop.games.") for each in group)
    ] == []
    assert (len(found) <= CIRCLES, max(map(len, found), default=0) <= LARGEST) == (True, True), found


def test_no_class_has_too_many_methods(sources):
    found = {
        node.name: count
        for _path, tree in sources.items()
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef)
        and (count := sum(isinstance(part, ast.FunctionDef | ast.AsyncFunctionDef) for part in node.body))
        > METHODS
    }
    assert found == {}


def is_cache(decorator):
    call = decorator.func if isinstance(decorator, ast.Call) else decorator
    return getattr(call, "id", getattr(call, "attr", "")) in {"cache", "lru_cache"}


def test_beside_every_cache_stands_what_it_saves(sources):
    """A number in a comment above it: how much longer things take without it."""
    bare = []
    for path, tree in sources.items():
        lines = path.read_text(encoding="utf-8").splitlines()
        for node in ast.walk(tree):
            found = [each for each in getattr(node, "decorator_list", ()) if is_cache(each)]
            if found:
                above = lines[found[0].lineno - 2].strip()
                if not (above.startswith("#") and any(sign.isdigit() for sign in above)):
                    bare.append(f"{path.relative_to(ROOT)}:{node.name}")
    assert bare == []
