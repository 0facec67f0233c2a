"""People arrive late, go home, send a substitute, or have their names corrected."""

from __future__ import annotations

from headtable.errors import NotAllowed
from headtable.game.apply import apply
from headtable.game.night import BETWEEN_ROUNDS, Night, Table, awaits_semi, is_empty, sets_over
from headtable.game.pace.after_round import with_what_follows
from headtable.game.pace.ringing import break_off, too_late
from headtable.game.people.roster import check_names, here, new_ghosts
from headtable.game.prizes.agenda import settle
from headtable.game.prizes.final import dice_left
from headtable.game.table.finish import left_alone
from headtable.messages.facts import Fact
from headtable.messages.people import (
    ArrivalPlay,
    Arrive,
    Arrived,
    Leave,
    Left,
    Rename,
    Renamed,
    Substitute,
    Substituted,
)
from headtable.messages.prizes import FinalistAbsent
from headtable.messages.refusals.people import (
    HasGoneHome,
    IsGhost,
    IsHereAlready,
    NameIsTaken,
    NobodyIsCalled,
    NoGhostMakesRoom,
    TablesAreFull,
)
from headtable.messages.words import CHAIRS, MOST_TABLES


def arrive_or_leave(night: Night, said: ArrivalPlay) -> tuple[Fact, ...]:
    """The facts after somebody arrives, leaves, sends a substitute or gets another name."""
    match said:
        case Arrive():
            return _arrive(night, said)
        case Leave():
            return _leave(night, said)
        case Substitute():
            return _substitute(night, said)
        case Rename():
            return _rename(night, said)


def _arrive(night: Night, said: Arrive) -> tuple[Fact, ...]:
    """Seat a newcomer in a ghost's chair at once, or at a new last table between two rounds.

    After the last set chairs are won by play. A newcomer then has no chair, but may roll and be drawn.
    """
    missing = night.gone | {*night.stage.absent}
    if said.player in night.cards and said.player not in missing:
        raise NotAllowed(IsHereAlready(said.player))
    check_names((said.player,))
    if sets_over(night) or awaits_semi(night):
        return with_what_follows(night, Arrived(said.player))
    if night.stage.semi and said.player not in night.stage.semi_players:
        return (Arrived(said.player),)
    if chair := _ghost_s_chair(night):
        table, seat = chair
        return (Arrived(said.player, table.number, seat, instead_of=table.seats[seat - 1]),)
    if night.phase not in BETWEEN_ROUNDS:
        raise NotAllowed(NoGhostMakesRoom(said.player))
    if len(night.tables) == MOST_TABLES:
        raise NotAllowed(TablesAreFull(said.player, MOST_TABLES))
    return (Arrived(said.player, len(night.tables) + 1, 1, beside=new_ghosts(night, 3)),)


def _ghost_s_chair(night: Night) -> tuple[Table, int] | None:
    """The chair that a newcomer gets from a ghost.

    A ghost whose partner is a ghost comes first, then the ghost nearest to the head table.
    """
    chairs = [
        (table, seat)
        for table in night.tables
        for seat in range(1, CHAIRS + 1)
        if table.seats[seat - 1] in night.ghosts
    ]
    return min(chairs, key=lambda chair: chair[0].seats[(chair[1] + 1) % CHAIRS] not in night.ghosts, default=None)


def _leave(night: Night, said: Leave) -> tuple[Fact, ...]:
    """Give a leaver's chair to a ghost."""
    _check_here(night, said.player)
    table = table_of(night, said.player)
    left = Left(said.player, table.number, *new_ghosts(night, 1)) if table else Left(said.player)
    if sets_over(night) or awaits_semi(night):
        return _left_after_the_sets(night, left)
    if table is None:
        return (left,)
    after = night.snapshot()
    apply(after, left)
    return left, *_left_to_ghosts(after, after.tables[table.number - 1])


def _left_after_the_sets(night: Night, left: Left) -> tuple[Fact, ...]:
    """Give a leaver's places to others, and let them roll for open ones.

    In the final the dice go on. Before the semi-final the next best player gets the chair there.
    """
    if night.phase == "final":
        return _left_the_final(night, left)
    begun = night.stage.first_in_the_final is not None
    if not begun and left.player in (one.player for one in night.stage.finalists):
        return with_what_follows(night, left, FinalistAbsent(left.player))
    return with_what_follows(night, left)


def _left_the_final(night: Night, left: Left) -> tuple[Fact, ...]:
    """Let a player leave the final. When the last has gone nobody wins it, and the night goes on to its end."""
    after = night.snapshot()
    apply(after, left)
    if set(after.stage.final_seats).isdisjoint(here(after)):
        return settle(night, left)
    return (left, *dice_left(after))


def _left_to_ghosts(night: Night, table: Table) -> tuple[Fact, ...]:
    """Finish a table that has only ghosts left after the bell.

    A turn of two ghosts who sit idle is broken off.
    """
    if table.called and table.shown and is_empty(night, table):
        return too_late(night, table)
    if table.open and table.roller % 2 == table.idle:
        return break_off(night, table)
    return left_alone(night, table)


def _substitute(night: Night, said: Substitute) -> tuple[Fact, ...]:
    """Give the chair and the card to somebody new."""
    _check_here(night, said.player)
    _check_new(night, said.by)
    return (Substituted(said.player, said.by),)


def _rename(night: Night, said: Rename) -> tuple[Fact, ...]:
    """Correct a name wherever it stands."""
    if said.player not in night.cards or said.player in night.ghosts:
        raise NotAllowed(NobodyIsCalled(said.player))
    _check_new(night, said.to)
    return (Renamed(said.player, said.to),)


def _check_here(night: Night, player: str) -> None:
    """Raise NotAllowed unless this is a person of the night who has not gone home."""
    if player in night.ghosts:
        raise NotAllowed(IsGhost(player))
    if player in night.gone:
        raise NotAllowed(HasGoneHome(player))
    if player not in night.cards:
        raise NotAllowed(NobodyIsCalled(player))


def table_of(night: Night, player: str) -> Table | None:
    """The table where a player sits, or None."""
    return next((table for table in night.tables if player in table.seats), None)


def _check_new(night: Night, name: str) -> None:
    check_names((name,))
    if name in night.cards:
        raise NotAllowed(NameIsTaken(name))
