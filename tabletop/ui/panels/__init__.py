"""What stands round the table of a match."""
