"""Compares what was read from the sheets of a board with its table of parts."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from typing import Literal

from msgspec import Struct

from circuits.parts import Board
from schematics.read_back import Piece, Pin, Reading


class Wrong(Struct, frozen=True):
    """Something on the sheets that is not as in the table: a part, or a net with its pins."""

    what: Literal[
        "part is not drawn", "part is drawn twice", "part is not in the table", "value is another one",
        "pin is not on the net", "pin is on the net by mistake", "wire has no name", "nets are connected",
        "name leads nowhere", "wire ends at nothing",
    ]  # fmt: skip
    where: str
    pins: tuple[Pin, ...] = ()

    def __str__(self) -> str:
        """One line for a terminal."""
        return " ".join((f"{self.what}: {self.where}", *(f"{reference}.{number}" for reference, number in self.pins)))


def differences(board: Board, readings: tuple[Reading, ...]) -> tuple[Wrong, ...]:
    """Everything in which the drawn sheets differ from the table; none if they are the same circuit."""
    pieces = [piece for reading in readings for piece in reading.pieces]
    return (
        *_parts(board, [part for reading in readings for part in reading.parts]),
        *_names(pieces),
        *_nets(board, pieces),
        *(wrong for number, reading in enumerate(readings, 1) for wrong in _loose(number, reading)),
    )


def _loose(number: int, reading: Reading) -> Iterator[Wrong]:
    for piece in reading.pieces:
        for x, y in piece.loose:
            where = " ".join((*sorted(piece.names), f"on sheet {number} at {x:g},{y:g}"))
            yield Wrong("wire ends at nothing", where, tuple(sorted(piece.pins)))


def _parts(board: Board, drawn: list[tuple[str, str]]) -> Iterator[Wrong]:
    table = {part.reference: part.item.value for part in board.parts}
    count = Counter(reference for reference, _ in drawn)
    yield from (Wrong("part is not drawn", reference) for reference in table if not count[reference])
    yield from (Wrong("part is drawn twice", reference) for reference in count if count[reference] > 1)
    yield from (Wrong("part is not in the table", reference) for reference in count if reference not in table)
    for reference, value in drawn:
        if reference in table and value != table[reference]:
            yield Wrong("value is another one", f"{reference} {value}")


def _names(pieces: list[Piece]) -> Iterator[Wrong]:
    """A wire has one name. Where its net goes on elsewhere, it has a flag, a supply or a ground there."""
    count = Counter(name for piece in pieces for name in piece.names)
    for piece in pieces:
        pins = tuple(sorted(piece.pins))
        if not piece.names:
            yield Wrong("wire has no name", "", pins)
        if len(piece.names) > 1:
            yield Wrong("nets are connected", " ".join(sorted(piece.names)), pins)
        if not piece.leads and any(count[name] > 1 for name in piece.names):
            yield Wrong("name leads nowhere", " ".join(sorted(piece.names)), pins)


def _nets(board: Board, pieces: list[Piece]) -> Iterator[Wrong]:
    drawn: dict[str, set[Pin]] = defaultdict(set)
    for piece in pieces:
        for name in piece.names:
            drawn[name] |= piece.pins
    table = {net: set(pins) for net, pins in board.netlist().items()}
    for net in sorted({*drawn, *table}):
        expected, found = table.get(net, set()), drawn.get(net, set())
        if expected - found:
            yield Wrong("pin is not on the net", net, tuple(sorted(expected - found)))
        if found - expected:
            yield Wrong("pin is on the net by mistake", net, tuple(sorted(found - expected)))
