"""Counts the devices of a box, for the host."""

from __future__ import annotations

from msgspec import Struct

from headtable.config.settings import BoxSettings


class BoxCounted(Struct, frozen=True, tag="box-counted"):
    """The number of each kind on a box: ``1 pad, 0 buttons, 2 sets of dice, 1 signal, 2 lines``."""

    pads: int
    buttons: int
    dice: int
    signals: int
    lines: int


def counted(box: BoxSettings) -> BoxCounted:
    """The number of each kind that the configuration names."""
    return BoxCounted(len(box.pads), len(box.buttons), len(box.dice), len(box.signals), len(box.lines))
