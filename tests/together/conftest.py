"""Leaves out what cannot be tried here; tests/conftest.py says so at the end of a run."""

import os
from importlib.util import find_spec

collect_ignore = [
    name
    for package, name in (("iroh", "test_iroh_door.py"), ("zeroconf", "test_nearby_found.py"))
    if find_spec(package) is None
]
if "TABLETOP_DATABASE" not in os.environ:
    collect_ignore.append("test_postgres.py")
