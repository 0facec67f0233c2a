"""The words of the walk, for the screen, the lines and the sheet."""

from __future__ import annotations

from collections.abc import Sequence

from headtable.hall.notes import ChirpRefused, Note
from headtable.hall.outcomes import Counts, Outcome
from headtable.hall.stations import Station
from headtable.saying import say, text


def device(station: Station) -> str:
    """What its device is called: ``pad-01``, or ``Bar (pad-01)``."""
    return text("device-label", uid=station.uid, name=station.called)


def name(station: Station) -> str:
    """What a station is called: ``pad-01, bell button``."""
    return text("station-name", kind=station.kind, uid=device(station), die=station.die, signal=station.signal)


def place(station: Station) -> str:
    """Where a person has to go: ``table 2``."""
    return say(station.place)


def task(station: Station) -> str:
    """What a person has to do: ``press ONE``."""
    return text("station-task", kind=station.kind, die=station.die)


def request(station: Station) -> str:
    """The line that asks a person to do it."""
    doing = text("station-listen", signal=station.signal) if station.kind == "signal" else task(station)
    return text("station-request", place=station.place, task=doing, uid=device(station))


def note_text(note: Note) -> str:
    """The sentence of a note."""
    return say(note.why, signal=note.signal) if isinstance(note, ChirpRefused) else say(note)


def notes_text(notes: Sequence[Note]) -> str:
    """The sentences of several notes in one line."""
    return text("list-notes", notes=tuple(map(note_text, notes))) if notes else ""


def result(outcome: Outcome) -> str:
    """One outcome as a line of text, without its mark."""
    return text(
        "station-result",
        place=outcome.station.place,
        name=name(outcome.station),
        result=outcome.result,
        notes=notes_text(outcome.notes),
    )


def summary(counts: Counts) -> str:
    """How many stations answered, how many were left out, and how many somebody must see to."""
    return text("walk-summary", answered=counts.answered, tried=counts.all, left_out=counts.left_out, bad=counts.bad)
