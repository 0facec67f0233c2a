"""A Pico's board, on a chip that a test reads: what is driven first, the watchdog, the lines, the buses."""

from __future__ import annotations

import ast
import json
import os
import subprocess
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from headtable.board_firmware.firmware_tree import FIRMWARE, PICO, PICO_W
from headtable_tools.rehearse.bench import HEAP, MICROPYTHON
from leddice.button_die import LINES
from pad.panel import BUTTONS

HERE = Path(__file__).parent
BENCH = FIRMWARE / "boards" / "bench"
SHARED_LINE, CONTACTS, DICE_ON_I2C, FOUR_DICE = "3", "6", "8", "27"


class Judged(NamedTuple):
    """What a board did to its chip: at its start, and then."""

    start: list[Any]
    then: list[Any]
    name: str
    told: list[Any]


def judged(folder: Path, model: str, *what: str, grounded: str = "", also: str = "") -> Judged:
    """Start a board on a chip of which some pins are tied to ground, and do something with it."""
    path = f"{also}:{HERE.parent / 'fakes'}:{FIRMWARE}:.frozen"
    env = {**os.environ, "MICROPYPATH": path, "HEADTABLE_GROUNDED": grounded}
    words = [str(MICROPYTHON), "-X", f"heapsize={HEAP}", str(HERE / "judge_board.py"), str(PICO), model, *what]
    ended = subprocess.run(words, cwd=folder, env=env, capture_output=True, text=True, check=False)
    assert ended.returncode == 0, ended.stdout + ended.stderr
    *told, last = [json.loads(line) for line in ended.stdout.splitlines()]
    return Judged(last["start"], last["then"], last["name"], told)


@pytest.mark.parametrize(
    ("model", "outputs"),
    [
        ("horn", [16, 17, 18]),
        ("pad", [14, 15, 16, 17, 18, 19, 20, 21, 22]),
        ("leddice", [8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 26]),
    ],
)
def test_every_output_is_off_before_anything_else_happens(tmp_path: Path, model: str, outputs: list[int]) -> None:
    start = judged(tmp_path, model).start
    first = start[: len(outputs)]
    assert sorted(first) == [["pin", number, "out", "", 0] for number in outputs]
    assert start[len(outputs)] == ["watchdog", 8000]
    assert not [done for done in start[len(outputs) + 1 :] if done[0] == "pin" and done[2] == "out"]


def test_all_off_turns_every_pin_off_and_takes_it_from_pio(tmp_path: Path) -> None:
    done = judged(tmp_path, "horn", "on horn", "on beat", "all_off").then
    assert done[0] == ["level", 18, 1]  # the horn is PIO's
    assert sorted(done[1:]) == [*(["driven by the program", pin, "out", 0] for pin in (16, 17, 18)), ["level", 18, 0]]


def test_a_devices_uid_comes_from_its_chip(tmp_path: Path) -> None:
    assert judged(tmp_path, "pad").name == "pad-438b2a31"
    assert (tmp_path / "notes").is_dir()


def test_every_button_of_a_pad_has_a_pin(tmp_path: Path) -> None:
    assert judged(tmp_path, "pad", *(f"input {word}" for word, _ in BUTTONS)).told == [1] * len(BUTTONS)


def test_every_button_and_line_of_four_dice_has_a_pin_of_its_own(tmp_path: Path) -> None:
    buttons = [f"input roll-{die}" for die in (1, 2, 3, 4)]
    lines = [f"on die-{die}-{line}" for die in (1, 2, 3, 4) for line in LINES]
    done = judged(tmp_path, "leddice", "input four-dice", *buttons, *lines, grounded=FOUR_DICE)
    assert done.told == [0, 1, 1, 1, 1]
    assert done.then == [["level", pin, 1] for pin in (*range(8, 23), 26)]


def test_only_feeding_feeds_the_watchdog(tmp_path: Path) -> None:
    assert judged(tmp_path, "pad", "rest", "feed", "rest").then == [["fed"]]


def test_the_shared_line_follows_the_protocol_and_is_released_after_the_last_bit(tmp_path: Path) -> None:
    on_the_line = judged(tmp_path, "pad", "say hello", grounded=SHARED_LINE)
    assert ["uart", 0, 250_000, 8, None, 1] in on_the_line.start
    assert ["pin", 2, "out", "", 0] in on_the_line.start
    assert on_the_line.then == [["level", 2, 1], ["said", b"hello".hex()], ["sent"], ["level", 2, 0]]


def test_the_board_detects_a_shared_line(tmp_path: Path) -> None:
    assert judged(tmp_path, "pad", "is_shared").told == [False]
    assert judged(tmp_path, "pad", "is_shared", grounded=SHARED_LINE).told == [True]


def test_contacts_are_read_only_with_their_jumper(tmp_path: Path) -> None:
    assert judged(tmp_path, "horn", "contact horn").told == [None]
    assert judged(tmp_path, "horn", "contact horn", grounded=CONTACTS).told == [0]
    assert judged(tmp_path, "horn", "contact horn", grounded=f"{CONTACTS},20").told == [1]


def test_dice_are_on_spi_or_with_the_jumper_on_i2c(tmp_path: Path) -> None:
    spi = judged(tmp_path, "dice", "dice").then
    assert ["spi", 0, 1_000_000, 1, 1] in spi
    assert [done[1] for done in spi if done[:1] == ["pin"] and done[2] == "out"] == [17, 20, 21]
    i2c = judged(tmp_path, "dice", "dice", grounded=DICE_ON_I2C).then
    assert [done for done in i2c if done[0] == "i2c"] == [["i2c", 0, 4, 5, 400_000], ["i2c", 1, 6, 7, 400_000]]


def test_a_board_with_a_radio_joins_the_network_without_waiting(tmp_path: Path) -> None:
    assert judged(tmp_path, "pad", "radio").told == [False]
    at_the_hall = judged(tmp_path, "pad", "join secret", also=str(PICO_W))
    assert at_the_hall.told == [False]
    assert at_the_hall.then == [
        ["active", True],
        ["power saving", 0],
        ["disconnect"],
        ["connect", "the hall", "secret"],
    ]


def test_a_board_with_a_radio_opens_a_network_of_its_own_and_closes_it(tmp_path: Path) -> None:
    opened = judged(tmp_path, "pad", "open secret22", "close", also=str(PICO_W))
    assert [done for done in opened.then if done[0] in ("wlan", "own network", "active")] == [
        ["wlan", 1],
        ["own network", "headtable-pad", "secret22"],
        ["active", True],
        ["wlan", 1],
        ["active", False],
    ]


def test_a_text_goes_to_the_display_in_eight_pieces(tmp_path: Path) -> None:
    done = judged(tmp_path, "pad", "show mark 3").then
    assert ["i2c", 0, 4, 5, 400_000] in done
    pieces = [each[2] for each in done if each[0] == "wrote" and each[2].startswith("40")]
    assert [len(piece) // 2 for piece in pieces] == [129] * 8
    assert any(byte != "0" for byte in pieces[0][2:])


def test_the_bench_board_has_the_names_and_arguments_of_the_pico_board() -> None:
    bench, pico = _methods(BENCH / "board.py"), _methods(PICO / "board.py")
    assert pico == bench


def _methods(path: Path) -> dict[str, list[str]]:
    board = next(
        one for one in ast.parse(path.read_text()).body if isinstance(one, ast.ClassDef) and one.name == "Board"
    )
    return {
        method.name: [argument.arg for argument in method.args.args]
        for method in board.body
        if isinstance(method, ast.FunctionDef) and (method.name == "__init__" or not method.name.startswith("_"))
    }
