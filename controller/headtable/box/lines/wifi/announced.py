"""Tells the hall's network where the box is, by mDNS: a device on Wi-Fi asks for ``_headtable._tcp``."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from ipaddress import ip_address

from headtable.complaints import Complaints
from headtable.config.address import place_of
from headtable.errors import Unwell

LOOK_S = 5.0  # how often it is looked whether this machine has other addresses now, or what failed goes by now
BY_HAND = "enrol each device with --box ADDRESS:PORT"
NOT_IPV4 = f"devices on Wi-Fi know IPv4 alone: write its address there, or tcp:0.0.0.0:PORT, or {BY_HAND}"
LACKING = f"this machine lacks zeroconf, so no device on Wi-Fi finds it by itself: pip install zeroconf, or {BY_HAND}"

Wait = Callable[[float], Awaitable[None]]


async def announce(box: str, address: str, complaints: Complaints, wait: Wait = asyncio.sleep) -> None:
    """Until cancelled; a box that cannot be announced still hears the devices that know its address."""
    host, port = place_of(address)
    if ip_address(host).is_loopback or not port:
        return  # nobody else could come
    cause = f"tcp:{address}: not announced"
    if ip_address(host).version != 4:
        complaints.note(cause, NOT_IPV4)
        return
    try:
        from headtable.box.lines.wifi.mdns import addresses_at  # noqa: PLC0415 - a box that lacks zeroconf is a box all the same
    except ImportError as lacking:
        complaints.note(cause, f"{LACKING} ({lacking})")
        return
    announcing = Announcing(box, port, lambda: addresses_at(host), complaints, cause)
    await announcing.run(wait)


class Announcing:
    """Announces the box anew whenever it has other addresses: the network may come long after the box."""

    def __init__(
        self, box: str, port: int, addresses: Callable[[], list[str]], complaints: Complaints, cause: str
    ) -> None:
        self._box, self._port = box, port
        self._addresses = addresses
        self._complaints, self._cause = complaints, cause

    async def run(self, wait: Wait = asyncio.sleep) -> None:
        """Until cancelled."""
        while True:
            try:
                await self._while_it_is_there(wait)
            except Unwell as trouble:
                self._complaints.note(self._cause, f"{trouble}; it is tried again, or {BY_HAND}")
                await wait(LOOK_S)

    async def _while_it_is_there(self, wait: Wait) -> None:
        from headtable.box.lines.wifi.mdns import said_to_be  # noqa: PLC0415 - as above

        here = self._addresses()
        if not here:
            raise Unwell("this machine has no such address now")
        async with said_to_be(self._box, self._port, here):
            self._complaints.over(f"{self._cause}: it is now, at {', '.join(here)}", self._cause)
            while self._addresses() == here:
                await wait(LOOK_S)
