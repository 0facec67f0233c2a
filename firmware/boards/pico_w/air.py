"""The Pico W's radio, which board.py imports as ``air`` if it exists. It has not been tried on a real board."""

import network  # type: ignore[import-not-found]  # MicroPython's own


class Air:
    """Joins the hall's network, without waiting for it, or opens one of its own."""

    setup_address = "192.168.4.1"  # MicroPython's own choice
    setup_ports = (53, 80)

    def __init__(self) -> None:
        self._wlan = network.WLAN(network.STA_IF)

    def join(self, name: str, password: str) -> None:
        """Begin to join; called again after each failure."""
        self._wlan.active(True)
        self._wlan.config(pm=network.WLAN.PM_NONE)  # a radio that saves power answers a tenth of a second late
        self._wlan.disconnect()
        self._wlan.connect(name, password)

    def is_joined(self) -> bool:
        """Whether there is a network, and an address in it."""
        return bool(self._wlan.isconnected())

    def open(self, name: str, password: str) -> None:
        """Open a network of its own, with WPA2. MicroPython gives phones their addresses."""
        own = network.WLAN(network.AP_IF)
        own.config(ssid=name, password=password)
        own.active(True)

    def close(self) -> None:
        """Close the network of its own."""
        network.WLAN(network.AP_IF).active(False)
