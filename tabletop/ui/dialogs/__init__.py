"""Dialog windows."""
