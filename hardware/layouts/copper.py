"""The pads of a placed board, and the circuit of each net."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from circuits.nets import reached
from circuits.parts import Board, Part
from layouts.footprints import footprint
from layouts.plan import Plan
from layouts.shapes import Box


class PlacedPad(Struct, frozen=True):
    """A pad on the board. A hole without copper has no number; a pad that is left open has no net."""

    reference: str
    number: str
    net: str
    box: Box
    is_round: bool
    on_top_only: bool

    @property
    def name(self) -> str:
        """As J9.SH."""
        return f"{self.reference}.{self.number}"


def on_board(board: Board) -> tuple[Part, ...]:
    """The parts that have a footprint."""
    return tuple(part for part in board.parts if part.stands == "on-board")


def pads(plan: Plan) -> Iterator[PlacedPad]:
    """Each pad and each hole of each part, where it is on the board."""
    for part in on_board(plan.board):
        nets = {pin.number: pin.net for pin in part.pins}
        place = plan.places[part.reference]
        for pad in footprint(part.item.footprint).pads:
            box = pad.box.placed(place.x, place.y, place.angle)
            yield PlacedPad(part.reference, pad.number, nets.get(pad.number, ""), box, pad.is_round, pad.on_top_only)


def circuit_of(board: Board) -> dict[str, str]:
    """The ground of each net's circuit."""
    found = {net: ground for ground in board.grounds for net in reached(board, ground)}
    for part in board.parts:
        known = next(found[net] for net in part.nets if net in found)
        found |= {net: known for net in part.nets if net not in found}  # what is left open, beside the rest
    return found
