"""Devices on the Pi's own pins."""
