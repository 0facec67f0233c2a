"""Tonight's log under other rules: the night as it would have been, if the log makes sense there.

``replay_under(Path("tonight.night.db"), "evt").standings``

The dice stay at their table: whoever would sit there under the other rules is taken to have rolled them.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from msgspec import Struct, field
from msgspec.structs import replace

from headtable import rulesets
from headtable.game import History, Night
from headtable.game.views import board_state, table_state
from headtable.journal import Entry, Facts, Journal
from headtable.meaning import meaning
from headtable.messages.inputs import Input
from headtable.messages.pace import EndBreak, Ring, RoundStarted
from headtable.messages.past import Voided
from headtable.messages.prizes import PrizeFact, Standing
from headtable.messages.refusals.every import Refusal
from headtable.messages.rooms import (
    Phase,
)
from headtable.messages.stop_reasons import (
    NoLongerCounts,
    OtherEdge,
    RevisesNothing,
    Senseless,
    TableStillTied,
    TableStillWaits,
    Unfinished,
)
from headtable.messages.words import Edge
from headtable_tools.replay.needless import is_needless, revises
from headtable_tools.replay.replayed import Result, decided_again, ending_of, replay, results_of


class Stop(Struct, frozen=True):
    """An entry that makes no sense under the other rules: its input, why, and what tables still wait for."""

    entry: int
    said: Input
    why: Senseless
    unfinished: tuple[Unfinished, ...] = ()


class NightUnderOtherRules(Struct, frozen=True):
    """The night that would have been, up to where the log stops making sense."""

    played_by: str
    ruleset: str
    bunco_word: str  # what these rules call a bunco
    semi_final: int  # the number of the set that is the semi-final; 0 without one
    opened: str
    phase: Phase
    set: int
    round: int
    entries: int  # that were accepted in the journal
    played: int  # of those, under the other rules
    rounds: int  # that were finished there
    same_rounds: int  # of those, from the first on, how many ended at every table as they did that night
    standings: tuple[Standing, ...]  # none before a round is finished
    results: tuple[Result, ...]
    ending: tuple[PrizeFact, ...]
    needless: tuple[Stop, ...]  # left out, as they would have changed nothing
    stop: Stop | None  # the first that the night cannot go on without
    stop_at_ms: int | None  # when that happened, by the clock of that night


class _Played(Struct):
    """How far a log has been played."""

    entries: int = 0
    needless: list[Stop] = field(default_factory=list)
    stop: Stop | None = None


def replay_under(path: Path, ruleset: str) -> NightUnderOtherRules:
    """Play what a journal accepted by another ruleset, and stop at the first entry that makes no sense there."""
    that_night = replay(path)
    with Journal.read(path) as journal:
        journal.check_whole()
        accepted = {entry.number: entry for entry in journal.entries() if entry.leads}
        history = History(rulesets.load(ruleset), journal.seed)
    played = _play(history, accepted)
    night, results = history.night, results_of(history.night)
    return NightUnderOtherRules(
        played_by=that_night.ruleset,
        ruleset=ruleset,
        bunco_word=night.ruleset.words.bunco,
        semi_final=night.stage.semi,
        opened=that_night.opened,
        phase=night.phase,
        set=night.set,
        round=night.round,
        entries=len(accepted),
        played=played.entries,
        rounds=night.rounds_played,
        same_rounds=_same_rounds(that_night.results, results, night.rounds_played),
        standings=board_state(night).standings if night.rounds_played else (),
        results=results,
        ending=ending_of(history),
        needless=tuple(played.needless),
        stop=played.stop,
        stop_at_ms=accepted[played.stop.entry].at_ms if played.stop else None,
    )


def _play(history: History, accepted: dict[int, Entry]) -> _Played:
    """Play on until the end or a stop, without what changes nothing."""
    played = _Played()
    left_out: set[int] = set()
    for entry in accepted.values():
        said = meaning(entry.heard)
        if revises(entry.facts, left_out):
            left_out.add(entry.number)
            played.needless.append(Stop(entry.number, said, RevisesNothing()))
            continue
        _end_break(history, entry)
        decided = decided_again(history, entry)
        if wrong := _senseless(accepted, entry, decided):
            if not is_needless(history.night, said, entry.facts):
                played.stop = replace(wrong, unfinished=tuple(_unfinished(history.night, entry.facts)))
                return played
            left_out.add(entry.number)
            played.needless.append(wrong)
        elif isinstance(decided, tuple):
            history.record(entry.number, said, decided)
            played.entries += 1
    return played


def _end_break(history: History, entry: Entry) -> None:
    """End a break that only these rules have when that night goes on; the log has no entry for it."""
    if history.night.on_break and any(isinstance(fact, RoundStarted) for fact in entry.facts):
        history.record(-entry.number, EndBreak(), history.decide(EndBreak()))


def _senseless(accepted: dict[int, Entry], entry: Entry, decided: Facts | Refusal) -> Stop | None:
    """Why an entry makes no sense, if it does not."""
    if not isinstance(decided, tuple):
        return Stop(entry.number, meaning(entry.heard), decided)
    return _voids(accepted, entry, decided) or _other_edge(entry, decided)


def _unfinished(night: Night, that_night: Facts) -> Iterator[Unfinished]:
    """The tables that still wait, if a round was to start that night and one is being finished here."""
    if night.phase != "called" or not any(isinstance(fact, RoundStarted) for fact in that_night):
        return
    for table in range(1, len(night.tables) + 1):
        state = table_state(night, table)
        if state.phase in ("roll-off", "host-decides", "tie-break"):
            yield TableStillTied(table)
        elif state.may_roll:
            yield TableStillWaits(table, state.may_roll)


def _same_rounds(one: tuple[Result, ...], other: tuple[Result, ...], finished: int) -> int:
    """How many rounds, from the first on, ended alike at every table."""
    rounds = dict.fromkeys((result.set, result.round) for result in other)
    for number, at in enumerate(list(rounds)[:finished]):
        if _round_of(one, at) != _round_of(other, at):
            return number
    return finished


def _round_of(results: tuple[Result, ...], at: tuple[int, int]) -> list[Result]:
    return [result for result in results if (result.set, result.round) == at]


def _voids(accepted: dict[int, Entry], entry: Entry, decided: Facts) -> Stop | None:
    """An undo or a correction that leaves another entry without sense which it left standing that night."""
    voided = {fact.entry for fact in entry.facts if isinstance(fact, Voided)}
    for fact in decided:
        if isinstance(fact, Voided) and fact.entry not in voided:
            said = meaning(accepted[fact.entry].heard)
            return Stop(fact.entry, said, NoLongerCounts(fact.why, entry.number))
    return None


def _other_edge(entry: Entry, decided: Facts) -> Stop | None:
    """A bell that would start the round that it ended that night, or end one instead of starting it."""
    said = meaning(entry.heard)
    if not isinstance(said, Ring) or _edge(entry.facts) == _edge(decided):
        return None
    return Stop(entry.number, said, OtherEdge(_edge(entry.facts), _edge(decided)))


def _edge(facts: Facts) -> Edge:
    return "start" if any(isinstance(fact, RoundStarted) for fact in facts) else "end"
