"""A host orders another night: at once, or as the next one."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from headtable import rulesets
from headtable.messages.new_night import AboutNight
from tests.web.night_engine import NightEngine
from tests.web.nights_of_a_host import a_host, folder as folder  # noqa: PLC0414  the fixture

ORDER = {"night": "", "ruleset": "wba", "about": {"title": "Zoë and Ann", "day": "2026-11-21"}, "names": "Ann\nBea"}


async def test_the_order_for_a_night_reaches_the_engine_with_the_rulesets_text(folder: Path) -> None:
    engine = NightEngine()
    async with a_host(folder, engine.requests) as browser:
        answer = await browser.post("/api/nights/new", json=ORDER)
        names = (await browser.get("/api/nights/names")).json()
    assert (answer.status_code, answer.json()) == (200, {"file": "last.night.db"})
    [order] = engine.orders
    assert (order.ruleset, order.about) == (rulesets.text("wba"), AboutNight("Zoë and Ann", "2026-11-21"))
    assert names["names"] == "Ann\nBea"


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
KEPT = {
    **LATER,
    "unnamed": "stay",
    "about": {"is": "about-night", "title": "December", "day": "", "place": "The barn"},
}


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
        assert (await browser.get("/api/nights/names")).json()["names"] == "Ann *\nBea"


async def test_a_next_night_by_rules_that_nobody_has_is_not_kept(folder: Path) -> None:
    async with a_host(folder) as browser:
        answer = await browser.post("/api/nights/next", json={"is": "prepare", **LATER, "ruleset": "ours"})
        assert (answer.status_code, await prepared(browser)) == (409, None)
