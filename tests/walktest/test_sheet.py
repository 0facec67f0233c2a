"""The sheet to print, and the screen."""

from __future__ import annotations

from pathlib import Path

import pytest
from rich.console import Console

from headtable.config import BoxSettings, Pad
from headtable.errors import BadConfig
from headtable.hall.notes import OtherDeviceAnswered
from headtable.hall.outcomes import Outcome, count
from headtable.hall.stations import AtOtherTable, stations
from headtable.hall.walk_words import summary
from headtable_tools.walktest.screen import screen
from headtable_tools.walktest.sheet import prove, sheet, write
from headtable_tools.walktest.walk import Walk
from tests.cli.test_cli import headtable

TABLES = 30
BOX = BoxSettings(
    pads=tuple(Pad(uid=f"pad-{table:02}", table=table, bell=table == 1) for table in range(1, TABLES + 1))
)


def test_a_sheet_has_a_line_for_each_station_with_its_result() -> None:
    first, second, *rest = stations(BOX)
    answered = OtherDeviceAnswered("pad-<9>", AtOtherTable(9))
    outcomes = [Outcome(first, "answered", (), "18:30:05"), Outcome(second, "skipped", (answered,))]
    page = sheet([*outcomes, *map(Outcome, rest)], "St. Mary's & Co", "21 November 2026, 18:30")
    assert page.count("<tr class=") == TABLES + 1
    assert "<h1>Walk test: St. Mary&#x27;s &amp; Co</h1>" in page
    assert f"<strong>1 of {TABLES + 1} answered, {TABLES} need looking after.</strong>" in page
    assert "<td>answered</td>" in page
    assert "<td>skipped: did not answer<br>pad-&lt;9&gt; answered, and it belongs to table 9</td>" in page
    assert page.count("<td>not tried</td>") == TABLES - 1


def test_a_station_that_was_left_out_needs_no_attention() -> None:
    first, second, third, *_ = stations(BOX)
    outcomes = [Outcome(first, "answered"), Outcome(second, "left-out")]
    assert "<strong>1 of 2 answered, 1 left out.</strong>" in sheet(outcomes, "hall", "")
    assert summary(count([*outcomes, Outcome(third)])) == "1 of 3 answered, 1 left out, 1 needs looking after"


def test_a_sheet_that_cannot_be_written_is_an_error(tmp_path: Path) -> None:
    write(tmp_path / "walk.html", "page")
    assert (tmp_path / "walk.html").read_text() == "page"
    with pytest.raises(BadConfig, match=r"cannot write the sheet .*: No such file or directory"):
        write(tmp_path / "nowhere" / "walk.html", "page")


def test_an_unwritable_sheet_is_an_error_before_the_walk(tmp_path: Path) -> None:
    prove(tmp_path / "walk.html")
    assert list(tmp_path.iterdir()) == []
    (tmp_path / "walk.html").write_text("yesterday's")
    prove(tmp_path / "walk.html")
    assert (tmp_path / "walk.html").read_text() == "yesterday's"
    told = headtable("walktest", "--sheet", tmp_path / "nowhere" / "walk.html", cwd=tmp_path)
    assert (told.returncode, told.stdout) == (2, "")
    assert "cannot write the sheet" in told.stderr


def test_a_walk_through_a_large_hall_fits_a_small_terminal() -> None:
    console = Console(width=80, height=24, record=True)
    walk = Walk(stations(BOX), {})
    for _ in range(14):
        walk.skip("")
    with console.capture() as shown:
        console.print(screen(walk))
    lines = shown.get().splitlines()
    assert len(lines) <= 24
    assert lines[0] == "14 of 31 tried"
    assert "→ table 16: press ONE (pad-16)" in lines
    assert [line.split()[0] for line in lines[1:13]] == ["↷"] * 6 + ["→"] + ["·"] * 5
