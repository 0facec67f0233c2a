"""Tonight's log under other rules: what the night would have been, as far as the log makes sense there.

``replay_under(Path("tonight.night.db"), "evt").standings``

The dice stay where they were thrown: who would have sat there under the other rules is taken to have rolled them.
"""

from __future__ import annotations

from pathlib import Path

from msgspec import Struct

from headtable import rulesets
from headtable.game import History
from headtable.game.rooms import board_state
from headtable.journal import Entry, Facts, Journal
from headtable.meaning import meaning
from headtable.messages import Phase, Ring, RoundStarted, Standing, Voided
from headtable.replay.night import Result, decided_again, results_of
from headtable.saying import tell


class Stop(Struct, frozen=True):
    """The first entry that makes no sense under the other rules: what it said, and why it is none there."""

    entry: int
    said: str
    why: str


class OtherNight(Struct, frozen=True):
    """The night that would have been, up to where the log stops making sense."""

    played_by: str
    ruleset: str
    opened: str
    phase: Phase
    entries: int  # that were accepted in the journal
    played: int  # of those, under the other rules
    standings: tuple[Standing, ...]
    results: tuple[Result, ...]
    stop: Stop | None


def replay_under(path: Path, ruleset: str) -> OtherNight:
    """Play what a journal accepted by another ruleset, and stop at the first entry that makes no sense there."""
    with Journal.read(path) as journal:
        accepted = {entry.number: entry for entry in journal.entries() if entry.refusal is None}
        history = History(rulesets.load(ruleset), journal.seed)
        played, stop = _play(history, accepted)
        return OtherNight(
            played_by=rulesets.parse(journal.ruleset, f"the ruleset in {path}").name,
            ruleset=ruleset,
            opened=journal.opened,
            phase=history.night.phase,
            entries=len(accepted),
            played=played,
            standings=board_state(history.night).standings,
            results=results_of(history.night),
            stop=stop,
        )


def _play(history: History, accepted: dict[int, Entry]) -> tuple[int, Stop | None]:
    """Play on until the end or a stop; how many entries were played."""
    for played, entry in enumerate(accepted.values()):
        decided = decided_again(history, entry)
        if isinstance(decided, str):
            return played, Stop(entry.number, tell(meaning(entry.heard)), decided)
        stop = _voids(accepted, entry, decided) or _turns_round(entry, decided)
        if stop:
            return played, stop
        history.record(entry.number, meaning(entry.heard), decided)
    return len(accepted), None


def _voids(accepted: dict[int, Entry], entry: Entry, decided: Facts) -> Stop | None:
    """An undo or a correction that leaves another entry without sense which it left standing that night."""
    voided = {fact.entry for fact in entry.facts if isinstance(fact, Voided)}
    for fact in decided:
        if isinstance(fact, Voided) and fact.entry not in voided:
            said = tell(meaning(accepted[fact.entry].heard))
            return Stop(fact.entry, said, f"{fact.why} (after entry {entry.number} put the past right)")
    return None


def _turns_round(entry: Entry, decided: Facts) -> Stop | None:
    """A bell that would start the round that it ended that night, or end one instead of starting it."""
    said = meaning(entry.heard)
    if not isinstance(said, Ring) or _edge(entry.facts) == _edge(decided):
        return None
    why = f"that night it was to {_edge(entry.facts)} a round, here it would {_edge(decided)} one"
    return Stop(entry.number, tell(said), why)


def _edge(facts: Facts) -> str:
    return "start" if any(isinstance(fact, RoundStarted) for fact in facts) else "end"
