"""Cards, differences and proofs for a script, with their sentences."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from headtable.game.ruleset import Example
from headtable.rulecard.card import Part, RuleCard
from headtable.rulecard.card_sentence import CardSentence
from headtable.rulecard.idle import Why
from headtable.saying import text
from headtable_tools.rulecard.comparison import Difference, Side
from headtable_tools.rulecard.proof import Choice, Idle, Proof


class ShownSentence(Struct, frozen=True):
    """A sentence of the card, with the settings that it covers."""

    text: str
    settings: tuple[str, ...]
    inherited: tuple[str, ...]
    own_choice: tuple[str, ...]
    by_headtable: bool


class ShownPart(Struct, frozen=True):
    """One heading with its sentences."""

    title: str
    sentences: tuple[ShownSentence, ...]


class ShownCard(Struct, frozen=True):
    """A rule card."""

    name: str
    title: str
    inherits_from: str | None
    parts: tuple[ShownPart, ...]


class ShownSide(Struct, frozen=True):
    """What one card says, and who lends it."""

    says: str
    lender: str


class ShownDifference(Struct, frozen=True):
    """Settings that differ."""

    settings: tuple[str, ...]
    settles: str
    one: ShownSide
    other: ShownSide


class ShownIdle(Struct, frozen=True):
    """A setting without effect."""

    line: int
    setting: str
    value: str
    why: Why
    sentence: str


class ShownProof(Struct, frozen=True):
    """A valid ruleset."""

    file: str
    name: str
    title: str
    examples: tuple[Example, ...]
    idle: tuple[ShownIdle, ...]
    own_choice: tuple[Choice, ...]


def shown_card(card: RuleCard) -> ShownCard:
    """The card with its sentences."""
    return ShownCard(card.name, card.title, card.inherits_from, tuple(map(_part, card.parts)))


def _part(part: Part) -> ShownPart:
    return ShownPart(part.title, tuple(map(_sentence, part.sentences)))


def _sentence(one: CardSentence) -> ShownSentence:
    return ShownSentence(one.text, one.settings, one.inherited, one.own_choice, one.by_headtable)


def shown_differences(found: Iterable[Difference]) -> tuple[ShownDifference, ...]:
    """Each difference in words."""
    return tuple(ShownDifference(row.settings, row.settles, _side(row.one), _side(row.other)) for row in found)


def _side(side: Side) -> ShownSide:
    return ShownSide(side.says, side.lent or "")


def shown_proof(proof: Proof) -> ShownProof:
    """The proof with its reasons."""
    idle = tuple(map(_idle, proof.idle))
    return ShownProof(proof.file, proof.name, proof.title, proof.examples, idle, proof.own_choice)


def _idle(one: Idle) -> ShownIdle:
    return ShownIdle(one.line, one.setting, one.value, one.why, text("why-idle", why=one.why))
