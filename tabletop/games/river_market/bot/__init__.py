"""What opponents think of River Market: estimates, no rules. What a rule says they ask its chapter."""
