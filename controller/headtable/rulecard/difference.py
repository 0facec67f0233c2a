"""What differs between two rulesets: each setting that has two values, in the words of both cards."""

from __future__ import annotations

from itertools import groupby

from msgspec import Struct

from headtable.game.ruleset import Ruleset
from headtable.rulecard.card import RuleCard, card_of
from headtable.rulecard.idle import idle
from headtable.rulecard.settles import SETTLES
from headtable.rulesets.settings import settings, value


class Difference(Struct, frozen=True):
    """Settings that differ, and what the one and the other card say of them."""

    settings: tuple[str, ...]
    settles: str
    one: str
    other: str


class _Told(Struct, frozen=True):
    one: str
    other: str


def differences(one: Ruleset, other: Ruleset) -> tuple[Difference, ...]:
    """In the file's order; settings that the same sentences tell of stand together."""
    differing = [key for key in settings() if value(one, key) != value(other, key)]
    cards = card_of(one), card_of(other)
    told = {key: _Told(_words(cards[0], one, key), _words(cards[1], other, key)) for key in differing}
    together = sorted(differing, key=lambda key: list(told.values()).index(told[key]))
    return tuple(_difference(tuple(keys), words) for words, keys in groupby(together, told.__getitem__))


def _difference(keys: tuple[str, ...], told: _Told) -> Difference:
    return Difference(keys, "; ".join(SETTLES[key] for key in keys), told.one, told.other)


def _words(card: RuleCard, ruleset: Ruleset, setting: str) -> str:
    """What a card says of a setting; of one that it leaves out, why."""
    if why := idle(ruleset).get(setting):
        return f"(no matter: {why})"
    return " ".join(sentence.text for sentence in card.telling(setting)) or "(no such rule)"
