"""The plain description of a finished board: numbers and names only, for the script that knows KiCad."""

from __future__ import annotations

from msgspec import Struct, json
from msgspec.structs import replace

from circuits.footprints import HOLES
from circuits.parts import Part
from layouts.copper import on_board
from layouts.field import VIA_DRILL_MM, VIA_MM, Track
from layouts.footprints import LIBRARY
from layouts.isolation_lines import isolation_lines
from layouts.plan import Place, Plan
from layouts.pole_names import pole_names
from layouts.router import Wiring
from layouts.shapes import Point, Polygon
from layouts.silkscreen import Silkscreen
from layouts.silkscreen_text import Text, label_text
from layouts.wiring import HEAD_RADIUS_MM

CORNER_MM = 50  # of the board, on KiCad's sheet
MORE_MM = 0.05  # that a fill keeps from tracks, beyond what must be


class DescribedPart(Struct, frozen=True):
    """A footprint in its place, with the net of each pad."""

    reference: str
    value: str
    footprint: str  # library:footprint
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
    """A whole board. Its points are in mm on KiCad's sheet."""

    name: str
    title: str
    revision: str
    library: str  # the folder of all footprints
    edge: tuple[Point, Point]  # two opposite corners
    thickness: float
    holes: tuple[Point, ...]
    hole_footprint: str
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
        library=str(LIBRARY),
        edge=(on_sheet((0, 0)), on_sheet((outline.width, outline.depth))),
        thickness=outline.thickness,
        holes=tuple(map(on_sheet, outline.holes())),
        hole_footprint=HOLES[outline.hole],
        head_radius=HEAD_RADIUS_MM,
        parts=_parts(plan, texts),
        tracks=tuple(map(_track, wiring.tracks)),
        vias=tuple(DescribedVia(one.net, on_sheet(one.at), VIA_MM, VIA_DRILL_MM) for one in wiring.vias),
        fills=tuple((region.ground, tuple(map(on_sheet, region.corners))) for region in plan.regions),
        fill_gap=plan.finish.clearance_mm + MORE_MM,
        labels=tuple(map(_text, (*map(label_text, plan.labels), *pole_names(plan), *texts.value_list.values()))),
        gaps=tuple((on_sheet(start), on_sheet(end)) for start, end in isolation_lines(plan)),
    )


def on_sheet(point: Point) -> Point:
    """A point of the board, on KiCad's sheet."""
    return point[0] + CORNER_MM, point[1] + CORNER_MM


def _text(text: Text) -> Text:
    return replace(text, at=on_sheet(text.at))


def _track(track: Track) -> DescribedTrack:
    line = track.line
    return DescribedTrack(track.net, track.layer, on_sheet(line.start), on_sheet(line.end), line.width)


def _parts(plan: Plan, texts: Silkscreen) -> tuple[DescribedPart, ...]:
    return tuple(_part(part, plan.places[part.reference], texts) for part in on_board(plan.board))


def _part(part: Part, place: Place, texts: Silkscreen) -> DescribedPart:
    value = texts.values.get(part.reference)
    return DescribedPart(
        reference=part.reference,
        value=part.item.value,
        footprint=part.item.footprint,
        at=on_sheet((place.x, place.y)),
        angle=place.angle,
        nets={pin.number: pin.net for pin in part.pins},
        reference_print=_text(texts.references[part.reference]),
        value_print=_text(value) if value else None,
    )


def as_json(description: Description) -> bytes:
    """The file that the script reads."""
    return json.format(json.encode(description), indent=1)
