"""An evening to test with: says things to a history and keeps the journal that an engine would keep."""

from __future__ import annotations

import random

from headtable.errors import NotAllowed
from headtable.game import History, Night, Ruleset
from headtable.messages import (
    Call,
    Claim,
    Fact,
    Input,
    OpenNight,
    Play,
    Ring,
    RollOff,
    StartRound,
    Team,
    Throw,
    Worth,
)
from headtable.rulesets import load

TWELVE = ("Ann", "Bob", "Cat", "Dee", "Eve", "Flo", "Gil", "Hal", "Ida", "Jim", "Kay", "Lou")
SEED = "5eed" * 8
RFP = load("rfp")
Entry = tuple[int, Input, tuple[Fact, ...]]


class Evening:
    """Listed players in a night that is open: Ann, Bob, Cat and Dee at the head table, and so on."""

    def __init__(self, players: tuple[str, ...] = TWELVE, ruleset: Ruleset = RFP, seed: str = SEED) -> None:
        self.history = History(ruleset, seed)
        self.journal: list[Entry] = []
        self.say(OpenNight(players, "listed"))

    @property
    def night(self) -> Night:
        """The night as it stands."""
        return self.history.night

    def say(self, *said: Input) -> list[Fact]:
        """Say one thing after the other; the facts of the last."""
        facts: tuple[Fact, ...] = ()
        for one in said:
            facts = self.history.decide(one)
            self.journal.append((len(self.journal) + 1, one, facts))
            self.history.record(*self.journal[-1])
        return list(facts)

    def claims(self, table: int, *worths: Worth) -> list[Fact]:
        """Pad buttons at one table, one after the other; the facts of the last."""
        return self.say(*(Claim(table, worth) for worth in worths))

    @property
    def entry(self) -> int:
        """The journal's last entry."""
        return len(self.journal)

    def facts(self) -> list[Fact]:
        """Everything said to the room so far."""
        return [fact for _, _, facts in self.journal for fact in facts]

    def refusal(self, said: Input) -> str:
        """Why it is not allowed now."""
        try:
            self.history.decide(said)
        except NotAllowed as why:
            return str(why)
        raise AssertionError(f"{said} is allowed")

    def lap(self, table: int) -> list[Fact]:
        """Four misses at a table."""
        return self.claims(table, "miss", "miss", "miss", "miss")

    def round_won(self, *tables: Team) -> list[Fact]:
        """A whole round: at each table this team gets one point, then everybody has a turn and the bell rings."""
        self.say(StartRound())
        for table, team in enumerate(tables, 1):
            first: tuple[Worth, ...] = ("one", "miss", "miss") if team == "a" else ("miss", "one", "miss")
            self.claims(table, *first, "miss", "miss")
        return self.say(Ring("host"))


def dice(chance: random.Random) -> tuple[int, int, int]:
    """Three dice, thrown; buncos are far more frequent than in life."""
    if chance.random() < 0.05:
        face = chance.randint(1, 6)
        return face, face, face
    return chance.randint(1, 6), chance.randint(1, 6), chance.randint(1, 6)


def plausible(night: Night, chance: random.Random) -> Play:
    """What somebody in the room might say next, mostly rightly."""
    if night.phase == "closed":
        return OpenNight(TWELVE)
    table = chance.choice(night.tables)
    if night.phase == "ready":
        return chance.choice((StartRound(), StartRound(), Ring("button"), Throw(table.number, dice(chance))))
    if table.tied:
        return RollOff(table.number, chance.randint(1, 6), chance.randint(1, 6))
    if table.shown:
        return chance.choice((Call(table.number), Throw(table.number, dice(chance)), Claim(table.number, "miss")))
    if chance.random() < 0.01:
        return chance.choice((Ring("host"), Call(table.number)))
    return Throw(table.number, dice(chance))


def play_on(evening: Evening, chance: random.Random, said: int) -> None:
    """Let the room say so many things; what is not allowed is only refused."""
    for _ in range(said):
        try:
            evening.say(plausible(evening.night, chance))
        except NotAllowed:
            continue


def play_round(evening: Evening, chance: random.Random) -> None:
    """Let the room play to the end of a round."""
    over = evening.night.rounds_played + 1
    while evening.night.rounds_played < over and evening.night.phase != "over":
        play_on(evening, chance, 1)
