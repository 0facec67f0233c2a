"""How a table comes to its end in a round: its last roll, its winner, or a tie and what decides it."""

from __future__ import annotations

from msgspec.structs import replace

from headtable.errors import NotAllowed
from headtable.game import purposes
from headtable.game.night import Night, Table, is_empty
from headtable.game.people.roster import thrower
from headtable.game.table.ties import higher
from headtable.messages.facts import Fact
from headtable.messages.refusals.table import NoTieToRollOff, NotLevel
from headtable.messages.table import (
    Award,
    DicePassed,
    FirstRollerChosen,
    RolledOff,
    RollOff,
    TableStopped,
    TableTied,
    TableWon,
)
from headtable.messages.words import CHAIRS, Team, WonHow


def pass_or_stop(night: Night, table: Table, tally: tuple[int, int]) -> tuple[Fact, ...]:
    """The turn is over: the dice go on clockwise, or this was the table's last roll."""
    on = table.steps[table.roller]
    if table.done + on >= table.due:
        return stop(night, replace(table, begun=table.done + 1), tally)
    return (DicePassed(table.number, table.seats[(table.roller + on) % CHAIRS]),)  # as `passed`, once in two rolls


def passed(table: Table) -> DicePassed:
    """The dice go to the next player who rolls, clockwise."""
    return DicePassed(table.number, table.seats[(table.roller + table.steps[table.roller]) % CHAIRS])


def roll_off(night: Night, said: RollOff) -> tuple[Fact, ...]:
    """One throw of a roll-off, and the winner if it has one."""
    table = night.table(said.table)
    if not (table.tied and night.rules.tie.dice):
        raise NotAllowed(NoTieToRollOff(said.table))
    team = higher(said.a, said.b)
    thrown = RolledOff(said.table, said.a, said.b)
    return (thrown,) if team is None else (thrown, won(night, table, team, "roll-off", table.tally))


def award(night: Night, said: Award) -> tuple[Fact, ...]:
    """The host's word on a tie."""
    table = night.table(said.table)
    if not table.tied:
        raise NotAllowed(NotLevel(said.table))
    return (won(night, table, said.team, "host", table.tally),)


def stop(night: Night, table: Table, tally: tuple[int, int]) -> tuple[Fact, ...]:
    """The table's last roll is rolled: a winner, or a tie, which may be played on."""
    return TableStopped(table.number, tally), *verdict(night, table, tally)


def done(night: Night, table: Table, tally: tuple[int, int]) -> tuple[Fact, ...]:
    """Nothing waits to be called there any more: the last roll is rolled, or a winner has other points."""
    if table.won is None:
        return stop(night, table, tally)
    if tally == table.won.tally:
        return ()
    return (won(night, table, table.won.team, _on_the_mark(table.won.team, tally), tally),)


def verdict(night: Night, table: Table, tally: tuple[int, int]) -> tuple[Fact, ...]:
    """Who has won by these points, or how the tie is decided."""
    a, b = tally
    if a != b or (_ruling(night, table) and not night.rules.tie.turns):
        return (won(night, table, "a" if a > b else "b", "points", tally),)
    if is_empty(night, table):
        return (won(night, table, _drawn(night, table), "draw", tally),)
    tie = night.rules.tie
    if tie.dice:
        return (TableTied(table.number, a, night.ruleset.tie_rolled_by, _rollers(night, table)),)
    tied = TableTied(table.number, a)
    return (tied, *_play_on(night, table)) if tie.turns else (tied,)


def _rollers(night: Night, table: Table) -> tuple[str, ...]:
    """Who rolls for team a and for team b, if the rules know it: the last of each team to have rolled."""
    one_has_not_rolled = table.begun < 2 or table.idle is not None
    if night.ruleset.tie_rolled_by != "last_roller" or one_has_not_rolled:
        return ()
    last = table.roller if table.begun > table.done else table.roller - 1
    of_a = last if last % 2 == 0 else last - 1
    of_b = last if last % 2 else last - 1
    return _who_throws(night, table, of_a), _who_throws(night, table, of_b)


def _who_throws(night: Night, table: Table, chair: int) -> str:
    """Whose hand it is: a ghost's partner throws for it."""
    return thrower(night, replace(table, roller=chair % CHAIRS)) or table.seats[chair % CHAIRS]


def _play_on(night: Night, table: Table) -> tuple[Fact, ...]:
    """The dice go on from whoever rolled last, unless the first roller of the round starts a sudden death, too."""
    going_on = (passed(table),) if table.begun > table.done else ()
    if not night.rules.tie.wins or night.ruleset.sudden_death.starts != "first_roller":
        return going_on
    first = (table.roller - table.done) % CHAIRS
    following = (table.roller + table.steps[table.roller]) % CHAIRS if going_on else table.roller
    return going_on if first == following else (*going_on, FirstRollerChosen(table.number, table.seats[first]))


def left_alone(night: Night, table: Table) -> tuple[Fact, ...]:
    """At a table where nobody is left but ghosts the bell is the end."""
    if not table.called or table.won or not is_empty(night, table):
        return ()
    if table.tied:
        return (won(night, table, _drawn(night, table), "draw", table.tally),)
    return stop(night, table, table.tally)


def won_on_the_mark(night: Night, table: Table, tally: tuple[int, int]) -> tuple[Fact, ...]:
    """The end of a sudden death: the roller's team wins."""
    team: Team = "b" if table.roller % 2 else "a"
    return TableStopped(table.number, tally), won(night, table, team, _on_the_mark(team, tally), tally)


def _on_the_mark(team: Team, tally: tuple[int, int]) -> WonHow:
    """How a sudden death was won: three of the mark that nobody has called bring no points."""
    return "points" if _ahead(team, tally) else "mark"


def won_without_the_tie(night: Night, table: Table, side: int, tally: tuple[int, int]) -> TableWon:
    """The end of a tie by a bunco that the host grants to team a, side 0, or b."""
    team: Team = "b" if side else "a"
    return won(night, table, team, "points" if _ahead(team, tally) else "host", tally)


def _ahead(team: Team, tally: tuple[int, int]) -> bool:
    a, b = tally
    return a > b if team == "a" else b > a


def _drawn(night: Night, table: Table) -> Team:
    """A tie that nobody is there to play off."""
    purpose = purposes.ghosts_winner(night.set, night.round, table.number)
    teams: tuple[Team, Team] = ("a", "b")
    told = [" and ".join(table.seats[chair::2]) for chair in (0, 1)]
    return teams[told.index(night.lots.one(told, purpose))]


def _ruling(night: Night, table: Table) -> Team | None:
    """Who has won here by the host's word, which was said later."""
    return night.rulings.get((night.set, night.round, table.number))


def won(night: Night, table: Table, team: Team, how: WonHow, tally: tuple[int, int]) -> TableWon:
    """The round is this team's at its table, unless the host has given it to one."""
    if ruling := _ruling(night, table):
        team, how = ruling, "host"
    first, second, third, fourth = table.seats
    team_a, team_b = (first, third), (second, fourth)
    winners, losers = (team_a, team_b) if team == "a" else (team_b, team_a)
    return TableWon(table.number, team, winners, losers, tally, how)
