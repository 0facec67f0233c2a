"""The parts of gpiozero that headtable uses, with the annotations that gpiozero lacks."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import NamedTuple, Protocol

from headtable.errors import Unwell

RETRY_AFTER_FAULT_S = 1.0  # a faulty pin is tried again after this time


class Pin(Protocol):
    """One pin of the header."""

    state: int  # the level; reading it reads the chip
    function: str  # "input" or "output"
    pull: str  # "up", "down" or "floating", while it is an input
    edges: str  # the edges that are reported: "both"
    when_changed: Callable[[float, int], None] | None  # called with time and level: see ``in_loop``

    def output_with_state(self, state: int) -> None:
        """Make it an output at this level."""


class Board(Protocol):
    """The model of the Pi."""

    model: str


class Factory(Protocol):
    """The factory of gpiozero's pins."""

    board_info: Board

    def pin(self, name: str) -> Pin:
        """The pin of a name, like ``GPIO22``."""


class Pins(NamedTuple):
    """The header's pins with their driver; ``faults`` are the errors of that driver."""

    factory: Factory
    faults: tuple[type[Exception], ...]

    def take(self, number: int) -> Pin:
        """The pin of a BCM number, not configured yet; Unwell if another program uses it."""
        try:
            return self.factory.pin(name_of(number))
        except self.faults as trouble:
            raise Unwell("pin-taken", pin=name_of(number), error=str(trouble)) from None


def name_of(number: int) -> str:
    """The name of a pin, by its BCM number."""
    return f"GPIO{number}"


def in_loop(loop: asyncio.AbstractEventLoop, call: Callable[..., None], *told: object) -> None:
    """A callback that runs in the loop.

    It runs at once if the loop reads the edges, or soon if a thread does, as with RPi.GPIO.
    """
    if _runs_here(loop):
        call(*told)
    else:
        loop.call_soon_threadsafe(call, *told)


def _runs_here(loop: asyncio.AbstractEventLoop) -> bool:
    try:
        return asyncio.get_running_loop() is loop
    except RuntimeError:
        return False
