"""What is asked and told in a window of its own."""
