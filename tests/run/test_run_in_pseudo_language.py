"""``headtable run`` and its parts print nothing that is not in the catalogue, from their start to their end."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import pytest

from headtable_tools.rehearse.players import NAMES
from tests.brokers import free_port
from tests.patience import PATIENCE_S
from tests.replay.short_night import TWELVE, a_night
from tests.run.test_run import by_phone, running, short
from tests.saying.brackets import words_outside

pytestmark = [pytest.mark.slow, pytest.mark.timeout(300), pytest.mark.usefixtures("pseudo_language")]
DATA = (*TWELVE, *NAMES, "BUNKO", "headtable")
"""What no language translates: players, the ruleset's word for a bunco, and the name of the program."""


def test_a_rehearsal_from_its_first_line_to_its_standings(tmp_path: Path) -> None:
    ruleset = short(tmp_path, sets=2, rounds=2)
    with running(tmp_path, "--speed", "200", "--seed", "7", "--until-over", "--ruleset", ruleset) as run:
        printed = run.rest()
        assert run.program.wait() == 0, printed
    for told in (
        "[the seed of every draw was ",
        "[standings",
        "[  only this machine can open",
        "[everything has stopped, ",
    ):
        assert told.casefold() in printed.casefold()
    assert words_outside(printed, DATA) == []


def test_a_rehearsal_whose_parts_die_and_which_is_stopped(tmp_path: Path) -> None:
    with running(tmp_path, "--speed", "100") as run:
        for name in ("engine", "box", "web", "broker"):
            run.until(r"Round called:")
            os.kill(run.parts()[name], signal.SIGKILL)
            run.until(rf"\[the {name} stopped by itself")
            run.until(r"(?s)stopped by itself.*everyone rolls")
        run.program.send_signal(signal.SIGINT)
        assert run.program.wait(PATIENCE_S) == 0
        printed = run.rest()
    assert words_outside(printed, DATA) == []


def test_a_real_night_that_warns_of_its_settings_and_is_stopped(tmp_path: Path) -> None:
    by_phone(tmp_path)
    a_night(tmp_path / "tonight.night.db")
    with running(tmp_path, "--speed", "20", "--until-over") as run:
        run.until(re.escape("[  Ctrl-C stops everything]"))
        while len(run.parts()) < 4:
            time.sleep(0.05)
        run.program.send_signal(signal.SIGINT)
        assert run.program.wait(PATIENCE_S) == 0
        printed = run.rest()
    assert "mind:" in printed
    assert words_outside(printed, DATA) == []


def test_a_rehearsal_that_cannot_begin_is_reported_in_the_language_of_the_reader(tmp_path: Path) -> None:
    journal = a_night(tmp_path / "n.night.db")
    with running(tmp_path, "--journal", str(journal)) as run:
        printed = run.rest()
        assert run.program.wait() != 0
    assert "[the night in " in printed
    assert words_outside(printed, DATA) == []


@pytest.mark.parametrize("part", ["engine", "box", "web"])
def test_a_part_without_a_broker_that_is_stopped(tmp_path: Path, part: str) -> None:
    (tmp_path / "headtable.toml").write_text(
        f"[broker]\nport = {free_port()}\n[web]\nport = 0\n[box]\nby_phone = true\n", encoding="utf-8"
    )
    program = subprocess.Popen(
        [sys.executable, "-m", "headtable", part], cwd=tmp_path,
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
    )  # fmt: skip
    assert program.stdout is not None
    first = program.stdout.readline()
    program.terminate()
    printed = first + program.communicate(timeout=PATIENCE_S)[0]
    assert printed.startswith("[")
    assert words_outside(printed, DATA) == []


@pytest.mark.parametrize("part", ["broker", "web"])
def test_a_part_whose_port_is_taken_is_reported_in_the_language_of_the_reader(tmp_path: Path, part: str) -> None:
    taken, free = free_port(), free_port()
    broker, web = (taken, free) if part == "broker" else (free, taken)
    (tmp_path / "headtable.toml").write_text(f"[broker]\nport = {broker}\n[web]\nport = {web}\n", "utf-8")
    with socket.create_server(("127.0.0.1", taken)):
        done = subprocess.run(
            [sys.executable, "-m", "headtable", part],
            cwd=tmp_path,
            capture_output=True,
            text=True,
            check=False,
            timeout=PATIENCE_S,
        )
    assert done.stderr.startswith("headtable: [")
    assert words_outside(done.stdout + done.stderr, DATA) == []


def test_a_machine_without_pins_that_is_to_be_silent(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "headtable", "silence"], cwd=tmp_path, capture_output=True, text=True, check=True
    )
    assert done.stdout.startswith("[")
    assert words_outside(done.stdout + done.stderr, DATA) == []
