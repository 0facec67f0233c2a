"""A pad with the real firmware, pressed as the players of a rehearsal press it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from headtable.errors import BadConfig
from headtable.messages.inputs import Input
from headtable.messages.line import Blink, Press, Refused, Show, ToDevice, Took
from headtable.messages.table import RollOff, Throw
from headtable_tools.rehearse.bench import Plugged
from headtable_tools.rehearse.cable import Cable
from headtable_tools.rehearse.firmware_pad import FirmwarePad, flash_of
from headtable_tools.rehearse.rehearsal import Rehearsal
from tests.rehearse.bench_end import BoxEnd, alive

pytestmark = pytest.mark.slow


class Table:
    """A pad, the box's end of its cable, and what was called out."""

    def __init__(self, folder: Path, cable: Cable) -> None:
        self.called_out: list[Input] = []
        self.box = BoxEnd(cable.path)
        what = Plugged("pad", "pad-02", flash_of(folder, "pad-02", 7))
        self.pad = FirmwarePad(2, what, cable, self.called_out.append)

    async def hears(self, verdict: type[Took] | None = None) -> str:
        """The next button that the box hears of, to which it may say that it is taken."""
        while True:
            seq, said = await self.box.next()
            if isinstance(said, Press):
                self.say(Took(seq) if verdict else Refused(seq, "not now"))
                return said.button

    def say(self, message: ToDevice) -> None:
        """The box says something to the pad."""
        self.box.say("pad-02", message)


@asynccontextmanager
async def a_table(folder: Path) -> AsyncIterator[Table]:
    """One whose pad is alive."""
    with Cable(folder / "pad") as cable:
        table = Table(folder, cable)
        async with alive(table.pad.run()):
            yield table
        table.box.close()


async def test_a_press_is_kept_until_the_lamps_show_its_verdict(tmp_path: Path) -> None:
    async with a_table(tmp_path) as table:
        for button in ("two", "bunco", "bell"):
            _, heard = await asyncio.gather(table.pad.press(button), table.hears(Took))
            assert heard == button
            assert await table.pad.verdict() == "took"
        await asyncio.gather(table.pad.press("one"), table.hears())
        assert await table.pad.verdict() == "refused"


async def test_a_bunco_is_called_only_while_the_pad_asks_for_it(tmp_path: Path) -> None:
    async with a_table(tmp_path) as table:
        await table.pad.press("call")
        table.say(Show("s1", "call", 1, 0, 0, "a", "Ann"))
        _, heard = await asyncio.gather(table.pad.press("call"), table.hears(Took))
        assert heard == "call"


async def test_a_blinking_pad_has_taken_no_press(tmp_path: Path) -> None:
    async with a_table(tmp_path) as table:
        _, _ = await asyncio.gather(table.pad.press("two"), table.hears(Took))
        await table.pad.settled()
        table.say(Blink("b1", 3))
        await asyncio.sleep(1.5)
        _, _ = await asyncio.gather(table.pad.press("two"), table.hears())
        assert await table.pad.verdict() == "refused"


async def test_an_input_without_a_button_is_announced_instead(tmp_path: Path) -> None:
    async with a_table(tmp_path) as table:
        await table.pad.throw((1, 2, 3))
        await table.pad.die_each(5, 3)
        assert table.called_out == [Throw(2, (1, 2, 3)), RollOff(2, 5, 3)]


def test_firmware_pads_cannot_share_a_cable() -> None:
    with pytest.raises(BadConfig, match="--firmware and --rs485 do not go together"):
        Rehearsal(firmware=True, rs485=True)
