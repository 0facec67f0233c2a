"""Which pins of the Pi's header a bell or a horn may hang on, and why not on the others.

A signal is on while its pin is high, so its pin must be low from power-on until headtable drives it.
"""

from __future__ import annotations

import re

FIRST_PIN, LAST_PIN = 0, 27
BEST_PINS = "22 to 27, then 12, 13 and 16"

_TAKEN = {
    0: "asks a HAT for its EEPROM at boot and is pulled up",
    1: "asks a HAT for its EEPROM at boot and is pulled up",
    2: "is I2C's SDA, with a resistor up on the board",
    3: "is I2C's SCL, with a resistor up on the board",
    7: "is SPI's chip select and is pulled up at boot",
    8: "is SPI's chip select and is pulled up at boot",
    9: "is SPI's MISO",
    10: "is SPI's MOSI",
    11: "is SPI's clock",
    14: "is the UART's TX and goes high at boot",
    15: "is the UART's RX, which idles high",
    17: "is the UART's RTS, which turns an RS-485 driver on",
} | dict.fromkeys((4, 5, 6), "is pulled up at boot")

NOT_READ = (0, 1, 14, 15)  # HATs and the UART drive these themselves; the rest of the buses are off until enabled


_PLACES = {  # on the header of 40 pins: what is no GPIO there, power or ground, is left out
    3: 2, 5: 3, 7: 4, 8: 14, 10: 15, 11: 17, 12: 18, 13: 27, 15: 22, 16: 23, 18: 24, 19: 10, 21: 9, 22: 25, 23: 11,
    24: 8, 26: 7, 27: 0, 28: 1, 29: 5, 31: 6, 32: 12, 33: 13, 35: 19, 36: 16, 37: 26, 38: 20, 40: 21,
}  # fmt: skip
_MARKS = r"[\s:_#./=-]*"
_BY_NUMBER = re.compile(rf"(?:gpio|bcm|pin|io|p|g)?{_MARKS}(?:pin|gpio|bcm)?{_MARKS}(\d{{1,3}})", re.IGNORECASE)
_BY_PLACE = re.compile(rf"(?:board|physical|phys|j8|header){_MARKS}(?:pin)?{_MARKS}(\d{{1,3}})", re.IGNORECASE)


def pin_meant(written: object) -> int | None:
    """The BCM number of the pin that somebody means by this, in whatever spelling; None where it looks like none.

    ``GPIO27``, 27, ``gpio-27``, ``BCM 27`` and ``BOARD13``, the pin's place on the header, are one pin.
    """
    if isinstance(written, bool) or not isinstance(written, str | int):
        return None
    text = str(written).strip()
    if place := _BY_PLACE.fullmatch(text):
        return _PLACES.get(int(place[1]))
    number = _BY_NUMBER.fullmatch(text)
    return int(number[1]) if number else None


def unfit_for_a_signal(pin: int) -> str:
    """Why a bell or a horn may not hang on this BCM pin; nothing when it may."""
    if not FIRST_PIN <= pin <= LAST_PIN:
        return f"is no pin of the header: BCM numbers go from {FIRST_PIN} to {LAST_PIN}"
    if pin in _TAKEN:
        return f"{_TAKEN[pin]}: the signal could sound by itself"
    return ""


def unfit_for_an_input(pin: int) -> str:
    """Why a button or a die may not be read from this BCM pin; nothing when it may."""
    if not FIRST_PIN <= pin <= LAST_PIN:
        return f"is no pin of the header: BCM numbers go from {FIRST_PIN} to {LAST_PIN}"
    return _TAKEN[pin] if pin in NOT_READ else ""
