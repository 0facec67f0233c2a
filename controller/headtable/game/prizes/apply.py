"""Change the night by a fact about places and prizes."""

from __future__ import annotations

from typing import assert_never

from headtable.game.groups import members
from headtable.game.night import Night, Table
from headtable.game.pace.apply import begin_set
from headtable.game.people.apply import add_ghosts, nothing_to_win, sit
from headtable.game.people.roster import ghosts
from headtable.game.prizes.tiebreak import contest_of
from headtable.game.roll_off import Contest, given, thrown
from headtable.messages.prizes import (
    FinalFact,
    FinalistAbsent,
    FinalistChosen,
    FinalRolled,
    FinalSeated,
    FinalStarted,
    Given,
    GivenFact,
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
    RollOffFact,
    SemiFact,
    SemiSeated,
    SemiSeatTaken,
    TiedFor,
    TravelerMoved,
)
from headtable.messages.roll_offs import What
from headtable.messages.words import CHAIRS, Seats


def apply(night: Night, fact: PrizeFact) -> None:
    """Change the places and prizes by the fact."""
    if isinstance(fact, RollOffFact):
        _rolled_off(night, fact)
    elif isinstance(fact, SemiFact):
        _qualified(night, fact)
    elif isinstance(fact, FinalFact):
        _final(night, fact)
    elif isinstance(fact, GivenFact):
        _given(night, fact)
    else:
        _besides(night, fact)


def _besides(night: Night, fact: TravelerMoved | NamesDrawn | NightOver) -> None:
    match fact:
        case TravelerMoved():
            night.traveler = (*night.traveler, fact)
            night.flights += fact.why != "bunco"  # a bunco is counted where it is rolled
        case NamesDrawn():
            night.drawn = (*night.drawn, fact)
        case NightOver():
            night.phase = "over"
        case _:
            assert_never(fact)


def _rolled_off(night: Night, fact: RollOffFact) -> None:
    match fact:
        case TiedFor():
            _settle(night, contest_of(night, fact))
            if night.phase != "seating":
                night.phase = "settling"
        case RolledFor() | Given() if fact.what in night.seen.rolled and not _waits_for(night, fact.what):
            pass  # it was settled by then, because people have rolled it
        case RolledFor():
            _settle(night, thrown(_open(night, fact.what), fact.rolls))
        case Given():
            _settle(night, given(_open(night, fact.what), fact.players))
        case _:
            assert_never(fact)


def _qualified(night: Night, fact: SemiFact) -> None:
    match fact:
        case Qualified():
            night.phase = "settling"
            night.stage.qualified = (*night.stage.qualified, fact)
        case SemiSeated():
            _semi_seated(night, fact)
        case QualifierAbsent():
            _qualifier_absent(night, fact)
        case SemiSeatTaken():
            _semi_seat_taken(night, fact)
        case _:
            assert_never(fact)


def _semi_seated(night: Night, fact: SemiSeated) -> None:
    """Seat one more set at tables of its own; a new ghost gets a card like everybody else."""
    night.stage.members = members(night)
    night.tables = [Table(number, seats) for number, seats in enumerate(fact.seats, 1)]
    add_ghosts(night, fact.ghosts)
    night.stage.semi = fact.set
    night.stage.semi_players = tuple(player for seats in fact.seats for player in seats)
    night.groups = ()
    night.stage.sets_before = len(night.cards_after)
    night.called, night.walks = None, ()
    night.phase = night.after_break = "ready"
    if night.on_break:  # after a correction in it, people have rolled again for a place
        night.phase = "break"
    begin_set(night, fact.set)


def _qualifier_absent(night: Night, fact: QualifierAbsent) -> None:
    night.stage.absent = (*night.stage.absent, fact.player)
    nothing_to_win(night, fact.player)
    if fact.ghost:
        add_ghosts(night, (fact.ghost,))
        sit(night, {fact.player: fact.ghost})


def _semi_seat_taken(night: Night, fact: SemiSeatTaken) -> None:
    """Give a ghost's chair to a qualified player. Once nobody is missing, all wait for the semi-final."""
    night.gone |= {fact.instead_of}
    sit(night, {fact.instead_of: fact.player})
    stage = night.stage
    stage.semi_players = (*(one for one in stage.semi_players if one != fact.instead_of), fact.player)
    night.phase = "break" if night.on_break else "ready"


def _final(night: Night, fact: FinalFact) -> None:
    stage = night.stage
    if not night.on_break:
        night.phase = "final" if isinstance(fact, FinalStarted | FinalRolled) else "settling"
    match fact:
        case FinalistChosen():
            stage.finalists = (*stage.finalists, fact)
        case FinalistAbsent():
            _absent(night, fact.player)
        case FinalSeated():
            stage.final_seats = fact.players
            _seat_final(night, _four(fact.players))
        case FinalStarted():
            stage.first_in_the_final = fact.player
            night.tables[0].roller = stage.final_seats.index(fact.player)
        case FinalRolled():
            night.tables[0].roller = stage.final_seats.index(fact.next)
            night.tables[0].faces = fact.faces
            night.tables[0].last = "miss"
        case GrandPrizeWon():
            stage.grand_prize = fact.player
            night.tables[0].faces = fact.faces
            night.tables[0].last = "bunco"
        case _:
            assert_never(fact)


def _given(night: Night, fact: GivenFact) -> None:
    night.phase = "settling"
    match fact:
        case PrizeWon():
            night.stage.prizes = (*night.stage.prizes, fact)
        case PrizeUnwon():
            night.stage.unwon = (*night.stage.unwon, fact)
        case PrizesGiven():
            night.stage.paid_out = True
        case _:
            assert_never(fact)


def _absent(night: Night, player: str) -> None:
    stage = night.stage
    stage.absent = (*stage.absent, player)
    stage.finalists = tuple(one for one in stage.finalists if one.player != player)
    stage.final_seats = ()
    stage.given_again += 1
    night.contest, night.called_off = None, night.contest


def _seat_final(night: Night, seats: Seats) -> None:
    """Seat four players at the table of the final.

    A new ghost there gets a card like everybody else, and can win nothing.
    """
    night.tables, night.walks, night.called = [Table(1, seats)], (), None
    new = tuple(player for player in seats if player not in night.cards)
    add_ghosts(night, new)
    night.gone |= {*new}


def _four(players: tuple[str, ...]) -> Seats:
    """The chairs of the final; ghosts take those left over."""
    first, second, third, fourth = (*players, *ghosts(CHAIRS - len(players), players))
    return first, second, third, fourth


def _waits_for(night: Night, what: What) -> bool:
    return night.contest is not None and night.contest.what == what


def _open(night: Night, what: What) -> Contest:
    if night.contest is None:
        raise AssertionError(f"nobody was to roll for {what}")
    return night.contest


def _settle(night: Night, contest: Contest) -> None:
    """Keep the contest as it stands. Once it is settled, nobody has to roll any more."""
    if contest.settled:
        night.contest, night.contests[contest.what] = None, contest
        night.called_off = None
    else:
        night.contest = contest
