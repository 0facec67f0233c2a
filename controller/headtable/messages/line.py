"""The messages on a serial line between a box and a device."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from headtable.messages.devices import LONGEST_BLINK_S
from headtable.messages.troubles import AlarmReason
from headtable.messages.words import (
    AgeMs,
    Button,
    Count,
    DieNumber,
    DieState,
    Face,
    Faces,
    Message,
    Nonce,
    Percent,
    Seq,
    Showing,
    Shown,
    Signal,
    Tally,
)


class Hello(Message, tag="hello"):
    """A device gives its name and its data, at its start and when it is asked."""

    protocol: Annotated[int, Meta(ge=0, le=99)]
    firmware: Annotated[str, Meta(pattern=r"^[A-Za-z0-9._-]{1,16}$(?!\n)")]
    model: Annotated[str, Meta(pattern=r"^[a-z0-9-]{1,16}$(?!\n)")]
    boot: Annotated[int, Meta(ge=0, le=999_999_999)]
    config_crc: Annotated[str, Meta(pattern=r"^[0-9A-F]{4}$(?!\n)")]
    can: Annotated[
        str,
        Meta(
            pattern=r"^[a-z+]{1,24}$(?!\n)",
            description="its capabilities, joined by +: buttons, lamps, dice, bell, horn",
        ),
    ]


class Press(Message, tag="press"):
    """A button was pressed. The event carries the button's meaning, never points."""

    button: Button
    age_ms: AgeMs = 0


class Dice(Message, tag="dice"):
    """Three dice came to rest."""

    faces: Faces
    age_ms: AgeMs = 0


class DieEach(Message, tag="dieeach"):
    """A roll-off: one die for each team, thrown at once."""

    a: Face
    b: Face
    age_ms: AgeMs = 0


class DieSeen(Message, tag="die"):
    """The new state of one electronic die. The box makes throws of these states; a reader need not."""

    die: DieNumber
    state: DieState
    face: Shown
    age_ms: AgeMs = 0


class BellWaits(Message, tag="bell"):
    """The bell was pressed, and its event waits behind others that nobody answers.

    The box may ring. It is no event.
    """

    event: Annotated[Seq, Meta(description="the event that the press is, and keeps, when its turn comes")]
    age_ms: AgeMs


class Battery(Message, tag="battery"):
    """The battery's charge. 0 is the device's own battery, 1 to 4 are its dice's."""

    die: Annotated[int, Meta(ge=0, le=4, description="0 is the device itself")]
    percent: Percent


class Idle(Message, tag="idle"):
    """The answer to a poll when the device has nothing to report."""


class Counts(Message, tag="counts"):
    """The device's counts since its start. It sends them when they change, every 5 s at most. It is no event."""

    bounces: Annotated[Count, Meta(description="edges that were no press")]
    garbled: Annotated[Count, Meta(description="lines from the box that it could not read")]
    dropped: Annotated[Count, Meta(description="presses that it had no room for")]


class Sounding(Message, tag="sounding"):
    """A signal is on."""

    nonce: Nonce
    signal: Signal


class Quiet(Message, tag="quiet"):
    """A signal is silent again."""

    nonce: Nonce
    signal: Signal


class Crashed(Message, tag="crashed"):
    """The device restarted because its program failed, with the cause. It follows hello."""

    why: Annotated[str, Meta(pattern=r"^[ -#%-)+-~]{1,48}$(?!\n)", description="plain ASCII without $ and *")]


class Alarm(Message, tag="alarm"):
    """A signal board holds a signal back, or reports that the signal does not obey its relay."""

    signal: Signal
    why: AlarmReason


class Calibrated(Message, tag="calibrated"):
    """The result of `calibrate`. It is no event: to try again, the maker asks again.

    The face is noted, or it completes all six and they are kept. Six faces that do not fit together are forgotten.
    Otherwise the die was restless for 5 s, or is lost.
    """

    nonce: Nonce
    die: DieNumber
    face: Face
    became: Showing


Enrolling = Literal["key", "network", "password", "box", "start"]


class Enrolled(Message, tag="enrolled"):
    """The answer to `enrol`: the CRC-16 of all its base64 text so far; 0000 for `start`. It is no event."""

    what: Enrolling
    crc: Annotated[str, Meta(pattern=r"^[0-9A-F]{4}$(?!\n)")]


Offered = Annotated[int, Meta(ge=1, le=999_999, description="the length of the whole image, in bytes")]
ImagePlace = Annotated[int, Meta(ge=0, le=999_999, description="a place in the image, in bytes from its start")]
UpdateStep = Literal[
    "clearing", "ready", "checking", "trial",
    "no-key", "no-tree", "on-trial", "signature", "damaged", "older", "other-model", "other-board", "no-room",
]  # fmt: skip


class Updating(Message, tag="updating"):
    """The answer to `offer` and `piece`: how far the image has come. It is no event, and goes after all others.

    In the state `ready` the device wants the piece at this place. After `trial` it restarts with the
    new firmware when the box repeats the last piece.
    """

    nonce: Nonce
    at: ImagePlace
    state: UpdateStep


# --- the line: box to device ---------------------------------------------------------------------


class Who(Message, tag="who"):
    """Ask a device to say hello."""


class Poll(Message, tag="poll"):
    """Ask a device on a shared line for its next event."""


class Got(Message, tag="got"):
    """The box has the event; the rules have not answered yet."""

    event: Seq


class Took(Message, tag="took"):
    """The rules took the event, and it is in the journal. The device may forget it."""

    event: Seq


LONGEST_WHY = 36  # what the longest names and numbers leave of a line


class Refused(Message, tag="refused"):
    """The rules refused the event, and why. The device may forget it and shows red."""

    event: Seq
    why: Annotated[
        str, Meta(max_length=LONGEST_WHY, pattern=r"^[ -#%-)+-~]*$(?!\n)", description="plain ASCII without $ and *")
    ]


class Sound(Message, tag="sound"):
    """Sound a signal: milliseconds on, off, on..., at once, and never twice for one nonce."""

    nonce: Nonce
    signal: Signal
    pattern_ms: Annotated[tuple[Annotated[int, Meta(ge=1, le=3000)], ...], Meta(min_length=1, max_length=9)]


class Hush(Message, tag="hush"):
    """Turn a signal off at once."""

    nonce: Nonce
    signal: Signal


class Blink(Message, tag="blink"):
    """Blink, so that the person who holds the device knows which it is. It blinks once for a nonce."""

    nonce: Nonce
    seconds: Annotated[int, Meta(ge=1, le=LONGEST_BLINK_S)]


class Calibrate(Message, tag="calibrate"):
    """Calibrate a die that lies still with this face up.

    Its reader takes the mean of a second, and keeps the calibration once it has all six faces.
    """

    nonce: Nonce
    die: DieNumber
    face: Face


class Enrol(Message, tag="enrol"):
    """Part of a device's settings for Wi-Fi, in base64. A device obeys it on its cable alone; a box never sends it.

    The key's first part restarts the settings. With start they are complete; the device uses them and restarts.
    """

    what: Enrolling
    part: Annotated[int, Meta(ge=0, le=3, description="counted from 0; every part but the last has 36 letters")]
    text: Annotated[str, Meta(max_length=36, pattern=r"^[A-Za-z0-9+/=]*$(?!\n)", description="base64, or nothing")]


class Allow(Message, tag="allow"):
    """Allow a signal board to sound for so many seconds from now. Without this it stays off."""

    seconds: Annotated[int, Meta(ge=1, le=10)]


class Prompt(Message, tag="prompt"):
    """Restart with Python's prompt on the line, for other firmware. `headtable firmware flash` sends it."""


class Offer(Message, tag="offer"):
    """Offer an image of a firmware. The device makes room for it, and then asks for its pieces."""

    nonce: Nonce
    bytes: Offered


PIECE = 36  # letters of base64, 27 bytes: what fits into a line


class Piece(Message, tag="piece"):
    """A piece of the offered image. A device takes only the piece that it wants."""

    at: ImagePlace
    text: Annotated[str, Meta(pattern=r"^[A-Za-z0-9+/=]{1,36}$(?!\n)", description="base64")]


LONGEST_SHOWN = 12  # letters of a name on a pad, which is what the rest leaves of a line
Light = Literal["dark", "roll", "wait", "again", "call", "stop"]


class Show(Message, tag="show"):
    """The state of the device's lamps and display from now on. A device without this verb shows nothing.

    The light is `dark` between rounds, and `roll` while the table rolls. It is `wait` while a throw waits for an
    objection, and `again` while all dice must be thrown again. It is `call` while a bunco waits to be called, and
    `stop` when the table has finished.
    """

    nonce: Nonce
    light: Light
    mark: Annotated[int, Meta(ge=0, le=6, description="the number to roll; 0 if there is none")]
    a: Tally
    b: Tally
    team: Annotated[
        Literal["a", "b", "-"],
        Meta(description="the team that has the dice: a in chairs 1 and 3, b in 2 and 4, - for none"),
    ]
    who: Annotated[
        str,
        Meta(
            max_length=LONGEST_SHOWN,
            pattern=r"^[ -#%-)+-~]*$(?!\n)",
            description="the player who has the dice, in plain ASCII without $ and *; empty for none",
        ),
    ]


Event = Press | Dice | DieEach | DieSeen
Report = (  # the messages that are no event
    BellWaits | Battery | Idle | Counts | Calibrated | Crashed | Enrolled | Updating | Sounding | Quiet | Alarm
)
FromDevice = Hello | Event | Report
ToDevice = (
    Who
    | Poll
    | Got
    | Took
    | Refused
    | Sound
    | Hush
    | Allow
    | Blink
    | Calibrate
    | Show
    | Prompt
    | Enrol
    | Offer
    | Piece
)
Line = FromDevice | ToDevice
