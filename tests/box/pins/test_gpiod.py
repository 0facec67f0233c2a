"""gpiozero's calls as libgpiod requests, and the path of edges to the box's loop."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from typing import cast

import pytest
from gpiod import Chip, LineSettings
from gpiod.line import Bias, Direction, Edge, Value
from gpiozero import exc

from headtable.box.pins.gpiod import GPIODFactory
from headtable.box.pins.pin import Pin, Pins
from headtable.box.pins.pin_switch import PinSwitch
from headtable.box.sources.button.contact import Contact
from headtable.box.sources.button.debounce import ContactEvent, Debouncer
from headtable.errors import Unwell
from tests.box.no_alarm import no_alarm
from tests.box.pins.fake_chip import FALLING, RISING, FakeChip, FakeRequest
from tests.patience import PATIENCE_S

TAKEN = LineSettings()
INPUT, OUTPUT = LineSettings(direction=Direction.INPUT), LineSettings(direction=Direction.OUTPUT)


class Pi4(GPIODFactory):
    """The factory on a Pi 4, as its registers would say."""

    def _get_revision(self) -> int:
        return 0xC03111


class Header:
    """A header whose lines a test can look at."""

    def __init__(self) -> None:
        self.chip = FakeChip({8: "spi0 CS0"})
        self.factory = Pi4(cast("Chip", self.chip))
        self.pins = Pins(self.factory, (exc.GPIOZeroError, OSError))

    def pin(self, number: int = 22) -> Pin:
        return self.pins.take(number)

    def line(self, number: int = 22) -> FakeRequest:
        return self.chip.lines[number]


@pytest.fixture
def header() -> Iterator[Header]:
    header = Header()
    yield header
    header.factory.close()


class Listener:
    """Notes the edges that it is told of; and stops listening after so many."""

    def __init__(self, pin: Pin, most: int = 100) -> None:
        self.edges: list[tuple[float, int]] = []
        self.threads = set[int]()
        self._pin = pin
        self._most = most
        self._told = asyncio.Event()
        pin.when_changed = self.hear

    def hear(self, at_s: float, state: int) -> None:
        self.edges.append((at_s, state))
        self.threads.add(threading.get_ident())
        self._told.set()
        if len(self.edges) == self._most:
            self._pin.when_changed = None

    async def heard(self, count: int) -> list[tuple[float, int]]:
        async with asyncio.timeout(PATIENCE_S):
            while len(self.edges) < count:
                self._told.clear()
                await self._told.wait()
        return self.edges


def test_a_pin_that_is_in_use_is_left_unchanged(header: Header) -> None:
    header.pin()
    assert header.line().settings == [TAKEN]
    assert (TAKEN.direction, TAKEN.bias) == (Direction.AS_IS, Bias.AS_IS)


def test_a_signals_pin_becomes_a_low_output_in_one_step(header: Header) -> None:
    PinSwitch(header.pins, 22, no_alarm)
    assert header.line().settings == [TAKEN, OUTPUT]
    assert OUTPUT.output_value is Value.INACTIVE


def test_an_output_has_its_level_from_its_first_moment(header: Header) -> None:
    header.pin().output_with_state(1)
    assert header.line().settings[1:] == [LineSettings(direction=Direction.OUTPUT, output_value=Value.ACTIVE)]


def test_an_output_is_driven_and_read_back(header: Header) -> None:
    pin = header.pin()
    pin.output_with_state(0)
    pin.state = 1
    assert (header.line().value, pin.state, pin.function) == (Value.ACTIVE, 1, "output")
    pin.state = 0
    assert (header.line().value, pin.state) == (Value.INACTIVE, 0)


def test_a_switch_that_is_released_is_an_input_pulled_down(header: Header) -> None:
    switch = PinSwitch(header.pins, 22, no_alarm)
    switch.on(3)
    switch.release()
    assert header.line().settings[-1] == LineSettings(direction=Direction.INPUT, bias=Bias.PULL_DOWN)
    pin = header.pin()
    assert (pin.function, pin.pull) == ("input", "down")


@pytest.mark.parametrize(
    ("pull", "bias"), [("up", Bias.PULL_UP), ("down", Bias.PULL_DOWN), ("floating", Bias.DISABLED)]
)
def test_an_input_is_pulled(pull: str, bias: Bias, header: Header) -> None:
    pin = header.pin()
    pin.function, pin.pull = "input", pull
    assert header.line().settings[-1] == LineSettings(direction=Direction.INPUT, bias=bias)
    assert pin.pull == pull


def test_the_error_for_an_occupied_pin_names_its_user(header: Header) -> None:
    with pytest.raises(Unwell, match=r'GPIO8 cannot be had \("spi0 CS0" has it\)'):
        header.pin(8)


def test_a_second_box_is_told_which_program_uses_the_pin(header: Header) -> None:
    header.pin()
    other = Pins(Pi4(cast("Chip", header.chip)), header.pins.faults)
    with pytest.raises(Unwell, match=r'GPIO22 cannot be had \("headtable" has it\)'):
        other.take(22)


def test_a_pin_is_given_back_when_its_factory_is_closed(header: Header) -> None:
    header.pin()
    header.factory.close()
    assert header.line().is_released


def test_an_input_is_not_driven(header: Header) -> None:
    pin = header.pin()
    pin.function = "input"
    with pytest.raises(exc.PinSetInput):
        pin.state = 1
    assert header.line().settings[-1] == INPUT


def test_the_pull_of_a_resistor_on_the_board_cannot_be_changed(header: Header) -> None:
    pin = header.pin(2)
    pin.function = "input"
    with pytest.raises(exc.PinFixedPull, match="physical pull-up"):
        pin.pull = "down"
    pin.pull = "up"


def test_an_output_is_not_pulled(header: Header) -> None:
    pin = header.pin()
    pin.output_with_state(0)
    with pytest.raises(exc.PinFixedPull):
        pin.pull = "up"


@pytest.mark.parametrize(
    ("name", "fault"),
    [("function", exc.PinInvalidFunction), ("pull", exc.PinInvalidPull), ("edges", exc.PinInvalidEdges)],
)
def test_a_value_unknown_to_gpiozero_is_refused(name: str, fault: type[Exception], header: Header) -> None:
    pin = header.pin()
    with pytest.raises(fault, match="sideways"):
        setattr(pin, name, "sideways")


async def test_the_loop_reads_edges_in_order_with_kernel_time_and_without_a_thread(header: Header) -> None:
    pin = header.pin()
    pin.function, pin.pull, pin.edges = "input", "up", "both"
    listener = Listener(pin)
    assert header.line().settings[-1] == LineSettings(
        direction=Direction.INPUT, bias=Bias.PULL_UP, edge_detection=Edge.BOTH
    )
    header.line().edge(FALLING, 10.25)
    header.line().edge(RISING, 10.5)
    assert await listener.heard(2) == [(10.25, 0), (10.5, 1)]
    assert listener.threads == {threading.get_ident()}


async def test_the_edges_may_change_while_a_listener_is_set(header: Header) -> None:
    pin = header.pin()
    pin.function = "input"
    Listener(pin)
    pin.edges = "falling"
    assert header.line().settings[-1] == LineSettings(direction=Direction.INPUT, edge_detection=Edge.FALLING)
    assert pin.edges == "falling"


async def test_a_removed_listener_hears_no_more_of_the_same_burst(header: Header) -> None:
    pin = header.pin()
    pin.function = "input"
    listener = Listener(pin, most=2)
    for at_s in (1.0, 2.0, 3.0):
        header.line().edge(RISING, at_s)
    await listener.heard(2)
    await asyncio.sleep(0)
    assert listener.edges == [(1.0, 1), (2.0, 1)]
    assert header.line().settings[-1] == INPUT


async def test_a_new_listener_does_not_hear_an_old_edge(header: Header) -> None:
    pin = header.pin()
    pin.function = "input"
    Listener(pin)
    header.line().edge(RISING, 1.0)
    pin.when_changed = None
    listener = Listener(pin)
    header.line().edge(FALLING, 2.0)
    assert await listener.heard(1) == [(2.0, 0)]


async def test_a_vanished_chip_is_reported_once_and_does_not_keep_the_loop_busy(header: Header) -> None:
    troubles: list[object] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, trouble: troubles.append(trouble.get("exception")))
    pin = header.pin()
    pin.function = "input"
    listener = Listener(pin)
    header.line().is_gone = True
    header.line().edge(RISING, 1.0)
    async with asyncio.timeout(PATIENCE_S):
        while not troubles:
            await asyncio.sleep(0.001)
    await asyncio.sleep(0.02)
    assert [str(trouble) for trouble in troubles] == ["[Errno 19] No such device"]
    assert listener.edges == []
    header.line().is_gone = False


@pytest.mark.slow
async def test_a_bounce_read_too_late_is_not_a_press(header: Header) -> None:
    felt: list[ContactEvent] = []
    loop = asyncio.get_running_loop()
    header.pin(23)
    header.line(23).value = Value.ACTIVE
    contact = Contact(header.pins, 23, Debouncer(stable_ms=1000, deaf_ms=0), felt.append, no_alarm)
    began_s = loop.time()
    header.line(23).edge(FALLING, began_s)
    async with asyncio.timeout(PATIENCE_S):
        while contact.debouncer.due_ms is None:
            await asyncio.sleep(0)
    header.line(23).edge(RISING, began_s + 0.005)
    threading.Event().wait(began_s + 1.01 - loop.time())  # the loop stands still, and its timer is overdue
    async with asyncio.timeout(PATIENCE_S):
        while contact.debouncer.due_ms is not None:
            await asyncio.sleep(0)
    contact.release()
    assert felt == []
