"""Tells the hall's network where the box is, by mDNS: a device on Wi-Fi asks for ``_headtable._tcp``."""

from __future__ import annotations

import asyncio
from importlib.util import find_spec
from ipaddress import ip_address

from headtable.box.port import place_of
from headtable.complaints import Complaints

SERVICE = "_headtable._tcp.local."
ENROL = "or enrol each with --box ADDRESS:PORT"
LACKING = f"this machine lacks zeroconf, so no device on Wi-Fi finds it by itself: pip install zeroconf, {ENROL}"


async def announce(box: str, address: str, complaints: Complaints) -> None:
    """Until cancelled; a box that cannot be announced still hears the devices that know its address."""
    host, port = place_of(address)
    if ip_address(host).is_loopback or not port:
        return  # nobody else could come
    if find_spec("zeroconf") is None:
        complaints.note(f"tcp:{address}: not announced", LACKING)
        return
    from zeroconf import Error  # noqa: PLC0415 - a box that lacks it is a box all the same

    try:
        await _announced(box, host, port)
    except (OSError, Error) as trouble:
        complaints.note(
            f"tcp:{address}: not announced", f"{trouble or type(trouble).__name__}; look at the network, {ENROL}"
        )


async def _announced(box: str, host: str, port: int) -> None:
    from zeroconf import InterfaceChoice, IPVersion, ServiceInfo  # noqa: PLC0415 - as above
    from zeroconf._utils.net import get_all_addresses  # noqa: PLC0415 - as above
    from zeroconf.asyncio import AsyncZeroconf  # noqa: PLC0415 - as above

    everywhere = ip_address(host).is_unspecified
    addresses = [one for one in get_all_addresses() if not ip_address(one).is_loopback] if everywhere else [host]
    info = ServiceInfo(
        SERVICE, f"{box}.{SERVICE}", port=port, parsed_addresses=addresses, server=f"headtable-{box}.local."
    )
    air = AsyncZeroconf(interfaces=InterfaceChoice.All if everywhere else [host], ip_version=IPVersion.V4Only)
    try:
        await air.async_register_service(info)
        await asyncio.Event().wait()
    finally:
        await air.async_close()
