"""Who is at the night, where they sit, and where they walk."""
