"""The optional packages: what brings them, and what a command says that needs one.

A Pi that runs a night needs none of them. ``pip install "headtable[plot]"`` adds what the extra ``plot`` names.
"""

from __future__ import annotations

from importlib.util import find_spec
from typing import Literal

from headtable.errors import BadConfig

Extra = Literal["ble", "embedded", "maker", "plot"]
PACKAGES: dict[Extra, tuple[str, ...]] = {
    "ble": ("bleak",),
    "embedded": ("amqtt",),
    "maker": ("mpremote", "textual"),
    "plot": ("matplotlib",),
}


def need(extra: Extra) -> None:
    """BadConfig where a package of this extra is not installed; it says how to install it."""
    for package in PACKAGES[extra]:
        if find_spec(package) is None:
            raise BadConfig("extra-missing", package=package, extra=extra)
