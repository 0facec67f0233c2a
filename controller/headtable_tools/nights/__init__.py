"""Night scripts: a night in plain words, with what is expected of it beside the steps (docs/night-scripts.md).

``for played in play(paths): ...`` plays them on paper; ``through_mqtt=play_through_mqtt`` in the real chain.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Iterator
from pathlib import Path

from headtable.rulesets import load
from headtable_tools.nights.on_paper import OnPaper
from headtable_tools.nights.parser import Script, read
from headtable_tools.nights.runner import Done, Failure, Played, play as play_in
from headtable_tools.nights.script_report import lines

__all__ = ["Done", "Failure", "Played", "Script", "Way", "lines", "play", "play_on_paper", "read"]

Way = Callable[[Script], Awaitable[Played]]
"""How a script is played: on paper, or through MQTT."""


async def play_on_paper(script: Script) -> Played:
    """Play a script through the rules alone."""
    return await play_in(script, OnPaper(load(script.ruleset), script.seed))


def play(paths: Iterable[Path], way: Way = play_on_paper) -> Iterator[Played]:
    """Play scripts one after the other; all of them are read first, and BadConfig says which cannot be."""
    scripts = [read(path) for path in paths]
    for script in scripts:
        yield asyncio.run(_played(script, way))


async def _played(script: Script, way: Way) -> Played:
    return await way(script)
