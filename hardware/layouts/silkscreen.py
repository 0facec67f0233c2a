"""Where the reference and the value of each part are printed: near it, and over nothing else."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Set

from msgspec import Struct

from circuits.parts import Part
from layouts.copper import on_board
from layouts.obstacles import Obstacles
from layouts.part_areas import PartAreas, outline_without_band, printable
from layouts.plan import Plan
from layouts.router import Wiring
from layouts.silkscreen_text import REFERENCE_MM, VALUE_MM, Text
from layouts.text_placement import place_beside, place_inside

OUTLINE_MM = 0.12  # the width of the printed lines of an outline
VALUE_DISTANCE_MM = 0.5  # a value is no farther from its part
LINE_MM, STEP_MM = 1.4, 0.5  # from one line of a list to the next, and from a line that is not free to the next try
FOOTPRINTS_WITH_ROOM = ("Resistor_THT:R_Axial", "Capacitor_THT:C_Rect", "Package_DIP:DIP-16")
"""Footprints whose printed outline has room for the value."""
KINDS_WITHOUT_VALUE = ("connector", "jumper", "button", "test-point")
"""Kinds whose value, as 2 poles, tells nothing to the person who solders."""

Found = tuple[str, Text | None]
"""A reference and the text of its part, or None if it has no place. The search waits until it is asked for."""


class NoRoom(Exception):
    """There is no place for these references."""

    def __init__(self, references: tuple[str, ...]) -> None:
        super().__init__(references)
        self.references = references

    def __str__(self) -> str:
        return f"no place for the names of {', '.join(self.references)}: move these parts apart in the plan"


class Silkscreen(Struct, frozen=True):
    """The reference and the value of each part, by its reference; a list has the values without room beside them."""

    references: dict[str, Text]
    values: dict[str, Text]
    value_list: dict[str, Text] = {}
    covered: tuple[str, ...] = ()  # the references that a soldered part covers

    def left_out(self, plan: Plan) -> list[str]:
        """The parts whose values have no room."""
        return [part.reference for part in _without_value(plan, self.values | self.value_list)]


class Order(Struct, frozen=True):
    """The references that are placed before all others, and those that are placed inside their parts."""

    first: frozenset[str] = frozenset()
    inside: frozenset[str] = frozenset()

    def after_failure(self, unplaced: frozenset[str]) -> Order:
        """What to try when these had no place: they come first, and then inside their parts."""
        if unplaced <= self.inside:
            raise NoRoom(tuple(sorted(unplaced)))
        return Order(self.first | unplaced, self.inside | (unplaced & self.first))


def silkscreen(plan: Plan, wiring: Wiring) -> Silkscreen:
    """Find a place for all texts, the references first. A value without room is not printed."""
    references = {part.reference for part in on_board(plan.board)}
    order = Order()
    while True:
        placed = _placed(plan, wiring, order)
        unplaced = frozenset(references - placed.references.keys())
        if not unplaced:
            return placed
        order = order.after_failure(unplaced)


def _placed(plan: Plan, wiring: Wiring, order: Order) -> Silkscreen:
    """The texts that have a place in this order. A reference without a place is left out."""
    areas, obstacles = PartAreas.of(plan), Obstacles.of(plan, wiring)
    references = _take(_references_inside(plan, order.inside, obstacles), obstacles)
    values = _take(_values_inside(plan, areas, order.inside, obstacles), obstacles)
    obstacles.add(outline.grown(OUTLINE_MM) for outline in areas.outlines.values())
    references |= _take(_references_beside(areas, order, obstacles), obstacles)
    values |= _take(_values_beside(areas, _without_value(plan, values), obstacles), obstacles)
    value_list = _value_list(plan, _without_value(plan, values), obstacles)
    return Silkscreen(references, values, value_list, tuple(sorted(order.inside)))


def _take(found: Iterable[Found], obstacles: Obstacles) -> dict[str, Text]:
    """Keep each text that has a place; it is an obstacle for the next."""
    taken = {}
    for reference, text in found:
        if text is not None:
            taken[reference] = text
            obstacles.add_text(text)
    return taken


def _references_inside(plan: Plan, parts: Set[str], obstacles: Obstacles) -> Iterator[Found]:
    """The references that are printed inside their parts: there is no place beside these."""
    for part in on_board(plan.board):
        if part.reference in parts:
            yield part.reference, place_inside(outline_without_band(plan, part), part.reference, obstacles)


def _values_inside(
    plan: Plan, areas: PartAreas, references_inside: Set[str], obstacles: Obstacles
) -> Iterator[Found]:
    """The values that are printed inside their parts, unless the part has its name there."""
    for part in on_board(plan.board):
        if part.reference not in references_inside and part.item.footprint.startswith(FOOTPRINTS_WITH_ROOM):
            yield part.reference, place_inside(areas.outlines[part.reference], part.item.value, obstacles)


def _references_beside(areas: PartAreas, order: Order, obstacles: Obstacles) -> Iterator[Found]:
    """The reference of each other part, beside it."""
    for name in _in_order(areas, order):
        yield name, _reference_beside(areas, name, obstacles)


def _reference_beside(areas: PartAreas, name: str, obstacles: Obstacles) -> Text | None:
    """A reference in large letters, or in small ones if these have no place."""
    large = place_beside(areas, name, name, REFERENCE_MM, obstacles)
    return large or place_beside(areas, name, name, VALUE_MM, obstacles)


def _in_order(areas: PartAreas, order: Order) -> list[str]:
    """The references that are beside their parts, in the order in which they are placed."""
    names = (name for name in areas.outlines if name not in order.inside)
    return sorted(names, key=lambda name: name not in order.first)


def _values_beside(areas: PartAreas, parts: Iterable[Part], obstacles: Obstacles) -> Iterator[Found]:
    """The value of each of these parts, near it."""
    for part in parts:
        text = place_beside(areas, part.reference, part.item.value, VALUE_MM, obstacles)
        if text is not None and areas.outlines[part.reference].grown(VALUE_DISTANCE_MM).meets(text.box()):
            yield part.reference, text


def _without_value(plan: Plan, values: dict[str, Text]) -> list[Part]:
    parts = on_board(plan.board)
    return [part for part in parts if part.kind not in KINDS_WITHOUT_VALUE and part.reference not in values]


def _value_list(plan: Plan, parts: list[Part], obstacles: Obstacles) -> dict[str, Text]:
    """A line for each part, one below the other, as far as the board goes. A line is over nothing else."""
    lines: dict[str, Text] = {}
    if plan.list_at is None:
        return lines
    (x, y), board = plan.list_at, printable(plan)
    for part in sorted(parts, key=lambda part: part.item.value):
        line = Text(f"{part.reference}: {part.item.value}", (x, y), VALUE_MM)
        while board.contains(line.box()) and not obstacles.are_clear_of(line):
            y += STEP_MM
            line = Text(line.words, (x, y), VALUE_MM)
        if board.contains(line.box()):
            lines[part.reference] = line
            y += LINE_MM
    return lines
