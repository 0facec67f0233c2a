"""The pin of a relay's contact is fit to be read, and its own."""

from __future__ import annotations

import pytest

from headtable.config import read
from headtable.errors import BadConfig

HORN = '[[box.signals]]\nsignal = "horn"\ndevice = "gpio:22"\nheartbeat = "gpio:24"\n'
BELL = '[[box.signals]]\nsignal = "bell"\ndevice = "gpio:23"\n'
BUTTON = '[[box.buttons]]\nuid = "b"\nat = "gpio:26"\n'


def complaint(text: str) -> str:
    with pytest.raises(BadConfig) as told:
        read(text, "headtable.toml")
    return str(told.value)


def test_a_horn_on_a_pin_may_have_the_contact_of_its_relay_on_another() -> None:
    [horn] = read(HORN + 'contact = "gpio:26"\n', "headtable.toml").box.signals
    assert (horn.pin, horn.heartbeat_pin, horn.contact_pin) == (22, 24, 26)


def test_a_horn_needs_no_contact() -> None:
    [horn] = read(HORN, "headtable.toml").box.signals
    assert horn.contact_pin is None


def test_a_contact_may_be_on_a_pin_that_is_pulled_up_at_boot() -> None:
    [horn] = read(HORN + 'contact = "gpio:4"\n', "headtable.toml").box.signals
    assert horn.contact_pin == 4


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (HORN + 'contact = "gpio:22"\n', "GPIO22 has the horn on it already"),
        (HORN + 'contact = "gpio:24"\n', "GPIO24 has the heartbeat of the horn on it already"),
        (HORN + 'contact = "gpio:23"\n' + BELL, "GPIO23 has the bell on it already"),
        (
            HORN + 'contact = "gpio:26"\n' + BELL + 'contact = "gpio:26"\n',
            "GPIO26 has the contact of the horn’s relay on it already",
        ),
        (HORN + 'contact = "gpio:26"\n' + BUTTON, "GPIO26 has the contact of the horn’s relay on it already"),
        (HORN + 'contact = "gpio:14"\n', "GPIO14 "),
        (HORN + 'contact = "GPIO 26"\n', 'it looks like a pin of this Pi: write "gpio:26"'),
        (HORN + 'contact = "GPIO 4"\n', 'it looks like a pin of this Pi: write "gpio:4"'),
    ],
)
def test_a_contact_that_cannot_work_is_refused_with_its_reason(text: str, told: str) -> None:
    assert told in complaint(text)
