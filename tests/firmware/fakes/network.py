"""A Pico W's radio, as firmware/boards/pico_w/ uses it, under MicroPython.

The hall's network is in the air only with HEADTABLE_AIR.
"""

import os

import machine  # type: ignore[import-not-found]  # the fake one

STA_IF, AP_IF = 0, 1


class WLAN:
    """One radio; what was done to it is in the chip's log."""

    PM_NONE = 0

    def __init__(self, interface: int) -> None:
        machine.log.append(("wlan", interface))

    def active(self, is_on: bool) -> None:  # noqa: FBT001 - MicroPython's own signature
        machine.log.append(("active", is_on))

    def config(self, pm: "int | None" = None, ssid: str = "", password: str = "") -> None:
        machine.log.append(("power saving", pm) if pm is not None else ("own network", ssid, password))

    def connect(self, name: str, password: str) -> None:
        machine.log.append(("connect", name, password))

    def disconnect(self) -> None:
        machine.log.append(("disconnect",))

    def isconnected(self) -> bool:
        return bool(os.getenv("HEADTABLE_AIR"))
