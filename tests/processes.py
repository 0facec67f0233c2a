"""Programs in processes of their own, which end with the test that has started them, also when it fails."""

from __future__ import annotations

import asyncio
import contextlib
import sys
from asyncio.subprocess import Process
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import IO

from headtable.config import Config, to_toml

HEADTABLE = ("-m", "headtable")


@asynccontextmanager
async def a_process(
    *words: str | Path,
    stdout: int | IO[bytes] | None = None,
    stderr: int | IO[bytes] | None = None,
    env: dict[str, str] | None = None,
    cwd: Path | None = None,
) -> AsyncIterator[Process]:
    """Run it; it is killed at the end if it still lives."""
    running = await asyncio.create_subprocess_exec(*words, stdout=stdout, stderr=stderr, env=env, cwd=cwd)
    try:
        yield running
    finally:
        if running.returncode is None:
            running.kill()
        await running.wait()


@asynccontextmanager
async def a_part(
    name: str,
    config: Config,
    folder: Path,
    *,
    stdout: int | IO[bytes] | None = None,
    stderr: int | IO[bytes] | None = None,
    env: dict[str, str] | None = None,
    program: Sequence[str | Path] = HEADTABLE,
) -> AsyncIterator[Process]:
    """The box, the engine or the pages with this configuration, told to end at the end.

    ``env`` is its whole environment; without it, it has ours. ``program`` is what Python runs: a module with ``-m``,
    or the path of a script.
    """
    file = folder / "headtable.toml"
    file.write_text(to_toml(config))
    words = (sys.executable, *program, name, "--config", file)
    async with a_process(*words, stdout=stdout, stderr=stderr, env=env, cwd=folder) as running:
        yield running
        with contextlib.suppress(ProcessLookupError):
            running.terminate()
        await running.wait()
