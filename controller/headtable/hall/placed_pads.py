"""The tables of a box's pads: those of headtable.toml, and over them those that a host gave in a browser."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from headtable.config import BoxSettings, Pad
from headtable.messages.host_choices import HostChoices, PlacedPad
from headtable.messages.words import HEAD_TABLE, Uid


def with_placed(box: BoxSettings, choices: HostChoices) -> BoxSettings:
    """The box's settings with the pads where hosts have placed them."""
    placed = {one.uid: Pad(uid=one.uid, table=one.table, bell=one.bell) for one in holding(box, choices)}
    kept = tuple(pad for pad in box.pads if pad.uid not in placed)
    return replace(box, pads=(*kept, *placed.values()))


def holding(box: BoxSettings, choices: HostChoices) -> Iterator[PlacedPad]:
    """The places that still hold: headtable.toml says what it said when the host chose."""
    file = {pad.uid: (pad.table, pad.bell) for pad in box.pads}
    others = set(fixed(box))
    for placed in choices.pads:
        is_allowed = placed.uid not in others and (not placed.bell or placed.table == HEAD_TABLE)
        if is_allowed and file.get(placed.uid, (None, False)) == (placed.file_table, placed.file_bell):
            yield placed


def is_fixed(box: BoxSettings, device: Uid, its_box: Uid) -> bool:
    """Whether these settings are of the device's box, and let no host place it."""
    return its_box == box.id and device in fixed(box)


def fixed(box: BoxSettings) -> Iterator[Uid]:
    """The devices that no host can place: boards, readers of dice, and buttons on pins."""
    yield from (signal.board for signal in box.signals)
    yield from (dice.uid for dice in box.dice)
    yield from (button.uid for button in box.buttons)
