"""A network of the device's own, by which a phone brings it into the hall's Wi-Fi without a cable."""

import os

from common.setup_dns import SetupDns
from common.setup_page import SetupPage

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Protocol

    from common.enrolment import Enrolment
    from common.setup_form import Settings

    class AccessPoint(Protocol):
        """What a radio does to make a network of its own."""

        setup_address: str
        setup_ports: tuple[int, int]

        def open(self, network: str, password: str) -> None: ...
        def close(self) -> None: ...


OPENS_MS = 5000  # time for a box at the cable to speak first, and for a display to answer
CLOSES_MS = 15 * 60_000
LONGEST_NAME = 32  # bytes, by the standard
LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # none looks like another
PASSWORD_LETTERS = 10
CLOSED, OPEN, OVER = range(3)


class SetupNetwork:
    """Opens once after a start, closes after a quarter of an hour, and stores what the page gets as an enrolment.

    ``shows`` puts lines on the display; False if there is none. Then the password is the network's name.
    ``may_open`` is asked until it opens: a mere press while a device restarts must not take it out of a night.
    """

    def __init__(
        self, uid: str, air: "AccessPoint", enrolment: "Enrolment", may_open: "Callable[[], bool]" = lambda: True
    ) -> None:
        self.shows: Callable[[tuple[str, ...]], bool] = lambda lines: False
        self._name = ("headtable-" + uid)[:LONGEST_NAME]
        self._air, self._enrolment, self._may_open = air, enrolment, may_open
        self._state = CLOSED
        self._is_saved = False
        self._dns: SetupDns | None = None
        self._page: SetupPage | None = None

    @property
    def is_over(self) -> bool:
        """Whether it was closed without settings. With settings, the enrolment restarts the device."""
        return self._state == OVER and not self._is_saved

    def turn(self, now_ms: int, is_met: bool) -> None:
        """Open, serve and close. A device that a box has met on its cable needs no setup."""
        if self._state == OVER:
            return
        if is_met or now_ms >= CLOSES_MS:
            self._close()
        elif self._state == CLOSED:
            if not self._may_open():
                self._close()
            elif now_ms >= OPENS_MS:
                self._try_to_open()
        elif self._dns is not None and self._page is not None:
            self._dns.turn()
            self._page.turn(now_ms)
            if self._page.is_saved:
                self._close()

    def _try_to_open(self) -> None:
        """Open it, or stay without: a device whose radio fails must go on with its cable."""
        try:
            self._open()
        except OSError:
            self._close()

    def _open(self) -> None:
        password = "".join([LETTERS[byte % len(LETTERS)] for byte in os.urandom(PASSWORD_LETTERS)])
        if not self.shows(("Wi-Fi for setup:", self._name[:16], self._name[16:], "Password:", password)):
            password = self._name
        self._state = OPEN
        self._air.open(self._name, password)
        address, (dns, http) = self._air.setup_address, self._air.setup_ports
        self._dns = SetupDns((address, dns), address)
        self._page = SetupPage((address, http), self._name, address, self._save)

    def _close(self) -> None:
        """Close it. Settings that the page has taken come into force, even if their answer did not leave."""
        if self._dns is not None:
            self._dns.close()
        if self._page is not None:
            self._page.close()
            self._is_saved = self._page.is_saved
        if self._state == OPEN:
            self._air.close()
            self.shows(())
        self._state = OVER
        if self._is_saved:
            self._enrolment.told("start", 0, "")

    def _save(self, settings: "Settings") -> None:
        """Store the settings aside, in the order of an enrolment; the last word puts them in force."""
        from binascii import b2a_base64  # noqa: PLC0415  only a device that is set up has room for it

        for word in ("key", "network", "password", "box"):
            text = settings[word] if word == "key" else b2a_base64(settings[word].encode()).decode().strip()
            self._enrolment.told(word, 0, text)
