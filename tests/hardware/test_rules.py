"""The driver board breaks no rule, and each way to spoil its table of parts is found."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from circuits import shop
from circuits.driver_board import DRIVER_BOARD
from circuits.parts import Board, Item, Kind, Part, Pin
from circuits.rules import NAMED, RULES, Broken, broken

POLAR: tuple[Kind, ...] = ("diode", "zener", "suppressor")
FREE = {
    "J1.8": "a second wire to ground",
    "J9.3": "one of four wires to ground",
    "J9.4": "one of two wires of the supply",
    "J9.5": "one of two wires of the supply",
    "J9.6": "one of four wires to ground",
    "J9.7": "one of four wires to ground",
    "J9.8": "one of four wires to ground",
}
"""Pins that another pin of the same cable doubles."""
BOUNDED = ("R1", "R2", "R3", "R4", "R5", "R6", "R11", "R16", "R19", "R18", "R12", "C5", "R7", "R15")


def with_part(board: Board, changed: Part) -> Board:
    """The board with another part for this reference."""
    return replace(
        board, parts=tuple(changed if part.reference == changed.reference else part for part in board.parts)
    )


def without(board: Board, reference: str) -> Board:
    """The board after somebody forgot a part."""
    return replace(board, parts=tuple(part for part in board.parts if part.reference != reference))


def loosened(part: Part, loose: Pin) -> Part:
    """The part with one leg that was not soldered."""
    return replace(part, pins=tuple(replace(pin, net="LOOSE") if pin is loose else pin for pin in part.pins))


def reversed_(part: Part) -> Part:
    """The part, the wrong way round."""
    one, other = part.pins
    return replace(part, pins=(replace(one, net=other.net), replace(other, net=one.net)))


def of_value(part: Part, item: Item) -> Part:
    """The part with another item."""
    return replace(part, item=item)


def legs() -> Iterator[tuple[Part, Pin]]:
    """Each leg that no other one doubles."""
    for part in DRIVER_BOARD.parts:
        yield from ((part, pin) for pin in part.pins if f"{part.reference}.{pin.number}" not in FREE)


def test_the_driver_board_breaks_no_rule() -> None:
    assert broken(DRIVER_BOARD) == ()


@pytest.mark.parametrize("reference", [part.reference for part in DRIVER_BOARD.parts])
def test_a_forgotten_part_is_found(reference: str) -> None:
    assert broken(without(DRIVER_BOARD, reference)) != ()


def test_each_loose_leg_is_found() -> None:
    missed = [
        f"{part.reference}.{pin.name}"
        for part, pin in legs()
        if not pin.net.startswith("NC") and not broken(with_part(DRIVER_BOARD, loosened(part, pin)))
    ]
    assert missed == []


@pytest.mark.parametrize("reference", [part.reference for part in DRIVER_BOARD.of_kind(*POLAR)])
def test_a_reversed_diode_is_found(reference: str) -> None:
    assert broken(with_part(DRIVER_BOARD, reversed_(DRIVER_BOARD.part(reference)))) != ()


@pytest.mark.parametrize("reference", BOUNDED)
def test_a_resistor_or_capacitor_of_ten_times_its_value_is_found(reference: str) -> None:
    part = DRIVER_BOARD.part(reference)
    assert broken(with_part(DRIVER_BOARD, of_value(part, replace(part.item, amount=part.item.amount * 10)))) != ()


@pytest.mark.parametrize("pair", [("GND", "GND12"), ("GND", "GND_HORN"), ("GND12", "GND_HORN")])
def test_a_part_across_the_isolation_is_found(pair: tuple[str, str]) -> None:
    bridge = Part("R99", shop.resistor(1e6), "bridge", (Pin("1", "1", pair[0]), Pin("2", "2", pair[1])))
    found = broken(replace(DRIVER_BOARD, parts=(*DRIVER_BOARD.parts, bridge)))
    assert Broken("circuits_stay_apart", " ".join(pair)) in found


def test_every_rule_is_broken_by_some_change() -> None:
    """A rule that nothing breaks would prove nothing."""
    assert {rule.__name__ for rule in RULES} - {one.rule for board in spoilt() for one in broken(board)} == set()


def spoilt() -> Iterator[Board]:
    """The driver board after each change of one part, and after some of one net."""
    for part in DRIVER_BOARD.parts:
        if part.reference not in NAMED:
            yield without(DRIVER_BOARD, part.reference)
        if part.kind in POLAR:
            yield with_part(DRIVER_BOARD, reversed_(part))
        yield from (with_part(DRIVER_BOARD, loosened(part, pin)) for pin in part.pins)
        yield with_part(DRIVER_BOARD, of_value(part, replace(part.item, amount=part.item.amount / 100, second="")))
    for one, other in (("GND", "GND12"), ("BLAST", "RESTED"), ("12V_IN", "12V_BELL"), ("HORN", "BUS_A")):
        yield merged(one, other)
    yield replace(DRIVER_BOARD, parts=(*DRIVER_BOARD.parts, DRIVER_BOARD.parts[0]))


def merged(one: str, other: str) -> Board:
    """The driver board with a drop of solder between two nets."""
    parts = tuple(
        replace(part, pins=tuple(replace(pin, net=one) if pin.net == other else pin for pin in part.pins))
        for part in DRIVER_BOARD.parts
    )
    return replace(DRIVER_BOARD, parts=parts)


def test_a_one_shot_that_holds_the_gate_without_a_request_is_found() -> None:
    """With 10 kΩ, a blast lasted as long as the one-shot and not as long as its request."""
    weak = of_value(DRIVER_BOARD.part("R14"), shop.resistor(10e3))
    expected = Broken("a_blast_ends_with_its_request", "the gate stays high without a request")
    assert expected in broken(with_part(DRIVER_BOARD, weak))
