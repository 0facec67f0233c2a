"""The rule card: sections of sentences, as data for a terminal or a page."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from msgspec import Struct

from headtable.game.ruleset import Ruleset
from headtable.rulecard.card_sentence import CardSentence, CardSentences
from headtable.rulecard.idle import idle
from headtable.rulecard.sections.clock import the_breaks_and_the_time
from headtable.rulecard.sections.evening import the_examples, the_night, the_score_card, the_walk
from headtable.rulecard.sections.legal import the_legal_rolls
from headtable.rulecard.sections.people import the_ghosts_and_seats
from headtable.rulecard.sections.prizes import the_final, the_prizes, the_roll_offs, the_traveler
from headtable.rulecard.sections.rolls import the_points, the_turn
from headtable.rulecard.sections.rounds import (
    the_call,
    the_first_roller,
    the_last_turns,
    the_start,
    the_winners,
)
from headtable.rulesets.ruleset_settings import own_choice
from headtable.saying import text

Telling = Callable[[Ruleset], CardSentences]
PartName = Literal[
    "night", "points", "turn", "legal", "bell", "winners", "walk", "ghosts", "score-card", "roll-offs", "final",
    "traveler", "prizes", "time", "examples",
]  # fmt: skip
PARTS: tuple[tuple[PartName, tuple[Telling, ...]], ...] = (
    ("night", (the_night,)),
    ("points", (the_points,)),
    ("turn", (the_first_roller, the_turn)),
    ("legal", (the_legal_rolls,)),
    ("bell", (the_start, the_call, the_last_turns)),
    ("winners", (the_winners,)),
    ("walk", (the_walk,)),
    ("ghosts", (the_ghosts_and_seats,)),
    ("score-card", (the_score_card,)),
    ("roll-offs", (the_roll_offs,)),
    ("final", (the_final,)),
    ("traveler", (the_traveler,)),
    ("prizes", (the_prizes,)),
    ("time", (the_breaks_and_the_time,)),
    ("examples", (the_examples,)),
)


class Part(Struct, frozen=True):
    """One heading with its sentences."""

    name: PartName
    sentences: tuple[CardSentence, ...]

    @property
    def title(self) -> str:
        """The heading in the reader's language."""
        return text("card-part", part=self.name)


class RuleCard(Struct, frozen=True):
    """Everything that a guest needs to know to play."""

    name: str
    title: str
    inherits_from: str | None
    parts: tuple[Part, ...]

    def telling(self, setting: str) -> tuple[CardSentence, ...]:
        """The sentences about a setting."""
        told = (sentence for part in self.parts for sentence in part.sentences)
        return tuple(sentence for sentence in told if setting in sentence.settings)

    def part_about(self, setting: str) -> Part | None:
        """The first part that tells of a setting, or else of its section: of ``prizes`` for ``prizes.0.name``."""
        section = setting.partition(".")[0]
        told = [(part, one) for part in self.parts for sentence in part.sentences for one in sentence.settings]
        exact = (part for part, one in told if one == setting)
        return next(exact, next((part for part, one in told if one.partition(".")[0] == section), None))


def card_of(ruleset: Ruleset) -> RuleCard:
    """The card of a ruleset; each sentence knows which of its settings are inherited."""
    without_effect, lent = idle(ruleset), (ruleset.inherited, own_choice(ruleset))
    told = ((name, tuple(one for tell in telling for one in tell(ruleset))) for name, telling in PARTS)
    parts = tuple(
        Part(name, tuple(sentence.by(ruleset).but(without_effect).lent(*lent) for sentence in sentences))
        for name, sentences in told
        if sentences
    )
    return RuleCard(ruleset.name, ruleset.title, ruleset.inherits_from, parts)
