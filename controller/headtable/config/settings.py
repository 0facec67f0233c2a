"""The settings of headtable.toml. Each has a sentence in the catalogue, which ``init`` writes as a comment."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from headtable.config.driver_board import BUTTON, HEARTBEAT, HORN_CONTACT
from headtable.messages.words import Signal, TableNumber, Uid


class Section(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One table of the file; an unknown key stops the start."""


SECRET = {"secret": True}  # marks a key whose value no command prints
BAUD_OF = {"baud": 115_200, "rs485_baud": 250_000}  # the speeds that the firmware speaks on each kind of line
LONGEST_ON_MS = 2000  # all the on-times of one command together; the hardware stops at 3000
PinNumber = Annotated[int, Meta(ge=0, le=27)]
Milliseconds = Annotated[int, Meta(ge=1, le=3000)]
HeaderPin = Annotated[str, Meta(pattern=r"^gpio:[0-9]{1,2}$(?!\n)")]
Decibels = Annotated[float, Meta(ge=40, le=160)]
Hour = Annotated[str, Meta(pattern=r"^([01][0-9]|2[0-3]):[0-5][0-9]$(?!\n)")]


class Venue(Section, frozen=True):
    """Where the night is."""

    name: Annotated[str, Meta(pattern=r"^[a-z0-9][a-z0-9-]{0,31}$(?!\n)")] = "hall"
    currency: Annotated[str, Meta(examples=["EUR"])] = "USD"


class Broker(Section, frozen=True):
    """The MQTT broker over which the parts speak: headtable's own for a laptop, Mosquitto at a venue."""

    host: Annotated[str, Meta(min_length=1)] = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65_535)] = 1883
    embedded: bool = True
    username: str = ""
    password: Annotated[str, Meta(extra=SECRET)] = ""
    logins: Annotated[str, Meta(examples=["/etc/headtable/logins"])] = ""
    tls: Annotated[str, Meta(examples=["certificates/authority.pem"])] = ""


class EngineSettings(Section, frozen=True):
    """The rules engine."""

    ruleset: Annotated[str, Meta(min_length=1)] = "rfp"
    journal: Annotated[str, Meta(min_length=1)] = "tonight.night.db"
    journal_copy: Annotated[str, Meta(examples=["/media/stick"])] = ""
    backups: Annotated[str, Meta(examples=["/media/stick"])] = ""
    confirm_s: Annotated[float, Meta(ge=0, le=30)] = 1.5
    clock_speed: Annotated[float, Meta(ge=0.1, le=200)] = 1.0


class Web(Section, frozen=True):
    """The pages: scoreboard, host's console, phone pads."""

    host: Annotated[str, Meta(min_length=1)] = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65_535)] = 8080
    host_key: Annotated[str, Meta(extra=SECRET)] = ""
    names: Annotated[tuple[str, ...], Meta(examples=[["bunco.example.org"]])] = ()
    certificate: Annotated[str, Meta(examples=["certificates/server.pem"])] = ""
    certificate_key: Annotated[str, Meta(examples=["certificates/server-key.pem"])] = ""
    https_port: Annotated[int, Meta(ge=0, le=65_535)] = 8443
    https_name: Annotated[str, Meta(examples=["bunco.example.org"])] = ""
    metrics_key: Annotated[str, Meta(pattern=r"^(\S{16,200})?$(?!\n)", extra=SECRET)] = ""


class Pad(Section, frozen=True):
    """One button pad, known by its UID and never by its port."""

    uid: Annotated[Uid, Meta(examples=["pad-01"])]
    table: Annotated[TableNumber, Meta(examples=[1])]
    bell: Annotated[bool, Meta(examples=[True])] = False


class DiceSettings(Section, frozen=True):
    """A table's electronic dice: what they show proposes a roll, and the table's pad may object."""

    uid: Annotated[Uid, Meta(examples=["dice-02"])]
    table: Annotated[TableNumber, Meta(examples=[2])]
    at: Annotated[str, Meta(pattern=r"^(line|gpio|ble:godice|ble:pixels)$(?!\n)", examples=["ble:godice"])] = "line"
    dice: Annotated[int, Meta(ge=3, le=4, examples=[3])] = 3
    button_pins: Annotated[tuple[PinNumber, ...], Meta(max_length=4)] = ()
    face_pins: Annotated[
        tuple[Annotated[tuple[PinNumber, ...], Meta(min_length=3, max_length=7)], ...], Meta(max_length=4)
    ] = ()
    still_ms: Annotated[int, Meta(ge=10, le=5000)] = 700
    names: Annotated[
        tuple[str, ...], Meta(examples=[["F0:AB:CD:00:00:01", "F0:AB:CD:00:00:02", "F0:AB:CD:00:00:03"]])
    ] = ()

    @property
    def is_ble(self) -> bool:
        """Whether the dice speak Bluetooth."""
        return self.at.startswith("ble:")


class ButtonSettings(Section, frozen=True):
    """The head table's bell button on a pin of the Pi: a contact to ground."""

    uid: Annotated[Uid, Meta(examples=["button-01"])]
    at: Annotated[HeaderPin, Meta(examples=[f"gpio:{BUTTON}"])]
    table: Annotated[TableNumber, Meta(examples=[1])] = 1
    stable_ms: Annotated[int, Meta(ge=5, le=10, examples=[8])] = 8

    @property
    def pin(self) -> int:
        """The BCM number of its pin."""
        return int(self.at.partition(":")[2])


class SignalSettings(Section, frozen=True):
    """A bell or an air horn: on a signal board, on a pin of the Pi, or played by a loudspeaker."""

    signal: Annotated[Signal, Meta(examples=["horn"])]
    device: Annotated[
        str, Meta(pattern=r"^([a-z0-9][a-z0-9-]{0,23}|gpio:[0-9]{1,2}|speaker:\S+)$(?!\n)", examples=["horn-01"])
    ]
    heartbeat: Annotated[HeaderPin | None, Meta(examples=[f"gpio:{HEARTBEAT}"])] = None
    contact: Annotated[HeaderPin | None, Meta(examples=[f"gpio:{HORN_CONTACT}"])] = None
    pattern_ms: Annotated[tuple[Milliseconds, ...], Meta(min_length=1, max_length=9, examples=[[150, 150, 150]])] = (
        1000,
    )
    shortest_gap_s: Annotated[float, Meta(ge=0, le=3600)] = 3.0
    longest_ms: Annotated[int, Meta(ge=1, le=LONGEST_ON_MS)] = LONGEST_ON_MS
    chirp_ms: Annotated[int, Meta(ge=10, le=200)] = 50
    most_a_night: Annotated[int, Meta(ge=1, le=10_000)] = 60
    loudness_db: Annotated[Decibels | None, Meta(examples=[110.0])] = None
    distance_m: Annotated[float, Meta(ge=0.3, le=100)] = 3.0
    dose_signed_by: Annotated[str, Meta(max_length=60)] = ""
    over_wifi: bool = False
    armed: bool = True
    muted: bool = False

    @property
    def pin(self) -> int | None:
        """The BCM number of its pin, if it has one."""
        scheme, colon, number = self.device.partition(":")
        return int(number) if colon and scheme == "gpio" else None

    @property
    def heartbeat_pin(self) -> int | None:
        """The BCM number of the pin with the heartbeat of its driver board, if the board needs one."""
        return None if self.heartbeat is None else int(self.heartbeat.partition(":")[2])

    @property
    def contact_pin(self) -> int | None:
        """The BCM number of the pin that reads its relay's contact back, if one does."""
        return None if self.contact is None else int(self.contact.partition(":")[2])

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

    id: Uid = "box"
    lines: Annotated[
        tuple[str, ...], Meta(examples=[["serial:/dev/serial/by-id/*", "rs485:/dev/ttyAMA0", "tcp:0.0.0.0:7707"]])
    ] = ()
    keys: Annotated[str, Meta(min_length=1)] = "headtable.keys"
    baud: Annotated[int, Meta(ge=1200, le=4_000_000)] = BAUD_OF["baud"]
    rs485_baud: Annotated[int, Meta(ge=1200, le=4_000_000)] = BAUD_OF["rs485_baud"]
    pins: Literal["gpiod", "rpigpio", "mock"] = "gpiod"
    quiet_from: Annotated[Hour | None, Meta(examples=["22:30"])] = None
    quiet_to: Annotated[Hour | None, Meta(examples=["08:00"])] = None
    pads: tuple[Pad, ...] = ()
    dice: tuple[DiceSettings, ...] = ()
    buttons: tuple[ButtonSettings, ...] = ()
    signals: tuple[SignalSettings, ...] = ()
    by_phone: bool = False

    @property
    def has_hardware(self) -> bool:
        """Whether a night is real: it has a line, a device on the Pi or its radio, or phones alone."""
        on_the_pi = (signal.board != signal.device for signal in self.signals)
        return (
            bool(self.lines or self.buttons or self.by_phone)
            or any(on_the_pi)
            or any(dice.at != "line" for dice in self.dice)
        )


class HomeAssistant(Section, frozen=True):
    """Home Assistant, which may show the night and its devices."""

    discovery: bool = False
    prefix: Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]+(/[A-Za-z0-9_-]+)*$(?!\n)")] = "homeassistant"


class Config(Section, frozen=True):
    """The whole file."""

    venue: Venue = Venue()
    broker: Broker = Broker()
    engine: EngineSettings = EngineSettings()
    web: Web = Web()
    box: BoxSettings = BoxSettings()
    home_assistant: HomeAssistant = HomeAssistant()
