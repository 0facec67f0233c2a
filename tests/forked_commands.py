"""Commands of headtable in processes of their own, which start at once: each is forked from one that has its modules.

For tests that start a part often: its imports take longer than the rest of its start.
"""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from multiprocessing import get_context
from multiprocessing.context import ForkServerProcess
from pathlib import Path

from headtable.cli import main

MODULES = [__name__, "headtable.engine", "headtable.box.daemon", "headtable.web.app", "headtable_tools.cli"]


class ForkedCommand:
    """A running command, with what tests use of asyncio's Process."""

    def __init__(self, process: ForkServerProcess) -> None:
        self._process = process

    @property
    def pid(self) -> int:
        """Its process."""
        assert self._process.pid is not None
        return self._process.pid

    @property
    def returncode(self) -> int | None:
        """None while it runs; the number of the signal, negative, if one has killed it."""
        return self._process.exitcode

    def kill(self) -> None:
        """End it as ``kill -9`` does."""
        self._process.kill()

    def terminate(self) -> None:
        """Ask it to end."""
        self._process.terminate()

    async def wait(self) -> int | None:
        """Wait until it has ended."""
        loop, ended = asyncio.get_running_loop(), asyncio.Event()
        loop.add_reader(self._process.sentinel, ended.set)
        try:
            await ended.wait()
        finally:
            loop.remove_reader(self._process.sentinel)
        return self.returncode


@asynccontextmanager
async def forked_command(log: Path, *words: str) -> AsyncIterator[ForkedCommand]:
    """``headtable WORDS``; what it says goes to the log. It is killed at the end if it still lives."""
    context = get_context("forkserver")
    context.set_forkserver_preload(MODULES)
    process = context.Process(target=_run, args=(log, words, dict(os.environ), Path.cwd()))
    process.start()
    running = ForkedCommand(process)
    try:
        yield running
    finally:
        if running.returncode is None:
            running.kill()
        await running.wait()
        process.join()  # forget it


def _run(log: Path, words: tuple[str, ...], environ: dict[str, str], folder: Path) -> None:
    os.environ.clear()  # those are of the test in which the first command was started
    os.environ.update(environ)
    os.chdir(folder)
    with log.open("ab") as said:
        for stream in (sys.stdout, sys.stderr):
            os.dup2(said.fileno(), stream.fileno())
    main(words)
