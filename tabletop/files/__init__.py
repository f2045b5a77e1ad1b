"""Reads and writes files: components, records, the library, settings. Validates strictly; without Qt."""
