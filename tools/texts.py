"""Collect every text of code and component files into translations/*.ts, and check that they are complete.

    python tools/texts.py            bring translations/*.ts up to date
    python tools/texts.py --check    say what is missing or out of date, and change nothing
    python tools/texts.py --pseudo D write a long and a right-to-left pseudo-language into folder D, compiled

The texts of component files (every string under a key in TRANSLATED) have the context "<game>.<file>", as
`tabletop.games.<game>.components` expects.
"""

from __future__ import annotations

import argparse
import ast
import json
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from tabletop.files.lessons import is_translated
from tabletop.games import GAMES

ROOT = Path(__file__).parents[1]
TS = ROOT / "translations"
LANGUAGES = ("en", "de")
PSEUDO = {"en_XA": "long", "ar_XB": "right to left"}
TRANSLATED = ("name", "title", "help", "words", "big", "short")
"""Keys of component files whose strings a player reads."""
TAUGHT = ("title", "goal", "head", "text", "after", "again", "sign")
"""The same for chapters of lessons, and for coach notes."""


def component_texts(folder: Path) -> Iterator[tuple[str, str]]:
    """Yield (context, text) of every string in a game's component files that a player reads."""
    for path in sorted(folder.rglob("*.toml")):
        name = path.relative_to(folder).parts[0]
        if name not in GAMES:
            continue
        context = f"{name}.{path.stem}"
        keys = TAUGHT if path.parent.name == "lessons" or path.stem == "coach" else TRANSLATED
        for text in dict.fromkeys(_strings(tomllib.loads(path.read_text(encoding="utf-8")), keys)):
            yield context, text


def _strings(value: object, keys: tuple[str, ...], key: str = "") -> Iterator[str]:
    if isinstance(value, dict):
        for inner, child in value.items():
            yield from _strings(child, keys, inner)
    elif isinstance(value, list):
        for child in value:
            yield from _strings(child, keys, key)
    elif isinstance(value, str) and key in keys and value and (key != "sign" or is_translated(value)):
        yield value


@dataclass(frozen=True, slots=True)
class Found:
    """A text in the code, with the comment for translators, and whether it has plural forms."""

    context: str
    source: str
    comment: str = ""
    plural: bool = False


def code_texts(root: Path) -> Iterator[Found]:
    """Return every text in the calls of `translate` and `self.tr` under a folder.

    lupdate itself parses Python by words: it drops a call whose number is an expression, and the plural
    forms of one whose number is a name. So the calls are parsed here and passed to it spelled out.
    A game is parsed once it is in GAMES: until then its texts still change.

    Raises:
        SystemExit: A text is not a literal; the message names file and line.
    """
    for path in sorted(root.rglob("*.py")):
        kind, *rest = path.relative_to(root).parts
        if kind == "games" and len(rest) > 1 and rest[0] not in GAMES:
            continue
        for context, call in _calls(ast.parse(path.read_text(encoding="utf-8"))):
            words = [arg.value if isinstance(arg, ast.Constant) else arg for arg in call.args]
            words = [context, *words] if context else words
            if len(words) < 2 or not isinstance(words[0], str):
                continue
            if not isinstance(words[1], str) or call.keywords:
                raise SystemExit(f"{path}:{call.lineno}: a text must be written out, in self.tr or translate")
            comment = words[2] if len(words) > 2 and isinstance(words[2], str) else ""
            yield Found(words[0], words[1], comment, "%n" in words[1])


def _calls(node: ast.AST, owner: str = "") -> Iterator[tuple[str, ast.Call]]:
    """Yield the calls of `tr`, each with its class, and those of `translate`, without a context."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.Call):
            name = getattr(child.func, "attr", getattr(child.func, "id", ""))
            if name == "translate":
                yield "", child
            elif ast.unparse(child.func) == "self.tr":
                yield owner, child
        yield from _calls(child, child.name if isinstance(child, ast.ClassDef) else owner)


def update(folder: Path) -> None:
    """Run lupdate over the texts of code and component files into the .ts files of a folder.

    English holds plural forms only: every other English text is its own source.
    """
    texts = [
        *code_texts(ROOT / "tabletop"),
        *(Found(*text) for text in component_texts(ROOT / "resources" / "games")),
    ]
    with tempfile.TemporaryDirectory() as work:
        listed = Path(work) / "texts.py"
        lines = [
            f"translate({_quoted(t.context)}, {_quoted(t.source)}, {_quoted(t.comment)}{', 1' * t.plural})"
            for t in dict.fromkeys(texts)
        ]
        listed.write_text("\n".join(lines) + "\n", encoding="utf-8")
        for language in LANGUAGES:
            target = folder / f"tabletop_{language}.ts"
            plural = ["-pluralonly"] if language == "en" else []
            command = [
                str(Path(sys.executable).with_name("pyside6-lupdate")),
                *("-silent", "-locations", "none", "-no-obsolete", "-source-language", "en"),
                *("-target-language", language, *plural, str(listed), "-ts", str(target)),
            ]
            subprocess.run(command, check=True, stdout=subprocess.DEVNULL)


def _quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)


def check() -> list[str]:
    """Return what is wrong with the stored .ts files, one sentence each."""
    with tempfile.TemporaryDirectory() as work:
        fresh = Path(work)
        for language in LANGUAGES:
            stored = TS / f"tabletop_{language}.ts"
            if not stored.exists():
                return [f"{stored.name} is missing: run make texts"]
            shutil.copy(stored, fresh)
        update(fresh)
        faults = []
        for language in LANGUAGES:
            name = f"tabletop_{language}.ts"
            if (fresh / name).read_text(encoding="utf-8") != (TS / name).read_text(encoding="utf-8"):
                faults.append(f"{name} is not up to date with the code: run make texts")
            faults += [f"{name}: {fault}" for fault in unfinished(TS / name)]
        return faults


def unfinished(ts: Path) -> Iterator[str]:
    """Yield the messages of a .ts file without a translation, or with other braces than their source."""
    for context, message in _messages(_read(ts)):
        source = message.findtext("source", "")
        translation = message.find("translation")
        if translation is None:
            continue
        forms = [form.text or "" for form in translation.findall("numerusform")] or [translation.text or ""]
        if translation.get("type") == "unfinished" or not all(forms):
            yield f"{context}: not translated: {source!r}"
        elif any(_braces(form) != _braces(source) for form in forms):
            yield f"{context}: braces differ: {source!r} and {forms!r}"


def _braces(text: str) -> set[str]:
    return set(re.findall(r"\{[^{}]*\}", text))


def _read(ts: Path) -> ET.Element:
    return ET.parse(ts).getroot()  # noqa: S314  the project's own file


def _messages(root: ET.Element) -> Iterator[tuple[str, ET.Element]]:
    for context in root.iter("context"):
        for message in context.iter("message"):
            yield context.findtext("name", ""), message


def pseudo(folder: Path) -> None:
    """Write two pseudo-languages in which untranslated and clipped texts are easy to find."""
    folder.mkdir(parents=True, exist_ok=True)
    for language in PSEUDO:
        root = _read(TS / "tabletop_de.ts")
        root.set("language", language)
        for _context, message in _messages(root):
            disguised = disguise(message.findtext("source", ""), language)
            translation = message.find("translation")
            assert translation is not None
            plural = message.get("numerus") == "yes"
            translation.attrib.clear()
            translation.clear()
            for _ in range(6 if plural and language.startswith("ar") else 2 if plural else 0):
                ET.SubElement(translation, "numerusform").text = disguised
            if not plural:
                translation.text = disguised
        target = folder / f"tabletop_{language}.ts"
        ET.ElementTree(root).write(target, encoding="utf-8", xml_declaration=True)
        release = str(Path(sys.executable).with_name("pyside6-lrelease"))
        subprocess.run([release, "-silent", str(target), "-qm", str(target.with_suffix(".qm"))], check=True)
        target.unlink()


ACCENTS = str.maketrans("aeiouyAEIOUYcnszCNSZ", "äéïöüýÀÉÎÔÛÝçñšžÇÑŠŽ")


def disguise(source: str, language: str) -> str:
    """Return a text in a pseudo-language: altered vowels, a third longer, in ⟦⟧; braces, %n, marks kept."""
    parts = re.split(r"(\{[^{}]*\}|%n|<[^>]*>)", source)
    changed = "".join(part if at % 2 else part.translate(ACCENTS) for at, part in enumerate(parts))
    padding = ("~~~~ " * len(source))[: len(source) // 3].rstrip()
    mark = "\u200f" if language.startswith("ar") else ""
    return f"{mark}⟦{changed}{padding}⟧"


def main() -> int:
    """Run from the command line; 1 if a check fails."""
    parser = argparse.ArgumentParser(description="Collect and check the texts of Tabletop.")
    parser.add_argument("--check", action="store_true", help="change nothing; exit 1 if something is missing")
    parser.add_argument("--pseudo", type=Path, metavar="DIR", help="write the pseudo-languages there")
    given = parser.parse_args()
    if given.pseudo:
        pseudo(given.pseudo)
        return 0
    if given.check:
        faults = check()
        print("\n".join(faults[:40]) if faults else "texts: all collected and translated")
        if len(faults) > 40:
            print(f"... and {len(faults) - 40} more")
        return 1 if faults else 0
    TS.mkdir(exist_ok=True)
    update(TS)
    return 0


if __name__ == "__main__":
    sys.exit(main())
