"""A turn: what a throw, a claim or a call at a table amounts to."""

from __future__ import annotations

from headtable.errors import NotAllowed
from headtable.game.credit import credited
from headtable.game.finish import Ringer, called, pass_or_stop, rung_by, won_on_the_mark
from headtable.game.night import Night, Table, is_empty
from headtable.game.scoring import Score
from headtable.messages import (
    HEAD_TABLE,
    BuncoShown,
    BuncoUncalled,
    Call,
    CalledFalsely,
    Claim,
    Fact,
    Rolled,
    Throw,
)

ON_THE_MARK = frozenset({"one", "two", "three", "bunco"})
FULL = 9_999  # points: no round has so many, but a stuck button would


def throw(night: Night, said: Throw) -> tuple[Fact, ...]:
    """Dice that were read: three of the mark wait to be called, everything else counts at once."""
    table = rolling(night, said.table)
    score = night.rules.rolls[night.mark - 1].get(said.faces)
    if score is None:
        raise NotAllowed(f"table {said.table}: no dice show {said.faces}")
    if score.worth == "bunco" and night.ruleset.call == "required":
        return (*_uncalled(table), BuncoShown(table.number, table.player, said.faces))
    if table.shown:
        return (*_uncalled(table), *_counted(night, table, score, said.faces))
    return _counted(night, table, score, said.faces)


def claim(night: Night, said: Claim) -> tuple[Fact, ...]:
    """A roll told by its worth: a claimed bunco has been called."""
    table = rolling(night, said.table)
    score = night.rules.claims.get(said.worth)
    if score is None:
        raise NotAllowed(f"table {said.table}: these rules know no {said.worth!r}")
    return (*_uncalled(table), *_counted(night, table, score, None))


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
        dice = night.rules.tie.dice
        raise NotAllowed(f"table {number} is tied: {'one die for each team' if dice else 'the host decides'}")
    if is_empty(night, table):
        raise NotAllowed(f"table {number}: only ghosts sit there, and nobody can roll")
    if night.phase == "ready":
        raise NotAllowed(f"table {number}: the round has not started")
    if night.on_break:
        raise NotAllowed(f"table {number}: break, {night.on_break.what}")
    if night.phase == "over":
        raise NotAllowed(f"table {number}: the night is over")
    raise NotAllowed(f"table {number}: the round is over here")


def _uncalled(table: Table) -> tuple[Fact, ...]:
    return (BuncoUncalled(table.number, table.player),) if table.shown else ()


def _counted(night: Night, table: Table, score: Score, faces: tuple[int, ...] | None) -> tuple[Fact, ...]:
    """A roll that counts; at the head table it may end the round, and it may end the turn or a tie."""
    player = table.seats[table.roller]
    worth, points = score
    tally, credit = table.tally, None
    if points or worth == "wipe":
        points = _points(night, table, score)
        tally = _tally(table, points)
        credit = credited(night, table, player) if worth in ("bunco", "mini") else None
    rolled = Rolled(table.number, player, worth, points, tally, faces, credit)
    turn_over = worth in night.rules.turn_ends
    if table.tied and night.rules.tie.first_on_mark_wins and worth in ON_THE_MARK:
        return rolled, *won_on_the_mark(night, table, tally)
    if table.number == HEAD_TABLE and night.phase == "playing" and (bell := rung_by(night, table, rolled, turn_over)):
        return rolled, *called(night, bell, Ringer(table, tally, turn_over))
    if turn_over:
        return rolled, *pass_or_stop(night, table, tally)
    return (rolled,)


def _points(night: Night, table: Table, score: Score) -> int:
    """What the roll adds; a wipe takes away, but in a sudden death three of another number do nothing."""
    if night.rules.tie.first_on_mark_wins and table.tied and score.worth in ("mini", "wipe"):
        return 0
    if score.worth == "wipe" and night.ruleset.snake_eyes:
        return -(table.turn_points if night.ruleset.snake_eyes.loses == "turn" else table.tally[table.roller % 2])
    return score.points


def _tally(table: Table, points: int) -> tuple[int, int]:
    a, b = table.tally
    if a + b + points > FULL:
        raise NotAllowed(f"table {table.number}: the tally pad is full")
    return (a, b + points) if table.roller % 2 else (a + points, b)
