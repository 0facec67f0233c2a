"""What differs between two rulesets: each setting that has two values, in the words of both cards."""

from __future__ import annotations

from msgspec import Struct

from headtable.game.ruleset import Ruleset
from headtable.rulesets.settings import lender, settings, value
from headtable_tools.rulecard.card import RuleCard, card_of
from headtable_tools.rulecard.idle import idle
from headtable_tools.rulecard.settles import SETTLES


class Side(Struct, frozen=True):
    """What one card says, and who lends it where the source leaves it open."""

    says: str
    lender: str = ""


class Difference(Struct, frozen=True):
    """Settings that differ, and what the one and the other card say of them."""

    settings: tuple[str, ...]
    settles: str
    one: Side
    other: Side


def differences(one: Ruleset, other: Ruleset) -> tuple[Difference, ...]:
    """In the file's order; settings that the same sentences tell of stand together."""
    cards = card_of(one), card_of(other)
    told: dict[tuple[Side, Side], list[str]] = {}
    for key in settings():
        if value(one, key) != value(other, key):
            told.setdefault((_side(cards[0], one, key), _side(cards[1], other, key)), []).append(key)
    return tuple(
        Difference(tuple(keys), "; ".join(SETTLES[key] for key in keys), *sides) for sides, keys in told.items()
    )


def _side(card: RuleCard, ruleset: Ruleset, setting: str) -> Side:
    """What a card says of a setting; of one that it leaves out, why."""
    if why := idle(ruleset).get(setting):
        return Side(f"(no matter: {why})")
    sentences = card.telling(setting)
    says = " ".join(sentence.text for sentence in sentences) or "(no such rule)"
    return Side(says, lender(ruleset, setting))
