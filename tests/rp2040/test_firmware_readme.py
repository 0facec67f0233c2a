"""The tables of firmware/README.md are those that `make rp2040` prints, with all their headings and rows."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.rp2040.costs import WORK
from tests.rp2040.device import CONNECTIONS, MODELS
from tests.rp2040.horn_times import ENDS
from tests.rp2040.input_delays import WHAT
from tests.rp2040.line_load import LINES
from tests.rp2040.power_cut_recovery import DURING
from tests.rp2040.report import (
    Table,
    of_costs,
    of_horn,
    of_inputs,
    of_lines,
    of_memory,
    of_power_cuts,
    of_resets,
    of_starts,
    of_wear,
)
from tests.rp2040.watchdog_resets import HANGS

README = Path(__file__).parents[2] / "firmware" / "README.md"
CHAPTER, NEXT_CHAPTER = "## On an emulated Pico", "## On Wi-Fi"
EACH_DEVICE = {(model, connection) for model in MODELS for connection in CONNECTIONS}


def rows_of(table: Table) -> list[list[str]]:
    """The rows of the page's table that has these headings."""
    chapter = README.read_text(encoding="utf-8").split(CHAPTER)[1].split(NEXT_CHAPTER)[0]
    blocks = [block.splitlines() for block in chapter.split("\n\n") if block.startswith("|")]
    heading = f"| {' | '.join(table.headings)} |"
    found = [lines[2:] for lines in blocks if lines[0] == heading]
    assert len(found) == 1, f"{heading} stands {len(found)} times in {README.name}"
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in found[0]]


@pytest.mark.parametrize(
    ("table", "columns", "names"),
    [
        (of_costs([]), 1, {(what,) for what in WORK.values()}),
        (of_lines([]), 2, {(model, str(devices)) for model, devices in LINES}),
        (of_horn([]), 1, {(how,) for how in ENDS}),
        (of_starts([]), 2, EACH_DEVICE),
        (of_inputs([]), 3, {(model, connection, WHAT[model]) for model, connection in EACH_DEVICE}),
        (of_memory([]), 2, EACH_DEVICE),
        (of_wear([]), 1, {(model,) for model in MODELS}),
        (of_resets([]), 3, {(*device, how) for device in EACH_DEVICE for how in HANGS.values()}),
        (of_power_cuts([]), 2, {(model, during) for model in MODELS for during in DURING}),
    ],
    ids=["costs", "line", "horn", "start", "input", "memory", "wear", "watchdog", "power-cuts"],
)
def test_each_table_of_the_page_has_each_row_of_its_part_once(
    table: Table, columns: int, names: set[tuple[str, ...]]
) -> None:
    rows = [tuple(row[:columns]) for row in rows_of(table)]
    assert sorted(rows) == sorted(names)
