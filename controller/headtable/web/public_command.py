"""Runs a public command of headtable in a process of its own, so that heavy work slows no press."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
from http import HTTPStatus
from typing import TypeVar

import msgspec

from headtable.saying.languages import LANGUAGE, language
from headtable.web.night_refusals import CommandFailed, CommandTooSlow
from headtable.web.refusals import Refused

LONGEST_S = 90
LOW_PRIORITY = 10  # beside busy processes a command gets a tenth of a core; at 19 it would hardly get on
LONGEST_ERROR = 600
T = TypeVar("T")


def environment() -> dict[str, str]:
    """The environment of a command, which speaks the reader's language."""
    return {**os.environ, LANGUAGE: language()}


def lower_priority(pid: int) -> None:
    """Let the pages run before a process."""
    own = os.getpriority(os.PRIO_PROCESS, 0)
    with contextlib.suppress(OSError):  # it has ended, or a hardened unit forbids the call
        os.setpriority(os.PRIO_PROCESS, pid, max(own, LOW_PRIORITY))


class PublicCommand:
    """``headtable … --json`` in the reader's language, one at a time and at low priority."""

    def __init__(self, longest_s: int = LONGEST_S) -> None:
        self._longest_s = longest_s
        self._turn = asyncio.Semaphore(1)

    async def answer(self, kind: type[T], *words: str) -> T:
        """The decoded answer of a command; Refused has its error."""
        async with self._turn:
            told, error = await self._run(words)
        try:
            return msgspec.json.decode(told, type=kind)
        except msgspec.DecodeError:
            said = error.decode(errors="replace").strip().removeprefix("headtable: ")
            raise Refused(HTTPStatus.CONFLICT, CommandFailed(said[-LONGEST_ERROR:])) from None

    async def _run(self, words: tuple[str, ...]) -> tuple[bytes, bytes]:
        pipe, nothing = asyncio.subprocess.PIPE, asyncio.subprocess.DEVNULL
        running = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "headtable", *words, "--json", stdin=nothing, stdout=pipe, stderr=pipe,
            env=environment(),
        )  # fmt: skip
        try:
            lower_priority(running.pid)
            async with asyncio.timeout(self._longest_s):
                return await running.communicate()
        except TimeoutError:
            raise Refused(HTTPStatus.SERVICE_UNAVAILABLE, CommandTooSlow(self._longest_s)) from None
        finally:
            if running.returncode is None:
                with contextlib.suppress(ProcessLookupError):
                    running.kill()
                await running.wait()
