"""The schematic pictures show the circuits of the tables, and can be read."""

from __future__ import annotations

import re
from typing import get_args
from xml.etree import ElementTree as ET

import pytest
from msgspec.structs import replace
from schemdraw import Drawing
from schemdraw.segments import SegmentText

from circuits.output import OUT
from circuits.parts import Item, Kind, Part, Pin
from schematics.comparison import Wrong, differences
from schematics.drawing import DOT, GREEN, POINTS_A_STEP, draw, drawn_as
from schematics.layout import Mark, Place, Sheet
from schematics.legibility import unclear
from schematics.output import SCHEMATICS, Schematic, files
from schematics.placed import BadLayout, PlacedPart, PlacedSheet, placed
from schematics.read_back import read
from schematics.symbols import symbol

ONE = SCHEMATICS[0]
BOARD = ONE.board
PAGES = tuple(placed(BOARD, sheet) for sheet in ONE.sheets)
READINGS = tuple(map(read, ONE.drawings()))  # a mutant changes one of them
WIRES = tuple((sheet, wire) for sheet, page in enumerate(ONE.sheets) for wire in range(len(page.wires)))
MARKS = tuple((sheet, mark) for sheet, page in enumerate(ONE.sheets) for mark in range(len(page.marks)))
PLACES = tuple((sheet, place) for sheet, page in enumerate(ONE.sheets) for place in range(len(page.places)))


def test_the_committed_pictures_are_those_of_the_tables() -> None:
    """``make hardware`` writes them."""
    committed = {name: (OUT / name).read_text(encoding="utf-8") for name in files() if (OUT / name).exists()}
    assert committed == files()


@pytest.mark.parametrize("schematic", SCHEMATICS, ids=lambda one: one.board.name)
def test_the_drawn_circuit_is_that_of_the_table_and_nothing_is_on_anything_else(schematic: Schematic) -> None:
    assert schematic.complaints() == ()


@pytest.mark.parametrize("schematic", SCHEMATICS, ids=lambda one: one.board.name)
def test_every_pin_is_drawn_at_the_end_of_a_line_of_its_symbol(schematic: Schematic) -> None:
    pins = 0
    for drawing in schematic.drawings():
        for part in drawn_as(drawing, "part"):
            ends = {end for line in part.lines() for end in (line[0], line[-1])}
            assert set(part.places().values()) <= ends
            pins += len(part.places())
    assert pins == sum(len(part.pins) for part in schematic.board.parts)


@pytest.mark.parametrize("schematic", SCHEMATICS[1:], ids=lambda one: one.board.name)
def test_a_net_that_goes_elsewhere_in_the_table_is_reported_on_every_board(schematic: Schematic) -> None:
    part = next(part for part in schematic.board.parts if part.reference == "R2")
    first, second = part.pins
    crossed = replace(part, pins=(replace(first, net=second.net), replace(second, net=first.net)))
    parts = tuple(crossed if one is part else one for one in schematic.board.parts)
    wrong = differences(replace(schematic.board, parts=parts), tuple(map(read, schematic.drawings())))
    assert {one.where for one in wrong} == {first.net, second.net}
    assert {pin for one in wrong for pin in one.pins} == {("R2", "1"), ("R2", "2")}


@pytest.mark.parametrize("kind", get_args(Kind))
def test_there_is_a_symbol_for_every_kind_of_part(kind: Kind) -> None:
    item = Item(kind, "value", "maker", "number", "second", "footprint")
    names = {
        "transistor": ("gate", "drain", "source"), "optocoupler": ("anode", "cathode", "emitter", "collector"),
        "test-point": ("1",),
    }.get(kind, ("1", "2"))  # fmt: skip
    part = Part("X1", item, "task", tuple(Pin(str(at), name, "NET") for at, name in enumerate(names, 1)))
    assert {one.pin for one in symbol(part).terminals} == {pin.number for pin in part.pins}


def test_a_part_with_many_pins_is_a_box_with_its_supplies_up_and_its_grounds_down() -> None:
    pins = (Pin("1", "IN", "A", "input"), Pin("2", "OUT", "B", "output"), Pin("3", "VCC", "C", "supply"))
    part = Part("U9", BOARD.part("U1").item, "task", (*pins, Pin("4", "GND", "D", "ground")))
    at = {one.pin: one.at for one in symbol(part).terminals}
    body = symbol(part).shapes[0].points
    right, bottom = max(x for x, _ in body), max(y for _, y in body)
    assert at["1"][0] < 0 < right < at["2"][0]
    assert at["3"][1] < 0 < bottom < at["4"][1]


# Mutants: each is a mistake that somebody could make in the layout.


@pytest.mark.parametrize(("sheet", "wire"), WIRES)
def test_a_wire_that_moves_by_a_step_is_reported_with_net_and_pins(sheet: int, wire: int) -> None:
    page = PAGES[sheet]
    corners = page.wires[wire]
    for right, down in ((1, 0), (-1, 0), (0, 1), (0, -1)):
        moved = tuple((x + right, y + down) for x, y in corners)
        wrong = _differences(sheet, replace(page, wires=(*page.wires[:wire], moved, *page.wires[wire + 1 :])))
        assert any(one.pins for one in wrong), (right, down, wrong)


def test_a_wire_that_moves_off_its_pin_is_reported_with_the_pins_that_it_had() -> None:
    index = ONE.sheets[3].wires.index("U3.emitter -- C7.1")
    wires = list(PAGES[3].wires)
    wires[index] = tuple((x, y + 1) for x, y in wires[index])
    wrong = _differences(3, replace(PAGES[3], wires=tuple(wires)))
    assert Wrong("pin is not on the net", "BEAT_12", (("C7", "1"), ("R16", "1"), ("U3", "3"))) in wrong


@pytest.mark.parametrize(("sheet", "wire"), WIRES)
def test_a_wire_that_is_left_out_is_reported(sheet: int, wire: int) -> None:
    page = ONE.sheets[sheet]
    assert _broken(sheet, replace(page, wires=(*page.wires[:wire], *page.wires[wire + 1 :])))


@pytest.mark.parametrize(("sheet", "mark"), MARKS)
def test_a_name_that_is_another_one_is_reported_with_both_nets(sheet: int, mark: int) -> None:
    page = ONE.sheets[sheet]
    old = page.marks[mark]
    new = replace(old, net="GND12" if old.style == "ground" and old.net != "GND12" else _other(old.net, old.style))
    wrong = _broken(sheet, replace(page, marks=(*page.marks[:mark], new, *page.marks[mark + 1 :])))
    told = {name for one in wrong for name in one.where.split()}
    assert {old.net, new.net} <= told
    assert any(one.pins for one in wrong)


@pytest.mark.parametrize(("sheet", "mark"), MARKS)
def test_a_name_that_is_left_out_is_reported(sheet: int, mark: int) -> None:
    page = ONE.sheets[sheet]
    assert _broken(sheet, replace(page, marks=(*page.marks[:mark], *page.marks[mark + 1 :])))


@pytest.mark.parametrize(("sheet", "place"), PLACES)
def test_a_part_that_is_left_out_is_reported_with_its_pins(sheet: int, place: int) -> None:
    page = PAGES[sheet]
    gone = page.parts[place].part
    wrong = _differences(sheet, replace(page, parts=(*page.parts[:place], *page.parts[place + 1 :])))
    assert Wrong("part is not drawn", gone.reference) in wrong
    for pin in gone.pins:
        assert _tells(wrong, "pin is not on the net", pin.net, (gone.reference, pin.number))


@pytest.mark.parametrize(
    ("sheet", "place"), [(sheet, place) for sheet, place in PLACES if len(PAGES[sheet].parts[place].part.pins) > 1]
)
def test_two_pins_that_are_swapped_are_reported_with_their_nets(sheet: int, place: int) -> None:
    page = PAGES[sheet]
    part = page.parts[place]
    first, second = _pins_of_two_nets(part)
    swapped = {first.number: second.number, second.number: first.number}
    ends = tuple(replace(one, pin=swapped.get(one.pin, one.pin)) for one in part.symbol.terminals)
    mutant = replace(part, symbol=replace(part.symbol, terminals=ends))
    wrong = _differences(sheet, replace(page, parts=(*page.parts[:place], mutant, *page.parts[place + 1 :])))
    for pin, other in ((first, second), (second, first)):
        assert _tells(wrong, "pin is not on the net", pin.net, (part.part.reference, pin.number))
        assert _tells(wrong, "pin is on the net by mistake", other.net, (part.part.reference, pin.number))


def test_a_diode_that_is_turned_round_is_reported() -> None:
    sheet = ONE.sheets[0]
    places = tuple(replace(one, turn="down") if one.reference == "D1" else one for one in sheet.places)
    wrong = _broken(0, replace(sheet, places=places))
    assert Wrong("pin is not on the net", "BUTTON_CABLE", (("D1", "1"),)) in wrong
    assert Wrong("pin is on the net by mistake", "BUTTON_CABLE", (("D1", "2"),)) in wrong


def test_wires_that_cross_are_connected_only_by_a_dot() -> None:
    crossing = Sheet(
        "crossing", 40, 40, (Place("R1", 10, 10), Place("R4", 20, 20)),
        ("5,15 -- 25,15", "15,5 -- 15,25"), (Mark("A", "5,15", "name"), Mark("B", "15,5", "name")),
    )  # fmt: skip
    apart = placed(BOARD, crossing)
    assert {frozenset({"A"}), frozenset({"B"})} <= {piece.names for piece in read(_drawn(apart)).pieces}
    ends_there = placed(BOARD, replace(crossing, wires=(*crossing.wires, "15,15 -- 18,15")))
    assert frozenset({"A", "B"}) in {piece.names for piece in read(_drawn(ends_there)).pieces}


def test_a_dot_that_is_not_drawn_connects_nothing() -> None:
    drawings = ONE.drawings()
    for dot in drawn_as(drawings[5], "dot"):
        drawings[5].elements.remove(dot)
    wrong = differences(BOARD, tuple(map(read, drawings)))
    assert Wrong("wire has no name", "", (("JP1", "2"),)) in wrong
    assert _tells(wrong, "pin is not on the net", "BUS_B", ("JP1", "2"))


def test_a_value_that_is_not_that_of_the_table_is_reported() -> None:
    drawings = ONE.drawings()
    resistor = next(one for one in drawn_as(drawings[0], "part") if one.texts()[0][0].text == "R4")
    resistor.texts()[1][0].text = "47k"
    assert differences(BOARD, tuple(map(read, drawings))) == (Wrong("value is another one", "R4 47k"),)


def test_a_part_that_is_drawn_twice_is_reported() -> None:
    sheet = ONE.sheets[5]
    wrong = _broken(5, replace(sheet, places=(*sheet.places, Place("R4", 70, 38))))
    assert Wrong("part is drawn twice", "R4") in wrong


def test_a_plain_name_does_not_lead_to_another_sheet() -> None:
    sheet = ONE.sheets[0]
    marks = tuple(replace(one, style="beside") if one.net == "BELL_LIGHT" else one for one in sheet.marks)
    assert _broken(0, replace(sheet, marks=marks)) == (Wrong("name leads nowhere", "BELL_LIGHT", (("R5", "2"),)),)


def test_a_text_on_a_text_a_line_or_a_symbol_is_reported() -> None:
    sheet = ONE.sheets[0]
    for shift, told in (
        ((0, 1), "470 is on a line from 35,6.6 to 37,6.6"),
        ((4.5, 1), "470 is on HORN_LIGHT"),
        ((0, -9), "R4 is not within the border"),
    ):
        places = tuple(replace(one, shift=shift) if one.reference == "R4" else one for one in sheet.places)
        assert told in unclear(_drawing(0, replace(sheet, places=places)))


def test_a_symbol_on_another_one_is_reported() -> None:
    sheet = ONE.sheets[0]
    places = tuple(replace(one, y=one.y - 2) if one.reference == "R8" else one for one in sheet.places)
    near = replace(sheet, places=(*places, Place("R11", 36, 35)))
    assert "R8 is on R11" in unclear(_drawing(0, near))


def test_a_wire_through_a_symbol_or_a_barrier_is_reported() -> None:
    sheet = ONE.sheets[3]
    drawing = _drawing(3, replace(sheet, wires=(*sheet.wires, "10,37 -- 60,37", "60,18 -- 70,18")))
    assert "a barrier is on a line from 10,37 to 60,37" in unclear(drawing)
    assert "Q1 is on a line from 60,18 to 70,18" in unclear(drawing)


@pytest.mark.parametrize(
    ("wire", "quoted"),
    [
        ("R4.2 -- Z9.1", "'Z9.1'"), ("R4.2 -- R2.1", "R4.2 -- R2.1"), ("R4.2 ~ R1.1", "'~'"), ("R4.2 -- 5", "'5'"),
    ],
)  # fmt: skip
def test_a_wire_that_cannot_be_drawn_is_quoted(wire: str, quoted: str) -> None:
    with pytest.raises(BadLayout, match=re.escape(quoted)):
        placed(BOARD, replace(ONE.sheets[0], wires=(wire,)))


def test_a_part_that_the_board_has_not_is_named() -> None:
    with pytest.raises(BadLayout, match="R99"):
        placed(BOARD, replace(ONE.sheets[0], places=(Place("R99", 10, 10),)))


# The files.


@pytest.mark.parametrize("schematic", SCHEMATICS, ids=lambda one: one.board.name)
def test_the_pictures_show_what_was_read_back(schematic: Schematic) -> None:
    """The same texts, wires and dots are in the SVG as in the drawing."""
    pictures = schematic.files()
    for number, drawing in enumerate(schematic.drawings(), 1):
        picture = pictures[f"{schematic.board.name}/schematic-{number}.svg"]
        tree = ET.fromstring(picture)  # noqa: S314  # our own file
        shown = sorted("".join(one.itertext()) for one in tree.iterfind(".//{*}text"))
        assert shown == sorted(one.text for element in drawing.elements for one in _texts(element))
        wires = [one.get("d") for one in tree.iterfind(".//{*}path") if f"stroke:{GREEN}" in one.get("style", "")]
        assert [_corners(path or "") for path in wires] == [
            line for element in drawn_as(drawing, "wire") for line in element.lines()
        ]
        dots = [one for one in tree.iterfind(".//{*}circle") if one.get("r") == f"{DOT * POINTS_A_STEP:g}"]
        assert len(dots) == len(drawn_as(drawing, "dot"))


def test_a_browser_has_the_fonts() -> None:
    fonts = {font for text in files().values() for font in re.findall(r'font-family="([^"]*)"', text)}
    assert fonts == {"Arial, Helvetica, sans-serif"}


@pytest.mark.parametrize("schematic", SCHEMATICS, ids=lambda one: one.board.name)
def test_each_sheet_tells_its_number_its_licence_and_that_nobody_has_built_it(schematic: Schematic) -> None:
    count, board = len(schematic.sheets), schematic.board
    pictures = schematic.files()
    for number in range(1, count + 1):
        picture = pictures[f"{board.name}/schematic-{number}.svg"]
        told = (f"{board.name}, revision {board.revision}", "CERN-OHL-P-2.0", "Nobody has built this yet.")
        for text in (f"sheet {number} of {count}", *told):
            assert f">{text}<" in picture


def _drawn(page: PlacedSheet) -> Drawing:
    return draw(BOARD, page, 1, (page,))


def _drawing(number: int, sheet: Sheet) -> Drawing:
    page = placed(BOARD, sheet)
    return draw(BOARD, page, number + 1, (*PAGES[:number], page, *PAGES[number + 1 :]))


def _differences(number: int, page: PlacedSheet) -> tuple[Wrong, ...]:
    return differences(BOARD, (*READINGS[:number], read(_drawn(page)), *READINGS[number + 1 :]))


def _broken(number: int, sheet: Sheet) -> tuple[Wrong, ...]:
    return _differences(number, placed(BOARD, sheet))


def _other(net: str, style: str) -> str:
    """Another net of the board, and another ground for a ground."""
    if style == "ground":
        return "GND"
    return "BUS_A" if net != "BUS_A" else "BUS_B"


def _pins_of_two_nets(one: PlacedPart) -> tuple[Pin, Pin]:
    first, *rest = one.part.pins
    return first, next(pin for pin in rest if pin.net != first.net)


def _tells(wrong: tuple[Wrong, ...], what: str, net: str, pin: tuple[str, str]) -> bool:
    return any((one.what, one.where) == (what, net) and pin in one.pins for one in wrong)


def _corners(path: str) -> tuple[tuple[float, float], ...]:
    """The points of a path of an SVG, in steps of the grid."""
    numbers = [round(float(number) / POINTS_A_STEP, 3) for number in re.findall(r"-?[\d.]+", path)]
    return tuple(zip(numbers[::2], numbers[1::2], strict=True))


def _texts(element: object) -> list[SegmentText]:
    return [one for one in getattr(element, "segments", ()) if isinstance(one, SegmentText)]
