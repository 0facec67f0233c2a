"""Who rolls first at a table, where the ruleset says so: its scorekeeper, the last of those who stayed, or dice."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from itertools import groupby

from headtable.errors import NotAllowed
from headtable.game.night import Night, Table
from headtable.game.roll_off import Contest, check_rolls, thrown
from headtable.messages import (
    CHAIRS,
    Fact,
    FirstRollerChosen,
    RolledForFirst,
    RollFor,
    RollForFirst,
    Seats,
    Walk,
)


def first_rollers(night: Night, walks: tuple[Walk, ...]) -> tuple[FirstRollerChosen, ...]:
    """Who begins at each table, as the ruleset has it; nothing where the tables choose for themselves."""
    match night.ruleset.first_roller:
        case "table_chooses":
            return ()
        case "scorekeeper":
            chairs = sorted(walks, key=lambda way: (way.table, way.seat))
            return _scorekeepers(night.ghosts, tuple(_by_table(chairs)))
        case "last_stayer":
            return _last_stayers(night, walks)


def first_at(night: Night, tables: tuple[Seats, ...], ghosts: Collection[str]) -> tuple[FirstRollerChosen, ...]:
    """Who begins where everybody has just been seated: the scorekeepers, or nobody yet."""
    if night.ruleset.first_roller != "scorekeeper":
        return ()
    return _scorekeepers(ghosts, tuple(enumerate(tables, 1)))


def _by_table(chairs: Sequence[Walk]) -> Iterator[tuple[int, tuple[str, ...]]]:
    for table, ways in groupby(chairs, key=lambda way: way.table):
        yield table, tuple(way.player for way in ways)


def _scorekeepers(
    ghosts: Collection[str], tables: tuple[tuple[int, tuple[str, ...]], ...]
) -> tuple[FirstRollerChosen, ...]:
    """The first person of each table: a ghost keeps no score."""
    found = ((table, next((player for player in seats if player not in ghosts), None)) for table, seats in tables)
    return tuple(FirstRollerChosen(table, player) for table, player in found if player)


def instead_of_ghosts(night: Night) -> tuple[FirstRollerChosen, ...]:
    """Who begins in the place of a ghost, where chairs have changed hands before the first throw."""
    if night.ruleset.first_roller == "table_chooses" or night.phase not in ("ready", "break", "playing"):
        return ()
    begun = (table for table in night.tables if not table.begun and (table.chosen or _keeps_score(night)))
    found = ((table, _first_person(night, table)) for table in begun)
    return tuple(FirstRollerChosen(table.number, player) for table, player in found if player != table.player)


def _keeps_score(night: Night) -> bool:
    return night.ruleset.first_roller == "scorekeeper"


def _first_person(night: Night, table: Table) -> str:
    """The first from the chair that begins, which is nobody's choice where it is a scorekeeper's."""
    start = table.roller if table.chosen else 0
    chairs = (table.seats[(start + on) % CHAIRS] for on in range(CHAIRS))
    return next((player for player in chairs if player not in night.ghosts), table.player)


# --- by dice ---------------------------------------------------------------------------------------


def dice_for_first(night: Night, table: Table) -> Contest | None:
    """Whose dice are to say who rolls first: in the first round, until somebody is chosen."""
    if night.ruleset.first_round != "dice" or night.rounds_played or table.chosen or table.begun:
        return None
    if night.phase not in ("ready", "playing") and not (night.phase == "called" and table.open):
        return None
    people = tuple(player for player in table.seats if player not in night.ghosts)
    if table.first and set(table.first.players) == set(people):
        return table.first
    return Contest("the first roll", people, 1, people) if len(people) > 1 else None


def roll_for_first(night: Night, said: RollForFirst) -> tuple[Fact, ...]:
    """What some of a table threw; who is level throws again, and the highest rolls first."""
    contest = dice_for_first(night, night.table(said.table))
    if contest is None:
        raise NotAllowed(f"table {said.table}: no dice say who rolls first now")
    check_rolls(contest, RollFor(said.rolls))
    rolled, after = RolledForFirst(said.table, said.rolls), thrown(contest, said.rolls)
    return (rolled, FirstRollerChosen(said.table, *after.sure)) if after.settled else (rolled,)


def check_first(night: Night, table: Table) -> None:
    """NotAllowed while the dice have not said who rolls first."""
    if contest := dice_for_first(night, table):
        who = ", ".join(contest.to_roll)
        raise NotAllowed(f"table {table.number}: dice say who rolls first; one die each for {who}")


# --- the last of those who stayed ------------------------------------------------------------------


def _last_stayers(night: Night, walks: tuple[Walk, ...]) -> tuple[FirstRollerChosen, ...]:
    """At each table the last to roll of those who stayed there."""
    stayed = {way.player for way in walks if way.from_table == way.table}
    return tuple(
        FirstRollerChosen(table.number, player)
        for table in night.tables
        if (player := next((player for player in _latest_first(table) if player in stayed - night.ghosts), None))
    )


def _latest_first(table: Table) -> Iterator[str]:
    """Those who rolled at the table this round, the last one first."""
    last = table.roller if table.begun > table.done else table.roller - 1
    chairs = ((last - back) % CHAIRS for back in range(min(table.begun, CHAIRS)))
    yield from (table.seats[chair] for chair in chairs if chair % 2 != table.idle)
