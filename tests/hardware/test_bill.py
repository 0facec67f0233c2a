"""The bill says of each number which fact was checked against which source, or that none was."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from circuits.bill_of_materials import as_page
from circuits.checked import CHECKED, Checked, facts, page
from circuits.driver_board import DRIVER_BOARD
from circuits.parts import Item

ITEMS = sorted({part.item for part in DRIVER_BOARD.parts if not part.item.number.startswith("any")}, key=repr)


def listed(section: str) -> str:
    """What the section lists as checked with nothing."""
    return section.partition("from memory")[2]


@pytest.mark.parametrize("item", ITEMS, ids=lambda item: f"{item.number} {item.value}")
def test_a_number_has_a_fact_or_is_listed_as_from_memory(item: Item) -> None:
    assert bool(facts(item)) != (f"- {item.number}\n" in listed(page(DRIVER_BOARD)))


@pytest.mark.parametrize("fact", CHECKED, ids=lambda fact: fact.fact)
def test_a_fact_is_of_a_part_on_the_board_and_names_its_source(fact: Checked) -> None:
    assert any(fact in facts(item) for item in ITEMS)
    assert "." in fact.source
    assert f"| {fact.number} | {fact.fact} | {fact.source} |" in as_page(DRIVER_BOARD)


def test_another_number_for_a_part_is_from_memory_until_somebody_checks_it() -> None:
    relay = DRIVER_BOARD.part("K1")
    other = replace(relay, item=replace(relay.item, number="V23134-A1052-X299"))
    parts = tuple(other if part is relay else part for part in DRIVER_BOARD.parts)
    assert "- V23134-A1052-X299\n" in listed(page(replace(DRIVER_BOARD, parts=parts)))
