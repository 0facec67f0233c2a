"""A night again from its journal: its standings, every round's result, and whether the rules still say the same.

``replay(Path("tonight.night.db")).standings``
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Literal

from msgspec import Struct

from headtable import rulesets
from headtable.errors import NotAllowed
from headtable.game import History, Night
from headtable.game.rooms import board_state
from headtable.journal import Entry, Journal
from headtable.meaning import meaning
from headtable.messages import Correct, Fact, Phase, Standing, Undo, UndoLast


class Result(Struct, frozen=True):
    """How one table's round ended, after all corrections."""

    set: int
    round: int
    table: int
    winners: tuple[str, str]
    losers: tuple[str, str]
    tally: tuple[int, int]  # the winners' first
    how: Literal["points", "roll-off", "host"]


class Difference(Struct, frozen=True):
    """An entry that would be decided otherwise today: what stands in the journal, and what the rules say now."""

    entry: int
    written: str
    decided: str


class Replay(Struct, frozen=True):
    """What a journal amounts to."""

    ruleset: str
    opened: str
    phase: Phase
    entries: int
    refusals: int
    corrections: int  # undos too: everything that put the past right
    standings: tuple[Standing, ...]
    results: tuple[Result, ...]
    differences: tuple[Difference, ...]


def replay(path: Path) -> Replay:
    """Play a journal again from its first entry; the file is only read, even while an engine adds to it."""
    with Journal.read(path) as journal:
        entries = list(journal.entries())
        history = History(rulesets.parse(journal.ruleset, f"the ruleset in {path}"), journal.seed)
        differences = tuple(difference for entry in entries for difference in _again(history, entry))
        return Replay(
            ruleset=history.night.ruleset.name,
            opened=journal.opened,
            phase=history.night.phase,
            entries=len(entries),
            refusals=sum(entry.refusal is not None for entry in entries),
            corrections=sum(_corrects(entry) for entry in entries),
            standings=board_state(history.night).standings,
            results=tuple(_results(history.night)),
            differences=differences,
        )


def _again(history: History, entry: Entry) -> Iterator[Difference]:
    """Decide an entry again, compare, and go on with what stands in the journal."""
    try:
        decided: tuple[Fact, ...] | str = history.decide(meaning(entry.heard))
    except NotAllowed as why:
        decided = str(why)
    if entry.refusal is None:
        history.record(entry.number, meaning(entry.heard), entry.facts)
    written = entry.facts if entry.refusal is None else entry.refusal
    if decided != written:
        yield Difference(entry.number, _shown(written), _shown(decided))


def _shown(outcome: tuple[Fact, ...] | str) -> str:
    return f"refused: {outcome}" if isinstance(outcome, str) else ", ".join(map(repr, outcome))


def _corrects(entry: Entry) -> bool:
    return entry.refusal is None and isinstance(meaning(entry.heard), UndoLast | Undo | Correct)


def _results(night: Night) -> Iterator[Result]:
    for (set_, round_, table), won in sorted(night.results.items()):
        tally = won.tally if won.team == "a" else (won.tally[1], won.tally[0])
        yield Result(set_, round_, table, won.winners, won.losers, tally, won.how)
