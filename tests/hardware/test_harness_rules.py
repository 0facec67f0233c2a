"""The cables break no rule, and each way to spoil their table is found."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path

import pytest
from gpiozero import PiBoardInfo
from msgspec.structs import replace

from circuits.dice_board import DICE_BOARD
from circuits.driver_board import DRIVER_BOARD
from circuits.pad_board import PAD_BOARD
from harness.cables import HARNESS
from harness.headers import PI_LEGS, PICO_LEGS
from harness.pieces import Cable, Core, End, Harness, Pole
from harness.rules import RULES, broken
from harness.stock import LOAD_1, XH
from harness.wire_sizes import FUSE_MARGIN, awg_mm2, carries_a, fuse_for

README = Path(__file__).parents[2] / "firmware" / "README.md"
CORES = [(cable, core) for cable in HARNESS.cables for core in cable.cores]
FUSES_A = {"F1": 1.0, "F2": 3.0, "F3": 2.0, "F4": 5.0, "F5": 25.0, "F6": 1.0}


def with_cable(changed: Cable) -> Harness:
    """The harness with another cable of this name."""
    cables = tuple(changed if cable.name == changed.name else cable for cable in HARNESS.cables)
    return replace(HARNESS, cables=cables)


def with_core(cable: Cable, core: Core, changed: Core) -> Harness:
    """The harness with another core in one cable."""
    return with_cable(replace(cable, cores=tuple(changed if one is core else one for one in cable.cores)))


def with_ends_swapped(cable: Cable, one: Core, other: Core) -> Harness:
    """The harness after somebody has swapped two cores at one end of a cable."""
    swapped = {one: replace(one, end=other.end), other: replace(other, end=one.end)}
    return with_cable(replace(cable, cores=tuple(swapped.get(core, core) for core in cable.cores)))


def without(cable: Cable, core: Core) -> Harness:
    """The harness with one core cut."""
    return with_cable(replace(cable, cores=tuple(one for one in cable.cores if one is not core)))


def named(name: str) -> Cable:
    """The cable with this name."""
    return next(cable for cable in HARNESS.cables if cable.name == name)


def rules_broken_by(harness: Harness) -> set[str]:
    """The names of the rules that a harness breaks."""
    return {one.rule for one in broken(harness)}


def test_the_harness_breaks_no_rule() -> None:
    assert broken(HARNESS) == ()


def test_each_cut_core_is_found() -> None:
    assert [str(core.start) for cable, core in CORES if not broken(without(cable, core))] == []


def test_each_swap_of_two_cores_at_one_end_is_found() -> None:
    swaps = [(cable, *pair) for cable in HARNESS.cables for pair in combinations(cable.cores, 2)]
    missed = [
        f"{cable.name} {one.end} {other.end}"
        for cable, one, other in swaps
        if one.net != other.net
        and "each_end_is_on_its_net" not in rules_broken_by(with_ends_swapped(cable, one, other))
    ]
    assert len(swaps) > 100
    assert missed == []


def test_each_core_on_another_pole_of_its_place_is_found() -> None:
    missed = [
        f"{core.end} to {pole.name}"
        for cable, core in CORES
        for pole in other_poles(core)
        if not broken(with_core(cable, core, replace(core, end=End(core.end.place, pole.name))))
    ]
    assert missed == []


def other_poles(core: Core) -> Iterator[Pole]:
    """The poles of the same place that a core might end at by mistake."""
    place = HARNESS.place(core.end.place)
    assert place is not None
    return (pole for pole in place.poles if pole.name != core.end.pole)


def test_a_core_that_says_another_net_than_its_poles_is_found() -> None:
    missed = [
        str(core.start)
        for cable, core in CORES
        if "each_end_is_on_its_net" not in rules_broken_by(with_core(cable, core, replace(core, net="OTHER")))
    ]
    assert missed == []


@pytest.mark.parametrize("cable", HARNESS.cables, ids=lambda cable: cable.name)
def test_a_forgotten_cable_is_found(cable: Cable) -> None:
    rest = tuple(one for one in HARNESS.cables if one is not cable)
    assert rules_broken_by(replace(HARNESS, cables=rest)) & {
        "each_pole_of_the_board_has_a_wire",
        "each_place_is_wired",
    }


def test_each_connector_of_a_pad_and_of_its_dice_has_a_cable() -> None:
    """The sockets of Pico and display need none."""
    wired = {end.place for cable in HARNESS.cables for core in cable.cores for end in (core.start, core.end)}
    places = {"J3": "PAD1-IN", "J4": "PAD1-OUT"}
    connectors = [part.reference for part in PAD_BOARD.of_kind("connector")]
    assert [name for name in connectors if places.get(name, f"PAD1-{name}") not in wired] == ["J1", "J2", "J7"]
    dice = [part.reference for part in DICE_BOARD.of_kind("connector")]
    assert [name for name in dice if f"DICE-{name}" not in wired] == ["J1", "J2"]


def test_a_long_cable_to_the_dice_without_a_twisted_pair_is_found() -> None:
    assert rules_broken_by(with_cable(replace(named("W19"), length_m=2.0))) == {"the_bus_has_a_pair"}


def test_a_charger_far_from_its_pad_is_found() -> None:
    """No fuse is before its cable."""
    assert "a_bare_cable_is_short" in rules_broken_by(with_cable(replace(named("W20"), length_m=0.5)))


def test_a_pole_that_is_not_there_is_found() -> None:
    cable = named("W4")
    spoilt = with_core(cable, cable.cores[0], replace(cable.cores[0], end=End("J3", "3")))
    assert [str(one.where) for one in broken(spoilt)] == ["W4 J3.3"]


@pytest.mark.parametrize(
    ("start", "end"),
    [
        (End("PS1", "minus"), End("B1", "minus")),
        (End("PI", "39"), End("PS1", "minus")),
        (End("PICO", "3"), End("A1", "GND")),
        (End("B1", "plus"), End("J3", "1")),
        (End("J6", "2"), End("J2", "2")),
        (End("K1", "30"), End("K1", "86")),
    ],
    ids=str,
)
def test_a_wire_from_one_circuit_to_another_is_found(start: End, end: End) -> None:
    bridge = replace(named("W3"), name="W99", cores=(Core("RD", start, end, "BRIDGE"),))
    found = rules_broken_by(replace(HARNESS, cables=(*HARNESS.cables, bridge)))
    assert {"circuits_stay_apart", "a_cable_stays_in_one_circuit"} <= found


def test_a_cable_with_cores_of_two_circuits_is_found() -> None:
    """A button beside the bell: no wire connects them, but a crushed cable would."""
    bell, button = named("W13"), named("W14")
    both = with_cable(replace(bell, cores=(*bell.cores, *button.cores), only="Pi"))
    assert "a_cable_stays_in_one_circuit" in rules_broken_by(both)


@pytest.mark.parametrize("cable", HARNESS.cables, ids=lambda cable: cable.name)
def test_a_cable_that_carries_too_much_is_found(cable: Cable) -> None:
    assert "a_wire_stands_its_current" in rules_broken_by(with_cable(replace(cable, run_a=carries_a(cable) * 1.01)))


@pytest.mark.parametrize(
    "cable", [c for c in HARNESS.cables if c.guard.startswith("F")], ids=lambda cable: cable.name
)
def test_a_fuse_that_is_too_small_for_its_current_is_found(cable: Cable) -> None:
    too_much = replace(cable, run_a=FUSES_A[cable.guard] / FUSE_MARGIN * 1.01)
    assert "a_fuse_stands_its_current" in rules_broken_by(with_cable(too_much))


@pytest.mark.parametrize("reference", ["F4", "F5", "F6"])
def test_a_fuse_that_is_too_large_for_its_wire_is_found(reference: str) -> None:
    places = tuple(replace(one, amperes=40.0) if one.reference == reference else one for one in HARNESS.places)
    assert "a_wire_stands_its_guard" in rules_broken_by(replace(HARNESS, places=places))


@pytest.mark.parametrize("cable", [c for c in HARNESS.cables if c.guard], ids=lambda cable: cable.name)
def test_a_wire_that_is_too_thin_for_its_guard_is_found(cable: Cable) -> None:
    thin = replace(cable.wire, carries_a=0.0001)
    assert "a_wire_stands_its_guard" in rules_broken_by(with_cable(replace(cable, wire=thin)))


@pytest.mark.parametrize(
    "cable", [c for c in HARNESS.cables if c.guard.startswith("F")], ids=lambda cable: cable.name
)
def test_a_cable_that_names_another_fuse_than_its_own_is_found(cable: Cable) -> None:
    others = FUSES_A.keys() - {cable.guard}
    missed = [name for name in others if not broken(with_cable(replace(cable, guard=name)))]
    assert missed == []


def test_a_sense_wire_without_a_fuse_of_its_own_is_found() -> None:
    """25 A at the horn would set a thin wire on fire."""
    found = rules_broken_by(with_cable(replace(named("W12"), guard="F5")))
    assert "a_wire_stands_its_guard" in found


def test_a_wire_past_the_horns_switch_is_found() -> None:
    """The key does not end a relay whose contact is welded."""
    assert "a_person_ends_a_welded_relay" in rules_broken_by(past_the_switch())


def test_a_horn_without_a_switch_is_found() -> None:
    places = tuple(replace(one, kind="fuse") if one.reference == "S3" else one for one in HARNESS.places)
    assert "a_person_ends_a_welded_relay" in rules_broken_by(replace(HARNESS, places=places))


def past_the_switch() -> Harness:
    """The harness with a wire from one pole of the horn's switch to the other."""
    past = replace(named("W18"), name="W99", cores=(Core("RD", End("S3", "1"), End("K1", "30"), "HORN_FUSED"),))
    return replace(HARNESS, cables=(*HARNESS.cables, past))


def spoilt() -> Iterator[Harness]:
    """The harness after changes that no test above has."""
    yield from with_wrong_cores()
    yield from with_wrong_wires()
    yield replace(HARNESS, cables=(*HARNESS.cables, named("W9")))
    bridge = replace(named("W3"), name="W99", cores=(Core("RD", End("PS1", "minus"), End("B1", "minus"), "BRIDGE"),))
    yield replace(HARNESS, cables=(*HARNESS.cables, bridge))
    yield past_the_switch()
    relay = HARNESS.place("K1")
    assert relay is not None
    spare = replace(relay, poles=(*relay.poles, Pole("87a", "NC", XH)))
    yield replace(HARNESS, places=tuple(spare if one is relay else one for one in HARNESS.places))
    yield with_leads("F4", 12)


def with_wrong_cores() -> Iterator[Harness]:
    """A colour, an end or a core is wrong."""
    sense, pads = named("W12"), named("W16")
    yield with_core(sense, sense.cores[0], replace(sense.cores[0], colour="WH"))
    yield with_core(sense, sense.cores[1], replace(sense.cores[1], colour="RD"))
    yield with_ends_swapped(pads, pads.cores[5], pads.cores[6])
    yield with_cable(replace(pads, cores=(pads.cores[0], replace(pads.cores[1], colour="GN"), *pads.cores[2:])))
    yield without(pads, pads.cores[0])
    doubled = End(pads.cores[2].start.place, pads.cores[6].start.pole)
    yield with_core(pads, pads.cores[2], replace(pads.cores[2], start=doubled))


def with_wrong_wires() -> Iterator[Harness]:
    """A length, a section, a fuse or a warning is wrong."""
    horn, sense, pads, pi, battery = named("W9"), named("W12"), named("W16"), named("W1"), named("W7")
    yield with_cable(replace(battery, length_m=0.5))
    yield with_cable(replace(sense, guard="a hope"))
    yield with_cable(replace(horn, wire=LOAD_1))
    yield with_cable(replace(horn, wire=replace(horn.wire, awg=12)))
    yield with_cable(replace(horn, wire=replace(horn.wire, carries_a=50.0)))
    yield with_cable(replace(horn, length_m=12.0))
    yield with_cable(replace(horn, warning=""))
    yield with_cable(replace(sense, warning="Beware"))
    yield with_cable(replace(pi, length_m=2.0))
    yield with_cable(replace(pads, wire=replace(pads.wire, source=replace(pads.wire.source, second=""))))
    yield with_cable(replace(horn, run_a=30.0))
    yield with_cable(replace(sense, guard="F5"))


def test_a_fuse_holder_whose_leads_fit_no_splice_or_no_fuse_is_found() -> None:
    for awg in (12, 22):  # AWG12 is too thick for the red splice of F4, and AWG22 too thin
        assert rules_broken_by(with_leads("F4", awg)) == {"a_holders_leads_fit_their_splices"}
    assert rules_broken_by(with_leads("F5", 16)) == {"a_holders_leads_fit_their_splices"}


def with_leads(reference: str, awg: int) -> Harness:
    """The harness with another fuse holder."""
    places = tuple(replace(one, lead_awg=awg) if one.reference == reference else one for one in HARNESS.places)
    return replace(HARNESS, places=places)


def test_every_rule_is_broken_by_some_change() -> None:
    """A rule that nothing breaks would prove nothing."""
    assert {rule.__name__ for rule in RULES} - {
        name for harness in spoilt() for name in rules_broken_by(harness)
    } == set()


def test_the_legs_of_the_pi_are_those_that_gpiozero_knows() -> None:
    """An independent table of the same header: that of a Pi 3."""
    pins = PiBoardInfo.from_revision(0xA02082).headers["J8"].pins
    ours = {leg: f"GPIO{key}" if isinstance(key, int) else key for key, legs in PI_LEGS.items() for leg in legs}
    assert ours == {leg: pin.name for leg, pin in pins.items()}


def test_each_leg_of_the_pi_is_named_once() -> None:
    assert sorted(leg for legs in PI_LEGS.values() for leg in legs) == list(range(1, 41))


def test_the_legs_of_the_pico_are_those_of_the_firmwares_pages() -> None:
    rows = re.findall(r"\| GP(\d+) \| (\d+) \|", README.read_text(encoding="utf-8"))
    assert {int(gp) for gp, _ in rows} >= {16, 17, 18, 20}
    assert [(gp, leg) for gp, leg in rows if PICO_LEGS[f"GP{gp}"] != (int(leg),)] == []


@pytest.mark.parametrize(("awg", "mm2"), [(24, 0.205), (22, 0.326), (18, 0.823), (10, 5.26)])
def test_a_gauge_has_the_section_of_the_published_tables(awg: int, mm2: float) -> None:
    assert awg_mm2(awg) == pytest.approx(mm2, rel=0.01)


@pytest.mark.parametrize(("run_a", "fuse_a"), [(12, 15), (16, 20), (20, 25), (24, 30)])
def test_the_horns_fuse_is_the_smallest_with_a_quarter_to_spare(run_a: float, fuse_a: float) -> None:
    assert fuse_for(run_a) == fuse_a


def test_the_board_has_the_connectors_that_the_cables_are_for() -> None:
    assert [part.reference for part in DRIVER_BOARD.of_kind("connector")] == [f"J{number}" for number in range(1, 10)]
