"""A pad of modules has the legs of firmware, soldered pad and guide; each way to miswire it is found."""

from __future__ import annotations

import re
import tomllib
from itertools import combinations
from pathlib import Path

import pytest
from msgspec.structs import replace

from circuits.module_pad import BUTTONS, HEAD_TABLE, LAMPS, MODULE_PAD, leg
from circuits.module_pad_bill import ferrules, head_ferrules, levers, rows
from circuits.module_pad_page import page
from circuits.module_pad_rules import RULES
from circuits.module_picture import svg
from circuits.module_rules import wrong
from circuits.modules import Assembly, Module, Wire
from circuits.pad_board import PAD_BOARD, PADS
from circuits.pico import LEGS, legs
from circuits.pin_page import display_pins, pico_pins
from headtable.config import read
from headtable.config.settings import Pad, SignalSettings
from headtable_tools.devices.adopting import with_pad

ROOT = Path(__file__).parents[2]
FIRMWARE = (ROOT / "firmware" / "README.md").read_text(encoding="utf-8")
GUIDE = (ROOT / "docs" / "buy-not-solder.md").read_text(encoding="utf-8")
LINES = (*BUTTONS, *HEAD_TABLE, *LAMPS)


def complaints(pad: Assembly) -> tuple[str, ...]:
    """What the rules find."""
    return wrong(pad, RULES)


def with_wires(*wires: Wire) -> Assembly:
    """The pad with other wires."""
    return replace(MODULE_PAD, wires=wires)


def wired_legs() -> dict[str, int]:
    """The leg to which the drawing wires each line."""
    found = {}
    for wire in MODULE_PAD.wires:
        at = re.fullmatch(r"pico\.leg (\d+) GP\d+", wire.one)
        name, _, pole = wire.other.partition(".")
        if at:
            found[f"display-{pole.lower()}" if name == "display" else name] = int(at[1])
    return found


def soldered_legs() -> dict[str, int]:
    """The leg of each line on the pad board, by the nets of its two sockets."""
    nets = legs((PAD_BOARD.part("J1"), PAD_BOARD.part("J2")))
    by_net = {net: LEGS.index(name) + 1 for name, net in nets.items() if name.startswith("GP")}
    return {net.lower().replace("_", "-"): leg for net, leg in by_net.items()}


def test_nothing_is_wrong_with_the_pad_of_modules() -> None:
    assert complaints(MODULE_PAD) == ()


def test_each_line_is_on_the_leg_of_the_firmware() -> None:
    pins = pico_pins("pad") | {f"display-{name.lower()}": pin for name, pin in display_pins().items()}
    assert wired_legs() == {name: LEGS.index(f"GP{pins[name]}") + 1 for name in wired_legs()}
    assert set(wired_legs()) == {*LINES, "display-sda", "display-scl"}


def test_each_line_is_on_the_leg_of_the_soldered_pad() -> None:
    """So the same firmware runs in both, and a maker may change from one to the other."""
    assert {name: soldered_legs()[name] for name in wired_legs()} == wired_legs()


def test_each_line_is_on_the_leg_of_the_page_about_firmware() -> None:
    told = re.findall(r"^\| ([a-z-]+) \| GP\d+ \| (\d+) \|", FIRMWARE.partition("### Pad\n")[2], re.MULTILINE)
    first: dict[str, int] = {}
    for name, at in told:
        first.setdefault(name, int(at))
    assert {name: first[name] for name in wired_legs()} == wired_legs()


def test_a_pad_of_modules_lacks_only_what_the_guide_says() -> None:
    """The click, the jumper and the transceiver need parts to solder."""
    missing = set(pico_pins("pad")) - {*LINES}
    assert missing == {"click", "shared-line"}
    assert "| a click at each press | **no**" in GUIDE
    assert "These pads are for USB and Wi-Fi alone." in GUIDE


def test_the_guide_names_the_legs_of_the_head_tables_button() -> None:
    head = GUIDE.partition("### The head table's button\n")[2].partition("\n### ")[0]
    assert f"BELL to leg {leg('bell')}" in head
    assert f"leg {leg('arm')} (*arm*) to leg 18 (ground)" in head
    assert (leg("arm"), LEGS[17]) == (17, "GND")


def test_the_file_of_the_guide_has_one_button_and_it_is_on_pad_1() -> None:
    """``headtable check`` takes the guide's file, and ``adopt`` with its ``--bell`` for pad 1."""
    block = GUIDE.partition("change `headtable.toml`:\n\n")[2].partition("\n   `loudness_db`")[0]
    text = "\n".join(line.removeprefix("        ") for line in block.splitlines())
    adopted = re.findall(r"headtable devices adopt (pad-\d+) --table (\d+)( --bell)?\n", GUIDE)
    for uid, table, bell in adopted:
        text = with_pad(text, "headtable.toml", Pad(uid=uid, table=int(table), bell=bool(bell)))
    box = read(text, "headtable.toml").box
    assert tomllib.loads(text)["box"]["lines"] == list(box.lines)
    assert [(pad.uid, pad.table, pad.bell) for pad in box.pads] == [("pad-01", 1, True), ("pad-02", 2, False)]
    assert box.buttons == ()
    assert {signal.device for signal in box.signals} == {"horn-01"}
    assert {signal.signal: signal.chirp_ms for signal in box.signals} == {"horn": 200, "bell": 200}


def test_the_guide_waits_between_two_chirps_for_as_long_as_the_box_lets_a_signal_rest() -> None:
    """The file of the guide names no other rest, and no part of this box locks the next sound out."""
    rest_s = SignalSettings(signal="horn", device="horn-01").shortest_gap_s
    assert f"8. Wait {rest_s:g} s, close the key" in GUIDE
    assert "shortest_gap_s =" not in GUIDE


@pytest.mark.parametrize("wire", MODULE_PAD.wires, ids=lambda wire: f"{wire.one} {wire.other}")
def test_a_forgotten_wire_is_found(wire: Wire) -> None:
    assert complaints(with_wires(*(one for one in MODULE_PAD.wires if one != wire))) != ()


def test_each_swap_of_two_wires_at_the_pico_is_found() -> None:
    """Grounds may be swapped: they are one."""
    at_pico = [wire for wire in MODULE_PAD.wires if wire.one.startswith("pico.") and not wire.one.endswith("GND")]
    missed = []
    for one, other in combinations(at_pico, 2):
        swapped = {one: replace(one, other=other.other), other: replace(other, other=one.other)}
        if "display" in one.other and "display" in other.other and "VCC" not in one.other + other.other:
            continue  # SDA and SCL: the display stays dark, and nothing is harmed
        if not complaints(with_wires(*(swapped.get(wire, wire) for wire in MODULE_PAD.wires))):
            missed.append((one.one, other.one))
    assert missed == []


@pytest.mark.parametrize("supply", ["VSYS", "VBUS"])
def test_a_second_supply_is_found(supply: str) -> None:
    end = f"pico.leg {LEGS.index(supply) + 1} {supply}"
    found = complaints(with_wires(*MODULE_PAD.wires, Wire(end, "display.VCC", "red")))
    assert f"only_the_display_has_a_supply: {end}" in found


def test_a_button_that_is_wired_to_3v3_is_found() -> None:
    found = complaints(with_wires(*MODULE_PAD.wires, Wire("pico.leg 36 3V3", "one.G", "red")))
    assert any(one.startswith("each_part_is_between_its_leg_and_ground: one") for one in found)
    assert any(one.startswith("legs_stay_apart") for one in found)


def test_every_rule_is_broken_by_some_change() -> None:
    """A rule that nothing breaks would prove nothing."""
    spoilt = (
        with_wires(*MODULE_PAD.wires[1:]),
        with_wires(*MODULE_PAD.wires, Wire("pico.leg 36 3V3", "one.G", "red")),
    )
    found = {complaint.partition(":")[0] for pad in spoilt for complaint in complaints(pad)}
    assert {rule.__name__ for rule in RULES} - found == set()


def test_the_bill_counts_the_modules_of_a_pad_and_of_ten() -> None:
    counts = {row.what.partition(",")[0].partition(":")[0]: (row.each, row.head, row.ten) for row in rows(MODULE_PAD)}
    assert counts["push button"] == (len(BUTTONS), 1, PADS * len(BUTTONS) + 1) == (7, 1, 71)
    assert counts["LED with leads and a resistor in it"] == (len(LAMPS), 0, PADS * len(LAMPS))
    assert counts["jumper wire"] == (4, 0, 40)
    assert counts["lever connector of 5 ways"] == (levers(), 0, PADS * levers())
    assert counts["by USB"] == (0, 0, 1)
    assert ferrules(MODULE_PAD) == len(BUTTONS) + len(LAMPS) + 2  # and two grounds
    assert head_ferrules(MODULE_PAD) == 3  # the bell's button, and both ends of the wire at arm


def leg_rows() -> dict[int, tuple[str, ...]]:
    """The rows of the page's table of legs: pin, where it leads and its wire, by the leg."""
    found = re.findall(r"^\| (\d+) \| (\w+) \| ([^|]+) \| ([^|]+) \|$", page(MODULE_PAD), re.MULTILINE)
    assert len(found) == len({at for at, *_ in found})
    return {int(at): tuple(cells) for at, *cells in found}


def test_the_page_has_each_wired_leg_once_in_the_order_of_the_legs() -> None:
    wired = {int(at[1]) for wire in MODULE_PAD.wires if (at := re.match(r"pico\.leg (\d+) ", wire.one))}
    assert list(leg_rows()) == sorted(wired)
    assert all(LEGS[at - 1] == pin for at, (pin, *_) in leg_rows().items())


def test_the_page_says_where_each_leg_leads() -> None:
    told = leg_rows()
    assert all(told[leg(name)][1] == f"a tab of the button *{name}*" for name in (*BUTTONS, "bell"))
    assert all(told[leg(name)][1] == f"plus of the lamp *{name}*, {colour}" for name, colour in LAMPS.items())
    assert told[8] == ("GND", f"the other tab of each button: {', '.join((*BUTTONS, 'bell'))}", "ground harness")
    assert told[23][1] == f"minus of each lamp: {', '.join(LAMPS)}"
    assert [told[at][2] for at in (leg("arm"), 18)] == ["orange, 0.25 mm², 0.1 m", "black, 0.25 mm², 0.1 m"]
    assert told[36] == ("3V3", "VCC of the display", "red jumper wire")


def test_the_page_has_the_picture_and_a_task_for_each_row() -> None:
    assert "](pad-wiring.svg)" in page(MODULE_PAD)
    assert all(row.first and row.task for row in rows(MODULE_PAD))


def test_the_picture_names_each_leg() -> None:
    drawn = svg(MODULE_PAD)
    assert all(f">leg {at} GP" in drawn for at in wired_legs().values())
    assert drawn.count("<polyline") == len(MODULE_PAD.wires)


def test_every_module_stands_within_the_sheet_and_over_no_other() -> None:
    def corners(one: Module) -> tuple[float, float, float, float]:
        return one.x, one.x + one.width, one.y, one.y + one.height

    for one, other in combinations(MODULE_PAD.modules, 2):
        (left, right, top, low), (left2, right2, top2, low2) = corners(one), corners(other)
        assert right <= left2 or right2 <= left or low <= top2 or low2 <= top, (one.name, other.name)
