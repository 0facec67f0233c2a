"""What a test does to the machine from outside: run, pull, kill, and see when which line changed."""

from __future__ import annotations

import socket
import time
from pathlib import Path
from typing import NamedTuple, TypeVar

import msgspec

from tests.machine.cable import Cable

BOOT_S = 300.0  # on a busy host
ANSWER_S = 120.0
T = TypeVar("T")


class Ended(msgspec.Struct, frozen=True):
    """How a command in the machine ended."""

    code: int
    out: str
    err: str


class Change(NamedTuple):
    """A line has another level: since some moment between two, by the machine's clock."""

    after_s: float
    at_s: float
    line: int
    level: int


class Moment(msgspec.Struct, frozen=True):
    """When it was done."""

    at_s: float


class Seen(msgspec.Struct, frozen=True):
    """What has changed up to a moment; the first entry of a line is the level that it had at the start."""

    at_s: float
    changes: tuple[Change, ...]

    def levels(self, line: int) -> list[Change]:
        """What one line did."""
        return [change for change in self.changes if change.line == line]


class Machine:
    """The machine, by the hand inside it."""

    def __init__(self, line: socket.socket, pad: Cable) -> None:
        self.pad = pad  # the other end of its second serial port
        self._line = line
        self._rest = b""

    def run(self, *words: str, said: str = "") -> Ended:
        """Run a command, whatever comes of it."""
        return self._ask(Ended, do="run", words=words, said=said, within_s=ANSWER_S - 5)

    def told(self, *words: str, said: str = "") -> str:
        """What a command prints that must go well."""
        ended = self.run(*words, said=said)
        assert ended.code == 0, f"{' '.join(words)} ended with {ended.code}:\n{ended.out}{ended.err}"
        return ended.out.strip()

    def until_told(self, *words: str, having: str, within_s: float = 120.0) -> str:
        """What a command prints, as soon as that has something in it."""
        deadline = time.monotonic() + within_s
        while having not in (told := self.told(*words)):
            assert time.monotonic() < deadline, f"{words} has no {having!r} within {within_s} s:\n{told}"
        return told

    def follow(self, unit: str, text: str) -> None:
        """Wait until a unit has said something since it was started last."""
        start = self.told("systemctl", "show", "--property=InvocationID", "--value", unit)
        self.until_told("journalctl", "--output=cat", f"_SYSTEMD_INVOCATION_ID={start}", having=text)

    def write(self, file: str, text: str) -> None:
        """Write a file anew; its owner and mode stay."""
        self.told("tee", file, said=text)

    def pull_up(self, line: int) -> float:
        """Let a line go, as a released button does; when."""
        return self._ask(Moment, do="pull", line=line, to="pull-up").at_s

    def pull_down(self, line: int) -> float:
        """Pull a line to ground, as a pressed button does; when."""
        return self._ask(Moment, do="pull", line=line, to="pull-down").at_s

    def send(self, pid: int, signal: str) -> float:
        """Send a process a signal; when."""
        return self._ask(Moment, do="send", pid=pid, name=signal).at_s

    def watch(self, *lines: int) -> None:
        """Look at these lines from now on."""
        self._ask(Seen, do="watch", lines=lines)

    def seen(self) -> Seen:
        """What has changed since."""
        return self._ask(Seen, do="seen")

    def until(self, line: int, level: int, within_s: float = 10.0) -> Change:
        """Wait until a watched line has changed to a level; the newest such change."""
        deadline = time.monotonic() + within_s
        while time.monotonic() < deadline:
            levels = self.seen().levels(line)
            if levels and levels[-1].level == level:
                return levels[-1]
        raise AssertionError(f"line {line} is not {level} within {within_s} s: {self.seen()}")

    def _ask(self, kind: type[T], **words: object) -> T:
        self._line.sendall(msgspec.json.encode(words) + b"\n")
        return msgspec.json.decode(self.heard(), type=kind)

    def heard(self) -> bytes:
        """The next line that the hand writes."""
        while b"\n" not in self._rest:
            more = self._line.recv(65536)
            if not more:
                raise ConnectionError("the machine is gone")
            self._rest += more
        line, self._rest = self._rest.split(b"\n", 1)
        return line


def reached(hand: socket.socket, pad: Cable, console: Path) -> Machine:
    """The machine, as soon as the hand inside says hello."""
    machine = Machine(hand, pad)
    hand.settimeout(BOOT_S)
    try:
        machine.heard()
    except TimeoutError:
        raise AssertionError(f"not up within {BOOT_S} s:\n{console.read_text(errors='replace')}") from None
    hand.settimeout(ANSWER_S)
    return machine
