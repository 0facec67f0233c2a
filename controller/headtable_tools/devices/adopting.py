"""A device gets its table: in headtable.toml, and at once in the box that runs."""

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
from headtable.files import read_bytes
from headtable.messages.devices import Adopt
from headtable.messages.rooms import NightState
from headtable_tools.devices.surprises import surprises
from headtable_tools.watch.onlooker import Onlooker, watching
from headtable_tools.watch.seen import LISTEN

TAKEN_WITHIN_S = 3.0
Prove = Callable[[str, str], Config]  # a text, and what it is called; BadConfig if it cannot be


class Adopted(Struct, frozen=True):
    """What came of it."""

    pad: Pad
    before: int | None  # the table where it stood by the file
    box_took_it: bool
    why_not: str = ""
    mind: tuple[str, ...] = ()  # what may surprise the host


async def adopt(file: Path, pad: Pad, prove: Prove) -> Adopted:
    """Write it into the file, if `headtable check` has nothing against it, and tell the box."""
    text = _read(file)
    box = prove(text, str(file)).box
    _must_be_no_other_thing(box, pad.uid)
    before = next((old.table for old in box.pads if old.uid == pad.uid), None)
    new = with_pad(text, str(file), pad)
    config = prove(new, f"{file}, with {pad.uid} at table {pad.table},")
    _write(file, new)
    why_not, night = await _tell(config, pad)
    mind = tuple(surprises(box, pad, night))
    return Adopted(pad, before, box_took_it=not why_not, why_not=why_not, mind=mind)


def _must_be_no_other_thing(box: BoxSettings, uid: str) -> None:
    """What the file knows as something else does not become a pad by a slip of the hand."""
    if any(pad.uid == uid for pad in box.pads):
        return
    for dice in box.dice:
        if dice.uid == uid:
            raise NotAllowed(f"{uid} is no pad: it reads the dice of table {dice.table}; move it in its [[box.dice]]")
    for button in box.buttons:
        if button.uid == uid:
            raise NotAllowed(f"{uid} is no pad: it is a bell button, in [[box.buttons]]")
    for signal in box.signals:
        if signal.board == uid:
            raise NotAllowed(f"{uid} is no pad: it sounds the {signal.signal}, in [[box.signals]], and has no table")


def with_pad(text: str, name: str, pad: Pad) -> str:
    """The configuration with this pad in it, new or changed; every comment stays."""
    try:
        document = tomlkit.parse(text if text.endswith("\n") else f"{text}\n")
    except TOMLKitError as wrong:
        raise BadConfig(f"{name}: {wrong}") from None
    entry = _entry(document, pad.uid)
    entry["table"] = pad.table
    if pad.bell or "bell" in entry:
        entry["bell"] = pad.bell
    new = tomlkit.dumps(document)
    return new if f'"{pad.uid}"' in text or f"'{pad.uid}'" in text else _set_apart(new, pad.uid)


def _set_apart(text: str, uid: str) -> str:
    """With blank lines around the section that is new."""
    before, head, after = text.partition(f'[[box.pads]]\nuid = "{uid}"\n')
    gap = "" if before.endswith("\n\n") else "\n"
    return before + gap + head + re.sub(r"^((?:\w+ = .*\n)*)(?=[\[#])", r"\1\n", after, count=1)


def _entry(document: TOMLDocument, uid: str) -> Table:
    """The pad's own [[box.pads]], made if there is none."""
    box = document.setdefault("box", tomlkit.table())
    pads = box.setdefault("pads", tomlkit.aot())
    if not isinstance(pads, AoT):
        raise BadConfig("[box] pads is written as a list: write a [[box.pads]] for each of them first")
    known: list[Table] = [entry for entry in pads if entry.get("uid") == uid]
    if known:
        return known[0]
    new = tomlkit.table()
    new["uid"] = uid
    pads.append(new)
    return new


async def _tell(config: Config, pad: Pad) -> tuple[str, NightState | None]:
    """Why no box has taken it now, nothing when one has; and how the night stands, if anybody says so."""
    try:
        async with watching(config, "devices", LISTEN) as onlooker:
            return await _taken(onlooker, config.box.id, pad), onlooker.seen.night
    except Unwell as trouble:
        return str(trouble), None


async def _taken(onlooker: Onlooker, box: str, pad: Pad) -> str:
    if not onlooker.seen.box_is_online(box):
        return f"box {box} does not run"
    onlooker.bus.say(Adopt(pad.uid, box, pad.table, pad.bell))
    await onlooker.bus.flush()
    births = onlooker.seen.births
    if pad.uid not in births:
        return f"{pad.uid} is not there yet; it will be at table {pad.table} when it says hello"
    taken = await onlooker.until(lambda: births[pad.uid].table == pad.table, TAKEN_WITHIN_S)
    return "" if taken else f"box {box} did not answer"


def _read(file: Path) -> str:
    try:
        return read_bytes(file).decode("utf-8-sig")
    except FileNotFoundError:
        raise BadConfig(
            f"there is no {file}: `headtable init {file}` writes one, or name yours with --config"
        ) from None
    except OSError as trouble:
        raise BadConfig(f"cannot read {file}: {trouble.strerror}") from None
    except UnicodeDecodeError:
        raise BadConfig(f"{file} is not a text file in UTF-8") from None


def _write(file: Path, text: str) -> None:
    """With the same owner and rights."""
    file = file.resolve()
    try:
        was = file.stat()
        write_atomically(file, text, Rights(was.st_uid, was.st_gid, stat.S_IMODE(was.st_mode)))
    except OSError as trouble:
        raise BadConfig(f"cannot write {file}: {trouble.strerror}; is it yours? try it with sudo") from None
