"""firmware/pad/display_words.py: the words on a pad's display, from the sentences of ``saying/``."""

from __future__ import annotations

import json

from headtable.saying.catalogue import ARGUMENT, Catalogue, entries
from headtable.saying.languages import ENGLISH, file_source

HEAD = '"""The words on a pad\'s display; written by `make generate` from the sentences in saying/."""\n\n'
PREFIX = "display-"


def table() -> str:
    """The module's text: each sentence by its name, with ``%d`` for each number in it."""
    source = file_source(ENGLISH, "display")
    catalogue = Catalogue(ENGLISH, source)
    lines = (
        f"    {json.dumps(name.removeprefix(PREFIX))}: {json.dumps(_words(catalogue, name, entry))},\n"
        for name, entry in entries(source).items()
    )
    return f"{HEAD}WORDS = {{\n{''.join(lines)}}}\n"


def _words(catalogue: Catalogue, name: str, entry: str) -> str:
    return catalogue.text(name, **dict.fromkeys(ARGUMENT.findall(entry), "%d"))
