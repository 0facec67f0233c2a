"""Many nights on one machine: what each player has won in all of them, and who sat with whom."""
