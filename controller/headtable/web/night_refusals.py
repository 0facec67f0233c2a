"""Why the pages refuse what a host wants of nights and rulesets."""

from __future__ import annotations

from msgspec import Struct

from headtable.messages.words import Message


class OtherNightRuns(Message, tag="other-night-runs"):
    """The engine plays another night than the page has shown."""


class NightNotOver(Message, tag="night-not-over"):
    """A night that is not over is put away only if the host says so."""


class NoSuchNight(Message, tag="no-such-night"):
    """No night of that name is in the list."""

    file: str


class CommandFailed(Message, tag="command-failed"):
    """A command that reads a night has failed, and what it said."""

    error: str


class CommandTooSlow(Message, tag="command-too-slow"):
    """A command that reads a night takes too long."""

    longest_s: int


class RulesetInUse(Message, tag="ruleset-in-use"):
    """The ruleset of tonight is not deleted."""

    name: str


class DraftDoesNotFit(Message, tag="draft-does-not-fit"):
    """A ruleset whose settings contradict each other, or whose examples do not hold, is not saved."""

    faults: tuple[Struct, ...]
