"""Text that a host pastes where names belong: a list of names, or a table that was copied from a spreadsheet."""

from __future__ import annotations

import re
from collections.abc import Sequence
from http import HTTPStatus
from typing import Annotated

import msgspec
from litestar import Response, post
from litestar.handlers import HTTPRouteHandler
from msgspec import Meta, Struct
from msgspec.structs import replace

from headtable.web.exchange import NEVER_STORED, Exchange
from headtable.web.guard import Browser, HostSessions, same_site
from headtable.web.guest_csv import headings_in, read_table
from headtable.web.guest_headings import column_of
from headtable.web.guest_list import Attendance, NewGuest
from headtable.web.guest_rows import Row, TooManyCells, UnknownColumn
from headtable.web.refusals import Refused

LONGEST_TEXT = 100_000  # characters; a table of 400 guests with addresses and wishes fits
LONGEST_BODY = 500_000  # bytes of such a text in JSON
NUMBER_BEFORE = re.compile(r"^\s*\d+\t")  # a list may have its numbers in a column of their own
QUOTED_CELL = re.compile(r'^\s*"(?:[^"]|"")*"\s*(?:[,;\t]|$)')
SEVERAL_CELLS = re.compile(r"\t|;|,\s*[$€£]?\d")

Pasted = Annotated[str, Meta(max_length=LONGEST_TEXT)]


class PastedText(Struct, frozen=True, forbid_unknown_fields=True):
    """What is in the field now."""

    pasted: Pasted


class NamesRead(Struct, frozen=True):
    """The names of a pasted table; none if the text is a list of names already.

    ``left_out`` are the headings of its other columns.
    """

    names: tuple[str, ...] | None
    left_out: tuple[str, ...] = ()


_READ = Exchange(NamesRead, msgspec.json.Decoder(PastedText))


def pasted_rows(pasted: str) -> tuple[Row, ...] | None:
    """The rows of a table; None if the text is a list of names. 400 for a table without headings."""
    return read_table(pasted) if _is_table(pasted) else None


def rows_as(status: Attendance, rows: Sequence[Row]) -> list[Row]:
    """The rows, with this status for everybody who is only expected."""
    return [replace(row, guest=_as(status, row.guest)) for row in rows]


def _as(status: Attendance, guest: NewGuest) -> NewGuest:
    return replace(guest, status=status) if guest.status == "expected" else guest


def names_alone(pasted: str) -> NamesRead:
    """The names of a table, for a place that keeps nothing else of a guest."""
    rows = pasted_rows(pasted)
    if rows is None:
        return NamesRead(None)
    if shifted := next((row.problem for row in rows if isinstance(row.problem, TooManyCells)), None):
        raise Refused(HTTPStatus.BAD_REQUEST, shifted)
    names = tuple(row.guest.name for row in rows if not isinstance(row.problem, UnknownColumn))
    return NamesRead(names, tuple(one for one in headings_in(pasted) if column_of(one) != "name"))


def pasted_names_routes(hosts: HostSessions) -> list[HTTPRouteHandler]:
    """The route that reads what a host has pasted."""

    @post(
        "/api/names/read", opt=_READ.opt, guards=[same_site, hosts.guard], status_code=200,
        request_max_body_size=LONGEST_BODY,
    )  # fmt: skip
    async def read(request: Browser) -> Response[bytes]:
        """Read the names of a table that was pasted."""
        return _READ.response(names_alone(_READ.body(await request.body()).pasted), NEVER_STORED)

    return [read]


def _is_table(pasted: str) -> bool:
    lines = [line for line in pasted.splitlines() if line.strip()]
    if len(lines) > 1 and "name" in map(column_of, headings_in(pasted)):
        return True
    bare = [NUMBER_BEFORE.sub("", line).strip() for line in lines]
    if len(bare) == 1:  # a single line is names between commas
        return "\t" in bare[0]
    return any(QUOTED_CELL.search(line) or SEVERAL_CELLS.search(line) for line in bare)
