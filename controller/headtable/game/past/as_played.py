"""What was played, decided again in a corrected past: nobody moves, and no roll is lost.

Two nights go on in step: the night as it was played, and the night as it is now. Rolls are decided again, so that
points, winners and cards are right. What people did because of them stays: who had the dice, bells, ties, seats.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import takewhile
from typing import NamedTuple

from msgspec.structs import replace

from headtable.errors import NotAllowed
from headtable.game.apply import apply
from headtable.game.decide import decide
from headtable.game.night import Night, Table
from headtable.game.pace.progress import walked
from headtable.game.past.contradictions import other_places, would_sit
from headtable.game.past.corrected_names import corrected_names
from headtable.game.past.kept_facts import (
    same_chair,
    same_final,
    same_final_roll,
    same_ways,
    seats_of_who_is_there,
    with_its_dice,
)
from headtable.game.past.name_map import IN_A_CHAIR, NameMap, new_name
from headtable.game.past.played_entry import NOTHING, PlayedEntry, because, has, is_a_roll, is_alike, leads
from headtable.game.past.voided import refusal
from headtable.game.people.roster import is_ghost
from headtable.game.people.walking import walk
from headtable.game.prizes.traveler import holder
from headtable.game.table.finish import passed, won
from headtable.game.table.missed_bunco import uncalled
from headtable.messages.facts import Fact
from headtable.messages.pace import BreakStarted, Ring, RoundCalled
from headtable.messages.past import Contradiction, LevelNow, NoTie, OtherBell, OtherTurns, WouldWinFinal, WouldWinTie
from headtable.messages.people import (
    Arrive,
    Arrived,
    Leave,
    Left,
    NightOpened,
    Rename,
    Renamed,
    SeatedAgain,
    SeatsSwapped,
    Substitute,
    Substituted,
    SwapSeats,
    Walked,
)
from headtable.messages.plays import Play
from headtable.messages.prizes import (
    FinalistChosen,
    FinalRolled,
    FinalSeated,
    FinalStarted,
    Give,
    Given,
    GiveTraveler,
    GrandPrizeWon,
    NightOver,
    PrizesGiven,
    PrizeUnwon,
    PrizeWon,
    Qualified,
    QualifierAbsent,
    RolledFor,
    RollFor,
    SemiSeated,
    SemiSeatTaken,
    TiedFor,
    TravelerMoved,
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
    BuncoUncalled,
    Claim,
    DicePassed,
    FirstRoller,
    FirstRollerChosen,
    Rolled,
    RollForFirst,
    TablePlay,
    TableStopped,
    TableTied,
    TableWon,
    Throw,
)
from headtable.messages.words import Team

ON_PAPER = PrizeWon | PrizeUnwon | PrizesGiven | NightOver
TO_THE_SEMI = Qualified | SemiSeated | QualifierAbsent | SemiSeatTaken
TO_THE_FINAL = FinalistChosen | FinalSeated | FinalStarted | FinalRolled | GrandPrizeWon
AtATableFact = DicePassed | TableStopped | TableTied | TableWon | BuncoUncalled | RoundCalled | FirstRollerChosen
AtATable = tuple[int, int, int]  # set, round and table


class Begun(NamedTuple):
    """What rests on an entry: whether a round was begun after it, and whether the final was."""

    round: bool
    final: bool


class AsPlayed:
    """The played night and the corrected one in step; ``contradictions`` are those of the present entry."""

    def __init__(self, played: Night, night: Night, turns: AtATable | None) -> None:
        self.contradictions: list[Contradiction] = []
        self.refused: PlayRefusal | None = None
        self.unsettled = False  # whether something was left out that is to be settled at the end
        self.had_break = False  # whether the break before a semi-final that is seated again has begun
        self._chair = False  # whether it is said otherwise who sits in a chair
        self._played = played
        self._night = night
        self._turns = turns  # where the dice go round by the rules again
        self._names = NameMap(played, night)

    def facts(self, play: Play | None, told: PlayedEntry, begun: Begun) -> Iterator[Fact]:
        """The facts of an entry, one by one; each has to be applied to the night before the next is asked for."""
        self.contradictions, self.refused = [], None
        self.had_break |= not begun.round and has(told.facts, SemiSeated) and has(told.facts, BreakStarted)
        told = with_its_dice(play, self._after_its_chair(told)) if told.facts else NOTHING
        facts = self._facts if is_alike(play, told) else self._instead
        for fact in facts(play, told, begun):
            self._check(fact)
            yield fact
            self._names.tells(fact)
        self._check_settled(self._played.contest.what if self._played.contest else None)

    def _check_settled(self, others: What | None) -> None:
        """NotAllowed where people would still have to roll for what people have gone on from."""
        waits = self._night.contest
        if waits and waits.what != others:
            raise NotAllowed(SettledSince(waits.what))

    def _check(self, fact: Fact) -> None:
        """NotAllowed where people have rolled for what was settled by then, or two would bear one name."""
        if isinstance(fact, Renamed | Substituted) and (name := new_name(fact)) in self._night.cards:
            raise NotAllowed(NameWasTaken(name))
        if isinstance(fact, TiedFor):
            self._check_settled(fact.what)
        waits = self._night.contest
        if isinstance(fact, RolledFor | Given) and (waits is None or waits.what != fact.what):
            raise NotAllowed(RolledForSince(fact.what))

    def _instead(self, play: Play | None, told: PlayedEntry, begun: Begun) -> Iterator[Fact]:
        """What was said is taken back, and then something of another kind is said."""
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
        """What was told of a roll from there on where it was told who had the dice."""
        if told.play is None or not is_a_roll(told.play):
            return told
        chosen = tuple(takewhile(lambda fact: isinstance(fact, FirstRollerChosen), told.facts))
        self._apply_as_played(*chosen)
        return PlayedEntry(told.play, told.facts[len(chosen) :])

    def _is_decided_again(self, play: Play, told: PlayedEntry) -> bool:
        changed = play != told.play
        if isinstance(play, TablePlay) and self._played.phase != "final":
            return changed or not isinstance(play, FirstRoller | RollForFirst)
        if isinstance(play, Ring) and has(told.facts, Rolled):  # the bell was the call of a bunco
            return True
        return changed and isinstance(play, RollFor | Give | Rename | GiveTraveler)

    def _is_about_a_chair(self, play: Play | None, told: PlayedEntry) -> bool:
        """Whether somebody comes, goes or swaps otherwise than it was told, or where others sit than was told."""
        if not isinstance(play or told.play, Arrive | Leave | Substitute | SwapSeats):
            return False
        if play == told.play:
            return self._names.differ
        return type(play) is not type(told.play) or isinstance(play, Leave | SwapSeats)

    def _in_a_chair(self, play: Play | None, told: PlayedEntry) -> Iterator[Fact]:
        """Who sits in a chair is the host's word; nobody is at a table that was not there."""
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
            if isinstance(fact, IN_A_CHAIR):
                yield fact

    def _other_names(self, play: Play, told: PlayedEntry) -> None:
        self._names.call(corrected_names(self._night, told.play, play, told.facts))

    def _decided(self, play: Play, told: PlayedEntry) -> tuple[Fact, ...]:
        try:
            return decide(self._still_waiting(play, told), play)
        except NotAllowed as why:
            self.refused = refusal(why)
            return ()

    def _still_waiting(self, play: Play, told: PlayedEntry) -> Night:
        """A bunco that waited for its call is not lost by a roll that was not played then."""
        if told.facts or not isinstance(play, Throw | Claim) or play.table > len(self._night.tables):
            return self._night
        if not self._played_table(play.table).shown:
            return self._night
        night = self._night.snapshot()
        night.tables[play.table - 1].shown = None
        return night

    def _same_chair(self, play: Play) -> Iterator[Fact]:
        """Whoever had the dice when it was played has them."""
        if not isinstance(play, TablePlay) or self._follows(play.table) or play.table > len(self._night.tables):
            return
        table, played = self._night.tables[play.table - 1], self._played.tables[play.table - 1]
        if table.roller != played.roller:
            self._contradicts(OtherTurns(self._night.set, self._night.round, play.table))
            yield FirstRollerChosen(play.table, table.seats[played.roller])

    def _follows(self, table: int) -> bool:
        return self._turns == (self._night.set, self._night.round, table)

    def _rest(self, play: Play | None, told: PlayedEntry, decided: tuple[Fact, ...], begun: Begun) -> Iterator[Fact]:
        """What the room did because of it, as it was played."""
        self._apply_as_played(*leads(told.facts))
        self._same_turns(play, told, decided)
        if isinstance(play, TablePlay) and self._follows(play.table):
            yield from (fact for fact in decided if isinstance(fact, DicePassed))
        if isinstance(play, GiveTraveler) and decided:
            self._apply_as_played(*because(told.facts))
            yield from decided
            return
        for fact in because(told.facts):
            if not self._is_of_a_walk_to_come(fact, told, begun):
                yield from self._again(fact, decided, begun)
            self._apply_as_played(fact)

    def _is_of_a_walk_to_come(self, fact: Fact, told: PlayedEntry, begun: Begun) -> bool:
        """Whether it tells who has the dice first in a round that nobody has walked to yet."""
        return isinstance(fact, FirstRollerChosen) and has(told.facts, Walked) and not begun.round

    def _apply_as_played(self, *facts: Fact) -> None:
        for fact in facts:
            apply(self._played, fact)
            self._names.told(fact)

    def _same_turns(self, play: Play | None, told: PlayedEntry, decided: tuple[Fact, ...]) -> None:
        """Note where by the rules the dice would have gone round otherwise, or the bell would have rung."""
        if not isinstance(play, TablePlay) or not decided:
            return
        where = (self._night.set, self._night.round, play.table)
        if winners := self._would_win_tie(play.table, told, decided):
            self._contradicts(WouldWinTie(*where, winners=winners))
        elif has(decided, RoundCalled) and not has(told.facts, RoundCalled):
            self._contradicts(OtherBell(*where, bell="silent"))
        elif has(decided, DicePassed) != has(told.facts, DicePassed) and not has(decided, RoundCalled):
            self._contradicts(OtherTurns(*where))

    def _would_win_tie(self, table: int, told: PlayedEntry, decided: tuple[Fact, ...]) -> tuple[str, str] | None:
        """Who would have won a sudden death that people have played on."""
        if not self._night.rules.tie.wins or not self._played_table(table).tied or has(told.facts, TableWon):
            return None
        return next((fact.winners for fact in decided if isinstance(fact, TableWon) and fact.table == table), None)

    def _contradicts(self, contradiction: Contradiction) -> None:
        self.contradictions.append(contradiction)

    def _again(self, fact: Fact, decided: tuple[Fact, ...], begun: Begun) -> Iterator[Fact]:
        """One thing that the room did, as it stands in the night as it is now."""
        if isinstance(fact, AtATableFact):
            yield from self._again_at_a_table(fact, decided)
        elif self._is_left_out(fact, begun):
            self.unsettled = True
        elif not self._is_said_otherwise(fact):
            yield from self._again_in_the_room(fact, begun)

    def _again_at_a_table(self, fact: AtATableFact, decided: tuple[Fact, ...]) -> Iterator[Fact]:
        match fact:
            case DicePassed():
                yield from self._lost(fact.table)
                if not self._follows(fact.table):
                    yield passed(self._night.tables[fact.table - 1])
            case TableStopped():
                yield from self._lost(fact.table)
                yield TableStopped(fact.table, self._night.tables[fact.table - 1].tally)
            case TableTied():
                yield from self._tied(fact)
            case TableWon():
                yield self._won(fact, decided)
            case BuncoUncalled():
                yield from self._uncalled(fact.table)
            case RoundCalled():
                yield self._called(fact, decided)
            case FirstRollerChosen():
                yield from self._first_roller(self._names.in_chairs(fact))

    def _again_in_the_room(self, fact: Fact, begun: Begun) -> Iterator[Fact]:
        match fact:
            case Walked():
                yield from self._walked(fact) if begun.round else self._walked_anew()
            case NightOpened() | SeatedAgain() | SemiSeated():
                yield from self._seated(fact)
            case TravelerMoved():
                yield from self._traveler(fact)
            case FinalSeated():
                yield from self._final(fact)
            case FinalRolled() | GrandPrizeWon():
                yield same_final_roll(self._night, self._names.in_play(fact))
            case _:
                yield self._names.of_people(fact)

    def _is_said_otherwise(self, fact: Fact) -> bool:
        """Whether it tells who came, went or swapped, which was said above."""
        return self._chair and isinstance(fact, Arrived | Left | Substituted | SeatsSwapped)

    def _is_left_out(self, fact: Fact, begun: Begun) -> bool:
        """What is on paper, or a stage that was not begun, is settled again at the end."""
        if isinstance(fact, ON_PAPER):
            return True
        if isinstance(fact, TO_THE_SEMI):
            return not begun.round
        return isinstance(fact, TO_THE_FINAL) and not begun.final

    def _first_roller(self, fact: FirstRollerChosen) -> Iterator[Fact]:
        """Where others sit at the table, because people walk otherwise to a round, it chooses again."""
        if fact.player in self._night.tables[fact.table - 1].seats:
            yield fact

    def _lost(self, table: int) -> Iterator[Fact]:
        """Nobody called the bunco that lies there now: people saw none, and went on."""
        lies = self._night.tables[table - 1]
        if lies.shown and not self._played_table(table).shown:
            yield uncalled(self._night, lies)

    def _uncalled(self, table: int) -> Iterator[Fact]:
        lies = self._night.tables[table - 1]
        if lies.shown:
            yield uncalled(self._night, lies)

    def _called(self, fact: RoundCalled, decided: tuple[Fact, ...]) -> RoundCalled:
        """The bell rang when it was played, whether or not it would ring now."""
        if decided and not has(decided, RoundCalled) and fact.cause in ("bunco", "score"):
            self._contradicts(OtherBell(self._night.set, self._night.round, fact.table or 1, bell="rang"))
        return self._names.in_chairs(fact)

    def _tied(self, fact: TableTied) -> Iterator[Fact]:
        tally = self._night.tables[fact.table - 1].tally
        if tally[0] != tally[1]:
            self._contradicts(NoTie(self._night.set, self._night.round, fact.table, tally))
        yield replace(self._names.in_chairs(fact), tally=min(tally) if tally[0] == tally[1] else fact.tally)

    def _won(self, fact: TableWon, decided: tuple[Fact, ...]) -> TableWon:
        """The winner by the points of now; where those decide nothing, the winner as it was played."""
        night, table = self._night, self._night.tables[fact.table - 1]
        for one in decided:
            if isinstance(one, TableWon) and one.table == fact.table:
                return won(night, table, one.team, one.how, table.tally)
        a, b = table.tally
        if fact.how in ("roll-off", "draw", "mark") or self._ended_by_the_mark(fact):
            return won(night, table, fact.team, fact.how, table.tally)
        if a != b:
            team: Team = "a" if a > b else "b"
            return won(night, table, team, "points", table.tally)
        stands = won(night, table, fact.team, "played", table.tally)
        if stands.how == "played":
            self._contradicts(LevelNow(night.set, night.round, fact.table, stands.winners, a))
        return stands

    def _ended_by_the_mark(self, fact: TableWon) -> bool:
        """Whether a sudden death was won when it was played."""
        return bool(self._night.rules.tie.wins) and fact.how == "points" and self._played_table(fact.table).tied

    def _played_table(self, table: int) -> Table:
        return self._played.tables[table - 1]

    def _walked(self, fact: Walked) -> Iterator[Fact]:
        """Everybody goes where who sat in their chair has gone."""
        ways = same_ways(self._played, self._night, fact)
        self.contradictions += would_sit(self._night, ways)
        yield Walked(ways)

    def _walked_anew(self) -> Iterator[Fact]:
        """Everybody goes where the rules send them: nobody has gone yet."""
        self._names.part()
        yield from walked(self._night, walk(self._night))

    def _seated(self, fact: NightOpened | SeatedAgain | SemiSeated) -> Iterator[Fact]:
        if isinstance(fact, SemiSeated):
            self.contradictions += other_places(self._night, "semi-final")
        now = self._names.of_people(fact)
        seats = seats_of_who_is_there(self._night, now)
        self._names.look_at(fact.seats, seats)
        people = [player for chairs in seats for player in chairs]
        sitting = tuple(player for player in dict.fromkeys((*fact.ghosts, *people)) if player in people)
        yield replace(now, seats=seats, ghosts=tuple(player for player in sitting if is_ghost(player)))

    def _final(self, fact: FinalSeated) -> Iterator[Fact]:
        self.contradictions += other_places(self._night, "final")
        yield same_final(self._played, self._night, fact, self._names.of_people(fact))

    def _would_win_final(self, play: Play, told: PlayedEntry) -> None:
        """Note a roll of the final that is corrected to one that wins it, where people have gone on."""
        if play == told.play or not has(told.facts, FinalRolled):
            return
        won_by = next((fact for fact in self._decided(play, told) if isinstance(fact, GrandPrizeWon)), None)
        if won_by:
            self._contradicts(WouldWinFinal(won_by.player))

    def _traveler(self, fact: TravelerMoved) -> Iterator[Fact]:
        """It was in these hands."""
        moved = self._names.in_chairs(fact) if fact.why == "bunco" else self._names.of_people(fact)
        if moved.player != holder(self._night):
            yield replace(moved, before=holder(self._night))
