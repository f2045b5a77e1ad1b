"""Put the resources and the compiled translations into the wheel (a hatch build hook)."""

from __future__ import annotations

import subprocess
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class WheelData(BuildHookInterface):  # type: ignore[type-arg]
    """resources/ becomes tabletop/_resources, each translations/*.ts a tabletop/_translations/*.qm."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Choose what goes in beside the modules; an editable install reads the source tree."""
        self.compiled = TemporaryDirectory()
        if version == "editable":
            return
        root = Path(self.root)
        build_data["force_include"][str(root / "resources")] = "tabletop/_resources"
        for source in sorted((root / "translations").glob("*.ts")):
            built = Path(self.compiled.name) / f"{source.stem}.qm"
            compile_translation(source, built)
            build_data["force_include"][str(built)] = f"tabletop/_translations/{built.name}"

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:  # noqa: ARG002
        """Take the compiled translations away again."""
        self.compiled.cleanup()


def compile_translation(source: Path, built: Path) -> None:
    """Write `built` (.qm) from `source` (.ts) with the lrelease that comes with PySide6."""
    import PySide6

    lrelease = Path(PySide6.__file__).with_name("lrelease")
    command: list[str | Path] = [lrelease, "-silent", source, "-qm", built]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise RuntimeError(
            f"{source} was not compiled by {lrelease}:\n{done.stderr}"
            "If a shared library is missing, README.md lists what to install, under Install."
        )
