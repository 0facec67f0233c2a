"""``kill -9`` of the parts of a house, one after the other, each with a check of the whole journal."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable
from pathlib import Path

from msgspec import Struct

from headtable_tools.replay import replay
from tests.faults.checks import Checked, checked
from tests.faults.house import PARTS, House, PartName

HITS_A_START = 0.15  # how often the part is killed again while it starts
LONGEST_START_S = 0.4
FIRST_VERDICTS = 10


class Kill(Struct, frozen=True):
    """One kill, and how long it took until the part did its work again; None if it was killed while it started."""

    part: PartName
    back_s: float | None


class Killed(Struct, frozen=True):
    """All kills of one house, and what its last look has found."""

    kills: tuple[Kill, ...]
    found: Checked
    differences: int  # of a replay of the journal

    @property
    def is_well(self) -> bool:
        """Whether nothing was lost."""
        return not self.found.lost and not self.differences


async def killed_house(folder: Path, seed: int, kills: int, tell: Callable[[Kill], None]) -> Killed:
    """Play a night, and kill so many parts."""
    chance = random.Random(seed)
    house = House(folder, chance)
    done = list[Kill]()
    async with house.open():
        await house.more_verdicts(FIRST_VERDICTS)
        await house.pages_answer()
        while len(done) < kills:
            for kill in await kill_one(house, _least_killed(done, chance), chance):
                found = checked(house)
                assert not found.lost, found.lost
                done.append(kill)
                tell(kill)
        found = checked(house)
    return Killed(tuple(done), found, len(replay(house.journal).differences))


def _least_killed(done: list[Kill], chance: random.Random) -> PartName:
    """Any of the parts that were killed least often."""
    times = {part: sum(kill.part == part for kill in done) for part in PARTS}
    return chance.choice([part for part in PARTS if times[part] == min(times.values())])


async def kill_one(house: House, name: PartName, chance: random.Random) -> list[Kill]:
    """Kill a part at a random moment, perhaps again while it starts, and wait until the night goes on."""
    await house.more_verdicts(chance.randint(1, 6))
    await asyncio.sleep(chance.uniform(0, 0.01))
    kills = list[Kill]()
    if chance.random() < HITS_A_START:
        await killed(house, name)
        await asyncio.sleep(chance.uniform(0, LONGEST_START_S))
        assert not (lost := checked(house).lost), lost
        kills.append(Kill(name, None))
    began_s = time.monotonic()
    await killed(house, name)
    assert not (lost := checked(house).lost), lost
    await is_back(house, name)
    return [*kills, Kill(name, time.monotonic() - began_s)]


async def killed(house: House, name: PartName) -> None:
    """Kill a part and start it again at once."""
    part = house.parts[name]
    assert part.pid
    await part.stop()
    await part.start()


async def is_back(house: House, name: PartName) -> None:
    """Wait for a verdict on what was pressed after the kill; for the pages, until they show the night."""
    if name == "web":
        await house.pages_answer()
    await house.more_verdicts(len(house.pads) + 1)  # the first ones may have been on their way
