"""The words that all messages share: a table, a chair, a name, a roll, who speaks."""

from __future__ import annotations

import re
from typing import Annotated, Literal, dataclass_transform

from msgspec import Meta, Struct

# A pattern ends in $(?!\n), because Python's $ alone would let one newline pass behind it.
MOST_TABLES = 100
TableNumber = Annotated[int, Meta(ge=1, le=MOST_TABLES, description="a table; 1 is the head table")]
SeatNumber = Annotated[int, Meta(ge=1, le=4, description="a chair, clockwise; 1 and 3 are partners, 2 and 4 are")]
Face = Annotated[int, Meta(ge=1, le=6, description="the face of a die")]
Faces = Annotated[
    tuple[Face, ...], Meta(min_length=3, max_length=4, description="a roll, with as many dice as the rules have")
]
LONGEST_NAME = 40
Name = Annotated[
    str, Meta(min_length=1, max_length=LONGEST_NAME, description="a player, by the name on the score card")
]
Uid = Annotated[str, Meta(pattern=r"^[a-z0-9][a-z0-9-]{0,23}$(?!\n)", description="a device, a page or a host")]
# device: on a box; phone: a guest's page; host: the console; clock: the engine's own timer
Role = Literal["device", "phone", "host", "clock"]
Delivery = Literal["live", "retained"]  # a message was just said, or the broker had kept it
Seq = Annotated[int, Meta(ge=0, le=999_999_999, description="the number of a speaker's message since its boot")]
OLDEST_MS = 86_400_000
AgeMs = Annotated[int, Meta(ge=0, le=OLDEST_MS, description="the age of the event in ms, when it was sent")]
Nonce = Annotated[
    str, Meta(pattern=r"^[a-z0-9]{1,16}$(?!\n)", description="the name of one command, so that it acts once")
]
Boot = Annotated[
    str, Meta(pattern=r"^[a-z0-9]{1,16}$(?!\n)", description="a value that changes with every start of the speaker")
]
EntryNumber = Annotated[int, Meta(ge=1, description="the number of a journal entry")]
Count = Annotated[int, Meta(ge=0, le=999_999_999)]
ClockMs = Annotated[int, Meta(ge=0, le=9_007_199_254_740_991, description="a box's own monotonic clock, in ms")]
Minutes = Annotated[int, Meta(ge=1, le=600)]
SetNumber = Annotated[int, Meta(ge=1, le=1000, description="a set of the night, the first is 1")]
RoundNumber = Annotated[int, Meta(ge=1, le=6, description="a round of its set")]
Reason = Annotated[str, Meta(max_length=200)]
Tally = Annotated[int, Meta(ge=0, le=9_999, description="a team's points this round")]

Team = Literal["a", "b"]  # a: chairs 1 and 3; b: chairs 2 and 4
CopyState = Literal["off", "well", "behind", "no-stick", "full", "read-only", "failed"]
Worth = Literal["miss", "one", "two", "three", "mini", "bunco", "wipe"]  # wipe: three of a face that costs points
Button = Literal[
    "one", "two", "three", "mini", "bunco", "wipe", "pass", "undo", "call", "bell", "cocked", "floor", "decline",
    "help", "redo",
]  # fmt: skip
BadThrowWhy = Literal["cocked", "stacked", "unshaken", "off-table", "floor"]
RolledBy = Literal["table_chooses", "last_roller", "scorekeeper"]
Signal = Literal["bell", "horn"]
Edge = Literal["start", "end"]  # of a round: the bell starts it, and ends it
DieNumber = Annotated[int, Meta(ge=1, le=4, description="a die of its set")]
DieState = Literal["present", "rolling", "settled", "cocked", "uncertain", "moved", "lost"]
Showing = Literal["noted", "kept", "askew", "restless", "lost"]  # what became of a face that a die was shown with
Shown = Annotated[int, Meta(ge=0, le=6, description="the face of a die; 0 if it shows none that counts")]
Rung = Literal["dice", "pad", "phone", "paper"]  # what a table is heard by, or by what stands below it
Percent = Annotated[int, Meta(ge=0, le=100)]
Timed = Literal["round", "walk", "break"]  # what the clock can have an eye on
WalkWhy = Literal[
    "won-and-stays", "won-and-moves-up", "won-and-moves-down",
    "lost-and-stays", "lost-and-moves-up", "lost-and-moves-down",
    "everyone-moves-on", "moved-by-the-host",
]  # fmt: skip
PairedWhy = Literal["least-lately", "drawn", "ghosts-apart", "kept", "moved-on"]
# mark: the first on it, and not ahead by points; played: the points are level now, and it stands as it was played
WonHow = Literal["points", "mark", "roll-off", "host", "draw", "played"]
Seats = tuple[Name, Name, Name, Name]

CHAIRS = 4  # at a table
HEAD_TABLE = 1  # its number: it sets the pace
EVERYONE = "all"  # on a line, the address that every device listens to
ON_ITS_CABLE = "cable"  # what a device on Wi-Fi is called on its cable by whoever does not know its name
NAMELESS = "port-"  # before the name of a port on which something speaks that says no name of its own
SPEAKERS = ("host", "phone")  # what the journal calls those who take something back without a device
RESERVED_UID = re.compile(f"{EVERYONE}|{ON_ITS_CABLE}|{NAMELESS}.*")  # on a line
LIFETIME_MS = 2000  # a command or a press older than this sounds nothing


Reserved = Literal["everyone", "cable", "port", "speaker"]


def reserved_for(uid: str) -> Reserved | None:
    """The use that reserves this name, so that no device may have it; None if the name is free."""
    if uid == EVERYONE:
        return "everyone"
    if uid == ON_ITS_CABLE:
        return "cable"
    if uid in SPEAKERS:
        return "speaker"
    return "port" if uid.startswith(NAMELESS) else None


@dataclass_transform(frozen_default=True)  # tells the type checker what msgspec does: frozen is inherited
class Message(Struct, frozen=True, forbid_unknown_fields=True, tag_field="is"):
    """One thing said, by anyone to anyone."""
