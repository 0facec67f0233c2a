"""The differences between two rulesets, in the words of both cards."""

from __future__ import annotations

from msgspec import Struct

from headtable.game.ruleset import Ruleset
from headtable.rulecard.card import RuleCard, card_of
from headtable.rulecard.card_sentence import CardSentence
from headtable.rulecard.idle import Why, idle
from headtable.rulesets.ruleset_settings import Lender, lender, settings, value
from headtable.saying import say, text


class Side(Struct, frozen=True):
    """What one card says or why it says nothing, and who lends an inherited setting."""

    sentences: tuple[CardSentence, ...] = ()
    idle: Why | None = None
    lender: Lender | None = None

    @property
    def says(self) -> str:
        """The card's sentences, in the reader's language."""
        if self.idle:
            return text("rules-idle", why=text("why-idle", why=self.idle))
        return " ".join(sentence.text for sentence in self.sentences) or text("rules-none-such")

    @property
    def lent(self) -> str | None:
        """Who lends it, in the reader's language."""
        return say(self.lender) if self.lender else None


class Difference(Struct, frozen=True):
    """Settings that differ, and what each card says about them."""

    settings: tuple[str, ...]
    one: Side
    other: Side

    @property
    def settles(self) -> str:
        """What the settings decide, in the reader's language."""
        return text("rules-settles", settles=[settles(setting) for setting in self.settings])


def settles(setting: str) -> str:
    """What a setting decides, in a few words."""
    return text("setting-settles", setting=setting.replace(".", "-"))


def differences(one: Ruleset, other: Ruleset) -> tuple[Difference, ...]:
    """All differences in the file's order; settings with the same sentences share a row."""
    cards = card_of(one), card_of(other)
    told: list[tuple[tuple[Side, Side], list[str]]] = []
    for key in settings():
        if value(one, key) != value(other, key):
            _add(told, (_side(cards[0], one, key), _side(cards[1], other, key)), key)
    return tuple(Difference(tuple(keys), *sides) for sides, keys in told)


def _add(told: list[tuple[tuple[Side, Side], list[str]]], sides: tuple[Side, Side], key: str) -> None:
    """Add a setting to the row with the same sides, or a new row."""
    same = next((keys for known, keys in told if known == sides), None)
    if same is None:
        told.append((sides, [key]))
    else:
        same.append(key)


def _side(card: RuleCard, ruleset: Ruleset, setting: str) -> Side:
    """What a card says about a setting, or why it leaves it out."""
    if why := idle(ruleset).get(setting):
        return Side(idle=why)
    return Side(card.telling(setting), lender=lender(ruleset, setting))
