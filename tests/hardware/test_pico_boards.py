"""The boards that carry a Pico agree with the firmware, with its pages, and with each other."""

from __future__ import annotations

import re
import runpy
from pathlib import Path

import pytest
from msgspec.structs import replace

from circuits.dice_board import DICE_BOARD
from circuits.driver_board import DRIVER_BOARD
from circuits.general_rules import (
    each_chip_is_decoupled,
    each_part_off_the_board_has_its_terminals,
    each_part_stands_its_volts,
    no_input_floats,
)
from circuits.line_device import POLES
from circuits.pad_board import PAD_BOARD
from circuits.parts import Board
from circuits.pico import LEFT, LEGS, RIGHT, legs
from circuits.pico_board_rules import (
    each_contact_is_guarded,
    each_lamp_has_its_current,
    no_pin_gives_too_much,
    vsys_is_fed_by_diodes_alone,
)

FIRMWARE = Path(__file__).parents[2] / "firmware"
PINS = runpy.run_path(str(FIRMWARE / "boards" / "pico" / "pins.py"))
LINE = ("LINE_TX", "LINE_RX", "LINE_TALK")


def wired(board: Board) -> dict[str, str]:
    """The net of each GPIO pin that the board uses."""
    pins = legs((board.part(LEFT), board.part(RIGHT)))
    return {pin: net for pin, net in pins.items() if pin.startswith("GP") and not net.startswith("NC_")}


def in_the_firmware(model: str, others: tuple[str, ...]) -> dict[str, str]:
    """The line of each GPIO pin, by the firmware's own table."""
    named = {name: number for table in ("INPUTS", "OUTPUTS") for name, number in PINS[table][model]}
    named |= {name: PINS[name] for name in others}
    return {f"GP{number}": name.upper().replace("-", "_") for name, number in named.items()}


def test_the_pins_of_the_pad_board_are_those_of_the_firmware() -> None:
    assert wired(PAD_BOARD) == in_the_firmware("pad", (*LINE, "DISPLAY_SDA", "DISPLAY_SCL"))


def test_the_pins_of_the_dice_board_are_those_of_the_firmware() -> None:
    assert wired(DICE_BOARD) == in_the_firmware("leddice", LINE)


@pytest.mark.parametrize(("pin", "leg"), re.findall(r"\| (GP\d+) \| (\d+) \|", (FIRMWARE / "README.md").read_text()))
def test_a_leg_is_that_of_the_firmwares_page(pin: str, leg: str) -> None:
    assert LEGS[int(leg) - 1] == pin


@pytest.mark.parametrize("board", [PAD_BOARD, DICE_BOARD], ids=lambda board: board.name)
def test_pole_1_of_the_right_socket_is_leg_21(board: Board) -> None:
    poles = [(pin.number, pin.name) for pin in board.part(RIGHT).pins]
    assert poles == [(str(at), name) for at, name in enumerate(LEGS[20:], 1)]


def test_a_jack_of_a_pad_has_the_poles_of_the_driver_board() -> None:
    names = {"GND12": "GND", "12V_PADS": "CHAIN"}
    assert tuple(names.get(net, net) for net in DRIVER_BOARD.part("J9").nets) == POLES


def test_a_cable_between_pad_and_dice_board_joins_the_same_nets() -> None:
    assert PAD_BOARD.part("J5").nets == DICE_BOARD.part("J3").nets


def test_both_ends_of_the_line_have_the_same_resistor() -> None:
    ends = [board.part(name).item for board, name in ((DRIVER_BOARD, "R20"), (PAD_BOARD, "R3"), (DICE_BOARD, "R3"))]
    assert {end.amount for end in ends} == {120}
    page = " ".join((FIRMWARE / "README.md").read_text(encoding="utf-8").split())
    assert "Put 120 Ω at both ends" in page


def test_a_pad_without_options_has_buttons_lamps_and_a_pico_on_usb() -> None:
    kinds = {part.kind for part in PAD_BOARD.parts if part.fits == "always"}
    assert kinds == {"connector", "controller", "capacitor", "resistor", "buzzer", "button", "suppressor", "led"}


@pytest.mark.parametrize(
    "fits", [(), ("chain",), ("battery", "display"), ("chain", "head table", "display")], ids=str
)
def test_a_pad_with_some_options_keeps_the_rules_of_its_parts(fits: tuple[str, ...]) -> None:
    parts = tuple(part for part in PAD_BOARD.parts if part.fits in ("always", *fits))
    variant = replace(PAD_BOARD, parts=parts)
    kept = (
        each_chip_is_decoupled, each_part_stands_its_volts, each_part_off_the_board_has_its_terminals,
        no_input_floats, each_lamp_has_its_current, no_pin_gives_too_much, each_contact_is_guarded,
        vsys_is_fed_by_diodes_alone,
    )  # fmt: skip
    assert [where for rule in kept for where in rule(variant)] == []
