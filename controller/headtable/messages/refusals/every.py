"""Every refusal that an engine may give, and the one that an error carries."""

from __future__ import annotations

from headtable.errors import NotAllowed
from headtable.messages.refusals.former import FormerRefusal
from headtable.messages.refusals.past import PlayRefusal, RevisionRefusal
from headtable.messages.refusals.speaking import SpeakingRefusal

RuleRefusal = PlayRefusal | RevisionRefusal  # every reason of the rules themselves
Refusal = SpeakingRefusal | RuleRefusal | FormerRefusal


def refusal_of(error: NotAllowed) -> Refusal:
    """The reason of an error as data. Raises TypeError for a reason that neither the rules nor a speaker gives."""
    if isinstance(error.reason, Refusal):
        return error.reason
    raise TypeError(f"no engine refuses with {error.reason!r}")
