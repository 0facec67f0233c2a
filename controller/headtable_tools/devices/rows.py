"""What there is to tell of each device, from what was seen on the bus."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from headtable.config import BoxSettings
from headtable.messages.devices import Birth, Health
from headtable.messages.rooms import DieShown
from headtable.saying import say
from headtable_tools.watch.seen import Seen

WEAK_PERCENT = 20
NEVER_HEARD = "never said hello: is it plugged in?"


class Row(Struct, frozen=True):
    """One device: what it is, where it stands, what its line has been through, and what is wrong with it."""

    uid: str
    box: str
    model: str
    firmware: str
    online: bool
    table: int | None
    health: Health
    dice: tuple[DieShown, ...] = ()
    silent_s: float | None = None
    trouble: str = ""


def rows(seen: Seen, box: BoxSettings) -> list[Row]:
    """Every device that has ever said hello or that this box should have, by table; those without one last."""
    every = [*(_row(seen, birth) for birth in seen.births.values()), *_missing(seen, box)]
    return sorted(every, key=lambda row: (row.table is None, row.table or 0, row.uid))


def _missing(seen: Seen, box: BoxSettings) -> Iterator[Row]:
    """What the configuration puts on a line, and nobody has ever heard."""
    dice = ((dice.uid, dice.table) for dice in box.dice if dice.at == "line")
    boards = ((signal.board, None) for signal in box.signals if signal.board == signal.device)
    wanted: dict[str, int | None] = {**dict(boards), **dict(dice), **{pad.uid: pad.table for pad in box.pads}}
    for uid, table in wanted.items():
        if uid not in seen.births:
            yield Row(uid, box.id, "", "", online=False, table=table, health=Health(uid), trouble=NEVER_HEARD)


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
        trouble="; ".join(_troubles(seen, birth, health)),
    )


def _troubles(seen: Seen, birth: Birth, health: Health) -> Iterator[str]:
    if not seen.box_is_online(birth.box):
        yield f"box {birth.box} is gone"
    elif not birth.online:
        yield "gone"
    if birth.trouble:
        yield say(birth.trouble)
    elif birth.table is None and birth.model and "bell" not in birth.can and "horn" not in birth.can:
        yield "has no table"
    if health.battery is not None and health.battery < WEAK_PERCENT:
        yield f"battery at {health.battery}%"
    if health.dropped:
        yield f"{health.dropped} presses dropped"
