"""A night without hardware: simulated devices on the real line protocol, and simulated players."""
