"""A port that vanishes while it is opened is no line, and its error does not end the box."""

from __future__ import annotations

from pathlib import Path
from typing import cast

import pytest
import serial  # type: ignore[import-untyped]  # pyserial has no annotations

from headtable.box.lines.port import PortTurnedByRts, open_rs485, open_serial, turned_round
from headtable.errors import Unwell
from headtable_tools.rehearse.cable import Cable


def test_a_port_unplugged_before_its_setup_cannot_switch_direction(tmp_path: Path) -> None:
    cable = Cable(tmp_path / "rs485")
    cable.plug_in()
    port = cast("serial.Serial", open_serial(str(tmp_path / "rs485"), 250_000))
    cable.unplug()
    with pytest.raises(Unwell, match="has it just been unplugged"):
        turned_round(port)
    assert not port.is_open


def test_an_unavailable_port_is_reported_once_with_the_reason(tmp_path: Path) -> None:
    with Cable(tmp_path / "pad"):
        ours = open_serial(str(tmp_path / "pad"), 115_200)
        assert why_not(tmp_path / "pad").startswith("another program has it")
        ours.close()
    assert why_not(tmp_path / "pad").startswith("nothing is there; is it plugged in?")
    assert why_not(Path("/dev/null")).startswith("it is no serial port")
    assert why_not(tmp_path) == "Is a directory; is it plugged in, and a serial port?"


def why_not(path: Path) -> str:
    with pytest.raises(Unwell) as trouble:
        open_serial(str(path), 115_200)
    return str(trouble.value)


def test_a_pseudo_terminal_without_rts_counts_as_self_switching(tmp_path: Path) -> None:
    with Cable(tmp_path / "rs485"):
        port = open_rs485(str(tmp_path / "rs485"), 250_000)
        assert not isinstance(port, PortTurnedByRts)
        port.close()


def test_releasing_the_rts_of_a_lost_port_is_no_error(tmp_path: Path) -> None:
    with Cable(tmp_path / "rs485"):
        port = serial.Serial(str(tmp_path / "rs485"), 250_000)
        turned = PortTurnedByRts(port)
        with pytest.raises(OSError, match="ioctl"):
            turned.talk()
        turned.listen()
        turned.close()
    assert not port.is_open
