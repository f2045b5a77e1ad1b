"""Cut the data of ICU, which Qt brings for hundreds of languages, to those that the program offers.

It needs icupkg (icu-devtools) and gcc, since the data is one constant in a library of its own.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import tempfile
from pathlib import Path

TOOLS = ("icupkg", "gcc", "nm")
PATH = f"{os.environ.get('PATH', '')}:/usr/sbin"
LOCALE = re.compile(r"([a-z]{2,3})(_\w*)?\.res")
"""What the data of one language is called, in each of ICU's folders; the root of all is no language."""
LIBRARY = """\
.globl {symbol}
.section .note.GNU-stack,"",@progbits
.section .rodata
.balign 16
.type {symbol},@object
{symbol}:
.incbin "{data}"
.size {symbol}, .-{symbol}
"""


def missing_tools() -> list[str]:
    """Return which of the tools are not here."""
    return [tool for tool in TOOLS if shutil.which(tool, path=PATH) is None]


def cut(library: Path, languages: set[str]) -> None:
    """Leave in libicudata.so the data of these languages and of the root, and no legacy encodings."""
    symbols = _said("nm", "-D", "-S", library)
    found = re.search(r"^(\w+) (\w+) R (icudt\d+)_dat$", symbols, re.MULTILINE)
    if found is None:
        raise ValueError(f"{library.name} holds no data of ICU")
    start, size, name = int(found[1], 16), int(found[2], 16), found[3]
    with tempfile.TemporaryDirectory() as held:
        folder = Path(held)
        # What is in the data begins with the name of its file; "l" is for little-endian machines.
        whole, small = folder / f"{name}l.dat", folder / "small" / f"{name}l.dat"
        small.parent.mkdir()
        whole.write_bytes(library.read_bytes()[start : start + size])
        items = _said("icupkg", "-l", whole).split()
        (folder / "gone.lst").write_text("\n".join(item for item in items if not _wanted(item, languages)))
        _said("icupkg", "-r", folder / "gone.lst", whole, small)
        (folder / "data.s").write_text(LIBRARY.format(symbol=f"{name}_dat", data=small))
        options = ("-shared", "-nostdlib", "-s", f"-Wl,-soname,{library.name}")
        _said("gcc", *options, "-o", library, folder / "data.s")


def _wanted(item: str, languages: set[str]) -> bool:
    name = item.rpartition("/")[2]
    locale = LOCALE.fullmatch(name)
    return not name.endswith(".cnv") and (locale is None or locale[1] in languages)


def _said(*command: str | Path) -> str:
    program = shutil.which(command[0], path=PATH)
    assert program is not None, f"{command[0]} is missing"
    return subprocess.run([program, *command[1:]], check=True, capture_output=True, text=True).stdout
