"""The rules of Merchants Cove, by the chapters of its book."""
