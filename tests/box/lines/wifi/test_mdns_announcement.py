"""The box is announced by mDNS; looked for with zeroconf itself, on this machine's own network."""

from __future__ import annotations

import asyncio
import gc
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import pytest
from zeroconf import IPVersion
from zeroconf.asyncio import AsyncServiceInfo, AsyncZeroconf

from headtable.box.lines.wifi.mdns import SERVICE, addresses_at
from headtable.box.lines.wifi.mdns_announcement import Announcing, announce
from headtable.complaints import Complaints
from headtable.errors import Unwell
from tests.patience import PATIENCE_S

PATIENCE_MS = int(1000 * PATIENCE_S)
LO, OTHER_LO = "127.0.0.1", "127.0.0.2"
EVERYWHERE = ".".join("0000")
NOWHERE = "192.0.2.7"  # an address for documents, which no machine has


async def soon(_: float) -> None:
    """Wait no longer than others need to have their turn."""
    await asyncio.sleep(0.01)


@asynccontextmanager
async def announcing(addresses: Callable[[], list[str]], complaints: list[str]) -> AsyncIterator[AsyncZeroconf]:
    """A box that is announced at the test's addresses, and a client that may look for it."""
    air = Announcing("box-w", 7707, addresses, Complaints(complaints.append), "not announced")
    saying = asyncio.create_task(air.run(soon))
    looking = AsyncZeroconf(interfaces=[LO], ip_version=IPVersion.V4Only)
    try:
        yield looking
        assert not saying.done()
    finally:
        saying.cancel()
        await asyncio.gather(saying, return_exceptions=True)
        await looking.async_close()


async def found_at(looking: AsyncZeroconf) -> list[str]:
    """The announced addresses of the box."""
    found = AsyncServiceInfo(SERVICE, f"box-w.{SERVICE}")
    assert await found.async_request(looking.zeroconf, PATIENCE_MS)
    assert found.port == 7707
    return sorted(found.parsed_addresses())


async def until(true: Callable[[], object]) -> None:
    """Wait until something holds."""
    async with asyncio.timeout(PATIENCE_MS / 1000):
        while not true():
            await asyncio.sleep(0.01)


@pytest.mark.slow
async def test_a_box_is_announced_at_the_addresses_where_it_listens() -> None:
    complaints: list[str] = []
    async with announcing(lambda: [LO], complaints) as looking:
        assert await found_at(looking) == [LO]
    assert complaints == []


@pytest.mark.slow
async def test_a_box_that_starts_before_its_network_is_announced_when_the_network_is_up() -> None:
    here: list[str] = []
    complaints: list[str] = []
    async with announcing(lambda: list(here), complaints) as looking:
        await until(lambda: complaints)
        assert "no such address now" in complaints[0]
        here.append(LO)
        assert await found_at(looking) == [LO]
        assert complaints[-1] == f"the box is announced now, at {LO}"


@pytest.mark.slow
async def test_a_box_whose_addresses_change_is_announced_again() -> None:
    here = [LO]
    async with announcing(lambda: list(here), []) as looking:
        assert await found_at(looking) == [LO]
        here.append(OTHER_LO)
        async with asyncio.timeout(PATIENCE_MS / 1000):
            while await found_at(looking) != [LO, OTHER_LO]:
                await asyncio.sleep(0.1)


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")  # of zeroconf's own socket, see below
async def test_an_error_is_reported_and_the_work_is_tried_again() -> None:
    here = [NOWHERE]
    complaints: list[str] = []
    async with announcing(lambda: list(here), complaints) as looking:
        await until(lambda: complaints)
        assert "not announced: mDNS says" in complaints[0]
        assert "--box ADDRESS:PORT" in complaints[0]
        here[:] = [LO]
        assert await found_at(looking) == [LO]
    gc.collect()  # zeroconf leaves a socket behind when it finds no adapter


@pytest.mark.slow
async def test_a_second_box_of_the_same_name_reports_it_and_is_announced_when_the_first_has_gone() -> None:
    complaints: list[str] = []
    async with announcing(lambda: [LO], []) as looking:
        assert await found_at(looking) == [LO]
        second = Announcing("box-w", 7707, lambda: [LO], Complaints(complaints.append), "not announced")
        saying = asyncio.create_task(second.run(soon))
        await until(lambda: complaints)
    await until(lambda: "is announced now" in complaints[-1])
    assert 'another box in this network is called "box-w"' in complaints[0]
    saying.cancel()
    await asyncio.gather(saying, return_exceptions=True)


async def test_unreadable_addresses_do_not_stop_the_box() -> None:
    complaints: list[str] = []

    def unknown() -> list[str]:
        raise Unwell("addresses-unknown", error="nobody knows")

    async with announcing(unknown, complaints):
        await until(lambda: complaints)
    assert "nobody knows" in complaints[0]


def test_a_box_that_listens_everywhere_is_announced_at_its_reachable_addresses() -> None:
    assert addresses_at(LO) == [LO]
    assert addresses_at(NOWHERE) == []
    assert not [one for one in addresses_at(EVERYWHERE) if one.startswith("127.")]


@pytest.mark.parametrize("module", ["zeroconf", "ifaddr"])
async def test_without_zeroconf_the_error_names_the_package_to_install(
    monkeypatch: pytest.MonkeyPatch, module: str
) -> None:
    monkeypatch.setitem(sys.modules, module, None)
    monkeypatch.delitem(sys.modules, "headtable.box.lines.wifi.mdns")
    complaints: list[str] = []
    await announce("box", "0.0.0.0:7707", Complaints(complaints.append))
    assert "pip install zeroconf" in complaints[0]
    assert "--box ADDRESS:PORT" in complaints[0]


@pytest.mark.parametrize("address", ["127.0.0.1:7707", "[::1]:7707", "0.0.0.0:0"])
async def test_an_address_that_other_machines_cannot_reach_is_not_announced(address: str) -> None:
    complaints: list[str] = []
    await announce("box", address, Complaints(complaints.append))
    assert complaints == []


@pytest.mark.parametrize("address", ["[fd00::1]:7707", "[::]:7707"])
async def test_an_address_that_is_no_ipv4_is_not_announced_and_the_reason_is_given(address: str) -> None:
    complaints: list[str] = []
    await announce("box", address, Complaints(complaints.append))
    assert "devices on Wi-Fi know IPv4 alone" in complaints[0]
