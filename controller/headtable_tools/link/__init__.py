"""A serial line on paper: recorded with its timing while the night goes on, and played again as if it were there."""
