"""The rules of Public Market, chapter by chapter; numbers in docstrings are the rule book's."""
