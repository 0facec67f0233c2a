"""The order for a new night, and its answer."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from headtable.messages.named_error import NamedError
from headtable.messages.words import Message, Nonce, Uid

MOST_ERRORS = 20  # of one ruleset; a host repairs the first ones first


class ArchiveNight(Message, tag="archive-night"):
    """The host wants a new night: the engine puts tonight's journal away and begins another night."""

    asker: Uid
    id: Nonce
    night: Annotated[str, Meta(description="archive only a journal of this name; empty: any")] = ""


class NightStays(Message, tag="night-stays"):
    """The engine cannot begin a new night, and what went wrong."""

    errors: Annotated[tuple[NamedError, ...], Meta(max_length=MOST_ERRORS)]


class NightPutAway(Message, tag="night-put-away"):
    """The engine has put the last journal away, and where."""

    file: Annotated[str, Meta(max_length=4096)]


class NightArchived(Message, tag="night-archived"):
    """The engine's answer from the new night: the place of the last journal, or why that night goes on."""

    asker: Uid
    id: Nonce
    result: NightPutAway | NightStays
