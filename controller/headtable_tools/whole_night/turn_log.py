"""Notes the turns of a night, fact by fact, before each fact is applied."""

from __future__ import annotations

from msgspec.structs import replace

from headtable.game import Night
from headtable.messages.facts import Fact
from headtable.messages.people import NamingFact
from headtable.messages.table import (
    BuncoGranted,
    BuncoUncalled,
    CalledFalsely,
    DicePassed,
    Rolled,
    TableEndFact,
    TurnDeclined,
    TurnLost,
)
from headtable_tools.whole_night.night_data import Turn, TurnRoll


class TurnLog:
    """The turns so far; a player who gets another name, or whose card is taken over, has the new name in all."""

    def __init__(self) -> None:
        self.turns: list[Turn] = []
        self._open: dict[int, int] = {}  # by table, the place of its present turn

    def add(self, fact: Fact, night: Night) -> None:
        """Note a fact; the night is as it was before."""
        match fact:
            case Rolled():
                roll = TurnRoll(fact.worth, fact.points, fact.faces)
                self._roll(fact.table, fact.player, roll, night)
            case BuncoUncalled():
                shown = night.tables[fact.table - 1].shown
                self._roll(fact.table, fact.player, TurnRoll("bunco", fact.points or 0, shown, called=False), night)
            case BuncoGranted():
                self._granted(fact)
            case CalledFalsely(lost=int(lost)) | TurnLost(lost=int(lost)):
                self._add_points(self._present(fact.table, fact.player, night), -lost)
            case DicePassed() | TurnDeclined():
                self._open.pop(fact.table, None)
            case fact if isinstance(fact, TableEndFact):
                self._open.pop(fact.table, None)
            case fact if isinstance(fact, NamingFact):
                self._rename(fact.player, fact.new_name)
            case _:
                pass

    def _roll(self, table: int, player: str, roll: TurnRoll, night: Night) -> None:
        place = self._present(table, player, night)
        turn = self.turns[place]
        ended = roll.called and roll.worth in night.rules.turn_ends
        self.turns[place] = replace(turn, rolls=(*turn.rolls, roll), ended=ended)
        self._add_points(place, roll.points)

    def _present(self, table: int, player: str, night: Night) -> int:
        """The place of the present turn at the table, which begins now if there is none."""
        if table not in self._open:
            tie = night.tables[table - 1].tied
            self.turns.append(Turn(night.set, night.round, table, player, tie=tie))
            self._open[table] = len(self.turns) - 1
        return self._open[table]

    def _granted(self, fact: BuncoGranted) -> None:
        """Add the points to the turn in which that bunco went uncalled."""
        for place in range(len(self.turns) - 1, -1, -1):
            turn = self.turns[place]
            uncalled = any(not roll.called for roll in turn.rolls)
            if (turn.table, turn.player) == (fact.table, fact.player) and uncalled:
                self._add_points(place, fact.points)
                return

    def _add_points(self, place: int, points: int) -> None:
        turn = self.turns[place]
        self.turns[place] = replace(turn, points=turn.points + points)

    def _rename(self, player: str, to: str) -> None:
        self.turns = [replace(turn, player=to) if turn.player == player else turn for turn in self.turns]
