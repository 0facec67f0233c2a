"""Restarts a task that ends, for code that depends on others, such as a radio's."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from headtable.errors import Unwell

FIRST_PAUSE_S, LONGEST_PAUSE_S = 1.0, 60.0


async def supervise(
    life: Callable[[], Coroutine[Any, Any, None]],
    fell: Callable[[Unwell], None],
    wait: Callable[[float], Awaitable[None]] = asyncio.sleep,
) -> None:
    """Run the task again whenever it ends, each time a little later, until cancelled.

    ``fell`` is called with the reason. Only here does headtable continue after an unforeseen error.
    """
    clock = asyncio.get_running_loop().time
    pause_s = FIRST_PAUSE_S
    while True:
        began_s = clock()
        end: BaseException | None
        [end] = await asyncio.gather(life(), return_exceptions=True)
        fell(Unwell("task-failed", error=repr(end)))
        if clock() - began_s > LONGEST_PAUSE_S:
            pause_s = FIRST_PAUSE_S
        await wait(pause_s)
        pause_s = min(2 * pause_s, LONGEST_PAUSE_S)
