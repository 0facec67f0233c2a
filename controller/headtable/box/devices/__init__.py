"""The devices on the lines: which ones are present, what they report, and what the box tells them."""
