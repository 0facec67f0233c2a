"""Every input and every fact as one plain sentence, and the phrases that say and understand them."""

from headtable.phrases.phrase import CANONICAL
from headtable.phrases.sentence import Sentence
from headtable.phrases.sentences import SENTENCES, tell

__all__ = ["CANONICAL", "SENTENCES", "Sentence", "tell"]
