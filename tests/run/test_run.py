"""``headtable run`` as a person starts it: all parts as processes, simulated pads, a night, and Ctrl-C."""

import json
import os
import re
import selectors
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from headtable.rulesets import text
from tests.patience import PATIENCE_S
from tests.replay.short_night import a_night

pytestmark = [pytest.mark.slow, pytest.mark.timeout(300)]


class Running:
    """A ``headtable run`` in a folder of its own, and what it prints."""

    def __init__(self, folder: Path, *words: str) -> None:
        command = [sys.executable, "-m", "headtable", "run", *words]
        wide = os.environ | {"COLUMNS": "200"}
        self.program = subprocess.Popen(
            command, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=wide
        )
        self.printed = ""

    def until(self, pattern: str) -> re.Match[str]:
        """Read what it prints until this turns up."""
        assert self.program.stdout is not None
        for line in self.program.stdout:
            self.printed += line
            if found := re.search(pattern, self.printed):
                return found
        raise AssertionError(f"it ended without {pattern!r}:\n{self.printed}")

    def rest(self) -> str:
        """Read to the end."""
        assert self.program.stdout is not None
        self.printed += self.program.stdout.read()
        return self.printed

    def parts(self) -> dict[str, int]:
        """The process numbers of its parts, by name: ``python -m headtable NAME``."""
        pid = self.program.pid
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
        return {_name_of_part(int(child)): int(child) for child in children}


def _name_of_part(pid: int) -> str:
    """A child has a command line of its own only once it has become its program."""
    deadline_s = time.monotonic() + PATIENCE_S
    while time.monotonic() < deadline_s:
        match Path(f"/proc/{pid}/cmdline").read_text().split("\0"):
            case [_, "-m", "headtable", name, *_] if name != "run":
                return name
        time.sleep(0.01)
    raise AssertionError(f"process {pid} did not become a part within {PATIENCE_S} s")


def order_of_ends(parts: dict[str, int]) -> list[str]:
    """The names of the parts as they end, one after the other."""
    ended: list[str] = []
    with selectors.DefaultSelector() as watching, ExitStack() as watched:
        for name, pid in parts.items():
            descriptor = os.pidfd_open(pid)
            watched.callback(os.close, descriptor)
            watching.register(descriptor, selectors.EVENT_READ, name)
        while len(ended) < len(parts):
            for key, _ in watching.select():
                watching.unregister(key.fileobj)
                ended.append(key.data)
    return ended


@contextmanager
def running(folder: Path, *words: str) -> Iterator[Running]:
    run = Running(folder, *words)
    try:
        yield run
    finally:
        if run.program.poll() is None:
            run.program.kill()
        run.program.communicate()


def short(folder: Path, sets: int, rounds: int) -> str:
    """A file with the rules of a night of so many sets and rounds, which are short, too."""
    rules = text("rfp").replace("sets = 3\n", f"sets = {sets}\n").replace("rounds = 6 ", f"rounds = {rounds} ")
    (folder / "short.toml").write_text(rules.replace("target = 21", "target = 7"), encoding="utf-8")
    return "short.toml"


def test_a_rehearsed_night_ends_with_the_standings_of_its_journal(tmp_path: Path) -> None:
    journal = tmp_path / "kept.night.db"
    words = ("--ruleset", short(tmp_path, sets=2, rounds=3), "--journal", str(journal))
    with running(tmp_path, "--speed", "200", "--seed", "7", "--until-over", *words) as run:
        printed = run.rest()
        assert run.program.wait() == 0, printed
    assert list(tmp_path.glob("*.blasts")) == []
    assert printed.count("Round called:") == 6
    assert len(re.findall(r"(?m)^  table 3 ", printed)) == 6  # its results, not its QR picture
    assert "The night is over." in printed
    told = subprocess.run(
        [sys.executable, "-m", "headtable", "replay", str(journal), "--json"], check=True, capture_output=True
    )
    night = json.loads(told.stdout)
    assert night["phase"] == "over"
    assert len(night["results"]) == 6 * 3
    assert night["differences"] == []
    best = night["standings"][0]
    assert re.search(rf"{best['place']} +│ {best['player']} +│ {best['wins']} +│ {best['losses']} ", printed)


def test_a_rehearsal_plays_rounds_by_the_clock_and_shortens_breaks(tmp_path: Path) -> None:
    timed = (
        text("evt").replace("rounds = 6 ", "rounds = 2 ") + '\n[time]\nrounds = "fixed"\nround_s = 60\nmove_s = 30\n'
    )
    (tmp_path / "timed.toml").write_text(timed, encoding="utf-8")
    (tmp_path / "headtable.toml").write_text('[engine]\nruleset = "timed.toml"\n', encoding="utf-8")
    with running(tmp_path, "--speed", "50", "--seed", "7", "--until-over") as run:
        printed = run.rest()
        assert run.program.wait() == 0, printed
    assert printed.count("Round called: the time is up") == printed.count("Round called:") == 6
    assert printed.index("The break began: drawings") < printed.index("The break is over") < printed.index("Set 2")


def test_ctrl_c_stops_every_part_with_bell_and_horn_off(tmp_path: Path) -> None:
    with running(tmp_path, "--speed", "20") as run:
        run.until(r"♪ horn")
        parts = run.parts()
        assert set(parts) == {"broker", "engine", "box", "web"}
        run.program.send_signal(signal.SIGINT)
        assert run.program.wait(PATIENCE_S) == 0
        printed = run.rest()
    assert "bell and horn are off" in printed
    assert "Traceback" not in printed
    assert not [name for name, pid in parts.items() if Path(f"/proc/{pid}").exists()]


def test_ctrl_c_during_a_blast_ends_it_and_stops_the_box_first_and_the_broker_last(tmp_path: Path) -> None:
    """At the speed of life the horn that starts a round blows for a second."""
    with running(tmp_path, "--speed", "1") as run:
        run.until("everyone rolls")
        parts = run.parts()
        run.program.send_signal(signal.SIGINT)
        assert order_of_ends(parts) == ["box", "web", "engine", "broker"]
        assert run.program.wait(PATIENCE_S) == 0
        printed = run.rest()
    assert "♪ horn" not in printed  # it had not ended by itself
    assert "bell and horn are off" in printed


def test_ctrl_c_ends_a_part_that_does_not_stop(tmp_path: Path) -> None:
    with running(tmp_path, "--speed", "20") as run:
        run.until("everyone rolls")
        parts = run.parts()
        os.kill(parts["engine"], signal.SIGSTOP)
        run.program.send_signal(signal.SIGINT)
        assert "the engine took longer than 1.2 s to stop, so it was ended at once" in " ".join(run.rest().split())
        assert not any(Path(f"/proc/{pid}").exists() for pid in parts.values())


def test_when_run_itself_is_killed_no_part_is_left_behind(tmp_path: Path) -> None:
    with running(tmp_path, "--speed", "50") as run:
        run.until("Set 1, round 1")
        parts = run.parts()
        run.program.kill()
        run.rest()  # ends when the last part has let go of the pipe, or the test times out
    assert set(parts) == {"broker", "engine", "box", "web"}


def test_a_killed_part_is_restarted_and_the_night_continues(tmp_path: Path) -> None:
    with running(tmp_path, "--speed", "200") as run:
        for name in ("engine", "box", "broker"):
            run.until(r"Round called:")
            os.kill(run.parts()[name], signal.SIGKILL)
            run.until(rf"the {name} stopped by itself")
            run.printed = ""
            run.until(r"(?s)everyone rolls.*Round called:.*everyone rolls")
            run.printed = ""
        run.program.send_signal(signal.SIGINT)
        assert run.program.wait(PATIENCE_S) == 0


def answer_of(address: str) -> object:
    """What the pages answer, once they do: on a busy machine a round may start before them."""
    deadline_s = time.monotonic() + PATIENCE_S
    while True:
        try:
            with urllib.request.urlopen(address) as answer:  # noqa: S310  our own loopback address
                return json.load(answer)
        except urllib.error.URLError:
            if time.monotonic() > deadline_s:
                raise
            time.sleep(0.05)


def test_the_scoreboard_answers_at_the_printed_address_despite_an_occupied_port(tmp_path: Path) -> None:
    addresses = []
    with ExitStack() as runs:
        for _ in range(2):
            run = runs.enter_context(running(tmp_path, "--speed", "50"))
            addresses.append(run.until(r"scoreboard +(http://\S+/)")[1])
            run.until(r"Set 1, round 1")
            assert answer_of(addresses[-1] + "api/room")
        assert re.search(r"port \d+ is taken: the pages of this rehearsal get another", run.printed)
    assert len(set(addresses)) == 2


@pytest.mark.parametrize("with_what", ["--firmware", "--rs485"])
def test_a_rehearsal_runs_with_real_firmware_or_with_all_devices_on_one_cable(tmp_path: Path, with_what: str) -> None:
    ruleset = short(tmp_path, sets=1, rounds=2)
    with running(tmp_path, with_what, "--ruleset", ruleset, "--speed", "100", "--until-over") as run:
        printed = run.rest()
        assert run.program.wait() == 0, printed
    assert printed.count("Round called:") == 2
    assert "♪ horn" in printed
    assert "The night is over." in printed


def by_phone(folder: Path) -> None:
    """A file for a real night without any hardware."""
    text = "[broker]\nport = 0\n[web]\nport = 0\n[box]\nby_phone = true\n"
    (folder / "headtable.toml").write_text(text, encoding="utf-8")


def test_a_night_by_phone_without_reachable_pages_names_the_setting(tmp_path: Path) -> None:
    by_phone(tmp_path)
    with running(tmp_path, "--speed", "20", "--until-over") as run:
        run.until("Ctrl-C stops everything")
    assert "a phone as pad" in run.printed
    assert "mind: --speed, --until-over: only for a rehearsal, and this is a real night" in run.printed
    assert 'mind: by_phone = true, but [web] host = "127.0.0.1"' in run.printed
    assert 'write host = "0.0.0.0" under [web]' in run.printed


def test_reopening_a_finished_night_names_the_command_for_a_new_one(tmp_path: Path) -> None:
    by_phone(tmp_path)
    a_night(tmp_path / "tonight.night.db")
    with running(tmp_path) as run:
        run.until("Ctrl-C stops everything")
    assert "is over; `headtable night new` begins another" in run.printed


def test_ctrl_c_ends_a_real_night_with_a_message_about_bell_and_horn(tmp_path: Path) -> None:
    by_phone(tmp_path)
    with running(tmp_path) as run:
        run.until("Ctrl-C stops everything")
        while len(run.parts()) < 4:
            time.sleep(0.05)
        run.program.send_signal(signal.SIGINT)
        assert run.program.wait(PATIENCE_S) == 0
        printed = run.rest()
    assert printed.rstrip().endswith(
        "everything has stopped, and all that was recorded is saved; bell and horn are off"
    )
    assert "Traceback" not in printed


def test_a_crowd_at_the_pages_shuts_out_neither_host_nor_phone_and_fills_no_log(tmp_path: Path) -> None:
    """Open streams, half-sent heads, and heads that would steer a terminal, all from the host's own address."""
    streams = b"GET /api/events HTTP/1.1\r\nHost: localhost\r\n\r\n"
    half = b"GET /\x1b[2J HTTP/1.1\r\nX: \x1b]0;owned\x07"
    with running(tmp_path, "--speed", "20") as run, ExitStack() as crowd:
        console = run.until(r"host’s console +(http://\S+)")[1]
        link = run.until(r"table 2: \w{6} +(http://\S+/join\?code=\w{6})")[1]
        run.until("Set 1, round 1")
        pages = urlsplit(link)
        assert answer_of(f"http://{pages.netloc}/api/room")
        for number in range(700):
            guest = crowd.enter_context(socket.create_connection((pages.hostname, pages.port), timeout=PATIENCE_S))
            guest.sendall(streams if number % 2 else half)
        browser = urllib.request.build_opener(urllib.request.HTTPCookieProcessor())
        with browser.open(console, timeout=PATIENCE_S) as answer:
            assert b"console" in answer.read()
        with browser.open(link, timeout=PATIENCE_S) as answer:
            assert answer.url.endswith("/table/2")
        with browser.open(link.replace("join", "api/table/2/phone"), timeout=PATIENCE_S) as answer:
            assert json.load(answer)["table"] == 2
        crowd.close()
        run.program.send_signal(signal.SIGINT)
        printed = run.rest()
    assert "\x1b" not in printed
    assert len([line for line in printed.splitlines() if line.startswith("web: ")]) < 30
    assert printed.count("code=") == 3  # the three links of its start, and none in any log
