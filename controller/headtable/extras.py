"""The optional packages: which extra installs each, and the error of a command that needs one.

A Pi that runs a night needs none of them. ``pip install "headtable[plot]"`` installs the packages of the extra
``plot``.
"""

from __future__ import annotations

import sys
from importlib.util import find_spec
from typing import Literal

from headtable.errors import BadConfig

Extra = Literal["ble", "embedded", "maker", "metrics", "plot", "print"]
PACKAGES: dict[Extra, tuple[str, ...]] = {
    "ble": ("bleak",),
    "embedded": ("amqtt",),
    "maker": ("mpremote", "textual"),
    "metrics": ("prometheus_client",),
    "plot": ("matplotlib",),
    "print": ("typst",),
}


def need(extra: Extra) -> None:
    """Raise BadConfig if a package of this extra is not installed. The error names the command to install it."""
    for package in PACKAGES[extra]:
        if find_spec(package) is None:
            raise BadConfig("extra-missing", package=package, extra=extra, python=sys.executable)
