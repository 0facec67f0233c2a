"""The box has its openings where the layout of the driver board has its connectors, and room for every part."""

from __future__ import annotations

import pytest
from manifold3d import Manifold, OpType
from msgspec.structs import replace

from enclosures.box import BOX, OPENINGS
from enclosures.shapes import Block, Mounted, Opening
from enclosures.solids import block
from layouts.driver_board_plan import DRIVER_BOARD_PLAN
from layouts.footprints import footprint

pytestmark = pytest.mark.slow

LEAVES_BY = {
    "J2": "BUTTON", "J3": "channel", "J4": "KEY", "J5": "HORN", "J6": "SENSE", "J7": "channel", "J8": "RS485",
    "J9": "PADS",
}  # fmt: skip
"""Which cable leaves by which opening. J1 goes to the Pi, inside."""
LOW = 10.0
"""In mm: the height up to which each part must be within a block of the table."""
BESIDE = 4.0
"""In mm: so far an opening may be from the middle of its connector."""
DRIVER = BOX.boards[0]


def courtyards(mounted: Mounted) -> dict[str, Block]:
    """The room of each part of the layout, in the frame of the enclosure. The layout's y goes down."""
    found = {}
    for part in DRIVER_BOARD_PLAN.board.parts:
        if part.stands == "on-board":
            place = DRIVER_BOARD_PLAN.places[part.reference]
            room = footprint(part.item.footprint).courtyard.placed(place.x, place.y, place.angle)
            corner = (mounted.x + room.left, mounted.y + mounted.board.size[1] - room.bottom)
            z = mounted.posts.height + mounted.board.size[2]
            found[part.reference] = Block(part.reference, (*corner, z), (*room.size, LOW))
    return found


def without_room(mounted: Mounted) -> list[str]:
    """Parts of the layout that are not within the blocks of the table."""
    blocks = Manifold.batch_boolean([block(one) for one in mounted.blocks()], OpType.Add)
    return [
        name
        for name, room in courtyards(mounted).items()
        if (block(room) - blocks).volume() > 0.05 * block(room).volume()
    ]


def far_from_their_openings(openings: tuple[Opening, ...]) -> list[str]:
    """Connectors whose opening is elsewhere along its wall, or in a wall that is not the nearest."""
    by_name = {one.name: one for one in openings}
    rooms = courtyards(DRIVER)
    return [name for name, leaves in LEAVES_BY.items() if not beside(rooms[name], by_name[leaves])]


def beside(room: Block, opening: Opening) -> bool:
    """Whether a cable goes straight from a connector to its opening; the channel bends it to the right wall."""
    if opening.name == "channel":
        return room.corner[1] + room.size[1] < opening.at - opening.width / 2 + 2 * BESIDE
    along = 0 if opening.wall in ("front", "back") else 1
    return abs(room.corner[along] + room.size[along] / 2 - opening.at) < BESIDE


def test_every_part_of_the_layout_is_within_a_block_of_the_table() -> None:
    assert courtyards(DRIVER)
    assert without_room(DRIVER) == []


def test_a_part_outside_of_the_blocks_is_found() -> None:
    fewer = tuple(part for part in DRIVER.board.parts if not part.name.startswith("RS-485"))
    assert without_room(replace(DRIVER, board=replace(DRIVER.board, parts=fewer))) == ["J8"]


def test_each_cable_of_the_driver_board_has_its_opening_beside_it() -> None:
    assert far_from_their_openings(OPENINGS) == []


def test_an_opening_at_another_place_is_found() -> None:
    moved = tuple(replace(one, at=one.at + 10) if one.name == "SENSE" else one for one in OPENINGS)
    assert far_from_their_openings(moved) == ["J6"]
