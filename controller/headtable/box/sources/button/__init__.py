"""A button on a pin: what its bouncing contact does, and the presses that it means."""
