"""The name of a prize in the reader's language; a prize that a house made up keeps its name."""

from __future__ import annotations

from headtable.saying import Sentence, say, sentence
from headtable.saying.name_keys import prize_key


def prize_name(name: str) -> str:
    """``prize_name("Most Wins")`` is "Die meisten Siege" in German."""
    return say(prize_named(name))


def prize_named(name: str) -> Sentence:
    """The same as data, for a sentence that is said later."""
    return sentence("pages-prize-name", key=prize_key(name), name=name)
