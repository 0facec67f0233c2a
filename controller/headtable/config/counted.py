"""What hangs on a box, counted for the host."""

from __future__ import annotations

from headtable.config.settings import BoxSettings


def counted(box: BoxSettings) -> str:
    """``1 pad, 0 buttons, 2 sets of dice, 1 signal, 2 lines``."""
    things = {
        "pad": box.pads,
        "button": box.buttons,
        "set of dice": box.dice,
        "signal": box.signals,
        "line": box.lines,
    }
    return ", ".join(f"{len(all_of)} {_many(name, len(all_of))}" for name, all_of in things.items())


def _many(name: str, count: int) -> str:
    first, _, rest = name.partition(" ")
    return name if count == 1 else f"{first}s {rest}".rstrip()
