"""The power fails in a change of the flash: the device must start again from what is left there.

One run records every change. A cut before, in or after any of them is then a flash of its own, and a start from it.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from math import inf
from typing import Literal, NamedTuple, get_args

from headtable.board_firmware.firmware_tree import NOTES, SECOND, firmware_version
from headtable.messages.line import Enrol, Enrolled, Hello
from tests.rp2040.cable import Cable
from tests.rp2040.chip import Kit
from tests.rp2040.device import DeviceFailed, a_device, files_of, uid_of, wait_for, wait_for_hello
from tests.rp2040.flash_image import littlefs
from tests.rp2040.interrupted_flash import Change, changes, flash_after
from tests.rp2040.updating import NEWER, newer_files, newer_image, prove, update

During = Literal["notes", "an update", "a trial"]
DURING: tuple[During, ...] = get_args(During)
STARTS = 3
SEED = 1
ENROLMENT = (Enrol("key", 0, "A" * 36), Enrol("key", 1, "AAAAAAA="), Enrol("start", 0, ""))
ANSWER_S = 3.0


class Trace(NamedTuple):
    """What was written meanwhile, and what the device has said."""

    model: str
    during: During
    flash: bytes  # at the start
    changes: list[Change]
    hellos: list[tuple[float, Hello]]
    newer_from_s: float  # a start from then on may begin the newer firmware
    newer_until_s: float  # and must do so from then on


class PowerCuts(NamedTuple):
    """What became of the cuts of one model."""

    model: str
    during: During
    changes: int
    cuts: int
    previous: int  # starts with the firmware of before
    newer: int  # and with the newer one
    failures: list[str]


def measure(kit: Kit, models: Sequence[str], cuts: int, progress: Callable[[str], None]) -> Iterator[PowerCuts]:
    """Cut each model's power so often while it writes notes, an update, and the notes of its trial."""
    for model in models:
        for trace_of in (trace_of_notes, trace_of_an_update, trace_of_a_trial):
            yield cut(kit, trace_of(kit, model, progress), cuts, progress)


def trace_of_notes(kit: Kit, model: str, progress: Callable[[str], None]) -> Trace:
    """Four starts, and an enrolment."""
    progress(f"power cuts: {model}, notes")
    flash = littlefs(files_of(model))
    with a_device(kit, model, "USB", flash) as box:
        assert isinstance(box, Cable)
        for _ in range(STARTS):
            wait_for_hello(box)
            box.chip.cycle_power()
        wait_for_hello(box)
        for part in ENROLMENT:
            box.say(part)
            wait_for(box, Enrolled, ANSWER_S)
        wait_for_hello(box)
        return _trace(model, box, flash)


def trace_of_an_update(kit: Kit, model: str, progress: Callable[[str], None]) -> Trace:
    """A whole update, its trial, and another start."""
    flash = littlefs(files_of(model))
    with a_device(kit, model, "USB", flash) as box:
        assert isinstance(box, Cable)
        wait_for_hello(box)
        whole_s, proved_s = update(box, newer_image(model), progress)
        box.chip.cycle_power()
        wait_for_hello(box)
        trace = _trace(model, box, flash)
        return trace._replace(during="an update", newer_from_s=whole_s, newer_until_s=proved_s)


def trace_of_a_trial(kit: Kit, model: str, progress: Callable[[str], None]) -> Trace:
    """The end of it alone, because few of an update's changes are in it."""
    progress(f"power cuts: {model}, a trial")
    newer = {f"{SECOND}/{path}": raw for path, raw in newer_files(model).items()}
    flash = littlefs(files_of(model) | newer | {f"{NOTES}/trial": f"{SECOND} new".encode()})
    with a_device(kit, model, "USB", flash) as box:
        assert isinstance(box, Cable)
        proved_s = prove(box)
        box.chip.cycle_power()
        wait_for_hello(box)
        return _trace(model, box, flash)._replace(during="a trial", newer_from_s=0.0, newer_until_s=proved_s)


def _trace(model: str, box: Cable, flash: bytes) -> Trace:
    """The trace of a device whose firmware stays."""
    hellos = [(heard.ends_s, heard.frame.message) for heard in box.heard if isinstance(heard.frame.message, Hello)]
    return Trace(model, "notes", flash, changes(box.chip.events), hellos, inf, inf)


def cut(kit: Kit, trace: Trace, cuts: int, progress: Callable[[str], None]) -> PowerCuts:
    """Start from what each cut has left. There are two for each change: in it and after it."""
    count = 2 * len(trace.changes)
    assert count, "nothing was written"
    places = sorted(random.Random(SEED).sample(range(count), min(cuts, count)))
    ran, failures = [], []
    for number, place in enumerate(places):
        progress(f"power cuts: {trace.model}, {trace.during}, {number} of {len(places)} cuts")
        try:
            ran.append(_start_again(kit, trace, place))
        except DeviceFailed as trouble:
            half = "after" if place % 2 else "in"
            failures.append(f"{trace.model}, power cut {half} change {place // 2} of {trace.during}: {trouble}")
    newer = ran.count(NEWER)
    return PowerCuts(trace.model, trace.during, len(trace.changes), len(places), len(ran) - newer, newer, failures)


def _start_again(kit: Kit, trace: Trace, place: int) -> str:
    """The firmware that runs after a cut."""
    at, is_after = divmod(place, 2)
    change = trace.changes[at]
    flash = flash_after(trace.flash, trace.changes[: at + is_after], None if is_after else change, seed=place)
    with a_device(kit, trace.model, "USB", flash) as box:
        heard, hello = wait_for_hello(box)
    check_start(trace, change.at_s, heard.frame.uid, hello)
    return hello.firmware


def check_start(trace: Trace, at_s: float, uid: str, hello: Hello) -> None:
    """Raise DeviceFailed if a hello after a cut at this moment shows that something was lost."""
    last_boot = max((said.boot for said_s, said in trace.hellos if said_s < at_s), default=0)
    may_run = _may_run(trace, at_s)
    if uid != uid_of(trace.model):
        raise DeviceFailed(f"it says that it is {uid}")
    if hello.boot <= last_boot:
        raise DeviceFailed(f"it says boot {hello.boot} after boot {last_boot}")
    if hello.firmware not in may_run:
        raise DeviceFailed(f"it runs firmware {hello.firmware}, not {' or '.join(may_run)}")


def _may_run(trace: Trace, at_s: float) -> list[str]:
    """The versions of which one must run after a cut at this moment."""
    if at_s < trace.newer_from_s:
        return [firmware_version()]
    return [firmware_version(), NEWER] if at_s < trace.newer_until_s else [NEWER]
