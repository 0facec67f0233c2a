"""Decide again what was played, in a corrected past: nobody moves, and no roll is lost.

Two nights advance together: the night as it was played, and the night as it is now. Rolls are decided again, so that
points, winners and cards are right. What people did because of them stays: who had the dice, bells, ties, seats.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import takewhile

from headtable.errors import NotAllowed
from headtable.game.apply import apply
from headtable.game.decide import decide
from headtable.game.night import Night
from headtable.game.past.corrected_names import corrected_names
from headtable.game.past.kept_facts import same_chair, with_its_dice
from headtable.game.past.name_map import NameMap
from headtable.game.past.played_entry import NOTHING, PlayedEntry, because, has, is_a_roll, is_alike, leads
from headtable.game.past.retold_room import Begun, RetoldRoom
from headtable.game.past.retold_table import AtATable, AtATableFact, RetoldTable
from headtable.game.past.voided import refusal
from headtable.messages.facts import Fact
from headtable.messages.pace import BreakStarted, Ring, RoundCalled
from headtable.messages.past import Contradiction, OtherBell, OtherTurns, WouldWinFinal, WouldWinTie
from headtable.messages.people import (
    Arrived,
    ChairFact,
    ChairPlay,
    Leave,
    NamingFact,
    Rename,
    SwapSeats,
    Walked,
)
from headtable.messages.plays import Play
from headtable.messages.prizes import (
    AbsentFact,
    FinalFact,
    FinalRolled,
    GivenFact,
    GiveTraveler,
    GrandPrizeWon,
    NightOver,
    RollOffPlay,
    SemiFact,
    SemiSeated,
    SettlingFact,
    TiedFor,
)
from headtable.messages.refusals.past import (
    NameWasTaken,
    NoChairThen,
    PlayRefusal,
    RolledForSince,
    SettledSince,
    TableWasSet,
    WhatWasPlayedStands,
)
from headtable.messages.roll_offs import What
from headtable.messages.table import (
    DicePassed,
    FinalScore,
    FirstPlay,
    FirstRollerChosen,
    OutcomeFact,
    Rolled,
    RollPlay,
    TablePlay,
    TableWon,
)


class AsPlayed:
    """The played night and the corrected one, kept in step; ``contradictions`` are those of the present entry."""

    def __init__(self, played: Night, night: Night, turns: AtATable | None) -> None:
        self.contradictions: list[Contradiction] = []
        self.refused: PlayRefusal | None = None
        self.unsettled = False  # whether something was left out that is to be settled at the end
        self.had_break = False  # whether the break before a semi-final that is seated again has begun
        self._chair = False  # whether the entry seats somebody differently than told
        self._played = played
        self._night = night
        self._names = NameMap(played, night)
        self._table = RetoldTable(self._names, turns, self.contradictions)
        self._room = RetoldRoom(self._names, self.contradictions)

    def facts(self, play: Play | None, told: PlayedEntry, begun: Begun) -> Iterator[Fact]:
        """Yield the facts of an entry one by one. The caller applies each before it asks for the next."""
        self.contradictions.clear()
        self.refused = None
        self.had_break |= not begun.round and has(told.facts, SemiSeated) and has(told.facts, BreakStarted)
        told = with_its_dice(play, self._after_its_chair(told)) if told.facts else NOTHING
        facts = self._facts if is_alike(play, told) else self._instead
        for fact in facts(play, told, begun):
            self._check(fact)
            yield fact
            self._names.tells(fact)
        self._check_settled(self._played.contest.what if self._played.contest else None)

    def _check_settled(self, others: What | None) -> None:
        """Raise NotAllowed if people would still have to roll for something that they have built on."""
        waits = self._night.contest
        if waits and waits.what != others:
            raise NotAllowed(SettledSince(waits.what))

    def _check(self, fact: Fact) -> None:
        """Raise NotAllowed if a roll-off was already settled by then, or two people would bear one name."""
        if isinstance(fact, NamingFact) and fact.new_name in self._night.cards:
            raise NotAllowed(NameWasTaken(fact.new_name))
        if isinstance(fact, TiedFor):
            self._check_settled(fact.what)
        waits = self._night.contest
        if isinstance(fact, SettlingFact) and (waits is None or waits.what != fact.what):
            raise NotAllowed(RolledForSince(fact.what))

    def _instead(self, play: Play | None, told: PlayedEntry, begun: Begun) -> Iterator[Fact]:
        """Take back what was said, and then say an input of another kind."""
        yield from self._facts(None, told, begun)
        said = False
        for fact in self._facts(play, NOTHING, begun):
            yield fact
            said = True
        if not said:
            self.refused = self.refused or WhatWasPlayedStands()

    def _facts(self, play: Play | None, told: PlayedEntry, begun: Begun) -> Iterator[Fact]:
        self._chair = self._is_about_a_chair(play, told)
        decided: tuple[Fact, ...] = ()
        if play is not None and self._is_decided_again(play, told):
            yield from self._same_chair(play)
            decided = self._decided(play, told)
            yield from leads(decided)
        elif self._chair:
            yield from self._in_a_chair(play, told)
        elif play is not None:
            self._would_win_final(play, told)
            self._other_names(play, told)
            yield from map(self._names.of_people, leads(told.facts))
        yield from self._rest(play, told, decided, begun)

    def _after_its_chair(self, told: PlayedEntry) -> PlayedEntry:
        """The facts of a roll that come after those that name the first roller."""
        if told.play is None or not is_a_roll(told.play):
            return told
        chosen = tuple(takewhile(lambda fact: isinstance(fact, FirstRollerChosen), told.facts))
        self._apply_as_played(*chosen)
        return PlayedEntry(told.play, told.facts[len(chosen) :])

    def _is_decided_again(self, play: Play, told: PlayedEntry) -> bool:
        changed = play != told.play
        if isinstance(play, TablePlay) and self._played.phase != "final":
            return changed or not isinstance(play, FirstPlay)
        if isinstance(play, Ring) and has(told.facts, Rolled):  # the bell was the call of a bunco
            return True
        return changed and isinstance(play, RollOffPlay | Rename | GiveTraveler)

    def _is_about_a_chair(self, play: Play | None, told: PlayedEntry) -> bool:
        """Tell whether the entry seats somebody differently than it did when it was played.

        Either the entry is another one, or other people sit in the chairs.
        """
        if not isinstance(play or told.play, ChairPlay):
            return False
        if play == told.play:
            return self._names.differ
        return type(play) is not type(told.play) or isinstance(play, Leave | SwapSeats)

    def _in_a_chair(self, play: Play | None, told: PlayedEntry) -> Iterator[Fact]:
        """Seat people by the host's word. Nobody sits at a table that did not exist."""
        arrived = next((fact for fact in told.facts if isinstance(fact, Arrived)), None)
        unchanged = arrived if play == told.play else None
        if unchanged and (same := same_chair(self._night, self._names.of(unchanged.player), unchanged)):
            yield same
            return
        if arrived and arrived.beside:
            raise NotAllowed(TableWasSet(arrived.player))
        facts = self._decided(self._names.in_play(play), told) if play is not None else ()
        for fact in facts:
            if isinstance(fact, Arrived) and fact.beside:
                raise NotAllowed(NoChairThen(fact.player))
            if isinstance(fact, ChairFact):
                yield fact

    def _other_names(self, play: Play, told: PlayedEntry) -> None:
        self._names.call(corrected_names(self._night, told.play, play, told.facts))

    def _decided(self, play: Play, told: PlayedEntry) -> tuple[Fact, ...]:
        try:
            return decide(self._still_waiting(play, told), self._in_its_chairs(play, told))
        except NotAllowed as why:
            self.refused = refusal(why)
            return ()

    def _in_its_chairs(self, play: Play, told: PlayedEntry) -> Play:
        """The same play; a sheet that is told as before is about whoever sits in these chairs now."""
        return self._names.in_chairs(play) if isinstance(play, FinalScore) and play == told.play else play

    def _still_waiting(self, play: Play, told: PlayedEntry) -> Night:
        """Keep a bunco waiting for its call, if the roll that ends it was not played then."""
        if told.facts or not isinstance(play, RollPlay) or play.table > len(self._night.tables):
            return self._night
        if not self._table.played(play.table).shown:
            return self._night
        night = self._night.snapshot()
        night.tables[play.table - 1].shown = None
        return night

    def _same_chair(self, play: Play) -> Iterator[Fact]:
        """Give the dice to the player who had them when it was played."""
        if not isinstance(play, TablePlay) or self._table.follows(play.table) or play.table > len(self._night.tables):
            return
        table, played = self._night.tables[play.table - 1], self._played.tables[play.table - 1]
        if table.roller != played.roller:
            self.contradictions.append(OtherTurns(self._night.set, self._night.round, play.table))
            yield FirstRollerChosen(play.table, table.seats[played.roller])

    def _rest(self, play: Play | None, told: PlayedEntry, decided: tuple[Fact, ...], begun: Begun) -> Iterator[Fact]:
        """The room's reactions to the play, as they were played."""
        self._apply_as_played(*leads(told.facts))
        self._same_turns(play, told, decided)
        if isinstance(play, TablePlay) and self._table.follows(play.table):
            yield from (fact for fact in decided if isinstance(fact, DicePassed))
        if isinstance(play, GiveTraveler) and decided:
            self._apply_as_played(*because(told.facts))
            yield from decided
            return
        for fact in because(told.facts):
            if not self._is_of_a_walk_to_come(fact, told, begun) and not self._is_of_the_play(fact, play, told):
                yield from self._again(fact, decided, begun)
            self._apply_as_played(fact)

    def _is_of_a_walk_to_come(self, fact: Fact, told: PlayedEntry, begun: Begun) -> bool:
        """Tell whether the fact names a first roller for a round that nobody has walked to yet."""
        return isinstance(fact, FirstRollerChosen) and has(told.facts, Walked) and not begun.round

    def _is_of_the_play(self, fact: Fact, play: Play | None, told: PlayedEntry) -> bool:
        """Tell whether a fact after the room's reactions belongs to the play, and so is replaced or taken back.

        A roll that was said instead of a bell stands after what the bell had led to.
        """
        is_outcome = isinstance(fact, OutcomeFact) and not isinstance(fact, AtATableFact)
        return is_outcome and (play is None or self._is_decided_again(play, told))

    def _apply_as_played(self, *facts: Fact) -> None:
        for fact in facts:
            apply(self._played, fact)
            self._names.told(fact)

    def _same_turns(self, play: Play | None, told: PlayedEntry, decided: tuple[Fact, ...]) -> None:
        """Note a contradiction where the rules would have passed the dice otherwise, or rung the bell."""
        if not isinstance(play, TablePlay) or not decided:
            return
        where = (self._night.set, self._night.round, play.table)
        if winners := self._would_win_tie(play.table, told, decided):
            self.contradictions.append(WouldWinTie(*where, winners=winners))
        elif has(decided, RoundCalled) and not has(told.facts, RoundCalled):
            self.contradictions.append(OtherBell(*where, bell="silent"))
        elif has(decided, DicePassed) != has(told.facts, DicePassed) and not has(decided, RoundCalled):
            self.contradictions.append(OtherTurns(*where))

    def _would_win_tie(self, table: int, told: PlayedEntry, decided: tuple[Fact, ...]) -> tuple[str, str] | None:
        """The winners of a sudden death that people have played on."""
        if not self._night.rules.tie.wins or not self._table.played(table).tied or has(told.facts, TableWon):
            return None
        return next((fact.winners for fact in decided if isinstance(fact, TableWon) and fact.table == table), None)

    def _again(self, fact: Fact, decided: tuple[Fact, ...], begun: Begun) -> Iterator[Fact]:
        """One of the room's reactions, as it stands in the night as it is now."""
        if isinstance(fact, AtATableFact):
            yield from self._table.again(fact, decided)
        elif self._is_left_out(fact, begun):
            self.unsettled = True
        elif not self._is_said_otherwise(fact):
            yield from self._room.again(fact, begun)

    def _is_said_otherwise(self, fact: Fact) -> bool:
        """Tell whether the fact is about a chair, so that the code above has already handled it."""
        return self._chair and isinstance(fact, ChairFact)

    def _is_left_out(self, fact: Fact, begun: Begun) -> bool:
        """Tell whether the fact is left out because it is settled again at the end.

        That holds for anything only on paper, and for a stage that was not begun.
        """
        if isinstance(fact, GivenFact | NightOver):
            return True
        if isinstance(fact, SemiFact):
            return not begun.round
        return isinstance(fact, FinalFact) and not isinstance(fact, AbsentFact) and not begun.final

    def _would_win_final(self, play: Play, told: PlayedEntry) -> None:
        """Note a contradiction if a corrected roll wins the final, but people have gone on."""
        if play == told.play or not has(told.facts, FinalRolled):
            return
        won_by = next((fact for fact in self._decided(play, told) if isinstance(fact, GrandPrizeWon)), None)
        if won_by:
            self.contradictions.append(WouldWinFinal(won_by.player))
