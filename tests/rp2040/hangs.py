"""How long each model stands still when its program or its core hangs, and whether it is back afterwards."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Literal, NamedTuple

from headtable.messages.line import Hello
from tests.rp2040.chip import Kit
from tests.rp2040.device import HELLO_WITHIN_S, Box, Way, a_device, probed_files_of, wait_for_hello, wish

Hang = Literal["python", "interrupts", "core"]
HANGS: dict[Hang, str] = {
    "python": "Python hangs",
    "interrupts": "Python hangs, interrupts off",
    "core": "the core stands still",
}
SETTLE_S, OBEYED_S, LONGEST_S = 0.3, 0.1, 12.0


class Hung(NamedTuple):
    """One hang."""

    model: str
    way: Way
    how: str
    reset_s: float  # after the hang
    hello_s: float  # after the reset


def measure(kit: Kit, models: Sequence[str], ways: Sequence[Way], told: Callable[[str], None]) -> Iterator[Hung]:
    """Let each model hang in each way."""
    for model in models:
        for way in ways:
            with a_device(kit, model, way, probed_files_of(model)) as box:
                wait_for_hello(box)
                for hang, what in HANGS.items():
                    told(f"watchdog: {model}, {way}, {what}")
                    yield _hung(box, model, way, hang)


def _hung(box: Box, model: str, way: Way, hang: Hang) -> Hung:
    """Hang, and wait for the watchdog and for the next hello."""
    box.run(box.chip.now_s + SETTLE_S)
    boot = _last_boot(box)
    if hang == "core":
        box.chip.freeze()
    else:
        box.say(wish(hang))
    hung_s = box.chip.now_s
    reset_s = _reset_s(box, hung_s)
    heard, hello = wait_for_hello(box, HELLO_WITHIN_S)
    assert hello.boot == boot + 1, f"{model} says boot {hello.boot} after boot {boot}"
    return Hung(model, way, HANGS[hang], reset_s - hung_s, heard.ends_s - reset_s)


def _last_boot(box: Box) -> int:
    messages = [heard.frame.message for heard in box.heard]
    return max(message.boot for message in messages if isinstance(message, Hello))


def _reset_s(box: Box, hung_s: float) -> float:
    while box.chip.now_s < hung_s + LONGEST_S:
        box.run(box.chip.now_s + OBEYED_S)
        for event in box.chip.events:
            if event.what == "reset" and event.at_s >= hung_s:
                assert event.value == "watchdog", f"it was reset by {event.value}"
                return event.at_s
    raise AssertionError(f"the watchdog has not reset {box.uid} within {LONGEST_S} s")
