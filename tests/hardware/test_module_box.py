"""The box of modules is wired as its picture says, and each way to miswire it is found."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, pairwise

import pytest
from msgspec.structs import replace

from circuits.module_box import MODULE_BOX
from circuits.module_box_bill import EXTRAS, ends, metres
from circuits.module_box_page import page
from circuits.module_pad import MODULE_PAD
from circuits.module_picture import Point, between, joints, path, svg
from circuits.module_rules import RULES, wrong
from circuits.modules import Assembly, Cut, Module, Wire
from circuits.pin_page import pico_pins

BYPASSES = [
    ("fuse-horn", "supply.+", "key.1"),
    ("key", "fuse-horn.2", "relays.COM1"),
    ("timer", "timer.15", "horn-relay.86"),
    ("horn-switch", "horn-fuse.2", "horn-relay.30"),
    ("horn-fuse", "battery.+", "horn-switch.1"),
    ("horn-relay", "horn-relay.30", "horn-relay.87"),
    ("fuse-bell", "supply.+", "relays.COM2"),
]


def complaints(box: Assembly) -> tuple[str, ...]:
    """What the rules find."""
    return wrong(box, RULES)


def with_wire(one: str, other: str) -> Assembly:
    """The box with a wire too many."""
    return replace(MODULE_BOX, wires=(*MODULE_BOX.wires, Wire(one, other, "grey")))


def without_wire(wire: Wire) -> Assembly:
    """The box with a wire too few."""
    return replace(MODULE_BOX, wires=tuple(one for one in MODULE_BOX.wires if one != wire))


def test_nothing_is_wrong_with_the_box_of_modules() -> None:
    assert complaints(MODULE_BOX) == ()


def test_the_controllers_wires_are_on_the_pins_of_the_horn_boxs_firmware() -> None:
    pins = pico_pins()
    pico = [wire.one for wire in MODULE_BOX.wires if wire.one.startswith("pico.GP")]
    assert pico == [f"pico.GP{pins['horn']}", f"pico.GP{pins['bell']}"]


@pytest.mark.parametrize("wire", MODULE_BOX.wires, ids=lambda wire: f"{wire.one} {wire.other}")
def test_a_forgotten_wire_is_found(wire: Wire) -> None:
    assert complaints(without_wire(wire)) != ()


@pytest.mark.parametrize(("bridged", "one", "other"), BYPASSES)
def test_a_wire_around_a_contact_is_found(bridged: str, one: str, other: str) -> None:
    assert any(complaint.endswith(f"without {bridged}") for complaint in complaints(with_wire(one, other)))


@pytest.mark.parametrize(
    ("one", "other"), [("pico.GND", "supply.-"), ("supply.-", "battery.-"), ("supply.-", "supply.+")]
)
def test_a_wire_between_two_circuits_is_found(one: str, other: str) -> None:
    assert f"circuits_of_modules_stay_apart: {one} {other}" in complaints(with_wire(one, other))


@pytest.mark.parametrize(("coil", "diode"), [("bell", "bell-diode"), ("horn", "horn-diode")])
def test_a_diode_with_its_band_at_the_minus_is_found(coil: str, diode: str) -> None:
    """It would be a short while the coil has its supply."""
    assert complaints(turned(diode, "band", "plain")) == (f"each_coil_is_suppressed: {coil}",)


def turned(name: str, one_end: str, other_end: str) -> Assembly:
    """The box with a part the wrong way round."""
    swapped = {f"{name}.{one_end}": f"{name}.{other_end}", f"{name}.{other_end}": f"{name}.{one_end}"}
    wires = tuple(
        replace(wire, one=swapped.get(wire.one, wire.one), other=swapped.get(wire.other, wire.other))
        for wire in MODULE_BOX.wires
    )
    return replace(MODULE_BOX, wires=wires)


def test_the_suppressor_of_the_relay_may_be_turned_round() -> None:
    assert complaints(turned("relay-suppressor", "end", "other end")) == ()


def test_a_diode_across_the_coil_of_the_relay_is_found() -> None:
    """The box of an earlier draft: the contact opened slowly."""
    assert "no_diode_slows_a_relay: horn-relay" in complaints(with_a_diode_at_the_relay())


def with_a_diode_at_the_relay() -> Assembly:
    """The box with the diode of the bell across the coil of the relay too."""
    around = (Wire("bell-diode.band", "horn-relay.86", "grey"), Wire("bell-diode.plain", "horn-relay.85", "grey"))
    return replace(MODULE_BOX, wires=(*MODULE_BOX.wires, *around))


@pytest.mark.parametrize(
    ("coil", "diode", "ends"),
    [
        ("bell", "bell-diode", ("band", "plain")),
        ("horn", "horn-diode", ("band", "plain")),
        ("horn-relay", "relay-suppressor", ("end", "other end")),
    ],
)
def test_a_coil_without_its_suppressor_is_found(coil: str, diode: str, ends: tuple[str, str]) -> None:
    """The box as it was for the relay and for the horn: their two wires met without a part."""
    into = {f"{diode}.{pole}": f"{coil}.{terminal}" for pole, terminal in zip(ends, poles(coil), strict=True)}
    wires = tuple(
        replace(one, one=into.get(one.one, one.one), other=into.get(one.other, one.other)) for one in MODULE_BOX.wires
    )
    modules = tuple(one for one in MODULE_BOX.modules if one.name != diode)
    bare = replace(MODULE_BOX, modules=modules, wires=tuple(one for one in wires if one.one != one.other))
    assert complaints(bare) == (f"each_coil_is_suppressed: {coil}",)


def poles(name: str) -> tuple[str, str]:
    """The plus and the minus of a coil."""
    coil = MODULE_BOX.module(name).coil
    assert coil is not None
    return coil


def test_each_coil_of_the_box_says_that_it_is_one() -> None:
    assert {one.name for one in MODULE_BOX.modules if one.coil} == {"bell", "horn-relay", "horn"}


def test_every_rule_is_broken_by_some_change() -> None:
    """A rule that nothing breaks would prove nothing."""
    spoilt = [
        *map(without_wire, MODULE_BOX.wires),
        with_wire("key.1", "key.2"),
        with_wire("pico.GND", "supply.-"),
        with_a_diode_at_the_relay(),
    ]
    found = {complaint.partition(":")[0] for box in spoilt for complaint in complaints(box)}
    assert {rule.__name__ for rule in RULES} - found == set()


def segments(box: Assembly) -> Iterator[tuple[Wire, Point, Point]]:
    """Each straight piece of each wire."""
    for wire in box.wires:
        yield from ((wire, one, other) for one, other in pairwise(path(box, wire)))


def inside(module: Module, one: Point, other: Point) -> bool:
    """Whether a straight piece passes through the middle part of a module."""
    left, right, top, low = module.x, module.x + module.width, module.y, module.y + module.height
    (x1, x2), (y1, y2) = sorted((one[0], other[0])), sorted((one[1], other[1]))
    return x1 < right and x2 > left and y1 < low and y2 > top


@pytest.mark.parametrize("box", [MODULE_BOX, MODULE_PAD], ids=["box", "pad"])
def test_every_wire_of_the_picture_is_straight_and_passes_through_no_module(box: Assembly) -> None:
    assert [wire for wire, one, other in segments(box) if one[0] != other[0] and one[1] != other[1]] == []
    crossed = [
        (module.name, wire) for module in box.modules for wire, *ends in segments(box) if inside(module, *ends)
    ]
    assert crossed == []


@pytest.mark.parametrize("box", [MODULE_BOX, MODULE_PAD], ids=["box", "pad"])
def test_no_two_wires_of_the_picture_run_over_each_other_unless_they_are_joined(box: Assembly) -> None:
    """Two pieces in one line that share more than a point would look like one wire."""
    joined = [
        {one.one, one.other} & {other.one, other.other} != set()
        for (one, *first), (other, *second) in combinations(segments(box), 2)
        if one != other and over(first, second)
    ]
    assert joined
    assert all(joined)


def over(first: list[Point], second: list[Point]) -> bool:
    """Whether two straight pieces share more than a point."""
    shared = {end for end in first if between(end, *second)} | {end for end in second if between(end, *first)}
    return len(shared) > 1


def test_the_picture_has_every_module_terminal_and_wire() -> None:
    drawn = svg(MODULE_BOX)
    assert drawn.count("<polyline") == len(MODULE_BOX.wires)
    assert drawn.count('class="module"') == len(MODULE_BOX.modules)
    assert drawn.count('class="pole"') == sum(len(module.terminals) for module in MODULE_BOX.modules)
    assert len(joints(MODULE_BOX)) == drawn.count('r="4.5"') == 10


def test_the_page_lists_every_wire() -> None:
    told = page(MODULE_BOX)
    assert all(f"| {wire.one} | {wire.other} |" in told for wire in MODULE_BOX.wires)


def test_the_list_has_the_metres_of_each_wire_and_a_holder_for_each_end() -> None:
    assert metres(MODULE_BOX)[4, "red"] == 0.15 + 1 + 1  # battery to fuse, fuse to switch, switch to relay
    held = ends(MODULE_BOX)
    assert held["ring M10"] == 2
    assert held["yellow receptacle 6.3 mm"] == 6  # battery, relay and horn have two each
    assert held["red receptacle 6.3 mm"] == 4  # the coil of the relay, and the diode of the horn
    assert held["lever connector"] == 6  # both leads of the supply, of the bell, and of the suppressor
    assert held["twin ferrule 0.75 mm²"] == 1  # A1 of the timer
    assert all(f"| {count} | {name} |" in page(MODULE_BOX) for name, count in held.items())


def test_the_wire_before_the_horns_fuse_is_a_hands_width_long() -> None:
    assert [wire.cut for wire in MODULE_BOX.wires if wire.one == "battery.+"] == [Cut(mm2=4, metres=0.15)]


def test_the_list_has_a_charger_and_no_earthed_supply() -> None:
    assert any("charger" in line.what and "isolated from earth" in line.what for line in EXTRAS)
    assert "class II" in MODULE_BOX.module("supply").first
