"""Keeps Python's garbage collections short in the parts that run all night.

A full collection looks at every object, and everything waits for it. The pages have more than 100,000 objects from
their start on: a full collection took 0.1 to 0.2 s, as a bench with 200 open pages found.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager

STARTED_S = 5.0  # by then a part has loaded what it keeps


async def with_short_collections(part: Coroutine[None, None, None], started_s: float = STARTED_S) -> None:
    """Run a part. What it has loaded after its start is left out of every later collection."""
    at_start = asyncio.get_running_loop().call_later(started_s, _keep)
    try:
        await part
    finally:
        at_start.cancel()


@contextmanager
def loading() -> Iterator[None]:
    """Make no collection while much is loaded that stays, and leave it out of every later one."""
    was_enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        gc.freeze()
        if was_enabled:
            gc.enable()


def collect_everything() -> None:
    """Collect also what was left out, because it is needed no more; everything waits for that."""
    gc.unfreeze()
    _keep()


def _keep() -> None:
    gc.collect()
    gc.freeze()
