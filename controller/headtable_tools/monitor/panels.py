"""The panels of the monitor: tables, devices and facts."""

from __future__ import annotations

from itertools import islice
from typing import Literal

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from headtable.config import BoxSettings
from headtable.hall.bus_state import BusState
from headtable.hall.device_rows import Row, rows
from headtable.messages.rooms import (
    Phase,
    TableState,
)
from headtable.saying import BUNCO, capital, say, text
from headtable.saying.semi_final import semi_final_is
from headtable_tools.devices.table_view import age, line_columns, uid_style
from headtable_tools.monitor.head import LOUD

LONGEST_NAME = 12
PLAYED: tuple[Phase, ...] = ("playing", "called", "final")


def tables(seen: BusState) -> RenderableType:
    """Every table: its tally, its two teams, its phase, and who rolls."""
    if not seen.tables:
        return Text(text("monitor-no-tables"), "dim")
    shown = _columns(
        ("", "right"),
        (text("column-tally"), "right"),
        (text("column-chairs", first=1, second=3), "left"),
        (text("column-chairs", first=2, second=4), "left"),
        (text("column-now"), "left"),
    )
    for number, state in sorted(seen.tables.items()):
        a, b = state.tally
        teams = (
            _pair(state.seats[::2], wins=state.winner == "a"),
            _pair(state.seats[1::2], wins=state.winner == "b"),
        )
        shown.add_row(Text(str(number), "bold"), Text(f"{a}:{b}"), *teams, _now(state))
    return shown


def _columns(*columns: tuple[str, Literal["left", "right"]]) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="dim")
    for name, justify in columns:
        table.add_column(
            Text(name), justify="right" if justify == "right" else "left", no_wrap=True, overflow="ellipsis"
        )
    return table


def _pair(names: tuple[str, ...], *, wins: bool) -> Text:
    return Text(text("pages-partners", players=tuple(map(_short, names))), "green" if wins else "")


def _short(name: str) -> str:
    return name if len(name) <= LONGEST_NAME else f"{name[: LONGEST_NAME - 1]}…"


def _now(state: TableState) -> Text:
    if state.call_it:
        return Text(text("monitor-call-it"), LOUD)
    if state.phase in ("rolling", "last-lap", "tie-break") and state.roller:
        roller = _short(state.roller)
        return Text(text("monitor-rolls", roller=roller, points=state.turn_points, phase=state.phase))
    waits = state.phase in ("host-decides", "roll-off", "first-roll")
    return Text(text("monitor-table-phase", phase=state.phase), "yellow" if waits else "dim")


def devices(seen: BusState, box: BoxSettings) -> RenderableType:
    """Every device: the length of its silence, the counts of its line, and its troubles."""
    there = rows(seen, box)
    if not there:
        return Text(text("monitor-no-devices"), "dim")
    names = (text("column-silent"), *line_columns())
    shown = _columns(
        (text("column-device"), "left"), (text("column-at"), "left"), *((name, "right") for name in names)
    )
    shown.add_column(Text(text("column-trouble")), overflow="ellipsis", no_wrap=True, style="red")
    for row in there:
        shown.add_row(*_device(row))
    return shown


def _device(row: Row) -> list[Text]:
    health = row.health
    return [
        Text(row.name or row.uid, uid_style(row)),
        Text("-" if row.table is None else str(row.table)),
        Text(age(row.silent_s)),
        *(Text(str(count)) for count in (health.heard, health.repeated, health.garbled, health.late)),
        Text(row.trouble),
    ]


def facts(seen: BusState, most: int) -> RenderableType:
    """The last facts, the newest on top."""
    if not seen.facts:
        return Text(text("monitor-no-facts"), "dim")
    bunco = seen.night.bunco_word if seen.night else BUNCO
    with semi_final_is(seen.semi_final):
        return Group(*(Text(capital(say(fact, bunco))) for fact in islice(reversed(seen.facts), most)))
