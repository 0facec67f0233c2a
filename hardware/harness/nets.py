"""Which nets are connected: through wires, fuses and closed switches, and through all parts of the driver board."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache

from circuits.driver_board import DRIVER_BOARD
from circuits.nets import connected, sides
from harness.pieces import Cable, Harness, Place

COIL_POLES = ("85", "86")


def wires(harness: Harness, cables: Iterable[Cable]) -> Iterator[frozenset[str]]:
    """The nets of both ends of each core, by the places: what a core really connects."""
    for core in (core for cable in cables for core in cable.cores):
        poles = (harness.pole(core.start), harness.pole(core.end))
        yield frozenset(pole.net for pole in poles if pole) | {core.net}


def devices(harness: Harness) -> Iterator[frozenset[str]]:
    """The nets that each device beside the board connects; the relay's coil and its contact are two."""
    for place in harness.places:
        if place.reference in ("B1", "PS1", "H1") or place.kind in ("fuse", "switch"):
            yield from _sides(place)


def passages(harness: Harness, opened: str) -> Iterator[frozenset[str]]:
    """The nets that fuses and contacts connect while one switch is open, and all others and the relay are closed."""
    for place in harness.places:
        if place.kind in ("fuse", "switch") and place.reference != opened:
            yield from _contact(place)


def by_hand(harness: Harness) -> Iterator[str]:
    """The switches that a person turns; a relay has a coil."""
    for place in harness.places:
        if place.kind == "switch" and not any(pole.name in COIL_POLES for pole in place.poles):
            yield place.reference


@cache
def board_parts() -> tuple[frozenset[str], ...]:
    """The nets that the parts of the driver board connect."""
    return tuple(frozenset(side) for part in DRIVER_BOARD.parts for side in sides(part))


def fed_by(harness: Harness, fuse: str) -> set[str]:
    """The nets behind a fuse: from its second pole, through closed switches."""
    place = harness.place(fuse)
    load = place.poles[1].net if place else DRIVER_BOARD.part(fuse).nets[1]
    contacts = [nets for place in harness.places if place.kind == "switch" for nets in _contact(place)]
    return connected(load, contacts)


def _contact(place: Place) -> Iterator[frozenset[str]]:
    yield frozenset(pole.net for pole in place.poles if pole.name not in COIL_POLES)


def _sides(place: Place) -> Iterator[frozenset[str]]:
    yield from _contact(place)
    yield frozenset(pole.net for pole in place.poles if pole.name in COIL_POLES)
