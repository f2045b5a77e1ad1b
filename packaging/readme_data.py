"""Put the README into the distribution's metadata, its links made whole (a hatch metadata hook)."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface


class ReadmeData(MetadataHookInterface):
    """The README of the distribution: a registry shows it where no folder of the project is beside it."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Add the README."""
        text = (Path(self.root) / "README.md").read_text(encoding="utf-8")
        metadata["readme"] = {
            "content-type": "text/markdown",
            "text": whole_links(text, metadata["urls"]["Homepage"]),
        }


def whole_links(text: str, address: str) -> str:
    """Return a text in which links to files of the project begin with its address.

    >>> whole_links("[a](docs/a.md) ![b](b.png) [c](https://c.example) [d](#d)", "https://x.example")
    '[a](https://x.example/docs/a.md) ![b](https://x.example/b.png) [c](https://c.example) [d](#d)'
    """
    return re.sub(r"\]\((?!https?:|#)", f"]({address}/", text)
