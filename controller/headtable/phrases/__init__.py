"""The phrases of night scripts: one for each input and each fact, which a script's lines are written in."""

from headtable.phrases.phrase import CANONICAL
from headtable.phrases.sentence import Sentence
from headtable.phrases.sentences import SENTENCES, as_phrase

__all__ = ["CANONICAL", "SENTENCES", "Sentence", "as_phrase"]
