"""The firmware's accelerometer driver, under real MicroPython, at a simulated chip's registers on both buses."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.firmware.micropython import run


@pytest.fixture(scope="module", params=["spi", "i2c"])
def told(request: pytest.FixtureRequest) -> dict[str, Any]:
    """What the driver read, step by step."""
    said: dict[str, Any] = json.loads(run("dice/judge_lis3dh.py", request.param))
    return said


def test_a_chip_without_setup_has_no_samples(told: dict[str, Any]) -> None:
    assert told["asleep"] is None


def test_the_chip_is_set_up_for_100_samples_a_second_of_12_bits_up_to_4_g(told: dict[str, Any]) -> None:
    assert told["begun"] is True
    assert told["set up"] == [0b0101_0111, 0b1001_1000]


def test_samples_are_signed_and_in_mg_over_the_whole_range(told: dict[str, Any]) -> None:
    assert told["samples"] == [[0, 0, 1000], [-1000, 4, -2], [4094, -4096, 0]]


def test_a_sample_is_read_once(told: dict[str, Any]) -> None:
    assert told["nothing new"] is None


def test_a_chip_after_a_power_cut_gives_no_samples_until_its_setup(told: dict[str, Any]) -> None:
    assert told["after a power cut"] is None
    assert told["begun again"] is True


def test_a_missing_chip_gives_no_samples_and_is_not_set_up(told: dict[str, Any]) -> None:
    assert told["gone"] is None
    assert told["begun without it"] is False
