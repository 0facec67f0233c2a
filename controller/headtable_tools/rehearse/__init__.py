"""A night without hardware: simulated devices that speak the real line, and players who press them."""
