"""What differs between two rulesets: each setting that has two values, in the words of both cards."""

from __future__ import annotations

from msgspec import Struct

from headtable.game.ruleset import Ruleset
from headtable.rulesets.settings import Lender, lender, settings, value
from headtable.saying import say, text
from headtable_tools.rulecard.card import RuleCard, card_of
from headtable_tools.rulecard.idle import Why, idle
from headtable_tools.rulecard.sentence import Sentence


class Side(Struct, frozen=True):
    """What one card says, or why it says nothing, and who lends it where the source leaves it open."""

    sentences: tuple[Sentence, ...] = ()
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
    """Settings that differ, and what the one and the other card say of them."""

    settings: tuple[str, ...]
    one: Side
    other: Side

    @property
    def settles(self) -> str:
        """What the settings settle, in the reader's language."""
        return text("rules-settles", settles=[settles(setting) for setting in self.settings])


def settles(setting: str) -> str:
    """What a setting settles, in a few words for whoever compares rulesets or writes one."""
    return text("setting-settles", setting=setting.replace(".", "-"))


def differences(one: Ruleset, other: Ruleset) -> tuple[Difference, ...]:
    """In the file's order; settings that the same sentences tell stand together."""
    cards = card_of(one), card_of(other)
    told: list[tuple[tuple[Side, Side], list[str]]] = []
    for key in settings():
        if value(one, key) != value(other, key):
            _add(told, (_side(cards[0], one, key), _side(cards[1], other, key)), key)
    return tuple(Difference(tuple(keys), *sides) for sides, keys in told)


def _add(told: list[tuple[tuple[Side, Side], list[str]]], sides: tuple[Side, Side], key: str) -> None:
    """Put a setting beside those that have the same sides."""
    same = next((keys for known, keys in told if known == sides), None)
    if same is None:
        told.append((sides, [key]))
    else:
        same.append(key)


def _side(card: RuleCard, ruleset: Ruleset, setting: str) -> Side:
    """What a card says of a setting; of one that it leaves out, why."""
    if why := idle(ruleset).get(setting):
        return Side(idle=why)
    return Side(card.telling(setting), lender=lender(ruleset, setting))
