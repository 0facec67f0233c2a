"""The horn box's firmware on the emulated chip: how long its horn sounds when the program hangs meanwhile."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import NamedTuple

from headtable.messages.line import Allow, Blink, Sound, ToDevice
from headtable.wire import Frame, encode_line
from tests.rp2040.chip import Chip

HORN_PIN, BELL_PIN = 17, 16
UID = "horn-01"
HELLO_S, HANG_AFTER_S, LONGEST_S = 3.0, 0.2, 12.0
LIMIT_MS = 3000

# The horn box's own program, which can be told to hang in one of several ways; the firmware itself has none.
PROGRAM = """
import machine
import time
from board import Board
from common.life import Life
from horn.relay import Relay
from horn.signals import SIGNALS, Horn

board = Board("horn")
life = Life(board, "horn", "bell+horn")
relays = {signal: Relay(board.output(signal), board.contact(signal)) for signal in SIGNALS}
horn = Horn(relays, board.output("beat"), life)

def trigger_again():
    switch = board.output("horn")
    while True:
        switch(0)
        switch(1)
        time.sleep_ms(1)

def told(verb, fields):
    if verb == "blink":
        if fields[0] == "interrupts":
            machine.disable_irq()
        if fields[0] == "triggers":
            trigger_again()
        while True:
            pass
    horn.told(verb, fields)

life.told = told
life.turn_for_ever((life.device.turn, horn.turn))
"""


class Ended(NamedTuple):
    """How a sound ended."""

    how: str
    on_ms: float  # from the moment that the pin was high
    reset_ms: float | None  # after the hang; None if it was not waited for


StartChip = Callable[[], AbstractContextManager[Chip]]


def measure(a_horn: StartChip, told: Callable[[str], None]) -> list[Ended]:
    """Sound the horn, and hang."""
    ended = []
    told("horn: three pieces of 3 s")
    with a_horn() as chip:
        ended.append(Ended("its pattern, 3000,1,3000 ms", _sound(chip, (3000, 1, 3000)), None))
    told("horn: the core is frozen")
    with a_horn() as chip:
        ended.append(_frozen(chip))
    for how, name in (
        ("python", "Python hangs"),
        ("interrupts", "Python hangs, interrupts off"),
        ("triggers", "Python triggers it again and again"),
    ):
        told(f"horn: {name}")
        with a_horn() as chip:
            ended.append(Ended(name, _hung(chip, how), None))
    return ended


def _say(chip: Chip, *messages: ToDevice) -> None:
    for message in messages:
        chip.type(encode_line(Frame(UID, 1, message)))


def _begin(chip: Chip, pattern_ms: tuple[int, ...]) -> None:
    """Start it, and sound it."""
    chip.run(HELLO_S)
    _must_be_silent(chip)
    _say(chip, Allow(10), Sound("n1", "horn", pattern_ms))
    _until(chip, level=1)


def _sound(chip: Chip, pattern_ms: tuple[int, ...]) -> float:
    _begin(chip, pattern_ms)
    chip.run(chip.now_s + LONGEST_S)
    return _on_ms(chip)


def _frozen(chip: Chip) -> Ended:
    _begin(chip, (3000,))
    chip.run(chip.now_s + HANG_AFTER_S)
    chip.freeze()
    frozen_s = chip.now_s
    chip.run(frozen_s + LONGEST_S, stop=("reset",))
    reset_ms = 1000 * (chip.now_s - frozen_s)
    on_ms = _on_ms(chip)
    chip.run(chip.now_s + HELLO_S)
    assert _on_ms(chip) == on_ms, "it sounded after the reset"
    return Ended("the core stands still", on_ms, reset_ms)


def _hung(chip: Chip, how: str) -> float:
    _begin(chip, (3000,))
    chip.run(chip.now_s + HANG_AFTER_S)
    _say(chip, Blink(how, 1))
    begun_s = chip.now_s
    while chip.now_s < begun_s + 1.3 * LIMIT_MS / 1000:
        chip.run(begun_s + 1.3 * LIMIT_MS / 1000, stop=("pin",))
    return _on_ms(chip)


def _until(chip: Chip, *, level: int) -> None:
    give_up_s = chip.now_s + 1
    while chip.now_s < give_up_s:
        events = chip.run(give_up_s, stop=("pin",))
        if any(event.what == "pin" and event.value == HORN_PIN and event.level == level for event in events):
            return
    raise AssertionError(f"the horn's pin was not {level} within a second")


def _must_be_silent(chip: Chip) -> None:
    high = [
        event for event in chip.events if event.what == "pin" and event.value in (HORN_PIN, BELL_PIN) and event.level
    ]
    assert not high, f"it sounded at its start: {high}"


def _on_ms(chip: Chip) -> float:
    """How long its pin was high, in all."""
    on_ms, since_s = 0.0, None
    for event in chip.events:
        if event.what != "pin" or event.value != HORN_PIN:
            continue
        if event.level and since_s is None:
            since_s = event.at_s
        elif not event.level and since_s is not None:
            on_ms, since_s = on_ms + 1000 * (event.at_s - since_s), None
    return on_ms if since_s is None else on_ms + 1000 * (chip.now_s - since_s)
