"""The walk on the screen: where to go, what to do, and what has answered."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from headtable.hall.outcomes import Outcome, Result
from headtable.hall.walk_words import name, note_text, notes_text, place, request
from headtable.saying import text
from headtable_tools.walktest.walk import Walk

MARKS: dict[Result, tuple[str, str]] = {
    "open": ("·", "dim"),
    "answered": ("✔", "green"),
    "skipped": ("↷", "yellow"),
    "failed": ("✘", "red"),
    "left-out": ("-", "dim"),
}
SHOWN = 6  # stations before this one, and from it on


def screen(walk: Walk) -> RenderableType:
    """What a person sees while walking."""
    table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 1, 0, 0))
    for row in _near(walk):
        table.add_row(*_row(row, row.station is walk.here))
    done = sum(outcome.result != "open" for outcome in walk.outcomes)
    head = Text(text("walk-progress", done=done, all=len(walk.outcomes)), "bold")
    if walk.here is None:
        return Group(head, table)
    ask = Text(f"→ {request(walk.here)}", "bold cyan")
    notes = (Text(f"  {note_text(note)}", "yellow") for note in walk.notes)
    return Group(head, table, Text(), ask, *notes, Text(text("walk-keys"), "dim"))


def _near(walk: Walk) -> list[Outcome]:
    places = [place for place, outcome in enumerate(walk.outcomes) if outcome.station is walk.here]
    place = places[0] if places else len(walk.outcomes)
    return walk.outcomes[max(place - SHOWN, 0) : place + SHOWN]


def _row(outcome: Outcome, is_here: bool) -> list[Text]:  # noqa: FBT001 - the caller asks it of each row
    sign, style = MARKS[outcome.result]
    return [
        Text("→" if is_here else sign, "bold cyan" if is_here else style),
        Text(place(outcome.station)),
        Text(name(outcome.station), "" if outcome.result == "open" else style),
        Text(notes_text(outcome.notes), "dim"),
    ]


def mark(outcome: Outcome) -> str:
    """The mark before a line: ``✔``."""
    return MARKS[outcome.result][0]
