"""A sentence of the rule card, and the settings that it tells of."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from msgspec import Struct
from msgspec.structs import replace

LENT, OWN_CHOICE = "†", "‡"


class Sentence(Struct, frozen=True):
    """What a guest reads, the settings that say so, and those of them that the rules' source leaves open."""

    text: str
    settings: tuple[str, ...] = ()  # dotted keys, as ``points.mini``; none where every ruleset has it so
    inherited: tuple[str, ...] = ()
    own_choice: tuple[str, ...] = ()  # of the inherited ones, those that headtable chose and no ruleset lent
    by_headtable: bool = False  # headtable's own way in every ruleset, which no setting changes

    def but(self, keys: Collection[str]) -> Sentence:
        """The same sentence, telling of all its settings but these."""
        return replace(self, settings=tuple(key for key in self.settings if key not in keys))

    def lent(self, inherited: Collection[str], own_choice: Collection[str]) -> Sentence:
        """The same sentence, where these keys are inherited, and some of them are headtable's own choice."""
        kept = tuple(key for key in self.settings if key in inherited)
        return replace(self, inherited=kept, own_choice=tuple(key for key in kept if key in own_choice))

    @property
    def marks(self) -> str:
        """† where another ruleset lent something, ‡ where headtable chose it."""
        lent = len(self.inherited) > len(self.own_choice)
        return f"{LENT if lent else ''}{OWN_CHOICE if self.own_choice or self.by_headtable else ''}"


Sentences = Iterator[Sentence]


def say(text: str, *settings: str) -> Sentence:
    """``say("The night has three sets.", "sets")``."""
    return Sentence(text, settings)


def own_way(text: str) -> Sentence:
    """What headtable does in every ruleset although none says it: ``own_way("The host may call a round.")``."""
    return Sentence(text, by_headtable=True)
