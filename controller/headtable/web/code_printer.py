"""Prints the tables' codes on a terminal: their links, and QR codes side by side as the width allows."""

from __future__ import annotations

import time
from itertools import zip_longest
from pathlib import Path

from rich.console import Console
from rich.markup import escape
from rich.text import Text

from headtable.complaints import Complaints
from headtable.config import Config
from headtable.messages.rooms import (
    NightState,
)
from headtable.saying import text
from headtable.web.addresses import Addresses
from headtable.web.phones import Phones
from headtable.web.qr_picture import ON_PAPER, qr_lines
from headtable.web.state_file import StateFile, stored_codes

MOST_PICTURES = 12  # more codes would push everything else off the screen
BETWEEN = 2  # columns


async def prepare(file: Path, night: str, complaints: Complaints) -> None:
    """Draw the codes of this night before the pages start, which read them from the file."""
    phones = Phones(StateFile(file, complaints), time.time, lambda: None)
    phones.begin(night)
    await phones.stored()


class CodePrinter:
    """Prints the codes once the tables are known: on a real night, when the host has opened it."""

    def __init__(self, config: Config, file: Path, tables: int, console: Console) -> None:
        self._addresses = Addresses(config.web, config.web.port)
        self._file = file
        self._console = console
        self._tables = tables
        self._shown = 0

    def update(self, night: NightState) -> None:
        """Print the codes when the night has its tables."""
        if night.tables and night.phase != "over":
            self._tables = night.tables
            self.print_codes()

    def print_codes(self) -> None:
        """Print the codes that are not printed yet."""
        codes = stored_codes(self._file, Complaints(self._say))
        if self._shown == self._tables or len(codes) < self._tables:
            return
        self._shown = self._tables
        links = [self._addresses.join(codes[table]) for table in range(1, self._tables + 1)]
        for table, link in enumerate(links, start=1):
            self._say(text("code-of-table", table=table, code=codes[table], link=link))
        if self._addresses.why_unreachable():
            self._say(text("code-for-this-machine"))
        elif len(links) > MOST_PICTURES:
            self._say(text("code-pictures-elsewhere"))
        else:
            self._show(
                [
                    [text("code-picture-title", table=table), *qr_lines(link)]
                    for table, link in enumerate(links, start=1)
                ]
            )

    def _show(self, pictures: list[list[str]]) -> None:
        width = max(len(line) for picture in pictures for line in picture) + BETWEEN
        in_a_row = max(1, self._console.width // width)
        for first in range(0, len(pictures), in_a_row):
            for lines in zip_longest(*pictures[first : first + in_a_row], fillvalue=""):
                row = Text("".join(line.ljust(width) for line in lines), style=ON_PAPER)
                self._console.print(row, soft_wrap=True)

    def _say(self, line: str) -> None:
        self._console.print(escape(line), highlight=False, soft_wrap=True)
