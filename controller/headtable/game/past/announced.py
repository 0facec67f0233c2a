"""The announcements that the room has heard. A correction must report each one that it changes.

``announced`` has a handler for each class of fact that announces something. All other facts announce nothing.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import singledispatch

from headtable.game.night import Night, awaits_semi, sets_over
from headtable.game.prizes.qualifying import skips_semi
from headtable.messages.announcements import (
    Announced,
    AnnouncedBreak,
    AnnouncedCard,
    AnnouncedEnd,
    AnnouncedPlayers,
    AnnouncedPrize,
    AnnouncedResult,
    BreakBeforeRound,
    BreakBeforeStage,
    DrawingOf,
    FinalBeginner,
    FinalChairs,
    FinalPlace,
    FinalWinner,
    NightEnd,
    PrizeShare,
    ResultOf,
    RollOffFor,
    SeatsAt,
    SemiPlace,
    StandingOf,
    Subject,
    TravelerIn,
)
from headtable.messages.facts import Fact
from headtable.messages.pace import BreakStarted, SetBegun
from headtable.messages.people import PeopleFact
from headtable.messages.prizes import (
    FinalistChosen,
    FinalSeated,
    FinalStarted,
    Given,
    GrandPrizeWon,
    NamesDrawn,
    NightOver,
    PrizeUnwon,
    PrizeWon,
    Qualified,
    QualifierAbsent,
    RolledFor,
    SemiSeated,
    SemiSeatTaken,
    TravelerMoved,
)
from headtable.messages.roll_offs import PrizeOf
from headtable.messages.table import TableWon
from headtable.messages.words import HEAD_TABLE

Announcement = tuple[Subject, Announced]
END = (FinalWinner(), NightEnd())
"""The outcomes that everybody waits for. The room hears of them also if only a correction brings them about."""


@singledispatch
def announced(_fact: Fact, _night: Night) -> Iterator[Announcement]:
    """The announcements that a fact makes. The night is the one after the fact."""
    return iter(())


@announced.register
def _result(won: TableWon, night: Night) -> Iterator[Announcement]:
    points, others = won.tally if won.team == "a" else reversed(won.tally)
    yield ResultOf(night.set, night.round, won.table), AnnouncedResult(won.winners, won.how, points, others)


@announced.register
def _seats_may_change(
    _: PeopleFact | SetBegun | SemiSeated | QualifierAbsent | SemiSeatTaken | FinalSeated, night: Night
) -> Iterator[Announcement]:
    return seats(night)


@announced.register
def _break_begins(started: BreakStarted, night: Night) -> Iterator[Announcement]:
    yield _after_break(night), AnnouncedBreak(started.what, started.minutes)


@announced.register
def _names_drawn(drawn: NamesDrawn, night: Night) -> Iterator[Announcement]:
    yield DrawingOf(len(night.drawn)), AnnouncedPlayers(drawn.players)


@announced.register
def _rolled_off(rolled: RolledFor | Given, night: Night) -> Iterator[Announcement]:
    """The players who win a roll-off, once it is settled."""
    if settled := night.contests.get(rolled.what):
        yield RollOffFor(rolled.what), AnnouncedPlayers(settled.sure)


@announced.register
def _in_the_semi(qualified: Qualified, _: Night) -> Iterator[Announcement]:
    place = SemiPlace(qualified.place, qualified.group or None, qualified.set or None)
    yield place, AnnouncedPlayers((qualified.player,))


@announced.register
def _in_the_final(chosen: FinalistChosen, _: Night) -> Iterator[Announcement]:
    yield FinalPlace(chosen.place), AnnouncedPlayers((chosen.player,))


@announced.register
def _begins_the_final(started: FinalStarted, _: Night) -> Iterator[Announcement]:
    yield FinalBeginner(), AnnouncedPlayers((started.player,))


@announced.register
def _wins_the_final(won: GrandPrizeWon, _: Night) -> Iterator[Announcement]:
    yield FinalWinner(), AnnouncedPlayers((won.player,))


@announced.register
def _traveler_moves(moved: TravelerMoved, night: Night) -> Iterator[Announcement]:
    yield TravelerIn(night.set, night.round), AnnouncedPlayers((moved.player,))


@announced.register
def _prize_won(won: PrizeWon, night: Night) -> Iterator[Announcement]:
    """Everybody who has a share of the prize by now."""
    parts = (part for part in night.stage.prizes if part.prize == won.prize)
    yield PrizeOf(won.prize), AnnouncedPrize(tuple(PrizeShare(part.players, part.dollars) for part in parts))


@announced.register
def _prize_unwon(unwon: PrizeUnwon, _: Night) -> Iterator[Announcement]:
    yield PrizeOf(unwon.prize), AnnouncedPrize()


@announced.register
def _night_ends(over: NightOver, _: Night) -> Iterator[Announcement]:
    yield NightEnd(), AnnouncedEnd()
    for line in over.standings:
        yield StandingOf(line.player), AnnouncedCard(line.place, line.wins, line.losses, line.buncos, line.minis)


def seats(night: Night) -> Iterator[Announcement]:
    """The seats of this round or of the final. After the sets nobody sits for a round."""
    if night.stage.final_seats:
        yield FinalChairs(), AnnouncedPlayers(night.tables[0].seats)
    elif not (sets_over(night) or night.phase == "over"):
        for table in night.tables:
            yield SeatsAt(night.set, night.round, table.number), AnnouncedPlayers(table.seats)


def not_played(night: Night) -> Iterator[Subject]:
    """The announced seats of a round that is never played, because the set or the night ends before it."""
    if (night.set, night.round, HEAD_TABLE) not in night.results:
        yield from (SeatsAt(night.set, night.round, table.number) for table in night.tables)


def _after_break(night: Night) -> Subject:
    """The break that has just begun, named by what follows it."""
    knockout, stage = night.ruleset.knockout, night.stage
    if awaits_semi(night):
        return BreakBeforeStage("semi-final")
    if night.after_break != "settling":
        return BreakBeforeRound(night.set, night.round)
    if knockout is None or stage.grand_prize:
        return BreakBeforeStage("prizes")
    return BreakBeforeStage("final" if stage.semi or skips_semi(night, knockout) else "semi-final")
