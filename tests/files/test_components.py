"""Component files are read strictly, and an error says which file, which place, and what to do."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import pytest
from annotated_types import Ge, Len

from tabletop.engine.rules import Data
from tabletop.files import paths
from tabletop.files.components import ComponentError, load
from tabletop.files.known_files import LIST, checksum_list


@dataclass(frozen=True, slots=True)
class Ship(Data):
    good: str
    value: Annotated[int, Ge(1)]


@dataclass(frozen=True, slots=True)
class Box(Data):
    ships: Annotated[tuple[Ship, ...], Len(2)]


@pytest.fixture
def resources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(paths, "RESOURCES", tmp_path)
    return tmp_path / "box.toml"


def test_arrays_become_tuples_of_frozen_things(resources):
    resources.write_text('[[ships]]\ngood = "tin"\nvalue = 2\n[[ships]]\ngood = "salt"\nvalue = 1\n')
    assert load("box.toml", Box) == Box((Ship("tin", 2), Ship("salt", 1)))


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ('ships = [{ good = "tin", value = "2" }, { good = "tin", value = 1 }]', r"ships\[0\]\.value"),
        ('ships = [{ good = "tin", value = 1 }, { good = "tin", value = 0 }]', r"ships\[1\]\.value"),
        ('ships = [{ good = "tin", value = 1, colour = "red" }, { good = "tin" }]', r"ships\[0\]\.colour"),
        ("ships = []", "ships: Tuple should have at least 2 items"),
        ("ships = 2021-01-01", "ships"),
        ("ships = [", "it isn't TOML"),
    ],
)
def test_a_wrong_file_is_named_with_the_place(resources, text, told):
    resources.write_text(text)
    with pytest.raises(ComponentError, match=rf"^box\.toml: .*{told}"):
        load("box.toml", Box)


def test_a_file_that_was_checked_before_it_was_shipped_is_checked_again_once_its_owner_changed_it(resources):
    good = '[[ships]]\ngood = "tin"\nvalue = 2\n[[ships]]\ngood = "salt"\nvalue = 1\n'
    resources.with_name(LIST).write_text(checksum_list({"box.toml": good}))
    resources.write_text(good)
    assert load("box.toml", Box) == Box((Ship("tin", 2), Ship("salt", 1)))
    resources.write_text(good.replace("= 2", "= 0"))
    with pytest.raises(ComponentError, match=r"^box\.toml: ships\[0\]\.value.* restore the file"):
        load("box.toml", Box)


def test_all_shipped_component_files_are_valid_and_listed():
    done = subprocess.run(
        [sys.executable, "tools/components.py", "--check"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_fronts_of_the_boxes_are_what_the_games_draw():
    done = subprocess.run(
        [sys.executable, "tools/covers.py", "--check"], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout) == (0, "")


def test_the_games_load_without_pydantic():
    code = "import sys; from tabletop.games import INCLUDED, game; [*map(game, INCLUDED)]"
    code += "; print([name for name in ('pydantic', 'json') if name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


def test_a_missing_file_and_one_that_is_no_text_are_named(resources):
    with pytest.raises(ComponentError, match=r"^box\.toml: it cannot be read .* Install Tabletop again"):
        load("box.toml", Box)
    resources.write_bytes(b"\xff\xfe")
    with pytest.raises(ComponentError, match=r"^box\.toml: byte 0 is no UTF-8"):
        load("box.toml", Box)


def test_a_long_list_of_faults_is_cut(resources):
    resources.write_text("ships = [{}, {}, {}]")
    with pytest.raises(ComponentError, match=r"and \d more"):
        load("box.toml", Box)


def test_resources_and_translations_lie_in_the_source_tree(home_of_its_own, monkeypatch):
    assert paths.resource("games").is_dir()
    assert paths.TRANSLATIONS.parent.name == "tabletop"
    assert paths.data_folder() == home_of_its_own / "data" / "tabletop"
    if sys.platform != "win32":
        assert paths.config_folder() == home_of_its_own / "config" / "tabletop"
    monkeypatch.setenv(paths.DATA_VARIABLE, "/elsewhere")
    assert paths.data_folder() == paths.config_folder() == Path("/elsewhere")


def test_a_wheel_carries_its_resources_inside(tmp_path, monkeypatch):
    monkeypatch.setattr(paths, "_PACKAGE", tmp_path / "tabletop")
    assert paths._resources() == tmp_path / "resources"
    (tmp_path / "tabletop" / "_resources").mkdir(parents=True)
    assert paths._resources() == tmp_path / "tabletop" / "_resources"
