"""One file with all that a venue keeps: nights, guests, accounts, house rules and configuration; and the way back."""
