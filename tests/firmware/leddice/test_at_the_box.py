"""Three dice that buttons roll, under real MicroPython, with the real box at the other end of their line."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from pathlib import Path

import pytest

from headtable.messages.line import Dice, DieSeen
from headtable_tools.rehearse.bench import Switched
from tests.firmware.at_the_box import AtTheBox, at_the_box

DICE = (1, 2, 3)
STANDS_MS = 300
GLIMPSED_MS = 40  # half of what each face of a tumbling die lasts
DARK, ALL = "0000", "1111"
FACES = {"1000": 1, "0100": 2, "1100": 3, "0110": 4, "1110": 5, "0111": 6}
PLACES = ("middle", "rising", "falling", "sides")


def of(die: int, switched: list[Switched]) -> list[tuple[int, str]]:
    """What its four lines were after each switch, and when by its own clock."""
    lit, told = dict.fromkeys(PLACES, 0), []
    for at_ms, pin, level in switched:
        if pin.startswith(f"die-{die}-"):
            lit[pin.removeprefix(f"die-{die}-")] = level
            told.append((at_ms, "".join(str(lit[place]) for place in PLACES)))
    return told


def glimpsed(die: int, room: AtTheBox, since: int = 0) -> list[str]:
    """What of that somebody may have seen, since so many switches of this die."""
    told = of(die, room.switched)[max(since - 1, 0) :]
    return [lit for (at_ms, lit), (later_ms, _) in pairwise(told) if later_ms - at_ms >= GLIMPSED_MS]


def standing(die: int, room: AtTheBox) -> str:
    """What its lines show, if they stand still."""
    fed_ms = [at_ms for at_ms, pin, _ in room.switched if pin == "fed"]
    told = of(die, room.switched) or [(0, DARK)]
    return told[-1][1] if fed_ms and fed_ms[-1] - told[-1][0] >= STANDS_MS else ""


async def press(die: int, room: AtTheBox) -> None:
    """Press its button and let go."""
    await room.bench.press(f"roll-{die}")


async def shows(die: int, room: AtTheBox) -> int:
    """The face that it comes to show."""
    await room.until(lambda: standing(die, room) in FACES)
    return FACES[standing(die, room)]


@pytest.mark.slow
async def test_the_box_gets_exactly_the_faces_that_the_dice_show(tmp_path: Path) -> None:
    async with at_the_box(tmp_path, "leddice") as room, room.switched_on():
        for die in DICE:
            await press(die, room)
        shown = tuple([await shows(die, room) for die in DICE])
        assert [heard.said.faces for heard in room.heard() if isinstance(heard.said, Dice)] == [shown]
        assert room.dice() == [("settled", face) for face in shown]

        said = {seq for seq, _ in room.said(DieSeen)}
        await press(2, room)  # and the rules have not spoken
        await room.until(lambda: ALL in glimpsed(2, room))
        assert await shows(2, room) == shown[1]
        assert {seq for seq, _ in room.said(DieSeen)} == said
        room.judge(room.heard()[-1], accepted=True)
        await room.is_answered()

        switches = len(of(1, room.switched))
        room.cable.unplug()
        await press(1, room)
        await room.until(lambda: all(Counter(glimpsed(1, room, switches))[face] > 1 for face in FACES))
        assert standing(1, room) == ""
        assert room.dice()[0] == ("settled", shown[0])
        room.cable.plug_in()
        rolled = await shows(1, room)
        assert room.dice() == [("settled", rolled), *(("settled", face) for face in shown[1:])]
        assert {seq for seq, _ in room.said(DieSeen)} == said | {max(said) + 1, max(said) + 2}

        await press(2, room)
        await press(3, room)
        await room.until(lambda: len(room.heard()) == 2)
        room.judge(room.heard()[-1], accepted=False)
        await room.until(lambda: [standing(die, room) for die in DICE] == [DARK] * 3)
