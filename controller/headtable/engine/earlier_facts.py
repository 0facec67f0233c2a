"""Earlier facts from the journal, one batch at a time, so that a request delays no roll."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator

import msgspec

from headtable.journal import Journal
from headtable.messages.facts import TellAgain, Told, ToldAgain

MOST_FACTS = 100
MOST_BYTES = 32_768  # of a batch; a single fact may be longer


def earlier_facts(journal: Journal, boot: str, asked: TellAgain) -> ToldAgain:
    """A batch of the facts right before the given one."""
    bunch: deque[Told] = deque()
    size = 0
    for told in _backwards(journal, asked):
        size += len(msgspec.json.encode(told))
        if len(bunch) == MOST_FACTS or (bunch and size > MOST_BYTES):
            break
        bunch.appendleft(told)
    return ToldAgain(asked.asker, boot, tuple(bunch), asked.entry, asked.part)


def _backwards(journal: Journal, asked: TellAgain) -> Iterator[Told]:
    before = (asked.entry or journal.last + 1, asked.part)
    for entry in journal.latest_first(before[0]):
        for part, fact in reversed(tuple(enumerate(entry.facts))):
            if (entry.number, part) < before:
                yield Told(entry.number, part, fact, entry.at_ms, entry.heard.uid, entry.heard.role)
