"""A device's description, its health, and a maker's requests to it through its box."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from headtable.messages.troubles import DeviceTrouble
from headtable.messages.words import Boot, ClockMs, Count, DieNumber, Face, Message, Nonce, Showing, TableNumber, Uid

LONGEST_BLINK_S = 60
LONGEST_READ_S = 15  # a box stops its reports after so long, unless it is asked again
BELL_BUTTON = "button"  # the model of a device that only rings the bell
LONGEST_OVERHEARD = 8192  # letters; a byte that is no plain text takes four of them
Way = Literal["<", ">"]  # from the device, to the device


class Birth(Message, tag="birth"):
    """A device was found: its own description, its box and its table. ``online`` is false when it is gone.

    Something that gives no name on its port, like Python's prompt, is named by the port: ``port-ttyacm0``.
    """

    uid: Uid
    box: Uid
    model: str
    firmware: str
    boot: Boot
    can: str
    online: bool
    table: TableNumber | None = None
    trouble: Annotated[DeviceTrouble | None, Meta(description="the device's trouble")] = None

    @property
    def has_buttons(self) -> bool:
        """Whether it has a table's buttons, so that a host may place it."""
        return "buttons" in self.can.split("+")

    @property
    def is_pad(self) -> bool:
        """Whether it is a table's button pad, and no button that only rings the bell."""
        return self.has_buttons and self.model != BELL_BUTTON

    @property
    def tells_rolls(self) -> bool:
        """Whether it tells what is rolled at its table, as a pad and dice do."""
        return self.is_pad or "dice" in self.can.split("+")


class Health(Message, tag="health"):
    """The counts of one device and its line: here since the box started, there since the device did."""

    uid: Uid
    heard: Count = 0
    repeated: Count = 0
    garbled: Count = 0
    resets: Count = 0
    late: Annotated[Count, Meta(description="events that reached the box too old to sound anything")] = 0
    bounces: Annotated[Count, Meta(description="edges that the device took for no press")] = 0
    misread: Annotated[Count, Meta(description="lines of the box that the device could not read")] = 0
    dropped: Annotated[Count, Meta(description="presses that the device had no room for")] = 0
    battery: Annotated[Annotated[int, Meta(ge=0, le=100)] | None, Meta(description="percent, of its emptiest")] = None
    heard_ms: Annotated[ClockMs | None, Meta(description="when it last sent something, by the box's own clock")] = (
        None
    )
    unanswered: Annotated[Count, Meta(description="polls on a shared line without a good answer")] = 0


class Identify(Message, tag="identify"):
    """Make a device blink, so that the person who holds it knows which it is."""

    uid: Uid
    seconds: Annotated[int, Meta(ge=1, le=LONGEST_BLINK_S)] = 10


class ShowFace(Message, tag="show-face"):
    """A die of a reader lies still with this face up, so that its reader learns the direction."""

    uid: Uid
    id: Nonce
    die: DieNumber
    face: Face


class FaceShown(Message, tag="face-shown"):
    """The result of a shown face: the device's answer, or that a round is in play."""

    uid: Uid
    id: Nonce
    die: DieNumber
    face: Face
    became: Showing | Literal["in-play"]


class Adopt(Message, tag="adopt"):
    """A device gets a table from now on. The same stands in this box's headtable.toml, or the box itself keeps it."""

    uid: Uid
    box: Uid
    table: TableNumber
    bell: bool = False
    kept: Annotated[bool, Meta(description="whether the box keeps it, because headtable.toml stays as it is")] = False


class CountBlasts(Message, tag="count-blasts"):
    """Ask a box how often its signals have sounded tonight, or make it count from 0."""

    box: Uid
    wish: Literal["tell", "reset"] = "tell"


class BlastsCounted(Message, tag="blasts-counted"):
    """The box's answer to `CountBlasts`."""

    box: Uid
    bell: Count = 0
    horn: Count = 0
    dose: Annotated[Count, Meta(description="of the last 24 hours, in percent of what an ear may hear in a day")] = 0


class ReadAlong(Message, tag="read-along"):
    """A maker wants to read along on a line. It is named by its port or by a device on it."""

    line: Annotated[str, Meta(min_length=1, max_length=200)]


class Overheard(Message, tag="overheard"):
    """A line of text that somebody reads along with; without text the box begins to report."""

    box: Uid
    wanted: Annotated[str, Meta(max_length=200, description="the line, as the request named it")]
    line: Annotated[str, Meta(max_length=200, description="its port")]
    clock_ms: Annotated[ClockMs, Meta(description="when, by the box's own clock")]
    way: Annotated[Way, Meta(description="< from the device, > to it")] = "<"
    text: Annotated[
        str,
        Meta(
            max_length=LONGEST_OVERHEARD,
            description="the bytes, with \\n, \\r and \\x00 for bytes that are no plain text",
        ),
    ] = ""


class UpdateFirmware(Message, tag="update-firmware"):
    """Bring the box's own firmware to a device, over the line that the device is on."""

    uid: Uid
    id: Nonce


UpdateState = Literal[
    "waiting", "sending", "trial", "done", "failed", "interrupted", "silent", "busy", "unknown-model",
    "no-key", "no-tree", "on-trial", "signature", "damaged", "older", "other-model", "other-board", "no-room",
]  # fmt: skip
UNDER_WAY: tuple[UpdateState, ...] = ("waiting", "sending", "trial")


class FirmwareProgress(Message, tag="firmware-progress"):
    """How far an update of a firmware is. The box says it each second, and at the end."""

    uid: Uid
    box: Uid
    id: Nonce
    state: UpdateState
    sent: Annotated[Count, Meta(description="bytes that the device has")] = 0
    all: Annotated[Count, Meta(description="bytes of the image")] = 0
