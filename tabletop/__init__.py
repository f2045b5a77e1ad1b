"""Tabletop: market board games at one table, with every rule known and explained."""

__version__ = "0.1.0"
