"""Copies firmware to a board, beside the good one. It is tried once, and dropped if it does not say hello."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import NamedTuple

import msgspec

from headtable.board_firmware.board_types import BOARDS, Boards, the_board
from headtable.board_firmware.firmware_image import VERSION
from headtable.board_firmware.firmware_tree import FIRST, SECOND, START, Tree, crc, tree_of
from headtable.errors import BadConfig, Unwell
from headtable.messages.words import EVERYONE, NAMELESS, ON_ITS_CABLE, SPEAKERS, reserved_for
from headtable_tools.firmware.flash_steps import (
    BoardFound,
    DeviceMet,
    FileCopied,
    FilesChecked,
    FirmwareProved,
    Step,
    TrialStarted,
)
from headtable_tools.firmware.handshake import FoundDevice, ask_for_prompt, find_device
from headtable_tools.firmware.raw_repl import Prompt, prompt_at

ANSWER_S = 2.5  # a running device answers sooner
PROMPT_S = 15.0
NAME = re.compile(r"[a-z0-9][a-z0-9-]{0,23}")
AGAIN_S = 15.0
TRIAL_S = 60.0  # the trial ends after 30 s by itself, and then the old firmware must start

Report = Callable[[Step], None]


class OtherFirmware(msgspec.Struct, frozen=True, tag=True):
    """Another firmware than the one on trial answers."""

    answers: str
    wanted: str


class FirmwareCrashed(msgspec.Struct, frozen=True, tag=True):
    """The firmware on trial crashed."""

    why: str


class StartedAgain(msgspec.Struct, frozen=True, tag=True):
    """The firmware on trial started again by itself."""


Failure = OtherFirmware | FirmwareCrashed | StartedAgain


class Wanted(NamedTuple):
    """The firmware and the board that are meant."""

    port: str
    model: str
    board: str | None = None  # any device
    name: str | None = None  # the name that it has
    boards: Boards = BOARDS
    prompt_s: float = PROMPT_S  # the longest time until a board shows its prompt


def flash(wanted: Wanted, report: Report, change: Callable[[Tree], Tree] = lambda tree: tree) -> FoundDevice:
    """Copy the firmware to the board at a port, and try it; the device that says hello then.

    A test breaks a firmware by ``change``.
    """
    _must_be_a_name(wanted.name)
    found = find_device(wanted.port, ANSWER_S)
    if found is not None:
        _must_be(wanted.model, found.hello.model)
        report(DeviceMet(found.uid, found.hello.model, found.hello.firmware))
        ask_for_prompt(wanted.port, found.uid)
    with prompt_at(wanted.port, wanted.prompt_s) as prompt:
        board = the_board(_machine(prompt), wanted.board, wanted.boards)
        report(BoardFound(board, _machine(prompt)))
        tree = change(tree_of(board, wanted.model))
        _put(prompt, tree, report)
        if wanted.name:
            prompt.write("notes/uid", wanted.name.encode())
        prompt.start_again()
    report(TrialStarted())
    return _tried(wanted.port, tree, report)


def _must_be_a_name(name: str | None) -> None:
    if name is not None and (not NAME.fullmatch(name) or reserved_for(name)):
        reserved = EVERYONE, ON_ITS_CABLE, *SPEAKERS, f"{NAMELESS}..."
        raise BadConfig("flash-name-wrong", name=name, reserved=reserved)


def _must_be(model: str, there: str) -> None:
    if there != model:
        raise BadConfig("flash-other-model", there=there, model=model)


def _machine(prompt: Prompt) -> str:
    return prompt.run("import sys\nprint(sys.implementation._machine)")


def _put(prompt: Prompt, tree: Tree, report: Report) -> None:
    """Write the tree beside the good one, and mark it for a trial."""
    good = prompt.run(_READ_GOOD)
    if good in (FIRST, SECOND) and (there := prompt.run(_READ_MODEL.format(path=f"{good}/{VERSION}"))):
        _must_be(tree.version.model, there)
    new = SECOND if good == FIRST else FIRST
    prompt.run(_CLEAR.format(new=new, folders=_folders(new, tree)))
    for number, (path, raw) in enumerate(tree.files.items(), 1):
        prompt.write(f"{new}/{path}", raw)
        report(FileCopied(path, number, len(tree.files)))
    _check(prompt, new, tree)
    report(FilesChecked(len(tree.files)))
    _put_start(prompt)
    prompt.run(_TRY.format(new=new))


def _folders(new: str, tree: Tree) -> list[str]:
    """Every folder of the tree; a folder comes before its subfolders."""
    inner = {str(folder) for path in tree.files for folder in _parents(path)}
    return [new, *(f"{new}/{folder}" for folder in sorted(inner))]


def _parents(path: str) -> list[str]:
    folders = path.split("/")[:-1]
    return ["/".join(folders[: end + 1]) for end in range(len(folders))]


def _check(prompt: Prompt, new: str, tree: Tree) -> None:
    wrong = [path for path, raw in tree.files.items() if prompt.run(_CRC.format(path=f"{new}/{path}")) != crc(raw)]
    if wrong:
        raise Unwell("flash-files-damaged", files=wrong)


def _put_start(prompt: Prompt) -> None:
    """Write the program that chooses a tree, last and in one step: the board can always start."""
    raw = START.read_bytes()
    if prompt.run(_CRC.format(path="main.py")) != crc(raw):
        prompt.write("main.new", raw)
        prompt.run('import os\nos.rename("main.new", "main.py")')


def _tried(port: str, tree: Tree, report: Report) -> FoundDevice:
    """The device, if it answers twice in one start: firmware that fails early also says hello once."""
    found = find_device(port, TRIAL_S)
    if found is None:
        raise Unwell("flash-silent", port=port)
    failure = _failure(found, tree)
    if failure is None:
        again = find_device(port, AGAIN_S)
        if again is None:
            raise Unwell("flash-silent", port=port)
        failure = _failure(again, tree) if again.hello.boot == found.hello.boot else _crash(again) or StartedAgain()
        found = again
    if failure is not None:
        raise Unwell("flash-failed", why=failure, uid=found.uid)
    report(FirmwareProved(found.uid, found.hello.model, found.hello.firmware))
    return found


def _failure(found: FoundDevice, tree: Tree) -> Failure | None:
    """The fault in an answer; None if there is none."""
    if found.hello.firmware != tree.version.firmware:
        return _crash(found) or OtherFirmware(found.hello.firmware, tree.version.firmware)
    return _crash(found)


def _crash(found: FoundDevice) -> FirmwareCrashed | None:
    return FirmwareCrashed(found.crashed) if found.crashed else None


# --- code that runs on the board -------------------------------------------------------------------

_READ_GOOD = """
try:
    with open("notes/good") as file: print(file.read())
except OSError: print("")
"""
_READ_MODEL = """
import json
try:
    with open({path!r}) as file: print(json.load(file)["model"])
except (OSError, ValueError, KeyError): print("")
"""
_CLEAR = """
import os
def clear(folder):
    for name in os.listdir(folder):
        path = folder + "/" + name
        if os.stat(path)[0] & 0x4000: clear(path)
        else: os.remove(path)
    os.rmdir(folder)
if {new!r} in os.listdir(): clear({new!r})
for folder in {folders!r}: os.mkdir(folder)
if "notes" not in os.listdir(): os.mkdir("notes")
"""
_CRC = """
import binascii
crc = 0
try:
    with open({path!r}, "rb") as file:
        while True:
            some = file.read(512)
            if not some: break
            crc = binascii.crc32(some, crc)
    print("%08x" % crc)
except OSError: print("")
"""
_TRY = """
import os
for note in ("crash", "prompt"):
    try: os.remove("notes/" + note)
    except OSError: pass
with open("notes/trial.new", "w") as file: file.write({new!r} + " new")
os.rename("notes/trial.new", "notes/trial")
"""
