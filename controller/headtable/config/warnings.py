"""Warn about settings that are valid but probably a mistake."""

from __future__ import annotations

import glob
import os
import stat
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from headtable.config.checks import is_this_machine
from headtable.config.driver_board import HORN_RESTS_S
from headtable.config.settings import BAUD_OF, BoxSettings, Config, EngineSettings, SignalSettings
from headtable.saying import Sentence, sentence

DRIVERS = Path("/proc/tty/drivers")


def warnings_about(config: Config) -> Iterator[Sentence]:
    """Find everything to warn about."""
    for signal in config.box.signals:
        yield from _cut_patterns(signal)
        yield from _unused_over_wifi(signal)
        yield from _unused_pins(signal)
        yield from _blasts_in_vain(signal)
    yield from _shared_tables(config.box)
    yield from _unusual_speeds(config.box)
    for line in config.box.lines:
        scheme, _, path = line.partition(":")
        if scheme != "tcp":
            yield from _missing_ports(line, path)
    yield from phones_locked_out(config)
    yield from _missing_folder(config.engine)


def phones_locked_out(config: Config) -> Iterator[Sentence]:
    """Warn if phones should play but only this machine can open the pages."""
    host = config.web.host
    if config.box.by_phone and is_this_machine(host):
        yield sentence("phones-locked-out", host=host)


def _missing_folder(engine: EngineSettings) -> Iterator[Sentence]:
    folder = Path(engine.journal).parent
    if not os.path.isdir(folder):
        yield sentence("journal-folder-missing", journal=engine.journal, folder=str(folder))


def _cut_patterns(signal: SignalSettings) -> Iterator[Sentence]:
    on_ms = sum(signal.pattern_ms[::2])
    if on_ms > signal.longest_ms:
        yield sentence("pattern-cut", signal=signal.signal, on_ms=on_ms, longest_ms=signal.longest_ms)


def _unused_over_wifi(signal: SignalSettings) -> Iterator[Sentence]:
    if signal.over_wifi and signal.board != signal.device:
        yield sentence("over-wifi-unused", signal=signal.signal, device=signal.device)


def _unused_pins(signal: SignalSettings) -> Iterator[Sentence]:
    given = {"heartbeat": signal.heartbeat, "contact": signal.contact}
    for key in [key for key, pin in given.items() if pin is not None and signal.pin is None]:
        yield sentence("signal-pin-unused", signal=signal.signal, device=signal.device, key=key)


def _blasts_in_vain(signal: SignalSettings) -> Iterator[Sentence]:
    """Warn about a horn that may be told to sound while the lockout of its driver board holds it off."""
    if signal.pin is not None and signal.heartbeat is not None and signal.shortest_gap_s < HORN_RESTS_S:
        yield sentence("gap-within-lockout", signal=signal.signal, gap_s=signal.shortest_gap_s, rests_s=HORN_RESTS_S)


def _shared_tables(box: BoxSettings) -> Iterator[Sentence]:
    """Warn about several pads at one table, which is often a number that nobody changed."""
    tables = Counter(pad.table for pad in box.pads)
    for table in sorted(table for table, pads in tables.items() if pads > 1):
        uids = tuple(pad.uid for pad in box.pads if pad.table == table)
        yield sentence("table-with-pads", table=table, pads=tables[table], uids=uids)


def _unusual_speeds(box: BoxSettings) -> Iterator[Sentence]:
    """Warn about a speed at which none of our devices speaks."""
    schemes = {line.partition(":")[0] for line in box.lines}
    for scheme, key, baud in (("serial", "baud", box.baud), ("rs485", "rs485_baud", box.rs485_baud)):
        if scheme in schemes and baud != BAUD_OF[key]:
            yield sentence("baud-unusual", key=key, baud=baud, usual=BAUD_OF[key], scheme=scheme)


def _missing_ports(line: str, path: str) -> Iterator[Sentence]:
    there = sorted(glob.glob(path)) if glob.has_magic(path) else [path]
    if not there:
        yield sentence("line-matches-nothing", line=line)
    for port in there:
        if not os.path.exists(port):
            yield sentence("line-port-missing", line=line)
        elif not _is_terminal(port):
            yield sentence("line-no-serial-port", line=line, port=port)


def _is_terminal(port: str) -> bool:
    """Whether the kernel lists the port as a terminal. It is not opened, as that might restart its board."""
    node = os.stat(port)
    try:
        drivers = DRIVERS.read_text().splitlines()
    except OSError:
        return True  # without the list any device may be one
    return stat.S_ISCHR(node.st_mode) and os.major(node.st_rdev) in {_major(driver) for driver in drivers}


def _major(driver: str) -> int:
    """The major number in a line such as "acm /dev/ttyACM 166 0-255 serial"."""
    return int(driver.split()[2])
