"""Schematic pictures of the boards, drawn from their tables of parts, and read back from what was drawn."""
