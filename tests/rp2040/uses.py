"""An hour's work for a device of each model, or as much of it as fits into the time."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from headtable.messages.line import Allow, DieSeen, Press, Sound, Sounding
from headtable.wire import Frame
from tests.rp2040.button import LEAST_GAP_S, press
from tests.rp2040.device import Box
from tests.rp2040.input_delays import throw
from tests.rp2040.shared_line import Heard

USES_PER_HOUR = {"pad": 360, "dice": 360, "leddice": 360, "horn": 60}  # a roll each ten seconds, a signal each minute
BELL_MS, ALLOWED_S = 100, 10
BELL_TAKES_S, BELL_GAP_S = 1.0, 5.5  # the horn box refuses more than twelve a minute

IDLE_SLOWNESS = 20.0  # between two uses a device only turns its loop: so many fewer turns make an hour shorter
ROLLING_SLOWNESS = 4.0  # a die is read 100 times a second, and the loop still turns more often


def use(box: Box, model: str, until_s: float, progress: Callable[[int], None]) -> int:
    """Work evenly until a moment; how often the device was used. An hour's work in less time is done faster."""
    began_s, uses = box.chip.now_s, 0
    gap_s = (until_s - began_s) / USES_PER_HOUR[model]
    while uses < USES_PER_HOUR[model] and box.chip.now_s < until_s:
        progress(uses)
        use_once(box, model, uses)
        uses += 1
        box.run(max(box.chip.now_s, began_s + uses * gap_s), IDLE_SLOWNESS)
    box.run(until_s, IDLE_SLOWNESS)
    return uses


def reported(heard: Iterable[Heard]) -> int:
    """How many presses, dice at rest and signals a device has told of; what it repeats is one.

    A die at rest has settled, or has moved: the reader takes less than one throw of a hundred for a touch.
    """
    return len({_use(one.frame) for one in heard} - {None})


def _use(frame: Frame) -> int | str | None:
    match frame.message:
        case Press():
            return frame.seq
        case DieSeen(state="settled" | "moved", face=face) if face:
            return frame.seq
        case Sounding(nonce=nonce):
            return nonce
        case _:
            return None


def use_once(box: Box, model: str, number: int) -> None:
    """Press a button, throw a die, or ring the bell."""
    began_s = box.chip.now_s
    if model == "horn":
        box.say(Allow(ALLOWED_S))
        box.say(Sound(f"n{1000 * began_s:.0f}", "bell", (BELL_MS,)))  # no nonce sounds twice
        box.run(began_s + BELL_TAKES_S)
        box.run(began_s + BELL_GAP_S, IDLE_SLOWNESS)
    elif model == "dice":
        throw(box, number, ROLLING_SLOWNESS)
        box.run(box.chip.now_s + 2 * LEAST_GAP_S)
    else:
        press(box.chip, model, box.run)
        box.run(began_s + LEAST_GAP_S)
