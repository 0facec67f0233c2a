"""The hall as the bus tells of it: its boxes and devices, and what a walk through the hall tries."""
