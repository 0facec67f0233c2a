"""A public command in a process of its own: its answer, its error, and its end."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys

import pytest
from msgspec import Struct

from headtable.saying.currencies import CURRENCY, in_currency
from headtable.saying.languages import LANGUAGE, readers_language
from headtable.web.night_refusals import CommandFailed, CommandTooSlow
from headtable.web.public_command import LOW_PRIORITY, PublicCommand, environment, lower_priority
from headtable.web.refusals import Refused
from tests.patience import PATIENCE_S

LESS_FOR_EACH_STEP = 0.8  # of a busy core: what Linux gives a process whose priority is one step lower


class Listed(Struct):
    """A ruleset, as `headtable rules` lists it."""

    name: str


@pytest.mark.slow
async def test_a_command_answers_while_the_loop_goes_on() -> None:
    command, turns = PublicCommand(), 0
    asked = asyncio.create_task(command.answer(tuple[Listed, ...], "rules"))
    async with asyncio.timeout(PATIENCE_S):
        while not asked.done():
            await asyncio.sleep(0.01)
            turns += 1
    assert "rfp" in {one.name for one in asked.result()}
    assert turns > 1


@pytest.mark.slow
async def test_a_command_that_fails_says_why() -> None:
    with pytest.raises(Refused) as refused:
        await PublicCommand().answer(tuple[Listed, ...], "replay", "/no/such.night.db")
    assert isinstance(refused.value.why, CommandFailed)
    assert "/no/such.night.db" in refused.value.why.error


@pytest.mark.slow
async def test_a_command_that_takes_too_long_is_ended() -> None:
    command = PublicCommand(longest_s=0)
    with pytest.raises(Refused) as refused:
        await command.answer(tuple[Listed, ...], "rules")
    assert refused.value.why == CommandTooSlow(0)


def test_the_pages_run_before_a_command_and_busy_cores_still_leave_it_a_tenth() -> None:
    with subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE) as running:
        lower_priority(running.pid)
        priority = os.getpriority(os.PRIO_PROCESS, running.pid)
        running.communicate(b"\n")
    assert priority == max(LOW_PRIORITY, os.getpriority(os.PRIO_PROCESS, 0))
    assert 0.1 <= LESS_FOR_EACH_STEP**LOW_PRIORITY < 0.5


def test_a_command_speaks_the_readers_language_and_counts_in_the_houses_currency() -> None:
    with readers_language("de"), in_currency("EUR"):
        assert environment() == {**os.environ, LANGUAGE: "de", CURRENCY: "EUR"}


@pytest.mark.slow
async def test_a_command_that_fails_says_why_in_the_readers_language() -> None:
    errors = set()
    for language in ("en", "en-XA"):
        with readers_language(language), pytest.raises(Refused) as refused:
            await PublicCommand().answer(tuple[Listed, ...], "replay", "/no/such.night.db")
        errors.add(str(refused.value.why))
    assert len(errors) == 2
