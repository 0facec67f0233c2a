"""Announces the box by mDNS, with zeroconf and ifaddr, which may be missing."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from ipaddress import ip_address

import ifaddr
from zeroconf import Error, IPVersion, NonUniqueNameException, ServiceInfo
from zeroconf.asyncio import AsyncZeroconf

from headtable.errors import Unwell

SERVICE = "_headtable._tcp.local."


def addresses_at(host: str) -> list[str]:
    """The addresses at which other machines reach a listener on this IPv4 address, or on all addresses."""
    try:
        here = {str(one.ip) for adapter in ifaddr.get_adapters() for one in adapter.ips if one.is_IPv4}
    except OSError as trouble:
        raise Unwell("addresses-unknown", error=str(trouble)) from None
    everywhere = ip_address(host).is_unspecified
    return sorted(one for one in here if (everywhere and not ip_address(one).is_loopback) or one == host)


@asynccontextmanager
async def advertised(box: str, port: int, addresses: list[str]) -> AsyncIterator[None]:
    """Answer mDNS queries for the box in these networks while it lasts; Unwell if that is impossible."""
    try:
        air = AsyncZeroconf(interfaces=addresses, ip_version=IPVersion.V4Only)
    except (OSError, RuntimeError) as trouble:
        raise _unwell(trouble) from None
    try:
        await _say(air, box, port, addresses)
        yield
    finally:
        await air.async_close()


async def _say(air: AsyncZeroconf, box: str, port: int, addresses: list[str]) -> None:
    info = ServiceInfo(
        SERVICE, f"{box}.{SERVICE}", port=port, parsed_addresses=addresses, server=f"headtable-{box}.local."
    )
    try:
        await air.async_register_service(info)
    except NonUniqueNameException:
        raise Unwell("mdns-name-taken", box=box) from None
    except (OSError, RuntimeError, Error) as trouble:
        raise _unwell(trouble) from None


def _unwell(trouble: Exception) -> Unwell:
    return Unwell("mdns-failed", error=str(trouble) or type(trouble).__name__)
