"""A night on paper: its sheets as data, which typst typesets as PDF.

Each kind of sheet has a module that makes it from the night, and a template in ``templates/``. A sheet holds
everything that is printed, in the reader's language. A template holds no word.
"""
