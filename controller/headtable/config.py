"""headtable.toml as frozen structs."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from msgspec import Meta, Struct

from headtable.messages import Signal, TableNumber, Uid

Port = Annotated[int, Meta(ge=0, le=65_535)]
Milliseconds = Annotated[int, Meta(ge=1, le=3000)]
Hour = Annotated[str, Meta(pattern=r"^([01][0-9]|2[0-3]):[0-5][0-9]$")]


class Section(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One table of the file; an unknown key stops the start."""


class Venue(Section):
    """Where the night is; the name is part of every MQTT topic."""

    name: Annotated[str, Meta(pattern=r"^[a-z0-9][a-z0-9-]{0,31}$")] = "hall"


class Broker(Section):
    """The MQTT broker: an embedded one for a laptop, or Mosquitto."""

    host: str = "127.0.0.1"
    port: Port = 1883
    embedded: bool = True
    username: str = ""
    password: str = ""


class EngineSettings(Section):
    """The rules engine: which ruleset, and where the night's journal is kept."""

    ruleset: str = "rfp"
    journal: str = "tonight.night.db"


class Web(Section):
    """The pages; the host's console asks for the key, and an empty one is made up at each start."""

    host: str = "127.0.0.1"
    port: Port = 8080
    host_key: str = ""


class Pad(Section):
    """One button pad, known by its UID and never by its port; ``bell`` marks the head table's button."""

    uid: Uid
    table: TableNumber
    bell: bool = False


class SignalSettings(Section):
    """A bell or a horn on a device: what it plays and how often it may."""

    signal: Signal
    device: Uid
    pattern_ms: Annotated[tuple[Milliseconds, ...], Meta(min_length=1, max_length=9)] = (1000,)
    shortest_gap_s: Annotated[float, Meta(ge=0, le=3600)] = 3.0
    armed: bool = True
    muted: bool = False


class BoxSettings(Section):
    """One Pi and what hangs on it: its serial lines, pads and signals."""

    id: Uid = "box"
    lines: tuple[str, ...] = ()
    baud: Annotated[int, Meta(ge=1200, le=4_000_000)] = 115_200
    quiet_from: Hour | None = None
    quiet_to: Hour | None = None
    pads: tuple[Pad, ...] = ()
    signals: tuple[SignalSettings, ...] = ()


class Config(Section):
    """The whole file."""

    venue: Venue = Venue()
    broker: Broker = Broker()
    engine: EngineSettings = EngineSettings()
    web: Web = Web()
    box: BoxSettings = BoxSettings()


def load(path: Path) -> Config:
    """The configuration in a file; BadConfig names the file, the line, the key and the nearest right one."""
    raise NotImplementedError
