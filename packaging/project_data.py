"""Put addresses and README into the distribution's metadata, links made whole (a hatch metadata hook)."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface


class ProjectData(MetadataHookInterface):
    """What a registry shows of the distribution, where no folder of the project is beside it."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Add the project's addresses and its README."""
        with (Path(self.root) / "pyproject.toml").open("rb") as file:
            lies = tomllib.load(file)["tool"]["tabletop"]
        address = lies["address"]
        metadata["urls"] = {
            "Homepage": address,
            "Issues": f"{address}{lies['issues']}",
            "Documentation": f"{address}{lies['docs']}",
        }
        text = (Path(self.root) / "README.md").read_text(encoding="utf-8")
        metadata["readme"] = {
            "content-type": "text/markdown",
            "text": whole_links(text, f"{address}{lies['files']}"),
        }


def whole_links(text: str, address: str) -> str:
    """Return a text in which links to files of the project begin with its address.

    >>> whole_links("[a](docs/a.md) ![b](b.png) [c](https://c.example) [d](#d)", "https://x.example")
    '[a](https://x.example/docs/a.md) ![b](https://x.example/b.png) [c](https://c.example) [d](#d)'
    """
    return re.sub(r"\]\((?!https?:|#)", f"]({address}/", text)
