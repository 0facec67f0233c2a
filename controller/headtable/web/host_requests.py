"""The host's requests outside the game: a new night of the engine, and boxes that count blasts from zero."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Sequence
from typing import TypeVar

from headtable.messages.devices import BlastsCounted, CountBlasts
from headtable.messages.mqtt import MqttMessage
from headtable.messages.new_night import AboutNight, ArchiveNight, NightArchived
from headtable.messages.words import Uid

GIVE_UP_S = 10.0
NEW_NIGHT_S = 60.0  # a slow card stores a long night, and the names wait for the answer
Answer = TypeVar("Answer", NightArchived, BlastsCounted)
Publish = Callable[[MqttMessage], bool]  # False if no broker hears it


class HostRequests:
    """Each is published once: two requests for a new night would archive two nights."""

    def __init__(self, publish: Publish, asker: Uid) -> None:
        self._publish = publish
        self._asker = asker
        self._nights: dict[str, asyncio.Future[NightArchived]] = {}
        self._counts: dict[Uid, asyncio.Future[BlastsCounted]] = {}

    def handle_answer(self, answer: NightArchived | BlastsCounted) -> None:
        """Take the answer of the engine, or of a box."""
        match answer:
            case NightArchived() if answer.asker == self._asker:
                _settle(self._nights.get(answer.id), answer)
            case BlastsCounted():
                _settle(self._counts.get(answer.box), answer)
            case _:
                pass

    async def new_night(self, night: str, ruleset: str, about: AboutNight) -> NightArchived | None:
        """Archive this night and begin another; None if the engine does not answer in time."""
        asked = ArchiveNight(self._asker, secrets.token_hex(4), night, ruleset, about)
        waiting: asyncio.Future[NightArchived] = asyncio.get_running_loop().create_future()
        self._nights[asked.id] = waiting
        self._publish(asked)
        try:
            async with asyncio.timeout(NEW_NIGHT_S):
                return await waiting
        except TimeoutError:
            return None
        finally:
            del self._nights[asked.id]

    async def count_anew(self, boxes: Sequence[Uid]) -> tuple[Uid, ...]:
        """Let these boxes count from zero. Returns the boxes that have answered in time."""
        loop = asyncio.get_running_loop()
        waiting = {box: self._counts.setdefault(box, loop.create_future()) for box in boxes}
        for box in boxes:
            self._publish(CountBlasts(box, "reset"))
        await asyncio.wait(waiting.values(), timeout=GIVE_UP_S)
        for box in boxes:
            self._counts.pop(box, None)
        return tuple(box for box, answer in waiting.items() if answer.done())


def _settle(waiting: asyncio.Future[Answer] | None, answer: Answer) -> None:
    if waiting and not waiting.done():
        waiting.set_result(answer)
