"""How long each model stands still when its program or its core hangs, and whether it is back afterwards."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Literal, NamedTuple

from headtable.messages.line import Hello
from tests.rp2040.chip import Kit, WasReset, of_kind
from tests.rp2040.device import (
    HELLO_WITHIN_S,
    Box,
    Connection,
    DeviceFailed,
    a_device,
    probed_files_of,
    to_probe,
    wait_for_hello,
)

Hang = Literal["core", "python", "interrupts"]
HANGS: dict[Hang, str] = {
    "core": "the core stands still",
    "python": "Python hangs",
    "interrupts": "Python hangs, interrupts off",
}
SETTLE_S, OBEYED_S, LONGEST_S = 0.3, 0.1, 12.0


class WatchdogReset(NamedTuple):
    """One hang, and what followed."""

    model: str
    connection: Connection
    how: str
    reset_s: float  # after the hang
    hello_s: float  # after the reset


def measure(
    kit: Kit, models: Sequence[str], connections: Sequence[Connection], progress: Callable[[str], None]
) -> Iterator[WatchdogReset]:
    """Let each model hang in each way."""
    for model in models:
        for connection in connections:
            with a_device(kit, model, connection, probed_files_of(model)) as box:
                wait_for_hello(box)
                for hang, what in HANGS.items():
                    progress(f"watchdog: {model}, {connection}, {what}")
                    yield _hung(box, model, connection, hang)


def _hung(box: Box, model: str, connection: Connection, hang: Hang) -> WatchdogReset:
    """Hang, and wait for the watchdog and for the next hello."""
    box.run(box.chip.now_s + SETTLE_S)
    boot = _last_boot(box)
    hung_s = hang_now(box, hang)
    reset_s = await_reset(box, hung_s)
    heard, hello = wait_for_hello(box, HELLO_WITHIN_S)
    if hello.boot != boot + 1:
        raise DeviceFailed(f"{box.uid} says boot {hello.boot} after boot {boot}")
    return WatchdogReset(model, connection, HANGS[hang], reset_s - hung_s, heard.ends_s - reset_s)


def hang_now(box: Box, hang: Hang) -> float:
    """Let it hang; the moment."""
    if hang == "core":
        box.chip.freeze()
    else:
        box.say(to_probe(hang))
    return box.chip.now_s


def await_reset(box: Box, hung_s: float) -> float:
    """Wait for the watchdog; the moment of its reset."""
    while box.chip.now_s < hung_s + LONGEST_S:
        box.run(box.chip.now_s + OBEYED_S)
        for event in of_kind(WasReset, box.chip.events):
            if event.at_s < hung_s:
                continue
            if event.why != "watchdog":
                raise DeviceFailed(f"{box.uid} was reset by {event.why}")
            return event.at_s
    raise DeviceFailed(f"the watchdog has not reset {box.uid} within {LONGEST_S:g} s")


def _last_boot(box: Box) -> int:
    messages = [heard.frame.message for heard in box.heard]
    return max(message.boot for message in messages if isinstance(message, Hello))
