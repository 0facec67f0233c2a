"""The pins of the Pi's header: which ones a bell, a horn or a button may use, and why.

A signal is on while its pin is high. So its pin must be low from power-on until headtable drives it.
"""

from __future__ import annotations

import re
from typing import Literal

from msgspec import Struct

FIRST_PIN, LAST_PIN = 0, 27

Use = Literal[
    "eeprom", "i2c-data", "i2c-clock", "spi-select", "spi-miso", "spi-mosi", "spi-clock", "uart-tx", "uart-rx",
    "uart-rts", "pulled-up",
]  # fmt: skip
"""What a pin of the header is there for at boot."""

_TAKEN: dict[int, Use] = {
    0: "eeprom", 1: "eeprom", 2: "i2c-data", 3: "i2c-clock", 4: "pulled-up", 5: "pulled-up", 6: "pulled-up",
    7: "spi-select", 8: "spi-select", 9: "spi-miso", 10: "spi-mosi", 11: "spi-clock", 14: "uart-tx", 15: "uart-rx",
    17: "uart-rts",
}  # fmt: skip

RTS_PIN = 17  # of the header's UART, whatever the kernel calls its port
UARTS = ("/dev/ttyAMA0", "/dev/ttyS0", "/dev/serial0")

NOT_READ = (0, 1, 14, 15)  # HATs and the UART drive these; the other buses are off until somebody enables them


_PLACES = {  # by position on the 40-pin header; power and ground are left out
    3: 2, 5: 3, 7: 4, 8: 14, 10: 15, 11: 17, 12: 18, 13: 27, 15: 22, 16: 23, 18: 24, 19: 10, 21: 9, 22: 25, 23: 11,
    24: 8, 26: 7, 27: 0, 28: 1, 29: 5, 31: 6, 32: 12, 33: 13, 35: 19, 36: 16, 37: 26, 38: 20, 40: 21,
}  # fmt: skip
_PLACES_OF_WIRING_PI = (11, 12, 13, 15, 16, 18, 22, 7, 3, 5, 24, 26, 19, 21, 23, 8, 10) + 4 * (0,) + (
    29, 31, 33, 35, 37, 32, 36, 38, 40, 27, 28,
)  # fmt: skip
_MARKS = r"[\s:_#./=-]*"
_LIBRARY = r"(?:rpi|raspi|pi|pigpio|lgpio|gpiozero)"
_SPELT = [  # how other libraries spell a BCM number
    rf".*\((?:gpio|bcm){_MARKS}(\d{{1,3}})\)",
    rf"(?:gpio|bcm){_MARKS}(\d{{1,3}})\s*\(.*\)",
    rf"{_LIBRARY}{_MARKS}(?:gpio|bcm){_MARKS}(?:pin)?{_MARKS}(\d{{1,3}})",
    rf"{_LIBRARY}[\s:_#./=]+(\d{{1,3}})",
    rf"(?:gpio|bcm|pin|io|p|g)?{_MARKS}(?:pin|gpio|bcm)?{_MARKS}(\d{{1,3}})(?:\.0)?",
    rf"(?:gp|d|line|rpi|board\.d){_MARKS}(0|[1-9]\d?)",
    rf"(?:/dev/)?gpiochip\d+[\s:_#./=-]+(?:line)?{_MARKS}(\d{{1,3}})",
    rf"(\d{{1,3}}){_MARKS}(?:gpio|bcm|pin)",
]
_BY_NUMBER = [re.compile(one, re.IGNORECASE) for one in _SPELT]
_BY_PLACE = re.compile(
    rf"(?:(?:board|physical|phys|j8|header){_MARKS}|p1[\s:_#./-]+)(?:pin)?{_MARKS}([1-9]\d?)", re.IGNORECASE
)
_BY_WIRING_PI = re.compile(rf"(?:wpi|wiringpi){_MARKS}(?:pin)?{_MARKS}(\d{{1,2}})", re.IGNORECASE)
_LIKE_A_PIN = re.compile(
    rf"(?:{_LIBRARY}{_MARKS})?(?:gpio|bcm)(?:[\s:_#./=(].*|\d\w*)?|(?:/dev/)?gpiochip\d*.*", re.IGNORECASE | re.DOTALL
)
_NEGATIVE = re.compile(r"(?:.*[\s:#./=])?-[\s\d.]+", re.DOTALL)
_NUMBER_AND_MARKS = re.compile(r"[\d\s.,:;/_#=-]*[\s.,:;/_#=][\d\s.,:;/_#=-]*")  # a uid may be digits and hyphens


def pin_meant(written: object) -> int | None:
    """The BCM number of the pin that this text means, in any spelling; None if it means no pin.

    ``GPIO27``, 27, ``gpio-27``, ``BCM 27``, and ``BOARD13``, the pin's place on the header, are one pin.
    """
    text = _number_or_text(written)
    if text is None or _NEGATIVE.fullmatch(text):
        return None
    if (place := _place(text)) is not None:
        return _PLACES.get(place)
    found = next((found for spelt in _BY_NUMBER if (found := spelt.fullmatch(text))), None)
    return int(found[1]) if found else None


def looks_like_a_pin(written: object) -> bool:
    """Whether this text is meant as a pin, even one that does not exist."""
    text = _number_or_text(written)
    if text is None:
        return False
    like = (_LIKE_A_PIN, _NEGATIVE, _NUMBER_AND_MARKS)
    return (
        pin_meant(written) is not None
        or _place(text) is not None
        or not isinstance(written, str)
        or any(one.fullmatch(text) for one in like)
    )


def _number_or_text(written: object) -> str | None:
    if isinstance(written, bool) or not isinstance(written, str | int | float):
        return None
    return str(written).strip()


def _place(text: str) -> int | None:
    """The position on the header that this text names; 0 for a position that no header has."""
    if place := _BY_PLACE.fullmatch(text):
        return int(place[1])
    if place := _BY_WIRING_PI.fullmatch(text):
        number = int(place[1])
        return _PLACES_OF_WIRING_PI[number] if number < len(_PLACES_OF_WIRING_PI) else 0
    return None


class PinNotOnHeader(Struct, frozen=True, tag="pin-not-on-header"):
    """The header has no such pin."""

    first: int = FIRST_PIN
    last: int = LAST_PIN


class PinInUse(Struct, frozen=True, tag="pin-in-use"):
    """The pin is there for something else."""

    use: Use


class PinSoundsByItself(Struct, frozen=True, tag="pin-sounds-by-itself"):
    """The pin is there for something else, and may be high before headtable drives it."""

    use: Use


Unfit = PinNotOnHeader | PinInUse | PinSoundsByItself


def unfit_for_a_signal(pin: int) -> Unfit | None:
    """The reason why a bell or a horn may not use this BCM pin; None if it may."""
    if not FIRST_PIN <= pin <= LAST_PIN:
        return PinNotOnHeader()
    return PinSoundsByItself(_TAKEN[pin]) if pin in _TAKEN else None


def unfit_for_an_input(pin: int) -> Unfit | None:
    """The reason why a button or a die may not use this BCM pin; None if it may."""
    if not FIRST_PIN <= pin <= LAST_PIN:
        return PinNotOnHeader()
    return PinInUse(_TAKEN[pin]) if pin in NOT_READ else None
