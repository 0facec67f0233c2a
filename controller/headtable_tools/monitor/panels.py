"""The panels of the monitor: tables, devices, and what happens."""

from __future__ import annotations

from itertools import islice

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from headtable.config import BoxSettings
from headtable.messages.rooms import Phase, TableState
from headtable.saying import BUNCO, say
from headtable_tools.devices.rows import Row, rows
from headtable_tools.devices.terminal_table import age
from headtable_tools.rulecard.wording import capital
from headtable_tools.watch.seen import Seen

LONGEST_NAME = 12
PLAYED: tuple[Phase, ...] = ("playing", "called", "final")


def tables(seen: Seen) -> RenderableType:
    """Every table: its tally, its two teams, its phase, and who rolls."""
    if not seen.tables:
        return Text("no table is set yet", "dim")
    shown = _columns(
        ("", "right"), ("tally", "right"), ("chairs 1, 3", "left"), ("chairs 2, 4", "left"), ("now", "left")
    )
    for number, state in sorted(seen.tables.items()):
        a, b = state.tally
        teams = (
            _pair(state.seats[::2], wins=state.winner == "a"),
            _pair(state.seats[1::2], wins=state.winner == "b"),
        )
        shown.add_row(Text(str(number), "bold"), Text(f"{a}:{b}"), *teams, _now(state))
    return shown


def _columns(*columns: tuple[str, str]) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="dim")
    for name, justify in columns:
        table.add_column(name, justify="right" if justify == "right" else "left", no_wrap=True, overflow="ellipsis")
    return table


def _pair(names: tuple[str, ...], *, wins: bool) -> Text:
    return Text(" & ".join(_short(name) for name in names), "green" if wins else "")


def _short(name: str) -> str:
    return name if len(name) <= LONGEST_NAME else f"{name[: LONGEST_NAME - 1]}…"


def _now(state: TableState) -> Text:
    if state.call_it:
        return Text("CALL IT!", "bold reverse yellow")
    if state.phase in ("rolling", "last-lap", "tie-break") and state.roller:
        turn = f", {state.turn_points} this turn" if state.turn_points else ""
        return Text(f"{_short(state.roller)} rolls{turn}" + ("" if state.phase == "rolling" else f" ({state.phase})"))
    waits = state.phase in ("host-decides", "roll-off", "first-roll")
    return Text(state.phase, "yellow" if waits else "dim")


def devices(seen: Seen, box: BoxSettings) -> RenderableType:
    """Every device: how long it is silent, what its line has been through, and what is wrong."""
    there = rows(seen, box)
    if not there:
        return Text("no device has said hello yet", "dim")
    shown = _columns(*((name, "left") for name in ("device", "at")), *((name, "right") for name in _NUMBERS))
    shown.add_column("trouble", overflow="ellipsis", no_wrap=True, style="red")
    for row in there:
        shown.add_row(*_device(row))
    return shown


_NUMBERS = ("silent", "heard", "again", "CRC", "late")


def _device(row: Row) -> list[Text]:
    health = row.health
    return [
        Text(row.uid, "red" if not row.online else "yellow" if row.trouble else "green"),
        Text("-" if row.table is None else str(row.table)),
        Text(age(row.silent_s)),
        *(Text(str(count)) for count in (health.heard, health.repeated, health.garbled, health.late)),
        Text(row.trouble),
    ]


def facts(seen: Seen, most: int) -> RenderableType:
    """What happened last, the newest on top."""
    if not seen.facts:
        return Text("what happens from now on stands here", "dim")
    bunco = seen.night.bunco_word if seen.night else BUNCO
    return Group(*(Text(capital(say(fact, bunco))) for fact in islice(reversed(seen.facts), most)))
