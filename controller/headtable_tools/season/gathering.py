"""Read the nights of a season. A journal that cannot be part of it is skipped, and the season says why."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial
from pathlib import Path

from msgspec import Struct

from headtable.config.problem import named_errors
from headtable.errors import BadConfig, Trouble
from headtable.saying import text
from headtable_tools.progress import progress
from headtable_tools.replay.listing import journals_in
from headtable_tools.season.season_data import CopyOf, Skipped, StillRunning, Unreadable
from headtable_tools.whole_night.night_data import WholeNight
from headtable_tools.whole_night.whole_night import whole_night


class Gathered(Struct, frozen=True):
    """The nights of a season by their files, in the order of their dates. ``skipped`` has the other files."""

    nights: tuple[tuple[str, WholeNight], ...]
    skipped: tuple[Skipped, ...]


def gathered(places: Iterable[Path]) -> Gathered:
    """Read every journal in these folders and files, with a progress bar; BadConfig if there is none."""
    files = list(dict.fromkeys(_files(places)))
    if not files:
        raise BadConfig("season-no-journals")
    nights: dict[str, tuple[str, WholeNight]] = {}
    skipped: list[Skipped] = []
    with progress(len(files), text("season-reading"), partial(_so_far, len(files))) as more:
        for file in files:
            found = _read(file, nights)
            if isinstance(found, WholeNight):
                nights[found.id] = (str(file), found)
            elif found:
                skipped.append(found)
            more(1)
    by_date = sorted(nights.values(), key=lambda night: (night[1].opened, night[0]))
    return Gathered(tuple(by_date), tuple(skipped))


def _files(places: Iterable[Path]) -> Iterator[Path]:
    for place in places:
        yield from journals_in(place) if place.is_dir() else (place,)


def _read(file: Path, nights: dict[str, tuple[str, WholeNight]]) -> WholeNight | Skipped | None:
    """The night of a file, or why it is skipped; None for one that never began, which nobody misses."""
    try:
        night = whole_night(file)
    except Trouble as trouble:
        return Skipped(str(file), Unreadable(named_errors(trouble)))
    if night.phase == "closed":
        return None
    if night.phase != "over":
        return Skipped(str(file), StillRunning(), night.day, night.name)
    if night.id in nights:
        return Skipped(str(file), CopyOf(nights[night.id][0]), night.day, night.name)
    return night


def _so_far(files: int, done: int) -> str:
    return text("season-read", done=done, files=files)
