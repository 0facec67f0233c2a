"""The host's console prints sheets of the night: as PDF, in a process of its own, or with the reason why not."""

from __future__ import annotations

import base64
import io
from contextlib import closing
from importlib.resources import files
from pathlib import Path

import httpx
import pytest
from pypdf import PdfReader

from headtable.messages.people import OpenNight
from headtable.web.night_refusals import CommandTooSlow
from headtable.web.public_command import PublicCommand
from headtable.web.refusals import Refused
from headtable.web.sheet_printer import SHEET_KINDS, SheetPrinter, SheetsToPrint
from headtable_tools.printing.sheet_kinds import KINDS
from headtable_tools.printing.typeset import PAPERS
from tests.replay.short_night import TWELVE, Evening
from tests.web.house import (
    NOBODYS,
    browser_at,
    evening,
    let_in_as_host,
    night as house_night,
    nobody,
    opened,
    room_with,
)

LETTER = (612, 792)  # points


async def printed(browser: httpx.AsyncClient, sheet: str, paper: str) -> httpx.Response:
    """The answer to an order."""
    return await browser.post("/api/host/print", json={"sheet": sheet, "paper": paper})


def test_the_console_offers_every_kind_of_sheet() -> None:
    assert set(SHEET_KINDS) == set(KINDS)
    assert set(PAPERS) == {"a4", "letter"}


@pytest.mark.slow
async def test_the_host_opens_what_was_printed(tmp_path: Path) -> None:
    journal = tmp_path / "tonight.night.db"
    with closing(Evening(journal)) as night:
        night.say(OpenNight(TWELVE, "listed"))
    place = NOBODYS._replace(journal=journal, guests=tmp_path / "headtable-guests.json")
    async with opened(room_with(*evening()), nobody(), place) as (_, address), browser_at(address) as browser:
        await let_in_as_host(browser)
        file = {"sheet": "name-tags", "paper": "letter"}
        assert (await browser.get("/host/sheets.pdf", params=file)).status_code == 404
        await browser.post("/api/guests/names", json={"names": ["Quentin"]})
        answer = await printed(browser, "name-tags", "letter")
        assert (answer.status_code, answer.json()["pages"]) == (200, 2), answer.text
        pdf = PdfReader(io.BytesIO((await browser.get("/host/sheets.pdf", params=file)).content))
        german = {"Accept-Language": "de"}
        assert (await browser.get("/host/sheets.pdf", params=file, headers=german)).status_code == 404
        early = await printed(browser, "results", "a4")
    words = "".join(page.extract_text() for page in pdf.pages)
    assert TWELVE[0] in words
    assert "Quentin" not in words
    assert (pdf.pages[0].mediabox.width, pdf.pages[0].mediabox.height) == LETTER
    assert early.status_code == 409
    assert early.json()["error"].startswith("headtable cannot do this: ")


@pytest.mark.slow
@pytest.mark.parametrize(("paper", "size"), [("a4", (595, 842)), ("letter", LETTER)])
async def test_name_tags_are_printed_from_the_guest_list_before_anybody_has_a_chair(
    tmp_path: Path, paper: str, size: tuple[int, int]
) -> None:
    journal = tmp_path / "tonight.night.db"
    Evening(journal).close()
    place = NOBODYS._replace(journal=journal, guests=tmp_path / "headtable-guests.json")
    async with opened(room_with(), nobody(), place) as (_, address), browser_at(address) as browser:
        await let_in_as_host(browser)
        nobody_listed = await printed(browser, "name-tags", paper)
        await browser.post("/api/guests/names", json={"names": ["Quentin", "Zoë"]})
        answer = await printed(browser, "name-tags", paper)
        file = {"sheet": "name-tags", "paper": paper}
        pdf = PdfReader(io.BytesIO((await browser.get("/host/sheets.pdf", params=file)).content))
        seating = await printed(browser, "seating", paper)
    [page] = pdf.pages
    words = page.extract_text()
    assert answer.status_code == 200, answer.text
    assert ("Quentin" in words, "Zoë" in words, "table" in words) == (True, True, False)
    assert (round(page.mediabox.width), round(page.mediabox.height)) == size
    assert (nobody_listed.status_code, seating.status_code) == (409, 409)


@pytest.mark.slow
async def test_the_sheets_have_the_picture_of_the_hall(tmp_path: Path) -> None:
    journal = tmp_path / "tonight.night.db"
    with closing(Evening(journal)) as night:
        night.say(OpenNight(TWELVE, "listed"))
    picture = (files("headtable") / "web/static/icons/die-192.png").read_bytes()
    order = {"sheet": "name-tags", "paper": "a4"}
    place = NOBODYS._replace(journal=journal)
    async with opened(room_with(*evening()), nobody(), place) as (_, address), browser_at(address) as browser:
        await let_in_as_host(browser)
        await browser.post("/api/host/picture", json={"base64": base64.b64encode(picture).decode()})
        answer = await printed(browser, **order)
        assert answer.status_code == 200, answer.text
        pdf = PdfReader(io.BytesIO((await browser.get("/host/sheets.pdf", params=order)).content))
    assert len(pdf.pages[0].images) == 1


@pytest.mark.slow
async def test_the_table_cards_admit_phones_to_their_tables(tmp_path: Path) -> None:
    journal = tmp_path / "tonight.night.db"
    with closing(Evening(journal)) as night:
        night.say(OpenNight(TWELVE, "listed"))
    place = NOBODYS._replace(journal=journal)
    async with opened(room_with(), nobody(), place) as (there, address), browser_at(address) as browser:
        there.on_message(house_night())
        await let_in_as_host(browser)
        in_the_hall = {"Host": "10.1.2.3:8080"}
        order = {"sheet": "table-cards", "paper": "a4"}
        answer = await browser.post("/api/host/print", json=order, headers=in_the_hall)
        assert answer.status_code == 200, answer.text
        pdf = PdfReader(io.BytesIO((await browser.get("/host/sheets.pdf", params=order)).content))
        codes = [there.phones.code(table) for table in (1, 2, 3)]
    for code, page in zip(codes, pdf.pages, strict=True):
        words = page.extract_text().replace("\N{ZERO WIDTH SPACE}", "").replace("\n", "")
        assert f"http://10.1.2.3:8080/join?code={code}" in words


@pytest.mark.slow
async def test_a_print_that_takes_too_long_is_stopped(tmp_path: Path) -> None:
    printer = SheetPrinter(tmp_path / "tonight.night.db", PublicCommand(longest_s=0))
    with pytest.raises(Refused) as refused:
        await printer.print(SheetsToPrint("seating", "a4"), {})
    assert refused.value.why == CommandTooSlow(0)
