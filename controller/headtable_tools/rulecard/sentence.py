"""A sentence of the rule card as data, and the settings that it tells."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping

from msgspec import Struct
from msgspec.structs import replace

from headtable import saying
from headtable.game.ruleset import Ruleset

LENT, OWN_CHOICE = "†", "‡"


class Sentence(Struct, frozen=True):
    """What a guest reads, the settings that it tells, and those of them that the rules' source leaves open."""

    name: str  # in the catalogue
    arguments: Mapping[str, object] = {}
    settings: tuple[str, ...] = ()  # dotted keys, as ``points.mini``; none where every ruleset has it so
    inherited: tuple[str, ...] = ()
    own_choice: tuple[str, ...] = ()  # of the inherited ones, those that headtable chose and no ruleset lent
    by_headtable: bool = False  # headtable's own way in every ruleset, which no setting changes
    bunco: str = saying.BUNCO  # the ruleset's own word

    @property
    def text(self) -> str:
        """The sentence itself, in the reader's language."""
        return saying.text(self.name, self.bunco, **self.arguments)

    def by(self, ruleset: Ruleset) -> Sentence:
        """The same sentence, with the ruleset's word for a bunco."""
        return replace(self, bunco=ruleset.words.bunco)

    def but(self, keys: Collection[str]) -> Sentence:
        """The same sentence, telling all its settings but these."""
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


def tell(name: str, /, *settings: str, **arguments: object) -> Sentence:
    """``tell("card-sets", "sets", sets=3)``: The night has three sets."""
    return Sentence(name, arguments, settings)


def own_way(name: str, /, **arguments: object) -> Sentence:
    """What headtable does in every ruleset although none says it: ``own_way("card-host-calls")``."""
    return Sentence(name, arguments, by_headtable=True)
