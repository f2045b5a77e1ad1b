"""The panels and popovers round the table of a match."""
