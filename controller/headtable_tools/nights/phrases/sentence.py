"""One sentence of the tables: which message it says, by which phrase."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from headtable.messages.words import Message
from headtable_tools.nights.phrases.phrase import CANONICAL, Phrase
from headtable_tools.nights.phrases.roll_offs import ROLL_OFF
from headtable_tools.nights.phrases.slots import SLOTS, Slot

WITH_ROLL_OFFS = {**SLOTS, "what": ROLL_OFF}


class Sentence(NamedTuple):
    """How one message is said, if its fields are as in ``always``; what it means; and an example."""

    kind: type[Message]
    phrase: Phrase
    meaning: str
    example: str
    always: tuple[tuple[str, str | None], ...] = ()

    def says(self, message: object) -> bool:
        """Whether this is the sentence for a message."""
        return isinstance(message, self.kind) and all(getattr(message, name) == value for name, value in self.always)


def sentence(
    kind: type[Message],
    pattern: str,
    meaning: str,
    example: str,
    *always: tuple[str, str | None],
    slots: Mapping[str, Slot] = WITH_ROLL_OFFS,
) -> Sentence:
    """A row of the tables."""
    return Sentence(kind, Phrase(pattern, slots), meaning, example, always)


def said(message: Message, sentences: Iterable[Sentence], bunco: str = CANONICAL) -> str:
    """A message by the first of the sentences that says it; ``bunco`` is what the ruleset calls one."""
    return next(sentence for sentence in sentences if sentence.says(message)).phrase.say(message, bunco)
