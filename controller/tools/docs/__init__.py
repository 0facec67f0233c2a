"""The parts of docs/ that are made from the code: ``python -m tools.docs`` writes them, ``--check`` compares."""
