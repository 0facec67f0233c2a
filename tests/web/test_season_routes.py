"""All nights together, by the pages."""

from __future__ import annotations

from pathlib import Path

import pytest

from headtable.web.season_routes import NewJoin, joined_by
from tests.web.nights_of_a_host import a_host, folder as folder  # noqa: PLC0414  the fixture


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
