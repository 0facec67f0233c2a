"""One emulated Pico, a process of Node's: it is told what to do, and tells what happened on its pins and wires."""

from __future__ import annotations

import json
import os
import subprocess
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Literal, NamedTuple

SERVER = Path(__file__).parent / "server.mjs"
TALK_PIN, SHARED_LINE_PIN = 2, 3

What = Literal["uart", "pin", "usb", "reset", "erase", "program"]


class Event(NamedTuple):
    """Something that the chip did: a byte on its UART, a pin's level, a text on USB, a reset, a change of its flash.

    For the flash, ``value`` is the place, ``level`` the number of bytes, and ``raw`` what was written.
    """

    what: What
    at_s: float
    value: int | str
    level: int = 0
    raw: str = ""  # in hexadecimal


class Chip:
    """A running Pico; its time passes only in ``run``."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self._process = process
        self.now_s = 0.0
        self.overruns = 0
        self.busy_s = 0.0
        self.events: list[Event] = []

    def run(self, until_s: float, stop: Iterable[What] = ()) -> list[Event]:
        """Let time pass, until a moment or until one of these happens; what happened."""
        return self._do({"do": "run", "until": 1000 * until_s, "stop": list(stop)})

    def feed(self, raw: bytes) -> None:
        """Put bytes on its line."""
        self._do({"do": "feed", "hex": raw.hex()})

    def type(self, raw: bytes) -> None:
        """Say something over USB."""
        self._do({"do": "type", "text": raw.decode()})

    def pin(self, pin: int, level: int) -> None:
        """Tie a pin to something."""
        self._do({"do": "pin", "pin": pin, "level": level})

    def film(self, die: int, samples: bytes) -> None:
        """Move a die: six bytes for each sample, as in the registers of its accelerometer."""
        self._do({"do": "film", "die": die, "hex": samples.hex()})

    def cycle_power(self) -> None:
        """Take the power away, and give it back. The flash stays as it is."""
        self._do({"do": "cycle"})

    def freeze(self) -> None:
        """Stop its processor: no instruction runs any more until a reset, no interrupt is served."""
        self._do({"do": "freeze"})

    @contextmanager
    def slower(self, times: float) -> Iterator[None]:
        """Let each instruction take so many times as long; pins, lines and clocks keep their time."""
        if times == 1:
            yield
            return
        self._do({"do": "slow", "times": times})
        yield
        self._do({"do": "slow", "times": 1})

    def _do(self, command: dict[str, object]) -> list[Event]:
        assert self._process.stdin
        assert self._process.stdout
        self._process.stdin.write(json.dumps(command) + "\n")
        self._process.stdin.flush()
        answer = self._process.stdout.readline()
        if not answer:
            raise RuntimeError(f"the emulator ended at {command}")
        state = json.loads(answer)
        self.now_s, self.overruns, self.busy_s = state["ms"] / 1000, state["overruns"], state["busyMs"] / 1000
        news = [Event(what, at_ms / 1000, *rest) for what, at_ms, *rest in state["happened"]]
        self.events += news
        return news


class Kit(NamedTuple):
    """What a chip is made of."""

    work: Path  # the folder with the emulator
    micropython: Path
    bootrom: Path


@contextmanager
def a_chip(kit: Kit, image: Path, *, ground: Iterable[int] = ()) -> Iterator[Chip]:
    """A Pico with power; the pins in ``ground`` are tied to ground."""
    made_of = {
        "micropython": str(kit.micropython),
        "image": str(image),
        "bootrom": str(kit.bootrom),
        "ground": list(ground),
        "talk": TALK_PIN,
    }
    env = {**os.environ, "RP2040_WORK": str(kit.work)}
    words = ("node", str(SERVER), json.dumps(made_of))
    process = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=env)
    try:
        yield Chip(process)
    finally:
        process.kill()
        process.wait()
