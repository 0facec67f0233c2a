"""Openings, buttons and lamps of an enclosure are where the layout of its board has them, and every part has room."""

from __future__ import annotations

import pytest
from manifold3d import Manifold, OpType
from msgspec.structs import replace

from circuits.dice_board import DICE, DICE_BOARD
from circuits.pad_board import BUTTONS, LAMPS
from enclosures import dice, pad, shapes
from enclosures.box import BOX
from enclosures.dice import DICE_BOX, LED_STANDS
from enclosures.pad import LAMP_STANDS, PAD
from enclosures.pico import HEADROOM
from enclosures.shapes import Block, Enclosure, Mounted, Opening
from enclosures.solids import block
from layouts.dice_board_plan import DICE_BOARD_PLAN
from layouts.driver_board_plan import DRIVER_BOARD_PLAN
from layouts.footprints import footprint
from layouts.pad_board_plan import PAD_BOARD_PLAN
from layouts.plan import Place, Plan

pytestmark = [pytest.mark.slow, pytest.mark.kicad]

BOX_CABLES = {
    "J2": "BUTTON", "J3": "channel", "J4": "KEY", "J5": "RELAY", "J6": "SENSE", "J7": "channel", "J8": "RS485",
    "J9": "PADS",
}  # fmt: skip
"""Which cable of the driver board leaves by which opening. J1 goes to the Pi, inside."""
PAD_CABLES = {"J3": "jack in", "J4": "jack out", "J5": "dice", "J6": "battery", "J8": "bell", "J9": "key"}
DICE_CABLES = {"J3": "line"}
LOW_MM = 10.0  # the height up to which each part must be within a block of the table
BESIDE_MM = 4.0  # so far an opening may be from the middle of its connector
ABOVE_MM = 0.3  # so far a cap or a lamp's hole may be from its part
DRIVER = BOX.boards[0]


def courtyards(plan: Plan, mounted: Mounted) -> dict[str, Block]:
    """The room of each part of a layout, in the frame of the enclosure. The layout's y goes down."""
    found = {}
    for part in plan.board.parts:
        if part.stands == "on-board":
            place = plan.places[part.reference]
            room = footprint(part.item.footprint).courtyard.placed(place.x, place.y, place.angle)
            corner = (mounted.x + room.left, mounted.y + mounted.board.size[1] - room.bottom)
            z = mounted.posts.height + mounted.board.size[2]
            found[part.reference] = Block(part.reference, (*corner, z), (*room.size, LOW_MM))
    return found


def middle(room: Block) -> tuple[float, float]:
    """The middle of a part, from above."""
    return room.corner[0] + room.size[0] / 2, room.corner[1] + room.size[1] / 2


def without_room(mounted: Mounted) -> list[str]:
    """Parts of the driver board's layout that are not within the blocks of the table."""
    blocks = Manifold.batch_boolean([block(one) for one in mounted.blocks()], OpType.Add)
    rooms = {name: block(room) for name, room in courtyards(DRIVER_BOARD_PLAN, mounted).items()}
    return [name for name, room in rooms.items() if (room - blocks).volume() > 0.05 * room.volume()]


def far_from_openings(rooms: dict[str, Block], cables: dict[str, str], openings: tuple[Opening, ...]) -> list[str]:
    """Connectors whose opening is elsewhere along its wall."""
    by_name = {one.name: one for one in openings}
    return [name for name, leaves in cables.items() if not beside(rooms[name], by_name[leaves])]


def beside(room: Block, opening: Opening) -> bool:
    """Whether a cable goes straight from a connector to its opening; the box's channel bends it to the right wall."""
    if opening.name == "channel":
        return room.corner[1] + room.size[1] < opening.at
    along = 0 if opening.wall in ("front", "back") else 1
    return abs(middle(room)[along] - opening.at) < BESIDE_MM


def pad_lid() -> dict[str, tuple[float, float]]:
    """Where the pad's lid has the cap of each button and the hole of each lamp, in the frame of the enclosure."""
    buttons = {name: (x, pad.MAIN_ROW) for name, x in pad.MAIN.items()}
    buttons |= {name: (x, pad.SMALL_ROW) for name, x in pad.SMALL.items()}
    wanted = {f"S{at}": buttons[line.lower()] for at, line in enumerate(BUTTONS, 1)}
    lamps = {name.upper(): place for name, place in pad.LAMPS.items()}
    wanted |= {f"D{at}": lamps[line.removeprefix("LAMP_")] for at, line in enumerate(LAMPS, 31)}
    return {name: (pad.AT[0] + x, pad.AT[1] + y) for name, (x, y) in wanted.items()}


def dice_lid() -> dict[str, tuple[float, float]]:
    """Where the lid of the dice of LEDs has the cap of each button and the hole of each pip."""
    wanted = {f"S{die}": (dice.DICE[str(die)], dice.BUTTON_ROW) for die in DICE}
    for part in DICE_BOARD.of_kind("led"):
        across, along = dice.PIPS[part.task.removeprefix("pip ")]
        wanted[part.reference] = (dice.DICE[part.reference[1]] + across, dice.PIPS_ROW + along)
    return {name: (dice.AT[0] + x, dice.AT[1] + y) for name, (x, y) in wanted.items()}


def not_below_the_lid(plan: Plan, enclosure: Enclosure, lid: dict[str, tuple[float, float]]) -> list[str]:
    """Buttons and lamps of a board that are not below their caps and holes."""
    rooms = courtyards(plan, enclosure.boards[0])
    return [name for name, place in lid.items() if not near(middle(rooms[name]), place)]


def near(one: tuple[float, float], other: tuple[float, float]) -> bool:
    """Whether a part is below its cap or its hole."""
    return abs(one[0] - other[0]) < ABOVE_MM and abs(one[1] - other[1]) < ABOVE_MM


def lower(plan: Plan, name: str) -> Plan:
    """The plan with a part 1 mm nearer to the front."""
    place = plan.places[name]
    return replace(plan, places=plan.places | {name: Place(place.x, place.y + 1, place.angle)})


def test_every_part_of_the_driver_board_is_within_a_block_of_the_table() -> None:
    assert len(courtyards(DRIVER_BOARD_PLAN, DRIVER)) > 50
    assert without_room(DRIVER) == []


def test_a_part_outside_of_the_blocks_is_found() -> None:
    fewer = tuple(part for part in DRIVER.board.parts if not part.name.startswith("RS-485"))
    assert without_room(replace(DRIVER, board=replace(DRIVER.board, parts=fewer))) == ["J8"]


def test_each_cable_of_the_driver_board_has_its_opening_beside_it() -> None:
    assert far_from_openings(courtyards(DRIVER_BOARD_PLAN, DRIVER), BOX_CABLES, BOX.openings) == []


def test_each_cable_of_the_pad_board_has_its_opening_beside_it() -> None:
    assert far_from_openings(courtyards(PAD_BOARD_PLAN, PAD.boards[0]), PAD_CABLES, PAD.openings) == []


def test_an_opening_at_another_place_is_found() -> None:
    moved = tuple(replace(one, at=one.at + 10) if one.name == "SENSE" else one for one in BOX.openings)
    assert far_from_openings(courtyards(DRIVER_BOARD_PLAN, DRIVER), BOX_CABLES, moved) == ["J6"]


def test_each_button_and_lamp_of_the_pad_board_is_below_the_lid_that_shows_it() -> None:
    assert not_below_the_lid(PAD_BOARD_PLAN, PAD, pad_lid()) == []


@pytest.mark.parametrize("name", ["S1", "S7", "D31", "D38"])
def test_a_button_or_lamp_at_another_place_is_found(name: str) -> None:
    assert not_below_the_lid(lower(PAD_BOARD_PLAN, name), PAD, pad_lid()) == [name]


def test_the_cable_of_the_dice_board_has_its_opening_beside_it() -> None:
    assert far_from_openings(courtyards(DICE_BOARD_PLAN, DICE_BOX.boards[0]), DICE_CABLES, DICE_BOX.openings) == []


def test_each_button_and_pip_of_the_dice_board_is_below_the_lid_that_shows_it() -> None:
    assert len(dice_lid()) == 4 + 28
    assert not_below_the_lid(DICE_BOARD_PLAN, DICE_BOX, dice_lid()) == []


@pytest.mark.parametrize("name", ["S1", "S4", "D11", "D47"])
def test_a_button_or_pip_of_a_die_at_another_place_is_found(name: str) -> None:
    assert not_below_the_lid(lower(DICE_BOARD_PLAN, name), DICE_BOX, dice_lid()) == [name]


def test_two_pips_of_a_die_that_are_exchanged_are_found() -> None:
    places = DICE_BOARD_PLAN.places
    exchanged = replace(DICE_BOARD_PLAN, places=places | {"D12": places["D14"], "D14": places["D12"]})
    assert not_below_the_lid(exchanged, DICE_BOX, dice_lid()) == ["D12", "D14"]


@pytest.mark.parametrize(
    ("plan", "enclosure", "middle_mm"),
    [(PAD_BOARD_PLAN, PAD, pad.PICO), (DICE_BOARD_PLAN, DICE_BOX, dice.PICO)],
    ids=["pad", "dice"],
)
def test_the_usb_plug_of_each_pico_is_at_its_opening(plan: Plan, enclosure: Enclosure, middle_mm: float) -> None:
    rooms = courtyards(plan, enclosure.boards[0])
    between = (middle(rooms["J1"])[0] + middle(rooms["J2"])[0]) / 2
    assert between == pytest.approx(enclosure.boards[0].x + middle_mm, abs=ABOVE_MM)
    opening = next(one for one in enclosure.openings if one.name == "USB")
    assert between == pytest.approx(opening.at, abs=ABOVE_MM)


@pytest.mark.parametrize(("stands_mm", "long_mm"), [(LAMP_STANDS, 8.6), (LED_STANDS, 5.3)], ids=["5 mm", "3 mm"])
def test_a_lamp_has_its_flange_below_the_lid_and_its_tip_above(stands_mm: float, long_mm: float) -> None:
    """A lamp is soldered before the lid is closed: the maker sets its height by this number."""
    flange_mm, play_mm = 1.0, 0.3
    assert stands_mm + flange_mm + play_mm <= HEADROOM
    assert stands_mm + long_mm - play_mm >= HEADROOM + shapes.LID
