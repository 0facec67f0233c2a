"""The settings of headtable.toml; their descriptions are the comments of the file that ``init`` writes."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from headtable.messages.words import Signal, TableNumber, Uid


class Section(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One table of the file; an unknown key stops the start."""


SECRET = {"secret": True}  # marks a key whose value no command prints
BAUD_OF = {"baud": 115_200, "rs485_baud": 250_000}  # the speeds that the firmware speaks on each kind of line
LONGEST_ON_MS = 2000  # all the on-times of one command together; the hardware stops at 3000
PinNumber = Annotated[int, Meta(ge=0, le=27)]
Milliseconds = Annotated[int, Meta(ge=1, le=3000)]
Decibels = Annotated[float, Meta(ge=40, le=160)]
Hour = Annotated[str, Meta(pattern=r"^([01][0-9]|2[0-3]):[0-5][0-9]$(?!\n)", description="a time of day like 22:30")]


class Venue(Section, frozen=True):
    """Where the night is."""

    name: Annotated[
        str,
        Meta(
            pattern=r"^[a-z0-9][a-z0-9-]{0,31}$(?!\n)",
            description="the hall, in small letters, digits and hyphens; it is part of every MQTT topic",
        ),
    ] = "hall"


class Broker(Section, frozen=True):
    """The MQTT broker over which the parts speak: headtable's own for a laptop, Mosquitto at a venue."""

    host: Annotated[str, Meta(min_length=1, description="where the broker is")] = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65_535, description="its port; 0 lets the embedded broker choose")] = 1883
    embedded: Annotated[bool, Meta(description="true: headtable starts its own; false: one runs there already")] = (
        True
    )
    username: Annotated[str, Meta(description="the user name at the broker; empty for none")] = ""
    password: Annotated[str, Meta(description="the password that goes with it", extra=SECRET)] = ""


class EngineSettings(Section, frozen=True):
    """The rules engine."""

    ruleset: Annotated[str, Meta(min_length=1, description="the ruleset by name, or a house ruleset's file")] = "rfp"
    journal: Annotated[
        str,
        Meta(
            min_length=1,
            description="the night's journal; a new file is a new night, an old one goes on",
        ),
    ] = "tonight.night.db"
    confirm_s: Annotated[
        float,
        Meta(ge=0, le=30, description="seconds for a table to object to what its dice show; 0: it counts at once"),
    ] = 1.5
    clock_speed: Annotated[
        float, Meta(ge=0.1, le=200, description="how many times faster rounds and breaks run, for a rehearsal")
    ] = 1.0


class Web(Section, frozen=True):
    """The pages: scoreboard, host's console, phone pads."""

    host: Annotated[
        str, Meta(min_length=1, description="where they listen; 0.0.0.0 lets phones and projector in")
    ] = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65_535, description="their port; 0 chooses a free one")] = 8080
    host_key: Annotated[
        str,
        Meta(
            description="the key to the host's console; if empty, headtable makes one up at each start and prints it",
            extra=SECRET,
        ),
    ] = ""
    names: Annotated[
        tuple[str, ...],
        Meta(
            description="other names of this machine that browsers use, as your router may give; its addresses, its "
            "hostname and headtable.local are known already",
            examples=[["bunco.example.org"]],
        ),
    ] = ()


class Pad(Section, frozen=True):
    """One button pad, known by its UID and never by its port."""

    uid: Annotated[
        Uid, Meta(description="the pad's own name, in small letters, digits and hyphens", examples=["pad-01"])
    ]
    table: Annotated[TableNumber, Meta(description="the table that it stands on; 1 is the head table", examples=[1])]
    bell: Annotated[bool, Meta(description="true if it has the head table's bell button", examples=[True])] = False


class DiceSettings(Section, frozen=True):
    """A table's electronic dice: what they show proposes a roll, and the table's pad may object."""

    uid: Annotated[
        Uid,
        Meta(description="the name of the reader, or of the set of dice on this Pi", examples=["dice-02"]),
    ]
    table: Annotated[TableNumber, Meta(description="the table that they are thrown on", examples=[2])]
    at: Annotated[
        str,
        Meta(
            pattern=r"^(line|gpio|ble:godice|ble:pixels)$(?!\n)",
            description='"line": a reader of this uid on a serial line; "gpio": dice on pins; "ble:godice" or '
            '"ble:pixels": dice that speak Bluetooth',
            examples=["ble:godice"],
        ),
    ] = "line"
    dice: Annotated[int, Meta(ge=3, le=4, description="how many of them are thrown at once", examples=[3])] = 3
    button_pins: Annotated[
        tuple[PinNumber, ...],
        Meta(max_length=4, description="of dice on pins: each one's roll button, to ground, as in [4, 18, 27]"),
    ] = ()
    face_pins: Annotated[
        tuple[Annotated[tuple[PinNumber, ...], Meta(min_length=3, max_length=7)], ...],
        Meta(
            max_length=4,
            description="of dice on pins: each one's face, as three binary lines, the ones first, or as seven LEDs, "
            "left column, centre, right column; as in [[5, 6, 13], [19, 26, 21], [20, 16, 12]]",
        ),
    ] = ()
    still_ms: Annotated[
        int, Meta(ge=10, le=5000, description="of dice on pins: how long the face stands before it is read")
    ] = 700
    names: Annotated[
        tuple[str, ...],
        Meta(
            description="of Bluetooth dice: the address of each die, or the name that it advertises",
            examples=[["F0:AB:CD:00:00:01", "F0:AB:CD:00:00:02", "F0:AB:CD:00:00:03"]],
        ),
    ] = ()

    @property
    def is_ble(self) -> bool:
        """Whether the dice speak Bluetooth."""
        return self.at.startswith("ble:")


class ButtonSettings(Section, frozen=True):
    """The head table's bell button on a pin of the Pi: a contact to ground."""

    uid: Annotated[
        Uid, Meta(description="the button's own name, in small letters, digits and hyphens", examples=["button-01"])
    ]
    at: Annotated[
        str,
        Meta(pattern=r"^gpio:[0-9]{1,2}$(?!\n)", description="its pin by its BCM number", examples=["gpio:23"]),
    ]
    table: Annotated[TableNumber, Meta(description="1: only the head table rings the bell", examples=[1])] = 1
    stable_ms: Annotated[
        int, Meta(ge=5, le=10, description="how long the contact must be closed for a press", examples=[8])
    ] = 8

    @property
    def pin(self) -> int:
        """The BCM number of its pin."""
        return int(self.at.partition(":")[2])


class SignalSettings(Section, frozen=True):
    """A bell or an air horn: on a signal board, on a pin of the Pi, or played by a loudspeaker."""

    signal: Annotated[Signal, Meta(description="which it is", examples=["horn"])]
    device: Annotated[
        str,
        Meta(
            pattern=r"^([a-z0-9][a-z0-9-]{0,23}|gpio:[0-9]{1,2}|speaker:\S+)$(?!\n)",
            description='the uid of the board that drives it; or "gpio:22", a pin by its BCM number, on while it is '
            'high; or "speaker:default", an ALSA device as a stand-in',
            examples=["horn-01"],
        ),
    ]
    pattern_ms: Annotated[
        tuple[Milliseconds, ...],
        Meta(min_length=1, max_length=9, description="what it plays: ms on, off, on...", examples=[[150, 150, 150]]),
    ] = (1000,)
    shortest_gap_s: Annotated[
        float, Meta(ge=0, le=3600, description="seconds of rest from the end of a sound to the next")
    ] = 3.0
    longest_ms: Annotated[
        int,
        Meta(ge=1, le=LONGEST_ON_MS, description="the longest that it may be on in one blast, in total"),
    ] = LONGEST_ON_MS
    chirp_ms: Annotated[int, Meta(ge=10, le=200, description="how long it chirps in a test")] = 50
    most_a_night: Annotated[
        int, Meta(ge=1, le=10_000, description="how many blasts it may have from noon to noon")
    ] = 60
    loudness_db: Annotated[
        Decibels | None,
        Meta(
            description="how loud it is: dBA at 1 m in front of it, from its data sheet or a meter; 110 for a "
            "usual horn",
            examples=[110.0],
        ),
    ] = None
    distance_m: Annotated[float, Meta(ge=0.3, le=100, description="how far the nearest ear is from it")] = 3.0
    dose_signed_by: Annotated[
        str,
        Meta(
            max_length=60,
            description="the name of whoever allows more than half a day's hearing dose; else it is refused",
        ),
    ] = ""
    over_wifi: Annotated[
        bool, Meta(description="true: its board may use Wi-Fi, where a blast may come seconds late, or never")
    ] = False
    armed: Annotated[bool, Meta(description="false: it never sounds")] = True
    muted: Annotated[bool, Meta(description="true: it is silent for now")] = False

    @property
    def pin(self) -> int | None:
        """The BCM number of its pin, if it has one."""
        scheme, colon, number = self.device.partition(":")
        return int(number) if colon and scheme == "gpio" else None

    @property
    def speaker(self) -> str | None:
        """The ALSA device that plays it, if one does."""
        scheme, colon, name = self.device.partition(":")
        return name if colon and scheme == "speaker" else None

    @property
    def board(self) -> Uid:
        """The UID of the board that drives it. A signal on the Pi itself has one, too."""
        if self.pin is not None:
            return f"gpio-{self.pin}"
        return self.device if self.speaker is None else "speaker"


class BoxSettings(Section, frozen=True):
    """One Pi and what hangs on it."""

    id: Annotated[
        Uid, Meta(description="the box's own name, in small letters, digits and hyphens; each Pi has another")
    ] = "box"
    lines: Annotated[
        tuple[str, ...],
        Meta(
            description="the lines to pads and signal boards: serial:PORT for one device, rs485:PORT for many on one "
            "cable; a * in PORT matches every such port, now and later; tcp:ADDRESS:PORT for devices on Wi-Fi; "
            "without lines `headtable run` rehearses",
            examples=[["serial:/dev/serial/by-id/*", "rs485:/dev/ttyAMA0", "tcp:0.0.0.0:7707"]],
        ),
    ] = ()
    keys: Annotated[
        str,
        Meta(
            min_length=1,
            description="the file, beside this one, with the keys of the devices on Wi-Fi; "
            "`headtable devices enrol` writes it",
        ),
    ] = "headtable.keys"
    baud: Annotated[int, Meta(ge=1200, le=4_000_000, description="bits a second on the serial lines")] = BAUD_OF[
        "baud"
    ]
    rs485_baud: Annotated[int, Meta(ge=1200, le=4_000_000, description="bits a second on the rs485 lines")] = BAUD_OF[
        "rs485_baud"
    ]
    pins: Annotated[
        Literal["gpiod", "rpigpio", "mock"],
        Meta(
            description="what drives the Pi's own pins: gpiod (every Pi), rpigpio (legacy, up to a Pi 4), or mock, "
            "on which nothing sounds, to try headtable on a laptop"
        ),
    ] = "gpiod"
    quiet_from: Annotated[Hour | None, Meta(description="from this hour nothing sounds", examples=["22:30"])] = None
    quiet_to: Annotated[
        Hour | None, Meta(description="from this hour on they may sound again", examples=["08:00"])
    ] = None
    pads: tuple[Pad, ...] = ()
    dice: tuple[DiceSettings, ...] = ()
    buttons: tuple[ButtonSettings, ...] = ()
    signals: tuple[SignalSettings, ...] = ()
    by_phone: Annotated[
        bool, Meta(description="true: a real night without any hardware; its tables play by phone or paper")
    ] = False

    @property
    def has_hardware(self) -> bool:
        """Whether a night is real: it has a line, a device on the Pi or its radio, or phones alone."""
        on_the_pi = (signal.board != signal.device for signal in self.signals)
        return (
            bool(self.lines or self.buttons or self.by_phone)
            or any(on_the_pi)
            or any(dice.at != "line" for dice in self.dice)
        )


class Config(Section, frozen=True):
    """The whole file."""

    venue: Venue = Venue()
    broker: Broker = Broker()
    engine: EngineSettings = EngineSettings()
    web: Web = Web()
    box: BoxSettings = BoxSettings()
