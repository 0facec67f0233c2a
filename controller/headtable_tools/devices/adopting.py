"""Gives a device its table: in headtable.toml, and at once in the running box."""

from __future__ import annotations

import re
import stat
from collections.abc import Callable
from pathlib import Path

import tomlkit
from msgspec import Struct
from tomlkit import TOMLDocument
from tomlkit.exceptions import TOMLKitError
from tomlkit.items import AoT, Table

from headtable.config import BoxSettings, Config, Pad
from headtable.config.atomic import Rights, write_atomically
from headtable.errors import BadConfig, NotAllowed, Unwell
from headtable.hall.bus_state import LISTEN
from headtable.messages.devices import Adopt
from headtable.messages.rooms import (
    NightState,
)
from headtable.regular_files import read_bytes
from headtable.saying import text as text_of
from headtable_tools.devices.surprises import Surprise, surprises
from headtable_tools.watch.bus_watcher import BusWatcher, watching

TAKEN_WITHIN_S = 3.0
Prove = Callable[[str, str], Config]  # takes a text and its name, raises BadConfig


class BoxStopped(Struct, frozen=True, tag=True):
    """The box does not run."""

    box: str


class PadAway(Struct, frozen=True, tag=True):
    """The pad is absent; it gets its table when it says hello."""

    uid: str
    table: int


class BoxIgnored(Struct, frozen=True, tag=True):
    """The box did not answer."""

    box: str


class NoBus(Struct, frozen=True, tag=True):
    """The broker cannot be reached."""

    why: Unwell


NotTaken = BoxStopped | PadAway | BoxIgnored | NoBus
"""Why the running box has not taken the table."""


class Adopted(Struct, frozen=True):
    """The result."""

    pad: Pad
    before: int | None  # the pad's table in the old file
    not_taken: NotTaken | None = None
    surprises: tuple[Surprise, ...] = ()


async def adopt(file: Path, pad: Pad, prove: Prove) -> Adopted:
    """Write the table into the file, if `headtable check` accepts it, and tell the box."""
    text = _read(file)
    box = prove(text, str(file)).box
    _must_be_no_other_thing(box, pad.uid)
    before = next((old.table for old in box.pads if old.uid == pad.uid), None)
    new = with_pad(text, str(file), pad)
    config = prove(new, text_of("adopt-file", file=file, uid=pad.uid, table=pad.table))
    _write(file, new)
    not_taken, night = await _tell(config, pad)
    return Adopted(pad, before, not_taken, tuple(surprises(box, pad, night)))


def _must_be_no_other_thing(box: BoxSettings, uid: str) -> None:
    """Raise NotAllowed if the file has this device as something else than a pad."""
    if any(pad.uid == uid for pad in box.pads):
        return
    for dice in box.dice:
        if dice.uid == uid:
            raise NotAllowed("adopt-dice", uid=uid, table=dice.table)
    for button in box.buttons:
        if button.uid == uid:
            raise NotAllowed("adopt-button", uid=uid)
    for signal in box.signals:
        if signal.board == uid:
            raise NotAllowed("adopt-board", uid=uid, signal=signal.signal)


def with_pad(text: str, name: str, pad: Pad) -> str:
    """The configuration with this pad in it, new or changed; every comment stays."""
    try:
        document = tomlkit.parse(text if text.endswith("\n") else f"{text}\n")
    except TOMLKitError as wrong:
        raise BadConfig("adopt-not-toml", file=name, error=str(wrong)) from None
    entry = _entry(document, pad.uid)
    entry["table"] = pad.table
    if pad.bell or "bell" in entry:
        entry["bell"] = pad.bell
    new = tomlkit.dumps(document)
    return new if f'"{pad.uid}"' in text or f"'{pad.uid}'" in text else _set_apart(new, pad.uid)


def _set_apart(text: str, uid: str) -> str:
    """Put blank lines around the new section."""
    before, head, after = text.partition(f'[[box.pads]]\nuid = "{uid}"\n')
    gap = "" if before.endswith("\n\n") else "\n"
    return before + gap + head + re.sub(r"^((?:\w+ = .*\n)*)(?=[\[#])", r"\1\n", after, count=1)


def _entry(document: TOMLDocument, uid: str) -> Table:
    """The pad's own [[box.pads]]; a new pad gets a new section."""
    box = document.setdefault("box", tomlkit.table())
    pads = box.setdefault("pads", tomlkit.aot())
    if not isinstance(pads, AoT):
        raise BadConfig("adopt-pads-list")
    known: list[Table] = [entry for entry in pads if entry.get("uid") == uid]
    if known:
        return known[0]
    new = tomlkit.table()
    new["uid"] = uid
    pads.append(new)
    return new


async def _tell(config: Config, pad: Pad) -> tuple[NotTaken | None, NightState | None]:
    """Tell the box; the reason if it has not taken the table, and the state of the night if known."""
    try:
        async with watching(config, "devices", LISTEN) as bus_watcher:
            return await _taken(bus_watcher, config.box.id, pad), bus_watcher.state.night
    except Unwell as trouble:
        return NoBus(trouble), None


async def _taken(bus_watcher: BusWatcher, box: str, pad: Pad) -> NotTaken | None:
    if not bus_watcher.state.box_is_online(box):
        return BoxStopped(box)
    bus_watcher.bus.publish(Adopt(pad.uid, box, pad.table, pad.bell))
    await bus_watcher.bus.flush()
    births = bus_watcher.state.births
    if pad.uid not in births:
        return PadAway(pad.uid, pad.table)
    taken = await bus_watcher.until(lambda: births[pad.uid].table == pad.table, TAKEN_WITHIN_S)
    return None if taken else BoxIgnored(box)


def _read(file: Path) -> str:
    try:
        return read_bytes(file).decode("utf-8-sig")
    except FileNotFoundError:
        raise BadConfig("adopt-no-file", file=str(file)) from None
    except OSError as trouble:
        raise BadConfig("adopt-unreadable", file=str(file), error=trouble.strerror) from None
    except UnicodeDecodeError:
        raise BadConfig("adopt-not-utf8", file=str(file)) from None


def _write(file: Path, text: str) -> None:
    """Write the file, with the same owner and permissions."""
    file = file.resolve()
    try:
        was = file.stat()
        write_atomically(file, text, Rights(was.st_uid, was.st_gid, stat.S_IMODE(was.st_mode)))
    except OSError as trouble:
        raise BadConfig("adopt-unwritable", file=str(file), error=trouble.strerror) from None
