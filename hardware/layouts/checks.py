"""What must be true of a board before KiCad sees it. Each check finds what is wrong; KiCad's own DRC comes after."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations
from math import hypot

from circuits.footprints import HOLES
from circuits.rule import Broken
from layouts.bare_metal import BARE_METAL_MM, bare_metal
from layouts.copper import PlacedPad, circuit_of, on_board, pads
from layouts.field import VIA_MM
from layouts.footprints import footprint
from layouts.kicad_project import ISOLATION_MM
from layouts.plan import Plan
from layouts.router import Wiring
from layouts.shapes import Point, Polygon, apart, depth
from layouts.track_widths import width_mm
from layouts.wiring import HEAD_RADIUS_MM, net_width_mm


def broken(plan: Plan, wiring: Wiring) -> tuple[Broken, ...]:
    """Everything that is wrong with a board; without a place for each part, only that."""
    missing = {part.reference for part in on_board(plan.board)} ^ set(plan.places)
    if missing:
        return tuple(Broken("each_part_has_its_place", reference) for reference in sorted(missing))
    return tuple(Broken(check.__name__, where) for check in CHECKS for where in check(plan, wiring))


def each_pin_has_its_pad(plan: Plan, _: Wiring) -> Iterator[str]:
    """The numbers of a part's pins are those of its footprint's pads."""
    for part in on_board(plan.board):
        there = {pad.number for pad in footprint(part.item.footprint).pads}
        yield from (f"{part.reference}.{pin.number}" for pin in part.pins if pin.number not in there)


def each_pad_has_its_net(plan: Plan, _: Wiring) -> Iterator[str]:
    """A pad without a net is one that the plan leaves open, and says why."""
    open_pads = {pad.name for pad in pads(plan) if pad.number and not pad.net}
    yield from sorted(open_pads ^ set(plan.left_open))


def each_part_is_on_the_board(plan: Plan, _: Wiring) -> Iterator[str]:
    """No courtyard is farther over the edge than the plan lets it."""
    width, height = plan.outline.width, plan.outline.depth
    for part in on_board(plan.board):
        place = plan.places[part.reference]
        box = footprint(part.item.footprint).courtyard.placed(place.x, place.y, place.angle)
        over = plan.overhang.get(part.reference, 0) + 0.01
        if min(box.left, box.top, width - box.right, height - box.bottom) < -over:
            yield part.reference


def regions_are_apart(plan: Plan, _: Wiring) -> Iterator[str]:
    """The regions of two circuits keep the isolation."""
    for one, other in combinations(plan.regions, 2):
        if apart(one.corners, other.corners) < ISOLATION_MM:
            yield f"{one.ground} {other.ground}"


def copper_keeps_to_its_region(plan: Plan, wiring: Wiring) -> Iterator[str]:
    """No pad, track or via is outside its circuit's region, on either side. KiCad compares only within a layer."""
    circuits = circuit_of(plan.board)
    regions = {region.ground: region.corners for region in plan.regions}
    for pad in pads(plan):
        if pad.number and not any(_holds(region, pad) for region in _regions(plan, pad, circuits, regions)):
            yield pad.name
    for net, points, width in _laid(wiring):
        if any(depth(point, regions[circuits[net]]) < width / 2 - 1e-6 for point in points):
            yield f"{net} at {points[0][0]:g}, {points[0][1]:g}"


def _regions(plan: Plan, pad: PlacedPad, circuits: dict[str, str], regions: dict[str, Polygon]) -> list[Polygon]:
    """The regions in which a pad may be: that of its net, or of any net of its part if it is left open."""
    nets = [pad.net] if pad.net else plan.board.part(pad.reference).nets
    return [regions[circuits[net]] for net in nets]


def _holds(region: Polygon, pad: PlacedPad) -> bool:
    return all(depth(corner, region) >= 0 for corner in pad.box.corners())


def _laid(wiring: Wiring) -> Iterator[tuple[str, tuple[Point, ...], float]]:
    for track in wiring.tracks:
        yield track.net, (track.line.start, track.line.end), track.line.width
    for via in wiring.vias:
        yield via.net, (via.at,), VIA_MM


def each_track_carries_its_current(plan: Plan, wiring: Wiring) -> Iterator[str]:
    """A track is as wide as its net's current asks."""
    for track in wiring.tracks:
        if track.line.width < net_width_mm(plan, track.net):
            yield f"{track.net} at {track.line.start[0]:g}, {track.line.start[1]:g}"


def each_trunk_carries_its_current(plan: Plan, wiring: Wiring) -> Iterator[str]:
    """The way back to the supply, along wide tracks, is there for each current."""
    places = {(pad.reference, pad.number): pad.box.middle for pad in pads(plan)}
    for trunk in plan.trunks:
        wide = [
            (one.line.start, one.line.end)
            for one in wiring.tracks
            if one.net == trunk.net and one.line.width >= width_mm(trunk.amperes)
        ]
        reached = {places[trunk.start]}
        while more := {p for ends in wide if reached & set(ends) for p in ends} - reached:
            reached |= more
        if places[trunk.end] not in reached:
            yield f"{trunk.net} from {'.'.join(trunk.start)} to {'.'.join(trunk.end)}"


def each_fuse_protects_its_tracks(plan: Plan, _: Wiring) -> Iterator[str]:
    """The plan counts at least the amperes of the fuse; before the fuses, those of all together."""
    amperes: dict[str, float] = {}
    for fuse in plan.board.of_kind("fuse"):
        for net in fuse.nets:
            amperes[net] = amperes.get(net, 0) + fuse.item.amount
    yield from (net for net, least in amperes.items() if plan.amperes.get(net, 0) < least)


def no_pad_is_under_a_screw(plan: Plan, _: Wiring) -> Iterator[str]:
    """The heads of the screws touch no pad. KiCad's rule area keeps tracks and fills away."""
    for pad in pads(plan):
        (x, y), reach = pad.box.middle, max(pad.box.size) / 2
        if any(hypot(x - hole_x, y - hole_y) < HEAD_RADIUS_MM + reach for hole_x, hole_y in plan.outline.holes()):
            yield pad.name


def each_hole_has_its_footprint(plan: Plan, _: Wiring) -> Iterator[str]:
    """KiCad has a footprint for the holes of the screws."""
    if plan.outline.hole not in HOLES:
        yield f"a hole of {plan.outline.hole:g} mm"


def bare_metal_of_different_nets_is_apart(plan: Plan, _: Wiring) -> Iterator[str]:
    """A tab that leans touches no other. If Q1's touched Q2's, the one-shot would limit no blast."""
    for one, other in combinations(bare_metal(plan), 2):
        if one.net != other.net and one.box.distance(other.box) < BARE_METAL_MM:
            yield f"{one.reference} {other.reference}"


def each_pole_has_its_name(plan: Plan, _: Wiring) -> Iterator[str]:
    """A connector whose poles are named has a name for each pin."""
    for reference, names in plan.poles.items():
        if len(names) != len(plan.board.part(reference).pins):
            yield reference


CHECKS: tuple[Callable[[Plan, Wiring], Iterator[str]], ...] = (
    each_pin_has_its_pad,
    each_pad_has_its_net,
    each_part_is_on_the_board,
    regions_are_apart,
    copper_keeps_to_its_region,
    each_track_carries_its_current,
    each_trunk_carries_its_current,
    each_fuse_protects_its_tracks,
    no_pad_is_under_a_screw,
    each_hole_has_its_footprint,
    bare_metal_of_different_nets_is_apart,
    each_pole_has_its_name,
)
