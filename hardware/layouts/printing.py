"""Where the reference and the value of each part are printed: near it, and over nothing else."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from msgspec import Struct

from circuits.parts import Part
from layouts.copper import on_board, pads
from layouts.field import VIA_MM
from layouts.footprints import footprint
from layouts.plan import Angle, Label, Plan
from layouts.router import Wiring
from layouts.shapes import Box, Point
from layouts.wiring import HEAD_RADIUS_MM

REFERENCE_MM, VALUE_MM, POLE_MM = 1.0, 0.8, 1.2  # the height of letters
AROUND_PAD_MM, AROUND_WORDS_MM, FROM_EDGE_MM = 0.3, 0.2, 0.8
FARTHEST_MM, NEAR_MM, STEP_MM = 16.0, 0.5, 0.5
LINE_MM = 1.4  # from one line of a list to the next
ROOMY = ("Resistor_THT:R_Axial", "Capacitor_THT:C_Rect", "Package_DIP:DIP-16")
"""Footprints whose printed outline has room for the value."""


PRINTED_LINE_MM = 0.12
NARROW = ".,:il"
UNVALUED = ("connector", "jumper", "button", "test-point")
"""Kinds whose value, as 2 poles, tells nothing to the person who solders."""


class NoRoom(Exception):
    """There is no place for the reference of a part."""


class Print(Struct, frozen=True):
    """Words in their place; the place is their middle."""

    words: str
    at: Point
    size: float
    angle: Angle = 0

    def box(self) -> Box:
        """The room that the words take in KiCad's font."""
        narrow = sum(self.words.count(letter) for letter in NARROW)
        wide, high = (len(self.words) - narrow / 2) * self.size * 0.95 + 0.1, self.size * 1.4
        if self.angle % 180:
            wide, high = high, wide
        (x, y) = self.at
        return Box(x - wide / 2, y - high / 2, x + wide / 2, y + high / 2)


class Prints(Struct, frozen=True):
    """The reference and the value of each part, by its reference; a list has the values without room beside them."""

    references: dict[str, Print]
    values: dict[str, Print]
    listed: dict[str, Print] = {}

    def left_out(self, plan: Plan) -> list[str]:
        """The parts whose values have no room."""
        return [part.reference for part in _without_value(plan, self.values | self.listed)]


def of_label(label: Label) -> Print:
    """A label as it is printed."""
    return Print(label.words, (label.x, label.y), label.size, label.angle)


def of_poles(plan: Plan) -> Iterator[Print]:
    """The name of each pole, beside its connector on the side away from the edge of the board."""
    for reference in plan.poles:
        yield from _poles(plan, reference)


def _poles(plan: Plan, reference: str) -> Iterator[Print]:
    silk, angle = _silk(plan, plan.board.part(reference)), plan.places[reference].angle
    middles = {pad.number: pad.box.middle for pad in pads(plan) if pad.reference == reference}
    names = plan.poles[reference]
    size = POLE_MM if max(map(len, names)) == 1 else VALUE_MM
    for number, name in enumerate(names, 1):
        x, y = middles[str(number)]
        wide, high = (side / 2 + AROUND_PAD_MM for side in Print(name, (0, 0), size).box().size)
        places = {
            0: (x, silk.top - high), 90: (silk.left - wide, y), 180: (x, silk.bottom + high),
            270: (silk.right + wide, y),
        }  # fmt: skip
        yield Print(name, places[angle], size)


def _around(prints: Iterable[Print]) -> Box:
    """The box around several words: nothing is printed between them."""
    boxes = [one.box() for one in prints]
    return Box(
        min(box.left for box in boxes), min(box.top for box in boxes),
        max(box.right for box in boxes), max(box.bottom for box in boxes),
    )  # fmt: skip


def cut(plan: Plan) -> Iterator[tuple[Point, Point]]:
    """The lines of the isolation, with gaps where a part is across them."""
    silks = [_silk(plan, part).grown(AROUND_PAD_MM) for part in on_board(plan.board)]
    for begin, end in plan.gaps:
        start = begin
        across = sorted(
            (box for box in silks if box.meets(Box(*start, *end).grown(0.01))), key=lambda box: (box.left, box.top)
        )
        for box in across:
            yield start, (start[0], box.top) if start[0] == end[0] else (box.left, start[1])
            start = (start[0], box.bottom) if start[0] == end[0] else (box.right, start[1])
        yield start, end


def printed(plan: Plan, wiring: Wiring) -> Prints:
    """Find a place for all words, the references first. A value without room is not printed."""
    silks = {part.reference: _silk(plan, part) for part in on_board(plan.board)}
    fixed = _fixed(plan, wiring)
    values = _values_within(plan, silks, fixed)
    fixed += [silk.grown(PRINTED_LINE_MM) for silk in silks.values()]
    references = _references(plan, silks, fixed)
    values |= _values_beside(plan, silks, _without_value(plan, values), fixed)
    return Prints(references, values, dict(_listed(plan, _without_value(plan, values), fixed)))


def _values_within(plan: Plan, silks: Mapping[str, Box], fixed: list[Box]) -> dict[str, Print]:
    """The values that are printed inside of their parts; each takes its room from the words that follow."""
    values = {}
    for part in on_board(plan.board):
        if part.item.footprint.startswith(ROOMY) and (
            found := _within(silks[part.reference], part.item.value, fixed)
        ):
            values[part.reference] = _taken(found, fixed)
    return values


def _references(plan: Plan, silks: Mapping[str, Box], fixed: list[Box]) -> dict[str, Print]:
    """The reference of each part, beside it; NoRoom if one has no place."""
    references = {}
    for part in on_board(plan.board):
        ways = (
            _beside(plan, silks[part.reference], part.reference, size, fixed) for size in (REFERENCE_MM, VALUE_MM)
        )
        found = next(filter(None, ways), None)
        if found is None:
            raise NoRoom(part.reference)
        references[part.reference] = _taken(found, fixed)
    return references


def _values_beside(plan: Plan, silks: Mapping[str, Box], parts: Iterable[Part], fixed: list[Box]) -> dict[str, Print]:
    """The values that have a place near their parts."""
    values = {}
    for part in parts:
        silk = silks[part.reference]
        found = _beside(plan, silk, part.item.value, VALUE_MM, fixed)
        if found and silk.grown(NEAR_MM).meets(found.box()):
            values[part.reference] = _taken(found, fixed)
    return values


def _taken(found: Print, fixed: list[Box]) -> Print:
    """These words, whose room nothing else may take any more."""
    fixed.append(found.box().grown(AROUND_WORDS_MM))
    return found


def _without_value(plan: Plan, values: dict[str, Print]) -> list[Part]:
    parts = on_board(plan.board)
    return [part for part in parts if part.kind not in UNVALUED and part.reference not in values]


def _listed(plan: Plan, parts: list[Part], fixed: list[Box]) -> Iterator[tuple[str, Print]]:
    """A line for each part, one below the other, as far as the board goes. A line is over nothing else."""
    if not plan.list_at:
        return
    (x, y), board = plan.list_at, Box(0, 0, plan.outline.width, plan.outline.depth).grown(-FROM_EDGE_MM)
    for part in sorted(parts, key=lambda part: part.item.value):
        found = Print(f"{part.reference}: {part.item.value}", (x, y), VALUE_MM)
        while any(found.box().meets(box) for box in fixed) and _holds(board, found.box()):
            y += STEP_MM
            found = Print(found.words, (x, y), VALUE_MM)
        if _holds(board, found.box()):
            yield part.reference, found
            y += LINE_MM


def _silk(plan: Plan, part: Part) -> Box:
    place = plan.places[part.reference]
    return footprint(part.item.footprint).silk.placed(place.x, place.y, place.angle)


def _fixed(plan: Plan, wiring: Wiring) -> list[Box]:
    """Where nothing may be printed: pads, vias, screws, labels, and the lines of the isolation."""
    boxes = [pad.box.grown(AROUND_PAD_MM) for pad in pads(plan)]
    boxes += [Box(*via.at, *via.at).grown(VIA_MM / 2 + AROUND_PAD_MM) for via in wiring.vias]
    boxes += [Box(x, y, x, y).grown(HEAD_RADIUS_MM) for x, y in plan.outline.holes()]
    boxes += [of_label(label).box().grown(AROUND_WORDS_MM) for label in plan.labels]
    boxes += [_around(_poles(plan, reference)).grown(AROUND_WORDS_MM) for reference in plan.poles]
    return boxes + [Box(*start, *end).grown(AROUND_PAD_MM) for start, end in plan.gaps]


def _within(silk: Box, words: str, fixed: list[Box]) -> Print | None:
    """A place for the value within the outline of its part."""
    (x, y), room = silk.middle, silk.grown(-AROUND_PAD_MM)
    for angle in (0, 90):
        for over, down in ((0.0, 0.0), (0, -1.8), (0, -2.4), (0, 1.8), (-2, 0)):
            found = Print(words, (x + over, y + down), VALUE_MM, 90 if angle else 0)
            if _holds(room, found.box()) and not any(found.box().meets(box) for box in fixed):
                return found
    return None


def _beside(plan: Plan, silk: Box, words: str, size: float, fixed: list[Box]) -> Print | None:
    """The nearest free place beside a part."""
    board = Box(0, 0, plan.outline.width, plan.outline.depth).grown(-FROM_EDGE_MM)
    near = silk.grown(FARTHEST_MM)
    others = [box for box in fixed if box.meets(near)]
    for found in sorted(_places(silk, words, size), key=lambda one: _far(silk, one)):
        if _holds(board, found.box()) and not any(found.box().meets(box) for box in others):
            return found
    return None


def _places(silk: Box, words: str, size: float) -> Iterator[Print]:
    wide, high = Print(words, (0, 0), size).box().size
    around = silk.grown(0.15)
    middle_x, middle_y = silk.middle
    steps = [STEP_MM * at for at in range(-20, 21)]
    for away in (0.0, 0.5, 1.0, 1.5, 2.0):
        for along in steps:
            yield Print(words, (middle_x + along, around.top - high / 2 - away), size)
            yield Print(words, (middle_x + along, around.bottom + high / 2 + away), size)
            yield Print(words, (around.right + wide / 2 + away, middle_y + along), size)
            yield Print(words, (around.left - wide / 2 - away, middle_y + along), size)


def _far(silk: Box, found: Print) -> tuple[float, float, float]:
    """How bad a place is: the gap to the part, and how far the words are from its middle."""
    (x, y), (at_x, at_y), box = silk.middle, found.at, found.box()
    gap = max(box.left - silk.right, silk.left - box.right, box.top - silk.bottom, silk.top - box.bottom)
    aside = max(abs(at_x - x) - silk.size[0] / 2, 0) + max(abs(at_y - y) - silk.size[1] / 2, 0)
    sideways = 0.4 if box.left > silk.right or box.right < silk.left else 0.0
    return (round(gap * 2 + aside + 0.2 * min(abs(at_x - x), abs(at_y - y)) + sideways, 6), at_y, at_x)


def _holds(room: Box, box: Box) -> bool:
    return room.left <= box.left and box.right <= room.right and room.top <= box.top and box.bottom <= room.bottom
