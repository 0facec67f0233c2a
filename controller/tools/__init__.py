"""What only developers use; it is in no wheel."""


class CannotGenerate(Exception):
    """A page or a file cannot be made: the code, or the page, lacks something."""
