"""The devices in a table; one of them blinks, and a stranger gets its table while the box runs."""

from __future__ import annotations

import asyncio
import io
import stat
from pathlib import Path

import pytest
from msgspec.structs import replace
from rich.console import Console

from headtable.cli.common import checks
from headtable.config import (
    BoxSettings,
    Broker,
    ButtonSettings,
    Config,
    DiceSettings,
    Pad,
    SignalSettings,
    load,
    read,
    to_toml,
)
from headtable.errors import BadConfig, NotAllowed, Unwell
from headtable.hall.bus_state import LISTEN
from headtable.messages.inputs import Heard
from headtable.messages.pace import StartRound
from headtable.messages.people import OpenNight
from headtable.saying import say
from headtable_tools.devices import live_table
from headtable_tools.devices.adopting import PadAway, adopt, with_pad
from headtable_tools.devices.identify import identify
from headtable_tools.devices.naming import name_device
from headtable_tools.devices.surprises import surprises
from headtable_tools.watch.bus_watcher import watching
from tests.brokers import free_port
from tests.devices.simulated_hall import a_hall
from tests.patience import PATIENCE_S

TWELVE = tuple("ABCDEFGHIJKL")
pytestmark = pytest.mark.slow


def prove(text: str, name: str) -> Config:
    return read(text, name, *checks())


async def printed(config: Config) -> str:
    console = Console(file=io.StringIO(), width=80)
    await live_table.once(config, console)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


async def test_the_table_lists_every_device_in_eighty_columns(tmp_path: Path) -> None:
    async with a_hall(tmp_path) as hall:
        seq = await hall.pads["pad-02"].press("two")
        assert seq == 1
        shown = (await printed(hall.config)).splitlines()
    assert shown[0] == "box box is online; 4 of 4 devices are there"
    assert shown[1].split() == [
        *("device", "table", "what", "firmware", "heard", "again", "CRC", "late", "bounces", "battery", "silent"),
    ]
    assert [line.split()[:4] for line in shown[2:6]] == [
        ["pad-01", "1", "pad", "rehearsal"],
        ["pad-02", "2", "pad", "rehearsal"],
        ["horn-01", "-", "signals", "rehearsal"],
        ["pad-09", "-", "pad", "rehearsal"],
    ]
    assert " ".join(shown[6:]).startswith("pad-09: it is not in the configuration: `headtable devices adopt pad-09")


async def test_a_configured_device_that_was_never_heard_is_missing(tmp_path: Path) -> None:
    async with a_hall(tmp_path) as hall:
        box = replace(
            hall.config.box,
            pads=(*hall.config.box.pads, Pad(uid="pad-03", table=3)),
            dice=(DiceSettings(uid="dice-02", table=2),),
        )
        shown = await printed(replace(hall.config, box=box))
        there = await live_table.now(replace(hall.config, box=box))
    assert "box box is online; 4 of 6 devices are there" in shown
    assert "pad-03: never said hello: is it plugged in" in shown
    missing = [(row.uid, row.table, row.online) for row in there if "never said hello" in row.trouble]
    assert missing == [("dice-02", 2, False), ("pad-03", 3, False)]


async def test_without_a_broker_the_error_names_what_to_start() -> None:
    with pytest.raises(Unwell, match=r"start one: headtable broker; or headtable run"):
        await live_table.now(Config(broker=Broker(port=free_port())))
    with pytest.raises(Unwell, match="start it: sudo systemctl start mosquitto"):
        await live_table.now(Config(broker=Broker(port=free_port(), embedded=False)))


async def test_the_devices_of_a_stopped_box_are_shown_as_gone(tmp_path: Path) -> None:
    async with a_hall(tmp_path) as hall:
        there = await live_table.now(hall.config)
        assert [(row.uid, row.online) for row in there if row.trouble] == [("pad-09", True)]
        hall.box.cancel()
        await asyncio.gather(hall.box, return_exceptions=True)
        there = await live_table.now(hall.config)
        assert [(row.uid, row.online, row.trouble) for row in there][:2] == [
            ("pad-01", False, "box box is gone"),
            ("pad-02", False, "box box is gone"),
        ]
        assert "box box is lost; 0 of 4 devices are there" in await printed(hall.config)


async def test_a_device_blinks_on_a_request_to_identify_it(tmp_path: Path) -> None:
    async with a_hall(tmp_path) as hall:
        await identify(hall.config, "pad-09", 7)
        async with asyncio.timeout(PATIENCE_S):
            while not hall.blinked:
                await asyncio.sleep(0.01)
        assert hall.blinked == [("pad-09", 7)]
        with pytest.raises(Unwell, match="pad-77 is not there; there are horn-01, pad-01, pad-02, pad-09"):
            await identify(hall.config, "pad-77", 7)


async def test_a_device_gets_a_name_that_the_table_shows(tmp_path: Path) -> None:
    async with a_hall(tmp_path) as hall:
        assert await name_device(hall.config, "pad-02", " By the bar ") == "By the bar"
        with pytest.raises(NotAllowed, match="pad-02 is called “By the bar” already"):
            await name_device(hall.config, "pad-01", "By the bar")
        assert "pad-02 is called “By the bar”" in await printed(hall.config)
        await name_device(hall.config, "pad-02", "")
        assert "By the bar" not in await printed(hall.config)


async def test_an_adopted_device_gets_a_table_in_the_file_and_in_the_box(tmp_path: Path) -> None:
    async with a_hall(tmp_path) as hall:
        hall.file.chmod(0o640)
        told = await adopt(hall.file, Pad(uid="pad-09", table=3), prove)
        assert (told.not_taken is None, told.before) == (True, None)
        [row] = [row for row in await live_table.now(hall.config) if row.uid == "pad-09"]
        assert (row.table, row.trouble) == (3, "")
    assert load(hall.file).box.pads[-1] == Pad(uid="pad-09", table=3)
    assert hall.file.read_text().startswith("# the hall of St. Mary's\n")
    assert stat.S_IMODE(hall.file.stat().st_mode) == 0o640
    assert [path for path in tmp_path.iterdir() if path.name.startswith("tmp")] == []


async def test_an_unusual_move_is_made_and_reported(tmp_path: Path) -> None:
    async with a_hall(tmp_path) as hall:
        told = await adopt(hall.file, Pad(uid="pad-09", table=1, bell=True), prove)
        assert told.not_taken is None
        assert tuple(map(say, told.surprises)) == (
            "table 1 has another pad, pad-01: what is pressed on either of them counts; give it another table: "
            "headtable devices adopt pad-01 --table N",
            "pad-01 has a bell button, too, and either rings the bell; take it away: "
            "headtable devices adopt pad-01 --table 1",
        )
        told = await adopt(hall.file, Pad(uid="pad-01", table=5), prove)
        assert tuple(map(say, told.surprises)) == (
            "pad-01 had the bell button, and has it no longer: say --bell if it is to keep it",
        )
        assert (await adopt(hall.file, Pad(uid="pad-01", table=5), prove)).surprises == ()


async def test_a_move_in_the_middle_of_a_round_is_reported(tmp_path: Path) -> None:
    async with a_hall(tmp_path) as hall:
        await a_round_begins(hall.config)
        told = await adopt(hall.file, Pad(uid="pad-02", table=3), prove)
        assert tuple(map(say, told.surprises)) == (
            "a round is in play: what is pressed on pad-02 from now on counts at table 3",
            "table 2 has no pad any more, in the middle of a round: it goes on by phone or console",
        )


async def a_round_begins(config: Config) -> None:
    async with watching(config, "test", LISTEN) as host:
        host.bus.publish(Heard("host-console", "b1", 1, OpenNight(TWELVE, "listed"), role="host"))
        host.bus.publish(Heard("host-console", "b1", 2, StartRound(), role="host"))
        assert await host.until(
            lambda: host.state.night is not None and host.state.night.phase == "playing", PATIENCE_S
        )


def test_a_second_bell_button_on_a_pin_is_reported() -> None:
    before = BoxSettings(buttons=(ButtonSettings(uid="button-01", at="gpio:23"),))
    [told] = surprises(before, Pad(uid="pad-01", table=1, bell=True), None)
    assert say(told).startswith("button-01 on a pin rings the bell, too")


async def test_a_present_pad_moves_at_once_and_an_absent_one_later(tmp_path: Path) -> None:
    async with a_hall(tmp_path) as hall:
        told = await adopt(hall.file, Pad(uid="pad-02", table=5), prove)
        assert (told.not_taken, told.before) == (None, 2)
        told = await adopt(hall.file, Pad(uid="pad-12", table=6), prove)
        assert told.not_taken == PadAway("pad-12", 6)
        assert say(PadAway("pad-12", 6)) == "pad-12 is not there yet; it will be at table 6 when it says hello"
    tables = {pad.uid: pad.table for pad in load(hall.file).box.pads}
    assert tables == {"pad-01": 1, "pad-02": 5, "pad-12": 6}


async def test_without_a_box_the_file_is_still_written(tmp_path: Path) -> None:
    file = tmp_path / "headtable.toml"
    file.write_text(f'[broker]\nport = {free_port()}\n[box]\nlines = ["serial:/dev/pad"]  # the only one\n')
    told = await adopt(file, Pad(uid="pad-01", table=1, bell=True), prove)
    assert told.not_taken is not None
    assert "headtable broker" in say(told.not_taken)
    assert "# the only one" in file.read_text()
    assert load(file).box.pads == (Pad(uid="pad-01", table=1, bell=True),)


@pytest.mark.parametrize(
    ("pad", "why"),
    [
        (Pad(uid="pad-02", table=2, bell=True), "only the head table, table 1, rings the bell"),
        (Pad(uid="all", table=2), "the name to which all devices listen"),
    ],
)
async def test_a_configuration_that_check_refuses_is_not_written(tmp_path: Path, pad: Pad, why: str) -> None:
    file = tmp_path / "headtable.toml"
    was = '[box]\nlines = ["serial:/dev/pad"]\n[[box.signals]]\nsignal = "horn"\ndevice = "horn-01"\n'
    file.write_text(was)
    with pytest.raises(BadConfig, match=why):
        await adopt(file, pad, prove)
    assert file.read_text() == was


@pytest.mark.parametrize(
    ("uid", "why"),
    [
        ("dice-02", r"dice-02 is no pad: it reads the dice of table 2; move it in its \[\[box.dice\]\]"),
        ("horn-01", r"horn-01 is no pad: it sounds the horn, in \[\[box.signals\]\], and has no table"),
        ("button-01", r"button-01 is no pad: it is a bell button, in \[\[box.buttons\]\]"),
    ],
)
async def test_another_kind_of_device_does_not_become_a_pad(tmp_path: Path, uid: str, why: str) -> None:
    file = tmp_path / "headtable.toml"
    box = BoxSettings(
        lines=("serial:/dev/pad",),
        dice=(DiceSettings(uid="dice-02", table=2),),
        buttons=(ButtonSettings(uid="button-01", at="gpio:23"),),
        signals=(SignalSettings(signal="horn", device="horn-01"),),
    )
    was = to_toml(Config(box=box))
    file.write_text(was)
    with pytest.raises(NotAllowed, match=why):
        await adopt(file, Pad(uid=uid, table=2), prove)
    assert file.read_text() == was


def test_a_new_pad_is_written_between_blank_lines() -> None:
    horn = '[[box.signals]]\nsignal = "horn"\ndevice = "horn-01"\n'
    one = "[[box.pads]]\nuid = 'pad-01'\ntable = 1\n"
    two = '[[box.pads]]\nuid = "pad-02"\ntable = 2\n'
    box = "[box]\nlines = ['serial:/dev/pad']\n"
    pad = Pad(uid="pad-02", table=2)
    assert with_pad(f"{box}\n{one}\n{horn}", "x", pad) == f"{box}\n{one}\n{two}\n{horn}"
    assert with_pad(f"{box}\n{one}{horn}", "x", pad) == f"{box}\n{one}\n{two}\n{horn}"
    assert with_pad(f"{box}\n{one}".rstrip("\n"), "x", pad) == f"{box}\n{one}\n{two}"
    assert with_pad(f"{box}\n{horn}", "x", pad) == f"{box}\n{horn}\n{two}"


async def test_a_pad_without_a_line_is_refused_with_the_message_of_check(tmp_path: Path) -> None:
    file = tmp_path / "headtable.toml"
    file.write_text("")
    with pytest.raises(BadConfig, match="has no lines to them"):
        await adopt(file, Pad(uid="pad-01", table=1), prove)


def test_comments_and_order_are_preserved() -> None:
    text = (
        "# mine\n[box]  # the Pi\n# a line\nlines = ['serial:/dev/pad']\n\n"
        "[[box.pads]]  # Ann's\nuid = 'pad-01'\ntable = 1\nbell = true\n\n# the end\n[web]\nport = 81\n"
    )
    new = with_pad(text, "x", Pad(uid="pad-02", table=2))
    assert read(new, "x").box.pads == (Pad(uid="pad-01", table=1, bell=True), Pad(uid="pad-02", table=2))
    assert [line for line in text.splitlines() if line not in new.splitlines()] == []
    assert with_pad(new, "x", Pad(uid="pad-02", table=2)) == new
    moved = with_pad(new, "x", Pad(uid="pad-01", table=4))
    assert read(moved, "x").box.pads[0] == Pad(uid="pad-01", table=4)
    assert "[[box.pads]]  # Ann's" in moved
