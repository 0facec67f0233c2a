"""The pin of a heartbeat is fit, its own, and belongs to a signal on a pin of this Pi."""

from __future__ import annotations

import pytest

from headtable.config import read
from headtable.errors import BadConfig

HORN = '[[box.signals]]\nsignal = "horn"\ndevice = "gpio:22"\n'
BELL = '[[box.signals]]\nsignal = "bell"\ndevice = "gpio:23"\n'


def complaint(text: str) -> str:
    with pytest.raises(BadConfig) as told:
        read(text, "headtable.toml")
    return str(told.value)


def test_a_horn_on_a_pin_may_have_a_heartbeat_on_another() -> None:
    [horn] = read(HORN + 'heartbeat = "gpio:24"\n', "headtable.toml").box.signals
    assert (horn.pin, horn.heartbeat_pin) == (22, 24)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (HORN + 'heartbeat = "gpio:22"\n', "GPIO22 has the horn on it already"),
        (HORN + 'heartbeat = "gpio:23"\n' + BELL, "GPIO23 has the bell on it already"),
        (HORN + 'heartbeat = "gpio:24"\n' + BELL + 'heartbeat = "gpio:24"\n', "GPIO24 has the heartbeat of the horn"),
        (HORN + 'heartbeat = "gpio:2"\n', "GPIO2 "),
        (HORN + 'heartbeat = "GPIO 24"\n', 'it looks like a pin of this Pi: write "gpio:24"'),
        (
            HORN + 'heartbeat = "gpio:24"\n[[box.buttons]]\nuid = "b"\nat = "gpio:24"\n',
            "GPIO24 has the heartbeat of the horn on it already",
        ),
    ],
)
def test_a_heartbeat_that_cannot_work_is_refused_with_its_reason(text: str, told: str) -> None:
    assert told in complaint(text)
