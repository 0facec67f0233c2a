"""Runs a public command of headtable in a process of its own, so that heavy work slows no press."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
from http import HTTPStatus
from typing import TypeVar

import msgspec
from msgspec import Struct

from headtable.saying.currencies import CURRENCY, currency
from headtable.saying.languages import LANGUAGE, language
from headtable.web.night_refusals import CommandFailed, CommandTooSlow
from headtable.web.refusals import Refused

LONGEST_S = 90
LOW_PRIORITY = 10  # beside busy processes a command gets a tenth of a core; at 19 it would hardly get on
LONGEST_ERROR = 600
T = TypeVar("T")


def environment() -> dict[str, str]:
    """The environment of a command, which speaks the reader's language and counts in the house's currency."""
    return {**os.environ, LANGUAGE: language(), CURRENCY: currency()}


class _Ended(Struct, frozen=True):
    """A command that has ended, and what it said."""

    exit_code: int
    told: bytes
    error: bytes

    def failure(self) -> Refused:
        """The refusal that quotes its error."""
        said = self.error.decode(errors="replace").strip().removeprefix("headtable: ")
        return Refused(HTTPStatus.CONFLICT, CommandFailed(said[-LONGEST_ERROR:]))


def lower_priority(pid: int) -> None:
    """Let the pages run before a process."""
    own = os.getpriority(os.PRIO_PROCESS, 0)
    with contextlib.suppress(OSError):  # it has ended, or a hardened unit forbids the call
        os.setpriority(os.PRIO_PROCESS, pid, max(own, LOW_PRIORITY))


class PublicCommand:
    """``headtable …`` in the reader's language, one at a time and at low priority."""

    def __init__(self, longest_s: int = LONGEST_S) -> None:
        self._longest_s = longest_s
        self._turn = asyncio.Semaphore(1)

    async def answer(self, kind: type[T], *words: str, longest_s: int | None = None) -> T:
        """The decoded answer of a command; Refused has its error."""
        ended = await self._run((*words, "--json"), longest_s or self._longest_s)
        try:
            return msgspec.json.decode(ended.told, type=kind)
        except msgspec.DecodeError:
            raise ended.failure() from None

    async def run(self, *words: str) -> None:
        """Run a command that writes files; Refused has its error."""
        ended = await self._run(words, self._longest_s)
        if ended.exit_code:
            raise ended.failure()

    async def _run(self, words: tuple[str, ...], longest_s: int) -> _Ended:
        async with self._turn:
            return await self._run_now(words, longest_s)

    async def _run_now(self, words: tuple[str, ...], longest_s: int) -> _Ended:
        pipe, nothing = asyncio.subprocess.PIPE, asyncio.subprocess.DEVNULL
        running = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "headtable", *words, stdin=nothing, stdout=pipe, stderr=pipe,
            env=environment(),
        )  # fmt: skip
        try:
            lower_priority(running.pid)
            async with asyncio.timeout(longest_s):
                told, error = await running.communicate()
        except TimeoutError:
            raise Refused(HTTPStatus.SERVICE_UNAVAILABLE, CommandTooSlow(longest_s)) from None
        finally:
            if running.returncode is None:
                with contextlib.suppress(ProcessLookupError):
                    running.kill()
                await running.wait()
        return _Ended(running.returncode or 0, told, error)
