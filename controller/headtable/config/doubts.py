"""What can be, and is probably not what the host wants: said, and not refused."""

from __future__ import annotations

import glob
import os
import stat
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from headtable.config.checks import is_this_machine
from headtable.config.hiding import complained
from headtable.config.settings import BAUD_OF, BoxSettings, Config, EngineSettings, SignalSettings

DRIVERS = Path("/proc/tty/drivers")


def doubts(config: Config) -> Iterator[str]:
    """Each of them with what to do, on one line."""
    yield from map(complained, _doubts(config))


def _doubts(config: Config) -> Iterator[str]:
    for signal in config.box.signals:
        yield from _cut(signal)
        yield from _over_wifi_in_vain(signal)
    yield from _crowded(config.box)
    yield from _rates(config.box)
    for line in config.box.lines:
        scheme, _, path = line.partition(":")
        if scheme != "tcp":
            yield from _no_port(line, path)
    yield from no_phone(config)
    yield from _no_folder(config.engine)


def no_phone(config: Config) -> Iterator[str]:
    """A night by phone whose pages only this machine can open."""
    host = config.web.host
    if config.box.by_phone and is_this_machine(host):
        yield (
            f'by_phone = true, but [web] host = "{host}" lets only this machine in, and no phone can join; '
            'write host = "0.0.0.0" under [web]'
        )


def _no_folder(engine: EngineSettings) -> Iterator[str]:
    folder = Path(engine.journal).parent
    if not os.path.isdir(folder):
        yield (
            f'[engine] journal = "{engine.journal}": there is no folder {folder}, seen from here; make it before the '
            f"night (mkdir -p {folder}), or name another place"
        )


def _cut(signal: SignalSettings) -> Iterator[str]:
    on_ms = sum(signal.pattern_ms[::2])
    if on_ms > signal.longest_ms:
        yield (
            f"the {signal.signal}: its pattern_ms is on for {on_ms} ms, and longest_ms cuts it after "
            f"{signal.longest_ms} ms; write a shorter pattern, or a greater longest_ms"
        )


def _over_wifi_in_vain(signal: SignalSettings) -> Iterator[str]:
    if signal.over_wifi and signal.board != signal.device:
        yield (
            f'the {signal.signal}: device = "{signal.device}" hangs on this Pi, and over_wifi says nothing of it; '
            "take over_wifi away"
        )


def _crowded(box: BoxSettings) -> Iterator[str]:
    """Several pads at one table: meant for two hands, or a number that was not changed."""
    tables = Counter(pad.table for pad in box.pads)
    for table in sorted(table for table, pads in tables.items() if pads > 1):
        uids = " and ".join(pad.uid for pad in box.pads if pad.table == table)
        yield (
            f"table {table} has {tables[table]} pads, {uids}: what is pressed on any of them counts, and a roll that "
            "two of them tell counts twice; is one of them another table's?"
        )


def _rates(box: BoxSettings) -> Iterator[str]:
    """A speed at which the firmware of no device of ours speaks."""
    schemes = {line.partition(":")[0] for line in box.lines}
    for scheme, key, baud in (("serial", "baud", box.baud), ("rs485", "rs485_baud", box.rs485_baud)):
        if scheme in schemes and baud != BAUD_OF[key]:
            yield (
                f"[box] {key} = {baud}: headtable's devices speak {BAUD_OF[key]} on {scheme} lines; "
                f"write {key} = {BAUD_OF[key]}, unless yours were built for another speed"
            )


def _no_port(line: str, path: str) -> Iterator[str]:
    there = sorted(glob.glob(path)) if glob.has_magic(path) else [path]
    if not there:
        yield f"{line}: nothing of such a name is plugged in now; `headtable doctor` tells what is"
    for port in there:
        if not os.path.exists(port):
            yield f"{line}: nothing is there now; plug it in, or correct it: `headtable doctor` tells what is there"
        elif not _is_terminal(port):
            yield f"{line}: {port} is no serial port; `headtable doctor` tells which there are"


def _is_terminal(port: str) -> bool:
    """Whether the kernel counts it among its terminals: to open it might start the board behind it again."""
    node = os.stat(port)
    try:
        drivers = DRIVERS.read_text().splitlines()
    except OSError:
        return True  # nobody knows better
    return stat.S_ISCHR(node.st_mode) and os.major(node.st_rdev) in {_major(driver) for driver in drivers}


def _major(driver: str) -> int:
    """Of a line such as "acm /dev/ttyACM 166 0-255 serial"."""
    return int(driver.split()[2])
