"""Other firmware onto a board: beside the one that is good, tried once, and left again if it says no hello."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Literal, NamedTuple

import msgspec

from headtable.errors import BadConfig, Unwell
from headtable.messages.words import EVERYONE, NAMELESS, ON_ITS_CABLE, reserved_for
from headtable_tools.firmware.boards import BOARDS, Boards, the_board
from headtable_tools.firmware.handshake import Met, ask_for_prompt, meet
from headtable_tools.firmware.prompt import Prompt, prompt_at
from headtable_tools.firmware.tree import FIRST, SECOND, START, VERSION, Tree, crc, tree_of

ANSWER_S = 2.5  # a device that runs answers sooner
PROMPT_S = 15.0
NAME = re.compile(r"[a-z0-9][a-z0-9-]{0,23}")
AGAIN_S = 15.0
TRIAL_S = 60.0  # it gives up after 30 s by itself, and the old one must start

Step = Literal["met", "board", "copied", "checked", "started", "good"]


class Progress(msgspec.Struct, frozen=True):
    """How far it is."""

    step: Step
    text: str
    file: int = 0  # of how many; 0 where it is about no file
    files: int = 0


Say = Callable[[Progress], None]


class Wanted(NamedTuple):
    """What is to be on which board."""

    port: str
    model: str
    board: str | None = None  # whatever is there
    name: str | None = None  # the one it has
    boards: Boards = BOARDS
    prompt_s: float = PROMPT_S  # how long a board may take to show its prompt


def flash(wanted: Wanted, say: Say, change: Callable[[Tree], Tree] = lambda tree: tree) -> Met:
    """Bring the firmware onto the board at a port, and try it; who has said hello then.

    ``change`` is what a test does to a tree to have one that is broken.
    """
    _must_be_a_name(wanted.name)
    met = meet(wanted.port, ANSWER_S)
    if met is not None:
        _must_be(wanted.model, met.hello.model)
        say(Progress("met", f"{met.uid} is there: {met.hello.model}, firmware {met.hello.firmware}"))
        ask_for_prompt(wanted.port, met.uid)
    with prompt_at(wanted.port, wanted.prompt_s) as prompt:
        board = the_board(_machine(prompt), wanted.board, wanted.boards)
        say(Progress("board", f"{board}: {_machine(prompt)}"))
        tree = change(tree_of(board, wanted.model))
        _put(prompt, tree, say)
        if wanted.name:
            prompt.write("notes/uid", wanted.name.encode())
        prompt.start_again()
    say(Progress("started", "started on trial; waiting for its hello"))
    return _tried(wanted.port, tree, say)


def _must_be_a_name(name: str | None) -> None:
    if name is not None and (not NAME.fullmatch(name) or reserved_for(name)):
        raise BadConfig(
            f"--name {name!r}: a name is up to 24 small letters, digits and hyphens, the first no hyphen, as pad-07; "
            f"{EVERYONE}, {ON_ITS_CABLE} and {NAMELESS}... are nobody's"
        )


def _must_be(model: str, there: str) -> None:
    if there != model:
        raise BadConfig(
            f"this is a {there}, and --model {model} would drive its pins otherwise; nothing was written. "
            "If its wiring is changed, erase its flash first (firmware/README.md)"
        )


def _machine(prompt: Prompt) -> str:
    return prompt.run("import sys\nprint(sys.implementation._machine)")


def _put(prompt: Prompt, tree: Tree, say: Say) -> None:
    """Write the tree beside the good one, and note it as the one to try."""
    good = prompt.run(_READ_GOOD)
    if good in (FIRST, SECOND) and (there := prompt.run(_READ_MODEL.format(path=f"{good}/{VERSION}"))):
        _must_be(tree.version.model, there)
    new = SECOND if good == FIRST else FIRST
    prompt.run(_CLEAR.format(new=new, folders=_folders(new, tree)))
    for number, (path, raw) in enumerate(tree.files.items(), 1):
        prompt.write(f"{new}/{path}", raw)
        say(Progress("copied", path, number, len(tree.files)))
    _check(prompt, new, tree)
    say(Progress("checked", f"all {len(tree.files)} files are there as they should be"))
    _put_start(prompt)
    prompt.run(_TRY.format(new=new))


def _folders(new: str, tree: Tree) -> list[str]:
    """Each before what is in it."""
    inner = {str(folder) for path in tree.files for folder in _parents(path)}
    return [new, *(f"{new}/{folder}" for folder in sorted(inner))]


def _parents(path: str) -> list[str]:
    folders = path.split("/")[:-1]
    return ["/".join(folders[: end + 1]) for end in range(len(folders))]


def _check(prompt: Prompt, new: str, tree: Tree) -> None:
    wrong = [path for path, raw in tree.files.items() if prompt.run(_CRC.format(path=f"{new}/{path}")) != crc(raw)]
    if wrong:
        raise Unwell(f"{', '.join(wrong)} did not arrive whole; the firmware that was there is still the good one")


def _put_start(prompt: Prompt) -> None:
    """The chooser comes last, and in one go: until then the board starts as it did before."""
    raw = START.read_bytes()
    if prompt.run(_CRC.format(path="main.py")) != crc(raw):
        prompt.write("main.new", raw)
        prompt.run('import os\nos.rename("main.new", "main.py")')


def _tried(port: str, tree: Tree, say: Say) -> Met:
    """Who answers twice in the same start: one that fails in its first turns has said hello, too."""
    met = meet(port, TRIAL_S)
    if met is not None and not (why := _trouble(met, tree)):
        boot, met = met.hello.boot, meet(port, AGAIN_S)
        why = "it started again" if met is None or met.hello.boot != boot else _trouble(met, tree)
    if met is None:
        raise Unwell(f"it says nothing; unplug {port}, plug it in, and see who answers: headtable doctor")
    if why:
        raise Unwell(f"the new firmware failed ({met.crashed or why}); {met.uid} has gone back to the one before")
    say(Progress("good", f"{met.uid} says hello: {met.hello.model}, firmware {met.hello.firmware}, no crash"))
    return met


def _trouble(met: Met, tree: Tree) -> str:
    """What is wrong with an answer; empty if nothing is."""
    if met.hello.firmware != tree.version.firmware:
        return met.crashed or f"{met.hello.firmware} answers, not {tree.version.firmware}"
    return met.crashed


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
