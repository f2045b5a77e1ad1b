"""What nothing needs stays in no memory: neither the sources of modules, nor blocks that were freed."""

import subprocess
import sys

SOURCES = """
import linecache
import tabletop.ui.app
print(len([name for name in linecache.cache if "tabletop" in name]))
"""
FREED = """
import tabletop.ui
def used():
    return int(open("/proc/self/statm").read().split()[1]) * 4096
bytearray(8_000_000)  # freed at once: from now on the C library would hold on to blocks up to this size
before = used()
blocks = [bytearray(300_000) for _ in range(300)]
for block in blocks:
    block[::4096] = b"x" * len(block[::4096])
blocks = blocks[::30]
print((used() - before) // 1_000_000)
"""


def printed(program):
    """What a new Python prints."""
    return subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, text=True).stdout


def test_no_source_is_read_when_the_window_is_imported():
    assert int(printed(SOURCES)) == 0


def test_freed_drawings_go_back_to_the_system():
    if sys.platform == "linux":  # only glibc holds on to them
        assert int(printed(FREED)) < 20
