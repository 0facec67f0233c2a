"""A turn: what a throw, a claim or a call at a table amounts to."""

from __future__ import annotations

from headtable.errors import NotAllowed
from headtable.game.finish import called, pass_or_stop
from headtable.game.night import HEAD, Night, Table
from headtable.game.scoring import Score
from headtable.messages import (
    BuncoShown,
    BuncoUncalled,
    Call,
    CalledFalsely,
    Claim,
    Fact,
    Rolled,
    RoundCalled,
    Team,
    Throw,
)

FULL = 9_999  # points: no round has so many, but a stuck button would


def throw(night: Night, said: Throw) -> tuple[Fact, ...]:
    """Dice that were read: three of the mark wait to be called, everything else counts at once."""
    table = rolling(night, said.table)
    score = night.rules.rolls[night.mark - 1].get(said.faces)
    if score is None:
        raise NotAllowed(f"table {said.table}: no dice show {said.faces}")
    if score.worth == "bunco":
        return (*_uncalled(table), BuncoShown(table.number, table.player, said.faces))
    if table.shown:
        return (*_uncalled(table), *_counted(night, table, score, said.faces))
    return _counted(night, table, score, said.faces)


def claim(night: Night, said: Claim) -> tuple[Fact, ...]:
    """A roll told by its worth: a claimed bunco has been called."""
    table = rolling(night, said.table)
    return (*_uncalled(table), *_counted(night, table, night.rules.claims[said.worth], None))


def call(night: Night, said: Call) -> tuple[Fact, ...]:
    """The bunco on the table counts now; with none on the table it is a false call."""
    table = rolling(night, said.table)
    if table.shown is None:
        return (CalledFalsely(table.number, table.player),)
    return _counted(night, table, night.rules.claims["bunco"], table.shown)


def rolling(night: Night, number: int) -> Table:
    """The table, if its players may roll now; NotAllowed says why not."""
    table = night.table(number)
    if table.open:
        return table
    if table.tied:
        raise NotAllowed(f"table {number} is tied: one die for each team")
    if night.phase == "ready":
        raise NotAllowed(f"table {number}: the round has not started")
    if night.phase == "over":
        raise NotAllowed(f"table {number}: the night is over")
    raise NotAllowed(f"table {number}: the round is over here")


def _uncalled(table: Table) -> tuple[Fact, ...]:
    return (BuncoUncalled(table.number, table.player),) if table.shown else ()


def _counted(night: Night, table: Table, score: Score, faces: tuple[int, int, int] | None) -> tuple[Fact, ...]:
    """A roll that counts; at the head table it may end the round."""
    player = table.seats[table.roller]
    if score.worth == "miss":
        return Rolled(table.number, player, "miss", 0, table.tally, faces), *pass_or_stop(night, table)
    tally = _tally(table, score.points)
    rolled = Rolled(table.number, player, score.worth, score.points, tally, faces)
    if table.number == HEAD and night.phase == "playing":
        return rolled, *_bell(night, table, rolled)
    return (rolled,)


def _tally(table: Table, points: int) -> tuple[int, int]:
    a, b = table.tally
    if a + b + points > FULL:
        raise NotAllowed(f"table {table.number}: the tally pad is full")
    return (a, b + points) if table.roller % 2 else (a + points, b)


def _bell(night: Night, table: Table, rolled: Rolled) -> tuple[Fact, ...]:
    """The round is called by a bunco, or as soon as the roller's team has enough."""
    team: Team = "b" if table.roller % 2 else "a"
    tally = rolled.tally[table.roller % 2]
    if rolled.worth == "bunco" and night.ruleset.bunco_ends_round:
        return called(night, RoundCalled("bunco", rolled.player, team, tally))
    if tally >= night.ruleset.target:
        return called(night, RoundCalled("bunco" if rolled.worth == "bunco" else "score", rolled.player, team, tally))
    return ()
