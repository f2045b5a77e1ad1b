"""What leads from hands to a session and from there to the table."""
