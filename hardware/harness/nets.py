"""Which nets are connected: through wires, fuses and closed switches, and through all parts of the driver board."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache

from circuits.driver_board import DRIVER_BOARD
from circuits.parts import Part
from harness.pieces import Cable, Harness, Place

COIL_POLES = ("85", "86")


def reached(net: str, joined: Iterable[frozenset[str]]) -> set[str]:
    """Every net that is connected with this one."""
    found, rest = {net}, list(joined)
    while touching := [nets for nets in rest if found & nets]:
        found.update(*touching)
        rest = [nets for nets in rest if nets not in touching]
    return found


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


@cache
def board_parts() -> tuple[frozenset[str], ...]:
    """The nets that the parts of the driver board connect."""
    return tuple(side for part in DRIVER_BOARD.parts for side in _sides_of(part))


def fed_by(harness: Harness, fuse: str) -> set[str]:
    """The nets behind a fuse: from its second pole, through closed switches."""
    place = harness.place(fuse)
    load = place.poles[1].net if place else DRIVER_BOARD.part(fuse).nets[1]
    contacts = [nets for place in harness.places if place.kind == "switch" for nets in _contact(place)]
    return reached(load, contacts)


def live_with_open_switches(harness: Harness, net: str) -> set[str]:
    """The nets that a net feeds through wires, fuses and relays while every switch for a hand is open."""
    closed = [place for place in harness.places if place.kind in ("fuse", "switch") and not _is_for_a_hand(place)]
    return reached(net, [*wires(harness, harness.cables), *(nets for place in closed for nets in _contact(place))])


def _is_for_a_hand(place: Place) -> bool:
    """A switch without a coil is one that a person moves."""
    return place.kind == "switch" and all(place.pole(coil) is None for coil in COIL_POLES)


def _contact(place: Place) -> Iterator[frozenset[str]]:
    yield frozenset(pole.net for pole in place.poles if pole.name not in COIL_POLES)


def _sides(place: Place) -> Iterator[frozenset[str]]:
    yield from _contact(place)
    yield frozenset(pole.net for pole in place.poles if pole.name in COIL_POLES)


def _sides_of(part: Part) -> tuple[frozenset[str], ...]:
    """A coupler has two sides, and a plug connects nothing."""
    if part.kind == "optocoupler":
        return _side(part, "anode", "cathode"), _side(part, "emitter", "collector")
    return () if part.kind == "connector" else (frozenset(part.nets),)


def _side(part: Part, one: str, other: str) -> frozenset[str]:
    return frozenset((part.on(one), part.on(other)))
