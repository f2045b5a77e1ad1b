"""The rules of River Market, in the order of its rule book."""
