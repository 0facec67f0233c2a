"""The devices as a table in the terminal."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from headtable.hall.device_rows import Row
from headtable.messages.rooms import (
    DieShown,
)
from headtable.saying import text


def table(rows: Sequence[Row]) -> RenderableType:
    """One line for each device, with the troubles below. It fits into 80 columns."""
    shown = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="bold")
    for name in (text("column-device"), text("column-table"), text("column-model"), text("column-firmware")):
        shown.add_column(Text(name), no_wrap=True)
    for name in (*line_columns(), text("column-bounces"), text("column-battery"), text("column-silent")):
        shown.add_column(Text(name), justify="right", no_wrap=True)
    for row in rows:
        shown.add_row(*_cells(row), style="" if row.online else "dim")
    dice = (Text(text("device-dice", uid=row.uid, dice=tuple(map(_die, row.dice)))) for row in rows if row.dice)
    troubles = (
        Text(text("device-troubles", uid=row.uid, troubles=row.trouble), "red") for row in rows if row.trouble
    )
    placed = (
        Text(text("device-placed", uid=row.uid, table=row.placed.table, before=row.placed.file_table), "dim")
        for row in rows
        if row.placed
    )
    named = (Text(text("device-named", uid=row.uid, name=row.name), "dim") for row in rows if row.name)
    return Group(shown, *named, *dice, *placed, *troubles)


def line_columns() -> tuple[str, ...]:
    """The names of the counts of a line."""
    return text("column-heard"), text("column-again"), text("column-crc"), text("column-late")


def _die(die: DieShown) -> str:
    return text("device-die", die=die.die, state=die.state, face=die.face or None, battery=die.battery)


def _cells(row: Row) -> list[Text]:
    health = row.health
    counts = (health.heard, health.repeated, health.garbled, health.late, health.bounces)
    battery = "-" if health.battery is None else f"{health.battery}%"
    return [
        Text(row.uid, uid_style(row)),
        Text("-" if row.table is None else str(row.table)),
        Text(row.model),
        Text(row.firmware),
        *(Text(str(count)) for count in counts),
        Text(battery),
        Text(age(row.silent_s)),
    ]


def uid_style(row: Row) -> str:
    """The colour of a device: red if it is absent, yellow if it has a trouble."""
    return "red" if not row.online else "yellow" if row.troubles else "green"


def age(seconds: float | None) -> str:
    """A time span in few letters: ``3 s``."""
    if seconds is None:
        return "-"
    if seconds < 60:
        return text("age-seconds", age=round(seconds))
    if seconds < 3600:
        return text("age-minutes", age=round(seconds / 60))
    return text("age-hours", age=round(seconds / 3600))
