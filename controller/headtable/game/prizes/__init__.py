"""Places and prizes: qualifying, the final, the pot, and the traveler."""
