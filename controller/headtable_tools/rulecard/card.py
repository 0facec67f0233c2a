"""The rule card: a ruleset in plain sentences, as data that a terminal or a page may show."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from headtable.game.ruleset import Ruleset
from headtable.rulesets.settings import own_choice
from headtable_tools.rulecard.clock import the_breaks_and_the_time
from headtable_tools.rulecard.evening import the_examples, the_night, the_score_card, the_walk
from headtable_tools.rulecard.idle import idle
from headtable_tools.rulecard.legal import the_legal_rolls
from headtable_tools.rulecard.people import the_ghosts_and_seats
from headtable_tools.rulecard.prizes import the_final, the_prizes, the_roll_offs, the_traveler
from headtable_tools.rulecard.rolls import the_points, the_turn
from headtable_tools.rulecard.rounds import the_call, the_first_roller, the_last_turns, the_start, the_winners
from headtable_tools.rulecard.sentence import Sentence, Sentences

Telling = Callable[[Ruleset], Sentences]
PARTS: tuple[tuple[str, tuple[Telling, ...]], ...] = (
    ("The night", (the_night,)),
    ("Points", (the_points,)),
    ("Your turn", (the_first_roller, the_turn)),
    ("Legal rolls", (the_legal_rolls,)),
    ("The bell", (the_start, the_call, the_last_turns)),
    ("Winners and ties", (the_winners,)),
    ("Your next table", (the_walk,)),
    ("Ghosts and seats", (the_ghosts_and_seats,)),
    ("Your score card", (the_score_card,)),
    ("Roll-offs", (the_roll_offs,)),
    ("The final", (the_final,)),
    ("The traveler", (the_traveler,)),
    ("Prizes", (the_prizes,)),
    ("Breaks and time", (the_breaks_and_the_time,)),
    ("For example", (the_examples,)),
)


class Part(Struct, frozen=True):
    """One heading with its sentences."""

    title: str
    sentences: tuple[Sentence, ...]


class RuleCard(Struct, frozen=True):
    """Everything that a guest needs to know to play."""

    name: str
    title: str
    inherits_from: str | None
    parts: tuple[Part, ...]

    def telling(self, setting: str) -> tuple[Sentence, ...]:
        """The sentences that tell of a setting."""
        told = (sentence for part in self.parts for sentence in part.sentences)
        return tuple(sentence for sentence in told if setting in sentence.settings)


def card_of(ruleset: Ruleset) -> RuleCard:
    """The card of a ruleset, every sentence knowing which of its settings are inherited."""
    without_effect, lent = idle(ruleset), (ruleset.inherited, own_choice(ruleset))
    told = ((title, tuple(one for tell in telling for one in tell(ruleset))) for title, telling in PARTS)
    parts = tuple(
        Part(title, tuple(sentence.but(without_effect).lent(*lent) for sentence in sentences))
        for title, sentences in told
        if sentences
    )
    return RuleCard(ruleset.name, ruleset.title, ruleset.inherits_from, parts)
