"""``python -m headtable`` is the same as ``headtable``."""

from headtable.cli import main

main()
