"""A table that is pasted where names belong is read like a file, and no e-mail address becomes a part of a name."""

from __future__ import annotations

import httpx
import pytest

from headtable.errors import NotAllowed
from headtable.game.people.roster import check_names
from headtable.saying import say
from headtable.saying.languages import readers_language
from headtable.web.guest_list import NewGuest
from headtable.web.pasted_names import names_alone, pasted_rows
from headtable.web.refusals import Refused
from tests.web.house import host, nobody, room_with

SPREADSHEET = 'Name\tPaid\tE-mail\n"Smith, Ann"\t20\tann@example.org\n"O""Hara, Pat"\t20\tpat@example.org\nBea\t\t\n'
NAMES = ("Smith, Ann", 'O"Hara, Pat', "Bea")


def as_csv(separator: str) -> str:
    """The same table with another separator."""
    return SPREADSHEET.replace("\t", separator)


@pytest.mark.parametrize("separator", ["\t", ",", ";"])
def test_a_pasted_table_is_read_with_its_columns(separator: str) -> None:
    rows = pasted_rows(as_csv(separator))
    assert rows is not None
    assert [row.guest for row in rows] == [
        NewGuest("Smith, Ann", 2000, "ann@example.org"), NewGuest('O"Hara, Pat', 2000, "pat@example.org"),
        NewGuest("Bea"),
    ]  # fmt: skip


@pytest.mark.parametrize("separator", ["\t", ",", ";"])
def test_a_place_without_columns_takes_the_names_and_tells_what_was_left_out(separator: str) -> None:
    read = names_alone(as_csv(separator))
    assert (read.names, read.left_out) == (NAMES, ("Paid", "E-mail"))


def test_the_headings_may_be_in_the_language_of_another_reader() -> None:
    with readers_language("es"):
        assert names_alone("Gast\tbezahlt\nAnn\t20\n").names == ("Ann",)


def test_a_single_column_with_a_heading_may_have_commas_in_its_names() -> None:
    assert names_alone("Name\nSmith, Ann\nBea\n").names == ("Smith, Ann", "Bea")


@pytest.mark.parametrize(
    "names",
    ["Ann\nBea", "Smith, Ann\nBea", "Ann, Bea; Cat", "1\tAnn\n2\tBea", '"Buzz" Smith\nBea', "Ann *\nBea + Cat"],
    ids=["lines", "surnames first", "one line", "numbered", "a nickname", "stars and teams"],
)
def test_a_list_of_names_is_no_table(names: str) -> None:
    assert names_alone(names).names is None


@pytest.mark.parametrize(
    "table",
    ["Ann\t20\nBea\t5", "Ann\tann@example.org", "Ann;20\nBea;5", "Ann, $20\nBea, 5", '"Smith, Ann"\n"Bea"'],
    ids=["tabs", "one line", "semicolons", "amounts", "quotes"],
)
def test_a_table_without_headings_is_refused_with_a_sentence(table: str) -> None:
    with pytest.raises(Refused) as refused:
        names_alone(table)
    assert "the first line must name the columns" in say(refused.value.why)


def test_a_shifted_line_is_refused_because_half_a_name_would_be_taken() -> None:
    with pytest.raises(Refused) as refused:
        names_alone("name,paid\nSmith, Ann,20\n")
    assert "is in no column" in say(refused.value.why)


@pytest.mark.parametrize("name", ["ann@example.org", "Ann <ann@example.org>", "Ann, ann@home"])
def test_no_name_of_the_night_has_an_address(name: str) -> None:
    with pytest.raises(NotAllowed) as refused:
        check_names(("Bob", name))
    assert "contains an e-mail address" in str(refused.value)


async def test_a_table_pasted_in_the_guest_list_keeps_payments_and_addresses() -> None:
    async with host(room_with(), nobody()) as browser:
        pasted = {"names": SPREADSHEET.splitlines(), "pasted": SPREADSHEET, "status": "alternate"}
        assert (await browser.post("/api/guests/names", json=pasted)).json()["taken"] == 3
        guests = await listed(browser)
    assert [(one["name"], one["paid"], one["email"], one["status"]) for one in guests] == [
        ("Bea", 0, "", "alternate"), ('O"Hara, Pat', 2000, "pat@example.org", "alternate"),
        ("Smith, Ann", 2000, "ann@example.org", "alternate"),
    ]  # fmt: skip


async def test_a_page_asks_for_the_names_of_a_table() -> None:
    async with host(room_with(), nobody()) as browser:
        read = await browser.post("/api/names/read", json={"pasted": SPREADSHEET})
        assert read.json() == {"names": list(NAMES), "left_out": ["Paid", "E-mail"]}


async def test_no_name_in_the_guest_list_or_from_the_door_has_an_address() -> None:
    async with host(room_with(), nobody()) as browser:
        told = (await browser.post("/api/guests/names", json={"names": ["Ann ann@example.org"]})).json()
        assert (told["taken"], "contains an e-mail address" in told["wrong"][0]["words"]) == (0, True)
        walk_in = await browser.post("/api/door/tap", json={"is": "walk-in", "name": "ann@example.org"})
        assert (walk_in.status_code, "contains an e-mail address" in walk_in.json()["error"]) == (409, True)
        prepared = {"is": "prepare", "ruleset": "rfp", "players": ["Ann", "Bob ann@example.org"]}
        assert (await browser.post("/api/nights/next", json=prepared)).status_code == 409
        assert await listed(browser) == []


async def listed(browser: httpx.AsyncClient) -> list[dict[str, object]]:
    """The guests on the list."""
    guests: list[dict[str, object]] = (await browser.get("/api/guests")).json()["guests"]
    return guests
