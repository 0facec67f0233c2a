"""Somebody's name is a formula: no spreadsheet calculates it, in any file that headtable saves."""

from __future__ import annotations

import csv
import io
import re
from pathlib import Path

import pytest

from headtable import rulesets
from headtable.journal import Journal
from headtable.journal.log import night_in
from headtable.messages.prizes import Standing
from headtable.messages.rooms import BoardState, EngineState, RoundResult, TableRounds
from headtable.web.csv_files import MARKED, harmless
from tests.attacks.hostile_night import a_hostile_night
from tests.attacks.targets import filled, read_paths, target
from tests.cli.test_cli import headtable
from tests.web.house import NOBODYS, evening, room_with

FORMULAS = (
    "=1+1", "+1", "-1", "@SUM(A1)", "=cmd|' /C calc'!A0", '=HYPERLINK("http://evil.example","Ann")',
    "Ann;=1+1", " =1+1", "\uff1d1+1", "=IMPORTXML(A1)", "Bea; @x", "Cat;-1",
)  # fmt: skip
"""In countries where the comma is in numbers, a spreadsheet splits a line at the semicolon."""
CALCULATED = re.compile(r"\s*[=+\-@\uff1d\uff0b\uff0d\uff20]")
PAIR = (FORMULAS[0], FORMULAS[1])


def formulas_in(text: str) -> list[str]:
    """The cells that a spreadsheet would calculate, whatever it takes for the separator."""
    lines = csv.reader(io.StringIO(text.removeprefix(MARKED)))
    cells = [part for line in lines for cell in line for part in cell.split(";")]
    return [cell for cell in cells if CALCULATED.match(cell) and not re.fullmatch(r"-?[\d.]+", cell)]


def test_a_formula_is_found_as_a_spreadsheet_would() -> None:
    assert formulas_in('a,"=1+1",b;=2\r\n-5,x') == ["=1+1", "=2"]


@pytest.mark.parametrize("name", FORMULAS)
def test_every_formula_begins_with_an_apostrophe(name: str) -> None:
    written = harmless(name)
    assert written.count("'") == name.count("'") + 1
    assert written.replace("'", "") == name.replace("'", "")


@pytest.mark.parametrize("name", ["Ann", "Ann-Marie", "a+b", "x@y.example", "1=1", "O'Hara", "Ann; Bob", ""])
def test_other_names_stay_as_they_are(name: str) -> None:
    assert harmless(name) == name


@pytest.mark.slow
async def test_no_file_of_the_console_has_a_formula(tmp_path: Path) -> None:
    journal = tmp_path / "tonight.night.db"
    Journal.create(journal, rulesets.text("rfp"), "5eed").close()
    engine = EngineState("e1", "online", night=night_in(journal) or "")
    standings = tuple(Standing(place, name, 1, 0, 0) for place, name in enumerate(FORMULAS, 1))
    rounds = TableRounds(1, (RoundResult(1, 1, "a", PAIR, (FORMULAS[3], FORMULAS[6]), (21, 3), "points"),))
    room = room_with(engine, *evening(), BoardState(standings), rounds)
    async with target(room, NOBODYS._replace(journal=journal)) as there:
        host = there.browser
        await host.post("/api/guests/names", json={"names": FORMULAS, "others": True})
        guests = (await host.get("/api/guests")).json()["guests"]
        assert len(guests) == len({name.strip() for name in FORMULAS})
        for guest in guests:
            edit = {"guest": guest["id"], "name": guest["name"], "email": "=x@y.example", "wish": "=1+1"}
            assert (await host.post("/api/guests", json={"is": "edit", **edit})).status_code == 200
            await host.post("/api/door/tap", json={"is": "paid", "guest": guest["id"], "cents": 500})
        await host.post("/api/money", json={"is": "add", "kind": "expense", "what": "=1+1", "cents": 100})
        await host.post("/api/money", json={"is": "add", "kind": "income", "what": "=1+1", "cents": 100})
        files = [path for path in read_paths(there.pages) if path.startswith("/host/") and path.endswith(".csv")]
        texts = {path: (await host.get(filled(path))).text for path in files}
    assert len(texts) >= 4
    assert [(path, formulas_in(text)) for path, text in texts.items() if formulas_in(text)] == []
    assert all("1+1" in text for text in texts.values()), "the hostile names are in every file"


@pytest.mark.slow
def test_no_file_of_an_exported_night_has_a_formula(tmp_path: Path) -> None:
    a_hostile_night(tmp_path / "1.db", FORMULAS)
    assert headtable("night", "export", "1.db", "--out", "data", cwd=tmp_path).returncode == 0
    texts = {file.name: file.read_text(encoding="utf-8") for file in (tmp_path / "data").glob("*.csv")}
    assert [(name, formulas_in(text)) for name, text in texts.items() if formulas_in(text)] == []
    assert len([text for text in texts.values() if "1+1" in text]) >= 3
