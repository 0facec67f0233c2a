"""A line that others are on, too: whoever is there can neither read a key along nor give a device one."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from headtable.messages.line import Enrol, Enrolled, Hello, Prompt, Who
from headtable_tools.rehearse.bench import Plugged, a_device
from headtable_tools.rehearse.cable import Cable
from tests.firmware.far_end import FarEnd
from tests.firmware.test_wifi import enrolled

pytestmark = pytest.mark.slow

NOBODY = 9  # a port that nothing listens at
ENROL = Enrol("key", 0, "AAAA")


async def turns(pad: FarEnd) -> None:
    """Wait until it has gone round a few times more: it tells twice that its watchdog is fed."""
    fed = len(pad.of("fed"))
    await pad.until(lambda: len(pad.of("fed")) >= fed + 2)


@asynccontextmanager
async def a_pad(folder: Path) -> AsyncIterator[FarEnd]:
    """One that has said hello; then its jumper is set."""
    with Cable(folder / "cable") as cable:
        pad = FarEnd(cable, "pad-01")
        try:
            async with a_device(
                Plugged("pad", "pad-01", folder / "flash", has_wifi=True), cable, pad.watch
            ) as pad.bench:
                await turns(pad)
                pad.say(Who())
                await pad.says(Hello)
                pad.bench.move("shared-line", 0)
                await turns(pad)
                pad.heard.clear()
                yield pad
        finally:
            pad.leave()


async def test_a_device_on_wifi_ignores_commands_on_a_shared_line(tmp_path: Path) -> None:
    enrolled(tmp_path / "flash", NOBODY)
    async with a_pad(tmp_path) as pad:
        for message in (Who(), ENROL, Prompt()):
            pad.say(message)
        await turns(pad)
        assert pad.heard == []
        assert pad.bench.running.returncode is None
    assert not (tmp_path / "flash" / "new-key").exists()


async def test_a_device_cannot_be_enrolled_on_a_shared_line(tmp_path: Path) -> None:
    async with a_pad(tmp_path) as pad:
        pad.say(ENROL)
        pad.say(Who())
        await pad.says(Hello)
        assert not [heard for heard in pad.heard if isinstance(heard, Enrolled)]
    assert not (tmp_path / "flash" / "new-key").exists()
