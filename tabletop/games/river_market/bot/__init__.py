"""What opponents of River Market go by: estimates, no rules."""
