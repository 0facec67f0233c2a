"""Every refusal that an engine may give, and the one that an error carries."""

from __future__ import annotations

from headtable.errors import NotAllowed
from headtable.messages.refusals.former import FormerRefusal
from headtable.messages.refusals.rules import RuleRefusal
from headtable.messages.refusals.speaking import SpeakingRefusal

Refusal = SpeakingRefusal | RuleRefusal | FormerRefusal


def refusal_of(error: NotAllowed) -> Refusal:
    """The reason of an error as data; another error than of the rules or of the speaker is a mistake of ours."""
    if isinstance(error.reason, Refusal):
        return error.reason
    raise TypeError(f"no engine refuses with {error.reason!r}")
