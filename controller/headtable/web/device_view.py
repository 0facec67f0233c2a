"""The devices, the signals and the walk as a page for hosts shows them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from msgspec import Struct

from headtable.hall.device_rows import DeviceWithoutTable, Row, RowTrouble, TroubleReported, rows
from headtable.hall.outcomes import Outcome, Result, count
from headtable.hall.placed_pads import with_placed
from headtable.hall.stations import Kind
from headtable.hall.walk_words import name, notes_text, place, summary
from headtable.messages.host_choices import HostChoices, QuietSpan
from headtable.messages.rooms import DieShown
from headtable.messages.sound_commands import SignalState
from headtable.messages.troubles import NotConfigured
from headtable.messages.words import Signal, TableNumber, Uid
from headtable.saying import say
from headtable.web.device_orders import can_be_placed
from headtable.web.firmware_view import UpdateShown, newer_firmware, update_shown
from headtable.web.hall_watch import HallWatch
from headtable.web.phones import Phones

SILENT_S = 600.0  # a device that nobody has heard for so long deserves a look


class DeviceShown(Struct, frozen=True):
    """One device. ``label`` and ``troubles`` are sentences.

    ``file_table`` is what headtable.toml says if a host gave it another table. ``newer_firmware`` is the version that
    a host may bring to it.
    """

    uid: Uid
    name: str
    label: str
    box: Uid
    model: str
    firmware: str
    online: bool
    table: TableNumber | None
    bell: bool
    placed: bool
    file_table: TableNumber | None
    battery: int | None
    silent_s: float | None
    is_silent: bool
    heard: int
    repeated: int
    garbled: int
    late: int
    bounces: int
    dice: tuple[DieShown, ...]
    troubles: tuple[str, ...]
    can_move: bool
    newer_firmware: str | None
    update: UpdateShown | None


class SignalShown(Struct, frozen=True):
    """One signal of a box; ``by_host`` are the choices that a host may take back, the rest is in headtable.toml."""

    box: Uid
    signal: Signal
    sounding: bool
    armed: bool
    muted: bool
    disarmed_by_host: bool
    muted_by_host: bool


class BoxShown(Struct, frozen=True):
    """One box, and the quiet hours of its horn."""

    box: Uid
    online: bool
    quiet: QuietSpan | None


class PhoneShown(Struct, frozen=True):
    """One admitted phone."""

    phone: str
    kind: str
    table: TableNumber
    silent_s: float
    is_silent: bool


class Devices(Struct, frozen=True):
    """Everything that the page of the devices shows."""

    devices: tuple[DeviceShown, ...]
    boxes: tuple[BoxShown, ...]
    signals: tuple[SignalShown, ...]
    phones: tuple[PhoneShown, ...]


class SilentAtTable(Struct, frozen=True):
    """A device or a phone of a table that nobody hears any more; ``gone`` if its line has lost it."""

    table: TableNumber
    name: str
    gone: bool
    silent_s: float | None


class Silences(Struct, frozen=True):
    """Everything at the tables that is silent, as the page of the devices marks it; and how many phones each has."""

    silent: tuple[SilentAtTable, ...]
    phones: dict[TableNumber, int]


class StationShown(Struct, frozen=True):
    """One station of a walk; ``place``, ``name`` and ``notes`` are sentences."""

    kind: Kind
    uid: Uid
    table: TableNumber | None
    signal: Signal | None
    place: str
    name: str
    result: Result
    notes: str
    at: str


class WalkShown(Struct, frozen=True):
    """The walk. Without stations nobody walks; ``why`` is the reason why it has ended."""

    box: Uid
    stations: tuple[StationShown, ...] = ()
    summary: str = ""
    why: str = ""


def devices_of(hall: HallWatch, phones: Phones) -> Devices:
    """The devices now."""
    return Devices(
        tuple(_device(hall, row) for row in rows(hall.state, hall.box)),
        tuple(_boxes(hall)),
        tuple(_signal(hall, state) for _, state in sorted(hall.state.signals.items())),
        tuple(
            PhoneShown(one.id, one.kind, one.table, silent_s := phones.silent_s(one), silent_s > SILENT_S)
            for one in phones.admitted()
        ),
    )


def silences_of(hall: HallWatch, phones: Phones) -> Silences:
    """What is silent at the tables now."""
    there = devices_of(hall, phones)
    devices = (
        SilentAtTable(one.table, one.label, not one.online, one.silent_s)
        for one in there.devices
        if one.table is not None and (one.is_silent or not one.online)
    )
    asleep = (
        SilentAtTable(one.table, f"{one.kind} {one.phone}", gone=False, silent_s=one.silent_s)
        for one in there.phones
        if one.is_silent
    )
    return Silences((*devices, *asleep), dict(Counter(one.table for one in phones.admitted())))


def _device(hall: HallWatch, row: Row) -> DeviceShown:
    health, birth = row.health, hall.state.births.get(row.uid)
    pads = with_placed(hall.box, _choices(hall, hall.box.id)).pads
    bell = row.placed.bell if row.placed else any(pad.bell for pad in pads if pad.uid == row.uid)
    can_move = row.online and birth is not None and can_be_placed(hall.box, birth)
    return DeviceShown(
        row.uid, row.name, row.label, row.box, row.model, row.firmware, row.online, row.table, bell,
        row.placed is not None, row.placed.file_table if row.placed else None, health.battery,
        row.silent_s, row.online and row.silent_s is not None and row.silent_s > SILENT_S,
        health.heard, health.repeated, health.garbled, health.late, health.bounces, row.dice,
        tuple(say(DeviceWithoutTable() if can_move and _is_stranger(one) else one) for one in row.troubles),
        can_move, newer_firmware(hall, row), update_shown(hall, row.uid),
    )  # fmt: skip


def _is_stranger(trouble: RowTrouble) -> bool:
    """Whether the device has no table yet. Its usual sentence names a command, but the page can give it one."""
    return isinstance(trouble, TroubleReported) and isinstance(trouble.trouble, NotConfigured)


def _boxes(hall: HallWatch) -> Iterator[BoxShown]:
    for box in sorted(hall.state.boxes):
        yield BoxShown(box, hall.state.box_is_online(box), _choices(hall, box).quiet)


def _signal(hall: HallWatch, state: SignalState) -> SignalShown:
    choices = _choices(hall, state.box)
    return SignalShown(
        state.box, state.signal, state.sounding, state.armed, state.muted,
        state.signal in choices.disarmed, state.signal in choices.muted,
    )  # fmt: skip


def _choices(hall: HallWatch, box: Uid) -> HostChoices:
    return hall.state.choices.get(box, HostChoices(box))


def walk_of(hall: HallWatch) -> WalkShown:
    """The walk now."""
    walk = hall.walk
    if walk is None:
        return WalkShown(hall.box.id)
    told = summary(count(walk.outcomes))
    return WalkShown(hall.box.id, tuple(map(_station, walk.outcomes)), told, say(walk.why) if walk.why else "")


def _station(outcome: Outcome) -> StationShown:
    station = outcome.station
    return StationShown(
        station.kind, station.uid, station.table, station.signal, place(station), name(station),
        outcome.result, notes_text(outcome.notes), outcome.at,
    )  # fmt: skip
