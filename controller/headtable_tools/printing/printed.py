"""Print one kind of sheets of a night: read the journal, make the sheets, write the file."""

from __future__ import annotations

from pathlib import Path

from msgspec import Struct

from headtable_tools.printing.expected_names import expected_names
from headtable_tools.printing.join_links import join_links
from headtable_tools.printing.logo_file import logo_in
from headtable_tools.printing.night_to_print import NightToPrint
from headtable_tools.printing.sheet_kinds import check_kind, sheet_of
from headtable_tools.printing.typeset import check_file, check_paper, typeset, write
from headtable_tools.replay.recorded_night import recorded_night


class Order(Struct, frozen=True):
    """The sheets that a host wants, and the file for them."""

    kind: str
    journal: Path
    file: Path
    paper: str = "a4"
    join: str | None = None
    links: Path | None = None  # the file with each table's own address
    names: Path | None = None  # the file with those who are expected
    logo: Path | None = None  # the charity's picture


class Printed(Struct, frozen=True):
    """The file that was written, and the letters on it that no font of this machine has."""

    file: str
    kind: str
    pages: int
    missing: tuple[str, ...]


def printed(order: Order) -> Printed:
    """Write the sheets; BadConfig if the order cannot be met, and then no file is touched."""
    check_kind(order.kind)
    check_paper(order.paper)
    check_file(order.file)
    links = join_links(order.links) if order.links else {}
    logo = logo_in(order.logo) if order.logo else b""
    names = expected_names(order.names) if order.names else ()
    recorded = recorded_night(order.journal)
    to_print = NightToPrint(recorded.night, recorded.opened, order.join, recorded.about, links, names)
    sheet = sheet_of(order.kind, to_print)
    done = typeset(order.kind, sheet, order.paper, logo)
    write(order.file, done.pdf)
    return Printed(str(order.file), order.kind, done.pages, done.missing)
