"""CodePrinter on the terminal of ``headtable run``: links and QR pictures, once the tables are known."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from msgspec.structs import replace
from rich.console import Console

from headtable.complaints import Complaints
from headtable.config import Config, Web
from headtable.web.code_printer import MOST_PICTURES, CodePrinter, prepare
from headtable.web.state_file import FILE, stored_codes
from tests.saying.brackets import words_outside
from tests.web.house import night

CONFIG = Config(web=Web(host="10.1.2.3", port=8080))


class Terminal:
    """The printed text, and the file that the pages share."""

    def __init__(self, folder: Path, tables: int = 0, width: int = 120, config: Config = CONFIG) -> None:
        self._printed = io.StringIO()
        self.file = folder / FILE
        self.codes = CodePrinter(config, self.file, tables, Console(file=self._printed, width=width))

    @classmethod
    async def prepared(cls, folder: Path, tables: int = 0, width: int = 120, config: Config = CONFIG) -> Terminal:
        """A terminal whose file has the codes of tonight."""
        await prepare(folder / FILE, "tonight", Complaints(print))
        return cls(folder, tables, width, config)

    @property
    def printed(self) -> str:
        """All of it so far."""
        return self._printed.getvalue()

    def code(self, table: int) -> str:
        """The code that the pages will ask for."""
        return stored_codes(self.file, Complaints(print))[table]


async def test_a_rehearsal_prints_its_links_with_their_codes_and_pictures(tmp_path: Path) -> None:
    terminal = await Terminal.prepared(tmp_path, tables=3)
    terminal.codes.print_codes()
    for table in (1, 2, 3):
        code = terminal.code(table)
        assert f"table {table}: {code}  http://10.1.2.3:8080/join?code={code}" in terminal.printed
    assert "█" in terminal.printed
    assert max(map(len, terminal.printed.splitlines())) <= 120


async def test_links_that_no_phone_can_open_have_no_pictures(tmp_path: Path) -> None:
    here = Config(web=Web(host="127.0.0.1", port=8080))
    terminal = await Terminal.prepared(tmp_path, tables=2, config=here)
    terminal.codes.print_codes()
    assert terminal.printed.count("join?code=") == 2
    assert "█" not in terminal.printed
    assert "only this machine can open these links" in terminal.printed


async def test_a_real_night_prints_its_links_once_when_the_host_has_opened_it(tmp_path: Path) -> None:
    terminal = await Terminal.prepared(tmp_path)
    terminal.codes.print_codes()
    terminal.codes.update(replace(night("closed"), tables=0))
    assert terminal.printed == ""
    for _ in range(2):
        terminal.codes.update(night())
    assert terminal.printed.count(f"join?code={terminal.code(2)}") == 1


async def test_many_tables_have_lines_here_and_their_pictures_on_the_console(tmp_path: Path) -> None:
    terminal = await Terminal.prepared(tmp_path, tables=MOST_PICTURES + 1)
    terminal.codes.print_codes()
    assert terminal.printed.count("join?code=") == MOST_PICTURES + 1
    assert "█" not in terminal.printed
    assert "under Phones" in terminal.printed


async def test_a_picture_is_as_narrow_as_a_narrow_terminal_needs(tmp_path: Path) -> None:
    terminal = await Terminal.prepared(tmp_path, tables=2, width=60)
    terminal.codes.print_codes()
    assert max(len(line) for line in terminal.printed.splitlines() if "█" in line) <= 60


async def test_only_prepared_codes_of_this_night_are_kept(tmp_path: Path) -> None:
    terminal = await Terminal.prepared(tmp_path)
    before = terminal.code(1)
    await prepare(terminal.file, "tonight", Complaints(print))
    assert terminal.code(1) == before
    await prepare(terminal.file, "another night", Complaints(print))
    assert terminal.code(1) != before


@pytest.mark.usefixtures("pseudo_language")
@pytest.mark.parametrize("tables", [3, MOST_PICTURES + 1])
async def test_every_word_beside_the_codes_is_from_the_catalogue(tmp_path: Path, tables: int) -> None:
    terminal = await Terminal.prepared(tmp_path, tables)
    terminal.codes.print_codes()
    assert terminal.printed.count("[") >= tables
    assert words_outside(terminal.printed) == []
