"""What the game decided, in the order in which it happened."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from headtable.messages.pace import PaceFact
from headtable.messages.past import PastFact
from headtable.messages.people import PeopleFact
from headtable.messages.prizes import PrizeFact
from headtable.messages.table import TableFact
from headtable.messages.words import EntryNumber, Message

Fact = TableFact | PaceFact | PeopleFact | PrizeFact | PastFact


class Told(Message, tag="told"):
    """A fact as it is published: numbered by its journal entry and its place in it."""

    entry: EntryNumber
    part: Annotated[int, Meta(ge=0)]
    fact: Fact
