"""Looking on: what the bus tells of boxes, devices and the night, for the commands that a maker types."""
