"""A whole night as files in a folder: all of it as JSON, and its tables as CSV for a spreadsheet."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

import msgspec
from msgspec import Struct
from msgspec.structs import asdict, fields

from headtable.errors import BadConfig
from headtable.web.csv_files import MARKED, harmless
from headtable_tools.html_page.document import WrittenPage, write_file
from headtable_tools.whole_night.night_data import BuncoRolled, Luck, PlayerNight, TableRound, Turn, WholeNight

Row = Sequence[object]
LISTED = " "  # between the values of a list in one cell


def write_night(night: WholeNight, folder: Path) -> tuple[WrittenPage, ...]:
    """Write every file; BadConfig if one of them cannot be written."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as trouble:
        raise BadConfig("shared-folder-unwritable", folder=folder, error=trouble.strerror) from None
    return tuple(
        WrittenPage(str(folder / name), write_file(folder / name, content)) for name, content in files_of(night)
    )


def files_of(night: WholeNight) -> Iterator[tuple[str, bytes]]:
    """The name and the content of each file. The headings are the names of the fields, in every language."""
    yield "night.json", msgspec.json.format(msgspec.json.encode(night), indent=1)
    for name, rows in (("players", _players), ("rounds", _rounds), ("buncos", _buncos), ("turns", _turns)):
        yield f"{name}.csv", _csv(rows(night))


def _players(night: WholeNight) -> Iterator[Row]:
    luck_names = [f"luck_{name}" for name in _names(Luck)]
    yield [*(name for name in _names(PlayerNight) if name != "luck"), *luck_names]
    for player in night.players:
        luck = list(asdict(player.luck).values()) if player.luck else [None] * len(luck_names)
        yield [*(value for name, value in asdict(player).items() if name != "luck"), *luck]


def _rounds(night: WholeNight) -> Iterator[Row]:
    yield ["set", "round", "mark", "started_ms", "over_ms", *_names(TableRound)]
    for played in night.rounds:
        for table in played.tables:
            moments = (played.mark, played.started_ms, played.over_ms)
            yield [played.set, played.round, *moments, *asdict(table).values()]


def _buncos(night: WholeNight) -> Iterator[Row]:
    yield ["set", "round", *_names(BuncoRolled)]
    for played in night.rounds:
        for bunco in played.buncos:
            yield [played.set, played.round, *asdict(bunco).values()]


def _turns(night: WholeNight) -> Iterator[Row]:
    yield [*(name for name in _names(Turn) if name != "rolls"), "rolls", "worths"]
    for turn in night.turns:
        worths = tuple(roll.worth for roll in turn.rolls)
        yield [*(value for name, value in asdict(turn).items() if name != "rolls"), len(turn.rolls), worths]


def _names(kind: type[Struct]) -> list[str]:
    return [field.name for field in fields(kind)]


def _csv(rows: Iterable[Row]) -> bytes:
    file = io.StringIO()
    csv.writer(file).writerows([_cell(value) for value in row] for row in rows)
    return (MARKED + file.getvalue()).encode()


def _cell(value: object) -> str:
    """The value as text; a name that a spreadsheet would calculate begins with an apostrophe."""
    match value:
        case None:
            return ""
        case bool():
            return "yes" if value else "no"
        case tuple():
            return harmless((LISTED if not value or isinstance(value[0], int) else ", ").join(map(str, value)))
        case str():
            return harmless(value)
        case _:
            return str(value)
