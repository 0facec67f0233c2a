"""What an onlooker knows of the devices."""

from __future__ import annotations

import io

from rich.console import Console

from headtable.config import BoxSettings
from headtable.hall.bus_state import BusState
from headtable.hall.device_rows import rows
from headtable.messages.device_names import NamedDevice
from headtable.messages.devices import Birth, Health
from headtable.messages.facts import Told
from headtable.messages.host_choices import HostChoices, PlacedPad
from headtable.messages.inputs import Heard
from headtable.messages.line import Press
from headtable.messages.mqtt import MqttMessage
from headtable.messages.pace import RoundOver
from headtable.messages.rooms import (
    BoxState,
    EngineState,
    NightState,
    TableState,
)
from headtable.messages.words import Delivery
from headtable_tools.devices.table_view import table


class Clock:
    """Our own clock, which is not the box's."""

    def __init__(self) -> None:
        self.now_s = 50.0

    def __call__(self) -> float:
        return self.now_s


PAD = Birth("pad-01", "box", "pad", "1.0", "1", "buttons", online=True, table=1)
BOX = BoxState("box", "b1", "online", None, 100_000)


def told(*messages: MqttMessage, clock: Clock | None = None, delivery: Delivery = "live") -> BusState:
    seen = BusState(clock or Clock())
    for message in messages:
        seen.on_message(message, delivery)
    return seen


def test_tables_of_an_earlier_and_larger_night_are_left_out() -> None:
    left = [TableState(number, "done", (f"A{number}", "B", "C", "D")) for number in (1, 2, 3)]
    seen = told(*left, delivery="retained")
    assert seen.tables == {}
    seen.on_message(NightState("Rolling for Pink", "BUNKO", "ready", 2, 1, 3, 1, 6, 1), "retained")
    assert sorted(seen.tables) == [1, 2]


def test_a_row_tells_the_table_that_a_host_gave_in_a_browser() -> None:
    placed = PlacedPad("pad-01", 1, file_table=2)
    seen = told(BOX, PAD, HostChoices("box", pads=(placed,)))
    assert [row.placed for row in rows(seen, BoxSettings())] == [placed]
    console = Console(file=io.StringIO(), width=80)
    console.print(table(rows(seen, BoxSettings())))
    assert isinstance(console.file, io.StringIO)
    assert "a host gave it table 1 in a browser; headtable.toml says table 2" in " ".join(
        console.file.getvalue().split()
    )


def test_the_table_tells_the_name_that_a_host_gave_a_device() -> None:
    seen = told(BOX, PAD, HostChoices("box", names=(NamedDevice("pad-01", "By the bar"),)))
    console = Console(file=io.StringIO(), width=80)
    console.print(table(rows(seen, BoxSettings())))
    assert isinstance(console.file, io.StringIO)
    assert "pad-01 is called “By the bar”" in console.file.getvalue()


def test_a_table_that_the_box_does_not_use_is_no_hosts_table() -> None:
    seen = told(BOX, PAD, HostChoices("box", pads=(PlacedPad("pad-01", 7),)))
    assert [row.placed for row in rows(seen, BoxSettings())] == [None]


def test_a_devices_silence_is_measured_by_its_boxs_clock() -> None:
    clock = Clock()
    seen = told(BOX, PAD, Health("pad-01", heard_ms=97_000), clock=clock)
    assert seen.silent_s("pad-01") == 3
    clock.now_s += 10
    assert seen.silent_s("pad-01") == 13
    seen.on_message(Heard("pad-01", "1", 1, Press("two"), 1), "live")
    clock.now_s += 1
    assert seen.silent_s("pad-01") == 1


def test_the_silence_of_an_unheard_device_is_unknown() -> None:
    assert told(BOX, PAD).silent_s("pad-01") is None
    assert told(PAD, Health("pad-01", heard_ms=97_000)).silent_s("pad-01") is None


def test_a_silence_is_never_negative() -> None:
    assert told(BOX, PAD, Health("pad-01", heard_ms=100_400)).silent_s("pad-01") == 0


def test_a_retained_fact_is_left_out() -> None:
    fact = Told(3, 0, RoundOver(1, 1))
    assert list(told(fact).facts) == [RoundOver(1, 1)]
    assert list(told(fact, delivery="retained").facts) == []


def test_a_running_part_is_online() -> None:
    seen = told(BOX, EngineState("e1", "online"))
    assert (seen.box_is_online("box"), seen.engine_is_online) == (True, True)
    assert not seen.box_is_online("far-box")
    seen = told(BoxState("box", "b1", "lost"), EngineState("e1", "lost"))
    assert (seen.box_is_online("box"), seen.engine_is_online) == (False, False)


def test_each_trouble_of_a_device_is_reported() -> None:
    weak = Health("pad-01", dropped=2, battery=12)
    assert [row.trouble for row in rows(told(BOX, PAD, weak), BoxSettings())] == ["battery at 12%; 2 presses dropped"]
    gone = Birth("pad-02", "box", "pad", "1.0", "1", "buttons", online=False, table=2)
    stranger = Birth("pad-03", "box", "pad", "1.0", "1", "buttons", online=True)
    board = Birth("horn-01", "box", "signals", "1.0", "1", "bell+horn", online=True)
    assert [(row.uid, row.trouble) for row in rows(told(BOX, stranger, board, gone), BoxSettings())] == [
        ("pad-02", "gone"),
        ("horn-01", ""),
        ("pad-03", "has no table"),
    ]
