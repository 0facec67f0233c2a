"""One emulated Pico, a process of Node's: it is told what to do, and tells what happened on its pins and wires."""

from __future__ import annotations

import json
import os
import runpy
import subprocess
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Literal, NamedTuple, TypeVar

SERVER = Path(__file__).parent / "server.mjs"
PINS = runpy.run_path(str(Path(__file__).parents[2] / "firmware" / "boards" / "pico" / "pins.py"))
TALK_PIN: int = PINS["LINE_TALK"]
SHARED_LINE_PIN: int = dict(PINS["INPUTS"]["pad"])["shared-line"]  # it is the same on each model


class UartByte(NamedTuple):
    """A byte whose last bit has left the UART."""

    at_s: float
    byte: int


class PinChanged(NamedTuple):
    """A new level of a pin."""

    at_s: float
    pin: int
    level: int


class UsbText(NamedTuple):
    """What came over USB, a character for each byte."""

    at_s: float
    text: str


class WasReset(NamedTuple):
    """A reset, by ``watchdog``, ``program`` or ``power``."""

    at_s: float
    why: str


class FlashErased(NamedTuple):
    """Bytes of the files that are 0xFF now."""

    at_s: float
    place: int
    size: int


class FlashProgrammed(NamedTuple):
    """What was written over bytes of the files; it can only clear bits."""

    at_s: float
    place: int
    raw: bytes


Event = UartByte | PinChanged | UsbText | WasReset | FlashErased | FlashProgrammed
What = Literal["uart", "pin", "usb", "reset", "erase", "program"]
SomeEvent = TypeVar("SomeEvent", UartByte, PinChanged, UsbText, WasReset)


def of_kind(kind: type[SomeEvent], events: Iterable[Event]) -> list[SomeEvent]:
    """The events of one kind."""
    return [event for event in events if isinstance(event, kind)]


class Chip:
    """A running Pico; its time passes only in ``run``."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self._process = process
        self.now_s = 0.0
        self.overruns = 0
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
        self._do({"do": "slow", "times": times})
        try:
            yield
        finally:
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
        self.now_s, self.overruns = state["ms"] / 1000, state["overruns"]
        news = [_event(what, at_ms / 1000, *values) for what, at_ms, *values in state["happened"]]
        self.events += news
        return news


def _event(what: What, at_s: float, first: int | str, second: int | str = 0) -> Event:
    match what, first, second:
        case "uart", int(byte), _:
            return UartByte(at_s, byte)
        case "pin", int(pin), int(level):
            return PinChanged(at_s, pin, level)
        case "usb", str(text), _:
            return UsbText(at_s, text)
        case "reset", str(why), _:
            return WasReset(at_s, why)
        case "erase", int(place), int(size):
            return FlashErased(at_s, place, size)
        case "program", int(place), str(raw):
            return FlashProgrammed(at_s, place, bytes.fromhex(raw))
        case _:
            raise RuntimeError(f"the emulator tells of {what!r} with {first!r} and {second!r}")


class Kit(NamedTuple):
    """What a chip is made of."""

    work: Path  # the folder with the emulator
    micropython: Path
    bootrom: Path


def made_of(kit: Kit, image: Path, ground: Iterable[int]) -> dict[str, object]:
    """What the emulator is told of a Pico."""
    return {
        "micropython": str(kit.micropython),
        "image": str(image),
        "bootrom": str(kit.bootrom),
        "ground": list(ground),
        "talk": TALK_PIN,
        "selects": list(PINS["DICE_SELECTS"]),
    }


def environment(kit: Kit) -> dict[str, str]:
    """The environment of the emulator."""
    return {**os.environ, "RP2040_WORK": str(kit.work)}


@contextmanager
def a_chip(kit: Kit, image: Path, *, ground: Iterable[int] = ()) -> Iterator[Chip]:
    """A Pico with power; the pins in ``ground`` are tied to ground."""
    words = ("node", str(SERVER), json.dumps(made_of(kit, image, ground)))
    process = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment(kit))
    try:
        yield Chip(process)
    finally:
        process.kill()
        process.wait()
