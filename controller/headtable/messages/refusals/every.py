"""Every refusal that an engine may give, and what an error says as one of them."""

from __future__ import annotations

from headtable.errors import NotAllowed
from headtable.messages.refusals.speaking import SpeakingRefusal
from headtable.messages.words import Message


class FormerRefusal(Message, tag="former-refusal"):
    """A refusal from a journal of format 5, which kept the sentence and not the reason."""

    text: str


class OtherReason(Message, tag="other-reason"):
    """A refusal of the rules that is not a struct yet, by its sentence."""

    text: str


Refusal = SpeakingRefusal | FormerRefusal | OtherReason


def refusal_of(why: NotAllowed) -> Refusal:
    """The reason of an error as data."""
    return why.reason if isinstance(why.reason, Refusal) else OtherReason(str(why))
