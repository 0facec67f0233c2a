"""The page of the enclosures says which cable goes in beside which label of the box."""

from __future__ import annotations

import re

from circuits.driver_board import DRIVER_BOARD
from circuits.output import OUT
from enclosures.box import BOX, CABLES, LABELS, LEADS
from harness.cables import CABLES as HARNESS

PAGE = (OUT / "enclosures" / "enclosures.md").read_text(encoding="utf-8")
ROWS = dict(re.findall(r"^\| ([A-Z0-9 ]+) \| (?:front|left|right) \| (W\d+), ", PAGE, re.MULTILINE))


def test_each_connector_of_the_driver_board_with_a_cable_from_outside_has_its_label() -> None:
    connectors = {part.reference for part in DRIVER_BOARD.of_kind("connector")} - {"J1"}
    assert set(LEADS.values()) == connectors
    assert set(LEADS) <= {label.text for label in LABELS}
    assert set(CABLES) <= set(LEADS)


def test_the_page_names_the_cable_of_each_label() -> None:
    assert ROWS == {
        "SENSE": "W12", "KEY": "W5", "RELAY": "W6", "BUTTON": "W14", "12 V": "W4", "BELL": "W13", "RS485": "W15",
        "PADS": "W16",
    }  # fmt: skip


def test_each_cable_of_the_page_ends_at_the_connector_of_its_label() -> None:
    cables = {cable.name: cable for cable in HARNESS}
    for label, name in ROWS.items():
        places = {end.place for core in cables[name].cores for end in (core.start, core.end)}
        assert LEADS[label] in places


def test_no_label_of_the_lid_sends_the_horns_thick_wire_into_the_box() -> None:
    assert "HORN" not in {label.text for lid in BOX.lids for label in lid.labels}
    thick = {cable.name for cable in HARNESS if cable.warning}
    assert not thick & set(ROWS.values())
    assert "stay outside: W7, W8, W9, W10 and W18." in PAGE
    assert thick == {"W7", "W8", "W9", "W10", "W18"}
