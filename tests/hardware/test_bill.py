"""The bill says of each number which fact was checked against which source, or that none was."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from circuits.bill_of_materials import as_csv, as_page
from circuits.boards import BOARDS
from circuits.data_sheets import CHECKED, Checked, facts, page
from circuits.driver_board import DRIVER_BOARD
from circuits.pad_board import PAD_BOARD
from circuits.parts import Board


def numbers(board: Board) -> list[str]:
    """Each number of a board, and of its second sources."""
    both = {number for part in board.parts for number in (part.item.number, part.item.second)}
    return sorted(number for number in both if not number.startswith("any"))


def listed(section: str) -> str:
    """What the section lists as compared with nothing."""
    return section.partition("from memory")[2]


@pytest.mark.parametrize(
    ("board", "number"), [(board, number) for board in BOARDS for number in numbers(board)], ids=str
)
def test_a_number_has_a_fact_or_is_listed_as_from_memory(board: Board, number: str) -> None:
    known = any(number.startswith(fact.number) for fact in CHECKED)
    assert known != (f"- {number}\n" in listed(page(board)))


@pytest.mark.parametrize("fact", CHECKED, ids=lambda fact: fact.fact)
def test_a_fact_is_of_a_part_on_a_board_and_names_its_source(fact: Checked) -> None:
    with_it = [board for board in BOARDS if any(fact in facts(part.item) for part in board.parts)]
    assert with_it
    row = f"| {fact.number} | {fact.fact} | {fact.source} |"
    assert fact.source
    assert all(row in as_page(board) for board in with_it)


def test_another_number_for_a_part_is_from_memory_until_somebody_checks_it() -> None:
    relay = DRIVER_BOARD.part("K1")
    other = replace(relay, item=replace(relay.item, number="V23134-A1052-X299"))
    parts = tuple(other if part is relay else part for part in DRIVER_BOARD.parts)
    assert "- V23134-A1052-X299\n" in listed(page(replace(DRIVER_BOARD, parts=parts)))


def test_a_socket_is_bought_with_its_chip_and_a_cap_with_its_jumper() -> None:
    driver, pad = as_csv(DRIVER_BOARD).splitlines(), as_csv(PAD_BOARD).splitlines()
    bought = [row.split(",any")[0] for row in (*driver, *pad) if ",,for " in row]
    assert bought == ["1,,for U6,socket", "1,,for JP1,cap", "1,,for U2,socket", "2,,for JP1 JP2,cap"]
