"""Brings firmware onto a board: it is copied beside the good one, tried once, and given up if it says no hello."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import NamedTuple

import msgspec

from headtable.errors import BadConfig, Unwell
from headtable.messages.words import EVERYONE, NAMELESS, ON_ITS_CABLE, reserved_for
from headtable_tools.firmware.board_types import BOARDS, Boards, the_board
from headtable_tools.firmware.flash_steps import (
    BoardFound,
    DeviceMet,
    FileCopied,
    FilesChecked,
    FirmwareProved,
    Step,
    TrialStarted,
)
from headtable_tools.firmware.handshake import Met, ask_for_prompt, meet
from headtable_tools.firmware.raw_repl import Prompt, prompt_at
from headtable_tools.firmware.tree import FIRST, SECOND, START, VERSION, Tree, crc, tree_of

ANSWER_S = 2.5  # a device that runs answers sooner
PROMPT_S = 15.0
NAME = re.compile(r"[a-z0-9][a-z0-9-]{0,23}")
AGAIN_S = 15.0
TRIAL_S = 60.0  # it gives up after 30 s by itself, and the old one must start

Report = Callable[[Step], None]


class OtherFirmware(msgspec.Struct, frozen=True, tag=True):
    """Another firmware answers than the one on trial."""

    answers: str
    wanted: str


class FirmwareCrashed(msgspec.Struct, frozen=True, tag=True):
    """The firmware on trial crashed."""

    why: str


class StartedAgain(msgspec.Struct, frozen=True, tag=True):
    """The firmware on trial started again by itself."""


Failure = OtherFirmware | FirmwareCrashed | StartedAgain


class Wanted(NamedTuple):
    """Which firmware to bring onto which board."""

    port: str
    model: str
    board: str | None = None  # whatever is there
    name: str | None = None  # the one it has
    boards: Boards = BOARDS
    prompt_s: float = PROMPT_S  # how long a board may take to show its prompt


def flash(wanted: Wanted, report: Report, change: Callable[[Tree], Tree] = lambda tree: tree) -> Met:
    """Bring the firmware onto the board at a port, and try it; the device that says hello then.

    A test breaks a firmware by ``change``.
    """
    _must_be_a_name(wanted.name)
    met = meet(wanted.port, ANSWER_S)
    if met is not None:
        _must_be(wanted.model, met.hello.model)
        report(DeviceMet(met.uid, met.hello.model, met.hello.firmware))
        ask_for_prompt(wanted.port, met.uid)
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
        reserved = EVERYONE, ON_ITS_CABLE, f"{NAMELESS}..."
        raise BadConfig("flash-name-wrong", name=name, reserved=reserved)


def _must_be(model: str, there: str) -> None:
    if there != model:
        raise BadConfig("flash-other-model", there=there, model=model)


def _machine(prompt: Prompt) -> str:
    return prompt.run("import sys\nprint(sys.implementation._machine)")


def _put(prompt: Prompt, tree: Tree, report: Report) -> None:
    """Write the tree beside the good one, and note it as the one to try."""
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
    """Every folder of the tree, each before those inside of it."""
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
    """Write the program that chooses between the trees, last and in one step: the board can always start."""
    raw = START.read_bytes()
    if prompt.run(_CRC.format(path="main.py")) != crc(raw):
        prompt.write("main.new", raw)
        prompt.run('import os\nos.rename("main.new", "main.py")')


def _tried(port: str, tree: Tree, report: Report) -> Met:
    """The device that answers twice in one start: firmware that fails in its first turns says hello, too."""
    met = meet(port, TRIAL_S)
    if met is None:
        raise Unwell("flash-silent", port=port)
    failure = _failure(met, tree)
    if failure is None:
        again = meet(port, AGAIN_S)
        if again is None:
            raise Unwell("flash-silent", port=port)
        failure = _failure(again, tree) if again.hello.boot == met.hello.boot else _crash(again) or StartedAgain()
        met = again
    if failure is not None:
        raise Unwell("flash-failed", why=failure, uid=met.uid)
    report(FirmwareProved(met.uid, met.hello.model, met.hello.firmware))
    return met


def _failure(met: Met, tree: Tree) -> Failure | None:
    """What is wrong with an answer; None if nothing is."""
    if met.hello.firmware != tree.version.firmware:
        return _crash(met) or OtherFirmware(met.hello.firmware, tree.version.firmware)
    return _crash(met)


def _crash(met: Met) -> FirmwareCrashed | None:
    return FirmwareCrashed(met.crashed) if met.crashed else None


# --- what runs on the board ----------------------------------------------------------------------

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
