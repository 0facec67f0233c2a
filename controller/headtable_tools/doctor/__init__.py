"""Checks whether a machine is ready for a night: one page of green and red, with remedies."""
