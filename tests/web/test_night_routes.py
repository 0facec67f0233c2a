"""The routes of the nights: what a host reads there, and what nobody else does."""

from __future__ import annotations

import csv
import io
from pathlib import Path

import httpx
import pytest

from headtable import rulesets
from headtable.journal import Journal, archive
from headtable.journal.log import night_in
from headtable.journal.night_files import about_in, night_files
from headtable.messages.new_night import AboutNight
from headtable.rulesets.house_rulesets import HouseRulesets
from headtable.web.csv_files import MARKED
from headtable.web.night_folder import NightFolder
from headtable.web.public_command import PublicCommand
from tests.web.house import statuses_of_orders
from tests.web.nights_of_a_host import PAST, a_host, folder as folder  # noqa: PLC0414  the fixture

GETS = (
    "/api/nights", "/api/nights/names", "/api/rulesets/card?name=rfp", f"/api/nights/past?file={PAST}",
    f"/nights/journal?file={PAST}", f"/nights/standings.csv?file={PAST}", f"/nights/rounds.csv?file={PAST}",
    f"/api/nights/replayed?file={PAST}&ruleset=rfp", f"/nights/report.html?file={PAST}",
    f"/nights/night.json?file={PAST}", f"/nights/night.zip?file={PAST}",
    f"/api/nights/money?file={PAST}", f"/nights/money.csv?file={PAST}", "/api/nights/season", "/nights/season.html",
    f"/nights/sheets.pdf?file={PAST}", "/host/report.html", "/host/night.json", "/host/night.zip",
)  # fmt: skip
POSTS = (
    "/api/nights/season/names",
    "/api/nights/new",
    "/api/nights/next",
    "/api/rulesets/draft",
    "/api/rulesets/save",
    "/api/rulesets/delete",
)
OTHER_FILES = (
    "../secret.night.db", "/etc/passwd", "..%2fsecret.night.db", "tonight.night.db", "notes.txt", "", f"./{PAST}",
    f"{PAST}\x00",
)  # fmt: skip


async def test_only_hosts_read_nights(folder: Path) -> None:
    async with a_host(folder) as browser:
        browser.cookies.clear()
        statuses = {address: (await browser.get(address)).status_code for address in GETS}
    assert statuses == dict.fromkeys(GETS, 401)


async def test_only_hosts_order_nights_and_save_rules_and_only_from_our_own_pages(folder: Path) -> None:
    async with a_host(folder) as browser:
        assert await statuses_of_orders(browser, POSTS) == dict.fromkeys(POSTS, (403, 401))


async def test_the_pages_ask_for_the_hosts_key(folder: Path) -> None:
    pages = ("/nights", "/rules")
    async with a_host(folder) as browser:
        host = {page: (await browser.get(page)).status_code for page in pages}
        browser.cookies.clear()
        stranger = {page: (await browser.get(page)).status_code for page in pages}
    assert (host, stranger) == (dict.fromkeys(pages, 200), dict.fromkeys(pages, 401))


async def test_the_list_has_tonight_past_nights_and_every_ruleset(folder: Path) -> None:
    async with a_host(folder) as browser:
        listed = (await browser.get("/api/nights")).json()
    assert (listed["tonight"]["rules"], listed["tonight"]["phase"]) == ("Rolling for Pink", "over")
    assert [one["file"] for one in listed["past"]] == [PAST]
    assert [one["name"] for one in listed["rulesets"]] == list(rulesets.names())


async def test_a_night_in_which_nothing_happened_is_not_listed(folder: Path) -> None:
    archive(folder / "tonight.night.db")
    async with a_host(folder) as browser:
        listed = (await browser.get("/api/nights")).json()
    assert [one["file"] for one in listed["past"]] == [PAST]


@pytest.mark.parametrize(
    "address",
    [
        "/nights/journal",
        "/api/nights/past",
        "/nights/rounds.csv",
        "/nights/report.html",
        "/nights/night.zip",
        "/nights/sheets.pdf",
    ],
)
async def test_no_other_file_is_read(folder: Path, address: str) -> None:
    async with a_host(folder) as browser:
        answers = {file: await browser.get(address, params={"file": file}) for file in OTHER_FILES}
    told = {file: (answer.status_code, answer.json()["reason"]["is"]) for file, answer in answers.items()}
    assert told == dict.fromkeys(OTHER_FILES, (404, "no-such-night"))


@pytest.mark.slow
async def test_a_past_night_has_standings_files_and_other_rules(folder: Path) -> None:
    async with a_host(folder) as browser:
        past = (await browser.get("/api/nights/past", params={"file": PAST})).json()
        standings = await browser.get("/nights/standings.csv", params={"file": PAST})
        rounds = await browser.get("/nights/rounds.csv", params={"file": PAST})
        journal = await browser.get("/nights/journal", params={"file": PAST})
        other = (await browser.get("/api/nights/replayed", params={"file": PAST, "ruleset": "snake-eyes"})).json()
    assert (past["phase"], [one["player"] for one in past["standings"][:2]]) == ("over", ["Flo", "Eve"])
    assert [row[1] for row in cells(standings)][:3] == ["Player", "Flo", "Eve"]
    assert len(cells(rounds)) == len(past["results"]) + 1
    assert journal.content == (folder / PAST).read_bytes()
    assert journal.headers["content-disposition"] == f'attachment; filename="{PAST}"'
    assert (journal.headers["x-content-type-options"], journal.headers["cache-control"]) == ("nosniff", "no-store")
    assert (other["set"], other["round"]) >= (1, 1)


def cells(file: httpx.Response) -> list[list[str]]:
    """The cells, as a spreadsheet reads them."""
    assert file.headers["content-disposition"].startswith("attachment; ")
    return list(csv.reader(io.StringIO(file.text.removeprefix(MARKED))))


@pytest.mark.slow
async def test_a_damaged_night_says_why_it_cannot_be_read(folder: Path) -> None:
    spoilt = bytearray((folder / PAST).read_bytes())
    spoilt[20_000:30_000] = bytes(10_000)
    (folder / PAST).write_bytes(spoilt)
    async with a_host(folder) as browser:
        answer = await browser.get("/api/nights/past", params={"file": PAST})
        report = await browser.get("/nights/report.html", params={"file": PAST})
    assert (answer.status_code, report.status_code) == (409, 409)
    assert "damaged" in answer.json()["error"]
    assert "damaged" in report.json()["error"]


def test_guests_read_only_the_words_about_the_night_that_is_played(tmp_path: Path) -> None:
    journal, about = tmp_path / "n.db", AboutNight("Zoë and Ann", "2026-11-21", "The barn")
    Journal.create(journal, rulesets.text("rfp"), "5eed", about=about).close()
    night = night_in(journal)
    assert night
    nights = NightFolder(journal, HouseRulesets(tmp_path), PublicCommand())
    assert nights.about("another") == AboutNight()
    assert nights.about(night) == about
    journal.unlink()
    assert nights.about(night) == about  # the card of the Pi is read once
    assert nights.about("the next") == AboutNight()


def test_changed_words_about_a_night_are_not_read(tmp_path: Path) -> None:
    journal, about = tmp_path / "n.db", AboutNight("Zoë and Ann", "2026-11-21", "The barn")
    Journal.create(journal, rulesets.text("rfp"), "5eed", about=about).close()
    assert [file.about for file in night_files(tmp_path)] == [about]
    journal.write_bytes(journal.read_bytes().replace(b"The barn", b"The bern"))
    assert about_in(journal) == AboutNight()
