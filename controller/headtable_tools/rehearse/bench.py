"""Runs the real firmware in a rehearsal: each device is its own MicroPython, with simulated pins.

MicroPython's unix port runs the files of firmware/ as a Pico would; firmware/boards/bench/ replaces the pins.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import pty
import sys
import tty
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from typing import NamedTuple

from headtable.board_firmware.firmware_tree import FIRMWARE
from headtable.errors import Unwell
from headtable_tools.rehearse.cable import GULP, Cable

MICROPYTHON = Path(sys.executable).parent / "micropython"
REST_MS = 2  # the timeout of a turn; it is longer with many devices
DOWN_MS = 60  # a quick press
FELT = "pressed-"
HEAP = "256k"  # as on a Pico, which has 264 KB of RAM, and its own Python in them


class Switched(NamedTuple):
    """A device's change of one of its pins, with its time by the device's clock."""

    at_ms: int
    pin: str
    level: int


class Bench:
    """One running device; ``watch`` is called for each pin that it switches."""

    def __init__(self, running: Process, watch: Callable[[Switched], None]) -> None:
        self.running = running
        self.display: tuple[str, ...] = ()  # the lines on it
        self._watch = watch
        self._felt: set[str] = set()  # felt presses that nobody has waited for yet
        self._news = asyncio.Event()

    async def listen(self) -> None:
        """Read its output, until it ends."""
        assert self.running.stdout  # noqa: S101  it was started with one
        while (line := await self.running.stdout.readline()).endswith(b"\n"):  # a power cut may cut the last line
            at_ms, pin, what = line.decode().rstrip("\n").split(" ", 2)
            if pin == "display":
                self.display = tuple(what.split("\t"))
                self._watch(Switched(int(at_ms), pin, 1))
            else:
                self._switched(Switched(int(at_ms), pin, int(what)))

    def _switched(self, switched: Switched) -> None:
        if switched.pin.startswith(FELT):
            self._felt.add(switched.pin)
            self._news.set()
        else:
            self._watch(switched)

    def move(self, pin: str, level: int) -> None:
        """Move an input; a pressed button is 0."""
        self.do(f"{pin} {level}")

    async def press(self, button: str, down_ms: int = DOWN_MS) -> None:
        """Press and release a button, by the board's own clock, until the program has felt both."""
        self.do(f"press {button} {down_ms}")
        felt = FELT + button
        while felt not in self._felt:
            self._news.clear()
            await self._news.wait()
        self._felt.remove(felt)

    def do(self, word: str) -> None:
        """Send its board a command."""
        assert self.running.stdin  # noqa: S101  it was started with one
        self.running.stdin.write(f"{word}\n".encode())

    async def switch_off(self) -> None:
        """Cut its power."""
        if self.running.returncode is None:
            self.running.kill()
        await self.running.wait()


class Plugged(NamedTuple):
    """The arguments of a started device."""

    model: str
    uid: str
    flash: Path
    rest_ms: int = REST_MS
    has_wifi: bool = False
    setup_ports: tuple[int, int] = (0, 0)  # of the network of its own: its name server and its page
    down: str = ""  # a button that is down from the start
    films: tuple[Path, ...] = ()  # the samples of its dice from the start


@contextlib.asynccontextmanager
async def a_device(
    what: Plugged, cable: Cable, watch: Callable[[Switched], None] = lambda switched: None
) -> AsyncIterator[Bench]:
    """A running device at the far end of a cable, for as long as the context lasts."""
    what.flash.mkdir(exist_ok=True)
    with _joined(cable) as port:
        bench = Bench(await _started(what, port), watch)
        listening = asyncio.create_task(bench.listen())
        try:
            yield bench
        finally:
            await bench.switch_off()
            await listening


def check_micropython() -> None:
    """Raise Unwell if this machine cannot run the firmware."""
    if not MICROPYTHON.exists():
        raise Unwell("rehearsal-without-micropython", micropython=MICROPYTHON)


async def _started(what: Plugged, port: str) -> Process:
    check_micropython()
    words = (str(MICROPYTHON), "-X", f"heapsize={HEAP}", str(FIRMWARE / what.model / "main.py"))
    path = f"{FIRMWARE}:{FIRMWARE / 'boards' / 'bench'}:.frozen"
    told = {
        "HEADTABLE_UID": what.uid,
        "HEADTABLE_LINE": port,
        "HEADTABLE_FLASH": str(what.flash),
        "HEADTABLE_REST_MS": str(what.rest_ms),
        "HEADTABLE_DOWN": what.down,
        "HEADTABLE_FILMS": ":".join(str(film) for film in what.films),
    }
    if what.has_wifi:
        told["HEADTABLE_AIR"] = "1"
        told["HEADTABLE_SETUP_PORTS"] = "{} {}".format(*what.setup_ports)
    return await asyncio.create_subprocess_exec(
        *words, stdin=PIPE, stdout=PIPE, env={**os.environ, "MICROPYPATH": path, **told}, start_new_session=True
    )


@contextlib.contextmanager
def _joined(cable: Cable) -> Iterator[str]:
    """A second terminal for the device, connected to the cable's end. Output is lost while it is unplugged."""
    ours, theirs = pty.openpty()
    tty.setraw(ours)
    tty.setraw(theirs)
    os.set_blocking(ours, False)
    loop = asyncio.get_running_loop()
    loop.add_reader(ours, lambda: _pass_on(ours, cable))
    try:
        with cable.listening(lambda raw: _give(ours, raw), lambda: None):
            yield os.ttyname(theirs)
    finally:
        loop.remove_reader(ours)
        os.close(theirs)
        os.close(ours)


def _pass_on(ours: int, cable: Cable) -> None:
    with contextlib.suppress(BlockingIOError):
        cable.write(os.read(ours, GULP))


def _give(ours: int, raw: bytes) -> None:
    with contextlib.suppress(BlockingIOError):
        os.write(ours, raw)
