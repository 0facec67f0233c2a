"""The parts of docs/ that are made from the code: ``python -m headtable.docs`` writes them, ``--check`` compares."""
