"""Check whether a night was honest: each draw against the seed, each fact against the rules.

``verify(Path("tonight.night.db")).honest``
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from msgspec import Struct

from headtable import rulesets
from headtable.game import History, Ruleset
from headtable.game.draws import Draw, Pick, commitment, picks
from headtable.journal import Entry, Facts, Journal
from headtable.meaning import meaning
from headtable.messages.people import NightOpened, Walked
from headtable.messages.prizes import NamesDrawn
from headtable.messages.rooms import (
    Phase,
)
from headtable.saying import text
from headtable_tools.replay.difference import Difference, differing
from headtable_tools.replay.replayed import decided_again, is_about_dice


class Opening(Struct, frozen=True):
    """The commitment that was published when the night opened, and whether it is that of the seed."""

    entry: int
    commitment: str
    kept: bool


class DrawCheck(Struct, frozen=True):
    """A draw as the seed gives it, its steps, and whether the journal says the same."""

    entry: int
    draw: Draw
    picks: tuple[Pick, ...]
    kept: bool


class Verdict(Struct, frozen=True):
    """The result of a check. It shows the seed only when the night is over."""

    honest: bool
    ruleset: str
    bunco_word: str  # what its ruleset calls a bunco
    semi_final: int  # the number of the set that is the semi-final; 0 without one
    opened: str
    phase: Phase
    entries: int
    seed: str | None
    openings: tuple[Opening, ...]
    draws: tuple[DrawCheck, ...]
    missing: tuple[int, ...]  # entries whose numbers are left out
    differences: tuple[Difference, ...]


def verify(path: Path) -> Verdict:
    """Check a journal from its first entry; the file is only read, even while an engine adds to it."""
    with Journal.read(path) as journal:
        check = Check(rulesets.parse(journal.ruleset, text("ruleset-in-journal", journal=path)), journal.seed)
        numbers = [check.take(entry) for entry in journal.entries()]
        return check.verdict(journal, numbers)


class Check:
    """A night decided again, entry by entry, which records its draws."""

    def __init__(self, ruleset: Ruleset, seed: str) -> None:
        self._seed = seed
        self._seen: list[Draw] = []
        self._history = History(ruleset, seed, self._seen.append)
        self._openings: list[Opening] = []
        self._draws: dict[Draw, DrawCheck] = {}
        self._differences: list[Difference] = []

    def take(self, entry: Entry) -> int:
        """Decide an entry again and compare; the night goes on with what is decided, not with what is written."""
        if is_about_dice(entry):
            return entry.number
        self._seen.clear()
        decided = decided_again(self._history, entry)
        written = entry.outcome
        self._openings += opened(entry, self._seed)
        self._differences += differing(entry.number, written, decided)
        if isinstance(written, tuple) and isinstance(decided, tuple):
            self._see(entry.number, kept=drawn(written) == drawn(decided))
            self._history.record(entry.number, meaning(entry.heard), decided)
        return entry.number

    def verdict(self, journal: Journal, numbers: list[int]) -> Verdict:
        """The verdict on all entries together."""
        missing = tuple(sorted(set(range(1, max(numbers, default=0))) - set(numbers)))
        night = self._history.night
        kept = all(opening.kept for opening in self._openings) and all(draw.kept for draw in self._draws.values())
        return Verdict(
            honest=kept and not missing and not self._differences,
            ruleset=night.ruleset.name,
            bunco_word=night.ruleset.words.bunco,
            semi_final=night.stage.semi,
            opened=journal.opened,
            phase=night.phase,
            entries=len(numbers),
            seed=self._seed if night.phase == "over" else None,
            openings=tuple(self._openings),
            draws=tuple(self._draws.values()),
            missing=missing,
            differences=tuple(self._differences),
        )

    def _see(self, entry: int, *, kept: bool) -> None:
        """The draws of this entry; one that is made again when the past is put right is listed once."""
        for draw in self._seen:
            steps = tuple(picks(draw.choices, len(draw.drawn), self._seed, draw.purpose))
            self._draws.setdefault(draw, DrawCheck(entry, draw, steps, kept))


def opened(entry: Entry, seed: str) -> Iterator[Opening]:
    """The commitments that an entry published."""
    for fact in entry.facts:
        if isinstance(fact, NightOpened):
            yield Opening(entry.number, fact.commitment, fact.commitment == commitment(seed))


def drawn(facts: Facts) -> list[object]:
    """The parts of these facts that rest on draws: seats, names, and partners of a walk."""
    seats = [fact.seats for fact in facts if isinstance(fact, NightOpened)]
    names = [fact.players for fact in facts if isinstance(fact, NamesDrawn)]
    return [*seats, *names, *(fact.walks for fact in facts if isinstance(fact, Walked))]
