"""A refusal from an older journal."""

from __future__ import annotations

from headtable.messages.words import Message


class FormerRefusal(Message, tag="former-refusal"):
    """A refusal from a journal of format 5, which kept the sentence and not the reason."""

    text: str
