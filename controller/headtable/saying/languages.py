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
    if language() == PSEUDO:
        return Pseudo("en", source("en"), bunco)
    return Catalogue("en", source("en"), bunco)


def language() -> str:
    """The language of this process: English, or the pseudo-language."""
    return PSEUDO if os.environ.get(LANGUAGE) == PSEUDO else "en"


@cache
def source(of: str) -> str:
    """All sentences of a language, in Fluent's syntax."""
    folder = resources.files(__package__) / of
    files = sorted((file for file in folder.iterdir() if file.name.endswith(".ftl")), key=lambda file: file.name)
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


def file_source(of: str, name: str) -> str:
    """One file's sentences, in Fluent's syntax."""
    return (resources.files(__package__) / of / f"{name}.ftl").read_text(encoding="utf-8")
