"""Check names and docstrings against docs/words.md; print each violation and exit 1 if there is one.

    python tools/names_check.py            check
    python tools/names_check.py --lower    lower the allowed numbers to the present ones

names_allowed.toml holds the number of older violations; that file only ever shrinks.
"""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).parents[1]
ALLOWED = Path(__file__).with_name("names_allowed.toml")
GAME_FILES = ROOT / "docs" / "adding-a-game.md"
"""Its first table lists the files of a game."""
MEANINGS = 2
"""Maximum number of unrelated things that may share a public name."""
MODULES = 2
"""Maximum number of modules with a public constant of the same name."""
OLD_WORDS = frozenset(
    "told asked eyes leg forgoes feat believed kept beside slip paper house lay anew".split()  # noqa: SIM905
)
"""Words that mean nothing to a newcomer, or several things."""
PIECES = frozenset({"house"})
"""Old words that name a thing in the box of a game, and may stand in its package."""
RIDDLES = re.compile(
    r"\b(so many|of which|whoever|anew|goes by|as ever|it is told|(?-i:[Tt]he house)|pair of eyes)\b"
    r"|^(?:by|of|with|to|from|in|on) (?:what|which|whom)\b",
    re.IGNORECASE | re.MULTILINE,
)
"""Phrases that have to be read twice; the House row of River Market is a term of its rule book."""


@dataclass
class Names:
    """The names that a tree of modules defines.

    Attributes:
        meanings: For each public name the places of its unrelated definitions. Overrides of one method count
            once, and so do equally named things in equally named modules, or in chapters, of several games.
        constants: For each public constant the modules that define it; equally named modules of several
            games, and chapters, count once.
        words: For each file the identifiers with an old word in them.
        riddles: For each file the number of docstring phrases that have to be read twice.
        files: For each game the number of files that docs/adding-a-game.md does not list.
    """

    meanings: dict[str, set[str]] = field(default_factory=lambda: defaultdict(set))
    constants: dict[str, set[str]] = field(default_factory=lambda: defaultdict(set))
    words: dict[str, list[str]] = field(default_factory=dict)
    riddles: Counter[str] = field(default_factory=Counter)
    files: Counter[str] = field(default_factory=Counter)


def names(root: Path) -> Names:
    """Return all names of the modules below `root`/tabletop."""
    trees = {
        path.relative_to(root).as_posix(): ast.parse(path.read_text(encoding="utf-8"))
        for path in sorted((root / "tabletop").rglob("*.py"))
    }
    bases = {
        node.name: [base for each in node.bases if (base := _last(each))]
        for tree in trees.values()
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef)
    }
    found = Names()
    found.files.update(_unlisted(trees, game_files(GAME_FILES.read_text(encoding="utf-8"))))
    for path, tree in trees.items():
        place = re.sub(r"tabletop/games/\w+/(?:merchants/\w+/)?(?:table/|art/|bot/|rules/)?", "games/", path)
        place = re.sub(r"games/ch\d\d_\w+", "games/chapters", place)
        for each in tree.body:
            if isinstance(each, ast.FunctionDef | ast.ClassDef) and not each.name.startswith("_"):
                found.meanings[each.name].add(place)
            for name in _constants(each):
                found.constants[name].add(place)
        for node in ast.walk(tree):
            if isinstance(node, ast.ClassDef):
                _class(node, bases, found)
        old = OLD_WORDS - PIECES if path.startswith("tabletop/games/") else OLD_WORDS
        found.words[path] = [name for name in _identifiers(tree) if old & _words(name)]
        found.riddles[path] = sum(len(RIDDLES.findall(text)) for text in _docstrings(tree))
    return found


def game_files(text: str) -> re.Pattern[str]:
    """Return the pattern of the files that the table of a game's folder lists.

    `art/` stands for every file in that folder, `chNN_<word>` for any number and word.
    """
    rows = [line.split("|")[1] for line in text.splitlines() if line.startswith("| `")]
    names = ["rules/__init__.py", *re.findall(r"`([\w/<>]+(?:\.py|/))`", " ".join(rows))]
    kinds = [re.escape(name).replace("chNN_<word>", r"ch\d\d_[a-z0-9_]+") for name in names]
    return re.compile("|".join(f"{kind}[a-z0-9_]+\\.py" if kind.endswith("/") else kind for kind in kinds))


def _unlisted(paths: Iterable[str], listed: re.Pattern[str]) -> Iterator[str]:
    """Yield the game's name once for each of its files that is not listed."""
    for path in paths:
        if (parts := re.fullmatch(r"tabletop/games/(\w+)/(.+)", path)) and not listed.fullmatch(parts[2]):
            yield parts[1]


def _class(node: ast.ClassDef, bases: dict[str, list[str]], found: Names) -> None:
    """Add the public methods of a class, as those of its topmost base; Qt's own are in camel case.

    A Protocol adds none: its methods are those of the classes that fit it, which add them. Nor does an
    environment for learners, whose methods another project has named.
    """
    if {"Protocol", "AECEnv", "Env"} & set(map(_last, node.bases)):
        return
    for each in node.body:
        if isinstance(each, ast.FunctionDef) and each.name.islower() and not each.name.startswith("_"):
            found.meanings[each.name].add(f"class {_root(node, bases)}")


def _root(node: ast.ClassDef, bases: dict[str, list[str]]) -> str:
    """Return the topmost class of the project that a class inherits; itself if there is none.

    A class's own bases are read off itself: another class may have its name.
    """
    name, seen = node.name, {node.name}
    above = [base for each in node.bases if (base := _last(each))]
    while above := [base for base in above if base in bases and base not in seen]:
        name = above[0]
        seen.add(name)
        above = bases[name]
    return name


def _last(node: ast.expr) -> str:
    """Return the last part of a dotted or subscripted name; "" for anything else."""
    if isinstance(node, ast.Subscript):
        node = node.value
    return node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else ""


def _constants(node: ast.stmt) -> Iterator[str]:
    """Yield the public constants that a statement at the top of a module defines."""
    targets = (
        node.targets
        if isinstance(node, ast.Assign)
        else [node.target]
        if isinstance(node, ast.AnnAssign)
        else []
    )
    for target in targets:
        for each in ast.walk(target):
            if isinstance(each, ast.Name) and each.id.isupper() and not each.id.startswith("_"):
                yield each.id


def _identifiers(tree: ast.Module) -> Iterator[str]:
    """Yield the names that a module itself defines: functions, classes, parameters, variables, attributes.

    Names in records, layouts and the protocol are left out: those of actions, steps and fields of states.
    """
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef):
            yield node.name
        elif isinstance(node, ast.arg):
            yield node.arg
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            yield node.id
        elif isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store):
            yield node.attr


def _words(name: str) -> set[str]:
    return set(name.lower().split("_"))


def _docstrings(tree: ast.Module) -> Iterator[str]:
    """Yield every string that is a statement: docstrings of modules, classes, functions and attributes."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            text = node.value.value
            if isinstance(text, str):
                yield text


def numbers(found: Names) -> dict[str, dict[str, int]]:
    """Return the violations, by the tables of names_allowed.toml."""
    return {
        "meanings": {name: len(of) for name, of in found.meanings.items() if len(of) > MEANINGS},
        "constants": {name: len(of) for name, of in found.constants.items() if len(of) > MODULES},
        "words": {path: len(old) for path, old in found.words.items() if old},
        "riddles": {path: n for path, n in found.riddles.items() if n},
        "files": dict(found.files),
    }


SAYS = {
    "meanings": "{name} means {now} unrelated things ({allowed} are allowed): {where}",
    "constants": "{name} is a public constant of {where} ({allowed} modules are allowed): begin it with “_”",
    "words": "{name}: {now} names with an old word ({where}), {allowed} are allowed: see docs/words.md",
    "riddles": "{name}: {now} lines that have to be read twice, {allowed} are allowed: see CONTRIBUTING.md",
    "files": "{name}: {now} files of the game are not listed in docs/adding-a-game.md, {allowed} are allowed",
}


def faults(found: Names, allowed: dict[str, dict[str, int]]) -> Iterator[str]:
    """Yield what exceeds its allowed number, and what is allowed and no longer needed."""
    least = {"meanings": MEANINGS, "constants": MODULES, "words": 0, "riddles": 0, "files": 0}
    listed: dict[str, Mapping[str, Iterable[str]]]
    listed = {"meanings": found.meanings, "constants": found.constants, "words": found.words}
    for kind, here in numbers(found).items():
        limits = allowed.get(kind, {})
        for name, now in here.items():
            if now > (limit := limits.get(name, least[kind])):
                where = ", ".join(sorted(set(listed.get(kind, {}).get(name, ()))))
                yield SAYS[kind].format(name=name, now=now, allowed=limit, where=where)
        if loose := sorted(name for name, limit in limits.items() if here.get(name, 0) < limit):
            yield f"{ALLOWED.name} allows more {kind} than there are ({', '.join(loose)}): run with --lower"


def lowered(found: Names, allowed: dict[str, dict[str, int]]) -> str:
    """Return names_allowed.toml with the present numbers where they are lower."""
    lines = [
        "# What was there before tools/names_check.py; it only shrinks (python tools/names_check.py --lower)."
    ]
    for kind, here in numbers(found).items():
        lines += ["", f"[{kind}]"]
        lines += [
            f'"{name}" = {min(now, allowed[kind][name])}'
            for name, now in sorted(here.items())
            if name in allowed.get(kind, {})
        ]
    return "\n".join(lines) + "\n"


def main() -> int:
    """Run from the command line; 1 if something was found."""
    found, allowed = names(ROOT), tomllib.loads(ALLOWED.read_text(encoding="utf-8"))
    if sys.argv[1:] == ["--lower"]:
        ALLOWED.write_text(lowered(found, allowed), encoding="utf-8")
        return 0
    wrong = list(faults(found, allowed))
    print(*wrong, sep="\n", end="\n" if wrong else "")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
