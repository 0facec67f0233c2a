"""Fifty pads for a whole night, unplugged at random and plugged in elsewhere: it ends as a calm night does."""

from __future__ import annotations

import asyncio
import random
import sys
from pathlib import Path

import pytest

from headtable.game.views import board_state
from headtable.messages.prizes import Standing
from headtable.rulesets import text
from headtable_tools.replay import replay
from tests.box.whole_night import Hall, a_hall
from tests.brokers import Mosquitto

TABLES = 50
SETS, ROUNDS = 1, 3  # with the roll-offs and the final; more of them would be the same again
PULLS = 0.06  # of all laps somebody falls over a cable
MOST_AT_ONCE = 6
SOON_S = 0.05  # within a lap
A_WHILE_S = 0.4


class Clumsy:
    """Somebody who falls over cables, and plugs them in again, at another number."""

    def __init__(self, hall: Hall, chance: random.Random) -> None:
        self.pulled = 0
        self._hall = hall
        self._chance = chance
        self._numbers = len(hall.cables)

    async def stumble(self) -> None:
        """Perhaps once in a lap."""
        if self._chance.random() < PULLS:
            tables = self._chance.sample(sorted(self._hall.cables), self._chance.randint(1, MOST_AT_ONCE))
            await asyncio.gather(*(self._pull(table) for table in tables))

    async def _pull(self, table: int) -> None:
        cable = self._hall.cables[table]
        await asyncio.sleep(self._chance.uniform(0, SOON_S))
        cable.unplug()
        self.pulled += 1
        await asyncio.sleep(self._chance.uniform(0, A_WHILE_S))
        self._numbers += 1
        cable.path = self._hall.folder / f"tty{self._numbers}"
        cable.plug_in()


async def nobody_stumbles() -> None:
    """A calm night."""


@pytest.mark.slow
@pytest.mark.timeout(600)
async def test_a_night_of_unplugging_ends_like_an_undisturbed_night(tmp_path: Path) -> None:
    ruleset = text("rfp").replace("sets = 3", f"sets = {SETS}").replace("rounds = 6 ", f"rounds = {ROUNDS} ")
    async with (
        Mosquitto(tmp_path) as broker,
        a_hall(tmp_path / "calm", broker.settings, TABLES, ruleset, Hall) as calm,
        a_hall(tmp_path / "rough", broker.settings, TABLES, ruleset, Hall) as rough,
    ):
        clumsy = Clumsy(rough, random.Random("clumsy"))
        await asyncio.gather(calm.play(nobody_stumbles), rough.play(clumsy.stumble))
    sys.stderr.write(f"\n{calm.presses} presses in {calm.laps} laps; {clumsy.pulled} times a pad was unplugged\n")
    assert clumsy.pulled > 50
    assert rough.presses == calm.presses > 5_000
    assert standings(rough) == standings(calm) == board_state(calm.history.night).standings
    assert board_state(rough.history.night) == board_state(calm.history.night)


def standings(hall: Hall) -> tuple[Standing, ...]:
    """The standings of the journal at the end; no entry in it is doubtful."""
    night = replay(hall.folder / "tonight.night.db")
    assert night.differences == ()
    assert night.phase == "over"
    return night.standings
