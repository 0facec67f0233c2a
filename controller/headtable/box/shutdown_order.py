"""The order in which a box stops: its last message is sent before its lines are closed."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Iterable
from typing import Any

Life = Coroutine[Any, Any, None]  # coroutines have two type parameters that are not used here


async def run_in_order(lines: Life, devices: Iterable[Life], life: Life) -> None:
    """Run until ``life`` or a device fails. The lines close only after ``life`` has written its last line.

    So a board at the end of a cable hears the hush of a failing box.
    """
    async with asyncio.TaskGroup() as cables:
        kept = cables.create_task(lines, name="lines")
        async with asyncio.TaskGroup() as on_the_pi:
            for device in devices:
                on_the_pi.create_task(device, name="on-the-pi")
            on_the_pi.create_task(life, name="box")
        kept.cancel()
