"""Why an entry does not count."""

from __future__ import annotations

from headtable.errors import NotAllowed
from headtable.messages.refusals.past import IsPlayedAgain, PlayRefusal

IS_PLAYED_AGAIN = IsPlayedAgain()


def refusal(error: NotAllowed) -> PlayRefusal:
    """What the rules say against a play."""
    if not isinstance(error.reason, PlayRefusal):
        raise AssertionError(f"{error.reason!r} is no reason of the rules")
    return error.reason
