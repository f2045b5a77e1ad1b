"""Fill in the papers of the packages: the version, what each release brings, and where the project lies.

    python packaging/papers.py FOLDER    write them into this folder

The releases stand in CHANGELOG.md and the addresses in pyproject.toml, each once; all papers, and the README
of the wheel, take them from there.
"""

from __future__ import annotations

import re
import sys
import textwrap
import tomllib
from dataclasses import dataclass
from datetime import UTC, date, datetime
from email.utils import format_datetime
from pathlib import Path
from string import Template
from xml.sax.saxutils import escape

ROOT = Path(__file__).parents[1]
LINUX = ROOT / "packaging" / "linux"
APP_ID = "org.tabletop_games.Tabletop"
PAPERS = (f"{APP_ID}.metainfo.xml", "tabletop.6", "changelog.Debian")


@dataclass(frozen=True)
class Release:
    """A version in CHANGELOG.md.

    Attributes:
        version: Its number.
        day: When it was released; today, for one in the making.
        opening: Its first paragraph.
        groups: Its lists, each under a heading; "" where there is none.
    """

    version: str
    day: date
    opening: str
    groups: tuple[tuple[str, tuple[str, ...]], ...]


def releases(changelog: str) -> list[Release]:
    """Return the versions of a changelog, newest first."""
    return [_release(text) for text in re.split(r"^## ", changelog, flags=re.MULTILINE)[1:]]


def _release(text: str) -> Release:
    """Return one version, given what stands below “## ”."""
    head, _, body = text.partition("\n")
    found = re.fullmatch(r"(?P<version>[\d.]+) \((?P<day>\d{4}-\d\d-\d\d|in the making)\)", head)
    if found is None:
        raise ValueError(f"CHANGELOG.md: “## {head}” names no version and day")
    now = datetime.now(UTC).date()
    day = now if found["day"] == "in the making" else date.fromisoformat(found["day"])
    opening, *parts = re.split(r"^### ", body, flags=re.MULTILINE)
    words, *items = _items(opening)
    groups = [("", tuple(items))] if items else []
    for part in parts:
        heading, _, rest = part.partition("\n")
        groups.append((heading, tuple(_items(rest)[1:])))
    return Release(found["version"], day, words, tuple(groups))


def _items(text: str) -> list[str]:
    """Return what stands before the items of a list, and the items, as plain text."""
    plain = re.sub(r"[*`]", "", text)
    return [" ".join(part.split()) for part in re.split(r"^- ", plain, flags=re.MULTILINE)]


def values() -> dict[str, str]:
    """Return what is filled in for the names in braces."""
    with (ROOT / "pyproject.toml").open("rb") as file:
        lies = tomllib.load(file)["tool"]["tabletop"]
    known = releases((ROOT / "CHANGELOG.md").read_text(encoding="utf-8"))
    address = lies["address"]
    return {
        "VERSION": known[0].version,
        "DAY": known[0].day.isoformat(),
        "ADDRESS": address,
        "ISSUES": f"{address}{lies['issues']}",
        "DOCS": f"{address}{lies['docs']}",
        "FILES": f"{address}{lies['files']}",
        "MAIL": lies["mail"],
        "RELEASES": "\n".join(map(_appstream, known)),
        "CHANGES": "\n\n".join(_debian(one, lies["mail"]) for one in known),
    }


def _appstream(release: Release) -> str:
    """Return a release as the AppStream metadata tells it."""
    told = [f"<p>{escape(release.opening)}</p>"] if release.opening else []
    for heading, items in release.groups:
        told += [f"<p>{escape(heading)}</p>"] if heading else []
        told.append(f"<ul>{''.join(f'<li>{escape(item)}</li>' for item in items)}</ul>")
    lines = "\n".join(f"        {line}" for line in told)
    return (
        f'    <release version="{release.version}" date="{release.day.isoformat()}">\n'
        f"      <description>\n{lines}\n      </description>\n    </release>"
    )


def _debian(release: Release, mail: str) -> str:
    """Return a release as a Debian changelog tells it."""
    items = [release.opening] if release.opening else [item for _, part in release.groups for item in part]
    told = "\n".join(
        textwrap.fill(item, 78, initial_indent="  * ", subsequent_indent="    ") for item in items
    )
    at = format_datetime(datetime(release.day.year, release.day.month, release.day.day, 12, tzinfo=UTC))
    return (
        f"tabletop ({release.version}-1) unstable; urgency=medium\n\n{told}\n\n"
        f" -- The Tabletop authors <{mail}>  {at}"
    )


def paper(name: str) -> str:
    """Return one of PAPERS, filled in."""
    return Template((LINUX / name).read_text(encoding="utf-8")).substitute(values())


def write(folder: Path) -> None:
    """Write all papers into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for name in PAPERS:
        (folder / name).write_text(paper(name), encoding="utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1]))
