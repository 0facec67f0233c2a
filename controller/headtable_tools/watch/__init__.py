"""Collects the state of boxes, devices and the night from the bus, for the commands of makers."""
