"""Where the installed program starts: opponents think in a second process, which starts here as well."""

import multiprocessing
import os
import sys

from tabletop.__main__ import main


def give_back_library_path() -> None:
    """Let programs that this one starts, such as players of sounds, find the libraries of the machine."""
    given = os.environ.pop("LD_LIBRARY_PATH_ORIG", None)
    if given is None:
        os.environ.pop("LD_LIBRARY_PATH", None)
    else:
        os.environ["LD_LIBRARY_PATH"] = given


if __name__ == "__main__":
    give_back_library_path()
    multiprocessing.freeze_support()
    sys.exit(main())
