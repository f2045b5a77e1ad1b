"""Tabletop: market board games at one table, every rule built in and explained."""

__version__ = "1.0.0"
