"""The stage of a rehearsal: cables, pads, a signal board, and the players who use them."""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

from headtable.box.onboard import new_boot
from headtable.bus.client import Bus
from headtable.messages.inputs import Heard, Input
from headtable.messages.pace import EndBreak
from headtable.messages.people import OpenNight
from headtable.messages.prizes import PersonRoll, RollFor
from headtable.messages.rooms import (
    RollingOff,
)
from headtable.messages.table import RollForFirst
from headtable.saying import text
from headtable_tools.rehearse.bench import Plugged, check_micropython
from headtable_tools.rehearse.cable import Cable, Wire
from headtable_tools.rehearse.dice import SimulatedReader
from headtable_tools.rehearse.firmware_pad import FirmwarePad, flash_of
from headtable_tools.rehearse.horn import SimulatedSignalBoard
from headtable_tools.rehearse.night_view import NightView
from headtable_tools.rehearse.pad import SimulatedPad
from headtable_tools.rehearse.players import Players, TableDevices, names
from headtable_tools.rehearse.rehearsal import SHARED_CABLE, SIGNAL_BOARD, Rehearsal, has_dice, pad_uid, reader_uid
from headtable_tools.rehearse.shared_cable import SharedCable

LISTEN = ("night/state", "stage/state", "table/+/state", "night/fact", "sig/+/state")
ASK_AGAIN_S = 1.0
REST_MS = 10  # for many pads on one machine; a button may be felt that much later
ROLL_OFF_S = 10.0  # until all have thrown
BREAK_S = 60.0  # then the host ends it, however long it may be


class Host:
    """The host of a rehearsal, and what has been said so far."""

    def __init__(self, bus: Bus, chance: random.Random) -> None:
        self.bus = bus
        self._uid = f"host-{chance.getrandbits(32):08x}"
        self._boot = f"{chance.getrandbits(32):08x}"
        self._said = 0

    def saying(self, said: Input) -> Heard:
        """A message, to be sent once or repeated until somebody hears it."""
        self._said += 1
        return Heard(self._uid, self._boot, self._said, said, role="host")


class SimulatedRoom:
    """Simulated devices on pseudo-terminals, and their players."""

    def __init__(self, plan: Rehearsal, folder: Path, tell: Callable[[str], None]) -> None:
        self._plan = plan
        self._tell = tell
        self._folder = folder
        self._host: Host | None = None
        self._pads: dict[int, SimulatedPad | FirmwarePad] = {}
        self._readers: dict[int, SimulatedReader] = {}
        self._board: SimulatedSignalBoard | None = None
        self._shared: SharedCable | None = None
        self.view = NightView()

    @property
    def sounding(self) -> tuple[str, ...]:
        """The signals that are on at this moment."""
        return self._board.sounding if self._board else ()

    @contextlib.asynccontextmanager
    async def devices(self) -> AsyncIterator[None]:
        """Every table's pad and the signal board, plugged in and running."""
        if self._plan.firmware:
            check_micropython()
        async with contextlib.AsyncExitStack() as plugged, asyncio.TaskGroup() as alive:
            boot = new_boot()  # a kept journal remembers the pads of earlier rehearsals
            self._board = SimulatedSignalBoard(
                SIGNAL_BOARD, self._cable(plugged, SIGNAL_BOARD), time.monotonic, boot=boot
            )
            tasks = [alive.create_task(self._board.run())]
            if self._shared:
                tasks.append(alive.create_task(self._shared.run()))
            for table in range(1, self._plan.tables + 1):
                pad = self._pads[table] = self._pad(table, plugged, boot)
                tasks.append(alive.create_task(pad.run()))
                if has_dice(table):
                    uid = reader_uid(table)
                    reader = SimulatedReader(uid, self._cable(plugged, uid), time.monotonic, boot=boot)
                    self._readers[table] = reader
                    tasks.append(alive.create_task(reader.run()))
            yield
            for task in tasks:
                task.cancel()

    def _pad(self, table: int, plugged: contextlib.AsyncExitStack, boot: int) -> SimulatedPad | FirmwarePad:
        uid = pad_uid(table)
        if not self._plan.firmware:
            return SimulatedPad(uid, self._cable(plugged, uid), time.monotonic, boot=boot, blink=self._blinks)
        what = Plugged("pad", uid, flash_of(self._folder, uid, boot), REST_MS)
        return FirmwarePad(table, what, plugged.enter_context(Cable(self._folder / uid)), self._called_out)

    def _called_out(self, said: Input) -> None:
        """Let the host enter an input that has no button on the pad."""
        if self._host:
            self._host.bus.publish(self._host.saying(said))

    def _blinks(self, uid: str, seconds: int) -> None:
        self._tell(text("rehearsal-pad-blinks", pad=uid, seconds=seconds))

    def _cable(self, plugged: contextlib.AsyncExitStack, uid: str) -> Wire:
        """Its own cable, or a place on the shared one."""
        if not self._plan.rs485:
            return plugged.enter_context(Cable(self._folder / uid))
        if self._shared is None:
            self._shared = plugged.enter_context(SharedCable(self._folder / SHARED_CABLE))
        return self._shared.drop(uid)

    async def play(self, bus: Bus) -> None:
        """Open the night and let everyone play it."""
        chance = random.Random(self._plan.seed)  # noqa: S311  simulated dice, not a secret
        host = self._host = Host(bus, chance)
        await self._open(host)
        async with asyncio.TaskGroup() as everyone:
            everyone.create_task(self._end_breaks(host))
            everyone.create_task(self._roll_off(host, random.Random(chance.random())))  # noqa: S311  simulated dice
            everyone.create_task(self._first_rolls(host, random.Random(chance.random())))  # noqa: S311  simulated dice
            for table, pad in self._pads.items():
                of_their_own = random.Random(chance.random())  # noqa: S311  simulated dice, not a secret
                players = Players(
                    TableDevices(table, pad, self._readers.get(table)), self.view, of_their_own, self._wait
                )
                everyone.create_task(players.play())

    async def _open(self, host: Host) -> None:
        """Open the night, as a host would on the console. A night that is open already continues."""
        opening = host.saying(OpenNight(names(self._plan.players)))
        await self.view.until(lambda: self.view.night is not None)
        while self.view.phase() == "closed":
            host.bus.publish(opening)
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(ASK_AGAIN_S):
                    await self.view.until(lambda: self.view.phase() != "closed")

    async def _end_breaks(self, host: Host) -> None:
        """Shorten breaks: nobody in a rehearsal needs a whole break."""
        while True:
            await self.view.until(lambda: self.view.phase() == "break")
            await self._wait(BREAK_S)
            if self.view.phase() == "break":
                host.bus.publish(host.saying(EndBreak()))
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(ASK_AGAIN_S):
                    await self.view.until(lambda: self.view.phase() != "break")

    async def _roll_off(self, host: Host, chance: random.Random) -> None:
        """Let level players throw, and let the host enter their dice."""
        while True:
            await self.view.until(lambda: bool(self._to_roll()))
            waiting = self.view.stage.contest
            await self._wait(ROLL_OFF_S)
            if waiting is None or self.view.stage.contest != waiting:
                continue
            rolls = tuple(PersonRoll(player, _thrown(waiting.dice, chance)) for player in waiting.to_roll)
            host.bus.publish(host.saying(RollFor(rolls)))
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(ASK_AGAIN_S):
                    await self.view.until(self._other_than(waiting))

    async def _first_rolls(self, host: Host, chance: random.Random) -> None:
        """Let each table throw for the first roll if the rules ask for it, and let the host enter the dice."""
        while True:
            await self.view.until(lambda: bool(self._rolling_for_first()))
            await self._wait(ROLL_OFF_S)
            for table in self._rolling_for_first():
                rolls = tuple(PersonRoll(player, _thrown(1, chance)) for player in self._to_roll_first(table))
                host.bus.publish(host.saying(RollForFirst(table, rolls)))
            waiting = self._rolling_for_first()
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(ASK_AGAIN_S):
                    await self.view.until(self._others_than(waiting))

    def _others_than(self, tables: tuple[int, ...]) -> Callable[[], bool]:
        return lambda: self._rolling_for_first() != tables

    def _rolling_for_first(self) -> tuple[int, ...]:
        tables = sorted(self.view.tables.items()) if self.view.phase() in ("ready", "playing") else []
        return tuple(number for number, state in tables if state.first_roll)

    def _to_roll_first(self, table: int) -> tuple[str, ...]:
        contest = self.view.tables[table].first_roll
        return contest.to_roll if contest else ()

    def _other_than(self, contest: RollingOff) -> Callable[[], bool]:
        return lambda: self.view.stage.contest != contest

    def _to_roll(self) -> tuple[str, ...]:
        contest = self.view.stage.contest
        return contest.to_roll if contest else ()

    def _wait(self, life_s: float) -> Awaitable[None]:
        return asyncio.sleep(life_s / self._plan.speed)


def _thrown(dice: int, chance: random.Random) -> tuple[int, ...]:
    return tuple(chance.randint(1, 6) for _ in range(dice))
