"""The sentences of headtable, made last, for whoever reads.

All other rooms hold facts: tagged structs and errors with fields. ``say`` turns one of them into a sentence of the
reader's language. The sentences are in ``en/*.ftl``, in Fluent's syntax (https://projectfluent.org): plurals,
alternatives, articles, lists and the order of words belong to the language. A translator adds a folder of such files
and changes no code. A sentence that is missing there is said in English.

A struct's sentence has the name of its class: ``NotArmed`` is said by ``not-armed``. What needs no class of its own
is a ``Sentence``: a name and arguments, to be said later.
"""

from __future__ import annotations

from msgspec import Struct

from headtable.saying.catalogue import BUNCO, Catalogue, Sentence, capital, sentence
from headtable.saying.languages import catalogue

__all__ = ["BUNCO", "Catalogue", "Sentence", "capital", "catalogue", "player_name", "say", "sentence", "text"]


def say(fact: Struct, /, bunco: str = BUNCO, **more: object) -> str:
    """The sentence for a struct; ``bunco`` is the ruleset's word for one, ``more`` adds arguments.

    ``say(Muted(), signal="horn")`` is "the horn is muted".
    """
    return catalogue(bunco).say(fact, **more)


def text(name: str, /, bunco: str = BUNCO, **arguments: object) -> str:
    """The sentence of that name: ``text("points", points=1)`` is "1 point"."""
    return catalogue(bunco).text(name, **arguments)


def player_name(name: str) -> str:
    """A player's name as it is shown: a ghost has the reader's word for it."""
    return catalogue().player(name)
