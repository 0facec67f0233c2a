"""The rule card of a ruleset, and the differences between two rulesets."""

from headtable_tools.rulecard.card import Part, RuleCard, card_of
from headtable_tools.rulecard.card_sentence import CardSentence

__all__ = ["CardSentence", "Part", "RuleCard", "card_of"]
