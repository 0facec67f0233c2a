"""The languages of headtable, and the catalogue for whoever reads."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable

from babel import Locale, negotiate_locale

from headtable.saying.catalogue import BUNCO, Catalogue, Pseudo, capital

LANGUAGE = "HEADTABLE_LANGUAGE"
"""The environment variable that chooses a process's language; English where it is missing or unknown."""
ENGLISH = "en"
"""The language of every sentence that another language lacks."""
PSEUDO = "en-XA"
"""The pseudo-language: English with every sentence in brackets, which shows what no catalogue has translated."""

_readers: ContextVar[str | None] = ContextVar("readers_language", default=None)


def catalogue(bunco: str = BUNCO) -> Catalogue:
    """The catalogue of the present language, for a ruleset with this word for a bunco."""
    return catalogue_of(language(), bunco)


@cache
def catalogue_of(language: str, bunco: str = BUNCO) -> Catalogue:
    """The catalogue of a language."""
    if language == PSEUDO:
        return Pseudo(ENGLISH, source(ENGLISH), bunco)
    return Catalogue(language, source(language), bunco)


def language() -> str:
    """The language of the present reader, or that of the process. The pseudo-language replaces every other one."""
    own = os.environ.get(LANGUAGE, ENGLISH)
    if own == PSEUDO:
        return PSEUDO
    return _readers.get() or (own if own in languages() else ENGLISH)


@contextmanager
def readers_language(of: str) -> Iterator[None]:
    """Say everything in this language inside the ``with``, for one reader."""
    token = _readers.set(of)
    try:
        yield
    finally:
        _readers.reset(token)


def own_name(language: str) -> str:
    """A language's name in that language: ``own_name("de")`` is "Deutsch"."""
    return capital(Locale.parse(language, sep="-").get_display_name() or language)


def best_of(preferred: Iterable[str]) -> str | None:
    """The first of these languages that has sentences: ``best_of(["fr", "de-CH"])`` is "de" where German is there."""
    known = {language.lower(): language for language in languages()}
    found = negotiate_locale([language.lower() for language in preferred], list(known), sep="-")
    return known[found] if found else None


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
