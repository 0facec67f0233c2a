"""The rows of the table of devices, from the messages on the bus."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
from msgspec import Struct

from headtable.config import BoxSettings
from headtable.hall.bus_state import BusState
from headtable.messages.device_names import DeviceNameProblem, device_name_problem
from headtable.messages.devices import Birth, Health
from headtable.messages.host_choices import PlacedPad
from headtable.messages.rooms import (
    DieShown,
)
from headtable.messages.troubles import DeviceTrouble
from headtable.messages.words import Uid
from headtable.saying import text

WEAK_PERCENT = 20


class NeverHeard(Struct, frozen=True, tag=True):
    """The configuration names the device, and it never said hello."""


class BoxAway(Struct, frozen=True, tag=True):
    """The device's box is not running."""

    box: str


class DeviceAway(Struct, frozen=True, tag=True):
    """The device does not answer its box."""


class TroubleReported(Struct, frozen=True, tag=True):
    """The box reports a trouble of the device."""

    trouble: DeviceTrouble


class DeviceWithoutTable(Struct, frozen=True, tag=True):
    """The device is present, and has no table."""


class BatteryWeak(Struct, frozen=True, tag=True):
    """The device's battery is nearly empty."""

    percent: int


class PressesDropped(Struct, frozen=True, tag=True):
    """The device had to drop presses."""

    dropped: int


RowTrouble = NeverHeard | BoxAway | DeviceAway | TroubleReported | DeviceWithoutTable | BatteryWeak | PressesDropped


class Row(Struct, frozen=True):
    """One device: its model, its place, the counts of its line, and its troubles."""

    uid: str
    box: str
    model: str
    firmware: str
    online: bool
    table: int | None
    health: Health
    dice: tuple[DieShown, ...] = ()
    silent_s: float | None = None
    placed: PlacedPad | None = None  # by a host in a browser
    name: str = ""  # by a host
    troubles: tuple[RowTrouble, ...] = ()

    @property
    def label(self) -> str:
        """What it is called: ``pad-01``, or ``Bar (pad-01)``."""
        return text("device-label", uid=self.uid, name=self.name)

    @property
    def trouble(self) -> str:
        """The sentences of its troubles; empty if there are none."""
        return text("list-notes", notes=self.troubles) if self.troubles else ""


def rows(seen: BusState, box: BoxSettings) -> list[Row]:
    """Every device that has said hello or is configured, by table; those without a table come last."""
    every = [*(_row(seen, birth) for birth in seen.births.values()), *_missing(seen, box)]
    every = [_as_chosen(seen, row) for row in every]
    return sorted(every, key=lambda row: (row.table is None, row.table or 0, row.uid))


def naming_problem(seen: BusState, box: BoxSettings, uid: Uid, name: str) -> DeviceNameProblem | None:
    """Why the device cannot have this name beside the others of the hall; None if it can."""
    return device_name_problem(name, ((row.uid, row.name) for row in rows(seen, box) if row.uid != uid))


def _as_chosen(seen: BusState, row: Row) -> Row:
    """The row with what hosts have chosen."""
    return msgspec.structs.replace(row, placed=_placed(seen, row), name=seen.name_of(row.uid, row.box))


def _placed(seen: BusState, row: Row) -> PlacedPad | None:
    """The table that a host gave the device in a browser, if it stands there."""
    choices = seen.choices.get(row.box)
    places = choices.pads if choices else ()
    return next((one for one in places if (one.uid, one.table) == (row.uid, row.table)), None)


def _missing(seen: BusState, box: BoxSettings) -> Iterator[Row]:
    """The configured devices on a line that nobody has ever heard."""
    dice = ((dice.uid, dice.table) for dice in box.dice if dice.at == "line")
    boards = ((signal.board, None) for signal in box.signals if signal.board == signal.device)
    wanted: dict[str, int | None] = {**dict(boards), **dict(dice), **{pad.uid: pad.table for pad in box.pads}}
    for uid, table in wanted.items():
        if uid not in seen.births:
            never = (NeverHeard(),)
            yield Row(uid, box.id, "", "", online=False, table=table, health=Health(uid), troubles=never)


def _row(seen: BusState, birth: Birth) -> Row:
    health = seen.health.get(birth.uid, Health(birth.uid))
    return Row(
        uid=birth.uid,
        box=birth.box,
        model=birth.model,
        firmware=birth.firmware,
        online=birth.online and seen.box_is_online(birth.box),
        table=birth.table,
        health=health,
        dice=seen.dice[birth.uid].dice if birth.uid in seen.dice else (),
        silent_s=seen.silent_s(birth.uid),
        troubles=tuple(_troubles(seen, birth, health)),
    )


def _troubles(seen: BusState, birth: Birth, health: Health) -> Iterator[RowTrouble]:
    if not seen.box_is_online(birth.box):
        yield BoxAway(birth.box)
    elif not birth.online:
        yield DeviceAway()
    if birth.trouble is not None:
        yield TroubleReported(birth.trouble)
    elif birth.table is None and birth.model and "bell" not in birth.can and "horn" not in birth.can:
        yield DeviceWithoutTable()
    if health.battery is not None and health.battery < WEAK_PERCENT:
        yield BatteryWeak(health.battery)
    if health.dropped:
        yield PressesDropped(health.dropped)
