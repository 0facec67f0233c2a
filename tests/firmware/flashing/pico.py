"""A Pico on the table: MicroPython with a folder as its flash, started again whenever it ends, at a port of its own.

The chip is tests/firmware/fakes/machine.py, and the prompt is MicroPython's own.
"""

from __future__ import annotations

import contextlib
import os
import pty
import subprocess
import threading
import tty
from collections.abc import Iterator
from pathlib import Path

from headtable_tools.rehearse.bench import MICROPYTHON

FAKES = Path(__file__).parents[1] / "fakes"
POWER = str(FAKES / "power.py")
PROGRAM_ENDED = (0, 1)  # by itself, or with an error: then the prompt comes
HEAP = "192k"  # what MicroPython leaves of a Pico's 264 KB
BOARDS = {"pico": ("linux",)}  # how this one calls itself


class Pico:
    """The board; ``flash`` is the folder that is its flash."""

    def __init__(self, flash: Path, *, is_in_the_air: bool = False) -> None:
        self.flash = flash
        self._environment = {"HEADTABLE_AIR": "1"} if is_in_the_air else {}
        self._inner, outer = pty.openpty()
        tty.setraw(self._inner)
        tty.setraw(outer)
        self._outer = outer  # so that the port stays while nobody has it open
        self.port = os.ttyname(outer)
        self._has_power = True
        self._running = self._start(POWER)
        self._power = threading.Thread(target=self._keep_on)
        self._power.start()

    def _start(self, *program: str) -> subprocess.Popen[bytes]:
        return subprocess.Popen(
            [str(MICROPYTHON), "-X", f"heapsize={HEAP}", *program],
            stdin=self._inner,
            stdout=self._inner,
            stderr=self._inner,
            cwd=self.flash,
            env={**os.environ, "MICROPYPATH": f"{FAKES}:.frozen", **self._environment},
            start_new_session=True,
        )

    def _keep_on(self) -> None:
        is_prompt = False
        while (code := self._running.wait()) is not None and self._has_power:
            has_ended = not is_prompt and code in PROGRAM_ENDED
            is_prompt = has_ended
            self._running = self._start() if has_ended else self._start(POWER)

    def note(self, name: str) -> str:
        """A note on its flash; empty if there is none."""
        path = self.flash / "notes" / name
        return path.read_text() if path.exists() else ""

    def unplug(self) -> None:
        """Take its power away."""
        self._has_power = False
        self._running.kill()
        self._power.join()
        os.close(self._inner)
        os.close(self._outer)

    def pull_and_plug(self) -> None:
        """Take its power away for a moment, as the watchdog would."""
        self._running.kill()


@contextlib.contextmanager
def a_pico(flash: Path, *, is_in_the_air: bool = False) -> Iterator[Pico]:
    """A bare one, or whatever its flash makes of it; the air has the hall's network."""
    flash.mkdir(exist_ok=True)
    pico = Pico(flash, is_in_the_air=is_in_the_air)
    try:
        yield pico
    finally:
        pico.unplug()
