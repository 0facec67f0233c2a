"""Every command that reads a file says in words what is wrong with it, whatever the file is."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

AS_ANYBODY = ("setpriv", "--bounding-set=-dac_override,-dac_read_search")  # root, who else may read everything
ENDED_BY_US = (1, 2, 3)

# Where FILE stands, the bad file does.
COMMANDS = {
    "check": "check FILE",
    "check --json": "check FILE --json",
    "doctor": "doctor --config FILE",
    "broker": "broker --config FILE",
    "box": "box --config FILE",
    "silence": "silence --config FILE",
    "engine": "engine --config FILE",
    "web": "web --config FILE",
    "run": "run --config FILE",
    "run --ruleset": "run --ruleset FILE",
    "monitor": "monitor --config FILE",
    "walktest": "walktest --config FILE",
    "walktest --sheet": "walktest --sheet FILE/sheet.html",
    "rules": "rules FILE.toml",
    "rules check": "rules check FILE",
    "rules diff": "rules diff rfp FILE",
    "rules copy": "rules copy FILE new.toml",
    "play": "play FILE",
    "play --through-mqtt": "play --through-mqtt FILE",
    "replay": "replay FILE",
    "replay --ruleset": "replay FILE --ruleset FILE",
    "verify": "verify FILE",
    "simulate": "simulate --nights 1 --ruleset FILE",
    "link play": "link play FILE --port a-port",
    "link record": "link record /dev/nothing FILE/new.link --config FILE",
    "devices": "devices --once --config FILE",
    "devices identify": "devices identify pad-01 --config FILE",
    "devices adopt": "devices adopt pad-01 --table 1 --config FILE",
    "devices calibrate": "devices calibrate dice-01 --config FILE",
    "devices enrol": "devices enrol pad-01 --forget --config FILE",
    "init": "init FILE",
    "init --force": "init FILE/new.toml --force",
    "firmware build": "firmware build --model pad FILE",
    "night archive": "night archive --config FILE",
    "night new": "night new --config FILE",
    "night list": "night list --config FILE",
    "night list FILE": "night list FILE",
    "night rescue": "night rescue FILE saved.night.db",
    "night rescue --log": "night rescue FILE saved.night.db --log FILE",
    "blasts": "blasts --config FILE",
}


def a_folder_that_may_not_be_read(path: Path) -> None:
    path.mkdir()
    path.chmod(0)


def a_file_that_may_not_be_read(path: Path) -> None:
    path.write_text("[venue]\n")
    path.chmod(0)


def a_venue_whose_files_may_not_be_read(path: Path) -> None:
    locked = path.with_name("not-for-us")
    locked.mkdir()
    for name in ("tonight.night.db", "rules.toml", "keys.toml"):
        (locked / name).write_text("")
    locked.chmod(0)
    path.write_text(
        f'[engine]\njournal = "{locked}/tonight.night.db"\nruleset = "{locked}/rules.toml"\n'
        f'[box]\nkeys = "{locked}/keys.toml"\nlines = ["usb:{locked}/port"]\n'
    )


def a_venue_of_pipes(path: Path) -> None:
    for name in ("pipe.db", "rules.toml", "keys.toml"):
        os.mkfifo(path.with_name(name))
    path.write_text('[engine]\njournal = "pipe.db"\nruleset = "rules.toml"\n[box]\nkeys = "keys.toml"\n')


LIVE = ("broker", "box", "engine", "web", "run", "monitor", "run --ruleset")  # with a good file they would go on
LIVED_WITH = (  # by the parts that have no use for what is bad in it
    "an empty file", "a venue of pipes", "a journal that is this folder", "a journal with too long a name"
)  # fmt: skip
BAD: dict[str, Callable[[Path], object]] = {
    "an empty file": lambda path: path.write_bytes(b""),
    "brackets 1,000 deep": lambda path: path.write_text(f"key = {'[' * 1000}\n"),
    "brackets 100,000 deep": lambda path: path.write_text("[" * 100_000),
    "tables 5,000 deep": lambda path: path.write_text(f"[{'a.' * 5000}a]\n"),
    "a number of 5,000 digits": lambda path: path.write_text(f"[web]\nport = {'9' * 5000}\n"),
    "a number that is none": lambda path: path.write_text("[web]\nport = nan\n[engine]\nconfirm_s = inf\n"),
    "a day that there is not": lambda path: path.write_text("[web]\nport = 2026-02-31\n"),
    "NULs": lambda path: path.write_bytes(bytes(5000)),
    "a NUL in a name": lambda path: path.write_text('[engine]\njournal = "\\u0000"\n[box]\nkeys = "\\u0000"\n'),
    "no UTF-8": lambda path: path.write_bytes(b"\xff\xfe[\x00v\x00"),
    "a picture": lambda path: path.write_bytes(b"\x89PNG\r\n\x1a\n" + bytes(range(256)) * 40),
    "half a database": lambda path: path.write_bytes(b"SQLite format 3\0" + bytes(84) + b"\xff" * 9000),
    "a long line": lambda path: path.write_text("a" * 2_000_000),
    "many lines": lambda path: path.write_text("[x]\n" * 200_000),
    "a folder": lambda path: path.mkdir(),
    "a folder that may not be read": a_folder_that_may_not_be_read,
    "a file that may not be read": a_file_that_may_not_be_read,
    "a file in a folder that may not be read": lambda path: path.write_text("[venue]\n"),
    "a venue whose files may not be read": a_venue_whose_files_may_not_be_read,
    "no file": lambda _: None,
    "a link to itself": lambda path: path.symlink_to(path),
    "a pipe that nobody writes into": os.mkfifo,
    "a device that never ends": lambda path: path.symlink_to("/dev/zero"),
    "a venue of pipes": a_venue_of_pipes,
    "a journal that is this folder": lambda path: path.write_text('[engine]\njournal = "."\n'),
    "a journal with too long a name": lambda path: path.write_text(f'[engine]\njournal = "{"x" * 250}"\n'),
}

RUN_ALL = """
import json, os, sys
from contextlib import redirect_stderr, redirect_stdout
from io import StringIO
from headtable.cli import main

for line in sys.stdin:
    folder, *words = json.loads(line)
    os.chdir(folder)
    out, code = StringIO(), 0
    with redirect_stdout(out), redirect_stderr(out):
        try:
            main(words)
        except SystemExit as end:
            code = end.code
        except BaseException as wrong:
            code = f"{type(wrong).__name__}: {wrong}"
    print(json.dumps((" ".join(words), code, out.getvalue()[-3000:])), flush=True)
"""
Ended = tuple[str, object, str]
"""A command, its exit code, and what it printed."""


class CommandLine:
    """Runs commands, as somebody who may not read everything. All tests share it: its imports take a second."""

    def __init__(self, program: subprocess.Popen[str]) -> None:
        self._program = program

    def run_all(self, commands: list[str], folder: Path) -> list[Ended]:
        """Run them one after the other in this folder."""
        return [self._run([str(folder), *command.split(" ")]) for command in commands]

    def _run(self, words: list[str]) -> Ended:
        assert self._program.stdin is not None
        assert self._program.stdout is not None
        self._program.stdin.write(json.dumps(words) + "\n")
        self._program.stdin.flush()
        command, code, said = json.loads(self._program.stdout.readline())
        return command, code, said


@pytest.fixture(scope="module")
def command_line() -> Iterator[CommandLine]:
    as_anybody = AS_ANYBODY if os.geteuid() == 0 else ()
    words = (*as_anybody, sys.executable, "-c", RUN_ALL)
    program = subprocess.Popen(
        words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    )
    with program:
        yield CommandLine(program)
        program.kill()


FEW = ("check", "doctor", "replay", "verify", "night list FILE", "devices adopt")
SHEET = "walktest --sheet pipe.night.db"


@pytest.mark.parametrize(
    "kind", ["brackets 1,000 deep", "a folder that may not be read", "a pipe that nobody writes into"]
)
def test_a_bad_file_is_reported_with_a_sentence(command_line: CommandLine, tmp_path: Path, kind: str) -> None:
    assert not_in_words(command_line, tmp_path, kind, [COMMANDS[name] for name in FEW]) == []


def test_a_folder_with_a_pipe_is_listed_and_a_folder_is_not_rescued(
    command_line: CommandLine, tmp_path: Path
) -> None:
    os.mkfifo(tmp_path / "pipe.night.db")
    listed, of_a_folder, written, walked = command_line.run_all(
        ["night list .", "night rescue . saved.night.db", "init pipe.night.db --force", SHEET], tmp_path
    )
    assert (listed[1], of_a_folder[1], written[1], walked[1]) == (0, 2, 2, 2)
    assert "pipe.night.db: cannot read the journal" in listed[2]
    assert "a pipe or a device" in listed[2]
    assert "Is a directory" in of_a_folder[2]
    assert "cannot write pipe.night.db" in written[2]
    assert "pipe.night.db" in walked[2]


@pytest.mark.slow
@pytest.mark.timeout(300)
@pytest.mark.parametrize("kind", BAD)
def test_every_command_reports_a_bad_file_with_a_sentence(
    command_line: CommandLine, tmp_path: Path, kind: str
) -> None:
    commands = [words for name, words in COMMANDS.items() if kind not in LIVED_WITH or name not in LIVE]
    assert not_in_words(command_line, tmp_path, kind, commands) == []


def not_in_words(command_line: CommandLine, tmp_path: Path, kind: str, commands: list[str]) -> list[Ended]:
    """What these commands say to such a file, where it is not in words."""
    folder = tmp_path / "here"
    folder.mkdir()
    file = folder / ("locked/bad" if "in a folder" in kind else "bad")
    if "in a folder" in kind:
        file.parent.mkdir()
    BAD[kind](file)
    if "in a folder" in kind:
        file.parent.chmod(0)
    told = command_line.run_all([words.replace("FILE", str(file)) for words in commands], folder)
    assert len(told) == len(commands)
    return [(words, code, said) for words, code, said in told if not is_in_words(code, said)]


def is_in_words(code: object, said: str) -> bool:
    """Whether a command ended as ours do; where a file was good enough, that is well, too."""
    return code in (0, None, *ENDED_BY_US) and "Traceback" not in said and (code in (0, None) or said != "")
