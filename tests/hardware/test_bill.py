"""The bill says of each number which fact was checked against which source, or that none was."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from circuits import module_box_page, module_pad_page
from circuits.bill_of_materials import as_csv, as_page
from circuits.boards import BOARDS
from circuits.data_sheets import CHECKED, Checked, facts, known_of, page
from circuits.driver_board import DRIVER_BOARD
from circuits.module_box import MODULE_BOX
from circuits.module_pad import MODULE_PAD
from circuits.pad_board import PAD_BOARD
from circuits.parts import Board
from harness.cables import HARNESS
from harness.page import page as harness_page

PAGES = (
    *map(as_page, BOARDS),
    harness_page(HARNESS),
    module_box_page.page(MODULE_BOX),
    module_pad_page.page(MODULE_PAD),
)


def numbers(board: Board) -> list[str]:
    """Each number of a board, and of its second sources."""
    both = {number for part in board.parts for number in (part.item.number, part.item.second)}
    return sorted(number for number in both if isinstance(number, str) and not number.startswith("any"))


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
def test_a_fact_is_on_the_page_of_each_part_that_it_is_about_and_names_its_source(fact: Checked) -> None:
    row = f"| {fact.number} | {fact.fact} | {fact.source} |"
    assert fact.source
    assert any(row in text for text in PAGES)
    with_it = [board for board in BOARDS if any(fact in facts(part.item) for part in board.parts)]
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


def test_a_fact_about_a_first_choice_is_not_told_of_another_makers_second_source() -> None:
    assert [fact.number for fact in known_of("onsemi 1N4007", "any")] == ["1N4007"]
    assert [fact.number for fact in known_of("any", "Diodes Incorporated 1N4007")] == ["Diodes Incorporated 1N4007"]
