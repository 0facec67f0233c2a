"""The night's facts, entry by entry, as the console lists them.

Everybody may read the lines, so none of them names an account.
"""

from __future__ import annotations

from bisect import bisect_left, insort
from collections.abc import Iterable, Iterator
from itertools import islice
from textwrap import shorten

from msgspec import Struct
from msgspec.structs import replace

from headtable.messages.facts import Fact, Told
from headtable.messages.pace import RoundStarted
from headtable.messages.past import Inserted, PastFact, Revised, Voided
from headtable.messages.prizes import SemiSeated
from headtable.messages.words import EntryNumber, SetNumber
from headtable.rulecard.ruleset_title import ruleset_title
from headtable.saying import BUNCO, capital, say, text
from headtable.saying.languages import language
from headtable.saying.semi_final import semi_final_is

MOST_ENTRIES = 20_000  # a night of a hundred tables has fewer
MOST_AT_ONCE = 150  # entries
LONGEST_NAME = 80  # of an entry inside another sentence
LONGEST_WORDS = 160  # the opening of a night names everybody


class FactLine(Struct, frozen=True):
    """A fact as the console lists it: as data and as a sentence.

    ``detail`` is a separate sentence: why an entry no longer counts, or what was forgotten after one. The page names
    that entry.
    """

    entry: EntryNumber
    part: int
    fact: Fact
    words: str
    detail: str = ""
    at_ms: int | None = None


class Page(Struct, frozen=True):
    """A page of facts, the oldest first, always with whole entries; and whether older ones exist."""

    lines: tuple[FactLine, ...]
    more: bool


class _Kept:
    """A fact, and its line in each language in which somebody has read it."""

    def __init__(self, told: Told) -> None:
        self.told = told
        self._lines: dict[str, FactLine] = {}

    def line(self, bunco: str, rules: str, semi_final: SetNumber | None) -> FactLine:
        """The fact's line for the present reader."""
        if language() not in self._lines:
            self._lines[language()] = _line(self.told, bunco, rules, semi_final)
        return self._lines[language()]

    def forget_lines(self) -> None:
        """Make the lines again when they are read, because their words have changed."""
        self._lines.clear()


class FactLog:
    """Every fact of the night, once and in its place, even if they arrive out of order."""

    def __init__(self, most: int = MOST_ENTRIES) -> None:
        self._most = most
        self._entries: dict[int, dict[int, _Kept]] = {}
        self._numbers: list[int] = []
        self.tables = 0  # facts up to this entry are known to be complete
        self._bunco = BUNCO
        self._rules = ""
        self._semi_final: SetNumber | None = None

    def name_the_rules(self, title: str, bunco: str) -> None:
        """Use the title of tonight's rules and their word for a bunco, in every line."""
        if (title, bunco) == (self._rules, self._bunco):
            return
        self._rules, self._bunco = title, bunco
        self._forget_lines()

    def _forget_lines(self) -> None:
        for parts in self._entries.values():
            for kept in parts.values():
                kept.forget_lines()

    def add(self, told: Told) -> None:
        """Put a fact in its place."""
        if told.entry not in self._entries:
            self._entries[told.entry] = {}
            insort(self._numbers, told.entry)
        self._entries[told.entry][told.part] = _Kept(told)
        if isinstance(told.fact, SemiSeated):
            self._semi_final = told.fact.set
            self._forget_lines()
        self.tables = max(self.tables, getattr(told.fact, "table", None) or 0)
        while len(self._numbers) > self._most:
            del self._entries[self._numbers.pop(0)]

    def line(self, told: Told) -> FactLine:
        """A fact as a line, in the reader's language."""
        kept = self._at(told)
        return (
            kept.line(self._bunco, self._rules, self._semi_final)
            if kept
            else _line(told, self._bunco, self._rules, self._semi_final)
        )

    def name_of(self, entry: EntryNumber) -> str:
        """What an entry was, in quotation marks; its number if the log does not have it."""
        parts = self._entries.get(entry)
        if parts is None:
            return str(entry)
        words = parts[min(parts)].line(self._bunco, self._rules, self._semi_final).words
        return text("console-quoted", words=capital(shorten(words, LONGEST_NAME, placeholder=" …")))

    def clear(self) -> None:
        """Empty the log, because another night begins."""
        self._entries.clear()
        self._numbers.clear()
        self.tables = 0
        self._semi_final = None

    def has(self, told: Told) -> bool:
        """Whether the log holds exactly this fact."""
        kept = self._at(told)
        return kept is not None and kept.told.fact == told.fact

    def contradicts(self, told: Told) -> bool:
        """Whether another fact has this fact's number. Then this fact belongs to another night."""
        kept = self._at(told)
        return kept is not None and kept.told.fact != told.fact

    def _at(self, told: Told) -> _Kept | None:
        return self._entries.get(told.entry, {}).get(told.part)

    @property
    def last(self) -> EntryNumber:
        """The newest entry; 0 while there is none."""
        return self._numbers[-1] if self._numbers else 0

    @property
    def full(self) -> bool:
        """Whether the log has no room for older facts."""
        return len(self._numbers) >= self._most

    def start_of_round(self) -> EntryNumber | None:
        """The newest entry that started a round; None if the log has none."""
        for number in reversed(self._numbers):
            if any(isinstance(kept.told.fact, RoundStarted) for kept in self._entries[number].values()):
                return number
        return None

    def first_parts(self, first: EntryNumber) -> Iterator[Told]:
        """The first fact of each entry from one on."""
        for number in self._numbers[bisect_left(self._numbers, first) :]:
            yield self._entries[number][min(self._entries[number])].told

    def page(self, before: EntryNumber | None = None, table: int | None = None) -> Page:
        """The newest facts, or those before an entry.

        A table may be named: then only its facts are listed, with all revisions of the past.
        """
        found = list(islice(self._backwards(before, table), MOST_AT_ONCE + 1))
        shown = found[MOST_AT_ONCE - 1 :: -1]
        lines = tuple(kept.line(self._bunco, self._rules, self._semi_final) for entry in shown for kept in entry)
        return Page(lines, len(found) > MOST_AT_ONCE)

    def _backwards(self, before: EntryNumber | None, table: int | None) -> Iterator[list[_Kept]]:
        end = len(self._numbers) if before is None else bisect_left(self._numbers, before)
        for place in range(end - 1, -1, -1):
            parts = self._entries[self._numbers[place]]
            if table is None or _is_about(table, parts.values()):
                yield [parts[part] for part in sorted(parts)]


def _line(told: Told, bunco: str, rules: str, semi_final: SetNumber | None) -> FactLine:
    fact = _without_account(told)
    # The fact has the name of a file.
    by_title = {"ruleset": text("console-quoted", words=ruleset_title(rules))} if rules else {}
    with semi_final_is(semi_final):
        words = shorten(say(fact, bunco, **by_title), LONGEST_WORDS, placeholder=" …")
        return FactLine(told.entry, told.part, fact, words, _detail(fact, bunco), told.at_ms)


def _without_account(told: Told) -> Fact:
    """The fact without the name of an account. Everybody may read it, and only hosts may read that name."""
    of_account = isinstance(told.fact, Revised) and told.role not in ("device", "phone")
    return replace(told.fact, by="host") if of_account else told.fact


def _detail(fact: Fact, bunco: str) -> str:
    match fact:
        case Voided(why=why):
            return say(why, bunco)
        case Inserted(forgotten=forgotten):
            return say(forgotten, bunco)
        case _:
            return ""


def _is_about(table: int, all_kept: Iterable[_Kept]) -> bool:
    """Whether the fact is a revision of the past. It is listed for every table, because it may change any entry."""
    facts = [kept.told.fact for kept in all_kept]
    return any(isinstance(fact, PastFact) or getattr(fact, "table", None) == table for fact in facts)
