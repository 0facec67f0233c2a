"""The files in hardware/out/ are those that the tables make."""

from __future__ import annotations

from pathlib import Path

import enclosures.output
import layouts.output
from circuits.driver_board import DRIVER_BOARD
from circuits.output import OUT, pages


def test_the_committed_files_are_those_of_the_tables() -> None:
    """``make hardware`` writes them."""
    committed = {name: (OUT / name).read_text(encoding="utf-8") for name in pages() if (OUT / name).exists()}
    assert committed == pages()


def test_no_file_is_left_from_an_older_table() -> None:
    made = {*pages(), *(f"{DRIVER_BOARD.name}/{name}" for name in ("simulation.md",))}
    made |= enclosures.output.names()
    made |= layouts.output.names()
    assert {str(path.relative_to(OUT)) for path in Path(OUT).rglob("*") if path.is_file()} - made == set()


def test_the_openscad_files_include_the_numbers_of_the_tables() -> None:
    assert enclosures.output.DIMENSIONS.read_text(encoding="utf-8") == enclosures.output.dimensions_file()


def test_no_file_of_a_printed_part_is_larger_than_300_kb() -> None:
    sizes = {path.name: path.stat().st_size for path in (OUT / "enclosures").glob("*.stl")}
    assert sizes
    assert [name for name, size in sizes.items() if size > 300_000] == []


def test_the_bill_has_every_part_once() -> None:
    rows = pages()["driver-board/bom.csv"].splitlines()[1:]
    named = [name for row in rows for name in row.split(",")[1].split()]
    assert sorted(named) == sorted(part.reference for part in DRIVER_BOARD.parts)
