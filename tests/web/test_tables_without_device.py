"""The pages tell the engine which tables have no device, or buttons only, before the bell rings."""

from __future__ import annotations

from itertools import count

import pytest
from msgspec.structs import replace

from headtable.complaints import Complaints
from headtable.config import BoxSettings
from headtable.messages.devices import Birth
from headtable.messages.inputs import Heard
from headtable.messages.pace import NoDeviceAt
from headtable.messages.rooms import BoxState, NightState, Phase
from headtable.web.decoding import Number
from headtable.web.device_view import SILENT_S
from headtable.web.hall_watch import HallWatch
from headtable.web.phones import Phones
from headtable.web.state_file import StateFile
from headtable.web.tables_without_device import STEADY_S, TablesWithoutDevice
from tests.web.house import night

BOX = BoxState("box", "b1", "online", "lease", 100_000)
PAD = Birth("pad-01", "box", "pad", "1.2", "1", "buttons+dice", online=True, table=1)
DICE = replace(PAD, uid="dice-2", model="dice", can="dice", table=2)
THREE_TABLES = replace(night("ready"), id="tonight", tables=3)


class Hall:
    """A hall of three tables whose box is online, and what the pages tell the engine."""

    def __init__(self, *devices: Birth) -> None:
        self.now_s = 1000.0
        self.told: list[Heard] = []
        self.watch = HallWatch(BoxSettings(), self.clock, lambda: None, {})
        self.phones = Phones(StateFile(None, Complaints(print)), self.clock, lambda: None)
        self.phones.update(THREE_TABLES)
        self.numbers = (Number("b", seq) for seq in count(1))
        self.restart()
        self.hears(BOX, *devices)

    def restart(self) -> None:
        """Let the pages start again, with the phones of their file."""
        self.tables = TablesWithoutDevice(self.watch, self.phones, self.told.append, self.numbers, self.clock)

    def clock(self) -> float:
        """The time now."""
        return self.now_s

    def hears(self, *messages: BoxState | Birth) -> None:
        """Let the pages hear these from the bus."""
        for message in messages:
            self.watch.on_message(message, "retained")

    def tells(self, night: NightState | None = THREE_TABLES, after_s: float = STEADY_S) -> list[tuple[int, ...]]:
        """The tables of each input that the engine hears when so much time has passed."""
        before = len(self.told)
        self.tables.check(night)
        self.now_s += after_s
        self.tables.check(night)
        return [one.said.tables for one in self.told[before:] if isinstance(one.said, NoDeviceAt)]

    def with_buttons(self) -> list[tuple[int, ...]]:
        """The tables with buttons only, of each input that the engine hears now."""
        before = len(self.told)
        self.tells()
        return [one.said.buttons_only for one in self.told[before:] if isinstance(one.said, NoDeviceAt)]


@pytest.mark.parametrize(
    ("device", "without"),
    [
        (PAD, (2, 3)),
        (DICE, (1, 3)),
        (replace(PAD, model="button", can="buttons"), (1, 2, 3)),
        (replace(PAD, model="horn", can="bell+horn"), (1, 2, 3)),
        (replace(PAD, online=False), (1, 2, 3)),
        (replace(PAD, table=None), (1, 2, 3)),
        (replace(PAD, box="annex"), (1, 2, 3)),
    ],
)
def test_a_table_has_a_device_if_one_that_tells_rolls_is_online(device: Birth, without: tuple[int, ...]) -> None:
    assert Hall(device).tells() == [without]


def test_a_table_has_buttons_only_if_a_pad_or_a_phone_is_there_and_no_dice() -> None:
    hall = Hall(PAD, DICE, replace(PAD, uid="pad-02", table=2))
    hall.phones.join(3, None, "phone")
    assert hall.with_buttons() == [(1, 3)]


def test_a_table_whose_dice_are_lost_has_buttons_only() -> None:
    hall = Hall(DICE, replace(PAD, table=2))
    assert hall.with_buttons() == [()]
    hall.hears(replace(DICE, online=False))
    assert hall.with_buttons() == [(2,)]


def test_a_box_that_is_lost_takes_its_pads_with_it() -> None:
    hall = Hall(PAD)
    hall.hears(replace(BOX, status="lost"))
    assert hall.tells() == [(1, 2, 3)]


def test_a_phone_is_a_device_until_nothing_was_heard_of_it_for_a_long_time() -> None:
    hall = Hall()
    token = hall.phones.join(2, None, "phone")
    assert hall.tells() == [(1, 3)]
    hall.now_s += SILENT_S
    assert hall.tells() == [(1, 2, 3)]
    assert hall.phones.who(token)
    assert hall.tells() == [(1, 3)]


def test_a_phone_from_before_a_restart_of_the_pages_is_a_device() -> None:
    hall = Hall()
    hall.phones.join(2, None, "phone")
    hall.now_s += 2 * SILENT_S
    hall.restart()
    assert hall.tells() == [(1, 3)]


@pytest.mark.parametrize("phase", ["closed", "called", "break", "final", "over"])
def test_the_engine_is_told_before_a_bell_and_at_no_other_time(phase: Phase) -> None:
    assert Hall().tells(replace(THREE_TABLES, phase=phase)) == []


@pytest.mark.parametrize("phase", ["ready", "playing"])
def test_the_engine_hears_only_what_it_does_not_know(phase: Phase) -> None:
    now = replace(THREE_TABLES, phase=phase)
    assert Hall(PAD).tells(replace(now, without_device=(2, 3), buttons_only=(1,))) == []
    assert Hall(PAD).tells(replace(now, without_device=(2, 3))) == [(2, 3)]
    assert Hall(PAD).tells(replace(now, without_device=(2,))) == [(2, 3)]


def test_a_paused_night_and_one_that_nobody_has_heard_of_are_told_nothing() -> None:
    assert Hall().tells(None) == []
    assert Hall().tells(replace(THREE_TABLES, paused=True)) == []


def test_a_device_that_is_away_for_a_moment_is_no_news() -> None:
    hall = Hall(PAD)
    known = replace(THREE_TABLES, without_device=(2, 3), buttons_only=(1,))
    hall.hears(replace(PAD, online=False))
    assert hall.tells(known, after_s=STEADY_S / 2) == []
    hall.hears(PAD)
    assert hall.tells(known) == []


def test_an_input_that_the_engine_has_not_taken_is_told_again_with_a_number_of_its_own() -> None:
    hall = Hall()
    assert hall.tells() == [(1, 2, 3)]
    assert hall.tells(after_s=STEADY_S / 2) == []
    assert hall.tells() == [(1, 2, 3)]
    assert [one.role for one in hall.told] == ["host", "host"]
    assert hall.told[0].key != hall.told[1].key
