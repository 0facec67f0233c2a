"""The pictures of docs/: of pages, of commands, and of a pad's wiring."""
