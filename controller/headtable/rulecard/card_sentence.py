"""A sentence of the rule card as data, and the settings that it covers."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping

from msgspec import Struct
from msgspec.structs import replace

from headtable import saying
from headtable.game.ruleset import Ruleset

LENT, OWN_CHOICE = "†", "‡"


class CardSentence(Struct, frozen=True):
    """One sentence for guests, and the settings that it covers."""

    name: str  # in the catalogue
    arguments: Mapping[str, object] = {}
    settings: tuple[str, ...] = ()  # dotted keys, as ``points.mini``; empty for a rule of every ruleset
    inherited: tuple[str, ...] = ()  # those that the rules' source leaves open
    own_choice: tuple[str, ...] = ()  # the inherited ones that headtable chose
    by_headtable: bool = False  # headtable does this in every ruleset
    bunco: str = saying.BUNCO  # the ruleset's own word

    @property
    def text(self) -> str:
        """The sentence in the reader's language."""
        return saying.text(self.name, self.bunco, **self.arguments)

    def by(self, ruleset: Ruleset) -> CardSentence:
        """The same sentence, with the ruleset's word for a bunco."""
        return replace(self, bunco=ruleset.words.bunco)

    def but(self, keys: Collection[str]) -> CardSentence:
        """The same sentence without these settings."""
        return replace(self, settings=tuple(key for key in self.settings if key not in keys))

    def lent(self, inherited: Collection[str], own_choice: Collection[str]) -> CardSentence:
        """The same sentence, where these keys are inherited, and some of them are headtable's own choice."""
        kept = tuple(key for key in self.settings if key in inherited)
        return replace(self, inherited=kept, own_choice=tuple(key for key in kept if key in own_choice))

    @property
    def marks(self) -> str:
        """† if another ruleset lends a setting, ‡ if headtable chose one."""
        lent = len(self.inherited) > len(self.own_choice)
        return f"{LENT if lent else ''}{OWN_CHOICE if self.own_choice or self.by_headtable else ''}"


CardSentences = Iterator[CardSentence]


def card_sentence(name: str, /, *settings: str, **arguments: object) -> CardSentence:
    """``card_sentence("card-sets", "sets", sets=3)``: The night has three sets."""
    return CardSentence(name, arguments, settings)


def own_way(name: str, /, **arguments: object) -> CardSentence:
    """A rule that headtable adds to every ruleset: ``own_way("card-host-calls")``."""
    return CardSentence(name, arguments, by_headtable=True)
