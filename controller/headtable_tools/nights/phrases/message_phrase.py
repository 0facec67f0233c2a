"""One row of the tables: a message, and the phrase that writes it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from headtable.messages.words import Message
from headtable_tools.nights.phrases.phrase import CANONICAL, Phrase
from headtable_tools.nights.phrases.roll_offs import ROLL_OFF
from headtable_tools.nights.phrases.slot import Slot
from headtable_tools.nights.phrases.slots import SLOTS

WITH_ROLL_OFFS = {**SLOTS, "what": ROLL_OFF}


class MessagePhrase(NamedTuple):
    """How one message is said, if its fields are as in ``always``; what it means; and an example."""

    kind: type[Message]
    phrase: Phrase
    meaning: str
    example: str
    always: tuple[tuple[str, object], ...] = ()

    def says(self, message: object) -> bool:
        """Tell whether this row is the one for a message."""
        return isinstance(message, self.kind) and all(getattr(message, name) == value for name, value in self.always)


def message_phrase(
    kind: type[Message],
    pattern: str,
    meaning: str,
    example: str,
    *always: tuple[str, object],
    slots: Mapping[str, Slot] = WITH_ROLL_OFFS,
) -> MessagePhrase:
    """A row of the tables."""
    return MessagePhrase(kind, Phrase(pattern, slots), meaning, example, always)


def said(message: Message, phrases: Iterable[MessagePhrase], bunco: str = CANONICAL) -> str:
    """A message by the first of the phrases that says it; ``bunco`` is what the ruleset calls one."""
    return next(row for row in phrases if row.says(message)).phrase.render(message, bunco)
