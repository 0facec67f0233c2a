"""Shows the room live in a terminal, beside the Pi or over ssh."""
