"""A ruleset in plain words: its rule card, and what differs from one ruleset to another."""

from headtable_tools.rulecard.card import Part, RuleCard, card_of
from headtable_tools.rulecard.sentence import Sentence

__all__ = ["Part", "RuleCard", "Sentence", "card_of"]
