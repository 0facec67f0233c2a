"""Why something that was said does not count, as data; ``headtable.saying`` makes the sentences."""
