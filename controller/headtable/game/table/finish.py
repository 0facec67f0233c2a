"""The end of a round at one table: its last roll, then its winner or a tie."""

from __future__ import annotations

from msgspec.structs import replace

from headtable.errors import NotAllowed
from headtable.game import purposes
from headtable.game.draws import Partners
from headtable.game.night import Night, Table, is_empty
from headtable.game.people.roster import thrower
from headtable.game.table.ties import higher
from headtable.messages.facts import Fact
from headtable.messages.refusals.table import NoTieToRollOff, NotLevel
from headtable.messages.table import (
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
    """End a turn: the dice go on clockwise, or this was the table's last roll."""
    on = table.steps[table.roller]
    if table.done + on >= table.due:
        return stop(night, replace(table, begun=table.done + 1), tally)
    return (DicePassed(table.number, table.seats[(table.roller + on) % CHAIRS]),)  # as `passed`, once in two rolls


def passed(table: Table) -> DicePassed:
    """Pass the dice to the next player who rolls, clockwise."""
    return DicePassed(table.number, table.seats[(table.roller + table.steps[table.roller]) % CHAIRS])


def roll_off(night: Night, said: RollOff) -> tuple[Fact, ...]:
    """Take one throw of a roll-off; the winner is decided if the dice differ."""
    table = night.table(said.table)
    if not (table.tied and night.rules.tie.dice):
        raise NotAllowed(NoTieToRollOff(said.table))
    team = higher(said.a, said.b)
    thrown = RolledOff(said.table, said.a, said.b)
    return (thrown,) if team is None else (thrown, won(night, table, team, "roll-off", table.tally))


def award(night: Night, number: int, team: Team) -> tuple[Fact, ...]:
    """Decide a tie by the host's word, or a table whose sheet is lost."""
    table = night.table(number)
    if table.awaits_sheet and not table.tied:
        return TableStopped(table.number, table.tally), won(night, table, team, "host", table.tally)
    if not table.tied:
        raise NotAllowed(NotLevel(number))
    return (won(night, table, team, "host", table.tally),)


def stop(night: Night, table: Table, tally: tuple[int, int]) -> tuple[Fact, ...]:
    """End the round at the table: it has a winner, or a tie, which may be played on."""
    return TableStopped(table.number, tally), *verdict(night, table, tally)


def done(night: Night, table: Table, tally: tuple[int, int]) -> tuple[Fact, ...]:
    """Finish a table once no bunco waits there: after its last roll, or when its winner's points change."""
    if table.won is None:
        return stop(night, table, tally)
    if tally == table.won.tally:
        return ()
    return (won(night, table, table.won.team, _on_the_mark(table.won.team, tally), tally),)


def verdict(night: Night, table: Table, tally: tuple[int, int]) -> tuple[Fact, ...]:
    """The winner by these points, or the facts that begin the tie."""
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
    """The last player of team a and of team b to have rolled; they roll for the tie.

    It is empty if the rules do not know them.
    """
    one_has_not_rolled = table.begun < 2 or table.idle is not None
    if night.ruleset.tie_rolled_by != "last_roller" or one_has_not_rolled:
        return ()
    last = table.roller if table.begun > table.done else table.roller - 1
    of_a = last if last % 2 == 0 else last - 1
    of_b = last if last % 2 else last - 1
    return _who_throws(night, table, of_a), _who_throws(night, table, of_b)


def _who_throws(night: Night, table: Table, chair: int) -> str:
    """The player who throws: for a ghost its partner."""
    return thrower(night, replace(table, roller=chair % CHAIRS)) or table.seats[chair % CHAIRS]


def _play_on(night: Night, table: Table) -> tuple[Fact, ...]:
    """Pass the dice on from the last roller, unless the round's first roller also starts a sudden death."""
    going_on = (passed(table),) if table.begun > table.done else ()
    if not night.rules.tie.wins or night.ruleset.sudden_death.starts != "first_roller":
        return going_on
    first = (table.roller - table.done) % CHAIRS
    following = (table.roller + table.steps[table.roller]) % CHAIRS if going_on else table.roller
    return going_on if first == following else (*going_on, FirstRollerChosen(table.number, table.seats[first]))


def left_alone(night: Night, table: Table) -> tuple[Fact, ...]:
    """End the round by the bell at a table where only ghosts are left."""
    if not table.called or table.won or not is_empty(night, table):
        return ()
    if table.tied:
        return (won(night, table, _drawn(night, table), "draw", table.tally),)
    return stop(night, table, table.tally)


def won_on_the_mark(night: Night, table: Table, tally: tuple[int, int]) -> tuple[Fact, ...]:
    """End a sudden death: the roller's team wins."""
    team: Team = "b" if table.roller % 2 else "a"
    return TableStopped(table.number, tally), won(night, table, team, _on_the_mark(team, tally), tally)


def _on_the_mark(team: Team, tally: tuple[int, int]) -> WonHow:
    """How a sudden death was won. Three of the mark that nobody has called bring no points."""
    return "points" if _ahead(team, tally) else "mark"


def won_without_the_tie(night: Night, table: Table, side: int, tally: tuple[int, int]) -> TableWon:
    """End a tie by a bunco that the host grants to team a, side 0, or b."""
    team: Team = "b" if side else "a"
    return won(night, table, team, "points" if _ahead(team, tally) else "host", tally)


def _ahead(team: Team, tally: tuple[int, int]) -> bool:
    a, b = tally
    return a > b if team == "a" else b > a


def _drawn(night: Night, table: Table) -> Team:
    """Draw the winner of a tie, because nobody is there to play it off."""
    purpose = purposes.ghosts_winner(night.set, night.round, table.number)
    teams: tuple[Team, Team] = ("a", "b")
    first, second, third, fourth = table.seats
    choices = [Partners(((first, third),)), Partners(((second, fourth),))]
    return teams[choices.index(night.lots.one(choices, purpose))]


def _ruling(night: Night, table: Table) -> Team | None:
    """The team that wins here by the host's word, which was said later."""
    return night.rulings.get((night.set, night.round, table.number))


def won(night: Night, table: Table, team: Team, how: WonHow, tally: tuple[int, int]) -> TableWon:
    """Give the round at its table to this team, unless the host has given it to one."""
    if ruling := _ruling(night, table):
        team, how = ruling, "host"
    first, second, third, fourth = table.seats
    team_a, team_b = (first, third), (second, fourth)
    winners, losers = (team_a, team_b) if team == "a" else (team_b, team_a)
    return TableWon(table.number, team, winners, losers, tally, how)
