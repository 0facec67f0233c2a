"""Which catalogue a process reads from."""

from __future__ import annotations

import os
from functools import cache
from importlib import resources

from headtable.saying.catalogue import BUNCO, Catalogue, Pseudo

LANGUAGE = "HEADTABLE_LANGUAGE"
"""The environment variable that chooses the language; English where it is missing."""
PSEUDO = "en-XA"
"""The pseudo-language: English with every sentence in brackets, which shows what no catalogue has translated."""


@cache
def catalogue(bunco: str = BUNCO) -> Catalogue:
    """The catalogue of this process's language, for a ruleset that calls a bunco so."""
    if os.environ.get(LANGUAGE) == PSEUDO:
        return Pseudo("en", source("en"), bunco)
    return Catalogue("en", source("en"), bunco)


@cache
def source(language: str) -> str:
    """All sentences of a language, in Fluent's syntax."""
    folder = resources.files(__package__) / language
    files = sorted((file for file in folder.iterdir() if file.name.endswith(".ftl")), key=lambda file: file.name)
    return "\n".join(file.read_text(encoding="utf-8") for file in files)
