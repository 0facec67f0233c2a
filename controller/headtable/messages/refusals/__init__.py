"""Why something that was said is not accepted, as data; ``headtable.saying`` makes the sentences."""
