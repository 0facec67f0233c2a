"""The plain description of a finished board: numbers and names only, for the script that knows KiCad."""

from __future__ import annotations

from msgspec import Struct, json

from layouts.copper import on_board
from layouts.field import VIA_DRILL_MM, VIA_MM
from layouts.isolation_lines import isolation_lines
from layouts.plan import Plan
from layouts.pole_names import pole_names
from layouts.router import Wiring
from layouts.shapes import Point, Polygon
from layouts.silkscreen import Silkscreen
from layouts.silkscreen_text import Text, label_text
from layouts.wiring import HEAD_RADIUS_MM

MORE_MM = 0.05  # that a fill keeps from tracks, beyond what must be


class DescribedPart(Struct, frozen=True):
    """A footprint in its place, with the net of each pad."""

    reference: str
    value: str
    library: str
    footprint: str
    at: Point
    angle: int
    nets: dict[str, str]
    reference_print: Text
    value_print: Text | None


class DescribedTrack(Struct, frozen=True):
    """A piece of a track; layer 0 is the top."""

    net: str
    layer: int
    start: Point
    end: Point
    width: float


class DescribedVia(Struct, frozen=True):
    """A via of one size."""

    net: str
    at: Point
    size: float
    drill: float


class Description(Struct, frozen=True):
    """A whole board."""

    name: str
    title: str
    revision: str
    size: Point
    thickness: float
    holes: tuple[Point, ...]
    hole_drill: float
    head_radius: float
    parts: tuple[DescribedPart, ...]
    tracks: tuple[DescribedTrack, ...]
    vias: tuple[DescribedVia, ...]
    fills: tuple[tuple[str, Polygon], ...]
    fill_gap: float
    labels: tuple[Text, ...]
    gaps: tuple[tuple[Point, Point], ...]


def described(plan: Plan, wiring: Wiring, texts: Silkscreen) -> Description:
    """A plan with its tracks and its words, as a description."""
    outline = plan.outline
    return Description(
        name=plan.board.name,
        title=f"headtable {plan.board.name}",
        revision=plan.board.revision,
        size=(outline.width, outline.depth),
        thickness=outline.thickness,
        holes=outline.holes(),
        hole_drill=outline.hole,
        head_radius=HEAD_RADIUS_MM,
        parts=_parts(plan, texts),
        tracks=tuple(
            DescribedTrack(one.net, one.layer, one.line.start, one.line.end, one.line.width) for one in wiring.tracks
        ),
        vias=tuple(DescribedVia(one.net, one.at, VIA_MM, VIA_DRILL_MM) for one in wiring.vias),
        fills=tuple((region.ground, region.corners) for region in plan.regions),
        fill_gap=plan.finish.clearance_mm + MORE_MM,
        labels=(*map(label_text, plan.labels), *pole_names(plan), *texts.value_list.values()),
        gaps=tuple(isolation_lines(plan)),
    )


def _parts(plan: Plan, texts: Silkscreen) -> tuple[DescribedPart, ...]:
    found = []
    for part in on_board(plan.board):
        place = plan.places[part.reference]
        library, _, name = part.item.footprint.partition(":")
        nets = {pin.number: pin.net for pin in part.pins}
        words = texts.references[part.reference], texts.values.get(part.reference)
        at = (place.x, place.y)
        found.append(DescribedPart(part.reference, part.item.value, library, name, at, place.angle, nets, *words))
    return tuple(found)


def as_json(description: Description) -> bytes:
    """The file that the script reads."""
    return json.format(json.encode(description), indent=1)
