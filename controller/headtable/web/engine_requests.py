"""The pages' requests to the engine and to boxes. Each waits for its answer for some seconds."""

from __future__ import annotations

import asyncio
import secrets
from collections import defaultdict
from collections.abc import Sequence

from msgspec.structs import replace

from headtable.engine_clock import EngineClock
from headtable.messages.devices import BlastsCounted
from headtable.messages.inputs import Ack, Heard
from headtable.messages.mqtt import MqttMessage
from headtable.messages.new_night import AboutNight, NightArchived
from headtable.messages.past import Previewable, Previewed
from headtable.messages.words import Boot, Role, Seq, Uid
from headtable.web.fact_log import FactLog
from headtable.web.host_requests import HostRequests, Publish
from headtable.web.preview_requests import PreviewAnswer, PreviewRequests

Answer = Ack | Previewed | NightArchived | BlastsCounted
Key = tuple[Role, Uid, Boot, Seq]


class EngineRequests:
    """Requests that wait for an answer.

    An input is published again until its verdict comes. That is safe: the engine counts one (role, uid, boot, seq)
    once and gives the same verdict again.
    """

    def __init__(
        self, publish: Publish, engine_clock: EngineClock, again_s: float = 1.0, give_up_s: float = 6.0
    ) -> None:
        self._publish = publish
        self._engine_clock = engine_clock
        self._again_s = again_s
        self._give_up_s = give_up_s
        self._previews = PreviewRequests(publish, f"web-{secrets.token_hex(4)}")
        self._host = HostRequests(publish, f"web-{secrets.token_hex(4)}")
        self._is_closed = False
        self._waiting: defaultdict[Key, set[asyncio.Future[Ack | None]]] = defaultdict(set)

    def handle_answer(self, answer: Answer) -> None:
        """Take an answer; it may be for another asker."""
        match answer:
            case Ack():
                self._handle_verdict(answer)
            case Previewed():
                self._previews.handle_answer(answer)
            case NightArchived() | BlastsCounted():
                self._host.handle_answer(answer)

    def tell(self, order: MqttMessage) -> bool:
        """Publish an order at once; false if no broker hears it."""
        return self._publish(order)

    def name_a_bunco(self, word: str) -> None:
        """Use the word that tonight's rules have for a bunco."""
        self._previews.name_a_bunco(word)

    async def preview(self, revision: Previewable, facts: FactLog) -> PreviewAnswer | None:
        """The changes that a revision would make; None if the engine does not answer in time."""
        return await self._previews.ask(revision, facts)

    async def new_night(self, night: str, ruleset: str, about: AboutNight) -> NightArchived | None:
        """Archive this night and begin another; None if the engine does not answer in time."""
        return await self._host.new_night(night, ruleset, about)

    async def count_anew(self, boxes: Sequence[Uid]) -> tuple[Uid, ...]:
        """Let these boxes count blasts from zero. Returns the boxes that have answered in time."""
        return await self._host.count_anew(boxes)

    def _handle_verdict(self, ack: Ack) -> None:
        for answer in self._waiting.pop(ack.key, ()):
            if not answer.done():
                answer.set_result(ack)

    def close(self) -> None:
        """Stop all requests, and take none any more."""
        self._is_closed = True
        for waiting in self._waiting.values():
            for answer in waiting:
                if not answer.done():
                    answer.set_result(None)

    async def ask(self, heard: Heard) -> Ack | None:
        """The verdict on an input; None if the engine does not answer in time."""
        return await self.ask_undated(replace(heard, date=self._engine_clock.now()))  # a repeat does not get younger

    async def ask_undated(self, heard: Heard) -> Ack | None:
        """The verdict on an input as it is. Without a date it counts, and sounds no signal."""
        answer: asyncio.Future[Ack | None] = asyncio.get_running_loop().create_future()
        self._waiting[heard.key].add(answer)
        try:
            async with asyncio.timeout(self._give_up_s):
                return await self._until_answered(heard, answer)
        except TimeoutError:
            return None
        finally:
            self._waiting[heard.key].discard(answer)
            if not self._waiting[heard.key]:
                del self._waiting[heard.key]

    async def _until_answered(self, heard: Heard, answer: asyncio.Future[Ack | None]) -> Ack | None:
        while not (answer.done() or self._is_closed):
            self._publish(heard)
            await asyncio.wait([answer], timeout=self._again_s)
        return answer.result() if answer.done() else None
