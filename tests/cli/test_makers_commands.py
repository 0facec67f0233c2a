"""The commands for makers as a person runs them: each in a process of its own, on a real terminal, in a real hall."""

from __future__ import annotations

import json
import signal
from pathlib import Path

import pytest

from tests.cli.terminal import at_a_terminal
from tests.devices.simulated_hall import a_hall

pytestmark = pytest.mark.slow


async def test_the_doctor_finds_the_box_and_its_devices(tmp_path: Path) -> None:
    async with a_hall(tmp_path) as hall:
        async with at_a_terminal("doctor", "--config", str(hall.file)) as terminal:
            await terminal.until(" red")
            await terminal.ended()
            assert "on it: box box, engine" in " ".join(terminal.seen.split())
            assert "table 2: pad, firmware rehearsal" in terminal.seen
            assert "headtable devices adopt pad-09 --table N" in terminal.seen
        async with at_a_terminal("doctor", "--json", "--config", str(hall.file), columns=20_000) as terminal:
            told = await terminal.ended()
            await terminal.until("]")
            findings = json.loads(terminal.seen)
            assert told == int(any(finding["colour"] == "red" for finding in findings))
            assert {"what": "pad-01", "colour": "green", "found": "table 1: pad, firmware rehearsal"}.items() <= next(
                finding for finding in findings if finding["what"] == "pad-01"
            ).items()


async def test_the_live_table_of_devices_runs_until_interrupted(tmp_path: Path) -> None:
    async with a_hall(tmp_path) as hall, at_a_terminal("devices", "--config", str(hall.file)) as terminal:
        await terminal.until("4 of 4 devices are there")
        hall.box.cancel()
        await terminal.until("0 of 4 devices are there")
        terminal.type("\x03")
        assert await terminal.ended() == 0
        assert terminal.is_as_before


async def test_a_device_is_identified_and_adopted(tmp_path: Path) -> None:
    async with a_hall(tmp_path) as hall:
        async with at_a_terminal("devices", "identify", "pad-09", "--config", str(hall.file)) as terminal:
            assert await terminal.ended() == 0
            await terminal.until("pad-09 blinks for 10 s")
        words = ("devices", "adopt", "pad-09", "--config", str(hall.file), "--table")
        async with at_a_terminal(*words, "3", "--bell", columns=500) as terminal:
            assert await terminal.ended() == 2
            await terminal.until("only the head table, table 1, rings the bell")
        async with at_a_terminal(*words, "3", columns=500) as terminal:
            assert await terminal.ended() == 0
            await terminal.until("pad-09 is at table 3")
            await terminal.until("the box has taken it")
        assert hall.blinked == [("pad-09", 10)]


async def test_a_walk_test_is_controlled_with_single_keys(tmp_path: Path) -> None:
    sheet = tmp_path / "walk.html"
    walktest = ("walktest", "--sheet", str(sheet), "--config")
    async with a_hall(tmp_path) as hall, at_a_terminal(*walktest, str(hall.file)) as terminal:
        await terminal.until("→ table 2: press ONE (pad-02)")
        await hall.pads["pad-02"].press("one")
        await terminal.until("→ the head table: press ONE (pad-01)")
        terminal.type("a")
        terminal.type("q")
        assert await terminal.ended() == 1
        await terminal.until("0 of 4 answered, 4 need looking after")
        assert terminal.is_as_before
    assert "0 of 4 answered, 4 need looking after" in sheet.read_text()


@pytest.mark.parametrize("way", ["q", "ctrl-c", "terminated", "hung up"])
async def test_a_monitor_leaves_the_terminal_as_it_was(tmp_path: Path, way: str) -> None:
    async with a_hall(tmp_path) as hall, at_a_terminal("monitor", "--config", str(hall.file)) as terminal:
        await terminal.until("pad-09")
        match way:
            case "q":
                terminal.type("q")
            case "ctrl-c":
                terminal.type("\x03")
            case "terminated":
                terminal.process.send_signal(signal.SIGTERM)
            case _:
                terminal.process.send_signal(signal.SIGHUP)
        assert await terminal.ended() == 0
        assert terminal.is_as_before


@pytest.mark.parametrize("command", ["devices", "walktest", "monitor"])
async def test_without_a_broker_each_command_names_what_to_start(tmp_path: Path, command: str) -> None:
    file = tmp_path / "headtable.toml"
    file.write_text("[broker]\nport = 1\n")
    async with at_a_terminal(command, "--config", str(file), columns=500) as terminal:
        assert await terminal.ended() == 3
        await terminal.until("start one: headtable broker")
        assert terminal.is_as_before
