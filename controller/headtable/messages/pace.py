"""The pace of the room: the head table, the host or the clock begins and ends rounds, sets and breaks."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from headtable.messages.table import Moment
from headtable.messages.words import (
    MOST_TABLES,
    Face,
    Faces,
    Message,
    Minutes,
    Reason,
    Rung,
    TableNumber,
    Tally,
    Team,
    Timed,
    Worth,
)

CallCause = Literal["score", "bunco", "button", "host", "clock"]
AwaitsSheet = Annotated[
    bool, Meta(description="false only in a journal of format 8 or older: on paper, a table told nothing was level")
]

TableNumbers = Annotated[
    tuple[TableNumber, ...],
    Meta(max_length=MOST_TABLES),
]


class StartRound(Message, tag="start"):
    """The head table starts the round by rolling."""


class Ring(Message, tag="ring"):
    """The bell: the head table's scorekeeper (the button) or the host starts or ends the round.

    While a bunco of the head table waits for its call, its button calls it. Its phone calls it, too, but rings
    nothing.
    """

    by: Literal["button", "host", "phone"]
    when: Moment = None


class TimeUp(Message, tag="time-up"):
    """The clock: the time of a round's play, or of the walk or break before it, is up."""

    of: Timed
    set: int
    round: int


class StartBreak(Message, tag="start-break"):
    """The host starts a break, with its purpose and length.

    During a round or the final, the break begins when that is over.
    """

    what: Annotated[str, Meta(min_length=1, max_length=200, description="the purpose of the break")]
    minutes: Minutes | None = None


class EndBreak(Message, tag="end-break"):
    """The host ends the break; the next round is ready."""


class LengthenBreak(Message, tag="lengthen-break"):
    """The host gives the break more time."""

    minutes: Minutes


class Pause(Message, tag="pause"):
    """The host pauses the night: nothing counts until it goes on."""

    why: Reason = ""


class Resume(Message, tag="resume"):
    """The host ends the pause."""


class SetLength(Message, tag="set-length"):
    """The host says after which round this set ends. If that round is over, the set ends now."""

    rounds: Annotated[int, Meta(ge=0, le=100)]
    why: Reason = ""


class NightLength(Message, tag="night-length"):
    """The host says after which set the night ends. If that set is over, the night ends now."""

    sets: Annotated[int, Meta(ge=0, le=1000)]
    why: Reason = ""


class AskForHelp(Message, tag="ask-for-help"):
    """A table asks for the host. It may ask at any time of the night."""

    table: TableNumber


class HelpCame(Message, tag="help-came"):
    """The host has been at a table that asked for help."""

    table: TableNumber


class NoDeviceAt(Message, tag="no-device-at"):
    """The pages name every table that has no button pad, no dice and no phone.

    They also name the tables with buttons only: a pad or a phone, and no electronic dice. Players may leave those
    alone and write. From the next bell on, each of these tables waits for its sheet if nothing was told of its round.
    """

    tables: TableNumbers
    buttons_only: TableNumbers = ()


class GoBy(Message, tag="go-by"):
    """The host says how a table is heard from now on: by its dice, its pad, a phone, or paper.

    On this ladder everything below counts there as well, and nothing above does. So a pad that is back on its line
    cannot repeat what a phone has said meanwhile. A table that goes by its pad hears no phone either. A phone may let
    its own table go by phone: it takes over from the pad.

    A table on paper that was told nothing waits for its sheet after the bell.
    """

    table: TableNumber
    rung: Rung
    awaits_sheet: AwaitsSheet = True


class RoundStarted(Message, tag="round-started"):
    """Everyone may roll."""

    set: int
    round: int
    mark: Face


class TimeWarning(Message, tag="time-warning"):
    """The time of the round is up. The round goes on, and the screens show the warning."""

    set: int
    round: int


class RoundCalled(Message, tag="round-called"):
    """The bell: the round ends for all tables or for a group, with the cause, the roller and the roll."""

    cause: CallCause
    by: str
    team: Team | None = None
    tally: Tally | None = None
    worth: Worth | None = None
    faces: Faces | None = None
    table: TableNumber | None = None  # where only its group's round ends

    @property
    def is_rolled(self) -> bool:
        """Tell whether a roll has rung the bell; then ``by`` is a player."""
        return self.cause in ("score", "bunco")


class RoundOver(Message, tag="round-over"):
    """Every table knows its winner."""

    set: int
    round: int


class SetOver(Message, tag="set-over"):
    """The last round of the set is done, or the host has ended it."""

    set: int


class SetBegun(Message, tag="set-begun"):
    """The set before was ended between two rounds. This set begins, and nobody walks again."""

    set: int


class SetPlanned(Message, tag="set-planned"):
    """The host has said after which round this set ends, and why."""

    set: int
    rounds: int
    why: str = ""


class NightPlanned(Message, tag="night-planned"):
    """The host has said after which set the night ends, and why."""

    sets: int
    why: str = ""


class BreakStarted(Message, tag="break-started"):
    """A break with its purpose and length. Without a length it lasts until the host ends it."""

    what: str
    minutes: int | None = None


class BreakPlanned(Message, tag="break-planned"):
    """A break will begin as soon as the round, or the final, is over."""

    what: str
    minutes: int | None = None


class BreakLengthened(Message, tag="break-lengthened"):
    """The break has so many minutes more."""

    minutes: int


class BreakOver(Message, tag="break-over"):
    """The break is over, and the next round is ready."""


class Paused(Message, tag="paused"):
    """The night is paused, and why in the host's own words. Nothing that is rolled or rung counts."""

    why: str = ""


class Resumed(Message, tag="resumed"):
    """The night goes on from where it was paused."""


class HelpAsked(Message, tag="help-asked"):
    """A table waits for the host."""

    table: TableNumber


class HelpGiven(Message, tag="help-given"):
    """The table no longer waits for the host."""

    table: TableNumber


class GoesBy(Message, tag="goes-by"):
    """A table is heard by this, and by everything below it on the ladder."""

    table: TableNumber
    rung: Rung
    awaits_sheet: AwaitsSheet = True


class WithoutDevice(Message, tag="without-device"):
    """These tables have no device, or buttons only.

    They wait for their sheets after the bell, if nothing was told of their round.
    """

    tables: TableNumbers
    buttons_only: TableNumbers = ()


HelpPlay = AskForHelp | HelpCame | GoBy
"""The messages between the host and a table."""
BellPlay = Ring | TimeUp
"""What may end a round, and start one."""
BreakPlay = EndBreak | LengthenBreak
"""What the host does with a break that is on."""
LengthPlay = SetLength | NightLength
PacePlay = HelpPlay | NoDeviceAt | StartRound | BellPlay | StartBreak | BreakPlay | Pause | Resume | LengthPlay
PlanFact = SetPlanned | NightPlanned | BreakPlanned | BreakLengthened
"""The host has changed the plan of the night."""
StandstillFact = BreakStarted | BreakOver | Paused | Resumed
"""The room stops playing for a while, or goes on."""
PaceFact = (
    RoundStarted
    | TimeWarning
    | RoundCalled
    | RoundOver
    | SetOver
    | SetBegun
    | PlanFact
    | StandstillFact
    | HelpAsked
    | HelpGiven
    | GoesBy
    | WithoutDevice
)
