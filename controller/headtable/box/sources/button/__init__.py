"""A button on a pin: it turns a bouncing contact into presses."""
