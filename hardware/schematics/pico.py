"""The two sockets of a Pico, as all boards with a Pico draw them: legs by their order, and the grounds below."""

from __future__ import annotations

from circuits.parts import Board
from schematics.boxes import Box
from schematics.layout import Frame, Mark, Place, flag_left, flag_right, ground

GROUNDS = ("3", "8", "13", "18")
LEFT = Box(left=(*(str(pole) for pole in range(1, 21) if str(pole) not in GROUNDS), *GROUNDS), width=8)
RIGHT = Box(right=(*(str(pole) for pole in range(20, 0, -1) if str(pole) not in GROUNDS), *GROUNDS), width=9)
PLACES = (
    Place("J1", 28, 7, box=LEFT),
    Place("J2", 42, 7, box=RIGHT),
    Place("U1", 76, 9, box=Box(left=("40", "39", "36", "38"), width=8)),
)
FRAMES = (Frame(62, 3.5, 88, 20, "in the sockets"),)
WIRES = tuple(
    wire
    for socket, out in (("J1", "-2"), ("J2", "2"))
    for wire in (f"{socket}.3 -- +{out},0 -- +0,7", *(f"{socket}.{pole} -- +{out},0" for pole in GROUNDS[1:]))
)


def marks(board: Board) -> tuple[Mark, ...]:
    """A flag at each leg with a net, and a cross at each that is open."""
    return (
        *(mark for pole, net in _legs(board, "J1") for mark in flag_left(net, f"J1.{pole}")),
        *(mark for pole, net in _legs(board, "J2") for mark in _at_the_right(net, f"J2.{pole}")),
        *(mark for pin in board.part("U1").pins[2:] for mark in flag_left(pin.net, f"U1.{pin.number}")),
        *flag_left("3V3", "U1.36"),
        *ground("GND", "J1.3+-2,7", "J2.3+2,7", "U1.38"),
    )


def _legs(board: Board, socket: str) -> tuple[tuple[str, str], ...]:
    return tuple((pin.number, pin.net) for pin in board.part(socket).pins if pin.number not in GROUNDS)


def _at_the_right(net: str, at: str) -> tuple[Mark, ...]:
    return (Mark(net, at, "open"),) if net.startswith("NC") else flag_right(net, at)
