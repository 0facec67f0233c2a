"""The Pico W's radio; its board.py takes it as ``air``, where it is. It could not be tried without one."""

import network  # type: ignore[import-not-found]  # MicroPython's own


class Air:
    """Joins the hall's network; it never waits for it."""

    def __init__(self) -> None:
        self._wlan = network.WLAN(network.STA_IF)

    def join(self, name: str, password: str) -> None:
        """Begin to join; begun anew each time that it did not come to anything."""
        self._wlan.active(True)
        self._wlan.config(pm=network.WLAN.PM_NONE)  # a radio that dozes answers a tenth of a second late
        self._wlan.disconnect()
        self._wlan.connect(name, password)

    def is_joined(self) -> bool:
        """Whether there is a network, with an address in it."""
        return bool(self._wlan.isconnected())
