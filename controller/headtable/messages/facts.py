"""The facts that the game decides, in the order in which they happened."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from headtable.messages.pace import PaceFact
from headtable.messages.past import PastFact
from headtable.messages.people import PeopleFact
from headtable.messages.prizes import PrizeFact
from headtable.messages.table import TableFact
from headtable.messages.words import Boot, Count, EntryNumber, Message, Role, Uid

Fact = TableFact | PaceFact | PeopleFact | PrizeFact | PastFact


class Told(Message, tag="told"):
    """A fact as it is published: numbered by its journal entry and its place in it."""

    entry: EntryNumber
    part: Annotated[int, Meta(ge=0)]
    fact: Fact
    at_ms: Annotated[
        int | None, Meta(description="when it was recorded, by the wall clock in ms since 1970; for people alone")
    ] = None
    uid: Annotated[Uid | None, Meta(description="who said what led to it; for hosts alone")] = None
    role: Annotated[Role | None, Meta(description="what that speaker is")] = None


class TellAgain(Message, tag="tell-again"):
    """Ask for the facts right before one that the asker has, or for the newest."""

    asker: Uid
    entry: EntryNumber | None = None
    part: Count = 0


class ToldAgain(Message, tag="told-again"):
    """The answer: some of the facts before that one, the oldest first; empty where nothing came before it."""

    asker: Uid
    engine: Boot
    facts: Annotated[tuple[Told, ...], Meta(max_length=100)] = ()
    entry: EntryNumber | None = None
    part: Count = 0
