"""Dice that appear, roll and go, over a radio in memory, through the real bleak."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from headtable.box.sources.ble.bluetooth_die import BluetoothDie
from headtable.box.sources.ble.die_connection import Timeouts
from headtable.box.sources.ble.die_reports import BatteryReport, DieReport, StateReport
from headtable.box.sources.ble.kinds import GODICE, PIXELS, Kind
from headtable.box.sources.ble.radio import LOOK_S, Backend, Radio
from headtable.complaints import Complaints
from tests.box.sources.ble.bumble_backend import BumbleScanner, backend_on
from tests.box.sources.ble.virtual_dice import Air, OldVirtualPixel, VirtualGoDice, VirtualPixel
from tests.patience import PATIENCE_S

NAME = "GoDice_CE03C9_B_v04"
PRESENT, LOST = StateReport("present"), StateReport("lost")
HURRY = Timeouts(first_s=0.01, longest_s=0.02, ask_s=5, silent_s=20)


class Hall:
    """A radio, and who hears what its dice tell."""

    def __init__(self, air: Air, radio: Radio) -> None:
        self.air = air
        self.radio = radio
        self.complaints: list[str] = []
        self._told = asyncio.Queue[DieReport]()

    @asynccontextmanager
    async def die(self, who: str, kind: Kind = GODICE, timeouts: Timeouts = HURRY) -> AsyncIterator[BluetoothDie]:
        """A die that is looked for as long as this lasts."""
        die = BluetoothDie(who, kind, self.radio, self._told.put_nowait, Complaints(self.complaints.append))
        running = asyncio.create_task(die.run(timeouts))
        yield die
        running.cancel()
        await asyncio.wait([running])

    async def told(self, count: int) -> list[DieReport]:
        """The next things that are told, but for batteries."""
        return [await self._next(StateReport) for _ in range(count)]

    async def charge(self) -> DieReport:
        """The next battery that is told."""
        return await self._next(BatteryReport)

    async def _next(self, kind: type[DieReport]) -> DieReport:
        async with asyncio.timeout(PATIENCE_S):
            while not isinstance(report := await self._told.get(), kind):
                pass
            return report


async def hall() -> Hall:
    """One with its radio on, and no dice yet."""
    air = Air()
    central = await air.radio("box")
    await central.power_on()
    return Hall(air, Radio(backend_on(central)))


async def test_a_godie_is_found_by_its_name_and_reports_its_throw() -> None:
    here = await hall()
    die = VirtualGoDice(await here.air.radio(NAME))
    await die.wake_up()
    async with here.die(NAME):
        assert await here.told(1) == [PRESENT]
        assert await here.charge() == BatteryReport(80)
        await die.throw(5)
        assert await here.told(2) == [StateReport("rolling"), StateReport("settled", 5)]


async def test_a_pixel_is_found_by_its_address_and_reports_its_state_at_once() -> None:
    here = await hall()
    for kind in (VirtualPixel, OldVirtualPixel):
        die = kind(await here.air.radio("Vanessa"))
        die.state, die.place = 1, 2  # it lies on a three that was rolled an hour ago
        await die.wake_up()
        async with here.die(die.address.lower(), PIXELS):
            assert await here.told(2) == [PRESENT, StateReport("settled", 3)]
            await die.throw(6)
            assert await here.told(3) == [StateReport("moved"), StateReport("rolling"), StateReport("settled", 6)]


async def test_a_die_that_disconnects_during_a_roll_is_lost_with_its_roll() -> None:
    here = await hall()
    die = VirtualGoDice(await here.air.radio(NAME))
    await die.wake_up()
    async with here.die(NAME):
        await here.told(1)
        await die.say(b"R")
        await die.slip()
        assert await here.told(3) == [StateReport("rolling"), LOST, PRESENT]
        await here.charge()  # now it listens again
        await die.say(b"S\x40\0\0")  # what it was rolling when nobody heard it
        assert await here.told(1) == [StateReport("settled", 6)]
        assert here.complaints[0] == f"{NAME}: lost: it has gone: out of range, asleep, or its battery is empty"
        assert here.complaints[1] == f"{NAME}: is there"


async def test_a_shake_a_throw_and_a_knock_are_told_apart() -> None:
    here = await hall()
    die = VirtualGoDice(await here.air.radio(NAME))
    await die.wake_up()
    async with here.die(NAME):
        await here.charge()
        for raw in (b"R", b"FS\x40\0\0", b"R", b"S\x40\0\0", b"TS\x40\0\0"):
            await die.say(raw)
        assert await here.told(5) == [
            StateReport("rolling"),
            StateReport("present", 6),
            StateReport("rolling"),
            StateReport("settled", 6),
            StateReport("cocked", 6),
        ]


async def test_a_die_is_asked_for_its_battery_regularly() -> None:
    here = await hall()
    die = VirtualGoDice(await here.air.radio(NAME), percent=31)
    await die.wake_up()
    async with here.die(NAME, timeouts=HURRY._replace(ask_s=0.01)):
        assert await here.charge() == BatteryReport(31)
        die.percent = 30
        while await here.charge() != BatteryReport(30):
            pass


async def test_a_die_that_answers_nothing_is_lost() -> None:
    here = await hall()
    die = VirtualGoDice(await here.air.radio(NAME))
    die.is_deaf = True
    await die.wake_up()
    async with here.die(NAME, timeouts=HURRY._replace(ask_s=0.5, silent_s=2.5)):
        assert await here.told(3) == [PRESENT, LOST, PRESENT]
        assert here.complaints[0] == f"{NAME}: lost: it is connected, and has said nothing for 2.5 s"


async def test_a_sleeping_die_does_not_delay_another() -> None:
    here = await hall()
    async with here.die("GoDice_that_sleeps"), here.die(NAME):
        die = VirtualGoDice(await here.air.radio(NAME))
        await die.wake_up()
        woken_s = asyncio.get_running_loop().time()
        while await here.told(1) != [PRESENT]:  # the other one is lost all the time
            pass
        assert asyncio.get_running_loop().time() - woken_s < LOOK_S


async def test_a_garbled_message_is_reported_and_the_die_is_still_heard() -> None:
    here = await hall()
    die = VirtualGoDice(await here.air.radio(NAME))
    await die.wake_up()
    async with here.die(NAME):
        await here.charge()
        await die.say(b"\xff\x00")
        await die.throw(2)
        assert await here.told(2) == [StateReport("rolling"), StateReport("settled", 2)]
        assert here.complaints == [f"{NAME}: a GoDice die said ff 00, which no GoDice die says; is it another die?"]


async def test_a_die_of_another_kind_is_refused_with_the_remedy() -> None:
    here = await hall()
    await VirtualGoDice(await here.air.radio(NAME)).wake_up()
    async with here.die(NAME, PIXELS):
        async with asyncio.timeout(PATIENCE_S):
            while not here.complaints:
                await asyncio.sleep(0.001)
        assert here.complaints == [f"{NAME}: lost: it is not a Pixels die: is its kind right in headtable.toml?"]


async def test_a_die_can_be_lit_for_identification() -> None:
    here = await hall()
    lying = VirtualGoDice(await here.air.radio(NAME))
    await lying.wake_up()
    async with here.die(NAME) as die:
        die.blink(2)  # it is not there yet: nothing is kept for later
        await here.charge()
        die.blink(3)
        async with asyncio.timeout(PATIENCE_S):
            while GODICE.blink(3) not in lying.told:
                await asyncio.sleep(0.001)
        assert lying.told == [GODICE.ask_battery, GODICE.blink(3)]


async def test_a_die_is_disconnected_when_the_box_stops() -> None:
    here = await hall()
    lying = VirtualGoDice(await here.air.radio(NAME))
    await lying.wake_up()
    async with here.die(NAME):
        await here.told(1)
        assert lying.is_connected
    assert not lying.is_connected


async def test_a_pi_without_bluetooth_reports_the_remedy() -> None:
    class Dead(BumbleScanner):
        async def start(self) -> None:
            raise FileNotFoundError(2, "No such file or directory")

    here = Hall(Air(), Radio(Backend(scanner=Dead)))
    async with here.die(NAME):
        assert await here.told(1) == [LOST]
        assert here.complaints == [
            f"{NAME}: lost: no Bluetooth: [Errno 2] No such file or directory; "
            "`rfkill unblock bluetooth` turns it on, `systemctl status bluetooth` tells more"
        ]
