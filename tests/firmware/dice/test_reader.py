"""The reader of three dice under real MicroPython: what it says, and what the box makes of it."""

from __future__ import annotations

import json
import random
from itertools import pairwise
from pathlib import Path
from typing import Any

from headtable.box.sources.dice.throw import Throws
from headtable.messages.line import Dice, DieSeen
from tests.firmware.dice.accelerometer import UP, Chip, samples
from tests.firmware.dice.film import Film
from tests.firmware.dice.throws import a_throw, dice, lying
from tests.firmware.micropython import run

CHIPS = dice(seed=11, count=3)
STEPS_A_FACE = 150
Said = list[Any]


class Table:
    """A reader's flash, and its dice."""

    def __init__(self, folder: Path) -> None:
        self.flash = folder / "flash"
        self.flash.mkdir(parents=True)
        self._file = folder / "samples"

    def play(self, films: list[Film], *orders: Said) -> list[Said]:
        """Run the reader along three films; what it says, each with the step at which it did."""
        longest = max(len(film.pulls) for film in films)
        told = [_padded(chip, film, longest) for chip, film in zip(CHIPS, films, strict=True)]
        with self._file.open("wb") as file:
            for step in range(longest):
                file.writelines(one[6 * step : 6 * step + 6] for one in told)
        said = run("dice/judge_reader.py", str(self.flash), str(self._file), json.dumps(orders))
        return [json.loads(line) for line in said.splitlines()]

    def calibrate(self, die: int) -> list[Said]:
        """Show a die all its faces."""
        film = Film(UP[0], random.Random(0), 0)
        for up in UP:
            film.turn_to(up, 200)
            film.lie(STEPS_A_FACE * 10 - 200)
        films = [film if number == die else lying() for number in (1, 2, 3)]
        orders = [[STEPS_A_FACE * face + 30, "calibrate", f"c{face}", die, face + 1] for face in range(6)]
        return self.play(films, *orders)


def _padded(chip: Chip, film: Film, steps: int) -> bytes:
    film.lie(10 * (steps - len(film.pulls) + 1))
    return samples(chip, film.pulls[:steps], random.Random(1), drift=0)


def of(said: list[Said], die: int) -> list[str]:
    """The states that were said of one die."""
    return [f"{one[3]} {one[4]}" for one in said if one[1] == "die" and one[2] == die]


def test_the_box_receives_three_thrown_dice_as_a_throw(tmp_path: Path) -> None:
    table = Table(tmp_path)
    for die in (1, 2, 3):
        table.calibrate(die)
    said = table.play([a_throw(4, seed=1), a_throw(2, seed=2), a_throw(6, seed=3)])
    assert [of(said, die)[-2:] for die in (1, 2, 3)] == [
        ["rolling 0", f"settled {face}"] for face in (4, 2, 6)
    ]  # fmt: skip
    throws = Throws(3)
    rolls = [throws.add_report(seq, DieSeen(*one[2:])).roll for seq, one in enumerate(said) if one[1] == "die"]
    assert [roll for roll in rolls if roll] == [Dice((4, 2, 6))]


def test_a_die_hit_by_another_die_of_its_throw_does_not_count_as_touched(tmp_path: Path) -> None:
    table = Table(tmp_path)
    table.calibrate(1)
    first, second = a_throw(4, seed=1), a_throw(2, seed=2, wait_ms=1000)
    hit_at = len(first.pulls) + 1
    first.hit(3)
    first.lie(900)
    said = table.play([first, second, lying()])
    rolls = [one[0] for one in said if one[1:4] == ["die", 2, "rolling"]]
    assert rolls[0] < hit_at
    assert of(said, 1)[-4:] == ["rolling 0", "settled 4", "rolling 0", "settled 4"]
    alone = table.play([first, lying(), lying()])
    assert of(alone, 1)[-4:] == ["rolling 0", "settled 4", "moved 0", "moved 4"]


def test_a_die_out_of_reach_is_lost_and_set_up_again_when_it_is_back(tmp_path: Path) -> None:
    table = Table(tmp_path)
    said = table.play([lying(ms=6000), lying(), lying()], [100, "gone", 1], [300, "back", 1])
    assert [state.split()[0] for state in of(said, 1)] == ["present", "lost", "present"]
    assert [state.split()[0] for state in of(said, 2)] == ["present"]
    steps = [one[0] for one in said if one[1] == "die" and one[2] == 1]
    assert 100 + 18 <= steps[1] <= 100 + 22
    assert steps[2] <= 300 + 50 + 60


def test_a_state_without_room_is_sent_in_its_current_form_when_there_is_room(tmp_path: Path) -> None:
    table = Table(tmp_path)
    table.calibrate(1)
    film = a_throw(4, seed=1)
    said = table.play([film, lying(), lying()], [60, "room", 0], [len(film.pulls) - 10, "room", 9])
    assert of(said, 1) == ["present 1", "settled 4"]
    assert [one[2:] for one in said if one[1] == "counts"] == [[0, 0, 1]]
    throws = Throws(1)
    seen = (DieSeen(1, "present", 1), DieSeen(1, "settled", 4))
    assert not any(
        throws.add_report(seq, one).roll for seq, one in enumerate(seen, 1)
    )  # the box makes no throw of it


def test_a_calibration_is_recorded_face_by_face_stored_and_reported(tmp_path: Path) -> None:
    table = Table(tmp_path)
    said = [table.calibrate(die) for die in (1, 2, 3)]
    assert [one[2:] for one in said[1] if one[1] == "calibrated"] == [
        [f"c{face}", 2, face + 1, "kept" if face == 5 else "noted"] for face in range(6)
    ]
    settings = [[one[2] for one in some if one[1] == "settings"] for some in said]
    assert set(settings[0] + settings[1]) == {"0000"}
    assert settings[2][-1] != "0000"
    assert table.play([lying()] * 3)[0] == [0, "settings", settings[2][-1]]


def test_a_stored_calibration_with_a_wrong_byte_is_ignored(tmp_path: Path) -> None:
    table = Table(tmp_path)
    for die in (1, 2, 3):
        table.calibrate(die)
    note = table.flash / "dice"
    text = note.read_text()
    for wrong in (text[:-1] + "?", text[1:], text.replace("9", "8", 1), text.partition("*")[0], ""):
        note.write_text(wrong)
        assert table.play([lying()] * 3)[0] == [0, "settings", "0000"]


def test_impossible_faces_are_askew_and_dropped(tmp_path: Path) -> None:
    orders: list[Said] = [[150 * face + 30, "calibrate", f"c{face}", 1, face + 1] for face in range(6)]
    said = Table(tmp_path).play([lying(ms=9000), lying(), lying()], *orders)
    assert [one[5] for one in said if one[1] == "calibrated"] == ["noted"] * 5 + ["askew"]


def test_a_die_that_is_not_still_is_restless_after_five_seconds(tmp_path: Path) -> None:
    film = lying()
    film.carry(7000, 0.1)
    said = Table(tmp_path).play([film, lying(), lying()], [50, "calibrate", "c1", 1, 1])
    assert [one for one in said if one[1] == "calibrated"] == [[550, "calibrated", "c1", 1, 1, "restless"]]


def test_a_die_that_the_reader_does_not_have_is_lost(tmp_path: Path) -> None:
    said = Table(tmp_path).play([lying()] * 3, [10, "calibrate", "c1", 4, 1])
    assert [one for one in said if one[1] == "calibrated"] == [[10, "calibrated", "c1", 4, 1, "lost"]]


def test_an_unchanged_battery_is_reported_once(tmp_path: Path) -> None:
    said = Table(tmp_path).play([lying(ms=61_000), lying(), lying()])
    assert [one[2:] for one in said if one[1] == "battery"] == [[0, 80]]
    assert all(earlier[0] <= later[0] for earlier, later in pairwise(said))
