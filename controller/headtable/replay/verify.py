"""Whether a night was honest: every draw and every fact of its journal, held to the seed and to the rules.

``verify(Path("tonight.night.db")).honest``
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import zip_longest
from pathlib import Path

from msgspec import Struct

from headtable import rulesets
from headtable.game import History, Ruleset
from headtable.game.draws import Draw, Pick, commitment, picks
from headtable.journal import Entry, Facts, Journal
from headtable.meaning import meaning
from headtable.messages import Fact, NightOpened, Phase, Walked
from headtable.replay.night import Difference, decided_again, is_about_dice
from headtable.saying import tell

NOTHING = "nothing"


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
    """What was checked, and what came of it; the seed is told only when the night is over."""

    honest: bool
    ruleset: str
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
        check = Check(rulesets.parse(journal.ruleset, f"the ruleset in {path}"), journal.seed)
        numbers = [check.take(entry) for entry in journal.entries()]
        return check.verdict(journal, numbers)


class Check:
    """A night decided again, entry by entry, before a witness of its draws."""

    def __init__(self, ruleset: Ruleset, seed: str) -> None:
        self._seed = seed
        self._seen: list[Draw] = []
        self._history = History(ruleset, seed, self._seen.append)
        self._openings: list[Opening] = []
        self._draws: dict[Draw, DrawCheck] = {}
        self._differences: list[Difference] = []

    def take(self, entry: Entry) -> int:
        """Decide an entry again and compare; what was accepted goes on as it is decided, not as it is written."""
        if is_about_dice(entry):
            return entry.number
        self._seen.clear()
        decided = decided_again(self._history, entry)
        written = entry.facts if entry.refusal is None else entry.refusal
        self._openings += opened(entry, self._seed)
        self._differences += differing(entry.number, written, decided)
        if not isinstance(written, str) and not isinstance(decided, str):
            self._see(entry.number, kept=drawn(written) == drawn(decided))
            self._history.record(entry.number, meaning(entry.heard), decided)
        return entry.number

    def verdict(self, journal: Journal, numbers: list[int]) -> Verdict:
        """What all entries together say."""
        missing = tuple(sorted(set(range(1, max(numbers, default=0))) - set(numbers)))
        night = self._history.night
        kept = all(opening.kept for opening in self._openings) and all(draw.kept for draw in self._draws.values())
        return Verdict(
            honest=kept and not missing and not self._differences,
            ruleset=night.ruleset.name,
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
    """What rests on draws in these facts: where everybody sits."""
    seats = [fact.seats for fact in facts if isinstance(fact, NightOpened)]
    return [*seats, *(fact.walks for fact in facts if isinstance(fact, Walked))]


def differing(entry: int, written: Facts | str, decided: Facts | str) -> Iterator[Difference]:
    """Each fact, or the refusal, that is not what is decided again."""
    if isinstance(written, str) or isinstance(decided, str):
        if written != decided:
            yield Difference(entry, outcome_told(written), outcome_told(decided))
        return
    for one, other in zip_longest(written, decided):
        if one != other:
            yield Difference(entry, *contrasted(one, other))


def outcome_told(outcome: Facts | str) -> str:
    """The facts' sentences, or the refusal."""
    return f"refused: {outcome}" if isinstance(outcome, str) else ", ".join(map(tell, outcome))


def contrasted(one: Fact | None, other: Fact | None) -> tuple[str, str]:
    """Two facts in words; of a long list only what is not the same in both."""
    if one is None or other is None:
        return tell(one) if one else NOTHING, tell(other) if other else NOTHING
    if tell(one) == tell(other):  # they differ in what no sentence tells
        return repr(one), repr(other)
    pieces = zip_longest(tell(one).split("; "), tell(other).split("; "), fillvalue=NOTHING)
    unlike = [pair for pair in pieces if pair[0] != pair[1]]
    return "; ".join(pair[0] for pair in unlike), "; ".join(pair[1] for pair in unlike)
