"""Every input and every fact as one plain sentence, and the phrases that say and understand them."""

from headtable.saying.sentences import SENTENCES, Sentence, tell

__all__ = ["SENTENCES", "Sentence", "tell"]
