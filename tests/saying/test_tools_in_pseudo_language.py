"""The commands for makers take every word from the catalogue: in the pseudo-language, all words are in brackets."""

from __future__ import annotations

import io
import re
from html import unescape
from pathlib import Path
from typing import get_args

import pytest
from msgspec import Struct
from rich.console import Console, RenderableType

from headtable.config import BoxSettings, DiceSettings, Pad, SignalSettings
from headtable.hall.bus_state import BusState
from headtable.hall.device_rows import RowTrouble, rows
from headtable.hall.notes import Note
from headtable.hall.outcomes import Outcome, Result
from headtable.hall.preconditions import Obstacle
from headtable.hall.stations import stations
from headtable.hall.walk_words import note_text
from headtable.messages.devices import Birth, Health
from headtable.messages.mqtt import MqttMessage
from headtable.messages.rooms import (
    BoxState,
    DiceState,
    DieShown,
    EngineState,
    NightState,
    Phase,
    TableState,
)
from headtable.messages.sound_commands import SignalState
from headtable.messages.troubles import SharedUid
from headtable.messages.words import DieState
from headtable.saying import catalogue, say
from headtable_tools.devices.adopting import NotTaken
from headtable_tools.devices.calibrating import DieCalibrated, FaceMissed
from headtable_tools.devices.surprises import Surprise
from headtable_tools.devices.table_view import table
from headtable_tools.devices.unmet_boards import UnmetBoard
from headtable_tools.doctor.finding import Finding, reported
from headtable_tools.doctor.report import show
from headtable_tools.firmware.flash import Failure
from headtable_tools.firmware.flash_steps import Step
from headtable_tools.monitor import head, panels
from headtable_tools.walktest.screen import screen
from headtable_tools.walktest.sheet import sheet
from headtable_tools.walktest.walk import Walk
from tests.cli.test_cli import headtable
from tests.doctor.test_sentences import FINDINGS
from tests.saying.brackets import words_outside
from tests.saying.samples_of import sample

pytestmark = pytest.mark.usefixtures("pseudo_language")
BOX = BoxSettings(
    pads=(Pad(uid="pad-01", table=1, bell=True), Pad(uid="pad-02", table=2)),
    dice=(DiceSettings(uid="dice-02", table=2),),
    signals=(SignalSettings(signal="horn", device="horn-01"),),
)
STATES: tuple[DieState, ...] = get_args(DieState)
ROOM: tuple[MqttMessage, ...] = (
    EngineState("e1", "online", "1.3", in_play=True, left_s=125),
    BoxState("box", "b1", "online", None, 60_000, ("bell", "horn")),
    BoxState("far", "b1", "lost"),
    Birth("pad-01", "box", "pad", "1.0", "1", "buttons", online=True, trouble=SharedUid("/dev/a", "/dev/b")),
    Birth("pad-02", "box", "pad", "1.0", "1", "buttons", online=False, table=2),
    Birth("dice-02", "box", "dice", "1.0", "1", "dice", online=True, table=2),
    Health("pad-02", 17, 2, 1, 0, 4, battery=9, dropped=3, heard_ms=57_000),
    DiceState("dice-02", 2, tuple(DieShown(1 + at % 4, state, 3, 40) for at, state in enumerate(STATES))),
    SignalState("bell", "box", sounding=False, armed=True, muted=True),
    SignalState("horn", "box", sounding=True, armed=True, muted=False),
    TableState(1, "last-lap", ("Ann", "Bea", "Cat", "Dot"), (12, 7), "Ann", 2),
    TableState(2, "done", ("Eve", "Fay", "Gil", "Hal"), (5, 9), winner="b"),
    TableState(3, "rolling", ("Ida", "Jan", "Kim", "Lea"), (5, 9), "Ida", call_it=True),
)
NAMES = {
    *("Ann", "Bea", "Cat", "Dot", "Eve", "Fay", "Gil", "Hal", "Ida", "Jan", "Kim", "Lea"),
    *("pad", "dice", "horn", "headtable"),
}


def outside(printed: str) -> list[str]:
    """The words that are in no brackets, without names."""
    return words_outside(printed, NAMES)


def printed(*things: RenderableType) -> str:
    console = Console(file=io.StringIO(), width=4000)
    console.print(*things)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def room(phase: Phase) -> BusState:
    seen = BusState(lambda: 0.0)
    for message in (*ROOM, NightState("Rolling for Pink", "BUNKO", phase, 3, 1, 3, 3, 6, 3, paused=True)):
        seen.on_message(message, "retained")
    return seen


def test_words_outside_of_brackets_are_found() -> None:
    assert outside("Ann [the [inner] word] escaped 12 [x]") == ["escaped"]


@pytest.mark.parametrize("kind", FINDINGS, ids=lambda kind: kind.__name__)
def test_the_doctors_report_is_translated(kind: type[Finding]) -> None:
    console = Console(file=io.StringIO(), width=4000)
    show([reported(sample(kind))], console)
    assert isinstance(console.file, io.StringIO)
    assert outside(console.file.getvalue()) == []


def test_the_table_of_devices_is_translated() -> None:
    shown = printed(table(rows(room("playing"), BOX)))
    assert "[CRC]" in shown
    assert outside(shown) == []


@pytest.mark.parametrize("phase", get_args(Phase))
def test_the_monitor_is_translated(phase: Phase) -> None:
    seen = room(phase)
    assert outside(printed(head.night(seen, "7"))) == []
    assert outside(printed(head.parts(seen, broker=True))) == []
    assert outside(printed(panels.tables(seen))) == []
    assert outside(printed(panels.devices(seen, BOX))) == []
    assert outside(printed(panels.facts(seen, 5))) == []


def test_a_monitor_without_data_is_translated() -> None:
    seen = BusState(lambda: 0.0)
    assert outside(printed(head.night(seen, "7"), head.parts(seen, broker=False))) == []
    assert outside(printed(panels.tables(seen), panels.devices(seen, BoxSettings()))) == []


RESULTS: tuple[Result, ...] = get_args(Result)
NOTES = tuple(sample(kind) for kind in get_args(Note))


def test_the_sheet_of_a_walk_is_translated() -> None:
    outcomes = [Outcome(station, RESULTS[at % len(RESULTS)], NOTES) for at, station in enumerate(stations(BOX))]
    page = sheet(outcomes, "7", "7")
    body = unescape(re.sub(r"<style>.*?</style>|<[^>]*>", " ", page, flags=re.DOTALL))
    assert "[Walk test: 7]" in body
    assert outside(body) == []


def test_the_screen_of_a_walk_is_translated() -> None:
    walk = Walk(stations(BOX), {})
    for _ in stations(BOX):
        walk.notes = list(NOTES)
        assert outside(printed(screen(walk))) == []
        walk.skip("")


@pytest.mark.parametrize("note", NOTES, ids=lambda note: type(note).__name__)
def test_a_note_of_a_walk_is_translated(note: Note) -> None:
    assert outside(note_text(note)) == []


SAID = (*get_args(Obstacle), *get_args(NotTaken), *get_args(Surprise), *get_args(UnmetBoard), *get_args(RowTrouble))
DONE = (*get_args(Step), *get_args(Failure), FaceMissed, DieCalibrated)


@pytest.mark.parametrize("kind", [*SAID, *DONE], ids=lambda kind: kind.__name__)
def test_the_output_of_the_other_commands_has_sentences(kind: type[Struct]) -> None:
    assert outside(say(sample(kind))) == []


@pytest.mark.parametrize("kind", get_args(Step), ids=lambda kind: kind.__name__)
def test_every_step_of_flashing_has_a_word(kind: type[Struct]) -> None:
    assert outside(catalogue().part(sample(kind), "step")) == []


@pytest.mark.parametrize(
    "words",
    [
        ("firmware", "build", "--model", "horn", "{folder}/new"),
        ("firmware", "build", "--model", "kazoo", "{folder}/new"),
        ("firmware", "flash", "--model", "horn", "{folder}/port"),
        ("link", "play", "{folder}/none.link"),
        ("link", "record", "pad-03", "{folder}/x.link", "--direct", "--seconds", "0.1"),
        ("devices", "enrol", "pad-07", "--wired", "--network", "hall"),
        ("devices", "enrol", "pad-07", "--forget"),
        ("devices", "adopt", "pad-07", "--table", "3"),
        ("devices", "adopt", "PAD", "--table", "3"),
        ("walktest", "--sheet", "{folder}/none/x.html"),
        ("doctor",),
    ],
    ids=" ".join,
)
def test_every_command_is_translated(tmp_path: Path, words: tuple[str, ...]) -> None:
    ended = headtable(*(word.format(folder=tmp_path) for word in words), cwd=tmp_path)
    said = (ended.stdout + ended.stderr).replace("\n", " ")
    assert "[" in said
    assert outside(said) == []
