"""Throws of electronic dice that wait: the table may object before they count.

A waiting throw is not in the journal and has no verdict. Its reader repeats it, to this engine or the next.
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct
from msgspec.structs import replace

from headtable.messages.facts import Fact
from headtable.messages.inputs import Heard, Input
from headtable.messages.line import Dice, DieSeen
from headtable.messages.pace import AskForHelp, HelpCame, NoDeviceAt
from headtable.messages.past import UndoLast
from headtable.messages.refusals.speaking import DiceSayOtherwise
from headtable.messages.table import BadThrow, BuncoShown, Claim, Rolled, TablePlay, TableWon, Throw
from headtable.messages.words import Faces, Worth


class Proposal(Struct, frozen=True):
    """A throw as it arrived, its score, and the time until which the table may object."""

    heard: Heard
    said: Throw
    worth: Worth | None
    until_s: float
    to_call: bool = False  # a bunco that decides a tie or the round, and still needs its call


class Agreed(Struct, frozen=True):
    """The pad reports the same as the dice, so both are one roll."""

    proposal: Proposal


class TakenBack(Struct, frozen=True):
    """The table takes the throw back."""

    proposal: Proposal


class Spoilt(Struct, frozen=True):
    """A die was cocked or left the table: the rules have all dice thrown again."""

    proposal: Proposal


class Contradicted(Struct, frozen=True):
    """The pad reports another score than the dice."""

    why: DiceSayOtherwise


class GoneOn(Struct, frozen=True):
    """The message comes after these throws, so they count and are decided first."""

    proposals: tuple[Proposal, ...] = ()


Answer = Agreed | TakenBack | Spoilt | Contradicted | GoneOn


class Proposals:
    """At most one throw waits at each table, for ``confirm_s``; with 0 none waits."""

    def __init__(self, confirm_s: float, clock: Callable[[], float]) -> None:
        self._confirm_s = confirm_s
        self._clock = clock
        self._waiting: dict[int, Proposal] = {}  # by table, the oldest first

    def holds(self, heard: Heard) -> bool:
        """Whether exactly this throw waits already."""
        mine = self._waiting.get(heard.table or 0)
        return mine is not None and mine.heard.key == heard.key

    def wants(self, heard: Heard, facts: tuple[Fact, ...]) -> bool:
        """Whether a throw must wait: a throw of electronic dice that gives a roll or a winner."""
        decides = any(isinstance(fact, Rolled | TableWon) for fact in facts)
        return self._confirm_s > 0 and isinstance(heard.said, Dice) and decides

    def hold(self, heard: Heard, said: Throw, facts: tuple[Fact, ...]) -> None:
        """Let a throw wait."""
        self._waiting.pop(said.table, None)  # so that it becomes the newest
        to_call = any(isinstance(fact, BuncoShown) for fact in facts)
        worth = "bunco" if to_call else next((fact.worth for fact in facts if isinstance(fact, Rolled)), None)
        until_s = self._clock() + self._confirm_s
        self._waiting[said.table] = Proposal(heard, said, worth, until_s, to_call)

    def drop(self, proposal: Proposal) -> None:
        """Forget a throw that has its verdict."""
        self._waiting.pop(proposal.said.table, None)

    def shown(self, table: int) -> Faces | None:
        """The proposal of the dice at a table."""
        waiting = self._waiting.get(table)
        return waiting.said.faces if waiting else None

    def due(self) -> tuple[Proposal, ...]:
        """The throws whose time to object is over."""
        now_s = self._clock()
        return tuple(waiting for waiting in self._waiting.values() if waiting.until_s <= now_s)

    @property
    def waiting(self) -> tuple[Proposal, ...]:
        """All waiting throws, the oldest first."""
        return tuple(self._waiting.values())

    @property
    def left_s(self) -> float | None:
        """The time until the next proposal is due; None if none waits."""
        first_s = min((waiting.until_s for waiting in self._waiting.values()), default=None)
        return None if first_s is None else max(first_s - self._clock(), 0.0)

    def answer(self, heard: Heard, said: Input) -> Answer:
        """The effect of a message on the waiting throws."""
        if not self._waiting or isinstance(said, AskForHelp | HelpCame | NoDeviceAt):
            return GoneOn()  # it does not concern the dice
        if not isinstance(said, TablePlay | UndoLast):
            return GoneOn(self.waiting)
        mine = self._waiting.get(said.table)
        if mine is None:
            return GoneOn()
        calls_it = mine.to_call and isinstance(said, Claim) and said.worth == mine.worth
        if calls_it or isinstance(heard.said, Dice | DieSeen):
            return GoneOn((mine,))
        return self._at_its_table(mine, said)

    def _at_its_table(self, mine: Proposal, said: TablePlay | UndoLast) -> Answer:
        match said:
            case Claim(_, worth) if worth == mine.worth:
                return Agreed(mine)
            case Throw(_, faces) if sorted(faces) == sorted(mine.said.faces):
                return Agreed(mine)
            case Claim() | Throw():
                return self._contradicted(mine)
            case UndoLast():
                return TakenBack(mine)
            case BadThrow():
                return Spoilt(mine)
            case _:
                return GoneOn((mine,))

    def _contradicted(self, mine: Proposal) -> Contradicted:
        """Restart the table's time, so that it can look at the dice and take them back."""
        table = mine.said.table
        self._waiting[table] = replace(mine, until_s=self._clock() + self._confirm_s)
        return Contradicted(DiceSayOtherwise(table, mine.said.faces, mine.worth))
