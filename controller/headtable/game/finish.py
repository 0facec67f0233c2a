"""How a round comes to its end: the bell, the last roll at each table, its winner, and the way to the next round."""

from __future__ import annotations

from typing import Literal

from headtable.errors import NotAllowed
from headtable.game.apply import apply
from headtable.game.night import Night, Table
from headtable.game.standings import standings
from headtable.game.walking import walk
from headtable.messages import (
    DicePassed,
    Fact,
    NightOver,
    RolledOff,
    RollOff,
    RoundCalled,
    RoundOver,
    SetOver,
    TableStopped,
    TableTied,
    TableWon,
    Team,
    Walked,
)


def called(night: Night, bell: RoundCalled) -> tuple[Fact, ...]:
    """The bell, and every table that has had its last roll by then."""
    facts: list[Fact] = [bell]
    for table in night.tables:
        if night.rules.after_bell(_turns_begun(table, bell), table.done):
            facts += _stop(table)
    return tuple(facts)


def _turns_begun(table: Table, bell: RoundCalled) -> int:
    """The roll that rings the bell belongs to a turn, even if it is its first and not applied yet."""
    rang_it = bell.team is not None and bell.by == table.player
    return table.done + 1 if rang_it else table.begun


def pass_or_stop(night: Night, table: Table) -> tuple[Fact, ...]:
    """The turn is over: the dice go on clockwise, or after the bell this was the table's last roll."""
    turns = table.done + 1
    if night.phase == "called" and night.rules.after_bell(turns, turns):
        return _stop(table)
    return (DicePassed(table.number, table.seats[(table.roller + 1) % len(table.seats)]),)


def roll_off(night: Night, said: RollOff) -> tuple[Fact, ...]:
    """One throw of a roll-off, and the winner if it has one."""
    table = night.table(said.table)
    if not table.tied:
        raise NotAllowed(f"table {said.table} has no tie to roll off")
    team = night.rules.tie(said.a, said.b)
    thrown = RolledOff(said.table, said.a, said.b)
    return (thrown,) if team is None else (thrown, _won(table, team, "roll-off"))


def round_end(night: Night, facts: tuple[Fact, ...]) -> tuple[Fact, ...]:
    """What follows once these facts leave no table without a winner; nothing before that."""
    undecided = sum(table.won is None for table in night.tables)
    if undecided > sum(isinstance(fact, TableWon) for fact in facts):
        return ()
    over = RoundOver(night.set, night.round)
    after = night.snapshot()
    for fact in (*facts, over):
        apply(after, fact)
    return (over, *_next(after))


def _next(night: Night) -> tuple[Fact, ...]:
    if night.round < night.ruleset.rounds:
        return (Walked(walk(night)),)
    if night.set < night.ruleset.sets:
        return SetOver(night.set), Walked(walk(night))
    return SetOver(night.set), NightOver(standings(night), night.lots.seed)


def _stop(table: Table) -> tuple[Fact, ...]:
    a, b = table.tally
    stopped = TableStopped(table.number, table.tally)
    if a == b:
        return stopped, TableTied(table.number, a)
    return stopped, _won(table, "a" if a > b else "b", "points")


def _won(table: Table, team: Team, how: Literal["points", "roll-off"]) -> TableWon:
    first, second, third, fourth = table.seats
    team_a, team_b = (first, third), (second, fourth)
    winners, losers = (team_a, team_b) if team == "a" else (team_b, team_a)
    return TableWon(table.number, team, winners, losers, table.tally, how)
