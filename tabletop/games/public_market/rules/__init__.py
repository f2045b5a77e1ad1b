"""The rules of Public Market, by the chapters of its book."""
