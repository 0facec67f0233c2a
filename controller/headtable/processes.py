"""The parts of headtable as child processes: started, started again when they die, and stopped."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
import time
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import AsyncIterator, Callable, Mapping
from pathlib import Path

from headtable.complaints import plain
from headtable.errors import Unwell
from headtable.saying import text

STOP_WITHIN_S = 1.2
RESTART_AFTER_S = 0.5
SHORT_LIFE_S = 5.0
MOST_SHORT_LIVES = 3  # in a row: then it is no coincidence
RESTART_ILL_AFTER_S = 10.0

RUN_PID = "HEADTABLE_RUN_PID"  # in a part's environment: its parent process

Say = Callable[[str], None]


class Lives:
    """How long a part has run each time, and the pause before its next start."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._short_in_a_row = 0
        self._has_lived = False

    def pause_after(self, lived_s: float) -> float:
        """The seconds to wait before the next start; Unwell if the part has never run for long.

        A part that has run for hours never ends the night. Its trouble may pass, and the other parts continue without
        it.
        """
        is_long = lived_s >= SHORT_LIFE_S
        self._has_lived = self._has_lived or is_long
        self._short_in_a_row = 0 if is_long else self._short_in_a_row + 1
        if self._short_in_a_row < MOST_SHORT_LIVES:
            return RESTART_AFTER_S
        if not self._has_lived:
            raise Unwell("part-will-not-run", part=self._name)
        return RESTART_ILL_AFTER_S


class Part:
    """One part in a process of its own: ``headtable engine --config FILE``."""

    def __init__(self, name: str, config: Path, say: Say, environ: Mapping[str, str]) -> None:
        self.name = name
        self._config = config
        self._say = say
        self._environ = environ
        self._running: Process | None = None

    async def keep_alive(self) -> None:
        """Run it until cancelled. When it dies, log that and start it again. Unwell if it never lives long."""
        lives = Lives(self.name)
        try:
            while True:
                started_s = time.monotonic()
                code = await self._run()
                self._say(text("part-stopped", part=self.name, code=code))
                pause_s = lives.pause_after(time.monotonic() - started_s)
                self._say(text("part-starts-again", part=self.name, pause_s=pause_s))
                await asyncio.sleep(pause_s)
        finally:
            await self._stop()

    async def _run(self) -> int:
        # A session of its own: Ctrl-C reaches only this process, so the parts stop in order. If this process dies too
        # fast for that, its death ends them.
        self._running = await asyncio.create_subprocess_exec(
            "setpriv", "--pdeathsig", "TERM",
            sys.executable, "-m", "headtable", self.name, "--config", str(self._config),
            stdout=DEVNULL, stderr=PIPE, start_new_session=True, env={**self._environ, RUN_PID: str(os.getpid())},
        )  # fmt: skip
        assert self._running.stderr is not None  # noqa: S101  it is a pipe
        async for line in self._running.stderr:
            said = plain(line.decode(errors="replace").rstrip())
            self._say(text("part-said", part=self.name, said=said))
        return await self._running.wait()

    async def _stop(self) -> None:
        part = self._running
        if part is None or part.returncode is not None:
            return
        part.terminate()
        ended = asyncio.ensure_future(part.wait())
        # This task is being cancelled. Before Python 3.11.4, asyncio.timeout raises no TimeoutError in such a task.
        await asyncio.wait((ended,), timeout=STOP_WITHIN_S)
        if not ended.done():
            self._say(text("part-ended", part=self.name, within_s=STOP_WITHIN_S))
            with contextlib.suppress(ProcessLookupError):
                part.kill()
        await ended


@contextlib.asynccontextmanager
async def alive(name: str, config: Path, say: Say, environ: Mapping[str, str]) -> AsyncIterator[None]:
    """Keep a part alive inside the ``async with``. It ends with Unwell if the part does not stay alive."""
    async with asyncio.TaskGroup() as keeping:
        task = keeping.create_task(Part(name, config, say, environ).keep_alive(), name=name)
        yield
        task.cancel()


def has_lost_its_run(environ: Mapping[str, str], parent: int) -> bool:
    """Whether the ``headtable run`` that started this part died before the part had asked to die with it."""
    return environ.get(RUN_PID, str(parent)) != str(parent)
