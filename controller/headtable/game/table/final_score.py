"""The sheet of a table on paper: its final score of the round and its buncos, told after the bell."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from headtable.errors import NotAllowed
from headtable.game.night import Night, Table
from headtable.game.ruleset import Ruleset
from headtable.game.table.credit import credited
from headtable.game.table.finish import stop
from headtable.game.table.tally import FULL
from headtable.messages.facts import Fact
from headtable.messages.refusals.table import (
    BuncosOutweighScore,
    NotAtTable,
    RollsWereTold,
    RoundIsOver,
    SheetBeforeBell,
    SheetToldAlready,
    TallyIsFull,
)
from headtable.messages.table import FinalScore, SheetTold


def final_score(night: Night, said: FinalScore) -> tuple[Fact, ...]:
    """End the round at a table by its sheet: its winner, or the ruleset's tie."""
    table = night.table(said.table)
    _check_awaited(table)
    check_points(said, table.seats, night.ruleset)
    told = SheetTold(
        said.table, table.seats, said.tally, said.buncos, tuple(_cards(night, table, said)), said.traveler
    )
    return told, *stop(night, replace(table, tally=said.tally), said.tally)


def may_say_nobody_scored(table: Table) -> bool:
    """Tell whether a pass says that nobody has scored: the table waits for its sheet and may not roll."""
    return table.awaits_sheet and not table.open and not table.tied


def nobody_scored(night: Night, table: int) -> tuple[Fact, ...]:
    """End the round at a table where nobody has scored, as a sheet of 0 to 0 does."""
    return final_score(night, FinalScore(table, (0, 0)))


def takes_sheet(table: Table) -> bool:
    """Tell whether a final score may be told: the bell has rung, and nothing is known of the round."""
    return table.called and table.won is None and table.untold


def _check_awaited(table: Table) -> None:
    """Check that the bell has rung and nothing is known of the round, whatever the table goes by."""
    number = table.number
    if table.sheet_told:
        raise NotAllowed(SheetToldAlready(number))
    if table.won:
        raise NotAllowed(RoundIsOver(number))
    if not table.called:
        raise NotAllowed(SheetBeforeBell(number))
    if not table.untold:
        raise NotAllowed(RollsWereTold(number))


def check_points(said: FinalScore, seats: Sequence[str], ruleset: Ruleset) -> None:
    """Check that a sheet makes sense: people of the table rolled its buncos, and those are not worth more points."""
    if sum(said.tally) > FULL:
        raise NotAllowed(TallyIsFull(said.table))
    for one in said.buncos:
        if one.player not in seats:
            raise NotAllowed(NotAtTable(one.player, said.table, tuple(seats)))
    each = _least_points(ruleset)
    for side, points in enumerate(said.tally):
        players = seats[side], seats[side + 2]
        buncos = sum(one.buncos for one in said.buncos if one.player in players)
        if buncos * each > points:
            why = BuncosOutweighScore(said.table, players, buncos, buncos * each, points)
            raise NotAllowed(why, bunco=ruleset.words.bunco)


def _least_points(ruleset: Ruleset) -> int:
    """The fewest points that a bunco on a card leaves its team by these rules."""
    lost = ruleset.snake_eyes or ruleset.false_call == "penalty" or ruleset.legal_rolls.points == "lost"
    if lost or (ruleset.late_bunco.personal and not ruleset.late_bunco.team):
        return 0
    uncalled = ruleset.call == "required" and ruleset.uncalled.credited
    return min(ruleset.points.bunco, ruleset.uncalled.points) if uncalled else ruleset.points.bunco


def _cards(night: Night, table: Table, said: FinalScore) -> Iterator[str]:
    """The player whose card gets each bunco, in the order of the sheet. A ghost's may go to its partner."""
    for one in said.buncos:
        chair = table.seats.index(one.player)
        if player := credited(night, replace(table, roller=chair), one.player):
            yield from (player for _ in range(one.buncos))
