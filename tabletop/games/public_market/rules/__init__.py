"""Public Market: its rules, chapter by chapter."""
