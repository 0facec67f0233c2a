"""The data of a season, as ``headtable season --json`` prints it."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from headtable.messages.named_error import NamedError
from headtable.messages.words import Message, Name


class Unreadable(Message, tag="unreadable"):
    """The journal is damaged, or no journal."""

    errors: tuple[NamedError, ...]


class StillRunning(Message, tag="still-running"):
    """The night is not over."""


class CopyOf(Message, tag="copy-of"):
    """The same night is in another file of the season."""

    file: str


WhySkipped = Unreadable | StillRunning | CopyOf


class Skipped(Struct, frozen=True):
    """A journal that is not part of the season, and why."""

    file: str
    why: WhySkipped
    day: Annotated[str, Meta(description="of the night; empty if the journal cannot be read")] = ""
    title: Annotated[str, Meta(description="of the night or its rules; empty if the journal cannot be read")] = ""


class SeasonNight(Struct, frozen=True):
    """One night of the season."""

    file: str
    id: str
    opened: str
    day: Annotated[str, Meta(description="as the host has told it, or of the opening")]
    ruleset: str
    title: Annotated[str, Meta(description="the host's title for the night, or else that of its rules")]
    players: int
    winners: Annotated[tuple[Name, ...], Meta(description="who has the first place in its standings")]


class SeasonPlayer(Struct, frozen=True):
    """One player in all nights. Each number is the sum of the nights."""

    player: Name
    nights: int
    wins: int
    losses: int
    buncos: int
    points: Annotated[int, Meta(description="of all turns that were told")]
    rounds: int
    untold_rounds: Annotated[int, Meta(description="rounds of which no roll was told")]
    cents: Annotated[int | None, Meta(description="of all prizes; null if no night had a pot")]


class Pair(Struct, frozen=True):
    """Two players, and how often they sat together."""

    one: Name
    other: Name
    rounds: Annotated[int, Meta(description="at the same table")]
    partners: Annotated[int, Meta(description="of these as partners")]


class UnknownName(Struct, frozen=True):
    """A name in the file of names that nobody had in any night."""

    name: str
    nearest: str | None


class Season(Struct, frozen=True):
    """All nights together."""

    bunco_word: str
    nights: tuple[SeasonNight, ...]
    players: Annotated[tuple[SeasonPlayer, ...], Meta(description="by wins, then by buncos, then by points")]
    pairs: Annotated[tuple[Pair, ...], Meta(description="those who sat together most come first")]
    skipped: tuple[Skipped, ...]
    unknown_names: tuple[UnknownName, ...]
