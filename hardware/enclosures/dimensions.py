"""``dimensions.scad``, which the OpenSCAD files include: all numbers of the tables, in mm."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from enclosures import shapes
from enclosures.shapes import Enclosure, Lid, Rectangle

CONSTANTS = {
    "wall": shapes.WALL,
    "floor_thickness": shapes.FLOOR,
    "lid_thickness": shapes.LID,
    "rebate": shapes.REBATE,
    "play": shapes.PLAY,
    "boss": shapes.BOSS,
    "insert": shapes.INSERT,
    "insert_depth": shapes.INSERT_DEPTH,
    "clearance": shapes.CLEARANCE,
    "head": shapes.HEAD,
    "button_play": shapes.BUTTON_PLAY,
    "flange_width": shapes.FLANGE,
    "flange_height": shapes.FLANGE_HEIGHT,
    "made_for": shapes.BUTTON_HEIGHT,
    "proud": shapes.PROUD,
    "raised": shapes.RAISED,
    "engraved": shapes.ENGRAVED,
}


def dimensions(enclosures: tuple[Enclosure, ...]) -> str:
    """The whole file."""
    head = ["// Written by `make hardware` from the tables beside it. All lengths are in mm."]
    constants = [f"{name} = {_value(value)};" for name, value in CONSTANTS.items()]
    ties = [f"tie_size = {_value(shapes.TIE_SIZE)};", f"tie_gap = {_value(shapes.TIE_GAP)};"]
    tables = [line for enclosure in enclosures for line in _of_enclosure(enclosure)]
    return "\n".join([*head, *constants, *ties, *tables]) + "\n"


def _of_enclosure(enclosure: Enclosure) -> Iterator[str]:
    name = enclosure.name
    yield f"\n{name}_inner = {_value(enclosure.inner)};"
    yield f"{name}_lean = {_value(enclosure.lean)};"
    yield _list(
        f"{name}_posts",
        [
            (*hole, board.posts.height, board.posts.outer, board.posts.hole, board.posts.depth)
            for board in enclosure.boards
            for hole in board.holes()
        ],
    )
    yield _list(f"{name}_screws", list(enclosure.screws))
    yield _list(
        f"{name}_openings",
        [(one.wall, one.at, one.width, one.bottom, one.top, one.way) for one in enclosure.openings],
    )
    yield _list(f"{name}_ties", [(one.wall, one.at) for one in enclosure.ties])
    yield _list(f"{name}_ribs", [(one.corner, one.size) for one in enclosure.ribs])
    yield _list(f"{name}_floor_slots", [_rectangle(one) for one in enclosure.floor_slots])
    for lid in enclosure.lids:
        yield from _of_lid(enclosure, lid)


def _of_lid(enclosure: Enclosure, lid: Lid) -> Iterator[str]:
    """A lid's holes, windows, labels and caps; ``lid-leds`` of ``dice`` gives ``dice_leds_…``."""
    name = f"{enclosure.name}_{lid.name.removeprefix('lid-')}"
    round_holes = [(one.x, one.y, one.diameter) for one in lid.holes]
    caps = [(one.x, one.y, one.cap + 2 * shapes.BUTTON_PLAY) for one in lid.buttons]
    yield _list(f"{name}_holes", round_holes + caps)
    yield _list(f"{name}_windows", [_rectangle(one) for one in lid.windows])
    yield _list(f"{name}_frames", [_rectangle(one) for one in lid.frames])
    yield _list(f"{name}_labels", [(one.text, one.x, one.y, one.height, one.begins) for one in lid.labels])
    yield _list(
        f"{name}_caps",
        [(one.name, one.cap, shapes.under_lid(enclosure, one), one.relief) for one in lid.buttons],
    )


def _rectangle(one: Rectangle) -> tuple[float, ...]:
    return (one.x, one.y, one.width, one.depth)


def _list(name: str, rows: Sequence[tuple[object, ...]]) -> str:
    inside = "".join(f"\n    {_value(row)}," for row in rows)
    return f"{name} = [{inside}\n];" if rows else f"{name} = [];"


def _value(value: object) -> str:
    """A number, a word or a list, as OpenSCAD writes it."""
    match value:
        case str():
            return f'"{value}"'
        case float():
            return f"{round(value, 4):g}"
        case tuple():
            return "[" + ", ".join(_value(one) for one in value) + "]"
        case _:
            raise TypeError(value)
