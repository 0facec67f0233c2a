"""One line of the doctor's page."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Colour = Literal["green", "yellow", "red"]
NOT_A_PI = "not a Pi"


class Finding(Struct, frozen=True):
    """What was looked at, what was found there, and how it is put right."""

    what: str
    colour: Colour
    found: str
    fix: str = ""


def good(what: str, found: str) -> Finding:
    """All is well."""
    return Finding(what, "green", found)


def unknown(what: str, found: str, fix: str = "") -> Finding:
    """It cannot be known here, or it is not wrong and yet should be thought of."""
    return Finding(what, "yellow", found, fix)


def wrong(what: str, found: str, fix: str) -> Finding:
    """It has to be put right."""
    return Finding(what, "red", found, fix)
