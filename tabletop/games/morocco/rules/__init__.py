"""Morocco: its rules, chapter by chapter."""
