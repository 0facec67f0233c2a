"""The devices as a table in the terminal."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from headtable.messages.rooms import DieShown
from headtable_tools.devices.rows import Row

WORDS = ("device", "table", "what", "firmware")
NUMBERS = ("heard", "again", "CRC", "late", "bounces", "battery", "silent")  # in 80 columns, with the words


def table(rows: Sequence[Row]) -> RenderableType:
    """One line for each device, and below them what is wrong with any."""
    shown = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="bold")
    for name in WORDS:
        shown.add_column(name, no_wrap=True)
    for name in NUMBERS:
        shown.add_column(name, justify="right", no_wrap=True)
    for row in rows:
        shown.add_row(*_cells(row), style="" if row.online else "dim")
    dice = (Text(f"{row.uid}: {', '.join(map(_die, row.dice))}") for row in rows if row.dice)
    return Group(shown, *dice, *(Text(f"{row.uid}: {row.trouble}", "red") for row in rows if row.trouble))


def _die(die: DieShown) -> str:
    shows = f" {die.face}" if die.face else ""
    return f"die {die.die} {die.state}{shows}" + ("" if die.battery is None else f" ({die.battery}%)")


def _cells(row: Row) -> list[Text]:
    health = row.health
    counts = (health.heard, health.repeated, health.garbled, health.late, health.bounces)
    battery = "-" if health.battery is None else f"{health.battery}%"
    return [
        Text(row.uid, "red" if not row.online else "yellow" if row.trouble else "green"),
        Text("-" if row.table is None else str(row.table)),
        Text(row.model),
        Text(row.firmware),
        *(Text(str(count)) for count in counts),
        Text(battery),
        Text(age(row.silent_s)),
    ]


def age(seconds: float | None) -> str:
    """How long ago, as briefly as one can say it."""
    if seconds is None:
        return "-"
    if seconds < 60:
        return f"{seconds:.0f} s"
    return f"{seconds / 60:.0f} min" if seconds < 3600 else f"{seconds / 3600:.0f} h"
