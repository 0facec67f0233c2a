"""Asks the engine what a revision of the past would change, and puts the answer into words."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from itertools import count

from msgspec import Struct

from headtable.messages.past import AskPreview, CardChanged, Changed, Contradiction, HostRevision, Preview, Previewed
from headtable.messages.rooms import MqttMessage
from headtable.messages.words import EntryNumber, Uid
from headtable.saying import BUNCO, say

GIVE_UP_S = 6.0
AGAIN_S = 2.0
Publish = Callable[[MqttMessage], bool]


class PreviewLine(Struct, frozen=True):
    """Something that would change, in words; and from which entry it could be played again."""

    kind: str
    words: str
    entry: EntryNumber | None = None


class PreviewShown(Struct, frozen=True):
    """The console's preview before the host confirms: contradictions, changes, and the reason if it is refused."""

    contradictions: tuple[PreviewLine, ...] = ()
    changes: tuple[PreviewLine, ...] = ()
    voided: tuple[EntryNumber, ...] = ()
    more: int = 0
    refused: str = ""


class PreviewRequests:
    """Questions that wait for their answers, by number."""

    def __init__(self, publish: Publish, asker: Uid) -> None:
        self._publish = publish
        self._asker = asker
        self._numbers = count(1)
        self._waiting: dict[int, asyncio.Future[Previewed]] = {}
        self._bunco = BUNCO

    def name_a_bunco(self, word: str) -> None:
        """Use the word that tonight's rules have for a bunco."""
        self._bunco = word

    def hear(self, answer: Previewed) -> None:
        """The engine's answer to one of them."""
        waiting = self._waiting.get(answer.id) if answer.asker == self._asker else None
        if waiting and not waiting.done():
            waiting.set_result(answer)

    async def ask(self, revision: HostRevision) -> PreviewShown | None:
        """The changes that it would make; None if the engine does not answer in time."""
        question = AskPreview(self._asker, next(self._numbers), revision)
        waiting = self._waiting[question.id] = asyncio.get_running_loop().create_future()
        try:
            async with asyncio.timeout(GIVE_UP_S):
                return shown(await self._until_answered(question, waiting), self._bunco)
        except TimeoutError:
            return None
        finally:
            del self._waiting[question.id]

    async def _until_answered(self, question: AskPreview, waiting: asyncio.Future[Previewed]) -> Previewed:
        while not waiting.done():
            self._publish(question)
            await asyncio.wait([waiting], timeout=AGAIN_S)
        return waiting.result()


def shown(answer: Previewed, bunco: str = BUNCO) -> PreviewShown:
    """The answer in words."""
    if answer.refused:
        return PreviewShown(refused=say(answer.refused, bunco))
    preview: Preview = answer.preview
    return PreviewShown(
        tuple(PreviewLine(_kind(each), say(each, bunco), each.entry) for each in preview.contradictions),
        (
            *(PreviewLine(_kind(each), say(each, bunco)) for each in preview.changed),
            *(PreviewLine(_kind(each), say(each, bunco)) for each in preview.cards),
        ),
        tuple(each.entry for each in preview.voided),
        preview.more,
    )


def _kind(message: Contradiction | Changed | CardChanged) -> str:
    return str(message.__struct_config__.tag)
