"""What only developers use; no wheel carries it."""
