"""Valid settings that are probably a mistake give a warning."""

from __future__ import annotations

import os
import pty
from collections.abc import Iterable
from pathlib import Path

from msgspec.structs import replace

from headtable.config import BoxSettings, Config, EngineSettings, Pad, SignalSettings, Web
from headtable.config.driver_board import HORN_RESTS_S
from headtable.config.problem import sentence_of
from headtable.config.warnings import warnings_about
from headtable.saying import Sentence


def told(found: Iterable[Sentence]) -> list[str]:
    return [sentence_of(one) for one in found]


def of_lines(*lines: str) -> list[str]:
    return told(warnings_about(Config(box=BoxSettings(lines=lines))))


def test_only_a_truncated_pattern_gives_a_warning() -> None:
    horn = SignalSettings(signal="horn", device="horn-01", pattern_ms=(600, 100, 600), longest_ms=1000)
    bell = SignalSettings(signal="bell", device="horn-01", pattern_ms=(600, 900, 400), longest_ms=1000)
    assert told(warnings_about(Config(box=BoxSettings(signals=(horn, bell))))) == [
        "the horn: its pattern_ms is on for 1200 ms, and longest_ms cuts it after 1000 ms; "
        "write a shorter pattern, or a greater longest_ms"
    ]


def test_a_horn_that_may_sound_within_the_lockout_of_its_driver_board_gives_a_warning() -> None:
    horn = SignalSettings(signal="horn", device="gpio:22", heartbeat="gpio:24")
    assert told(warnings_about(Config(box=BoxSettings(signals=(horn,))))) == [
        "the horn: with shortest_gap_s = 3 it may be told to sound while the driver board still rests, and stays "
        "silent; write shortest_gap_s = 25"
    ]
    rested = replace(horn, shortest_gap_s=HORN_RESTS_S)
    assert told(warnings_about(Config(box=BoxSettings(signals=(rested,))))) == []


def test_a_missing_port_and_a_file_that_is_not_a_port_give_a_warning(tmp_path: Path) -> None:
    assert of_lines("serial:/dev/null") == [
        "serial:/dev/null: /dev/null is not a serial port; `headtable doctor` lists those that there are"
    ]
    [doubt] = of_lines(f"rs485:{tmp_path}/pad")
    assert doubt.startswith(f"rs485:{tmp_path}/pad: nothing is there now; plug it in")
    [doubt] = of_lines(f"serial:{tmp_path}/*")
    assert doubt.startswith(f"serial:{tmp_path}/*: nothing with such a name is plugged in now")
    (tmp_path / "pad").write_text("")
    [doubt] = of_lines(f"serial:{tmp_path}/*")
    assert f"{tmp_path}/pad is not a serial port" in doubt


def test_a_terminal_and_an_address_for_wifi_give_no_warning(tmp_path: Path) -> None:
    ours, theirs = pty.openpty()
    try:
        (tmp_path / "pad").symlink_to(os.ttyname(theirs))
        assert of_lines(f"serial:{tmp_path}/pad", f"rs485:{tmp_path}/*", "tcp:0.0.0.0:7707") == []
    finally:
        os.close(ours)
        os.close(theirs)


def test_two_pads_at_one_table_give_a_warning() -> None:
    pads = (Pad(uid="pad-01", table=1), Pad(uid="pad-02", table=2), Pad(uid="pad-09", table=2))
    assert told(warnings_about(Config(box=BoxSettings(pads=pads)))) == [
        "table 2 has 2 pads, pad-02 and pad-09: presses on any of them count, and a roll that two of them "
        "report counts twice; does one of them belong to another table?"
    ]


def test_a_speed_that_none_of_our_devices_speaks_gives_a_warning() -> None:
    odd = BoxSettings(lines=("serial:/dev/null", "rs485:/dev/null"), baud=9600, rs485_baud=115_200)
    unusual = [one for one in told(warnings_about(Config(box=odd))) if "baud" in one]
    assert unusual == [
        "[box] baud = 9600: headtable’s devices speak 115200 on serial lines; write baud = 115200, unless yours were "
        "built for another speed",
        "[box] rs485_baud = 115200: headtable’s devices speak 250000 on rs485 lines; write rs485_baud = 250000, "
        "unless yours were built for another speed",
    ]
    assert told(warnings_about(Config(box=BoxSettings(baud=9600)))) == []


def test_the_wifi_option_on_a_horn_of_this_pi_gives_a_warning() -> None:
    horn = SignalSettings(signal="horn", device="gpio:27", over_wifi=True)
    assert [one.partition(";")[0] for one in told(warnings_about(Config(box=BoxSettings(signals=(horn,)))))] == [
        'the horn: device = "gpio:27" hangs on this Pi, so over_wifi has no effect'
    ]


def test_the_pins_of_a_horn_that_is_on_no_pin_itself_give_warnings() -> None:
    horn = SignalSettings(signal="horn", device="horn-01", heartbeat="gpio:24", contact="gpio:26")
    assert [one.partition(";")[0] for one in told(warnings_about(Config(box=BoxSettings(signals=(horn,)))))] == [
        'the horn: device = "horn-01" is on no pin of this Pi, so heartbeat has no effect',
        'the horn: device = "horn-01" is on no pin of this Pi, so contact has no effect',
    ]


def test_a_night_by_phone_with_pages_for_this_machine_only_gives_a_warning() -> None:
    by_phone = BoxSettings(by_phone=True)
    assert told(warnings_about(Config(box=by_phone))) == [
        'by_phone = true, but [web] host = "127.0.0.1" lets only this machine in, so no phone can join; '
        'write host = "0.0.0.0" under [web]'
    ]
    assert told(warnings_about(Config(box=by_phone, web=Web(host="0.0.0.0")))) == []  # noqa: S104  nothing listens there
    assert told(warnings_about(Config())) == []


def test_a_journal_in_a_missing_folder_gives_a_warning(tmp_path: Path) -> None:
    lost = EngineSettings(journal=f"{tmp_path}/nofolder/x.db")
    [doubt] = told(warnings_about(Config(engine=lost)))
    assert f"there is no folder {tmp_path}/nofolder, seen from here; make it before the night" in doubt
    assert told(warnings_about(Config(engine=EngineSettings(journal=f"{tmp_path}/x.db")))) == []
