"""What hangs on a box, counted for the host."""

from __future__ import annotations

from msgspec import Struct

from headtable.config.settings import BoxSettings


class BoxCounted(Struct, frozen=True, tag="box-counted"):
    """How many of each kind hang on a box: ``1 pad, 0 buttons, 2 sets of dice, 1 signal, 2 lines``."""

    pads: int
    buttons: int
    dice: int
    signals: int
    lines: int


def counted(box: BoxSettings) -> BoxCounted:
    """How many of each kind the configuration names."""
    return BoxCounted(len(box.pads), len(box.buttons), len(box.dice), len(box.signals), len(box.lines))
