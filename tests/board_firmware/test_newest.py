"""The newest firmware that this headtable carries, and which versions are older."""

from __future__ import annotations

import pytest

from headtable.board_firmware.firmware_tree import tree_of
from headtable.board_firmware.newest import is_older, newest_firmware


@pytest.mark.parametrize("model", ["pad", "dice", "leddice", "horn"])
def test_the_newest_firmware_is_the_one_that_a_box_brings(model: str) -> None:
    assert newest_firmware()[model] == tree_of("pico", model).version.firmware


def test_the_board_of_a_rehearsal_has_no_firmware_here() -> None:
    assert "signals" not in newest_firmware()


@pytest.mark.parametrize(
    ("version", "newest"), [("0.1.0", "0.1.1"), ("0.9.0", "0.10.0"), ("0.9.9", "1.0.0"), ("0.1", "0.1.1")]
)
def test_versions_are_compared_number_by_number(version: str, newest: str) -> None:
    assert is_older(version, newest)
    assert not is_older(newest, version)
    assert not is_older(version, version)


@pytest.mark.parametrize("strange", ["rehearsal", "", "0.1.x", "1.0-dev", "-1.0", "0..1", "²"])
def test_a_version_that_is_not_of_numbers_is_not_older(strange: str) -> None:
    assert not is_older(strange, "9.9.9")
    assert not is_older("0.0.1", strange)
