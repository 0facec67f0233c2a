"""The errors, sorted by whose fault they are. They hold data; a sentence is made when somebody reads it.

``raise BadConfig("unknown-key", key="tabels")`` names a sentence of the catalogue and its arguments. ``raise
NotAllowed(RoundIsOver(table=3))`` carries a struct, whose sentence has the name of its class. Each sentence quotes
the offending text and names the remedy.
"""

from __future__ import annotations

from msgspec import Struct

from headtable.saying import catalogue


class Trouble(Exception):
    """The root: anything headtable raises on purpose."""

    def __init__(self, reason: Struct | str, /, **arguments: object) -> None:
        super().__init__(reason, arguments)
        self.reason = reason
        self.arguments = arguments

    def __str__(self) -> str:
        """The sentence, in the reader's language."""
        if isinstance(self.reason, Struct):
            return catalogue().say(self.reason, **self.arguments)
        return catalogue().text(self.reason, **self.arguments)


class Garbled(Trouble):
    """A device's fault: a line or a payload that headtable cannot understand."""


class NotAllowed(Trouble):
    """A player's fault: understood, but against the rules at this moment."""


class BadConfig(Trouble):
    """The host's fault: a configuration, a ruleset or a night script that cannot be used."""


class Unwell(Trouble):
    """The hardware's fault, or the machine's: a cable, a port, a disk, a broker."""
