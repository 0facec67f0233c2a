"""The routes of the nights: what a host reads and orders there, and what nobody else does."""

from __future__ import annotations

import contextlib
import csv
import gzip
import io
from collections.abc import AsyncIterator
from pathlib import Path
from zipfile import ZipFile

import httpx
import pytest
from pypdf import PdfReader

from headtable import rulesets
from headtable.journal import Journal, archive
from headtable.journal.log import night_in
from headtable.journal.night_files import about_in, night_files
from headtable.messages.mqtt import MqttMessage
from headtable.messages.new_night import AboutNight
from headtable.messages.rooms import RulesState
from headtable.rulesets.house_rulesets import HouseRulesets
from headtable.web.app import Place
from headtable.web.connections import Limits
from headtable.web.csv_files import MARKED
from headtable.web.engine_requests import EngineRequests
from headtable.web.night_folder import NightFolder
from headtable.web.public_command import PublicCommand
from headtable.web.season_routes import NewJoin, joined_by
from tests.journal.test_formats import STORED
from tests.web.house import browser_at, evening, let_in_as_host, night, nobody, opened, room_with
from tests.web.night_engine import NightEngine

PAST = "2026-11-21-1805.night.db"
TONIGHT = "e1night"
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


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with tonight's journal, a past night, and files that are nobody's business."""
    place = tmp_path / "nights"
    place.mkdir()
    Journal.create(place / "tonight.night.db", rulesets.text("rfp"), "5eed").close()
    (place / PAST).write_bytes(gzip.decompress((STORED / "9.db.gz").read_bytes()))
    (place / "notes.txt").write_text("mine")
    (tmp_path / "secret.night.db").write_bytes((place / PAST).read_bytes())
    return place


@contextlib.asynccontextmanager
async def a_host(
    folder: Path, requests: EngineRequests | None = None, *more: MqttMessage, phase: str = "over"
) -> AsyncIterator[httpx.AsyncClient]:
    """A browser of a host whose nights are in this folder."""
    room = room_with(*evening(), night(phase), *more)  # type: ignore[arg-type]  # one of the phases
    place = Place(
        0, folder / "pages.json", Limits(), journal=folder / "tonight.night.db", rulesets=folder / "rulesets"
    )
    async with opened(room, requests or nobody(), place) as (_, address), browser_at(address) as client:
        await let_in_as_host(client)
        yield client


@pytest.mark.parametrize("address", GETS)
async def test_only_hosts_read_nights(folder: Path, address: str) -> None:
    async with a_host(folder) as browser:
        browser.cookies.clear()
        assert (await browser.get(address)).status_code == 401


@pytest.mark.parametrize("address", POSTS)
async def test_only_hosts_order_nights_and_save_rules_and_only_from_our_own_pages(folder: Path, address: str) -> None:
    async with a_host(folder) as browser:
        elsewhere = await browser.post(address, json={}, headers={"Origin": "http://evil.example"})
        browser.cookies.clear()
        stranger = await browser.post(address, json={})
    assert (elsewhere.status_code, stranger.status_code) == (403, 401)


@pytest.mark.parametrize("page", ["/nights", "/rules"])
async def test_the_pages_ask_for_the_hosts_key(folder: Path, page: str) -> None:
    async with a_host(folder) as browser:
        host = await browser.get(page)
        browser.cookies.clear()
        stranger = await browser.get(page)
    assert (host.status_code, stranger.status_code) == (200, 401)


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


@pytest.mark.parametrize("file", OTHER_FILES)
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
async def test_no_other_file_is_read(folder: Path, address: str, file: str) -> None:
    async with a_host(folder) as browser:
        answer = await browser.get(address, params={"file": file})
    assert answer.status_code == 404
    assert answer.json()["reason"]["is"] == "no-such-night"


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
async def test_the_season_has_every_night_that_is_over_and_says_what_it_leaves_out(folder: Path) -> None:
    async with a_host(folder) as browser:
        season = (await browser.get("/api/nights/season")).json()
        page = await browser.get("/nights/season.html")
    assert len(season["nights"]) == 1
    assert season["skipped"] == []  # tonight has not begun, so nobody misses it
    first = season["players"][0]
    assert (first["player"], first["nights"], first["wins"] >= season["players"][1]["wins"]) == ("Flo", 1, True)
    rounds = [pair["rounds"] for pair in season["pairs"]]
    assert rounds == sorted(rounds, reverse=True) != []
    assert page.headers["content-disposition"] == 'attachment; filename="season.html"'
    assert page.text.startswith("<!doctype html>")
    assert "Flo" in page.text


@pytest.mark.slow
async def test_a_name_of_the_season_counts_as_another_one_until_the_host_takes_that_back(folder: Path) -> None:
    async with a_host(folder) as browser:
        joined = (await browser.post("/api/nights/season/names", json={"name": "Flo", "to": "Flora"})).json()
        both = await browser.post("/api/nights/season/names", json={"name": "Eve", "to": "Flora"})
    async with a_host(folder) as browser:  # the pages have started again
        kept = (await browser.get("/api/nights/season")).json()
        page = await browser.get("/nights/season.html")
        parted = (await browser.post("/api/nights/season/names", json={"name": "Flo", "to": None})).json()
    assert (joined["players"][0]["player"], joined["joined"]) == ("Flora", [{"name": "Flo", "to": "Flora"}])
    assert both.status_code == 409  # Flo and Eve played in one night
    assert kept == joined
    assert "Flora" in page.text
    assert (parted["players"][0]["player"], parted["joined"]) == ("Flo", [])


def test_no_name_of_the_season_becomes_one_that_becomes_another() -> None:
    names = joined_by(NewJoin("Bob", "Bob Miller"), {"Rob": "Bob"})
    assert names == {"Rob": "Bob Miller", "Bob": "Bob Miller"}
    assert joined_by(NewJoin("Bob Miller", "Bob"), names) == names
    assert joined_by(NewJoin("Rob", None), names) == {"Bob": "Bob Miller"}


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


ORDER = {"night": "", "ruleset": "wba", "about": {"title": "Zoë and Ann", "day": "2026-11-21"}, "names": "Ann\nBea"}


async def test_the_order_for_a_night_reaches_the_engine_with_the_rulesets_text(folder: Path) -> None:
    engine = NightEngine()
    async with a_host(folder, engine.requests) as browser:
        answer = await browser.post("/api/nights/new", json=ORDER)
        names = (await browser.get("/api/nights/names")).json()
    assert (answer.status_code, answer.json()) == (200, {"file": "last.night.db"})
    [order] = engine.orders
    assert (order.ruleset, order.about) == (rulesets.text("wba"), AboutNight("Zoë and Ann", "2026-11-21"))
    assert names == {"names": "Ann\nBea"}


@pytest.mark.parametrize("phase", ["seating", "ready", "playing", "break", "final"])
async def test_a_night_that_is_not_over_is_put_away_only_if_the_host_says_so(folder: Path, phase: str) -> None:
    engine = NightEngine()
    async with a_host(folder, engine.requests, phase=phase) as browser:
        at_once = await browser.post("/api/nights/new", json=ORDER)
        assert (at_once.status_code, at_once.json()["reason"]["is"], engine.orders) == (409, "night-not-over", [])
        said = await browser.post("/api/nights/new", json={**ORDER, "puts_away": True})
    assert (said.status_code, len(engine.orders)) == (200, 1)


@pytest.mark.parametrize(
    ("change", "status"),
    [
        ({"night": "another"}, 409),
        ({"ruleset": "../../etc/passwd"}, 409),
        ({"about": {"title": "x" * 61}}, 400),
        ({"about": {"day": "tomorrow"}}, 400),
        ({"names": "x" * 20_001}, 400),
    ],
)
async def test_an_order_that_makes_no_sense_reaches_no_engine(
    folder: Path, change: dict[str, object], status: int
) -> None:
    engine = NightEngine()
    async with a_host(folder, engine.requests) as browser:
        answer = await browser.post("/api/nights/new", json={**ORDER, **change})
    assert (answer.status_code, engine.orders) == (status, [])


async def test_the_players_of_an_order_are_expected_beside_those_on_the_guest_list(
    folder: Path,
) -> None:
    async with a_host(folder, NightEngine().requests) as browser:
        await browser.post("/api/guests/names", json={"names": ["Bea", "Zoë"]})
        answer = await browser.post("/api/nights/new", json={**ORDER, "players": ["Ann", "Bea"]})
        guests = (await browser.get("/api/guests")).json()["guests"]
    assert answer.status_code == 200
    assert [(one["name"], one["status"]) for one in guests] == [(name, "expected") for name in ("Ann", "Bea", "Zoë")]


@pytest.mark.parametrize("players", [["Ann", "Ann"], ["x" * 41], [" "]])
async def test_no_night_begins_with_a_player_who_can_be_no_guest(folder: Path, players: list[str]) -> None:
    engine = NightEngine()
    async with a_host(folder, engine.requests) as browser:
        answer = await browser.post("/api/nights/new", json={**ORDER, "players": players})
    assert (answer.status_code, engine.orders) == (409, [])


LATER = {
    "ruleset": "wba",
    "about": {"title": "December", "place": "The barn"},
    "names": "Ann *\nBea",
    "players": ["Ann", "Bea"],
}
KEPT = {**LATER, "about": {"is": "about-night", "title": "December", "day": "", "place": "The barn"}}


async def prepared(browser: httpx.AsyncClient) -> object:
    """The next night of the list."""
    return (await browser.get("/api/nights")).json()["next"]


async def test_the_next_night_is_kept_over_a_restart_of_the_pages_and_changed_while_one_goes_on(folder: Path) -> None:
    async with a_host(folder, phase="playing") as browser:
        assert await prepared(browser) is None
        answer = await browser.post("/api/nights/next", json={"is": "prepare", **LATER, "ruleset": "rfp"})
        assert answer.json()["next"] == {**KEPT, "ruleset": "rfp"}
        await browser.post("/api/nights/next", json={"is": "prepare", **LATER})
        guests = (await browser.get("/api/guests")).json()["guests"]
    assert guests == []  # the list is tonight's
    async with a_host(folder, phase="playing") as browser:
        assert await prepared(browser) == KEPT
        log = (await browser.get("/api/accounts/log")).json()["acts"]
        assert [one["act"] for one in log].count("night-prepared") == 2
        await browser.post("/api/nights/next", json={"is": "forget"})
        assert await prepared(browser) is None


@pytest.mark.parametrize(("order", "left"), [({"is_prepared": True}, None), ({}, KEPT)])
async def test_the_next_night_goes_from_the_list_once_it_has_begun(
    folder: Path, order: dict[str, object], left: object
) -> None:
    async with a_host(folder, NightEngine().requests) as browser:
        await browser.post("/api/nights/next", json={"is": "prepare", **LATER})
        begun = {"night": "", **LATER, **order}
        assert (await browser.post("/api/nights/new", json=begun)).status_code == 200
        assert await prepared(browser) == left
        assert (await browser.get("/api/nights/names")).json() == {"names": "Ann *\nBea"}


async def test_a_next_night_by_rules_that_nobody_has_is_not_kept(folder: Path) -> None:
    async with a_host(folder) as browser:
        answer = await browser.post("/api/nights/next", json={"is": "prepare", **LATER, "ruleset": "ours"})
        assert (answer.status_code, await prepared(browser)) == (409, None)


async def test_a_house_saves_a_ruleset_and_chooses_it(folder: Path) -> None:
    changed: dict[str, object] = {"start_from": "rfp", "changes": {"points.two": 3}}
    kept = {"changed": changed, "title": "Our house"}
    async with a_host(folder) as browser:
        draft = (await browser.post("/api/rulesets/draft", json=changed)).json()
        refused = await browser.post("/api/rulesets/save", json=kept)
        changed["correct_examples"] = True
        saved = await browser.post("/api/rulesets/save", json=kept)
        replaced = await browser.post("/api/rulesets/save", json={**kept, "replaces": "our-house"})
        listed = (await browser.get("/api/nights")).json()
        card = (await browser.get("/api/rulesets/card", params={"name": "our-house"})).json()
    assert {fault["key"] for fault in draft["faults"]} == {"example"}
    assert (refused.status_code, saved.json()) == (409, {"name": "our-house"})
    assert replaced.json() == {"name": "our-house"}
    short = "3 sets of 6 rounds, a semi-final and a final; for 4 players or more, in groups of about 12"
    assert listed["rulesets"][-1] == {
        "name": "our-house",
        "title": "Our house",
        "is_own": True,
        "in_short": short,
    }
    assert "3 points" in str(card)
    assert rulesets.load(str(folder / "rulesets" / "our-house.toml")).points.two == 3


def our_house(folder: Path) -> Path:
    """The file of a ruleset that the house has saved."""
    file = folder / "rulesets" / "our-house.toml"
    file.parent.mkdir()
    file.write_text(rulesets.text("wba"))
    return file


async def test_a_house_deletes_a_ruleset(folder: Path) -> None:
    file = our_house(folder)
    async with a_host(folder, None, RulesState(rulesets.text("rfp"))) as browser:
        deleted = await browser.post("/api/rulesets/delete", json={"name": "our-house"})
        listed = (await browser.get("/api/nights")).json()
        again = await browser.post("/api/rulesets/delete", json={"name": "our-house"})
    assert (deleted.status_code, deleted.json()) == (200, {"name": "our-house"})
    assert not file.exists()
    assert [one["name"] for one in listed["rulesets"]] == list(rulesets.names())
    assert (again.status_code, again.json()["error"].startswith("there is no ruleset 'our-house'")) == (409, True)


async def test_the_ruleset_of_tonight_is_not_deleted(folder: Path) -> None:
    file = our_house(folder)
    async with a_host(folder, None, RulesState(file.read_text())) as browser:
        refused = await browser.post("/api/rulesets/delete", json={"name": "our-house"})
    assert (refused.status_code, refused.json()["reason"]) == (409, {"is": "ruleset-in-use", "name": "our-house"})
    assert file.exists()


@pytest.mark.parametrize("name", ["rfp", "../tonight", "../rulesets/our-house"])
async def test_only_a_ruleset_of_the_house_is_deleted(folder: Path, name: str) -> None:
    file = our_house(folder)
    async with a_host(folder) as browser:
        refused = await browser.post("/api/rulesets/delete", json={"name": name})
    assert refused.status_code == 409
    assert file.exists()
    assert (folder / "tonight.night.db").exists()


async def test_a_ruleset_gets_a_free_name_from_its_title(folder: Path) -> None:
    async with a_host(folder) as browser:
        for title in ("Martha\u2019s Rules", "Märthas  rules", "RFP", "王", "x" * 40):
            kept = {"changed": {"start_from": "rfp"}, "title": title}
            assert (await browser.post("/api/rulesets/save", json=kept)).status_code == 200, title
        again = await browser.post("/api/rulesets/save", json={**kept, "title": "Marthas Rules"})
    assert again.json() == {"name": "marthas-rules-3"}
    names = {file.stem for file in (folder / "rulesets").iterdir()}
    assert names == {"marthas-rules", "marthas-rules-2", "marthas-rules-3", "rfp-2", "house", "x" * 31}


@pytest.mark.parametrize("name", ["rfp", "../rfp", "Our House", "-o", "a" * 32])
async def test_a_name_of_another_file_is_no_name_for_a_ruleset(folder: Path, name: str) -> None:
    kept = {"changed": {"start_from": "rfp"}, "replaces": name, "title": "Our house"}
    async with a_host(folder) as browser:
        answer = await browser.post("/api/rulesets/save", json=kept)
    assert answer.status_code == 409
    assert not (folder / "rulesets").exists()


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
