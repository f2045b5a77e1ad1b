"""Where the installed program starts: opponents think in a second process, which starts here as well."""

import multiprocessing
import sys

from tabletop.__main__ import main

if __name__ == "__main__":
    multiprocessing.freeze_support()
    sys.exit(main())
