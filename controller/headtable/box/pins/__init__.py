"""What hangs on the Pi's own pins."""
