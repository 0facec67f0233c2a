"""The order for a new night, and its answer."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from headtable.messages.named_error import NamedError
from headtable.messages.words import Message, Nonce, Uid

MOST_ERRORS = 20  # of one ruleset; a host repairs the first ones first
LONGEST_RULESET = 12_000  # characters; four bytes each still fit into one payload
RulesetText = Annotated[str, Meta(max_length=LONGEST_RULESET, description="a ruleset's TOML file")]
LONGEST_TITLE = 60
Title = Annotated[str, Meta(max_length=LONGEST_TITLE)]
Day = Annotated[str, Meta(pattern=r"^(\d{4}-\d\d-\d\d)?$(?!\n)", description="2026-11-21, or empty")]


class AboutNight(Message, tag="about-night"):
    """What a host calls a night, and its day and place. Each may be empty; no rule asks for them."""

    title: Title = ""
    day: Day = ""
    place: Title = ""


class ArchiveNight(Message, tag="archive-night"):
    """The host wants a new night: the engine puts tonight's journal away and begins another night."""

    asker: Uid
    id: Nonce
    night: Annotated[str, Meta(description="archive only a journal of this name; empty: any")] = ""
    ruleset: Annotated[RulesetText, Meta(description="the next night's rules; empty: the configured ones")] = ""
    about: AboutNight = AboutNight()


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
