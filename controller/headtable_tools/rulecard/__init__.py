"""The rule card of a ruleset, and the differences between two rulesets."""

from headtable_tools.rulecard.card import Part, RuleCard, card_of
from headtable_tools.rulecard.sentence import Sentence

__all__ = ["Part", "RuleCard", "Sentence", "card_of"]
