"""Where the program starts: tabletop, or python -m tabletop."""

from __future__ import annotations

import sys
from collections.abc import Sequence


def main(argv: Sequence[str] | None = None) -> int:
    """Do what the command line asks (default: the one this process was given); the exit status."""
    from tabletop.cli.parser import run

    return run(sys.argv[1:] if argv is None else argv)


if __name__ == "__main__":
    sys.exit(main())
