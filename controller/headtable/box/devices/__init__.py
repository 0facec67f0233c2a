"""The devices on the lines: who is there, what they report, and what they are told."""
