"""The boards as copper: the committed files are those of the plans, and each check finds its own mistake."""

from __future__ import annotations

import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import replace

from circuits import footprints
from circuits.output import OUT
from circuits.parts import Part
from layouts.bare_metal import METAL
from layouts.checks import CHECKS, broken
from layouts.dice_board_plan import DICE_BOARD_PLAN
from layouts.driver_board_plan import DRIVER_BOARD_PLAN
from layouts.field import Track, Via
from layouts.kicad import KINDS, SCRIPT, Built, built
from layouts.output import PLANS, BadBoard, names, of_board
from layouts.pad_board_plan import PAD_BOARD_PLAN
from layouts.part_areas import PartAreas
from layouts.plan import Place, Plan, Region
from layouts.router import Wiring
from layouts.shapes import Line
from layouts.silkscreen import NoRoom, Silkscreen, silkscreen
from layouts.silkscreen_text import Text
from layouts.track_widths import width_mm
from layouts.wiring import wired

pytestmark = [pytest.mark.slow, pytest.mark.kicad]  # KiCad's library of footprints, and KiCad


@pytest.fixture(scope="module", params=PLANS, ids=lambda plan: plan.board.name)
def plan(request: pytest.FixtureRequest) -> Plan:
    found = request.param
    assert isinstance(found, Plan)
    return found


@pytest.fixture(scope="module")
def wiring() -> Wiring:
    return wired(DRIVER_BOARD_PLAN)


@pytest.fixture(scope="module")
def tracks(plan: Plan) -> Wiring:
    return wired(plan)


@pytest.fixture(scope="module")
def words(plan: Plan, tracks: Wiring) -> Silkscreen:
    return silkscreen(plan, tracks)


def test_the_committed_layouts_are_those_of_the_plans(plan: Plan, tracks: Wiring) -> None:
    """``make hardware`` writes them; KiCad 6 finds no error, no open connection and no warning in them."""
    made = of_board(plan, tracks)
    assert set(made) == {name for name in names() if name.startswith(f"{plan.board.name}/")}
    assert [words for name, content in made.items() for words in difference(name, content)] == []


def difference(name: str, made: bytes) -> list[str]:
    """How a committed file differs, in words."""
    if not (OUT / name).exists():
        return [f"{name} is not committed"]
    old, new = (OUT / name).read_bytes().splitlines(), made.splitlines()
    for number, (was, now) in enumerate(zip(old, new, strict=False), 1):
        if was != now:
            return [f"{name}, line {number}, is {was[:120]!r}, and the plan makes {now[:120]!r}"]
    return [] if len(old) == len(new) else [f"{name} has {len(old)} lines, and the plan makes {len(new)}"]


@pytest.mark.parametrize(("amperes", "mm"), [(0.5, 0.2), (1, 0.4), (2, 0.8), (3, 1.4), (6, 3.6)])
def test_a_track_is_as_wide_as_ipc_2221_asks(amperes: float, mm: float) -> None:
    """6 A in 35 µm, 10 K warmer: 193 square mils are 140 mils, or 3.6 mm."""
    assert width_mm(amperes) == mm


def test_each_value_is_printed_beside_its_part_or_in_the_list(plan: Plan) -> None:
    assert "no room" not in (OUT / plan.board.name / "board.md").read_text(encoding="utf-8")
    words = silkscreen(plan, Wiring((), ()))
    assert words.left_out(plan) == []
    for name, line in words.value_list.items():
        assert line.words == f"{name}: {plan.board.part(name).item.value}"


def belonging_to_others(plan: Plan, words: dict[str, Text]) -> list[str]:
    """The parts whose printed words are as near to another part, or far from their own."""
    areas = PartAreas.of(plan)
    gaps = {
        name: (
            areas.distance(name, one.box()),
            min(areas.distance(other, one.box()) for other in areas.outlines if other != name),
        )
        for name, one in words.items()
    }
    return [name for name, (own, other) in gaps.items() if own > 1.0 or (own > 0 and own + 0.19 > other)]


def test_each_name_and_each_value_is_nearer_to_its_own_part_than_to_any_other(plan: Plan, words: Silkscreen) -> None:
    assert belonging_to_others(plan, words.references) == []
    assert belonging_to_others(plan, words.values) == []
    assert set(words.references) == set(plan.places)


def test_a_name_below_another_part_is_found() -> None:
    """R20 was printed here, below D21."""
    misplaced = {"R20": Text("R20", (15.7, 77.7), 1.0), "R21": Text("R21", (10.5, 81.3), 1.0)}
    assert belonging_to_others(PAD_BOARD_PLAN, misplaced) == ["R20"]


def test_a_name_without_a_place_beside_its_part_is_within_it_and_the_page_says_so(
    plan: Plan, words: Silkscreen
) -> None:
    areas = PartAreas.of(plan)
    within = [name for name, one in words.references.items() if areas.distance(name, one.box()) == 0]
    assert sorted(within) == list(words.covered)
    said = (OUT / plan.board.name / "board.md").read_text(encoding="utf-8")
    assert (f"once they are soldered: {', '.join(words.covered)}." in said) == bool(words.covered)


def test_a_board_without_a_place_for_a_name_is_told() -> None:
    """No name of resistors on top of one another is nearer to its own, and few fit within it."""
    places = DRIVER_BOARD_PLAN.places
    resistors = [f"R{at}" for at in range(1, 9)]
    together = replace(DRIVER_BOARD_PLAN, places=places | dict.fromkeys(resistors, places["R1"]))
    with pytest.raises(NoRoom, match="R8: move these parts apart in the plan") as wrong:
        silkscreen(together, Wiring((), ()))
    assert set(wrong.value.references) <= set(resistors)


def test_values_without_room_and_without_a_list_are_named() -> None:
    words = silkscreen(replace(DICE_BOARD_PLAN, list_at=None), Wiring((), ()))
    assert {"D10", "D20", "D30", "D40"} <= set(words.left_out(DICE_BOARD_PLAN))


def test_a_list_ends_at_the_edge_of_its_board() -> None:
    low = replace(DICE_BOARD_PLAN, list_at=(73, 53.0))
    words = silkscreen(low, Wiring((), ()))
    assert words.value_list
    assert words.left_out(low)
    assert all(line.box().bottom < low.outline.depth for line in words.value_list.values())


def moved(reference: str, place: Place) -> Callable[[Plan], Plan]:
    return lambda plan: replace(plan, places={**plan.places, reference: place})


def changed(reference: str, change: Callable[[Part], Part]) -> Callable[[Plan], Plan]:
    def mutant(plan: Plan) -> Plan:
        parts = tuple(change(part) if part.reference == reference else part for part in plan.board.parts)
        return replace(plan, board=replace(plan.board, parts=parts))

    return mutant


def with_a_fourth_pin(part: Part) -> Part:
    return replace(part, pins=(*part.pins, replace(part.pins[0], number="4")))


def with_a_fuse_of_5_amperes(part: Part) -> Part:
    return replace(part, item=replace(part.item, amount=5.0))


def with_a_wider_region(plan: Plan) -> Plan:
    first, *rest = plan.regions
    wider = Region(first.ground, ((1, 1), (44.5, 1), (44.5, 69.9), (1, 69.9)))
    return replace(plan, regions=(wider, *rest))


def with_holes_for_m4_screws(plan: Plan) -> Plan:
    return replace(plan, outline=replace(plan.outline, hole=4.3))


def with_the_first_places_of_the_horns_transistors(plan: Plan) -> Plan:
    """They were 11 mm apart, which left 0.3 mm of air between two tabs."""
    return moved("Q1", Place(104, 75))(moved("Q2", Place(93, 75))(plan))


def without_a_place(plan: Plan) -> Plan:
    return replace(plan, places={name: place for name, place in plan.places.items() if name != "R1"})


MUTANTS: list[tuple[str, str, Callable[[Plan], Plan]]] = [
    ("each_part_has_its_place", "R1", without_a_place),
    ("each_pin_has_its_pad", "Q1.4", changed("Q1", with_a_fourth_pin)),
    ("each_pad_has_its_net", "J9.SH", lambda plan: replace(plan, left_open={})),
    ("each_part_is_on_the_board", "J3", moved("J3", Place(86, 3, 180))),
    ("regions_are_apart", "GND GND12", with_a_wider_region),
    ("copper_keeps_to_its_region", "U2.1", moved("U2", Place(44, 24))),
    ("copper_keeps_to_its_region", "R11.1", moved("R11", Place(45, 56))),
    ("each_fuse_protects_its_tracks", "12V_BELL", changed("F2", with_a_fuse_of_5_amperes)),
    ("no_pad_is_under_a_screw", "R18.1", moved("R18", Place(5, 92))),
    ("each_hole_has_its_footprint", "a hole of 4.3 mm", with_holes_for_m4_screws),
    ("bare_metal_of_different_nets_is_apart", "Q1 Q2", with_the_first_places_of_the_horns_transistors),
    ("bare_metal_of_different_nets_is_apart", "Q1 TP1", moved("TP1", Place(116, 73))),
    ("each_pole_has_its_name", "J3", lambda plan: replace(plan, poles={**plan.poles, "J3": ("+",)})),
]


@pytest.mark.parametrize(("check", "where", "mutant"), MUTANTS)
def test_a_check_finds_its_mistake_in_a_plan(check: str, where: str, mutant: Callable[[Plan], Plan]) -> None:
    found = broken(mutant(DRIVER_BOARD_PLAN), Wiring((), ()))
    assert (check, where) in {(one.rule, one.where) for one in found}


def test_each_package_with_a_tab_has_an_entry_for_its_metal() -> None:
    used = {part.item.footprint for plan in PLANS for part in plan.board.parts}
    assert {name for name in used if name.startswith("Package_TO_SOT_THT:")} == {footprints.TO_220}
    assert footprints.TO_220 in METAL


@pytest.mark.parametrize("apart", [13.6, 13.7])
def test_the_tabs_of_two_transistors_have_3_mm_of_air_at_their_widest(apart: float) -> None:
    """A body of TO-220AB is 10.67 mm wide at most."""
    q2 = DRIVER_BOARD_PLAN.places["Q2"]
    near = moved("Q1", Place(q2.x + apart, q2.y))(DRIVER_BOARD_PLAN)
    found = {one.where for one in broken(near, Wiring((), ())) if one.rule.startswith("bare_metal")}
    assert ("Q1 Q2" in found) == (apart < 10.67 + 3)


def test_a_check_finds_a_track_over_the_gap(wiring: Wiring) -> None:
    over = Track("HORN_LIGHT", 1, Line((41, 26), (46, 26), 0.4))
    found = broken(DRIVER_BOARD_PLAN, replace(wiring, tracks=(*wiring.tracks, over)))
    assert {(one.rule, one.where) for one in found} == {("copper_keeps_to_its_region", "HORN_LIGHT at 41, 26")}


def test_a_check_finds_a_via_in_the_gap(wiring: Wiring) -> None:
    found = broken(DRIVER_BOARD_PLAN, replace(wiring, vias=(Via("GND", (42.5, 50)),)))
    assert {(one.rule, one.where) for one in found} == {("copper_keeps_to_its_region", "GND at 42.5, 50")}


def test_a_check_finds_tracks_that_are_too_thin(wiring: Wiring) -> None:
    thin = tuple(replace(one, line=replace(one.line, width=0.4)) for one in wiring.tracks)
    found = {one.rule for one in broken(DRIVER_BOARD_PLAN, replace(wiring, tracks=thin))}
    assert found == {"each_track_carries_its_current", "each_trunk_carries_its_current"}


def test_each_check_has_its_mutant() -> None:
    proven = {check for check, _, _ in MUTANTS} | {"each_track_carries_its_current", "each_trunk_carries_its_current"}
    assert {check.__name__ for check in CHECKS} == proven - {"each_part_has_its_place"}


def test_a_board_with_holes_of_another_size_is_refused() -> None:
    """Nothing would drill them: KiCad's footprint for a screw has its own diameter."""
    with pytest.raises(BadBoard, match=r"dice-board: each_hole_has_its_footprint: a hole of 4\.3 mm"):
        of_board(with_holes_for_m4_screws(DICE_BOARD_PLAN), Wiring((), ()))


@pytest.fixture(scope="module")
def bad(wiring: Wiring) -> Built:
    """A board with five mistakes: KiCad's DRC names each."""
    kept = tuple(one for one in wiring.tracks if one.net != "BLAST_TIMER")
    thin = tuple(replace(one, line=replace(one.line, width=1.0)) if one.net == "12V_BELL" else one for one in kept)
    over = Track("HORN_LIGHT", 1, Line((41, 24), (46, 24), 0.4))
    under_a_screw = Track("GND12", 0, Line((150, 95), (155, 95), 0.4))
    together = moved("D10", Place(23, 81))(DRIVER_BOARD_PLAN)
    spoilt = replace(wiring, tracks=(*thin, over, under_a_screw))
    return built(together, spoilt, silkscreen(together, spoilt))


@pytest.mark.parametrize(
    "words",
    [
        "Rule: isolation of GND and GND12; Severity: error",
        "Rule: 12V_BELL carries 3 A; Severity: error",
        "[unconnected_items]",
        "[courtyards_overlap]",
        "[items_not_allowed]",
    ],
)
def test_the_design_rule_check_finds_a_mistake(bad: Built, words: str) -> None:
    assert words in bad.report
    assert not bad.clean


def test_a_report_without_its_counts_is_not_clean(bad: Built) -> None:
    assert not replace(bad, found={}).clean


def test_another_kicad_makes_nothing_and_says_so(tmp_path: Path) -> None:
    """Debian 13 has KiCad 9, whose files are others."""
    (tmp_path / "pcbnew.py").write_text("def __getattr__(name): return lambda: '9.0.2'\n", encoding="utf-8")
    done = subprocess.run(
        ["/usr/bin/python3", "-B", SCRIPT, "description.json", tmp_path],
        env={"PYTHONPATH": str(tmp_path)}, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 1
    assert "need KiCad 6, which is in Debian 12. Here is KiCad 9.0.2: nothing was made." in done.stderr
    assert not [path for kind in KINDS for path in tmp_path.glob(f"*.kicad_{kind}")]
