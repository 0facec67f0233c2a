"""A night as files to save: one page, data, and paper."""

from __future__ import annotations

import base64
import io
import re
from pathlib import Path
from zipfile import ZipFile

import httpx
import pytest
from pypdf import PdfReader

from tests.web.nights_of_a_host import PAST, a_host, folder as folder  # noqa: PLC0414  the fixture


@pytest.mark.slow
async def test_a_past_night_is_saved_as_one_page_and_as_data(folder: Path) -> None:
    async with a_host(folder) as browser:
        report = await browser.get("/nights/report.html", params={"file": PAST})
        data = await browser.get("/nights/night.zip", params={"file": PAST})
        alone = await browser.get("/nights/night.json", params={"file": PAST})
    assert report.headers["content-disposition"] == "attachment; filename*=UTF-8''2026-11-21-1805-report.html"
    assert report.text.startswith("<!doctype html>")
    assert "Flo" in report.text
    with ZipFile(io.BytesIO(data.content)) as packed:
        assert sorted(packed.namelist()) == ["buncos.csv", "night.json", "players.csv", "rounds.csv", "turns.csv"]
        assert packed.read("night.json") == alone.content
    assert "Flo" in {player["player"] for player in alone.json()["players"]}


@pytest.mark.slow
async def test_tonight_is_saved_as_one_page_and_as_data_before_another_night_begins(folder: Path) -> None:
    (folder / "tonight.night.db").write_bytes((folder / PAST).read_bytes())
    async with a_host(folder) as browser:
        report = await browser.get("/host/report.html")
        data = await browser.get("/host/night.zip")
        alone = await browser.get("/host/night.json")
    assert report.headers["content-disposition"] == "attachment; filename*=UTF-8''tonight-report.html"
    assert "Flo" in report.text
    with ZipFile(io.BytesIO(data.content)) as packed:
        assert packed.read("night.json") == alone.content
    assert "Flo" in {player["player"] for player in alone.json()["players"]}


async def test_no_file_of_tonight_is_made_without_its_journal(folder: Path) -> None:
    (folder / "tonight.night.db").unlink()
    async with a_host(folder) as browser:
        assert (await browser.get("/host/report.html")).status_code == 404


@pytest.mark.slow
async def test_the_results_of_a_past_night_are_printed_on_the_paper_that_is_there(folder: Path) -> None:
    async with a_host(folder) as browser:
        printed = await browser.get("/nights/sheets.pdf", params={"file": PAST, "paper": "letter"})
        wrong = await browser.get("/nights/sheets.pdf", params={"file": PAST, "sheet": "seating"})
    pdf = PdfReader(io.BytesIO(printed.content))
    assert "Flo" in pdf.pages[0].extract_text()
    assert (pdf.pages[0].mediabox.width, pdf.pages[0].mediabox.height) == (612, 792)
    assert printed.headers["content-disposition"] == "attachment; filename*=UTF-8''2026-11-21-1805-results.pdf"
    assert wrong.status_code == 400


@pytest.mark.slow
async def test_no_file_and_no_sheet_holds_the_address_or_the_wish_of_a_guest(folder: Path) -> None:
    (folder / "tonight.night.db").write_bytes((folder / PAST).read_bytes())
    async with a_host(folder) as browser:
        file = base64.b64encode(b"name,paid,email,wish\nFlo,20,flo@example.org,beside the loud one\n").decode()
        assert (await browser.post("/api/guests/file", json={"file": file})).json()["taken"] == 1
        assert SECRETS.findall((await browser.get("/api/guests")).text) == ["example.org", "loud one"]
        found = {path: text_of(await browser.get(path, params={"file": PAST})) for path in SAVED}
        found |= {sheet: text_of(await printed(browser, sheet)) for sheet in WITH_NAMES}
    assert [name for name, text in found.items() if "Flo" not in text] == []
    assert [name for name, text in found.items() if SECRETS.search(text)] == []


SECRETS = re.compile("example.org|loud one")
SAVED = [
    *(f"/{place}/{file}" for place in ("nights", "host") for file in ("report.html", "night.json", "night.zip")),
    "/nights/sheets.pdf",
    "/nights/season.html",
]
WITH_NAMES = ("name-tags", "score-cards", "seating", "results")


async def printed(browser: httpx.AsyncClient, sheet: str) -> httpx.Response:
    """The sheets of one kind, as the host's page prints them."""
    order = {"sheet": sheet, "paper": "a4"}
    assert (await browser.post("/api/host/print", json=order)).status_code == 200
    return await browser.get("/host/sheets.pdf", params=order)


def text_of(file: httpx.Response) -> str:
    """What a reader finds in a page, in data, or on paper."""
    assert file.status_code == 200, file.text
    if file.content.startswith(b"%PDF"):
        return "\n".join(page.extract_text() for page in PdfReader(io.BytesIO(file.content)).pages)
    if file.content.startswith(b"PK"):
        with ZipFile(io.BytesIO(file.content)) as packed:
            return "\n".join(packed.read(name).decode() for name in packed.namelist())
    return file.text
