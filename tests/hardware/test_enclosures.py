"""The enclosures fit what is in them, and each check finds the mistake that it is for."""

from __future__ import annotations

from functools import cache

import numpy as np
import pytest
from msgspec.structs import replace

from circuits.output import OUT
from enclosures import output, shapes
from enclosures.box import BOX, KEY_HOLE, RIB_TOP
from enclosures.dice import DICE_BOX
from enclosures.enclosures import ENCLOSURES
from enclosures.fit import Measured, measured
from enclosures.openscad import NotRendered, render
from enclosures.pad import PAD
from enclosures.printing import laid, longest_bridge, prints
from enclosures.scenes import flattened
from enclosures.shapes import Block, Board, Enclosure, Label, Lid, Mounted, Opening, Plug, Posts, Rib
from enclosures.solids import solid
from enclosures.triangles import Triangles

pytestmark = pytest.mark.slow


@cache
def parts(enclosure: Enclosure) -> dict[str, Triangles]:
    """The parts as OpenSCAD renders them, once for all tests."""
    return output.rendered_parts(enclosure)


def broken(found: tuple[Measured, ...]) -> set[str]:
    """The names of the checks that complain."""
    return {one.check for one in found if not one.holds}


def complaints(enclosure: Enclosure, printed: dict[str, Triangles]) -> set[str]:
    """The names of the checks that complain about these parts with what is in this table."""
    return broken(measured(enclosure, {name: solid(triangles) for name, triangles in printed.items()}))


def with_board(enclosure: Enclosure, number: int, changed: Mounted) -> Enclosure:
    """The enclosure with another board at this place of its list."""
    boards = list(enclosure.boards)
    boards[number] = changed
    return replace(enclosure, boards=tuple(boards))


def wider(board: Board, by: float) -> Board:
    """The board, so much wider."""
    width, depth, thickness = board.size
    return replace(board, size=(width + by, depth, thickness))


def with_part(board: Board, part: Block) -> Board:
    """The board with one more part."""
    return replace(board, parts=(*board.parts, part))


def with_opening(enclosure: Enclosure, name: str, **changes: float) -> Enclosure:
    """The enclosure with another opening of this name."""
    openings: tuple[Opening, ...] = tuple(
        replace(one, **changes) if one.name == name else one for one in enclosure.openings
    )
    return replace(enclosure, openings=openings)


def with_plug(enclosure: Enclosure, name: str, **changes: tuple[float, float]) -> Enclosure:
    """The enclosure with another plug of this name."""
    plugs: tuple[Plug, ...] = tuple(replace(one, **changes) if one.name == name else one for one in enclosure.plugs)
    return replace(enclosure, plugs=plugs)


@pytest.mark.parametrize("enclosure", ENCLOSURES, ids=lambda one: one.name)
def test_everything_fits_and_prints(enclosure: Enclosure) -> None:
    assert broken(output.all_measured(enclosure, parts(enclosure))) == set()


def test_the_committed_files_are_those_of_the_tables() -> None:
    """``make hardware`` writes them."""
    made = output.made({one.name: parts(one) for one in ENCLOSURES}).files
    assert output.names() == set(made)
    assert [name for name, content in made.items() if (OUT / name).read_bytes() != content] == []


@pytest.mark.parametrize("enclosure", [PAD, DICE_BOX], ids=lambda one: one.name)
def test_a_board_that_is_3_mm_wider_touches_the_base(enclosure: Enclosure) -> None:
    mounted = enclosure.boards[0]
    changed = with_board(enclosure, 0, replace(mounted, board=wider(mounted.board, 3)))
    assert "contents" in complaints(changed, parts(enclosure))


@pytest.mark.parametrize("number", [0, 1], ids=["driver board", "Pi"])
def test_a_board_whose_holes_are_2_mm_off_misses_its_posts(number: int) -> None:
    mounted = BOX.boards[number]
    holes = tuple((x + 2, y) for x, y in mounted.board.holes)
    changed = with_board(BOX, number, replace(mounted, board=replace(mounted.board, holes=holes)))
    assert "posts" in complaints(changed, parts(BOX))


def test_a_post_that_was_printed_2_mm_off_is_found() -> None:
    mounted = DICE_BOX.boards[0]
    moved = with_board(DICE_BOX, 0, replace(mounted, x=mounted.x + 2))
    assert "posts" in complaints(DICE_BOX, parts(DICE_BOX) | {"base": render(moved, "base")})


@pytest.mark.parametrize("changes", [{"hole": 3.4}, {"depth": 4.0}, {"outer": 6.0}], ids=str)
def test_a_post_with_a_smaller_hole_or_less_plastic_is_found(changes: dict[str, float]) -> None:
    mounted = DICE_BOX.boards[0]
    posts: Posts = replace(mounted.posts, **changes)
    changed = with_board(DICE_BOX, 0, replace(mounted, posts=posts))
    assert "posts" in complaints(DICE_BOX, parts(DICE_BOX) | {"base": render(changed, "base")})


def test_a_part_that_is_too_high_touches_the_lid() -> None:
    mounted = BOX.boards[0]
    high = Block("a higher fuse", (60.0, 40.0, 0.0), (10.0, 10.0, BOX.rim))
    changed = with_board(BOX, 0, replace(mounted, board=with_part(mounted.board, high)))
    assert complaints(changed, parts(BOX)) == {"contents"}


def test_a_socket_that_reaches_below_the_notch_is_found_before_the_board_is_lowered() -> None:
    mounted = BOX.boards[1]
    below = Block("a socket below the board", (-3.0, 20.0, -6.0), (10.0, 15.0, 4.0))
    changed = with_board(BOX, 1, replace(mounted, board=with_part(mounted.board, below)))
    assert {"contents", "lowered"} <= complaints(changed, parts(BOX))


def test_two_boards_that_are_too_near_are_found() -> None:
    mounted = BOX.boards[0]
    near = Block("a wire bridge", (20.0, 95.0, 0.0), (5.0, 24.0, 5.0))
    changed = with_board(BOX, 0, replace(mounted, board=with_part(mounted.board, near)))
    assert "apart" in complaints(changed, parts(BOX))


def test_a_missing_rib_is_found() -> None:
    assert "ribs" in complaints(BOX, parts(BOX) | {"base": render(replace(BOX, ribs=()), "base")})


def with_ribs(*ribs: Rib) -> Enclosure:
    """The box with other ribs, in its table as well as in its drawing."""
    return replace(BOX, ribs=ribs)


def higher(rib: Rib, by: float) -> Rib:
    """The rib, so much higher."""
    width, depth, height = rib.size
    return replace(rib, size=(width, depth, height + by))


@pytest.mark.parametrize(
    ("by", "what"), [(-RIB_TOP / 2, "half as high"), (-0.7, "a little lower"), (0.4, "up to the lid")]
)
def test_ribs_that_do_not_end_close_below_the_lid_are_found(by: float, what: str) -> None:
    changed = with_ribs(*(higher(rib, by) if rib.leaves == "play" else rib for rib in BOX.ribs))
    found = measured(changed, {name: solid(one) for name, one in base_of(changed).items()})
    high = {rib.name for rib in BOX.ribs if rib.leaves == "play"}
    assert {(one.check, one.where) for one in found if not one.holds} == {("ribs", name) for name in high}, what


@pytest.mark.parametrize("by", [-5.0, 7.0])
def test_a_rib_that_leaves_its_cable_too_much_or_too_little_room_is_found(by: float) -> None:
    changed = with_ribs(*(rib if rib.leaves == "play" else higher(rib, by) for rib in BOX.ribs))
    assert complaints(changed, base_of(changed)) == {"ribs"}


def base_of(changed: Enclosure) -> dict[str, Triangles]:
    """The parts of the box with another base."""
    return parts(BOX) | {"base": render(changed, "base")}


@pytest.mark.parametrize(
    ("enclosure", "name", "size"),
    [
        (BOX, "power at 11.2", (16.0, 6.6)), (BOX, "network at 10.25", (15.5, 24.0)), (BOX, "KEY", (9.0, 6.0)),
        (PAD, "jack in", (19.0, 13.0)), (PAD, "USB", (14.0, 7.5)), (DICE_BOX, "USB", (11.5, 12.0)),
        (DICE_BOX, "die 1", (6.0, 4.2)),
    ],
    ids=lambda one: one.name if isinstance(one, Enclosure) else str(one),
)  # fmt: skip
def test_a_plug_that_is_thicker_than_its_opening_is_found(
    enclosure: Enclosure, name: str, size: tuple[float, float]
) -> None:
    assert complaints(with_plug(enclosure, name, size=size), parts(enclosure)) == {"plugs"}


def test_an_opening_at_another_place_is_found() -> None:
    moved = with_opening(DICE_BOX, "USB", at=60.0)
    assert "plugs" in complaints(DICE_BOX, parts(DICE_BOX) | {"base": render(moved, "base")})


def test_a_screw_of_the_lid_without_its_hole_is_found() -> None:
    fewer = replace(DICE_BOX, screws=DICE_BOX.screws[1:])
    printed = parts(DICE_BOX)
    assert "screws" in complaints(DICE_BOX, printed | {"base": render(fewer, "base")})
    assert "screws" in complaints(DICE_BOX, printed | {"lid-reader": render(fewer, "lid-reader")})


@pytest.mark.parametrize(("by", "what"), [(-0.4, "sinks into"), (0.8, "floats above")])
def test_a_lid_that_does_not_lie_on_its_base_is_found(by: float, what: str) -> None:
    lid = parts(PAD)["lid"] + np.array([0.0, 0.0, by])
    assert "closed" in complaints(PAD, parts(PAD) | {"lid": lid}), what


@pytest.mark.parametrize(
    ("wide", "high", "why"),
    [
        (1.06, 1.0, "it rubs in its hole"),
        (1.0, 1.15, "its flange is above the lid's lower side"),
        (1.0, 0.75, "it is below the lid's face"),
        (0.7, 1.0, "it falls out"),
    ],
)
def test_a_cap_of_a_wrong_size_is_found(wide: float, high: float, why: str) -> None:
    changed = parts(PAD)["cap-bunco"] * np.array([wide, wide, high])
    assert complaints(PAD, parts(PAD) | {"cap-bunco": changed}) == {"caps"}, why


def test_a_switch_that_is_higher_lifts_its_cap_into_the_lid() -> None:
    (lid,) = PAD.lids
    buttons = tuple(replace(one, actuator=one.actuator + 0.5) for one in lid.buttons)
    assert complaints(replace(PAD, lids=(replace(lid, buttons=buttons),)), parts(PAD)) == {"caps"}


def with_lower_buttons(enclosure: Enclosure) -> Enclosure:
    """The enclosure over a board with the second source of the button."""
    lower = shapes.BUTTON_HEIGHT - shapes.LOWER_BUTTON_HEIGHT
    lids = tuple(
        replace(lid, buttons=tuple(replace(one, actuator=one.actuator - lower) for one in lid.buttons))
        for lid in enclosure.lids
    )
    mounted = enclosure.boards[0]
    parts_of_board = tuple(
        replace(one, size=(*one.size[:2], one.size[2] - lower)) if "switch" in one.name else one
        for one in mounted.board.parts
    )
    changed = replace(mounted, board=replace(mounted.board, parts=parts_of_board))
    return replace(with_board(enclosure, 0, changed), lids=lids)


@pytest.mark.parametrize("enclosure", [PAD, DICE_BOX], ids=lambda one: one.name)
def test_longer_caps_fit_a_lower_button(enclosure: Enclosure) -> None:
    """The page tells a maker to set ``button_height``."""
    setting = f"button_height={shapes.LOWER_BUTTON_HEIGHT}"
    longer = {name: render(enclosure, name, setting) for name in parts(enclosure) if name.startswith("cap-")}
    assert complaints(with_lower_buttons(enclosure), parts(enclosure) | longer) == set()


@pytest.mark.parametrize("enclosure", [PAD, DICE_BOX], ids=lambda one: one.name)
def test_a_cap_for_a_higher_button_sinks_into_the_lid(enclosure: Enclosure) -> None:
    assert complaints(with_lower_buttons(enclosure), parts(enclosure)) == {"caps"}


def test_the_key_of_the_lid_may_have_flats_that_keep_it_from_turning() -> None:
    """The page tells a maker to set ``key_hole`` and ``key_flats``. The lid has more plastic then, and still fits."""
    flat = render(BOX, "lid", "key_hole=19.2", "key_flats=17.0")
    assert complaints(BOX, parts(BOX) | {"lid": flat}) == set()
    segment = 2 * (9.6**2 * np.arccos(8.5 / 9.6) - 8.5 * np.sqrt(9.6**2 - 8.5**2))  # in mm2, both flats
    assert volume(flat) - volume(parts(BOX)["lid"]) == pytest.approx(
        shapes.LID * segment, rel=0.1
    )  # a circle has corners


def test_a_lid_that_nobody_sets_has_the_round_hole_of_the_table() -> None:
    same = render(BOX, "lid", f"key_hole={KEY_HOLE}", f"key_flats={KEY_HOLE}")
    assert np.array_equal(same, parts(BOX)["lid"])


def volume(triangles: Triangles) -> float:
    """What a part holds, in mm3."""
    a, b, c = triangles[:, 0], triangles[:, 1], triangles[:, 2]
    return float((a * np.cross(b, c)).sum() / 6)


def test_the_letters_of_a_lid_leave_no_mark_when_they_are_not_drawn() -> None:
    (lid,) = PAD.lids
    without = render(replace(PAD, lids=(replace(lid, labels=()),)), "lid")
    pressed = flattened(parts(PAD)["lid"], PAD.rim + shapes.LID)
    assert float(pressed[..., 2].max()) == PAD.rim + shapes.LID
    assert area(pressed) == pytest.approx(area(without), rel=1e-3)


def area(triangles: Triangles) -> float:
    """The whole surface, in mm2."""
    across = np.cross(triangles[:, 1] - triangles[:, 0], triangles[:, 2] - triangles[:, 0])
    return float(np.linalg.norm(across, axis=1).sum() / 2)


@pytest.mark.parametrize("check", ["plugs", "screws", "posts", "contents", "lowered", "caps", "closed"])
def test_a_check_that_measures_nothing_complains(check: str) -> None:
    nothing = replace(PAD, plugs=(), screws=(), boards=(), lids=())
    assert check in complaints(nothing, parts(PAD))


def turned_over(triangles: Triangles) -> Triangles:
    """The same part, upside down."""
    return np.asarray(triangles * np.array([1.0, -1.0, -1.0]))


def printed_badly(part: str, triangles: Triangles) -> set[str]:
    """What a printer has to say about these triangles as a part of the pad."""
    return broken(tuple(prints(PAD, part, triangles)))


def test_a_part_with_a_hole_in_its_surface_is_not_watertight() -> None:
    assert "watertight" in printed_badly("base", parts(PAD)["base"][1:])


def test_a_part_in_two_pieces_is_found() -> None:
    cap = parts(PAD)["cap-one"]
    assert printed_badly("cap-one", np.concatenate([cap, cap + np.array([30.0, 0.0, 0.0])])) == {"one body"}


def test_a_part_that_is_too_large_for_the_printer_is_found() -> None:
    assert printed_badly("base", parts(PAD)["base"] * np.array([1.5, 1.0, 1.0])) >= {"size along x, mm"}


def test_a_part_that_needs_supports_is_found() -> None:
    lying = laid(PAD, "base", turned_over(parts(PAD)["base"]))
    assert longest_bridge(lying) > 80


@pytest.mark.parametrize("side", ["left", "right", "front", "back", "floor"])
def test_a_wall_that_is_too_thin_is_found(side: str) -> None:
    base = parts(DICE_BOX)["base"].copy()
    axis = {"left": 0, "right": 0, "front": 1, "back": 1, "floor": 2}[side]
    outer = base[..., axis].max() if side in ("right", "back") else base[..., axis].min()
    inner_by = (-1.0 if side in ("right", "back") else 1.0) * 1.2
    # The table's own outer side moves with it: a wall of 4 mm becomes one of 2.8, and its rim one of 0.8.
    inner = {"left": 0.0, "right": DICE_BOX.inner[0], "front": 0.0, "back": DICE_BOX.inner[1], "floor": 0.0}[side]
    near = np.abs(base[..., axis] - inner) < 2.1
    base[..., axis] = np.where(
        near & (np.abs(base[..., axis] - outer) > 0.1), base[..., axis] - inner_by, base[..., axis]
    )
    assert "thinnest place, mm" in broken(tuple(prints(DICE_BOX, "base", base)))


def test_a_letter_that_nobody_has_drawn_is_told() -> None:
    lid = Lid("lid-reader", labels=(Label("Ä", 50.0, 30.0, 5.0),))
    with pytest.raises(Exception, match="returned non-zero") as failed:
        render(replace(DICE_BOX, lids=(DICE_BOX.lids[0], lid)), "lid-reader")
    assert not isinstance(failed.value, NotRendered)
