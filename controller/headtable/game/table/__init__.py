"""What happens at one table in a round: turns, buncos, ties, and who wins."""
