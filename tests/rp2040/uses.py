"""An hour's work for a device of each model, or as much of it as fits into the time."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import chain, pairwise
from typing import NamedTuple

from headtable.messages.line import Allow, DieSeen, Press, Sound, Sounding
from headtable.wire import Frame
from tests.rp2040.button import LEAST_GAP_S, press
from tests.rp2040.device import Box
from tests.rp2040.input_delays import throw
from tests.rp2040.shared_line import Heard

USES_PER_HOUR = {"pad": 360, "dice": 360, "leddice": 360, "horn": 60}  # a roll each ten seconds, a signal each minute
DIE_REPORTED_S = 1.0  # after it became still: it must lie for 0.4 s, and the box may have to ask again
BELL_MS, ALLOWED_S = 100, 10
BELL_TAKES_S, BELL_GAP_S = 1.0, 5.5  # the horn box refuses more than twelve a minute

IDLE_SLOWNESS = 20.0  # between two uses a device only turns its loop: so many fewer turns make an hour shorter
ROLLING_SLOWNESS = 4.0  # a die is read 100 times a second, and the loop still turns more often


class Uses(NamedTuple):
    """How often a device was used, and what it told of it."""

    times: int
    reported: int  # presses, settled dice and signals; what it repeats is one
    touches: int  # throws that it took for a touch: the die came to rest, and had moved


def use(box: Box, model: str, until_s: float, progress: Callable[[int], None]) -> list[int]:
    """Work evenly until a moment; how many lines were heard when each use began.

    An hour's work in less time is done faster.
    """
    began_s, begins = box.chip.now_s, list[int]()
    gap_s = (until_s - began_s) / USES_PER_HOUR[model]
    while len(begins) < USES_PER_HOUR[model] and box.chip.now_s < until_s:
        progress(len(begins))
        begins.append(len(box.heard))
        use_once(box, model, len(begins) - 1)
        box.run(max(box.chip.now_s, began_s + len(begins) * gap_s), IDLE_SLOWNESS)
    box.run(until_s, IDLE_SLOWNESS)
    return begins


def count_uses(heard: Sequence[Heard], begins: Sequence[int]) -> Uses:
    """What a device told of the uses that began at these places of ``heard``."""
    of_each = [heard[begin:end] for begin, end in pairwise([*begins, len(heard)])]
    return Uses(len(begins), len(told_of(chain.from_iterable(of_each))), sum(map(_is_a_touch, of_each)))


def told_of(heard: Iterable[Heard]) -> set[int | str]:
    """The presses, settled dice and signals in these lines, by number or nonce.

    A die that only lies does not count.
    """
    return {told for one in heard if (told := _use(one.frame)) is not None}


def _use(frame: Frame) -> int | str | None:
    match frame.message:
        case Press() | DieSeen(state="settled"):
            return frame.seq
        case Sounding(nonce=nonce):
            return nonce
        case _:
            return None


def _is_a_touch(heard: Sequence[Heard]) -> bool:
    """Whether the device reported only that the die was moved and lies, although it was thrown.

    It reports the same of a die that a hand holds still, but then it reports the throw too.
    """
    dice = [one.frame.message for one in heard if isinstance(one.frame.message, DieSeen)]
    return not told_of(heard) and bool(dice) and dice[-1].state == "moved" and dice[-1].face > 0


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
        box.run(box.chip.now_s + DIE_REPORTED_S)
    else:
        press(box.chip, model, box.run)
        box.run(began_s + LEAST_GAP_S)
