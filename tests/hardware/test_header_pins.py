"""One table has the pins of the driver board's header; Pi, firmware, headtable and pages agree with it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from circuits.driver_board import DRIVER_BOARD
from circuits.header_pins import PINS, HeaderPin
from circuits.pin_page import pico_pins
from headtable.config import defaults_text, read, with_driver_board
from headtable.config.driver_board import BOOT_LINES
from headtable.config.header import unfit_for_a_signal, unfit_for_an_input

ROOT = Path(__file__).parents[2]
DRIVEN = [pin for pin in PINS if pin.way == "to-board"]
ON_PI = {pin.line: pin.pi for pin in PINS}
WRITTEN = {
    "HORN": r'signal = "horn"\s+device = "gpio:(\d+)"',
    "BELL": r'signal = "bell"\s+device = "gpio:(\d+)"',
    "BEAT": r'heartbeat = "gpio:(\d+)"',
    "HORN_CONTACT": r'contact = "gpio:(\d+)"',
    "BUTTON": r'\[\[box\.buttons\]\]\s+uid = "[\w-]+"\s+at = "gpio:(\d+)"',
}
"""How a page writes the pin of a line."""
POLES = {pin.line: str(pin.pole) for pin in PINS}
POLE = re.compile(rf"\b({'|'.join(sorted(POLES, key=len, reverse=True))}) \(pole (\d)\)")


def told() -> Iterator[tuple[str, str]]:
    """Each page and catalogue that may name a pin, with its text."""
    pages = [ROOT / "CHANGELOG.md", *(ROOT / "docs").glob("*.md"), *(ROOT / "hardware").rglob("*.md")]
    for page in sorted(pages):
        yield page.name, page.read_text(encoding="utf-8")


def wrong_pins(text: str) -> list[str]:
    """What a text says of the header otherwise than its table."""
    pins = ((line, found) for line, how in WRITTEN.items() for found in re.findall(how, text))
    wrong = [f"{line} is not on gpio:{found}" for line, found in pins if int(found) != ON_PI[line]]
    wrong += [f"{line} is not on pole {found}" for line, found in POLE.findall(text) if POLES[line] != found]
    return wrong + [line for line in re.findall(r"\bgpio=[\d,]+=\w+,\w+", text) if line not in BOOT_LINES]


@pytest.mark.parametrize("pin", PINS, ids=lambda pin: pin.line)
def test_a_line_is_on_its_pole_of_the_boards_header(pin: HeaderPin) -> None:
    assert DRIVER_BOARD.part("J1").on(str(pin.pole)) == pin.line


@pytest.mark.parametrize("pin", PINS, ids=lambda pin: pin.line)
def test_headtable_accepts_the_pin_of_the_pi(pin: HeaderPin) -> None:
    unfit = unfit_for_a_signal if pin in DRIVEN else unfit_for_an_input
    assert unfit(pin.pi) is None


def test_no_pin_is_used_twice() -> None:
    assert len({pin.pi for pin in PINS}) == len({pin.pole for pin in PINS}) == len(PINS)


def test_the_firmware_has_every_line_that_the_board_needs() -> None:
    assert {pin.pico for pin in PINS if pin.pico} <= set(pico_pins())
    assert {pin.pico for pin in DRIVEN} == {"bell", "horn", "beat"}


def test_the_pis_own_firmware_keeps_driven_pins_low_and_reads_the_others() -> None:
    read = [pin for pin in PINS if pin not in DRIVEN]
    assert (f"gpio={numbers(DRIVEN)}=op,dl", f"gpio={numbers(read)}=ip,np") == BOOT_LINES


def numbers(pins: list[HeaderPin]) -> str:
    """Their numbers, as config.txt lists them."""
    return ",".join(str(pin.pi) for pin in pins)


def test_init_puts_every_line_on_the_pin_of_the_table() -> None:
    box = read(with_driver_board(defaults_text()), "headtable.toml").box
    horn, bell = box.signals
    assert (horn.signal, bell.signal) == ("horn", "bell")
    assert (horn.pin, horn.heartbeat_pin, bell.pin) == (ON_PI["HORN"], ON_PI["BEAT"], ON_PI["BELL"])
    assert horn.contact_pin == ON_PI["HORN_CONTACT"]
    assert [button.pin for button in box.buttons] == [ON_PI["BUTTON"]]


def test_the_comments_of_headtable_toml_name_the_pin_of_the_horn() -> None:
    catalogue = ROOT / "controller" / "headtable" / "saying" / "en" / "settings.ftl"
    assert re.findall(r"gpio:(\d+)", catalogue.read_text(encoding="utf-8")) == [str(ON_PI["HORN"])]


def test_every_page_names_the_pins_of_the_table() -> None:
    assert {name: wrong for name, text in told() if (wrong := wrong_pins(text))} == {}


def test_the_pages_name_every_line_that_headtable_uses() -> None:
    """A pattern that finds nothing would prove nothing."""
    text = "\n".join(text for _, text in told())
    assert [line for line, how in WRITTEN.items() if not re.search(how, text)] == []
    assert set(BOOT_LINES) <= set(text.replace("    ", "").splitlines())


@pytest.mark.parametrize(
    "text",
    [
        'signal = "horn"\n    device = "gpio:23"',
        '[[box.buttons]]\nuid = "button-01"\nat = "gpio:5"',
        "gpio=22,23=op,dl",
        "measure BEAT (pole 4)",
    ],
)
def test_a_pin_beside_the_table_is_found_on_a_page(text: str) -> None:
    assert len(wrong_pins(text)) == 1
