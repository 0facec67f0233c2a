"""The schematic for KiCad is the circuit of the table. KiCad 6 has no command that reads it, so we do."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from circuits.output import OUT
from schematics.comparison import Wrong, differences
from schematics.output import SCHEMATICS, Schematic
from tests.hardware.kicad_reader import parse, read_schematic

BOARD = SCHEMATICS[0].board
WRITTEN = (OUT / BOARD.name / f"{BOARD.name}.kicad_sch").read_text(encoding="utf-8")
OPEN = (
    Wrong("pin is not on the net", "NC_Q2", (("U6", "10"),)),
    Wrong("pin is on the net by mistake", "unconnected-(U6-Pad10)", (("U6", "10"),)),
)
"""KiCad gives a pin with a cross a name of its own."""


@pytest.mark.parametrize("schematic", SCHEMATICS, ids=lambda one: one.board.name)
def test_the_netlist_of_the_kicad_schematic_is_that_of_the_table(schematic: Schematic) -> None:
    board = schematic.board
    written = (OUT / board.name / f"{board.name}.kicad_sch").read_text(encoding="utf-8")
    wrong = differences(board, (read_schematic(written),))
    kept_open = {pins[0] for net, pins in board.netlist().items() if net.startswith("NC")}
    assert {pin for one in wrong for pin in one.pins} == kept_open


def test_only_the_open_pin_has_another_name_in_kicad() -> None:
    assert _wrong(WRITTEN) == OPEN


def test_each_wire_of_the_kicad_schematic_is_needed() -> None:
    wires = re.findall(r"\n  \(wire .*", WRITTEN)
    assert len(wires) > 100
    for wire in wires[::7]:
        assert any(one.pins for one in _wrong(WRITTEN.replace(wire, "", 1)) if one not in OPEN), wire


def test_a_label_with_another_name_is_reported() -> None:
    wrong = _wrong(WRITTEN.replace('(global_label "PUMP"', '(global_label "BEAT_12"'))
    assert Wrong("pin is not on the net", "PUMP", (("C7", "2"), ("D5", "1"), ("D6", "2"))) in wrong


def test_a_ground_with_another_name_is_reported() -> None:
    """A power symbol names its net by its pin."""
    wrong = _wrong(WRITTEN.replace('(name "GND_HORN"', '(name "GND"'))
    assert ("pin is not on the net", "GND_HORN") in {(one.what, one.where) for one in wrong}
    assert ("pin is on the net by mistake", "GND") in {(one.what, one.where) for one in wrong}


def test_a_symbol_that_is_turned_or_left_out_is_reported() -> None:
    diode = re.search(
        r'\n  \(symbol \(lib_id "[^"]*"\) \(at [\d.]+ [\d.]+ (90)\) \(unit 1\)\n[^\n]*\n[^\n]*"D1"', WRITTEN
    )
    assert diode
    turned = WRITTEN[: diode.start(1)] + "270" + WRITTEN[diode.end(1) :]
    assert Wrong("pin is not on the net", "BUTTON_CABLE", (("D1", "1"),)) in _wrong(turned)
    end = WRITTEN.index("\n  )\n", diode.start())
    assert Wrong("part is not drawn", "D1") in _wrong(WRITTEN[: diode.start()] + WRITTEN[end + 4 :])


def test_a_wire_that_goes_on_past_another_needs_its_junction() -> None:
    before, after = _pieces_at_a_junction()
    x, y = re.findall(r"\(xy ([\d.]+) ([\d.]+)\)", before)[1]
    far = re.findall(r"\(xy [\d.]+ [\d.]+\)", after)[1]
    joined = WRITTEN.replace(before, before.replace(f"(xy {x} {y})", far)).replace(after, "")
    assert _wrong(joined) == OPEN
    without = re.sub(rf"\n  \(junction \(at {x} {y}\).*", "", joined)
    assert any(one.pins for one in _wrong(without) if one not in OPEN)


def test_each_thing_has_an_identity_of_its_own() -> None:
    identities = Counter(re.findall(r"\(uuid ([^)]*)\)", WRITTEN))
    assert identities
    assert {identity for identity, count in identities.items() if count > 1} == set()


def test_each_instance_is_listed() -> None:
    page = parse(WRITTEN)
    names = {one[0] for one in page if isinstance(one, list)}
    assert {"version", "lib_symbols", "sheet_instances", "symbol_instances"} <= {str(name) for name in names}
    listed = set(re.findall(r'\(path "/([^"]+)" \(reference', WRITTEN))
    placed = set(re.findall(r"\(symbol \(lib_id [^\n]*\n[^\n]*\(uuid ([^)]*)\)", WRITTEN))
    assert listed == placed


def test_each_symbol_is_embedded_once() -> None:
    names = re.findall(r'\n    \(symbol "(headtable:[^"]*)"', WRITTEN)
    assert sorted(names) == sorted(set(names))
    assert set(re.findall(r'\(lib_id "([^"]*)"', WRITTEN)) == set(names)


def test_parts_off_the_board_are_not_for_the_layout() -> None:
    away = re.findall(r'\(on_board no\)[^\n]*\n\s*\(property "Reference" "([^"]*)"', WRITTEN)
    assert sorted(away) == sorted(part.reference for part in BOARD.parts if part.stands == "off-board")


def _wrong(written: str) -> tuple[Wrong, ...]:
    return differences(BOARD, (read_schematic(written),))


def _pieces_at_a_junction() -> tuple[str, str]:
    """Two level pieces of a wire, at the left and at the right of a junction."""
    for x, y in re.findall(r"\(junction \(at ([\d.]+) ([\d.]+)\)", WRITTEN):
        before = re.search(rf"\n  \(wire \(pts \(xy [\d.]+ {y}\) \(xy {x} {y}\)\).*", WRITTEN)
        after = re.search(rf"\n  \(wire \(pts \(xy {x} {y}\) \(xy [\d.]+ {y}\)\).*", WRITTEN)
        if before and after:
            return before[0], after[0]
    raise AssertionError("no wire goes through a junction")
