"""The walk as it goes on: where to go, what to do, and what has answered."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from headtable_tools.walktest.walk import Outcome, Result, Walk

MARKS: dict[Result, tuple[str, str]] = {
    "open": ("·", "dim"),
    "answered": ("✔", "green"),
    "skipped": ("↷", "yellow"),
    "failed": ("✘", "red"),
    "left out": ("-", "dim"),
}
KEYS = "s skip   a again   q quit"
AROUND = 6  # so many stations before and behind this one are shown


def screen(walk: Walk) -> RenderableType:
    """What a person sees while walking."""
    table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 1, 0, 0))
    for row in _near(walk):
        table.add_row(*_row(row, row.station is walk.here))
    done = sum(outcome.result != "open" for outcome in walk.outcomes)
    head = Text(f"{done} of {len(walk.outcomes)} tried", "bold")
    if walk.here is None:
        return Group(head, table)
    ask = Text(f"→ {walk.here.where}: {walk.here.ask}  ({walk.here.uid})", "bold cyan")
    return Group(head, table, Text(), ask, *(Text(f"  {note}", "yellow") for note in walk.notes), Text(KEYS, "dim"))


def _near(walk: Walk) -> list[Outcome]:
    places = [place for place, outcome in enumerate(walk.outcomes) if outcome.station is walk.here]
    place = places[0] if places else len(walk.outcomes)
    return walk.outcomes[max(place - AROUND, 0) : place + AROUND]


def _row(outcome: Outcome, is_here: bool) -> list[Text]:  # noqa: FBT001 - the caller asks it of each row
    mark, style = MARKS[outcome.result]
    station = outcome.station
    return [
        Text("→" if is_here else mark, "bold cyan" if is_here else style),
        Text(station.where),
        Text(station.name, "" if outcome.result == "open" else style),
        Text(outcome.note, "dim"),
    ]


def told(outcome: Outcome) -> str:
    """One outcome as a line of text."""
    note = f" ({outcome.note})" if outcome.note else ""
    result = "not tried" if outcome.result == "open" else outcome.result
    return f"{MARKS[outcome.result][0]} {outcome.station.where}, {outcome.station.name}: {result}{note}"
