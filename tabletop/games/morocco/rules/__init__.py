"""The rules of Morocco, by the chapters of its book."""
