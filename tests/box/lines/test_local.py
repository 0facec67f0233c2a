"""A device on the Pi itself is met, told and heard as if it had a cable."""

from __future__ import annotations

import asyncio

from headtable.box.lines.local import LocalLine, hello
from headtable.messages.devices import Birth
from headtable.messages.inputs import Heard
from headtable.messages.line import Allow, Hush, Press, Quiet, Sound, Sounding, ToDevice
from headtable.messages.sound_commands import SignalState
from tests.box.in_memory import Hall


class Told:
    """A device that writes down what it is told."""

    def __init__(self) -> None:
        self.told: list[ToDevice] = []

    def receive(self, message: ToDevice) -> None:
        """Take it down."""
        self.told.append(message)


async def a_turn() -> None:
    """Let what was said be heard."""
    await asyncio.sleep(0)


def plugged(hall: Hall, uid: str) -> tuple[LocalLine, Told]:
    """A device of this name on the Pi."""
    line, device = LocalLine(uid, hall.box, hello("signals", "bell+horn", 7)), Told()
    line.plug_in(device)
    return line, device


async def test_a_device_on_the_pi_is_found_when_it_is_plugged_in() -> None:
    hall = Hall()
    plugged(hall, "horn-01")
    assert hall.said(Birth) == []  # not before the box has finished what it does
    await a_turn()
    assert hall.said(Birth) == [Birth("horn-01", "box", "signals", "headtable", "7", "bell+horn", online=True)]


async def test_a_command_acts_at_once_and_its_answer_is_heard_later() -> None:
    hall = Hall()
    hall.engine_lives()
    line, device = plugged(hall, "horn-01")
    await a_turn()
    assert {type(told) for told in device.told} == {Hush, Allow}
    hall.box.on_message(hall.command(), "live")
    assert device.told[-1] == Sound("cmd1", "horn", (1000,))
    hall.forget()
    line.send(Sounding("cmd1", "horn"))
    line.send(Quiet("cmd1", "horn"))
    assert hall.said(SignalState) == []
    await a_turn()
    assert [state.sounding for state in hall.said(SignalState) if isinstance(state, SignalState)] == [True, False]


async def test_a_button_on_the_pi_has_the_reflex() -> None:
    hall = Hall().plug_in_everything()
    hall.box.line_gone(hall.pad)
    hall.engine_lives()
    line, device = plugged(hall, "pad-01")
    await a_turn()
    hall.forget()
    line.send(Press("bell"), 1)
    await a_turn()
    assert hall.sounded() == ["horn", "bell"]
    assert [heard.seq for heard in hall.said(Heard) if isinstance(heard, Heard)] == [1]
    assert device.told


async def test_an_unplugged_device_is_neither_written_to_nor_heard() -> None:
    hall = Hall()
    line, _ = plugged(hall, "horn-01")
    await a_turn()
    line.send(Quiet("x", "horn"))
    line.unplug()
    hall.forget()
    await a_turn()
    assert hall.said(SignalState) == []
    assert not line.write(b"$all 1 who*90A1\n")
