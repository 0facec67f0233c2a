"""What only developers use; it is in no wheel."""
