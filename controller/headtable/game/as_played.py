"""What was played in the hall, told again in a past that was put right: nobody moves, and no roll is lost.

Two nights go on in step: the hall as it was told, and the night as it is now. Rolls are decided again, so that
points, winners and cards are right. What people did because of them stays: who had the dice, bells, ties, seats.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain, takewhile
from typing import Literal, NamedTuple

from msgspec.structs import replace

from headtable.errors import NotAllowed
from headtable.game.apply import apply
from headtable.game.contradicting import other_places, would_sit
from headtable.game.decide import decide
from headtable.game.finish import passed, won
from headtable.game.missed import uncalled
from headtable.game.night import Night, Table
from headtable.game.onwards import walked
from headtable.game.other_names import other_names
from headtable.game.people import ghosts, is_ghost, new_ghosts, seated
from headtable.game.traveler import holder
from headtable.game.walking import walk
from headtable.game.whose_name import IN_A_CHAIR, WhoseName, new_name
from headtable.messages import (
    Arrive,
    Arrived,
    BuncoGranted,
    BuncoShown,
    BuncoUncalled,
    CalledFalsely,
    CalledForNothing,
    CallNotNeeded,
    Claim,
    Contradiction,
    DicePassed,
    Fact,
    FinalistChosen,
    FinalRolled,
    FinalSeated,
    FinalStarted,
    FirstRoller,
    FirstRollerChosen,
    Give,
    Given,
    GiveTraveler,
    GrandPrizeWon,
    Leave,
    Left,
    LevelNow,
    NightOpened,
    NightOver,
    NoTie,
    OtherBell,
    OtherTurns,
    Play,
    PrizesGiven,
    PrizeUnwon,
    PrizeWon,
    Qualified,
    QualifierAbsent,
    Rename,
    Renamed,
    Ring,
    Rolled,
    RolledFor,
    RolledOff,
    RollFor,
    RollForFirst,
    RoundCalled,
    SeatedAgain,
    Seats,
    SeatsSwapped,
    SemiSeated,
    SemiSeatTaken,
    Substitute,
    Substituted,
    SwapSeats,
    TablePlay,
    TableStopped,
    TableTied,
    TableWon,
    Team,
    Throw,
    ThrownAgain,
    TiedFor,
    TravelerMoved,
    TurnDeclined,
    TurnLost,
    Walked,
)

LEADS = (
    Rolled, BuncoShown, BuncoUncalled, BuncoGranted, CalledFalsely, CalledForNothing, CallNotNeeded, ThrownAgain,
    TurnLost, TurnDeclined, RolledOff, RolledFor, Given, Renamed,
)  # fmt: skip
"""What a play itself amounts to; all that follows in an entry is what the room did because of it."""
ON_PAPER = PrizeWon | PrizeUnwon | PrizesGiven | NightOver
TO_THE_SEMI = Qualified | SemiSeated | QualifierAbsent | SemiSeatTaken
TO_THE_FINAL = FinalistChosen | FinalSeated | FinalStarted | FinalRolled | GrandPrizeWon
AtATable = tuple[int, int, int]  # set, round and table


class Telling(NamedTuple):
    """An entry as it stands: what it says, nothing where it was taken back, and the facts that are told of it."""

    play: Play | None
    facts: tuple[Fact, ...]


NOTHING = Telling(None, ())


class Begun(NamedTuple):
    """What rests on an entry: whether a round was begun after it, and whether the final was."""

    round: bool
    final: bool


class AsPlayed:
    """The hall and the night in step; ``contradictions`` are those of the entry that is told."""

    def __init__(self, hall: Night, night: Night, turns: AtATable | None) -> None:
        self.contradictions: list[Contradiction] = []
        self.refused = ""
        self.unsettled = False  # whether something was left out that is to be settled at the end
        self._chair = False  # whether it is said otherwise who sits in a chair
        self._hall = hall
        self._night = night
        self._turns = turns  # where the dice go round by the rules again
        self._names = WhoseName(hall, night)

    def facts(self, play: Play | None, told: Telling, begun: Begun) -> Iterator[Fact]:
        """The facts of an entry, one by one; each has to be applied to the night before the next is asked for."""
        self.contradictions, self.refused = [], ""
        told = self._after_its_chair(told) if told.facts else NOTHING
        facts = self._facts if _alike(play, told) else self._instead
        for fact in facts(play, told, begun):
            self._check(fact)
            yield fact
            self._names.tells(fact)
        self._check_settled(self._hall.contest.what if self._hall.contest else None)

    def _check_settled(self, others: str | None) -> None:
        """NotAllowed where people would still have to roll for what the hall has gone on from."""
        waits = self._night.contest
        if waits and waits.what != others:
            raise NotAllowed(
                f"people have gone on since it was settled who has {waits.what}: "
                "that stands, unless what followed is played again"
            )

    def _check(self, fact: Fact) -> None:
        """NotAllowed where people have rolled for what was settled by then, or two would bear one name."""
        if isinstance(fact, Renamed | Substituted) and (name := new_name(fact)) in self._night.cards:
            raise NotAllowed(f"somebody else was called {name!r} by then: take another name")
        if isinstance(fact, TiedFor):
            self._check_settled(fact.what)
        waits = self._night.contest
        if isinstance(fact, RolledFor | Given) and (waits is None or waits.what != fact.what):
            raise NotAllowed(f"people have rolled for {fact.what} since: that stands, unless it is played again")

    def _instead(self, play: Play | None, told: Telling, begun: Begun) -> Iterator[Fact]:
        """What was said is taken back, and then something of another kind is said."""
        yield from self._facts(None, told, begun)
        said = False
        for fact in self._facts(play, NOTHING, begun):
            yield fact
            said = True
        if not said:
            self.refused = self.refused or "what was played since stands"

    def _facts(self, play: Play | None, told: Telling, begun: Begun) -> Iterator[Fact]:
        self._chair = self._is_about_a_chair(play, told)
        decided: tuple[Fact, ...] = ()
        if play is not None and self._is_decided_again(play, told):
            yield from self._same_chair(play)
            decided = self._decided(play, told)
            yield from _leads(decided)
        elif self._chair:
            yield from self._in_a_chair(play, told)
        elif play is not None:
            self._other_names(play, told)
            yield from map(self._names.of_people, _leads(told.facts))
        yield from self._rest(play, told, decided, begun)

    def _after_its_chair(self, told: Telling) -> Telling:
        """What was told of a roll from there on where it was told who had the dice."""
        if told.play is None or not _is_a_roll(told.play):
            return told
        chosen = tuple(takewhile(lambda fact: isinstance(fact, FirstRollerChosen), told.facts))
        self._hall_tells(*chosen)
        return Telling(told.play, told.facts[len(chosen) :])

    def _is_decided_again(self, play: Play, told: Telling) -> bool:
        changed = play != told.play
        if isinstance(play, TablePlay) and self._hall.phase != "final":
            return changed or not isinstance(play, FirstRoller | RollForFirst)
        if isinstance(play, Ring) and _has(told.facts, Rolled):  # the bell was the call of a bunco
            return True
        return changed and isinstance(play, RollFor | Give | Rename | GiveTraveler)

    def _is_about_a_chair(self, play: Play | None, told: Telling) -> bool:
        """Whether somebody comes, goes or swaps otherwise than it was told, or where others sit than was told."""
        if not isinstance(play or told.play, Arrive | Leave | Substitute | SwapSeats):
            return False
        if play == told.play:
            return self._names.differ
        return type(play) is not type(told.play) or isinstance(play, Leave | SwapSeats)

    def _in_a_chair(self, play: Play | None, told: Telling) -> Iterator[Fact]:
        """Who sits in a chair is the host's word; nobody is at a table that was not there."""
        arrived = next((fact for fact in told.facts if isinstance(fact, Arrived)), None)
        if arrived and play == told.play and (same := self._same_chair_for(arrived)):
            yield same
            return
        if arrived and arrived.beside:
            raise NotAllowed(
                f"a table was set for {arrived.player!r}: it stands, unless what followed is played again"
            )
        facts = self._decided(self._names.in_play(play), told) if play is not None else ()
        for fact in facts:
            if isinstance(fact, Arrived) and fact.beside:
                raise NotAllowed(f"there was no chair for {fact.player!r}: let them arrive now")
            if isinstance(fact, IN_A_CHAIR):
                yield fact

    def _same_chair_for(self, fact: Arrived) -> Arrived | None:
        """Who came has the chair that they had, if nobody sits there."""
        night, player = self._night, self._names.of(fact.player)
        if player in seated(night):
            return None
        if fact.beside:
            return replace(fact, player=player, beside=new_ghosts(night, len(fact.beside)))
        if fact.table is None or fact.seat is None:
            return replace(fact, player=player)
        sits = night.tables[fact.table - 1].seats[fact.seat - 1]
        return replace(fact, player=player, instead_of=sits) if sits in night.ghosts else None

    def _other_names(self, play: Play, told: Telling) -> None:
        self._names.call(other_names(self._night, told.play, play, told.facts))

    def _decided(self, play: Play, told: Telling) -> tuple[Fact, ...]:
        try:
            return decide(self._still_waiting(play, told), play)
        except NotAllowed as why:
            self.refused = str(why)
            return ()

    def _still_waiting(self, play: Play, told: Telling) -> Night:
        """A bunco that waited in the hall for its call is not lost by a roll that the hall did not have then."""
        if told.facts or not isinstance(play, Throw | Claim) or play.table > len(self._night.tables):
            return self._night
        if not self._hall_table(play.table).shown:
            return self._night
        night = self._night.snapshot()
        night.tables[play.table - 1].shown = None
        return night

    def _same_chair(self, play: Play) -> Iterator[Fact]:
        """Who had the dice in the hall has them."""
        if not isinstance(play, TablePlay) or self._follows(play.table) or play.table > len(self._night.tables):
            return
        table, hall = self._night.tables[play.table - 1], self._hall.tables[play.table - 1]
        if table.roller != hall.roller:
            self._contradicts(OtherTurns(self._night.set, self._night.round, play.table))
            yield FirstRollerChosen(play.table, table.seats[hall.roller])

    def _follows(self, table: int) -> bool:
        return self._turns == (self._night.set, self._night.round, table)

    def _rest(self, play: Play | None, told: Telling, decided: tuple[Fact, ...], begun: Begun) -> Iterator[Fact]:
        """What the room did because of it, as the hall saw it."""
        self._hall_tells(*_leads(told.facts))
        self._same_turns(play, told, decided)
        if isinstance(play, TablePlay) and self._follows(play.table):
            yield from (fact for fact in decided if isinstance(fact, DicePassed))
        if isinstance(play, GiveTraveler) and decided:
            self._hall_tells(*_because(told.facts))
            yield from decided
            return
        walks = begun.round
        for fact in _because(told.facts):
            if (
                walks
                or not isinstance(fact, FirstRollerChosen)
                or not any(isinstance(one, Walked) for one in told.facts)
            ):
                yield from self._again(fact, play, decided, begun)
            self._hall_tells(fact)

    def _hall_tells(self, *facts: Fact) -> None:
        for fact in facts:
            apply(self._hall, fact)
            self._names.told(fact)

    def _same_turns(self, play: Play | None, told: Telling, decided: tuple[Fact, ...]) -> None:
        """Note where the dice would have passed, or the bell have rung, and did not."""
        if not isinstance(play, TablePlay) or not decided:
            return
        where = (self._night.set, self._night.round, play.table)
        if _has(decided, RoundCalled) and not _has(told.facts, RoundCalled):
            self._contradicts(OtherBell(*where, bell="silent"))
        elif _has(decided, DicePassed) != _has(told.facts, DicePassed) and not _has(decided, RoundCalled):
            self._contradicts(OtherTurns(*where))

    def _contradicts(self, contradiction: Contradiction) -> None:
        self.contradictions.append(contradiction)

    def _again(  # noqa: C901, PLR0912 - one case for each fact that rests on what was played
        self, fact: Fact, play: Play | None, decided: tuple[Fact, ...], begun: Begun
    ) -> Iterator[Fact]:
        night = self._night
        match fact:
            case DicePassed():
                yield from self._lost(fact.table)
                if not self._follows(fact.table):
                    yield passed(night.tables[fact.table - 1])
            case TableStopped():
                yield from self._lost(fact.table)
                yield TableStopped(fact.table, night.tables[fact.table - 1].tally)
            case TableTied():
                yield from self._tied(fact)
            case TableWon():
                yield self._won(fact, decided)
            case BuncoUncalled():
                table = night.tables[fact.table - 1]
                yield from (uncalled(night, table),) if table.shown else ()
            case RoundCalled():
                if decided and not _has(decided, RoundCalled) and fact.cause in ("bunco", "score"):
                    self._contradicts(OtherBell(night.set, night.round, fact.table or 1, bell="rang"))
                yield self._names.in_chairs(fact)
            case FirstRollerChosen():
                yield from self._first_roller(self._names.in_chairs(fact))
            case _ if self._is_said_otherwise(fact):
                pass
            case Walked():
                yield from self._walked(fact) if begun.round else self._walked_anew()
            case NightOpened() | SeatedAgain() | SemiSeated():
                yield from self._seated(fact, begun)
            case TravelerMoved():
                yield from self._traveler(fact)
            case _ if self._is_left_out(fact, begun):
                self.unsettled = True
            case FinalSeated():
                yield from self._final(fact)
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
        """Nobody has called the bunco that lies there now, where the hall saw none and went on."""
        lies = self._night.tables[table - 1]
        if lies.shown and not self._hall_table(table).shown:
            yield uncalled(self._night, lies)

    def _tied(self, fact: TableTied) -> Iterator[Fact]:
        tally = self._night.tables[fact.table - 1].tally
        if tally[0] != tally[1]:
            self._contradicts(NoTie(self._night.set, self._night.round, fact.table, tally))
        yield replace(self._names.in_chairs(fact), tally=min(tally) if tally[0] == tally[1] else fact.tally)

    def _won(self, fact: TableWon, decided: tuple[Fact, ...]) -> TableWon:
        """Who has won by the points of now; where they decide nothing, who has won in the hall."""
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
        """Whether a sudden death was won in the hall."""
        return bool(self._night.rules.tie.wins) and fact.how == "points" and self._hall_table(fact.table).tied

    def _hall_table(self, table: int) -> Table:
        return self._hall.tables[table - 1]

    def _walked(self, fact: Walked) -> Iterator[Fact]:
        """Everybody goes where who sat in their chair has gone."""
        sat = {
            hall: now
            for one, other in zip(self._hall.tables, self._night.tables, strict=False)
            for hall, now in zip(one.seats, other.seats, strict=True)
        }
        ways = tuple(
            replace(
                way, player=sat.get(way.player, way.player), partner=way.partner and sat.get(way.partner, way.partner)
            )
            for way in fact.walks
        )
        self.contradictions += would_sit(self._night, ways)
        yield Walked(ways)

    def _walked_anew(self) -> Iterator[Fact]:
        """Everybody goes where the rules send them: nobody has gone yet."""
        self._names.part()
        yield from walked(self._night, walk(self._night))

    def _seated(self, fact: NightOpened | SeatedAgain | SemiSeated, begun: Begun) -> Iterator[Fact]:
        if isinstance(fact, SemiSeated):
            if not begun.round:
                self.unsettled = True
                return
            self.contradictions += other_places(self._night, "semi-final")
        now = self._names.of_people(fact)
        seats = self._seats_of_who_is_there(now)
        self._names.look_at(fact.seats, seats)
        people = [player for chairs in seats for player in chairs]
        sitting = tuple(player for player in dict.fromkeys((*fact.ghosts, *people)) if player in people)
        yield replace(now, seats=seats, ghosts=tuple(player for player in sitting if is_ghost(player)))

    def _seats_of_who_is_there(self, fact: NightOpened | SeatedAgain | SemiSeated) -> tuple[Seats, ...]:
        """Each chair has somebody of its own; that of somebody who has never come, by now, is a ghost's."""
        told = {player for chairs in fact.seats for player in chairs if is_ghost(player)}
        come = chain.from_iterable(fact.seats) if isinstance(fact, NightOpened) else self._night.cards
        everybody = told.union(come)
        sitting: set[str] = set()

        def sits(player: str) -> str:
            there = player in everybody and player not in sitting
            name = player if there else ghosts(1, everybody | sitting)[0]
            sitting.add(name)
            return name

        return tuple((sits(a), sits(b), sits(c), sits(d)) for a, b, c, d in fact.seats)

    def _final(self, fact: FinalSeated) -> Iterator[Fact]:
        self.contradictions += other_places(self._night, "final")
        yield self._names.of_people(fact)

    def _traveler(self, fact: TravelerMoved) -> Iterator[Fact]:
        """It was in these hands."""
        moved = self._names.in_chairs(fact) if fact.why == "bunco" else self._names.of_people(fact)
        if moved.player != holder(self._night):
            yield replace(moved, before=holder(self._night))


def _alike(play: Play | None, told: Telling) -> bool:
    """Whether it may have led to the same as what was said then; what was not said leads to nothing."""
    if play is None or told.play is None or type(play) is type(told.play):
        return True
    if _is_a_roll(play):
        return _is_a_roll(told.play) or _has(told.facts, Rolled)
    return isinstance(play, RollFor | Give) and isinstance(told.play, RollFor | Give)


def _is_a_roll(play: Play) -> bool:
    """Whether it is said of the dice of a round; who begins is none of these."""
    return isinstance(play, TablePlay) and not isinstance(play, FirstRoller | RollForFirst)


def _leads(facts: tuple[Fact, ...]) -> Iterator[Fact]:
    """What a play itself amounts to; the traveler may have moved in the middle of it."""
    return (fact for fact in facts[: _led(facts)] if isinstance(fact, LEADS))


def _because(facts: tuple[Fact, ...]) -> Iterator[Fact]:
    """All that the room did because of it."""
    led = _led(facts)
    return chain((fact for fact in facts[:led] if not isinstance(fact, LEADS)), facts[led:])


def _led(facts: tuple[Fact, ...]) -> int:
    """How many facts there are to the last of those that a play itself amounts to."""
    led = 0
    for number, fact in enumerate(facts, 1):
        if isinstance(fact, LEADS):
            led = number
        elif not isinstance(fact, TravelerMoved):
            break
    return led


def _has(facts: Iterable[Fact], kind: type[Fact]) -> bool:
    return any(isinstance(fact, kind) for fact in facts)


Stage = Literal["semi-final", "final"]
