"""The newest firmware that this headtable carries, and whether a device has an older one."""

from __future__ import annotations

from collections.abc import Mapping

from headtable.board_firmware.firmware_tree import firmware_version, models


def newest_firmware() -> Mapping[str, str]:
    """The version for each model; it is the same for each type of board."""
    version = firmware_version()
    return dict.fromkeys(models(), version)


def is_older(version: str, newest: str) -> bool:
    """Whether a version is older than the newest one; no if one of them is not of numbers: ``rehearsal``."""
    numbers, newest_numbers = _numbers(version), _numbers(newest)
    return bool(numbers and newest_numbers) and numbers < newest_numbers


def _numbers(version: str) -> list[int]:
    """The numbers of ``0.12.3``; none if anything else is in it."""
    parts = version.split(".")
    return [int(part) for part in parts] if all(part.isdecimal() for part in parts) else []
