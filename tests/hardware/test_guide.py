"""The guides tell a maker what the tables say: every part to solder, every reading, every module."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from circuits import dice_readings, pad_readings
from circuits.dice_board import DICE_BOARD
from circuits.driver_board import DRIVER_BOARD
from circuits.driver_board_scenarios import SCENARIOS
from circuits.pad_board import PAD_BOARD
from circuits.parts import Board
from circuits.readings import readings
from circuits.shop import HORN_BATTERY_AH, HORN_CHARGE_A, HORN_CHARGER

DOCS = Path(__file__).parents[2] / "docs"
GUIDE = (DOCS / "build-guide.md").read_text(encoding="utf-8")
BOUGHT = (DOCS / "buy-not-solder.md").read_text(encoding="utf-8")
README = (DOCS.parent / "hardware" / "README.md").read_text(encoding="utf-8")
SAFETY = (DOCS / "safety.md").read_text(encoding="utf-8")


READINGS = (*readings(DRIVER_BOARD), *pad_readings.readings(), *dice_readings.readings())
LOUDNESS = "105 to 110 dBA at 1 m"


def section(title: str, page: str = GUIDE) -> str:
    """The text below a heading."""
    return page.partition(f"\n## {title}\n")[2].partition("\n## ")[0]


def rows(text: str) -> list[list[str]]:
    """The cells of each row of the tables in a text, without their heads."""
    lines = [line for line in text.splitlines() if line.startswith("| ")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


PAD_STEPS = section("Ten pads").partition("### Solder a pad\n")[2].partition("\n### ")[0]
DICE_STEPS = section("Dice of LEDs").partition("### Solder a dice board\n")[2].partition("\n### ")[0]


@pytest.mark.parametrize(
    ("board", "text"),
    [(DRIVER_BOARD, section("Solder")), (PAD_BOARD, PAD_STEPS), (DICE_BOARD, DICE_STEPS)],
    ids=["driver", "pad", "dice"],
)
def test_each_part_on_the_board_is_soldered_in_one_step(board: Board, text: str) -> None:
    steps = [row for row in rows(text) if row[0].isdigit()]
    assert [row[0] for row in steps] == [str(number) for number in range(1, len(steps) + 1)]
    soldered = sorted(name for row in steps for name in row[1].split())
    assert soldered == sorted(part.reference for part in board.parts if part.stands == "on-board")


@pytest.mark.parametrize(
    ("board", "steps", "fit"),
    [
        (PAD_BOARD, PAD_STEPS, "head table"),
        (PAD_BOARD, PAD_STEPS, "display"),
        (PAD_BOARD, PAD_STEPS, "battery"),
        (DICE_BOARD, DICE_STEPS, "fourth die"),
        (DICE_BOARD, DICE_STEPS, "chain"),
    ],
)
def test_the_guide_names_the_parts_that_only_some_boards_need(board: Board, steps: str, fit: str) -> None:
    told = next(line for line in steps.splitlines() if line.endswith(f": {fit}"))
    assert sorted(told.removeprefix("- ").partition(":")[0].split()) == sorted(
        p.reference for p in board.parts if p.fits == fit and p.stands == "on-board"
    )


def test_the_guide_has_every_reading_of_the_table_in_its_order() -> None:
    told = [tuple(row) for row in rows(GUIDE) if re.fullmatch(r"[1-7]\.\d+", row[0]) and len(row) == 5]
    assert told == [one.cells() for one in READINGS]


def test_the_guide_says_of_each_reading_what_to_do_when_it_is_off() -> None:
    told = " ".join(row[0] for row in rows(section("When a reading is off")))
    named = set(re.findall(r"\b[1-7]\.\d+\b(?! [kV])", told))
    for first, last in re.findall(r"\b([1-7]\.\d+) to ([1-7]\.\d+)\b", told):
        group, low = first.split(".")
        named |= {f"{group}.{at}" for at in range(int(low), int(last.split(".")[1]) + 1)}
    assert named == {one.step for one in READINGS}


@pytest.mark.parametrize("reading", ["1.12", "1.13", "3.3", "3.6", "3.7"])
def test_a_layer_that_fails_forbids_the_horn(reading: str) -> None:
    remedies = [row[1] for row in rows(section("When a reading is off")) if row[0].startswith(reading)]
    assert [remedy for remedy in remedies if "**do not connect a horn**" in remedy]


@pytest.mark.parametrize("page", [GUIDE, SAFETY, README], ids=["guide", "safety", "hardware"])
def test_the_horns_loudness_has_its_distance(page: str) -> None:
    assert LOUDNESS in " ".join(page.split())
    assert re.findall(r"\b1[0-9]{2} dB\b(?!A)", page) == []


@pytest.mark.parametrize("page", [GUIDE, BOUGHT], ids=["build", "buy"])
def test_a_guide_says_at_its_top_that_nobody_has_built_it(page: str) -> None:
    assert "**Nobody has built it yet.**" in page.partition("\n## ")[0]


def test_the_bought_box_says_of_each_hardware_layer_whether_it_has_it() -> None:
    told = " ".join(row[0] for row in rows(section("Which layers it has", BOUGHT)))
    layers = [row[0] for row in rows(section("From the software to the fuse", SAFETY))][1:]
    assert len(layers) > 10
    assert [layer for layer in layers if layer.removesuffix(", on a horn box").split(" and ")[0] not in told] == []


def test_each_simulated_case_on_the_page_of_safety_is_there() -> None:
    told = section("From the software to the fuse", SAFETY) + section("What is not covered", SAFETY)
    names = [name.removesuffix("...") for name in re.findall(r'"([^"]+)"', told)]
    assert len(names) > 6
    assert [name for name in names if not any(case.name.startswith(name) for case in SCENARIOS)] == []


def test_the_guide_and_the_lists_have_one_limit_for_the_charger() -> None:
    assert f"which is {HORN_CHARGE_A:g} A for {HORN_BATTERY_AH:g} Ah" in section("Horn and battery")
    assert f"{HORN_BATTERY_AH:g} Ah, {HORN_CHARGE_A:g} A at most" in HORN_CHARGER.name
    assert f"for 12 V lead, {HORN_CHARGE_A:g} A at most" in BOUGHT
