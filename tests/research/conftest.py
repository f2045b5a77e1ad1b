"""The environments for learners are tested where the extra "research" is installed."""

from importlib.util import find_spec

collect_ignore = [] if find_spec("pyspiel") and find_spec("pettingzoo") else ["test_environments.py"]
