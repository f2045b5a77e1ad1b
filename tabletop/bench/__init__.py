"""Measures the program against its goals, and in the same run its peers if they are installed."""
