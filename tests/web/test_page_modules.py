"""Modules of the pages, run without a browser: what they compare, and which answers they show."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path

import pytest

from headtable.name_order import letters, name_order
from headtable.web.guest_names import tidy
from headtable.web.pages import STATIC

TRIALS = Path(__file__).parent / "javascript" / "modules.mjs"
VECTORS = json.loads((Path(__file__).parents[1] / "vectors/names.json").read_text(encoding="utf-8"))


@pytest.fixture
def modules(tmp_path: Path) -> Path:
    """The modules in a folder that tells Node that they are modules."""
    folder = tmp_path / "static"
    shutil.copytree(STATIC, folder)
    (folder / "package.json").write_text('{"type": "module"}', encoding="utf-8")
    return folder


def tried(modules: Path, trial: str, given: object = None) -> object:
    """What a trial tells."""
    answer = subprocess.run(["node", TRIALS, modules, trial, json.dumps(given)], capture_output=True, check=True)
    told: object = json.loads(answer.stdout)
    return told


def test_the_pages_compare_the_same_letters_of_a_name_as_the_server(modules: Path) -> None:
    compared: dict[str, str] = VECTORS["letters"]
    assert {name: letters(name) for name in compared} == compared
    assert tried(modules, "letters", list(compared)) == list(compared.values())


def test_pages_and_server_keep_a_typed_name_alike_without_marks_that_nobody_sees(modules: Path) -> None:
    kept: dict[str, str] = VECTORS["tidy"]
    assert {name: tidy(name) for name in kept} == kept
    assert tried(modules, "tidied", list(kept)) == list(kept.values())


def test_pages_and_server_list_names_in_the_same_order(modules: Path) -> None:
    ordered: list[str] = VECTORS["ordered"]
    mixed = [*ordered[1::2], *ordered[::2]]
    assert sorted(mixed, key=name_order) == ordered
    assert tried(modules, "ordered", mixed) == ordered


def test_a_pasted_list_loses_its_numbers_and_bullets_but_no_name(modules: Path) -> None:
    lines = [
        "1. Ann", "2) Bea", "(3) Cat", "4.Dot", "#5 Eve", "6 - Fay", "7\tGia", "8:  Hal *", "- Ida + Joy",
        "\u2022 Kim", "12 Monkeys", "7 of 9", "Lee 2.", "#Mo", "",
    ]  # fmt: skip
    names = ["Ann", "Bea", "Cat", "Dot", "Eve", "Fay", "Gia", "Hal *", "Ida + Joy", "Kim"]
    assert tried(modules, "pasted", "\n".join(lines)) == [*names, "12 Monkeys", "7 of 9", "Lee 2.", "#Mo"]
    assert tried(modules, "pasted", "\u200e1. Ann\n\u200e2. Bea \u200e*") == ["Ann", "Bea *"]
    assert tried(modules, "pasted", "1. Ann, 2) Bea; 3. Cat") == ["Ann", "Bea", "Cat"]


def test_an_answer_that_was_due_before_an_order_is_dropped_and_asked_again(modules: Path) -> None:
    assert tried(modules, "overtaken") == {"shown": ["order", "newer than the order"], "asked": 2}


def test_the_projector_asks_for_the_guests_address_until_it_knows_it(modules: Path) -> None:
    known = [None, "learned", "http://hall/me", "http://hall/me"]
    assert tried(modules, "address") == known


def test_the_door_shows_expected_guests_first_and_those_who_need_nothing_last(modules: Path) -> None:
    guests = [
        ("Ann", "here", 500, False), ("Bob", "no-show", 0, False), ("Cat", "expected", 0, False),
        ("Dan", "here", 0, False), ("Eve", "alternate", 0, False), ("Fay", "expected", 500, False),
        ("Gil", "here", 500, True), ("Hal", "here", 700, False),
    ]  # fmt: skip
    assert tried(modules, "door", {"price": 500, "guests": guests}) == {
        "order": ["Cat", "Fay", "Dan", "Gil", "Eve", "Ann", "Hal", "Bob"],
        "settled": ["Ann", "Hal", "Bob"],
    }


def test_a_list_of_names_shows_all_of_them_or_says_that_there_are_many_more(modules: Path) -> None:
    assert tried(modules, "shown", [0, 12, 13, 24, 25, 200]) == [0, 12, 13, 24, 12, 12]


PRESSES = {
    "a click with a mouse": ([("pointerdown", 0), ("pointerup", 80), ("click", 80)], 81),
    "a tap, whose click comes later": ([("pointerdown", 0), ("pointerup", 80), ("click", 90)], 91),
    "a press that ends beside the button": ([("pointerdown", 0), ("pointerup", 80)], 130),
    "a finger that scrolls": ([("pointerdown", 0), ("pointercancel", 30)], 31),
    "a button that is held": ([("pointerdown", 0), ("pointerup", 3000)], 1000),
    "a second press soon after the first": ([("pointerdown", 0), ("pointerup", 80), ("pointerdown", 120)], 1120),
    "nobody presses": ([], 0),
}
"""Events of the pointer with their times in milliseconds, and after how many the page shows news again."""


@pytest.mark.parametrize(("events", "lasts_ms"), PRESSES.values(), ids=PRESSES)
def test_a_page_shows_no_news_during_a_press(modules: Path, events: list[tuple[str, int]], lasts_ms: int) -> None:
    assert tried(modules, "pressed", events) == lasts_ms


def test_a_countdown_runs_from_the_moment_at_which_the_page_was_told(modules: Path) -> None:
    assert tried(modules, "countdown", [600, 5000]) == [605_000, None]


def test_everybody_sits_across_from_a_partner_and_a_ghost_is_nobody(modules: Path) -> None:
    assert tried(modules, "chairs", [["Ann", "Bob", "Cat", "Ghost"], ["Ghost"]]) == [
        ["Ann", 1, "Cat", False],
        ["Bob", 2, "Ghost", False],
        ["Cat", 3, "Ann", False],
        ["Ghost", 4, "Bob", True],
    ]
