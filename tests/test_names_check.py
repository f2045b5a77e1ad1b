"""The check of names finds what it is for, and its list of exceptions only shrinks."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.tool_files import loaded

SOURCE = Path(__file__).parents[1] / "tools" / "names_check.py"
CODE = '''
"""By what it goes."""
WIDTH = 3

class A:
    def fit(self):
        """Whoever asks, so many times."""
        told = self.eyes = 1

class B(A):
    def fit(self): ...

def _private(): ...
'''


@pytest.fixture(scope="module")
def check():
    return loaded("tools/names_check.py")


@pytest.fixture
def found(check, tmp_path):
    for name in ("one", "two", "three"):
        path = tmp_path / "tabletop" / f"{name}.py"
        path.parent.mkdir(exist_ok=True)
        path.write_text(CODE.replace("A", f"A{name}").replace("B(", f"B{name}("))
    return check.names(tmp_path)


def test_overrides_are_one_meaning_and_unrelated_classes_are_several(check, found):
    numbers = check.numbers(found)
    assert numbers["meanings"] == {"fit": 3}
    assert numbers["constants"] == {"WIDTH": 3}


def test_old_words_and_riddles_are_counted_by_file(check, found):
    numbers = check.numbers(found)
    assert numbers["words"]["tabletop/one.py"] == 2
    assert numbers["riddles"]["tabletop/one.py"] == 3


def test_more_than_is_allowed_is_named_and_so_is_an_exception_that_is_not_needed(check, found):
    none = list(check.faults(found, {}))
    assert "fit means 3 unrelated things (2 are allowed): class Aone, class Athree, class Atwo" in none
    allowed = check.numbers(found)
    assert "tabletop/one.py: 2 names with an old word (eyes, told), 0 are allowed: see docs/words.md" in none
    assert list(check.faults(found, allowed)) == []
    allowed["meanings"]["fit"] = 4
    assert [fault for fault in check.faults(found, allowed) if "--lower" in fault]
    assert '"fit" = 3' in check.lowered(found, allowed)


def test_a_game_has_only_files_that_the_guide_lists(check):
    listed = check.game_files("| `about.py`, `rules/chNN_<word>.py` | x |\n| `art/` | y |\n")
    for name in ("about.py", "rules/__init__.py", "rules/ch05_assign.py", "art/mats.py"):
        assert listed.fullmatch(name), name
    for name in ("heuristic.py", "rules/harbour.py", "art/big/mats.py", "rules/ch5_assign.py"):
        assert not listed.fullmatch(name), name
