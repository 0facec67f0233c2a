"""The rule card of a ruleset: its rules as sentences for guests."""

from headtable.rulecard.card import Part, RuleCard, card_of
from headtable.rulecard.card_sentence import CardSentence

__all__ = ["CardSentence", "Part", "RuleCard", "card_of"]
