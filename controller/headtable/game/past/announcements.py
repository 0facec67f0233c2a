"""What was announced to the room: a corrected past must report each announcement that it changes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple, assert_never

from headtable.game.night import Night, awaits_semi, sets_over
from headtable.game.pace.breaks import drawing
from headtable.game.prizes.qualifying import skips_semi
from headtable.messages.facts import Fact
from headtable.messages.pace import (
    BreakLengthened,
    BreakOver,
    BreakPlanned,
    BreakStarted,
    GoesBy,
    HelpAsked,
    HelpGiven,
    NightPlanned,
    PaceFact,
    Paused,
    Resumed,
    RoundCalled,
    RoundOver,
    RoundStarted,
    SetBegun,
    SetOver,
    SetPlanned,
    TimeWarning,
)
from headtable.messages.people import (
    Arrived,
    Left,
    NightOpened,
    PeopleFact,
    Renamed,
    SeatedAgain,
    SeatingBegun,
    SeatsSwapped,
    Substituted,
    Walked,
)
from headtable.messages.prizes import (
    FinalistAbsent,
    FinalistChosen,
    FinalRolled,
    FinalSeated,
    FinalStarted,
    Given,
    GrandPrizeWon,
    NamesDrawn,
    NightOver,
    PrizeFact,
    PrizesGiven,
    PrizeUnwon,
    PrizeWon,
    Qualified,
    QualifierAbsent,
    RolledFor,
    SemiSeated,
    SemiSeatTaken,
    Standing,
    TiedFor,
    TravelerMoved,
)
from headtable.messages.table import (
    BuncoGranted,
    BuncoShown,
    BuncoUncalled,
    CalledFalsely,
    CalledForNothing,
    CallNotNeeded,
    DicePassed,
    FirstRollerChosen,
    Rolled,
    RolledForFirst,
    RolledOff,
    TableFact,
    TableStopped,
    TableTied,
    TableWon,
    ThrownAgain,
    TurnDeclined,
    TurnLost,
)
from headtable.messages.words import HEAD_TABLE, WonHow

PlaceFact = Qualified | SemiSeated | SemiSeatTaken | FinalistChosen | FinalSeated | FinalStarted | GrandPrizeWon

WON_THE_FINAL = "who won the final"
THE_NIGHT = "the night"
END = (WON_THE_FINAL, THE_NIGHT)
"""What the room waits for: it is told also where only a past that is put right brings it about."""

HOW: dict[WonHow, str] = {
    "points": "with",
    "mark": "by the first on the mark, with",
    "roll-off": "by roll-off after",
    "host": "by the host's word after",
    "draw": "by lot after",
    "played": "as it was played after",
}


class Announcement(NamedTuple):
    """What it is about, by a name that it keeps in any timeline of the night, and what is said of it."""

    what: str
    words: str


def announced(night: Night, fact: Fact) -> Iterator[Announcement]:
    """What a fact announces, in the night as it is after it."""
    if isinstance(fact, TableFact):
        return _at_a_table(night, fact)
    if isinstance(fact, PeopleFact):
        return _of_people(night, fact)
    if isinstance(fact, PrizeFact):
        return _of_prizes(night, fact)
    if isinstance(fact, PaceFact):
        return _of_pace(night, fact)
    return iter(())  # what is told of the past says itself what it changes


def _at_a_table(night: Night, fact: TableFact) -> Iterator[Announcement]:
    match fact:
        case TableWon():
            yield Announcement(f"{_round(night)}, table {fact.table}", _won(fact))
        case RolledForFirst() | FirstRollerChosen():
            pass
        case Rolled() | DicePassed() | BuncoShown() | BuncoUncalled() | BuncoGranted():
            pass
        case CalledFalsely() | CalledForNothing() | CallNotNeeded() | ThrownAgain() | TurnLost() | TurnDeclined():
            pass
        case TableStopped() | TableTied() | RolledOff():
            pass
        case _:
            assert_never(fact)


def _of_pace(night: Night, fact: PaceFact) -> Iterator[Announcement]:
    match fact:
        case SetBegun():
            yield from seats(night)
        case BreakStarted():
            yield Announcement(f"break before {_after_break(night)}", _break(fact))
        case RoundStarted() | RoundCalled() | RoundOver() | SetOver() | TimeWarning() | Paused() | Resumed():
            pass
        case (
            BreakPlanned()
            | SetPlanned()
            | NightPlanned()
            | BreakLengthened()
            | BreakOver()
            | GoesBy()
            | HelpAsked()
            | HelpGiven()
        ):
            pass  # the host's own words of the pace
        case _:
            assert_never(fact)


def _of_people(night: Night, fact: PeopleFact) -> Iterator[Announcement]:
    match fact:
        case NightOpened() | Walked() | Arrived() | Left() | SeatsSwapped() | SeatedAgain():
            yield from seats(night)
        case Substituted() | Renamed():
            yield from seats(night)
        case SeatingBegun():
            pass
        case _:
            assert_never(fact)


def _of_prizes(night: Night, fact: PrizeFact) -> Iterator[Announcement]:
    match fact:
        case RolledFor() | Given():
            yield from _rolled_for(night, fact.what)
        case NightOver():
            yield Announcement(THE_NIGHT, "over")
            yield from (_place(line, night.ruleset.words.bunco) for line in fact.standings)
        case Qualified() | SemiSeated() | SemiSeatTaken() | FinalistChosen() | FinalSeated() | FinalStarted():
            yield from _of_places(night, fact)
        case GrandPrizeWon():
            yield from _of_places(night, fact)
        case TravelerMoved():
            yield Announcement(f"{_round(night)}, the traveler", fact.player)
        case PrizeWon():
            yield Announcement(f"the prize {fact.prize}", _won_by(night, fact.prize))
        case PrizeUnwon():
            yield Announcement(f"the prize {fact.prize}", "nobody")
        case NamesDrawn():
            yield Announcement(drawing(len(night.drawn)), ", ".join(fact.players))
        case TiedFor() | FinalistAbsent() | QualifierAbsent() | FinalRolled() | PrizesGiven():
            pass
        case _:
            assert_never(fact)


def _of_places(night: Night, fact: PlaceFact) -> Iterator[Announcement]:
    match fact:
        case Qualified():
            heat = "".join(
                f", {name} {number}" for name, number in (("group", fact.group), ("set", fact.set)) if number
            )
            yield Announcement(f"the semi-final by {_way(night, fact)}{heat}", fact.player)
        case SemiSeated() | SemiSeatTaken():
            yield from seats(night)
        case FinalistChosen():
            yield Announcement(f"the final by {_way(night, fact)}", fact.player)
        case FinalSeated():
            yield from seats(night)
        case FinalStarted():
            yield Announcement("who begins the final", fact.player)
        case GrandPrizeWon():
            yield Announcement(WON_THE_FINAL, fact.player)
        case _:
            assert_never(fact)


def _way(night: Night, fact: Qualified | FinalistChosen) -> str:
    """What somebody has a place by, a bunco as the ruleset spells it."""
    match fact.place:
        case "buncos":
            return f"{night.ruleset.words.bunco}s"
        case "semi-finalist":
            return "the draw of the others"
        case other:
            return other


def seats(night: Night) -> Iterator[Announcement]:
    """Who sits at each table in this round, or in the final; when the sets are over nobody sits for a round."""
    if night.stage.final_seats:
        yield Announcement("the chairs of the final", ", ".join(night.tables[0].seats))
    elif not (sets_over(night) or night.phase == "over"):
        yield from _seats_of_round(night)


def _seats_of_round(night: Night) -> Iterator[Announcement]:
    for table in night.tables:
        yield Announcement(f"{_round(night)}, seats of table {table.number}", ", ".join(table.seats))


def not_played(night: Night) -> Iterator[str]:
    """What was announced of seats for a round that nobody plays, as the set or the night ends before it."""
    if (night.set, night.round, HEAD_TABLE) not in night.results:
        yield from (announcement.what for announcement in _seats_of_round(night))


def _after_break(night: Night) -> str:
    """What follows the break that has just begun."""
    knockout, stage = night.ruleset.knockout, night.stage
    if awaits_semi(night):
        return "the semi-final"
    if night.after_break != "settling":
        return _round(night)
    if knockout is None or stage.grand_prize:
        return "the prizes"
    return "the final" if stage.semi or skips_semi(night, knockout) else "the semi-final"


def _break(started: BreakStarted) -> str:
    return f"{started.what}, {started.minutes} minutes" if started.minutes else started.what


def _won_by(night: Night, prize: str) -> str:
    """Everybody who has a part of it by now."""
    return "; ".join(_part(fact) for fact in night.stage.prizes if fact.prize == prize)


def _part(fact: PrizeWon) -> str:
    worth = "" if fact.dollars is None else f", ${fact.dollars}"
    return f"{', '.join(fact.players)}{worth}"


def _round(night: Night) -> str:
    return f"set {night.set}, round {night.round}"


def _won(won: TableWon) -> str:
    theirs, others = won.tally if won.team == "a" else reversed(won.tally)
    return f"{' and '.join(won.winners)} won {HOW[won.how]} {theirs} to {others}"


def _rolled_for(night: Night, what: str) -> Iterator[Announcement]:
    """Who gets what people rolled against each other for, once that is settled."""
    if settled := night.contests.get(what):
        yield Announcement(f"roll-off: {what}", ", ".join(settled.sure))


def _place(line: Standing, bunco: str) -> Announcement:
    minis = "" if line.minis is None else f", minis {line.minis}"
    card = f"won {line.wins}, lost {line.losses}, {bunco}s {line.buncos}{minis}"
    return Announcement(f"standings: {line.player}", f"place {line.place}, {card}")
