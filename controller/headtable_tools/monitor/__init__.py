"""The room live in a terminal, for whoever sits beside the Pi or is on it by ssh."""
