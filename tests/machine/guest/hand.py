"""The tests' hand inside the machine: runs commands, pulls lines, and notes when lines change.

It reads a JSON object a line from a virtio port, and answers each with one. Every moment is by the monotonic clock.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import threading
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import BinaryIO

PORT = "headtable.tests"
LOOK_EVERY_S = 0.0005
Answer = dict[str, object]


def lines_of_the_chip() -> Path:
    """Where the kernel shows the lines of the simulated chip."""
    (lines,) = Path("/sys/devices/platform").glob("gpio-sim.*/gpiochip*")
    return lines


class Watch:
    """Looks at some lines all the time, and notes each change: between which two looks, the line, its level."""

    def __init__(self, lines: Sequence[int]) -> None:
        self.changes: list[tuple[float, float, int, int]] = []
        self._seen: dict[int, bytes] = {}
        self._looked_s = time.monotonic()
        self._files = {line: os.open(lines_of_the_chip() / f"sim_gpio{line}/value", os.O_RDONLY) for line in lines}
        self._over = threading.Event()
        self._looking = threading.Thread(target=self._look_on)
        self._look()
        self._looking.start()

    def end(self) -> None:
        """Look no more."""
        self._over.set()
        self._looking.join()
        for file in self._files.values():
            os.close(file)

    def _look_on(self) -> None:
        while not self._over.wait(LOOK_EVERY_S):
            self._look()

    def _look(self) -> None:
        now_s = time.monotonic()
        for line, file in self._files.items():
            level = os.pread(file, 1, 0)
            if level != self._seen.get(line):
                self.changes.append((self._looked_s, time.monotonic(), line, int(level)))
                self._seen[line] = level
        self._looked_s = now_s


class Hand:
    """Does what it is asked, one thing after the other."""

    def __init__(self) -> None:
        self._watch: Watch | None = None

    def run(self, words: list[str], said: str, within_s: float) -> Answer:
        """Run a command to its end."""
        try:
            done = subprocess.run(words, input=said, capture_output=True, text=True, timeout=within_s, check=False)
        except subprocess.TimeoutExpired as late:
            return {"code": 124, "out": str(late.stdout), "err": f"not done within {within_s} s: {late.stderr!r}"}
        return {"code": done.returncode, "out": done.stdout, "err": done.stderr}

    def pull(self, line: int, to: str) -> Answer:
        """Pull a line up or down, as a button does."""
        place = lines_of_the_chip() / f"sim_gpio{line}/pull"
        at_s = time.monotonic()
        place.write_text(to)
        return {"at_s": at_s}

    def send(self, pid: int, name: str) -> Answer:
        """Send a process a signal, by the signal's name."""
        at_s = time.monotonic()
        os.kill(pid, signal.Signals[name])
        return {"at_s": at_s}

    def watch(self, lines: list[int]) -> Answer:
        """Forget what was seen, and look at these lines from now on; with none, rest."""
        if self._watch:
            self._watch.end()
        self._watch = Watch(lines) if lines else None
        return self.seen()

    def seen(self) -> Answer:
        """What has changed since; first of all come the levels that were there."""
        return {"at_s": time.monotonic(), "changes": self._watch.changes if self._watch else []}


def port() -> Path:
    """The device file of our virtio port."""
    for name in Path("/sys/class/virtio-ports").glob("*/name"):
        if name.read_text().strip() == PORT:
            return Path("/dev") / name.parent.name
    message = f"no virtio port is called {PORT}"
    raise RuntimeError(message)


def main() -> None:
    """Answer until the machine goes down."""
    hand = Hand()
    with port().open("r+b", buffering=0) as host:
        _write(host, {"hello": 1})
        rest = b""
        while True:
            *asked, rest = (rest + host.read(65536)).split(b"\n")
            for line in asked:
                _write(host, _answer(hand, json.loads(line)))


def _write(host: BinaryIO, answer: Answer) -> None:
    """A line, whole: the port takes no more than 32 KiB at once."""
    left = json.dumps(answer).encode() + b"\n"
    while left:
        left = left[host.write(left) :]


def _answer(hand: Hand, asked: Answer) -> Answer:
    known: dict[object, Callable[..., Answer]] = {
        "run": hand.run, "pull": hand.pull, "send": hand.send, "watch": hand.watch, "seen": hand.seen,
    }  # fmt: skip
    try:
        return known[asked.pop("do")](**asked)
    except (OSError, KeyError) as wrong:
        return {"wrong": repr(wrong)}


if __name__ == "__main__":
    main()
