"""What a fact changes in the night; facts are never refused."""

from __future__ import annotations

from typing import assert_never

from headtable.game.bell import LAP
from headtable.game.night import Card, Night, Table, pair, turns_due
from headtable.messages import (
    BuncoShown,
    BuncoUncalled,
    CalledFalsely,
    Changed,
    Corrected,
    DicePassed,
    Fact,
    FirstRollerChosen,
    NightOpened,
    NightOver,
    Rolled,
    RolledOff,
    RoundCalled,
    RoundOver,
    RoundStarted,
    Seats,
    SetOver,
    TableStopped,
    TableTied,
    TableWon,
    Undone,
    Voided,
    Walked,
)


def apply(night: Night, fact: Fact) -> None:  # noqa: C901, PLR0912 - one case for each fact, and no more
    """Make the fact true in the night."""
    match fact:
        case Rolled():
            _rolled(night, fact)
        case DicePassed():
            _dice_passed(night.tables[fact.table - 1])
        case BuncoShown():
            _bunco_shown(night.tables[fact.table - 1], fact)
        case BuncoUncalled():
            night.tables[fact.table - 1].shown = None
        case RoundCalled():
            _round_called(night, fact)
        case TableStopped():
            _stopped(night.tables[fact.table - 1])
        case TableTied():
            _tied(night, night.tables[fact.table - 1])
        case TableWon():
            _table_won(night, fact)
        case RoundOver():
            _round_over(night)
        case Walked():
            _walked(night, fact)
        case RoundStarted():
            _round_started(night)
        case FirstRollerChosen():
            table = night.tables[fact.table - 1]
            table.roller = table.seats.index(fact.player)
        case NightOpened():
            _night_opened(night, fact)
        case NightOver():
            night.phase = "over"
        case CalledFalsely() | RolledOff() | SetOver() | Undone() | Corrected() | Voided() | Changed():
            pass  # told to the room, but the night stands as it stood
        case _:
            assert_never(fact)


def _rolled(night: Night, fact: Rolled) -> None:
    table = night.tables[fact.table - 1]
    table.tally = fact.tally
    table.turn_points += fact.points
    table.begun = table.done + 1
    table.shown = None
    table.last = fact.worth
    table.faces = fact.faces
    if fact.worth == "bunco":
        night.cards[fact.player].buncos += 1
    elif fact.worth == "mini":
        night.cards[fact.player].minis += 1


def _dice_passed(table: Table) -> None:
    table.roller = (table.roller + 1) % LAP
    table.turn_points = 0
    table.done += 1


def _bunco_shown(table: Table, fact: BuncoShown) -> None:
    table.begun = table.done + 1
    table.shown = table.faces = fact.faces


def _round_called(night: Night, fact: RoundCalled) -> None:
    night.phase, night.called = "called", fact
    for table in night.tables:
        table.due = turns_due(night, table, table.begun)


def _stopped(table: Table) -> None:
    """Nobody rolls there; a bunco that nobody has called by then is none."""
    table.open, table.shown = False, None


def _tied(night: Night, table: Table) -> None:
    """Where the tie is played on, the dice pass first and then so many turns are due."""
    table.tied = True
    table.open = night.rules.tie.turns > 0
    table.due = table.done + 1 + night.rules.tie.turns


def _table_won(night: Night, fact: TableWon) -> None:
    table = night.tables[fact.table - 1]
    table.won, table.tied, table.open = fact, False, False
    night.results[night.set, night.round, fact.table] = fact


def _round_over(night: Night) -> None:
    """Everybody marks a win or a loss, and has played with their partner."""
    night.rounds_played += 1
    for table in night.tables:
        if table.won is None:
            continue
        for one, other in (table.won.winners, table.won.losers):
            night.partnered[pair(one, other)] = night.rounds_played
        for player in table.won.winners:
            night.cards[player].wins += 1
        for player in table.won.losers:
            night.cards[player].losses += 1


def _walked(night: Night, fact: Walked) -> None:
    chairs = {(walk.table, walk.seat): walk.player for walk in fact.walks}
    night.tables = [Table(table.number, _seats(chairs, table.number)) for table in night.tables]
    night.walks = fact.walks
    first_of_a_set = night.round == night.ruleset.rounds
    _ready(night, night.set + 1 if first_of_a_set else night.set, 1 if first_of_a_set else night.round + 1)


def _seats(chairs: dict[tuple[int, int], str], table: int) -> Seats:
    return chairs[table, 1], chairs[table, 2], chairs[table, 3], chairs[table, 4]


def _ready(night: Night, set_number: int, round_number: int) -> None:
    night.phase, night.called = "ready", None
    night.set, night.round, night.mark = set_number, round_number, round_number


def _round_started(night: Night) -> None:
    night.phase, night.walks = "playing", ()
    for table in night.tables:
        table.open = True


def _night_opened(night: Night, fact: NightOpened) -> None:
    night.tables = [Table(number, seats) for number, seats in enumerate(fact.seats, 1)]
    night.cards = {player: Card() for seats in fact.seats for player in seats}
    _ready(night, 1, 1)
