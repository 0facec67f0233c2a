"""The rules of the night in sentences, for a guest's page."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from headtable import rulesets
from headtable.errors import BadConfig
from headtable.game.ruleset import Ruleset
from headtable.rulecard import card_of


class RulesPart(Struct, frozen=True):
    """One heading of the rule card with its sentences."""

    title: str
    sentences: tuple[str, ...]


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
    parts = card_of(ruleset).parts
    return RulesTold(tuple(RulesPart(part.title, tuple(one.text for one in part.sentences)) for part in parts))
