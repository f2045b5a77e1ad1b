"""The games as environments for PettingZoo, OpenSpiel and Gymnasium: `pip install tabletop[research]`.

Nothing of the program imports this package; docs/research.md tells how to use it.
"""
