"""Every input and every fact as one plain sentence, and the phrases that say and understand them."""

from headtable.saying.phrase import CANONICAL
from headtable.saying.sentence import Sentence
from headtable.saying.sentences import SENTENCES, tell

__all__ = ["CANONICAL", "SENTENCES", "Sentence", "tell"]
