"""A short night in a real journal, with dice of its own chance, and a hand that forges journals."""

from __future__ import annotations

import random
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from itertools import count
from pathlib import Path

from headtable.engine.resumed_night import history_of
from headtable.errors import NotAllowed
from headtable.game import History, Night
from headtable.journal import Journal
from headtable.journal.rows import checksum_of
from headtable.meaning import meaning
from headtable.messages.inputs import Heard, Input
from headtable.messages.pace import Ring, StartRound
from headtable.messages.people import OpenNight
from headtable.messages.refusals.every import refusal_of
from headtable.messages.table import Call, Claim, RollOff, Throw
from headtable.messages.words import Team, Worth
from headtable.rulesets import text

TWELVE = ("Ann", "Bob", "Cat", "Dee", "Eve", "Flo", "Gil", "Hal", "Ida", "Jim", "Kay", "Lou")
SEED = "5eed" * 8
NO_KNOCKOUT = "\n".join(line for line in text("rfp").splitlines() if not line.startswith("[knockout]")) + "\n"
NO_FINAL = NO_KNOCKOUT.replace('before = "semi_final"', "after_set = 3")  # so it is never reached
SHORT = NO_FINAL.replace("sets = 3\n", "sets = 1\n").replace("rounds = 6 ", "rounds = 2 ")


class Evening:
    """A night that is played into a journal; every speaker is a host's page, for simplicity."""

    def __init__(self, path: Path, ruleset: str = SHORT) -> None:
        self.path = path
        self.journal = Journal.create(path, ruleset, SEED)
        self.history: History = history_of(self.journal)
        self._seqs: Iterator[int] = count(1)

    @property
    def night(self) -> Night:
        """The night as it stands."""
        return self.history.night

    def say(self, *said: Input) -> int:
        """Say one thing after the other; the number of the last entry."""
        for one in said:
            heard = Heard("host-1", "h1", next(self._seqs), one, role="host")
            try:
                facts = self.history.decide(meaning(heard))
            except NotAllowed as why:
                self.journal.record(heard, refusal_of(why))
            else:
                self.history.record(self.journal.record(heard, facts), one, facts)
        return self.journal.last

    def close(self) -> None:
        """Let go of the journal."""
        self.journal.close()

    def claims(self, table: int, *worths: Worth) -> int:
        """What the rolls at one table were worth; the number of the last entry."""
        return self.say(*(Claim(table, worth) for worth in worths))

    def round_won(self, *tables: Team) -> int:
        """A whole round in which this team wins each table by one point; the number of its last entry."""
        self.say(StartRound(), Ring("host"))
        for table, team in enumerate(tables, 1):
            first: tuple[Worth, ...] = ("one", "miss", "miss") if team == "a" else ("miss", "one", "miss")
            self.claims(table, *first, "miss", "miss")
        return self.journal.last

    def roll_on(self, chance: random.Random) -> None:
        """Dice at every table, until the night is over."""
        while self.night.phase != "over":
            if self.night.phase == "ready":
                self.say(StartRound())
            for table in range(1, len(self.night.tables) + 1):
                self._roll(table, chance)

    def _roll(self, table: int, chance: random.Random) -> None:
        it = self.night.tables[table - 1]
        if it.tied:
            self.say(RollOff(table, chance.randint(1, 6), chance.randint(1, 6)))
        elif it.shown:
            self.say(Call(table))
        elif it.open:
            self.say(Throw(table, (chance.randint(1, 6), chance.randint(1, 6), chance.randint(1, 6))))


def a_night(path: Path) -> Path:
    """Two rounds of twelve drawn players, from the opening to the last standings."""
    with closing(Evening(path)) as evening:
        evening.say(OpenNight(TWELVE))
        evening.roll_on(random.Random(3))
    return path


def forge(path: Path, sql: str, *values: str | int) -> None:
    """Change a journal behind its back; the triggers are dropped, and the checksums made again."""
    forger = sqlite3.connect(path, isolation_level=None)
    try:
        for (trigger,) in forger.execute("SELECT name FROM sqlite_schema WHERE type = 'trigger'").fetchall():
            forger.execute(f"DROP TRIGGER {trigger}")
        assert forger.execute(sql, values).rowcount == 1
        for one, *values_of, _ in forger.execute("SELECT * FROM night").fetchall():
            forger.execute("UPDATE night SET checksum = ? WHERE one = ?", (checksum_of(*values_of), one))
        for number, *values_of, _ in forger.execute("SELECT * FROM entries").fetchall():
            checksum = checksum_of(number, *values_of)
            forger.execute("UPDATE entries SET checksum = ? WHERE number = ?", (checksum, number))
    finally:
        forger.close()
