"""Play a night again from its journal: standings, results, and differences from the rules.

``replay(Path("tonight.night.db")).standings``
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from msgspec import Struct

from headtable import rulesets
from headtable.errors import NotAllowed
from headtable.game import History, Night
from headtable.game.views import board_state
from headtable.journal import Entry, Facts, Journal
from headtable.meaning import check_rung, meaning
from headtable.messages.past import Revision
from headtable.messages.prizes import NightOver, PrizeFact, Standing
from headtable.messages.refusals.every import Refusal, refusal_of
from headtable.messages.refusals.speaking import DiceObjection
from headtable.messages.rooms import (
    Phase,
)
from headtable.messages.table import TableWon
from headtable.messages.words import WonHow
from headtable.saying import text
from headtable_tools.replay.difference import Difference, differing


class Result(Struct, frozen=True):
    """How one table's round ended, after all corrections."""

    set: int
    round: int
    table: int
    winners: tuple[str, str]
    losers: tuple[str, str]
    tally: tuple[int, int]  # the winners' first
    how: WonHow


class Replay(Struct, frozen=True):
    """The night in a journal."""

    ruleset: str
    bunco_word: str  # what its ruleset calls a bunco
    semi_final: int  # the number of the set that is the semi-final; 0 without one
    opened: str
    phase: Phase
    entries: int
    refusals: int
    corrections: int  # undos too: everything that put the past right
    standings: tuple[Standing, ...]
    results: tuple[Result, ...]
    ending: tuple[PrizeFact, ...]
    differences: tuple[Difference, ...]


def replay(path: Path) -> Replay:
    """Play a journal again from its first entry; the file is only read, even while an engine adds to it."""
    with Journal.read(path) as journal:
        journal.check_whole()
        entries = list(journal.entries())
        history = History(rulesets.parse(journal.ruleset, text("ruleset-in-journal", journal=path)), journal.seed)
        differences = tuple(difference for entry in entries for difference in _again(history, entry))
        return Replay(
            ruleset=history.night.ruleset.name,
            bunco_word=history.night.ruleset.words.bunco,
            semi_final=history.night.stage.semi,
            opened=journal.opened,
            phase=history.night.phase,
            entries=len(entries),
            refusals=sum(entry.refusal is not None for entry in entries),
            corrections=sum(_corrects(entry) for entry in entries),
            standings=board_state(history.night).standings,
            results=results_of(history.night),
            ending=ending_of(history),
            differences=differences,
        )


def decided_again(history: History, entry: Entry) -> Facts | Refusal:
    """The facts that follow from what was heard, or why it is refused."""
    try:
        said = meaning(entry.heard)
        check_rung(entry.heard, history.night.rungs)
        return history.decide(said)
    except NotAllowed as why:
        return refusal_of(why)


def is_about_dice(entry: Entry) -> bool:
    """Tell whether an entry was about dice alone, so that the rules know nothing of it."""
    return isinstance(entry.refusal, DiceObjection) or (entry.refusal is None and not entry.facts)


def _again(history: History, entry: Entry) -> Iterator[Difference]:
    """Decide an entry again, compare, and go on with what stands in the journal."""
    if is_about_dice(entry):
        return
    decided = decided_again(history, entry)
    if entry.refusal is None:
        history.record(entry.number, meaning(entry.heard), entry.facts)
    yield from differing(entry.number, entry.outcome, decided)


def _corrects(entry: Entry) -> bool:
    return entry.leads and isinstance(meaning(entry.heard), Revision)


def results_of(night: Night) -> tuple[Result, ...]:
    """How each table's round ended."""
    return tuple(_result(key, won) for key, won in sorted(night.results.items()))


def ending_of(history: History) -> tuple[PrizeFact, ...]:
    """Roll-offs of people, the finalists, the final's rolls, and the prizes, in the order of the night."""
    return tuple(fact for fact in history.facts() if isinstance(fact, PrizeFact) and not isinstance(fact, NightOver))


def _result(key: tuple[int, int, int], won: TableWon) -> Result:
    tally = won.tally if won.team == "a" else (won.tally[1], won.tally[0])
    return Result(*key, won.winners, won.losers, tally, won.how)
