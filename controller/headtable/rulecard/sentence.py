"""A sentence of the rule card, and the settings that it tells of."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from msgspec import Struct


class Sentence(Struct, frozen=True):
    """What a guest reads, the settings that say so, and those of them that another ruleset lent."""

    text: str
    settings: tuple[str, ...] = ()  # dotted keys, as ``points.mini``; none where every ruleset has it so
    inherited: tuple[str, ...] = ()

    def but(self, keys: Collection[str]) -> Sentence:
        """The same sentence, telling of all its settings but these."""
        return Sentence(self.text, tuple(key for key in self.settings if key not in keys))

    def lent(self, keys: Collection[str]) -> Sentence:
        """The same sentence, where these keys are inherited."""
        return Sentence(self.text, self.settings, tuple(key for key in self.settings if key in keys))


Sentences = Iterator[Sentence]


def say(text: str, *settings: str) -> Sentence:
    """``say("The night has three sets.", "sets")``."""
    return Sentence(text, settings)
