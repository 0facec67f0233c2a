"""The box is announced by mDNS; looked for with zeroconf itself, on this machine's own network."""

from __future__ import annotations

import asyncio
import sys

import pytest
from zeroconf import IPVersion
from zeroconf.asyncio import AsyncServiceInfo, AsyncZeroconf

from headtable.box.wifi import announced
from headtable.complaints import Complaints

PATIENCE_MS = 15_000


async def test_a_box_is_found_where_it_listens() -> None:
    saying = asyncio.create_task(announced._announced("box-w", "127.0.0.1", 7707))
    looking = AsyncZeroconf(interfaces=["127.0.0.1"], ip_version=IPVersion.V4Only)
    try:
        found = AsyncServiceInfo(announced.SERVICE, f"box-w.{announced.SERVICE}")
        assert await found.async_request(looking.zeroconf, PATIENCE_MS)
        assert (found.parsed_addresses(), found.port) == (["127.0.0.1"], 7707)
    finally:
        saying.cancel()
        await asyncio.gather(saying, return_exceptions=True)
        await looking.async_close()


async def test_without_zeroconf_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "zeroconf", None)
    complaints: list[str] = []
    await announced.announce("box", "0.0.0.0:7707", Complaints(complaints.append))
    assert "pip install zeroconf, or enrol each with --box" in complaints[0]


@pytest.mark.parametrize("address", ["127.0.0.1:7707", "[::1]:7707", "0.0.0.0:0"])
async def test_what_nobody_else_can_reach_is_not_announced(address: str) -> None:
    complaints: list[str] = []
    await announced.announce("box", address, Complaints(complaints.append))
    assert complaints == []
