"""A turn: the facts of a throw, a claim or a call at a table."""

from __future__ import annotations

from msgspec.structs import replace

from headtable.errors import NotAllowed
from headtable.game.night import Night, Table, is_empty
from headtable.game.pace.ringing import after, called, rung_by, too_late
from headtable.game.table.credit import bunco_credited, bunco_points, credited
from headtable.game.table.final_score import may_say_nobody_scored, nobody_scored
from headtable.game.table.finish import done, pass_or_stop, won_on_the_mark
from headtable.game.table.first_roller import check_first
from headtable.game.table.missed_bunco import uncalled, without
from headtable.game.table.scoring import Score
from headtable.game.table.tally import FULL, added, added_for, at_most
from headtable.messages.facts import Fact
from headtable.messages.refusals.table import (
    BellHasNotRung,
    EveryTurnIsPlayed,
    NoSuchRoll,
    OnlyCallLeft,
    OnlyGhosts,
    RoundIsOver,
    TableIsTied,
    TieIsPlayedOn,
    UnknownWorth,
    WaitsForSheet,
)
from headtable.messages.table import (
    BuncoShown,
    Call,
    CalledFalsely,
    CalledForNothing,
    CallNotNeeded,
    Claim,
    Decline,
    Rolled,
    Throw,
    TurnDeclined,
    When,
)
from headtable.messages.words import CHAIRS, Worth

NOT_PLAIN = frozenset[Worth](("bunco", "mini", "wipe"))  # worths that may score other points than usual


def throw(night: Night, said: Throw) -> tuple[Fact, ...]:
    """Take dice that were read. Three of the mark wait to be called; everything else counts at once."""
    tables, number = night.tables, said.table
    table = tables[number - 1] if 0 < number <= len(tables) else night.table(number)
    if not table.open and not table.shown:
        raise _not_rolling(night, table)
    if not table.begun:
        check_first(night, table)
    score = night.rules.rolls[night.mark - 1].get(said.faces)
    if score is None:
        raise NotAllowed(NoSuchRoll(said.table, said.faces))
    if score.worth == "bunco" and not table.only_calls:
        return _bunco(night, table, score, said)
    if table.shown:
        return _over_a_bunco(night, table, score, said.faces)
    return _counted(night, table, score, said.faces)


def _bunco(night: Night, table: Table, score: Score, said: Throw) -> tuple[Fact, ...]:
    """Let a bunco wait for its call, if the rules ask for one."""
    if night.ruleset.call == "honor":
        return _at(said.when, _counted(night, table, score, said.faces))
    shown = BuncoShown(table.number, table.player, said.faces, said.when)
    if table.tied and "bunco" in night.rules.tie.wins:
        return shown, *won_on_the_mark(night, table, table.tally)
    return (uncalled(night, table), shown) if table.shown else (shown,)


def _at(when: When | None, facts: tuple[Fact, ...]) -> tuple[Fact, ...]:
    """The same facts, with the moment of the bunco."""
    if when is None:
        return facts
    return tuple(replace(fact, when=when) if isinstance(fact, Rolled) else fact for fact in facts)


def claim(night: Night, said: Claim) -> tuple[Fact, ...]:
    """Take a roll told by its worth. A claimed bunco counts as called, and may be the one that waits."""
    if said.worth == "miss" and may_say_nobody_scored(night.table(said.table)):
        return nobody_scored(night, said.table)
    table = _rolling_or_calling(night, said.table)
    score = night.rules.claims.get(said.worth)
    if score is None:
        raise NotAllowed(UnknownWorth(said.table, said.worth))
    if table.shown and said.worth == "bunco":
        return call(night, Call(said.table, said.when))
    facts = (_over_a_bunco if table.shown else _counted)(night, table, score, None)
    return _at(said.when, facts) if said.worth == "bunco" else facts


def call(night: Night, said: Call) -> tuple[Fact, ...]:
    """Count the bunco on the table, from the moment of its roll. Without a bunco it is a false call."""
    table = night.table(said.table)
    if table.shown is None:
        return _call_without_a_bunco(night, table)
    return _at(_rolled_when(table, said.when), _counted(night, table, night.rules.claims["bunco"], table.shown))


def _rolled_when(table: Table, called: When | None) -> When | None:
    """The moment of the roll, or of the call where no dice told the roll.

    An engine that has restarted in between has another clock. Then the moment of the call is used.
    """
    if table.shown_when is None or called is None:
        return table.shown_when or called
    age_ms = called.heard_ms - table.shown_when.thrown_ms
    return When(called.heard_ms, age_ms) if age_ms >= 0 else called


def decline(night: Night, said: Decline) -> tuple[Fact, ...]:
    """Leave a turn unfinished, where the rules allow it."""
    table = rolling(night, said.table)
    if not may_decline(night, table):
        raise NotAllowed(_why_not_decline(night, table))
    declined = TurnDeclined(table.number, table.player)
    if not table.shown:
        return declined, *pass_or_stop(night, table, table.tally)
    missed = uncalled(night, table)
    left = without(table, missed)
    return missed, declined, *pass_or_stop(night, left, left.tally)


def may_decline(night: Night, table: Table) -> bool:
    """Tell whether the turn may be left unfinished now."""
    return night.ruleset.finishing == "may" and table.called and table.open and not table.tied


def _why_not_decline(night: Night, table: Table) -> EveryTurnIsPlayed | TieIsPlayedOn | BellHasNotRung:
    if night.ruleset.finishing == "must":
        return EveryTurnIsPlayed(table.number)
    return TieIsPlayedOn(table.number) if table.tied else BellHasNotRung(table.number)


def rolling(night: Night, number: int) -> Table:
    """The table, if its players may roll now; NotAllowed says why not."""
    table = night.table(number)
    if not table.open:
        raise _not_rolling(night, table)
    check_first(night, table)
    return table


def _rolling_or_calling(night: Night, number: int) -> Table:
    """The table, if its players may roll or call a waiting bunco now."""
    table = night.table(number)
    return table if table.shown else rolling(night, number)


def _not_rolling(night: Night, table: Table) -> NotAllowed:
    """The reason why nobody may roll there now."""
    if table.tied:
        return NotAllowed(TableIsTied(table.number, "dice" if night.rules.tie.dice else "host"))
    if table.shown:
        return NotAllowed(OnlyCallLeft(table.number), bunco=night.ruleset.words.bunco)
    if table.awaits_sheet:
        return NotAllowed(WaitsForSheet(table.number))
    return NotAllowed(OnlyGhosts(table.number) if is_empty(night, table) else RoundIsOver(table.number))


def _call_without_a_bunco(night: Night, table: Table) -> tuple[Fact, ...]:
    """Answer a call without a waiting bunco.

    If the bunco already counts, the call was not needed. Otherwise it is a false call.
    """
    if table.last == "bunco" and night.phase in ("playing", "called"):
        honor = night.ruleset.call == "honor"
        return (CallNotNeeded(table.number, _last_to_roll(table), "nobody-has-to" if honor else "called-already"),)
    return _false_call(night, rolling(night, table.number))


def _last_to_roll(table: Table) -> str:
    """The player who has the dice, or had them before they were passed."""
    if table.begun > table.done:
        return table.player
    back = 2 if (table.roller - 1) % 2 == table.idle else 1
    return table.seats[(table.roller - back) % CHAIRS]


def _false_call(night: Night, table: Table) -> tuple[Fact, ...]:
    player = table.player
    if night.ruleset.call == "honor" or night.ruleset.false_call == "ignore":
        return (CalledForNothing(table.number, player),)
    lost = at_most(table, night.ruleset.false_call_penalty) if night.ruleset.false_call == "penalty" else 0
    return (CalledFalsely(table.number, player, *((lost, added(table, -lost)) if lost else ())),)


def _over_a_bunco(night: Night, table: Table, score: Score, faces: tuple[int, ...] | None) -> tuple[Fact, ...]:
    """Take a roll while a bunco waits to be called, which may be too late for its call now."""
    if table.only_calls:
        return too_late(night, table)
    if night.ruleset.uncalled.until == "turn_ends" and score.worth not in night.rules.turn_ends:
        return _counted(night, table, score, faces)
    missed = uncalled(night, table)
    return missed, *_counted(night, without(table, missed), score, faces)


def _counted(night: Night, table: Table, score: Score, faces: tuple[int, ...] | None) -> tuple[Fact, ...]:
    """Count a roll. It may end the turn, a tie or, at the head table, the round."""
    player = table.seats[table.roller]
    worth, points = score
    tally, credit = table.tally, None
    if points or worth == "wipe":
        if worth in NOT_PLAIN:
            points = _points(night, table, score)
        tally = added_for(table, table.roller % 2, points)
        if worth in ("bunco", "mini"):
            credit = _credit(night, table, worth)
    rolled = Rolled(table.number, player, worth, points, tally, faces, credit)
    turn_over = worth in night.rules.turn_ends
    if table.tied and worth in night.rules.tie.wins:
        return rolled, *won_on_the_mark(night, table, tally)
    if table.rings and not table.called:
        bell = rung_by(night, rolled, table.roller % 2, turn_over)
        if bell:
            return rolled, *called(night, bell, after(table, rolled, turn_over))
    if not table.open and table.only_calls:  # runs after every roll; nearly all tables are open, so spare the call
        return rolled, *done(night, replace(table, begun=table.done + 1, shown=None), tally)
    if turn_over:
        return rolled, *pass_or_stop(night, table, tally)
    return (rolled,)


def _credit(night: Night, table: Table, worth: Worth) -> str | None:
    if worth == "bunco":
        return bunco_credited(night, table, table.player)
    return credited(night, table, table.player) if night.ruleset.minis_shown else None


def _points(night: Night, table: Table, score: Score) -> int:
    """The points of a roll; a wipe takes points away.

    In a sudden death three of another number score nothing.
    """
    worth, points = score
    if worth == "bunco":
        return bunco_points(night, table)
    if table.tied and night.rules.tie.wins and worth not in night.rules.tie.wins:
        return 0
    if worth == "wipe" and night.ruleset.snake_eyes:
        return -at_most(table, max(table.turn_points, 0) if night.ruleset.snake_eyes.loses == "turn" else FULL)
    return points
