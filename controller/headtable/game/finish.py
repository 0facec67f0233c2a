"""How a round comes to its end: the bell, the last roll at each table, its winner, and the way to the next round."""

from __future__ import annotations

from typing import NamedTuple

from headtable.errors import NotAllowed
from headtable.game.night import Night, Table, is_empty, turns_due
from headtable.game.ties import higher
from headtable.messages import (
    Award,
    DicePassed,
    Fact,
    Rolled,
    RolledOff,
    RollOff,
    RoundCalled,
    TableStopped,
    TableTied,
    TableWon,
    Team,
    WonHow,
)


class Ringer(NamedTuple):
    """The head table, whose roll rings the bell, as it stands after that roll."""

    table: Table
    tally: tuple[int, int]
    turn_over: bool


def rung_by(night: Night, table: Table, rolled: Rolled, turn_over: bool) -> RoundCalled | None:  # noqa: FBT001 - a fact of the roll
    """The bell, if this roll at the head table rings it: by a bunco, or as soon as there is enough."""
    ruleset = night.ruleset
    if ruleset.time.rounds == "fixed":
        return None
    team: Team = "b" if table.roller % 2 else "a"
    by_sum = ruleset.target_of == "table_sum"
    tally = sum(rolled.tally) if by_sum else rolled.tally[table.roller % 2]
    bunco = rolled.worth == "bunco"
    if bunco and ruleset.bunco_ends_round:
        return RoundCalled("bunco", rolled.player, team, tally)
    if ruleset.target_checked == "per_turn" and not turn_over:
        return None
    if tally < ruleset.target or (ruleset.target_met == "exactly" and tally != ruleset.target):
        return None
    return RoundCalled("bunco" if bunco else "score", rolled.player, None if by_sum else team, tally)


def called(night: Night, bell: RoundCalled, ringer: Ringer | None = None) -> tuple[Fact, ...]:
    """The bell, and every table that has had its last roll by then."""
    facts: list[Fact] = [bell]
    for table in night.tables:
        if ringer is not None and table is ringer.table:
            facts += _head_goes_on(night, ringer)
        elif table.done >= turns_due(night, table, table.begun):
            facts += stop(night, table, table.tally)
    return tuple(facts)


def _head_goes_on(night: Night, ringer: Ringer) -> tuple[Fact, ...]:
    """At the head table the roll that rang the bell belongs to a turn, which it may have ended."""
    table = ringer.table
    done = table.done + 1 if ringer.turn_over else table.done
    if done >= turns_due(night, table, table.done + 1):
        return stop(night, table, ringer.tally)
    return (_passed(table),) if ringer.turn_over else ()


def pass_or_stop(night: Night, table: Table, tally: tuple[int, int]) -> tuple[Fact, ...]:
    """The turn is over: the dice go on clockwise, or this was the table's last roll."""
    if table.done + 1 >= table.due:
        return stop(night, table, tally)
    return (_passed(table),)


def _passed(table: Table) -> DicePassed:
    return DicePassed(table.number, table.seats[(table.roller + 1) % len(table.seats)])


def roll_off(night: Night, said: RollOff) -> tuple[Fact, ...]:
    """One throw of a roll-off, and the winner if it has one."""
    table = night.table(said.table)
    if not (table.tied and night.rules.tie.dice):
        raise NotAllowed(f"table {said.table} has no tie to roll off")
    team = higher(said.a, said.b)
    thrown = RolledOff(said.table, said.a, said.b)
    return (thrown,) if team is None else (thrown, _won(night, table, team, "roll-off", table.tally))


def award(night: Night, said: Award) -> tuple[Fact, ...]:
    """The host's word on a tie."""
    table = night.table(said.table)
    if not table.tied:
        raise NotAllowed(f"table {said.table} is not tied: its points decide")
    return (_won(night, table, said.team, "host", table.tally),)


def stop(night: Night, table: Table, tally: tuple[int, int]) -> tuple[Fact, ...]:
    """The table's last roll is rolled: a winner, or a tie, which may be played on."""
    a, b = tally
    stopped = TableStopped(table.number, tally)
    if a != b or (_ruling(night, table) and not night.rules.tie.turns):
        return stopped, _won(night, table, "a" if a > b else "b", "points", tally)
    if is_empty(night, table):
        return stopped, _won(night, table, _drawn(night, table), "draw", tally)
    tied = TableTied(table.number, a)
    return (stopped, tied, _passed(table)) if night.rules.tie.turns else (stopped, tied)


def left_alone(night: Night, table: Table) -> tuple[Fact, ...]:
    """At a table where nobody is left but ghosts the bell is the end."""
    if night.phase != "called" or table.won or not is_empty(night, table):
        return ()
    if table.tied:
        return (_won(night, table, _drawn(night, table), "draw", table.tally),)
    return stop(night, table, table.tally)


def won_on_the_mark(night: Night, table: Table, tally: tuple[int, int]) -> tuple[Fact, ...]:
    """The end of a sudden death: the roller's team wins."""
    team: Team = "b" if table.roller % 2 else "a"
    return TableStopped(table.number, tally), _won(night, table, team, "points", tally)


def _drawn(night: Night, table: Table) -> Team:
    """A tie that nobody is there to play off."""
    purpose = f"winner of set {night.set} round {night.round} at table {table.number}, where only ghosts sit"
    teams: tuple[Team, Team] = ("a", "b")
    told = [" and ".join(table.seats[chair::2]) for chair in (0, 1)]
    return teams[told.index(night.lots.one(told, purpose))]


def _ruling(night: Night, table: Table) -> Team | None:
    """Who has won here by the host's word, which was said later."""
    return night.rulings.get((night.set, night.round, table.number))


def _won(night: Night, table: Table, team: Team, how: WonHow, tally: tuple[int, int]) -> TableWon:
    if ruling := _ruling(night, table):
        team, how = ruling, "host"
    first, second, third, fourth = table.seats
    team_a, team_b = (first, third), (second, fourth)
    winners, losers = (team_a, team_b) if team == "a" else (team_b, team_a)
    return TableWon(table.number, team, winners, losers, tally, how)
