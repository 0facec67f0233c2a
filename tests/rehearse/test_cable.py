"""A simulated cable is a port that comes and goes."""

from __future__ import annotations

import os
from pathlib import Path

from headtable_tools.rehearse.cable import Cable


def test_a_port_exists_while_the_cable_is_plugged_in(tmp_path: Path) -> None:
    port = tmp_path / "pad-01"
    with Cable(port) as cable:
        assert port.exists()
        cable.unplug()
        assert not port.is_symlink()
        cable.plug_in()
        assert port.exists()
    assert not port.is_symlink()


def test_plugging_in_twice_has_no_further_effect(tmp_path: Path) -> None:
    cable = Cable(tmp_path / "pad-01")
    cable.plug_in()
    cable.plug_in()
    cable.unplug()
    cable.unplug()
    assert not (tmp_path / "pad-01").is_symlink()


def test_written_bytes_arrive_unchanged(tmp_path: Path) -> None:
    with Cable(tmp_path / "pad-01") as cable:
        number = os.open(cable.path, os.O_RDWR | os.O_NOCTTY)
        assert cable.write(b"\x00\x03\x04\r\n\x11\xff")
        assert os.read(number, 100) == b"\x00\x03\x04\r\n\x11\xff"
        os.close(number)


def test_an_unplugged_cable_loses_written_bytes(tmp_path: Path) -> None:
    assert not Cable(tmp_path / "pad-01").write(b"lost")


def test_a_cable_that_nobody_reads_does_not_block(tmp_path: Path) -> None:
    with Cable(tmp_path / "pad-01") as cable:
        sent = 0
        while cable.write(b"x" * 100):
            sent += 1
        assert sent > 10
