"""A pin factory for gpiozero on libgpiod 2, the kernel's own way to the pins of every Pi.

The running asyncio loop reads the edges, with the kernel's timestamps; there is no thread. There is no debouncing and
no PWM here. A pin that is taken keeps its direction, level and bias until it is told what it is for.
"""

from __future__ import annotations

import asyncio
import errno
from dataclasses import replace
from pathlib import Path
from threading import Lock

from gpiod import Chip, EdgeEvent, LineRequest, LineSettings
from gpiod.line import Bias, Direction, Edge, Value
from gpiozero.exc import (
    GPIOPinInUse,
    PinFixedPull,
    PinInvalidEdges,
    PinInvalidFunction,
    PinInvalidPull,
    PinSetInput,
)
from gpiozero.pins import PinInfo
from gpiozero.pins.local import LocalPiFactory, LocalPiPin

from headtable.saying import text

CONSUMER = "headtable"  # the consumer that `gpioinfo` shows
FUNCTIONS = {"input": Direction.INPUT, "output": Direction.OUTPUT}
PULLS = {"up": Bias.PULL_UP, "down": Bias.PULL_DOWN, "floating": Bias.DISABLED}
EDGES = {"both": Edge.BOTH, "rising": Edge.RISING, "falling": Edge.FALLING, "none": Edge.NONE}


def label_of(path: Path) -> str:
    """The label of the chip at a device file."""
    with Chip(str(path)) as chip:
        return chip.get_info().label


class GPIODFactory(LocalPiFactory):  # type: ignore[misc]  # gpiozero has no annotations
    """The pins of the header's chip; a pin's BCM number is its line there."""

    def __init__(self, chip: Chip) -> None:
        super().__init__()
        self.pins: dict[PinInfo, GPIODPin] = {}  # gpiozero shares one table; the kernel knows which lines are in use
        self.pin_class = GPIODPin
        self.chip = chip

    def close(self) -> None:
        """Release every line, and close the chip."""
        super().close()
        self.chip.close()


class GPIODPin(LocalPiPin):  # type: ignore[misc]  # gpiozero has no annotations
    """One line of the chip."""

    def __init__(self, factory: GPIODFactory, info: PinInfo) -> None:
        super().__init__(factory, info)
        self._chip = factory.chip
        self._lock = Lock()  # only one thread may use a request at a time, and a guard has its own
        self._settings = LineSettings()
        self._edges = Edge.BOTH
        self._loop: asyncio.AbstractEventLoop | None = None
        self._request = self._claim()

    def close(self) -> None:
        """Release the line."""
        self.when_changed = None
        with self._lock:
            self._request.release()

    def output_with_state(self, state: int) -> None:
        """Make it an output, at this level from its first moment."""
        self.when_changed = None
        self._configure(LineSettings(direction=Direction.OUTPUT, output_value=Value(bool(state))))

    def _claim(self) -> LineRequest:
        try:
            return self._chip.request_lines({self._number: self._settings}, consumer=CONSUMER)
        except OSError as trouble:
            if trouble.errno != errno.EBUSY:
                raise
            holder = self._chip.get_line_info(self._number).consumer
            raise GPIOPinInUse(text("pin-holder", holder=holder)) from None

    def _configure(self, settings: LineSettings) -> None:
        with self._lock:
            self._request.reconfigure_lines({self._number: settings})
        self._settings = settings

    def _get_function(self) -> str:
        is_output = self._chip.get_line_info(self._number).direction is Direction.OUTPUT
        return "output" if is_output else "input"

    def _set_function(self, value: str) -> None:
        if value not in FUNCTIONS:
            raise PinInvalidFunction(f'invalid function "{value}" for pin {self!r}')
        self.when_changed = None
        self._configure(LineSettings(direction=FUNCTIONS[value]))

    def _get_state(self) -> int:
        with self._lock:
            return int(self._request.get_value(self._number) is Value.ACTIVE)

    def _set_state(self, value: int) -> None:
        if self._settings.direction is not Direction.OUTPUT:
            raise PinSetInput(f"cannot set state of pin {self!r}")
        with self._lock:
            self._request.set_value(self._number, Value(bool(value)))

    def _get_pull(self) -> str:
        bias = self._chip.get_line_info(self._number).bias
        return next((pull for pull, known in PULLS.items() if known is bias), "floating")

    def _set_pull(self, value: str) -> None:
        if value not in PULLS:
            raise PinInvalidPull(f'invalid pull "{value}" for pin {self!r}')
        if self._settings.direction is not Direction.INPUT:
            raise PinFixedPull(f"cannot set pull on non-input pin {self!r}")
        if self.info.pull not in (value, ""):
            raise PinFixedPull(f"{self!r} has a physical pull-{self.info.pull} resistor")
        self._configure(replace(self._settings, bias=PULLS[value]))

    def _get_edges(self) -> str:
        return next(edges for edges, known in EDGES.items() if known is self._edges)

    def _set_edges(self, value: str) -> None:
        if value not in EDGES:
            raise PinInvalidEdges(f'invalid edges "{value}" for pin {self!r}')
        self._edges = EDGES[value]
        if self._loop is not None:
            self._configure(replace(self._settings, edge_detection=self._edges))

    def _enable_event_detect(self) -> None:
        loop = asyncio.get_running_loop()
        self._configure(replace(self._settings, edge_detection=self._edges))
        self._loop = loop
        loop.add_reader(self._request.fd, self._read_edges)

    def _disable_event_detect(self) -> None:
        """Drop the edges that the kernel has stored: an old edge must not count as a new one."""
        self._stop_reading()
        self._configure(replace(self._settings, edge_detection=Edge.NONE))
        while self._request.wait_edge_events(0):
            self._request.read_edge_events()

    def _stop_reading(self) -> None:
        if self._loop is not None:
            self._loop.remove_reader(self._request.fd)
            self._loop = None

    def _read_edges(self) -> None:
        try:
            events = self._request.read_edge_events()
        except OSError:  # the chip is gone, and its file would always be readable
            self._stop_reading()
            raise
        for event in events:
            if self.when_changed is None:  # the listener was removed by an earlier edge
                return
            is_rising = event.event_type is EdgeEvent.Type.RISING_EDGE
            self._call_when_changed(event.timestamp_ns / 1e9, int(is_rising))
