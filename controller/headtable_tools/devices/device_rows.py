"""What there is to tell of each device, from what was seen on the bus."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from headtable.config import BoxSettings
from headtable.messages.devices import Birth, Health
from headtable.messages.rooms import DieShown
from headtable.messages.troubles import DeviceTrouble
from headtable.saying import say
from headtable_tools.watch.seen import Seen

WEAK_PERCENT = 20


class NeverHeard(Struct, frozen=True, tag=True):
    """The configuration names the device, and it never said hello."""


class BoxAway(Struct, frozen=True, tag=True):
    """The device's box does not run."""

    box: str


class DeviceAway(Struct, frozen=True, tag=True):
    """The device does not answer its box."""


class TroubleReported(Struct, frozen=True, tag=True):
    """The box says what is wrong with the device."""

    trouble: DeviceTrouble


class DeviceWithoutTable(Struct, frozen=True, tag=True):
    """The device is there, and has no table."""


class BatteryWeak(Struct, frozen=True, tag=True):
    """The device's battery is nearly empty."""

    percent: int


class PressesDropped(Struct, frozen=True, tag=True):
    """The device had to drop presses."""

    dropped: int


RowTrouble = NeverHeard | BoxAway | DeviceAway | TroubleReported | DeviceWithoutTable | BatteryWeak | PressesDropped


class Row(Struct, frozen=True):
    """One device: what it is, where it stands, the counts of its line, and what is wrong with it."""

    uid: str
    box: str
    model: str
    firmware: str
    online: bool
    table: int | None
    health: Health
    dice: tuple[DieShown, ...] = ()
    silent_s: float | None = None
    troubles: tuple[RowTrouble, ...] = ()

    @property
    def trouble(self) -> str:
        """The sentences of its troubles; empty where nothing is wrong."""
        return "; ".join(map(say, self.troubles))


def rows(seen: Seen, box: BoxSettings) -> list[Row]:
    """Every device that ever said hello or that this box should have, by table; those without a table come last."""
    every = [*(_row(seen, birth) for birth in seen.births.values()), *_missing(seen, box)]
    return sorted(every, key=lambda row: (row.table is None, row.table or 0, row.uid))


def _missing(seen: Seen, box: BoxSettings) -> Iterator[Row]:
    """The devices that the configuration puts on a line, and that nobody has ever heard."""
    dice = ((dice.uid, dice.table) for dice in box.dice if dice.at == "line")
    boards = ((signal.board, None) for signal in box.signals if signal.board == signal.device)
    wanted: dict[str, int | None] = {**dict(boards), **dict(dice), **{pad.uid: pad.table for pad in box.pads}}
    for uid, table in wanted.items():
        if uid not in seen.births:
            never = (NeverHeard(),)
            yield Row(uid, box.id, "", "", online=False, table=table, health=Health(uid), troubles=never)


def _row(seen: Seen, birth: Birth) -> Row:
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


def _troubles(seen: Seen, birth: Birth, health: Health) -> Iterator[RowTrouble]:
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
