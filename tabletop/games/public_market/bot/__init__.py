"""What opponents think of Public Market: estimates, no rules. What a rule says they ask its chapter."""
