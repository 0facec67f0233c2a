"""The phrases of night scripts: one for each input and each fact, which a script's lines are written in."""

from headtable_tools.nights.phrases.phrase import CANONICAL
from headtable_tools.nights.phrases.sentence import Sentence
from headtable_tools.nights.phrases.sentences import SENTENCES, as_phrase

__all__ = ["CANONICAL", "SENTENCES", "Sentence", "as_phrase"]
