"""The people at the night, their seats, and where they walk."""
