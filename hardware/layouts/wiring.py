"""What the router must join on a board: each net of signals and power, and the trunks of the grounds."""

from __future__ import annotations

from layouts.copper import PlacedPad, circuit_of, pads
from layouts.field import Field, Grid, Task
from layouts.plan import Plan
from layouts.router import Wiring, route
from layouts.track_widths import width_mm

HEAD_RADIUS_MM = 4.0  # of an M3 screw with its washer, and half a millimetre more


def wired(plan: Plan) -> Wiring:
    """The tracks and the vias of a board."""
    placed = tuple(pads(plan))
    outline = plan.outline
    grid = Grid((outline.width, outline.depth), plan.finish)
    field = Field(plan.board.name, grid, placed, outline.holes(), HEAD_RADIUS_MM)
    return route(field, tasks(plan, placed))


def tasks(plan: Plan, placed: tuple[PlacedPad, ...]) -> list[Task]:
    """Wide tracks first, then the short nets."""
    grounds, circuits = set(plan.board.grounds), circuit_of(plan.board)
    regions = {region.ground: region.corners for region in plan.regions}
    by_net: dict[str, list[PlacedPad]] = {}
    for pad in placed:
        if pad.net and pad.net not in grounds:
            by_net.setdefault(pad.net, []).append(pad)
    found = [
        Task(net, tuple(ends), net_width_mm(plan, net), regions[circuits[net]])
        for net, ends in by_net.items()
        if len(ends) > 1
    ]
    by_name = {(pad.reference, pad.number): pad for pad in placed}
    found += [
        Task(
            one.net,
            (by_name[one.start], by_name[one.end]),
            max(plan.finish.signal_mm, width_mm(one.amperes)),
            regions[one.net],
        )
        for one in plan.trunks
    ]
    return sorted(found, key=lambda task: (-task.width, _spread(task), task.net))


def net_width_mm(plan: Plan, net: str) -> float:
    """The width of a net's tracks."""
    signal = plan.finish.signal_mm
    return max(signal, width_mm(plan.amperes[net])) if net in plan.amperes else signal


def _spread(task: Task) -> float:
    """Half the way around all pads of a task."""
    xs, ys = zip(*(pad.box.middle for pad in task.pads), strict=True)
    return float(max(xs) - min(xs) + max(ys) - min(ys))
