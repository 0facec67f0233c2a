"""The first roller at a table, if the ruleset chooses one: the scorekeeper, a player who stayed, or dice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from itertools import groupby

from headtable.errors import NotAllowed
from headtable.game.night import Night, Table
from headtable.game.people.roster import seated
from headtable.game.roll_off import Contest, check_rolls, thrown
from headtable.messages.facts import Fact
from headtable.messages.people import Walk
from headtable.messages.prizes import PersonRoll
from headtable.messages.refusals.table import DiceSayFirst, NoDiceForFirst
from headtable.messages.roll_offs import FirstRoll
from headtable.messages.table import FirstRollerChosen, RolledForFirst, RollForFirst
from headtable.messages.words import CHAIRS, Seats


def first_rollers(night: Night, walks: tuple[Walk, ...]) -> tuple[FirstRollerChosen, ...]:
    """The first roller of each table by the ruleset; empty where the tables choose for themselves."""
    match night.ruleset.first_roller:
        case "table_chooses":
            return ()
        case "scorekeeper":
            chairs = sorted(walks, key=lambda way: (way.table, way.seat))
            return _scorekeepers(night.ghosts, tuple(_by_table(chairs)))
        case "last_stayer":
            return _last_stayers(night, walks)


def first_at(night: Night, tables: tuple[Seats, ...], ghosts: Collection[str]) -> tuple[FirstRollerChosen, ...]:
    """The first rollers where everybody has just been seated: the scorekeepers, or nobody yet."""
    if night.ruleset.first_roller != "scorekeeper":
        return ()
    return _scorekeepers(ghosts, tuple(enumerate(tables, 1)))


def _by_table(chairs: Sequence[Walk]) -> Iterator[tuple[int, tuple[str, ...]]]:
    for table, ways in groupby(chairs, key=lambda way: way.table):
        yield table, tuple(way.player for way in ways)


def _scorekeepers(
    ghosts: Collection[str], tables: tuple[tuple[int, tuple[str, ...]], ...]
) -> tuple[FirstRollerChosen, ...]:
    """The first person of each table; a ghost keeps no score."""
    found = ((table, next((player for player in seats if player not in ghosts), None)) for table, seats in tables)
    return tuple(FirstRollerChosen(table, player) for table, player in found if player)


def first_after_moves(before: Night, night: Night) -> tuple[FirstRollerChosen, ...]:
    """The first rollers after people have come, gone or swapped before the first throw."""
    if night.phase not in ("ready", "break", "playing"):
        return ()
    found = ((table, _begins(before, night, table)) for table in night.tables if not table.begun)
    return tuple(FirstRollerChosen(table.number, player) for table, player in found if player)


def _begins(before: Night, night: Night, table: Table) -> str | None:
    """The first roller of a table; None if that has not changed."""
    if not table.chosen and (by_dice := _by_dice(night, table)):
        return by_dice
    if not table.chosen and not _keeps_score(night):
        return None
    player = _still_begins(before, night, table) if table.chosen else _first_person(night, table)
    return player if player != table.player or _was_told_otherwise(before, night, table) else None


def _was_told_otherwise(before: Night, night: Night, table: Table) -> bool:
    """Tell whether a player who has swapped seats was to begin there."""
    was = before.tables[table.number - 1].player if table.chosen else table.player
    return was != table.player and was in seated(night)


def _still_begins(before: Night, night: Night, table: Table) -> str:
    """The chosen player begins, at whatever seat they have now.

    Where the scorekeeper begins, it is always the table's first person.
    """
    was = before.tables[table.number - 1]
    if _keeps_score(night) and was.player == _first_person(before, was):
        return _first_person(night, table)
    if was.player in table.seats and was.player not in night.ghosts:
        return was.player
    return table.player if night.ruleset.first_roller == "table_chooses" else _first_person(night, table)


def _keeps_score(night: Night) -> bool:
    return night.ruleset.first_roller == "scorekeeper"


def _first_person(night: Night, table: Table) -> str:
    """The first person from the chair that begins, or from the first chair where the scorekeeper begins."""
    start = 0 if _keeps_score(night) else table.roller
    chairs = (table.seats[(start + on) % CHAIRS] for on in range(CHAIRS))
    return next((player for player in chairs if player not in night.ghosts), table.player)


# --- by dice ---------------------------------------------------------------------------------------


def dice_say_first(night: Night, table: Table) -> bool:
    """Tell whether dice choose the first roller there: in the first round, until somebody has begun."""
    if night.ruleset.first_round != "dice" or night.rounds_played or not table.untold:
        return False
    return night.phase in ("ready", "break", "playing") or (night.phase == "called" and table.open)


def dice_for_first(night: Night, table: Table) -> Contest | None:
    """The roll-off for the first roll; None once it is decided."""
    if table.chosen or night.phase == "break" or not dice_say_first(night, table):
        return None
    contest = _as_thrown(_people(night, table), table.first)
    return None if contest.settled or len(contest.players) == 1 else contest


def _by_dice(night: Night, table: Table) -> str | None:
    """The player whom the dice have chosen among those who sit there now."""
    if not dice_say_first(night, table):
        return None
    return next(iter(_as_thrown(_people(night, table), table.first).sure), None)


def _people(night: Night, table: Table) -> tuple[str, ...]:
    return tuple(player for player in table.seats if player not in night.ghosts)


def _as_thrown(people: tuple[str, ...], thrown_so_far: tuple[PersonRoll, ...]) -> Contest:
    """The roll-off of the people who sit there now. Their earlier dice at this table still count."""
    contest = Contest(FirstRoll(), people, 1, people)
    for rolls in _throw_by_throw(thrown_so_far):
        due = tuple(roll for roll in rolls if roll.player in contest.level)
        contest = thrown(contest, due)
        if contest.settled or contest.to_roll != contest.level:
            return contest
    return contest


def _throw_by_throw(rolls: tuple[PersonRoll, ...]) -> Iterator[tuple[PersonRoll, ...]]:
    """Everybody's first throws, then their second throws, and so on."""
    times: Counter[str] = Counter()
    throws: dict[int, list[PersonRoll]] = {}
    for roll in rolls:
        throws.setdefault(times[roll.player], []).append(roll)
        times[roll.player] += 1
    return map(tuple, throws.values())


def roll_for_first(night: Night, said: RollForFirst) -> tuple[Fact, ...]:
    """Take the dice that some players of a table threw.

    Level players throw again, and the highest rolls first.
    """
    table = night.table(said.table)
    contest = dice_for_first(night, table)
    if contest is None:
        raise NotAllowed(NoDiceForFirst(said.table))
    check_rolls(contest, said.rolls)
    after = _as_thrown(contest.players, table.first + said.rolls)
    rolled = RolledForFirst(said.table, said.rolls)
    return (rolled, FirstRollerChosen(said.table, *after.sure)) if after.settled else (rolled,)


def check_first(night: Night, table: Table) -> None:
    """Raise NotAllowed while dice still have to choose the first roller."""
    if contest := dice_for_first(night, table):
        raise NotAllowed(DiceSayFirst(table.number, contest.to_roll))


# --- the last of those who stayed ------------------------------------------------------------------


def _last_stayers(night: Night, walks: tuple[Walk, ...]) -> tuple[FirstRollerChosen, ...]:
    """The last player at each table to roll, of those who stayed there."""
    stayed = {way.player for way in walks if way.from_table == way.table}
    return tuple(
        FirstRollerChosen(table.number, player)
        for table in night.tables
        if (player := next((player for player in _latest_first(table) if player in stayed - night.ghosts), None))
    )


def _latest_first(table: Table) -> Iterator[str]:
    """The players who rolled at the table this round, the latest first."""
    last = table.roller if table.begun > table.done else table.roller - 1
    chairs = ((last - back) % CHAIRS for back in range(min(table.begun, CHAIRS)))
    yield from (table.seats[chair] for chair in chairs if chair % 2 != table.idle)
