"""A whole night as data, read from its journal: rounds, turns, dice, cards and prizes."""
