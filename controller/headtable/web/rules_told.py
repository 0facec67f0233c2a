"""The rules of the night in sentences, for a guest's page."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from headtable import rulesets
from headtable.errors import BadConfig
from headtable.game.ruleset import Ruleset
from headtable.rulecard import Part, card_of
from headtable.saying.glossary import words_in


class RulesPart(Struct, frozen=True):
    """One heading of the rule card with its sentences, and the words of the glossary in them."""

    title: str
    sentences: tuple[str, ...]
    words: tuple[str, ...] = ()


class RulesTold(Struct, frozen=True):
    """The rule card without the marks that tell who lends a rule. It has no parts while the rules are unknown."""

    parts: tuple[RulesPart, ...]


NOT_KNOWN = RulesTold(())


@lru_cache(maxsize=4)
def told(ruleset: str, _language: str) -> RulesTold:
    """The card of a ruleset's text. An engine of another version may have rules that nobody here can read."""
    try:
        return told_of(rulesets.parse(ruleset, "night/rules"))
    except BadConfig:
        return NOT_KNOWN


def told_of(ruleset: Ruleset) -> RulesTold:
    """The card of a ruleset, in the reader's language."""
    return RulesTold(tuple(_part(part, ruleset.words.bunco) for part in card_of(ruleset).parts))


def _part(part: Part, bunco: str) -> RulesPart:
    sentences = tuple(one.text for one in part.sentences)
    return RulesPart(part.title, sentences, words_in("\n".join((part.title, *sentences)), bunco))
