"""An edge is told in the box's loop, whoever reads it."""

from __future__ import annotations

import asyncio
import threading

from headtable.box.pins.pin import in_loop
from tests.patience import PATIENCE_S


async def test_an_edge_read_by_the_loop_is_reported_at_once() -> None:
    told: list[tuple[int, int]] = []
    in_loop(asyncio.get_running_loop(), lambda state: told.append((state, threading.get_ident())), 1)
    assert told == [(1, threading.get_ident())]


async def test_an_edge_read_by_a_thread_is_reported_in_the_loop() -> None:
    loop = asyncio.get_running_loop()
    told: asyncio.Future[tuple[int, int]] = loop.create_future()
    reader = threading.Thread(
        target=in_loop, args=(loop, lambda state: told.set_result((state, threading.get_ident())), 1)
    )
    reader.start()
    async with asyncio.timeout(PATIENCE_S):
        assert await told == (1, threading.get_ident())
    reader.join()
