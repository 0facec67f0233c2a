"""An evening to test with: says things to a history and keeps the journal that an engine would keep."""

from __future__ import annotations

from msgspec.structs import replace

from headtable.errors import NotAllowed
from headtable.game import History, Night, Ruleset
from headtable.messages.facts import Fact
from headtable.messages.inputs import Input
from headtable.messages.pace import Ring, StartRound
from headtable.messages.people import OpenNight
from headtable.messages.refusals.every import RuleRefusal
from headtable.messages.table import Claim
from headtable.messages.words import Team, Worth
from headtable.rulesets import load

TWELVE = ("Ann", "Bob", "Cat", "Dee", "Eve", "Flo", "Gil", "Hal", "Ida", "Jim", "Kay", "Lou")
SEED = "5eed" * 8
RFP = replace(load("rfp"), knockout=None)  # what follows the last set has tests of its own
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
        """The sentence that says why it is not allowed now."""
        return str(self._refused(said))

    def why_not(self, said: Input) -> RuleRefusal:
        """The reason why it is not allowed now."""
        reason = self._refused(said).reason
        assert isinstance(reason, RuleRefusal)
        return reason

    def _refused(self, said: Input) -> NotAllowed:
        try:
            self.history.decide(said)
        except NotAllowed as why:
            return why
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
