"""The reasons why an input is not accepted, as data; ``headtable.saying`` makes the sentences."""
