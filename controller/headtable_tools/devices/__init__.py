"""Finds, numbers and places the devices of a hall."""
