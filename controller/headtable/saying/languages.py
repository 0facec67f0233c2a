"""The languages of headtable, and the catalogue of a process."""

from __future__ import annotations

import os
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable

from headtable.saying.catalogue import BUNCO, Catalogue, Pseudo

LANGUAGE = "HEADTABLE_LANGUAGE"
"""The environment variable that chooses the language; English where it is missing or unknown."""
ENGLISH = "en"
"""The language of every sentence that another language lacks."""
PSEUDO = "en-XA"
"""The pseudo-language: English with every sentence in brackets, which shows what no catalogue has translated."""


@cache
def catalogue(bunco: str = BUNCO) -> Catalogue:
    """The catalogue of this process's language, for a ruleset with this word for a bunco."""
    if language() == PSEUDO:
        return Pseudo(ENGLISH, source(ENGLISH), bunco)
    return Catalogue(language(), source(language()), bunco)


def language() -> str:
    """The language of this process."""
    chosen = os.environ.get(LANGUAGE, ENGLISH)
    return chosen if chosen in {PSEUDO, *languages()} else ENGLISH


@cache
def languages() -> frozenset[str]:
    """Every language with sentences: the names of the folders beside this file that have any."""
    folders = (each for each in resources.files(__package__).iterdir() if each.is_dir())
    return frozenset(folder.name for folder in folders if _files(folder))


@cache
def source(of: str) -> str:
    """All sentences of a language, in Fluent's syntax. English comes first: a later entry replaces an earlier one."""
    folders = (resources.files(__package__) / each for each in dict.fromkeys((ENGLISH, of)))
    return "\n".join(file.read_text(encoding="utf-8") for folder in folders for file in _files(folder))


def file_source(of: str, name: str) -> str:
    """One file's sentences, in Fluent's syntax."""
    return (resources.files(__package__) / of / f"{name}.ftl").read_text(encoding="utf-8")


def _files(folder: Traversable) -> list[Traversable]:
    return sorted((file for file in folder.iterdir() if file.name.endswith(".ftl")), key=lambda file: file.name)
