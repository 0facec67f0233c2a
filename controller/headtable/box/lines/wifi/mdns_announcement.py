"""Announces the box in the hall's network by mDNS: a device on Wi-Fi asks for ``_headtable._tcp``."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from ipaddress import ip_address

from headtable.complaints import Complaints
from headtable.config.address import place_of
from headtable.errors import BadConfig, Unwell
from headtable.saying import text

LOOK_S = 5.0  # the period of the check for new addresses of this machine, and of retries

Wait = Callable[[float], Awaitable[None]]


async def announce(box: str, address: str, complaints: Complaints, wait: Wait = asyncio.sleep) -> None:
    """Announce the box until cancelled. If that fails, devices that know its address still reach it."""
    host, port = place_of(address)
    if ip_address(host).is_loopback or not port:
        return  # only this machine could connect
    source = f"tcp:{address}"
    if ip_address(host).version != 4:
        complaints.note(source, BadConfig("announce-ipv4-only"))
        return
    try:
        from headtable.box.lines.wifi.mdns import addresses_at  # noqa: PLC0415 - a box that lacks zeroconf is a box all the same
    except ImportError as lacking:
        complaints.note(source, Unwell("zeroconf-missing", error=str(lacking)))
        return
    announcing = Announcing(box, port, lambda: addresses_at(host), complaints, source)
    await announcing.run(wait)


class Announcing:
    """Announces the box again whenever its addresses change. The network may come long after the box."""

    def __init__(
        self, box: str, port: int, addresses: Callable[[], list[str]], complaints: Complaints, source: str
    ) -> None:
        self._box, self._port = box, port
        self._addresses = addresses
        self._complaints, self._source = complaints, source

    async def run(self, wait: Wait = asyncio.sleep) -> None:
        """Until cancelled."""
        while True:
            try:
                await self._while_it_is_there(wait)
            except Unwell as trouble:
                self._complaints.note(self._source, Unwell("not-announced", why=trouble))
                await wait(LOOK_S)

    async def _while_it_is_there(self, wait: Wait) -> None:
        from headtable.box.lines.wifi.mdns import advertised  # noqa: PLC0415 - as above

        here = self._addresses()
        if not here:
            raise Unwell("address-missing")
        async with advertised(self._box, self._port, here):
            self._complaints.over(text("announced-now", addresses=tuple(here)), self._source, "not-announced")
            while self._addresses() == here:
                await wait(LOOK_S)
