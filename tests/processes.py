"""Programs in processes of their own, which end with the test that has started them, also when it fails."""

from __future__ import annotations

import asyncio
from asyncio.subprocess import Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import IO


@asynccontextmanager
async def a_process(
    *words: str | Path,
    stdout: int | IO[bytes] | None = None,
    stderr: int | IO[bytes] | None = None,
    env: dict[str, str] | None = None,
) -> AsyncIterator[Process]:
    """Run it; it is killed at the end if it still lives."""
    running = await asyncio.create_subprocess_exec(*words, stdout=stdout, stderr=stderr, env=env)
    try:
        yield running
    finally:
        if running.returncode is None:
            running.kill()
        await running.wait()
