"""What the kernel says through the life of pins on gpiod: run in the machine as root, it prints JSON.

The simulated lines are pulled by their files, as a contact would pull them. Nobody else uses the pins here.
"""

from __future__ import annotations

import asyncio
import json
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import gpiod

from headtable.box.pins.chips import header_chip
from headtable.box.pins.factories import pins_for
from headtable.box.pins.gpiod import label_of
from headtable.box.pins.pin import Pins
from headtable.box.pins.pin_switch import PinSwitch
from headtable.config import BoxSettings
from headtable.errors import Trouble, Unwell

LINE, OTHERS, CONTACT, LED = 5, 6, 13, 19
PATIENCE_S = 30.0
MOMENT_S = 0.05


def line(number: int) -> Path:
    """The files of a simulated line."""
    (chip,) = Path("/sys/devices/platform").glob("gpio-sim.*/gpiochip*")
    return chip / f"sim_gpio{number}"


def level(number: int) -> int:
    """What the line is, seen from outside."""
    return int((line(number) / "value").read_text())


def pull(number: int, to: str) -> None:
    """Pull it up or down from outside."""
    (line(number) / "pull").write_text(f"pull-{to}")


def known(number: int) -> dict[str, object]:
    """What the kernel tells everybody of it."""
    with gpiod.Chip(str(header_chip(label_of))) as chip:
        info = chip.get_line_info(number)
        return {
            "used": info.used,
            "consumer": info.consumer,
            "direction": info.direction.name,
            "bias": info.bias.name,
            "edges": info.edge_detection.name,
        }


@contextmanager
def some_pins() -> Iterator[Pins]:
    """The pins as the box has them, until they are closed."""
    pins = pins_for(BoxSettings())
    try:
        yield pins
    finally:
        pins.factory.close()  # type: ignore[attr-defined]  # the box never asks for that


def claimed() -> object:
    """A pin is taken: nothing moves, and it has a name."""
    pull(LINE, "up")
    with some_pins() as pins:
        pins.take(LINE)
        taken = known(LINE)
        moved = level(LINE)
    return {"taken": taken, "level": moved, "afterwards": known(LINE)["used"]}


def end(trouble: Trouble) -> None:
    """End this program, because nothing may go wrong in it."""
    sys.exit(str(trouble))


def left_high() -> object:
    """A program leaves its output high; the next takes the pin, makes it a switch, and lets it go."""
    with some_pins() as pins:
        pins.take(LINE).output_with_state(1)
    levels = [level(LINE)]
    with some_pins() as pins:
        pins.take(LINE)
        levels.append(level(LINE))
        switch = PinSwitch(pins, LINE, end)
        levels.append(level(LINE))
        switch.on(PATIENCE_S)
        levels.append(level(LINE))
        switch.off()
        levels.append(level(LINE))
        switch.release()
        levels.append(level(LINE))
        return {"levels": levels, "released": known(LINE)}


def guarded() -> object:
    """Nobody turns a switch off but its guard."""
    with some_pins() as pins:
        PinSwitch(pins, LINE, end).on(MOMENT_S)
        deadline_s = time.monotonic() + PATIENCE_S
        while level(LINE) and time.monotonic() < deadline_s:
            time.sleep(0.001)
        return level(LINE)


def biased() -> object:
    """An input is pulled in each way; the kernel's own word for it."""
    with some_pins() as pins:
        pin = pins.take(LED)
        pin.function = "input"
        said = {}
        for how in ("up", "down", "floating"):
            pin.pull = how
            said[how] = (known(LED)["bias"], pin.pull)
        return said


def busy() -> object:
    """Something else has the line, or another box."""
    why = []
    chip = str(header_chip(label_of))
    with gpiod.request_lines(chip, {OTHERS: None}, consumer="doorbell"), some_pins() as pins, some_pins() as others:
        pins.take(LINE)
        for number in (OTHERS, LINE):
            try:
                others.take(number)
            except Unwell as trouble:
                why.append(str(trouble))
    return why


class Listener:
    """Notes each edge: how long after it was made by the kernel's clock, its level, and who says so."""

    def __init__(self) -> None:
        self.edges: list[tuple[float, int, bool]] = []
        self.told = asyncio.Event()

    def hear(self, at_s: float, state: int) -> None:
        """One edge."""
        self.edges.append((at_s, state, threading.current_thread() is threading.main_thread()))
        self.told.set()


async def felt() -> object:
    """A contact closes and opens, twice; then the listener has had enough, and it does so once more."""
    pull(CONTACT, "up")
    with some_pins() as pins:
        pin, listener = pins.take(CONTACT), Listener()
        pin.function, pin.pull, pin.edges = "input", "up", "both"
        pin.when_changed = listener.hear
        listening, threads = known(CONTACT), threading.active_count()
        made = []
        for to in ("down", "up", "down", "up"):  # one after the other: the simulated chip makes one of two at once
            before_s = time.monotonic()
            pull(CONTACT, to)
            made.append((before_s, time.monotonic()))
            async with asyncio.timeout(PATIENCE_S):
                await listener.told.wait()
            listener.told.clear()
        pin.when_changed = None
        pull(CONTACT, "down")
        await asyncio.sleep(MOMENT_S)
        return {
            "listening": listening,
            "levels": [state for _, state, _ in listener.edges],
            "in time": [
                before_s <= at_s <= after_s
                for (before_s, after_s), (at_s, _, _) in zip(made, listener.edges, strict=False)
            ],
            "in the loop": all(is_main for _, _, is_main in listener.edges),
            "threads": threads,
            "afterwards": known(CONTACT)["edges"],
        }


def main() -> None:
    """All of it."""
    chip = header_chip(label_of)
    said = {
        "chip": [str(chip), label_of(chip)],
        "claimed": claimed(),
        "left high": left_high(),
        "guarded": guarded(),
        "biased": biased(),
        "busy": busy(),
        "felt": asyncio.run(felt()),
    }
    json.dump(said, sys.stdout)


if __name__ == "__main__":
    main()
