"""Prints the paper of the night for the host's console: ``headtable print`` in a process of its own.

The process reads the journal. Of the guest list it gets names alone, and only for name tags before anybody sits.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Literal, get_args

import msgspec
from msgspec import Struct

from headtable.saying.languages import language
from headtable.web.public_command import PublicCommand

JoinLinks = Mapping[int, tuple[str, ...]]  # of each table: the one of its QR code, and the same by name
SheetKind = Literal[
    "name-tags", "score-cards", "tally-sheets", "table-cards", "seating", "results", "certificates", "half-filled"
]  # fmt: skip
Paper = Literal["a4", "letter"]
SHEET_KINDS: tuple[SheetKind, ...] = get_args(SheetKind)


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
    """Prints one order after the other, and keeps the last file of each kind and language."""

    def __init__(self, journal: Path, command: PublicCommand) -> None:
        self._journal = journal
        self._command = command
        self._files: dict[tuple[SheetsToPrint, str], bytes] = {}

    async def print(
        self, order: SheetsToPrint, links: JoinLinks, names: Iterable[str] = (), logo: bytes = b""
    ) -> SheetsPrinted:
        """Print the sheets; Refused with the command's error if that is impossible now.

        ``links`` admit phones to the tables, ``names`` are expected, and ``logo`` is the hall's picture. All of them
        go through files that only their owner may read.
        """
        with TemporaryDirectory(prefix="headtable-print-") as folder:
            file = Path(folder) / f"{order.sheet}.pdf"
            private = (*_private_files(Path(folder), links, names), *_logo_file(Path(folder), logo))
            options = ("--paper", order.paper, "--journal", str(self._journal), "--out", str(file), *private)
            told = await self._command.answer(_Told, "print", order.sheet, *options)
            self._files[order, language()] = file.read_bytes()
        return SheetsPrinted(order.sheet, order.paper, told.pages, told.missing)

    def file(self, order: SheetsToPrint) -> bytes | None:
        """The PDF that was printed last for this order in the reader's language."""
        return self._files.get((order, language()))


def _private_files(folder: Path, links: JoinLinks, names: Iterable[str]) -> tuple[str, ...]:
    """The options that name the files of the links and of the names; the folder is its owner's alone."""
    join, expected = folder / "links.json", folder / "names.txt"
    join.write_bytes(msgspec.json.encode(links))
    expected.write_text("\n".join(" ".join(name.split()) for name in names), encoding="utf-8")
    return ("--join-links", str(join), "--names", str(expected))


def _logo_file(folder: Path, logo: bytes) -> tuple[str, ...]:
    if not logo:
        return ()
    file = folder / "logo"
    file.write_bytes(logo)
    return ("--logo", str(file))
