"""The files in hardware/out/ are those that the tables make."""

from __future__ import annotations

from pathlib import Path

import pytest

import layouts.output
from circuits.boards import BOARDS
from circuits.checked import READ
from circuits.output import OUT, SIMULATED, pages
from circuits.parts import Board


def test_the_committed_files_are_those_of_the_tables() -> None:
    """``make hardware`` writes them."""
    committed = {name: (OUT / name).read_text(encoding="utf-8") for name in pages() if (OUT / name).exists()}
    assert committed == pages()


def test_no_file_is_left_from_an_older_table() -> None:
    made = {*pages(), *SIMULATED, *layouts.output.names()}
    assert {str(path.relative_to(OUT)) for path in Path(OUT).rglob("*") if path.is_file()} - made == set()


@pytest.mark.parametrize("board", BOARDS, ids=lambda board: board.name)
def test_the_bill_has_every_part_once(board: Board) -> None:
    rows = pages()[f"{board.name}/bom.csv"].splitlines()[1:]
    named = [name for row in rows for name in row.split(",")[1].split()]
    assert sorted(named) == sorted(part.reference for part in board.parts)


def test_every_number_that_was_read_about_is_in_a_bill() -> None:
    items = [part.item for board in BOARDS for part in board.parts]
    assert READ.keys() - {number for item in items for number in (item.number, item.second)} == set()


@pytest.mark.parametrize(
    ("page", "says", "board", "measured"),
    [
        ("README.md", "leave {:.2f} V on an idle line", "pad-board", "idle_v"),
        ("README.md", "At {:.2f} A the", "pad-board", "empty_a"),
        ("dice.md", "All 28 LEDs take {:.0f} mA", "dice-board", "all_a"),
    ],
)
def test_a_figure_on_a_page_is_the_simulators(page: str, says: str, board: str, measured: str) -> None:
    rows = (OUT / board / "simulation.md").read_text(encoding="utf-8").splitlines()
    value = next(abs(float(row.split("|")[3])) for row in rows if f"| {measured} |" in row)
    told = says.format(value * 1000 if "mA" in says else value)
    assert told in (OUT.parent / page).read_text(encoding="utf-8")
