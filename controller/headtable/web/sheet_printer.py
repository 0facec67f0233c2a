"""Prints the paper of the night for the host's console: ``headtable print`` in a process of its own.

The process reads the journal alone, so no sheet holds anything of the guest list.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
from http import HTTPStatus
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Literal, get_args

import msgspec
from msgspec import Struct

from headtable.messages.words import Message
from headtable.web.refusals import Refused

SheetKind = Literal[
    "name-tags", "score-cards", "tally-sheets", "table-cards", "seating", "results", "certificates", "half-filled"
]  # fmt: skip
Paper = Literal["a4", "letter"]
SHEET_KINDS: tuple[SheetKind, ...] = get_args(SheetKind)
LONGEST_S = 60.0  # a Pi takes some seconds for a hundred score cards
LOW_PRIORITY = 15  # the night itself comes first


class PrintRefused(Message, tag="print-refused"):
    """``headtable print`` has not printed, and what it said."""

    said: str


class PrintTakesLong(Message, tag="print-takes-long"):
    """``headtable print`` was stopped."""

    longest_s: int


class SheetsToPrint(Struct, frozen=True, forbid_unknown_fields=True):
    """The kind of sheets that the host wants, and the paper in the printer."""

    sheet: SheetKind
    paper: Paper


class SheetsPrinted(Struct, frozen=True):
    """The printed sheets: their pages, and the letters that no font has."""

    sheet: SheetKind
    paper: Paper
    pages: int
    missing: tuple[str, ...]


class _Told(Struct, frozen=True):
    """The answer of ``headtable print --json``."""

    pages: int
    missing: tuple[str, ...] = ()


class SheetPrinter:
    """Prints one order after the other, and keeps the last file of each kind."""

    def __init__(self, journal: Path | None, longest_s: float = LONGEST_S) -> None:
        self._journal = journal
        self._longest_s = longest_s
        self._one_at_a_time = asyncio.Lock()
        self._files: dict[SheetsToPrint, bytes] = {}

    async def print(self, order: SheetsToPrint) -> SheetsPrinted:
        """Print the sheets; 409 if that is impossible now, 503 if it takes too long."""
        async with self._one_at_a_time:
            with TemporaryDirectory(prefix="headtable-print-") as folder:
                file = Path(folder) / f"{order.sheet}.pdf"
                told = msgspec.json.decode(await self._run(order, file), type=_Told)
                self._files[order] = file.read_bytes()
        return SheetsPrinted(order.sheet, order.paper, told.pages, told.missing)

    def file(self, order: SheetsToPrint) -> bytes | None:
        """The PDF that was printed last for this order."""
        return self._files.get(order)

    async def _run(self, order: SheetsToPrint, file: Path) -> bytes:
        """Run the command; what it prints on stdout."""
        journal = str(self._journal or "")
        options = ("--journal", journal, "--paper", order.paper, "--out", str(file), "--json")
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "headtable", "print", order.sheet, *options,
            stdin=asyncio.subprocess.DEVNULL, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE,
        )  # fmt: skip
        with contextlib.suppress(OSError):  # a hardened unit may not change priorities
            os.setpriority(os.PRIO_PROCESS, process.pid, LOW_PRIORITY)
        try:
            async with asyncio.timeout(self._longest_s):
                out, said = await process.communicate()
        except TimeoutError:
            raise Refused(HTTPStatus.SERVICE_UNAVAILABLE, PrintTakesLong(round(self._longest_s))) from None
        finally:
            if process.returncode is None:
                process.kill()
                await process.wait()
        if process.returncode != 0:
            raise Refused(HTTPStatus.CONFLICT, PrintRefused(_last_line(said)))
        return out


def _last_line(said: bytes) -> str:
    """The error of a command, without the program's name."""
    lines = said.decode(errors="replace").strip().splitlines()
    return lines[-1].removeprefix("headtable: ") if lines else ""
