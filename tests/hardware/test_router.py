"""The router finds a way around what is in its way, or says which board, net and pad it gave up on."""

from __future__ import annotations

import pytest

from layouts.copper import PlacedPad
from layouts.field import Field, Grid, Task
from layouts.plan import Finish
from layouts.router import RouteNotFound, route
from layouts.shapes import Box

SIDE_MM = 20.0
REGION = ((0.5, 0.5), (19.5, 0.5), (19.5, 19.5), (0.5, 19.5))
ABOVE, BELOW = Box(9, 0, 11, 9.4), Box(9, 10.6, 11, 20)
"""A wall right across the board, with a gap for one track on each layer."""
WIDTH_MM = 0.4


def pad(reference: str, number: str, net: str, box: Box) -> PlacedPad:
    """A pad with a hole, so that it is in the way on both layers."""
    return PlacedPad(reference, number, net, box, is_round=False, on_top_only=False)


def at(x: float, y: float) -> Box:
    """A small pad around a point."""
    return Box(x - 0.5, y - 0.5, x + 0.5, y + 0.5)


COIL = (pad("K1", "1", "COIL", at(5, 10)), pad("J5", "2", "COIL", at(15, 10)))
BELL = (pad("L1", "1", "BELL", at(5, 13)), pad("J7", "1", "BELL", at(15, 13)))
SENSE = (pad("U2", "1", "SENSE", at(5, 7)), pad("J6", "1", "SENSE", at(15, 7)))


def field(*pads: PlacedPad) -> Field:
    """A small board with these pads."""
    return Field("driver-board", Grid((SIDE_MM, SIDE_MM), Finish()), pads, ((18.0, 18.0),), 1.0)


def walled(*boxes: Box) -> tuple[PlacedPad, ...]:
    """Pads of another net, as walls."""
    return tuple(pad("W", str(number), "OTHER", box) for number, box in enumerate(boxes))


def task(pads: tuple[PlacedPad, ...]) -> Task:
    """These pads are to be joined."""
    return Task(pads[0].net, pads, WIDTH_MM, REGION)


def test_a_track_goes_through_the_gap_of_a_wall() -> None:
    wiring = route(field(*COIL, *walled(ABOVE, BELOW)), [task(COIL)])
    crossing = [one.line for one in wiring.tracks if one.line.box().left < 10 < one.line.box().right]
    assert {line.start[1] for line in crossing} | {line.end[1] for line in crossing} == {10.0}


def test_a_pad_behind_a_wall_is_named_with_its_board_and_its_net() -> None:
    with pytest.raises(RouteNotFound) as wrong:
        route(field(*COIL, *walled(Box(9, 0, 11, 20))), [task(COIL)])
    assert str(wrong.value) == "driver-board: no route from COIL to J5.2; move parts apart in its plan"


def test_three_nets_in_a_gap_for_two_are_not_tried_for_ever() -> None:
    nets = {pads[0].net: pads for pads in (COIL, BELL, SENSE)}
    with pytest.raises(RouteNotFound) as wrong:
        route(field(*COIL, *BELL, *SENSE, *walled(ABOVE, BELOW)), [task(pads) for pads in nets.values()])
    assert wrong.value.pads == tuple(one.name for one in nets[wrong.value.net])


def test_two_nets_share_a_gap_on_two_layers() -> None:
    wiring = route(field(*COIL, *BELL, *walled(ABOVE, BELOW)), [task(COIL), task(BELL)])
    crossing = {(one.net, one.layer) for one in wiring.tracks if one.line.box().left < 10 < one.line.box().right}
    assert sorted(crossing) in ([("BELL", 0), ("COIL", 1)], [("BELL", 1), ("COIL", 0)])
