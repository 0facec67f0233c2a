"""Says something to the engine until the engine has answered, or for as long as anyone cares to wait."""

from __future__ import annotations

import asyncio
import secrets
from collections import defaultdict
from collections.abc import Callable

from msgspec.structs import replace

from headtable.dating import Dating
from headtable.messages.inputs import Ack, Heard
from headtable.messages.rooms import MqttMessage
from headtable.messages.words import Boot, Role, Seq, Uid
from headtable.web.errands import Errands
from headtable.web.previewing import Previewing

Say = Callable[[MqttMessage], bool]
Key = tuple[Role, Uid, Boot, Seq]


class Asking:
    """What pages have said and the engine has not answered yet.

    Saying it again is safe: the engine counts one (role, uid, boot, seq) once and gives the same verdict again.
    """

    def __init__(self, say: Say, dating: Dating, again_s: float = 1.0, give_up_s: float = 6.0) -> None:
        self._say = say
        self._dating = dating
        self._again_s = again_s
        self._give_up_s = give_up_s
        self.previewing = Previewing(say, f"web-{secrets.token_hex(4)}")
        self.errands = Errands(say, f"web-{secrets.token_hex(4)}")
        self._is_closed = False
        self._waiting: defaultdict[Key, set[asyncio.Future[Ack | None]]] = defaultdict(set)

    def hear(self, ack: Ack) -> None:
        """The engine's verdict on something: ours, or a pad's."""
        for answer in self._waiting.pop(ack.key, ()):
            if not answer.done():
                answer.set_result(ack)

    def close(self) -> None:
        """Stop asking, and ask nothing more: nobody will answer."""
        self._is_closed = True
        for waiting in self._waiting.values():
            for answer in waiting:
                if not answer.done():
                    answer.set_result(None)

    async def ask(self, heard: Heard) -> Ack | None:
        """The verdict, or None if the engine gave none in time."""
        heard = replace(heard, date=self._dating.now())  # once: it does not get younger by being said again
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
            self._say(heard)
            await asyncio.wait([answer], timeout=self._again_s)
        return answer.result() if answer.done() else None
