"""What is done at a pad's wish to move, and may surprise the host all the same."""

from __future__ import annotations

from collections.abc import Iterator

from headtable.config import BoxSettings, Pad
from headtable.messages.rooms import NightState


def surprises(before: BoxSettings, pad: Pad, night: NightState | None) -> Iterator[str]:
    """What the configuration and the night were before this pad got its table, against that."""
    was = next((old for old in before.pads if old.uid == pad.uid), None)
    others = [old for old in before.pads if old.uid != pad.uid]
    yield from _crowded(others, pad)
    yield from _bells(before, others, was, pad)
    yield from _in_play(others, was, pad, night)


def _crowded(others: list[Pad], pad: Pad) -> Iterator[str]:
    for other in others:
        if other.table == pad.table:
            yield (
                f"table {pad.table} has another pad, {other.uid}: what is pressed on either of them counts; "
                f"give it another table: headtable devices adopt {other.uid} --table N"
            )


def _bells(before: BoxSettings, others: list[Pad], was: Pad | None, pad: Pad) -> Iterator[str]:
    if was and was.bell and not pad.bell:
        yield f"{pad.uid} had the bell button, and has it no longer: say --bell if it is to keep it"
    if not pad.bell:
        return
    for other in others:
        if other.bell:
            yield (
                f"{other.uid} has a bell button, too, and either rings the bell; take it away: "
                f"headtable devices adopt {other.uid} --table {other.table}"
            )
    for button in before.buttons:
        yield f"{button.uid} on a pin rings the bell, too; is it gone? Take it out of [[box.buttons]]"


def _in_play(others: list[Pad], was: Pad | None, pad: Pad, night: NightState | None) -> Iterator[str]:
    if night is None or night.phase not in ("playing", "called"):
        return
    if was is None or was.table != pad.table:
        yield f"a round is in play: what is pressed on {pad.uid} from now on counts at table {pad.table}"
    if was and was.table != pad.table and was.table not in [other.table for other in others]:
        yield f"table {was.table} has no pad any more, in the middle of a round: it goes on by phone or console"
