"""What a test starts ends with it, also when it fails."""

from __future__ import annotations

import sys
from asyncio.subprocess import Process
from pathlib import Path
from signal import SIGKILL

import pytest

from tests.brokers import Kind, SomeBroker, answers, some_broker
from tests.processes import a_process

KINDS = ("embedded", pytest.param("mosquitto", marks=pytest.mark.slow))


async def fails_while_it_has(broker: SomeBroker) -> None:
    async with broker:
        assert await answers(broker.settings.port)
        raise ZeroDivisionError


@pytest.mark.parametrize("kind", KINDS)
async def test_a_broker_is_gone_when_its_test_has_failed(tmp_path: Path, kind: Kind) -> None:
    broker = some_broker(kind, tmp_path)
    with pytest.raises(ZeroDivisionError):
        await fails_while_it_has(broker)
    assert not await answers(broker.settings.port)


@pytest.mark.parametrize("kind", KINDS)
async def test_a_broker_already_stopped_at_the_end_of_a_test_is_no_error(tmp_path: Path, kind: Kind) -> None:
    async with some_broker(kind, tmp_path) as broker:
        await broker.stop()
        assert not await answers(broker.settings.port)


async def fails_while_it_runs(processes: list[Process]) -> None:
    async with a_process(sys.executable, "-c", "import time; time.sleep(1000)") as running:
        processes.append(running)
        raise ZeroDivisionError


async def test_a_process_is_gone_when_its_test_has_failed() -> None:
    processes: list[Process] = []
    with pytest.raises(ZeroDivisionError):
        await fails_while_it_runs(processes)
    assert [running.returncode for running in processes] == [-SIGKILL]
