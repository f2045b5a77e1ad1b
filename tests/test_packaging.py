"""What is built from the repository holds all that the program needs, and its papers agree."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
import tomllib
import xml.etree.ElementTree as ET
import zipfile
from configparser import ConfigParser
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

from tabletop import __version__, games
from tabletop.cli import DESKTOP_ACTIONS
from tabletop.cli.parser import COMMANDS
from tests.tool_files import loaded

ROOT = Path(__file__).parents[1]
PARTS = {"shiboken6", "pydantic_core"}
"""What required packages bring along in the one version that fits them."""
LINUX = ROOT / "packaging" / "linux"
APP_ID = "org.tabletop_games.Tabletop"
PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
PROJECT, PLACE = PYPROJECT["project"], PYPROJECT["tool"]["tabletop"]


def requirement(text: str) -> str:
    """The name in "PySide6-Essentials>=6.12; python_version>='3.12'", as registries compare it."""
    return re.split(r"[<>=;\s\[]", text)[0].lower().replace("-", "_")


def imports_at_start(path: Path) -> set[str]:
    """The top-level packages that a module imports when it is itself imported."""
    found: set[str] = set()
    tree = ast.parse(path.read_text(encoding="utf-8"))
    inside_functions = {
        inner
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        for inner in ast.walk(node)
    }
    for node in ast.walk(tree):
        if node in inside_functions:
            continue
        if isinstance(node, ast.Import):
            found |= {alias.name.split(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            found.add(node.module.split(".")[0])
    return found


def test_qt_and_python_count_none_alike(qapp):
    """PySide6 6.12 with Python 3.11 loses a reference to None at each call, and dies of it in seconds."""
    from PySide6.QtGui import QPainter, QPen, QPixmap

    pixmap = QPixmap(5, 5)
    painter, pen = QPainter(pixmap), QPen()
    painter.setPen(pen)
    before = sys.getrefcount(None)
    for _ in range(500):
        painter.setPen(pen)
    painter.end()
    assert sys.getrefcount(None) > before - 100


def test_what_is_imported_at_the_start_is_required():
    required = {requirement(text) for text in PROJECT["dependencies"]}
    owners = packages_distributions()
    research = ROOT / "tabletop/research"  # the one package of an extra that nothing else imports
    for path in sorted(set((ROOT / "tabletop").rglob("*.py")) - set(research.rglob("*.py"))):
        others = imports_at_start(path) - sys.stdlib_module_names - {"tabletop", "__future__"}
        for name in others:
            given_by = {requirement(owner) for owner in owners.get(name, [name])}
            assert given_by & (required | PARTS), f"{path.relative_to(ROOT)} imports {name}"


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    return next(folder.glob("*.whl"))


def test_wheel_holds_code_resources_and_translations(wheel):
    with zipfile.ZipFile(wheel) as archive:
        held = set(archive.namelist())
    code = {path.relative_to(ROOT).as_posix() for path in (ROOT / "tabletop").rglob("*.py")}
    resources = {
        f"tabletop/_resources/{path.relative_to(ROOT / 'resources').as_posix()}"
        for path in (ROOT / "resources").rglob("*")
        if path.is_file()
    }
    translations = {f"tabletop/_translations/{path.stem}.qm" for path in (ROOT / "translations").glob("*.ts")}
    assert len(resources) > 5
    assert len(translations) > 1
    assert code | resources | translations | {"tabletop/py.typed"} <= held


def test_distribution_has_a_free_name_and_pictures_that_are_seen_elsewhere(wheel):
    assert wheel.name.startswith("tabletop_games-")
    with zipfile.ZipFile(wheel) as archive:
        [name] = [name for name in archive.namelist() if name.endswith(".dist-info/METADATA")]
        metadata = archive.read(name).decode()
    links = re.findall(r"\]\(([^)]+)\)", metadata)
    assert len(links) > 10
    assert all(link.startswith(("https://", "#")) for link in links)
    assert f"]({PLACE['address']}{PLACE['files']}/docs/pictures/moving.webp)" in metadata
    assert f"Project-URL: Homepage, {PLACE['address']}\n" in metadata


def test_wheel_finds_its_own_resources(wheel, tmp_path):
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(tmp_path / "site")
    code = (
        "from tabletop.files.paths import RESOURCES, TRANSLATIONS; print(RESOURCES, TRANSLATIONS, sep='\\n')"
    )
    command = [sys.executable, "-P", "-c", code]
    environment = {"PYTHONPATH": str(tmp_path / "site")}
    done = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=True)
    resources, translations = map(Path, done.stdout.splitlines())
    assert resources == tmp_path / "site" / "tabletop" / "_resources"
    assert (resources / "games").is_dir()
    assert (translations / "tabletop_de.qm").is_file()


@pytest.fixture(scope="module")
def papers():
    return loaded("packaging/papers.py")


def metainfo_of(papers):
    return ET.fromstring(papers.paper(f"{APP_ID}.metainfo.xml"))


def test_versions_agree(papers):
    newest = metainfo_of(papers).find("releases/release")
    assert newest is not None
    assert newest.get("version") == __version__ == papers.values()["VERSION"]
    assert f"Tabletop {__version__}" in papers.paper("tabletop.6").splitlines()[0]
    assert papers.paper("changelog.Debian").startswith(f"tabletop ({__version__}-")


def test_releases_are_told_as_the_changelog_tells_them(papers):
    text = "# Changes\n\n## 1.1.0 (in the making)\n\n- *One* & `two`\n  lines.\n- More.\n\n"
    text += "## 1.0.0 (2026-12-24)\n\nThe first.\n\n### Games\n\n- Five.\n"
    newer, first = papers.releases(text)
    assert newer.groups == (("", ("One & two lines.", "More.")),)
    assert (first.opening, first.groups) == ("The first.", (("Games", ("Five.",)),))
    told = ET.fromstring(papers._appstream(newer))
    assert [item.text for item in told.iter("li")] == ["One & two lines.", "More."]
    told = ET.fromstring(papers._appstream(first))
    assert [item.text for item in told.iter("p")] == ["The first.", "Games"]
    assert told.get("date") == "2026-12-24"
    assert papers._debian(first, "a@b.example") == (
        "tabletop (1.0.0-1) unstable; urgency=medium\n\n  * The first.\n\n"
        " -- The Tabletop authors <a@b.example>  Thu, 24 Dec 2026 12:00:00 +0000"
    )
    with pytest.raises(ValueError, match="names no version and day"):
        papers.releases("## Soon\n")


def test_the_projects_address_stands_in_one_place():
    folders = (".github", "changelog.d", "docs", "packaging", "tabletop", "tools", "translations")
    files = [*ROOT.glob("*.*"), *(path for folder in folders for path in (ROOT / folder).rglob("*.*"))]
    texts = [path for path in files if path.is_file() and path.suffix not in {".pyc", ".qm", ".png", ".webp"}]
    assert len(texts) > 500
    places = [path.name for path in texts if PLACE["address"].encode() in path.read_bytes()]
    assert places == ["pyproject.toml"]


def test_desktop_papers_agree(papers):
    entry = ConfigParser(interpolation=None)
    entry.optionxform = str
    entry.read(LINUX / f"{APP_ID}.desktop", encoding="utf-8")
    desktop = entry["Desktop Entry"]
    metainfo = metainfo_of(papers)
    mime = ET.parse(LINUX / f"{APP_ID}.mime.xml").getroot()
    kind = mime.find("{*}mime-type")
    assert kind is not None
    assert desktop["MimeType"] == f"{kind.get('type')};"
    assert metainfo.findtext("provides/mediatype") == kind.get("type")
    icon = kind.find("{*}icon")
    assert icon is not None
    assert (ROOT / "packaging" / f"{icon.get('name')}.svg").is_file()
    assert kind.find("{*}glob[@pattern='*.tabletop']") is not None
    assert metainfo.findtext("id") == desktop["Icon"] == desktop["StartupWMClass"] == APP_ID
    assert metainfo.findtext("launchable") == f"{APP_ID}.desktop"
    actions = desktop["Actions"].removesuffix(";").split(";")
    assert tuple(actions) == DESKTOP_ACTIONS
    for action in actions:
        assert entry[f"Desktop Action {action}"]["Exec"] == f"tabletop --show {action}"
    shown = [image.text or "" for image in metainfo.iterfind(".//image")]
    address = f"{PLACE['address']}{PLACE['files']}"
    assert metainfo.findtext("url[@type='homepage']") == PLACE["address"]
    assert len(shown) >= len(games.GAMES)
    assert all((ROOT / image.removeprefix(f"{address}/")).is_file() for image in shown)
    assert desktop["Exec"].split()[0] == desktop["TryExec"] == metainfo.findtext("provides/binary")


def test_window_is_known_to_the_desktop():
    """The desktop shows the window under the icon of the entry that has the window's own name."""
    source = (ROOT / "tabletop" / "ui" / "app.py").read_text(encoding="utf-8")
    assert f'setDesktopFileName("{APP_ID}")' in source


def test_manual_tells_every_command():
    told = set(
        re.findall(r"^\.BI?R? ([a-z, \"]+)", (LINUX / "tabletop.6").read_text(encoding="utf-8"), re.MULTILINE)
    )
    words = {word for line in told for word in re.findall(r"[a-z]+", line)}
    assert set(COMMANDS) <= words


def test_packages_name_only_files_that_exist_or_are_built():
    config = (LINUX / "nfpm.yaml").read_text(encoding="utf-8")
    sources = re.findall(r"\{src: ([^,]+),", config)
    assert len(sources) > 15
    for source in sources:
        if source.endswith(("/tabletop.bash", "/_tabletop")):
            continue  # made from the parsers by completions.py
        if source.startswith("build/stage/"):
            name = source.removeprefix("build/stage/").removesuffix(".gz")
            assert any((folder / name).is_file() for folder in (LINUX, LINUX.parent)), source
        elif not source.startswith(("build/frozen/", "build/icons/", "../")):
            assert (ROOT / source).is_file(), source


def test_flatpak_names_only_files_that_exist_and_its_own_name():
    manifest = (ROOT / "packaging" / "flatpak" / f"{APP_ID}.yaml").read_text(encoding="utf-8")
    assert f"\nid: {APP_ID}\n" in manifest
    named = re.findall(r" ((?:packaging/linux|packaging|resources)/[\w./]+\.\w+)", manifest)
    assert len(named) >= 5
    assert all((ROOT / name).is_file() for name in named if "flatpak/" not in name)


def test_make_tells_what_it_can_make():
    done = subprocess.run(["make", "help"], cwd=ROOT, capture_output=True, text=True, check=True)
    told = set(re.findall(r"^  make ([a-z-]+) +\S", done.stdout, re.MULTILINE))
    promised = "play test check texts records package bench acceptance pictures help"
    assert set(promised.split()) <= told


def test_scripts_are_whole():
    for script in (".ci/run", "tools/setup.sh", "tools/homes.sh", "tools/bare.sh", "tools/windows.sh"):
        done = subprocess.run(["bash", "-n", script], cwd=ROOT, capture_output=True, text=True, check=False)
        assert done.stderr == "", script
        assert (ROOT / script).stat().st_mode & 0o111, f"{script} is not executable"


@pytest.fixture(scope="module")
def build():
    return loaded("packaging/build.py")


def test_the_folder_alone_is_built_where_no_format_is_asked_for(build, capsys):
    assert build.arguments([]).formats == []
    assert build.arguments(["deb", "rpm", "--release"]).formats == ["deb", "rpm"]
    with pytest.raises(SystemExit):
        build.arguments(["zip"])
    assert "there is no format zip" in capsys.readouterr().err


def test_what_is_bundled_and_not_named_in_the_copyright_is_found(build, tmp_path):
    for name in ("PySide6", "libcrypto.so.3", "pydantic_core", "pydantic-2.9.dist-info", "tabletop"):
        (tmp_path / name).mkdir()
    assert build.unnamed(tmp_path) == []
    (tmp_path / "libstrange.so.1").touch()
    assert build.unnamed(tmp_path) == ["packaging/linux/copyright does not name libstrange.so.1"]


def test_licences_of_what_is_bundled_are_in_every_paper():
    credited = tomllib.loads((ROOT / "resources" / "credits.toml").read_text(encoding="utf-8"))["credits"]
    papers = [
        (LINUX / "copyright").read_text(encoding="utf-8"),
        (LINUX / "nfpm.yaml").read_text(encoding="utf-8"),
        (LINUX / f"{APP_ID}.metainfo.xml").read_text(encoding="utf-8"),
        PROJECT["license"],
    ]
    for licence in {credit["licence"] for credit in credited}:
        assert all(licence in paper for paper in papers), licence


def test_whatever_makes_packages_installs_what_playing_together_needs():
    setup = (ROOT / "tools" / "setup.sh").read_text(encoding="utf-8")
    assert set(re.findall(r"\.\[(package[a-z,]*)\]", setup)) == {"package,together"}
    release = (ROOT / ".github/workflows/release.yml").read_text(encoding="utf-8")
    assert "--require-hashes -r packaging/locked.txt" in release
    locked = (ROOT / "packaging" / "locked.txt").read_text(encoding="utf-8")
    assert {"iroh", "zeroconf"} <= set(re.findall(r"^([\w-]+)==", locked, re.MULTILINE))


def test_packages_tell_of_every_game(papers):
    told = (LINUX / "nfpm.yaml").read_text(encoding="utf-8")
    description = " ".join(told.partition("description: |")[2].partition("license:")[0].split())
    for name in games.GAMES:
        assert games.about(name).title.source in description
    metainfo = metainfo_of(papers)
    told = [" ".join(" ".join(part.itertext()).split()) for part in (metainfo, metainfo.find("releases"))]
    for name in games.GAMES:
        assert all(games.about(name).title.source in text for text in told), name
