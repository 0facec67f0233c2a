"""The rulesets of a house, by the pages."""

from __future__ import annotations

from pathlib import Path

import pytest

from headtable import rulesets
from headtable.messages.rooms import RulesState
from tests.web.nights_of_a_host import a_host, folder as folder  # noqa: PLC0414  the fixture


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


async def test_a_name_of_another_file_is_no_name_for_a_ruleset(folder: Path) -> None:
    async with a_host(folder) as browser:
        for name in ("rfp", "../rfp", "Our House", "-o", "a" * 32):
            kept = {"changed": {"start_from": "rfp"}, "replaces": name, "title": "Our house"}
            answer = await browser.post("/api/rulesets/save", json=kept)
            assert (name, answer.status_code) == (name, 409)
            assert not (folder / "rulesets").exists()
