"""Debian's Orca with a log that is written line by line, so that it can be read meanwhile.

Run by the system's Python: `python3 tests/acceptance/orca_log.py LOG`.
"""

import builtins
import runpy
import sys

del sys.path[0]  # this folder, whose modules are none of Orca's
LOG = sys.argv[1]
plain = builtins.open


def open_lines(file, mode="r", buffering=-1, *more, **named):
    """Open a file; the log is written line by line."""
    return plain(file, mode, 1 if file == LOG else buffering, *more, **named)


builtins.open = open_lines
sys.argv = ["orca", "--replace", f"--debug-file={LOG}", "--disable=braille"]
runpy.run_path("/usr/bin/orca", run_name="__main__")
