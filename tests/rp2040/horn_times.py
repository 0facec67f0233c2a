"""How long the horn box's horn sounds when its firmware hangs meanwhile."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from headtable.messages.line import Allow, Sound
from tests.rp2040.chip import PINS, Chip, Kit, PinChanged, of_kind
from tests.rp2040.device import Box, DeviceFailed, a_device, probed_files_of, to_probe, wait_for_hello
from tests.rp2040.watchdog_resets import HANGS, Hang, await_reset, hang_now

BELL_PIN, HORN_PIN = (dict(PINS["OUTPUTS"]["horn"])[name] for name in ("bell", "horn"))
STARTS_WITHIN_S, HANG_AFTER_S, LONGEST_S, AFTER_RESET_S = 1.0, 0.2, 12.0, 3.0
LIMIT_S = 3.0
LEAST_RISES = 1000  # in 3.9 s of retriggering each ms
BLAST = (3000,)
PATTERN = (3000, 1, 3000)
BY_PATTERN = "its pattern, 3000,1,3000 ms"
BY_RETRIGGER = "Python turns it off and on again every ms, for 3.9 s"
ENDS = (BY_PATTERN, *HANGS.values(), BY_RETRIGGER)


class HornTime(NamedTuple):
    """How a sound ended."""

    how: str
    on_ms: float  # in all, from the moment that the pin was high
    reset_ms: float | None  # after the hang; None if it was not waited for


def measure(kit: Kit, progress: Callable[[str], None]) -> Iterator[HornTime]:
    """Sound the horn to the end of its pattern; then hang in each way, and retrigger it."""
    progress(f"horn: {BY_PATTERN}")
    with a_device(kit, "horn", "USB", probed_files_of("horn")) as box:
        _begin(box, PATTERN)
        box.run(box.chip.now_s + LONGEST_S)
        yield HornTime(BY_PATTERN, _on_ms(box.chip), None)
    for hang in HANGS:
        progress(f"horn: {HANGS[hang]}")
        with a_device(kit, "horn", "USB", probed_files_of("horn")) as box:
            yield _hung(box, hang)
    progress(f"horn: {BY_RETRIGGER}")
    with a_device(kit, "horn", "USB", probed_files_of("horn")) as box:
        yield _retriggered(box)


def _begin(box: Box, pattern_ms: tuple[int, ...]) -> None:
    """Start it, and sound it."""
    wait_for_hello(box)
    if high := [event for event in _levels(box.chip, BELL_PIN, HORN_PIN) if event.level]:
        raise DeviceFailed(f"the horn box sounded at its start: {high}")
    box.say(Allow(10))
    box.say(Sound("n1", "horn", pattern_ms))
    give_up_s = box.chip.now_s + STARTS_WITHIN_S
    while not _on_ms(box.chip):
        if box.chip.now_s >= give_up_s:
            raise DeviceFailed(f"the horn has not sounded within {STARTS_WITHIN_S:g} s")
        box.run(box.chip.now_s + 0.001)


def _hung(box: Box, hang: Hang) -> HornTime:
    _begin(box, BLAST)
    box.run(box.chip.now_s + HANG_AFTER_S)
    hung_s = hang_now(box, hang)
    reset_s = await_reset(box, hung_s)
    on_ms = _on_ms(box.chip)
    box.run(box.chip.now_s + AFTER_RESET_S)
    if _on_ms(box.chip) != on_ms:
        raise DeviceFailed("the horn sounded after the reset")
    return HornTime(HANGS[hang], on_ms, 1000 * (reset_s - hung_s))


def _retriggered(box: Box) -> HornTime:
    _begin(box, BLAST)
    box.run(box.chip.now_s + HANG_AFTER_S)
    box.say(to_probe("retrigger"))
    box.run(box.chip.now_s + 1.3 * LIMIT_S)
    rises = sum(event.level for event in _levels(box.chip, HORN_PIN))
    if rises < LEAST_RISES:
        raise DeviceFailed(f"the probe has turned the horn on {rises} times, not {LEAST_RISES} or more")
    return HornTime(BY_RETRIGGER, _on_ms(box.chip), None)


def _levels(chip: Chip, *pins: int) -> list[PinChanged]:
    return [event for event in of_kind(PinChanged, chip.events) if event.pin in pins]


def _on_ms(chip: Chip) -> float:
    """How long the horn's pin was high, in all."""
    on_ms, since_s = 0.0, None
    for event in _levels(chip, HORN_PIN):
        if event.level and since_s is None:
            since_s = event.at_s
        elif not event.level and since_s is not None:
            on_ms, since_s = on_ms + 1000 * (event.at_s - since_s), None
    return on_ms if since_s is None else on_ms + 1000 * (chip.now_s - since_s)
