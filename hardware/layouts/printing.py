"""Where the reference and the value of each part are printed: near it, and over nothing else."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence, Set
from math import hypot

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
BANDED, BAND_MM = "Diode_THT:D_DO", 1.2
"""Footprints with a band at their first pin, and how much of the outline it takes."""
CLEARER_MM = 0.2  # so much nearer are words to their own part than to any other


PRINTED_LINE_MM = 0.12
UPRIGHT: tuple[Angle, ...] = (0, 90)  # words from the left to the right, or from below to above
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
    hidden: tuple[str, ...] = ()  # the references that a soldered part covers

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
    return _around_all([one.box() for one in prints])


def _around_all(boxes: Sequence[Box]) -> Box:
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


class Order(Struct, frozen=True):
    """The references that find their place before all others, and those that are within their parts."""

    first: frozenset[str] = frozenset()
    within: frozenset[str] = frozenset()

    def after(self, crowded: frozenset[str]) -> Order:
        """What to try when these had no place: they choose first, and then within their parts."""
        if crowded <= self.within:
            raise NoRoom(", ".join(sorted(crowded)))
        return Order(self.first | crowded, self.within | (crowded & self.first))


def printed(plan: Plan, wiring: Wiring) -> Prints:
    """Find a place for all words, the references first. A value without room is not printed."""
    order, every = Order(), {part.reference for part in on_board(plan.board)}
    while crowded := frozenset(every - (prints := _printed(plan, wiring, order)).references.keys()):
        order = order.after(crowded)
    return prints


def _printed(plan: Plan, wiring: Wiring, order: Order) -> Prints:
    """The words, when the parts choose their places in this order. A reference without room is not printed."""
    rooms, fixed = Rooms.of(plan), _fixed(plan, wiring)
    references = _references_within(plan, order.within, fixed)
    values = _values_within(plan, rooms, order.within, fixed)
    fixed += [silk.grown(PRINTED_LINE_MM) for silk in rooms.silks.values()]
    references |= _references_beside(rooms, order, fixed)
    values |= _values_beside(rooms, _without_value(plan, values), fixed)
    listed = dict(_listed(plan, _without_value(plan, values), fixed))
    return Prints(references, values, listed, tuple(sorted(order.within)))


class Rooms(Struct, frozen=True):
    """Where words may be on a board, and where its parts are: the outline of each, and its pads."""

    board: Box
    silks: dict[str, Box]
    pads: dict[str, tuple[Box, ...]]

    @classmethod
    def of(cls, plan: Plan) -> Rooms:
        """The rooms of all parts on the board."""
        silks = {part.reference: _silk(plan, part) for part in on_board(plan.board)}
        placed = tuple(pads(plan))
        return cls(
            _printable(plan),
            silks,
            {name: tuple(pad.box for pad in placed if pad.reference == name) for name in silks},
        )

    def gap(self, reference: str, words: Box) -> float:
        """How far words are from a part; 0 within it."""
        return min(_gap(box, words) for box in (self.silks[reference], *self.pads[reference]))

    def nearest_other(self, reference: str, words: Box) -> float:
        """How far words are from the nearest of all other parts."""
        return min(self.gap(other, words) for other in self.silks if other != reference)

    def belong(self, reference: str, words: Box) -> bool:
        """Whether words are clearly nearer to this part than to any other."""
        own = self.gap(reference, words)
        return own == 0 or own + CLEARER_MM <= self.nearest_other(reference, words)


def _printable(plan: Plan) -> Box:
    return Box(0, 0, plan.outline.width, plan.outline.depth).grown(-FROM_EDGE_MM)


def _gap(one: Box, other: Box) -> float:
    return hypot(
        max(one.left - other.right, other.left - one.right, 0), max(one.top - other.bottom, other.top - one.bottom, 0)
    )


def _values_within(plan: Plan, rooms: Rooms, taken: Set[str], fixed: list[Box]) -> dict[str, Print]:
    """The values that are printed inside of their parts; each takes its room from the words that follow."""
    values = {}
    for part in on_board(plan.board):
        if (
            part.reference not in taken
            and part.item.footprint.startswith(ROOMY)
            and (found := _within(rooms.silks[part.reference], part.item.value, fixed))
        ):
            values[part.reference] = _taken(found, fixed)
    return values


def _references_within(plan: Plan, parts: Set[str], fixed: list[Box]) -> dict[str, Print]:
    """The references that are printed inside of their parts: there is no place beside these."""
    references = {}
    for part in on_board(plan.board):
        if part.reference in parts and (found := _within(_bare(plan, part), part.reference, fixed)):
            references[part.reference] = _taken(found, fixed)
    return references


def _references_beside(rooms: Rooms, order: Order, fixed: list[Box]) -> dict[str, Print]:
    """The reference of each other part, beside it, if it has a place."""
    references = {}
    for name in _in_order(rooms, order):
        ways = (_beside(rooms, name, name, size, fixed) for size in (REFERENCE_MM, VALUE_MM))
        if found := next(filter(None, ways), None):
            references[name] = _taken(found, fixed)
    return references


def _in_order(rooms: Rooms, order: Order) -> list[str]:
    """The references that are beside their parts, in the order in which they choose."""
    return sorted(
        (name for name in rooms.silks if name not in order.within), key=lambda name: name not in order.first
    )


def _values_beside(rooms: Rooms, parts: Iterable[Part], fixed: list[Box]) -> dict[str, Print]:
    """The values that have a place near their parts."""
    values = {}
    for part in parts:
        found = _beside(rooms, part.reference, part.item.value, VALUE_MM, fixed)
        if found and rooms.silks[part.reference].grown(NEAR_MM).meets(found.box()):
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
    (x, y), board = plan.list_at, _printable(plan)
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


def _bare(plan: Plan, part: Part) -> Box:
    """The outline of a part without the band of its cathode, which is at its first pin: the origin."""
    silk, place = footprint(part.item.footprint).silk, plan.places[part.reference]
    if part.item.footprint.startswith(BANDED):
        silk = Box(silk.left + BAND_MM, silk.top, silk.right, silk.bottom)
    return silk.placed(place.x, place.y, place.angle)


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


def _beside(rooms: Rooms, reference: str, words: str, size: float, fixed: list[Box]) -> Print | None:
    """The best free place beside a part. No other part is as near to the words."""
    silk = rooms.silks[reference]
    near = silk.grown(FARTHEST_MM)
    others = [box for box in fixed if box.meets(near)]
    whole = _around_all((silk.grown(0.15), *(pad.grown(AROUND_PAD_MM) for pad in rooms.pads[reference])))
    places = [one for around in (silk.grown(0.15), whole) for one in _places(around, words, size)]
    for found in sorted(places, key=lambda one: _far(silk, one)):
        box = found.box()
        if _holds(rooms.board, box) and not any(box.meets(one) for one in others) and rooms.belong(reference, box):
            return found
    return None


def _places(around: Box, words: str, size: float) -> Iterator[Print]:
    middle_x, middle_y = around.middle
    steps = [STEP_MM * at for at in range(-20, 21)]
    for angle in UPRIGHT:
        wide, high = Print(words, (0, 0), size, angle).box().size
        for away in (0.0, 0.5, 1.0, 1.5, 2.0):
            for along in steps:
                yield Print(words, (middle_x + along, around.top - high / 2 - away), size, angle)
                yield Print(words, (middle_x + along, around.bottom + high / 2 + away), size, angle)
                yield Print(words, (around.right + wide / 2 + away, middle_y + along), size, angle)
                yield Print(words, (around.left - wide / 2 - away, middle_y + along), size, angle)


def _far(silk: Box, found: Print) -> tuple[float, float, float, float]:
    """How bad a place is: the gap to the part, and how far the words are from its middle."""
    (x, y), (at_x, at_y), box = silk.middle, found.at, found.box()
    gap = max(box.left - silk.right, silk.left - box.right, box.top - silk.bottom, silk.top - box.bottom)
    aside = max(abs(at_x - x) - silk.size[0] / 2, 0) + max(abs(at_y - y) - silk.size[1] / 2, 0)
    sideways = 0.4 if box.left > silk.right or box.right < silk.left else 0.0
    turn = 1.5 if found.angle else 0.0
    return (round(gap * 2 + aside + 0.2 * min(abs(at_x - x), abs(at_y - y)) + sideways + turn, 6), at_y, at_x, turn)


def _holds(room: Box, box: Box) -> bool:
    return room.left <= box.left and box.right <= room.right and room.top <= box.top and box.bottom <= room.bottom
