"""Asks the engine what a correction would change, and adds a sentence for each change."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from itertools import count

from msgspec import Struct
from msgspec.structs import replace

from headtable.messages.announcements import AnnouncedResult, ResultOf
from headtable.messages.past import (
    AskPreview,
    CardChanged,
    Changed,
    Contradiction,
    Lost,
    Preview,
    Previewable,
    Previewed,
    PreviewRefused,
    TallyChanged,
)
from headtable.messages.prizes import Standing
from headtable.messages.refusals.every import Refusal
from headtable.messages.words import EntryNumber, Uid
from headtable.saying import BUNCO, Sentence, say, sentence, text
from headtable.web.entry_names import entries_named
from headtable.web.fact_log import FactLog
from headtable.web.host_requests import Publish

GIVE_UP_S = 6.0
AGAIN_S = 2.0


class PreviewedContradiction(Struct, frozen=True):
    """Something that was played and would not fit, as data and as a sentence."""

    what: Contradiction
    words: str


class PreviewedChange(Struct, frozen=True):
    """Something that would change, as data and in words."""

    what: TallyChanged | Changed | CardChanged
    words: str


class PreviewShown(Struct, frozen=True, tag_field="is", tag="preview-shown"):
    """The console's preview before the host confirms: contradictions, changes, and what would be lost."""

    contradictions: tuple[PreviewedContradiction, ...] = ()
    changes: tuple[PreviewedChange, ...] = ()
    voided: tuple[EntryNumber, ...] = ()
    more: int = 0
    lost: Lost | None = None


class RefusalShown(Struct, frozen=True, tag_field="is", tag="refusal-shown"):
    """The reason why the change is not possible, as data and as a sentence."""

    what: Refusal
    words: str


class PreviewAnswer(Struct, frozen=True):
    """The engine's answer as a page shows it."""

    result: PreviewShown | RefusalShown


class PreviewRequests:
    """Requests that wait for their answers, by number."""

    def __init__(self, publish: Publish, asker: Uid) -> None:
        self._publish = publish
        self._asker = asker
        self._numbers = count(1)
        self._waiting: dict[int, asyncio.Future[Previewed]] = {}
        self._bunco = BUNCO

    def name_a_bunco(self, word: str) -> None:
        """Use the word that tonight's rules have for a bunco."""
        self._bunco = word

    def handle_answer(self, answer: Previewed) -> None:
        """Take the engine's answer."""
        waiting = self._waiting.get(answer.id) if answer.asker == self._asker else None
        if waiting and not waiting.done():
            waiting.set_result(answer)

    async def ask(self, revision: Previewable, facts: FactLog) -> PreviewAnswer | None:
        """The changes that a correction would make; None if the engine does not answer in time."""
        question = AskPreview(self._asker, next(self._numbers), revision)
        waiting = self._waiting[question.id] = asyncio.get_running_loop().create_future()
        try:
            async with asyncio.timeout(GIVE_UP_S):
                return PreviewAnswer(shown(await self._until_answered(question, waiting), self._bunco, facts))
        except TimeoutError:
            return None
        finally:
            del self._waiting[question.id]

    async def _until_answered(self, question: AskPreview, waiting: asyncio.Future[Previewed]) -> Previewed:
        while not waiting.done():
            self._publish(question)
            await asyncio.wait([waiting], timeout=AGAIN_S)
        return waiting.result()


def shown(answer: Previewed, bunco: str = BUNCO, facts: FactLog | None = None) -> PreviewShown | RefusalShown:
    """The answer as sentences, which name the entries of these facts."""
    known = facts or FactLog()
    match answer.result:
        case PreviewRefused(why):
            return RefusalShown(why, say(why, bunco, **entries_named(why, known)))
        case Preview() as preview:
            return PreviewShown(
                tuple(_contradiction(each, bunco, known) for each in preview.contradictions),
                tuple(PreviewedChange(each, _words(each, bunco)) for each in _changes(preview)),
                tuple(each.entry for each in preview.voided),
                preview.more,
                preview.lost,
            )


def _contradiction(what: Contradiction, bunco: str, facts: FactLog) -> PreviewedContradiction:
    return PreviewedContradiction(what, say(what, bunco, **entries_named(what, facts)))


def _changes(preview: Preview) -> Iterator[TallyChanged | Changed | CardChanged]:
    yield from preview.tallies
    yield from preview.changed
    yield from preview.cards


def _words(change: TallyChanged | Changed | CardChanged, bunco: str) -> str:
    """The sentence of a change. A card that stays as it is may have another place."""
    match change:
        case CardChanged(player, Standing() as was, Standing() as now) if replace(was, place=now.place) == now:
            return text("place-changed", player=player, was=was.place, now=now.place)
        case Changed(ResultOf() as where, AnnouncedResult() as was, AnnouncedResult() as now) if _is_told(was, now):
            return say(_result(where, was, now), bunco)
        case Changed(what, was, now) if was and now:
            return say(sentence("preview-changed", what=what, was=was, now=now), bunco)
        case _:
            return say(change, bunco)


def _is_told(was: AnnouncedResult, now: AnnouncedResult) -> bool:
    """Whether points and winners tell the difference: the other team wins, or the same one by other points."""
    both = set(was.winners) & set(now.winners)
    return not both or (len(both) == len(was.winners) and _points(was) != _points(now))


def _points(result: AnnouncedResult) -> tuple[int, int]:
    """The points of the winners, then those of the others."""
    return result.points, result.others


def _result(where: ResultOf, was: AnnouncedResult, now: AnnouncedResult) -> Sentence:
    """A result as it is and as it would be; those who have won so far come first in both."""
    still = set(was.winners) == set(now.winners)
    before, after = _points(was), _points(now) if still else _points(now)[::-1]
    return sentence(
        "preview-result",
        table=where.table,
        set=where.set,
        round=where.round,
        was=before,
        now=after,
        points="same" if before == after else "other",
        winners=now.winners,
        wins="still" if still else "now",
    )
