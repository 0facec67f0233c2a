"""A round at one table: turns, buncos, ties, and the winner."""
