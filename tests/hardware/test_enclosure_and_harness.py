"""The page of the enclosures says which cable goes in beside which label of the box."""

from __future__ import annotations

import re

from circuits.driver_board import DRIVER_BOARD
from circuits.output import OUT
from circuits.shop import KEY
from enclosures.box import BOX, CABLES, LEADS, OUTSIDE
from harness.cables import CABLES as HARNESS

PRINTED = {label.text for lid in BOX.lids for label in lid.labels}


def test_each_connector_with_a_cable_from_outside_has_its_label_on_the_lid() -> None:
    connectors = {part.reference for part in DRIVER_BOARD.of_kind("connector")} - {"J1"}
    assert {connector for connector, _ in LEADS.values()} == connectors
    assert set(CABLES) <= set(LEADS) <= PRINTED


def test_each_cable_that_ends_at_the_driver_board_has_its_label() -> None:
    ends = {
        (end.place, f"{cable.name}, {cable.title}")
        for cable in HARNESS
        for core in cable.cores
        for end in (core.start, core.end)
    }
    of_the_board = {(place, cable) for place, cable in ends if place.startswith("J") and place != "J1"}
    assert set(LEADS.values()) == of_the_board


def test_the_page_has_a_row_for_each_label() -> None:
    page = (OUT / "enclosures" / "enclosures.md").read_text(encoding="utf-8")
    for label, (connector, cable) in LEADS.items():
        assert any(
            line.startswith(f"| {label} |") and f"| {cable} | {connector} |" in line for line in page.split("\n")
        )


def test_no_label_of_the_lid_sends_the_thick_wire_of_the_horn_into_the_box() -> None:
    assert "HORN" not in PRINTED
    assert set(OUTSIDE) == {cable.name for cable in HARNESS if cable.warning}
    assert not any(cable.startswith(f"{wire},") for wire in OUTSIDE for _, cable in LEADS.values())


def test_a_key_that_is_too_large_for_the_hole_of_the_lid_says_so() -> None:
    [hole] = [hole.diameter for lid in BOX.lids for hole in lid.holes if hole.name == "key"]
    assert isinstance(KEY.second, str)
    millimetres = re.search(r"\((\d+) mm", KEY.second)
    assert millimetres
    assert ("not for the printed lid" in KEY.second) == (float(millimetres[1]) > hole)
