"""Change the whole room by a fact about a round, a set or a break."""

from __future__ import annotations

from typing import assert_never

from msgspec.structs import replace

from headtable.game.groups import ringing, rung_for
from headtable.game.night import BETWEEN_ROUNDS, Night, awaits_semi, is_empty, leaves_sheet, pair, turns_due
from headtable.game.table.dice_order import sit_idle
from headtable.game.table.simultaneous import forget
from headtable.messages.pace import (
    BreakLengthened,
    BreakOver,
    BreakPlanned,
    BreakStarted,
    GoesBy,
    HelpAsked,
    HelpGiven,
    NightPlanned,
    PaceFact,
    Paused,
    Resumed,
    RoundCalled,
    RoundOver,
    RoundStarted,
    SetBegun,
    SetOver,
    SetPlanned,
    TimeWarning,
    WithoutDevice,
)


def apply(night: Night, fact: PaceFact) -> None:  # noqa: C901, PLR0912 - one case for each fact
    """Change the room by the fact."""
    match fact:
        case RoundCalled():
            _round_called(night, fact)
        case RoundOver():
            _round_over(night)
        case RoundStarted():
            _round_started(night)
        case SetOver():
            _set_over(night)
        case SetBegun():
            begin_set(night, fact.set)
        case SetPlanned():
            night.rounds = fact.rounds
        case NightPlanned():
            night.sets = fact.sets
        case TimeWarning():
            night.time_up = True
        case BreakStarted() | BreakPlanned() | BreakLengthened() | BreakOver():
            _break(night, fact)
        case Paused():
            night.paused = fact
        case GoesBy():
            _goes_by(night, fact)
        case WithoutDevice(tables, buttons_only):
            night.without_device, night.buttons_only = frozenset(tables), frozenset(buttons_only)
        case HelpAsked(table):
            night.asking |= {table}
        case HelpGiven(table):
            night.asking -= {table}
        case Resumed():
            night.paused = None
        case _:
            assert_never(fact)


def _goes_by(night: Night, fact: GoesBy) -> None:
    """Note what the table is heard by. After the bell, a table on paper that was told nothing waits for its sheet."""
    night.rungs = {**night.rungs, fact.table: fact.rung}
    if fact.rung != "paper" or not fact.awaits_sheet:
        night.sheets -= {fact.table}
        return
    night.sheets |= {fact.table}
    for table in night.tables[fact.table - 1 : fact.table]:
        if table.called and table.won is None:
            table.sheet_due = leaves_sheet(night, table)


def _set_over(night: Night) -> None:
    night.cards_after.append({player: replace(card) for player, card in night.cards.items()})
    _semi_begun(night)  # also where the host ends it before its first round


def _semi_begun(night: Night) -> None:
    if awaits_semi(night):
        night.stage.semi_begun, night.stage.given_again = True, 0


def _round_started(night: Night) -> None:
    night.phase, night.walks = "playing", ()
    _semi_begun(night)
    forget(night)
    for table in night.tables:
        table.open = not is_empty(night, table)
        sit_idle(night, table)
    for number in ringing(night):
        night.tables[number - 1].rings = True


def _round_called(night: Night, fact: RoundCalled) -> None:
    for table in rung_for(night, fact):
        table.due, table.called = turns_due(night, table, table.begun), True
        table.sheet_due = leaves_sheet(night, table)
        if (table.shown or table.sheet_due) and table.done >= table.due:
            table.open = False  # a bunco may still be called or a sheet told, and nobody rolls on
    night.called = fact
    if all(table.called for table in night.tables):
        night.phase, night.time_up = "called", False


def begin_set(night: Night, number: int) -> None:
    """Begin a set with its first round; the set is as long as the rules say."""
    night.rounds = night.ruleset.rounds
    to_round(night, number, 1)


def to_round(night: Night, set_number: int, round_number: int) -> None:
    """Make this the next round."""
    night.set, night.round, night.mark = set_number, round_number, round_number


def _break(night: Night, fact: BreakStarted | BreakPlanned | BreakLengthened | BreakOver) -> None:
    match fact:
        case BreakStarted():
            _break_started(night, fact)
        case BreakPlanned():
            night.break_planned = fact
        case BreakLengthened(more):
            if night.on_break and night.on_break.minutes:
                night.on_break = replace(night.on_break, minutes=night.on_break.minutes + more)
        case BreakOver():
            night.on_break = None
            if night.phase == "break":  # it may be over while people roll off for the semi-final
                night.phase = night.after_break


def _break_started(night: Night, fact: BreakStarted) -> None:
    night.after_break = "ready" if night.phase in BETWEEN_ROUNDS or awaits_semi(night) else "settling"
    night.phase, night.on_break, night.break_planned = "break", fact, None


def _round_over(night: Night) -> None:
    """Mark everybody's win or loss, and note whom they played with."""
    night.rounds_played += 1
    for table in night.tables:
        if table.won is None:
            continue
        for one, other in (table.won.winners, table.won.losers):
            night.partnered[pair(one, other)] = night.rounds_played
        for player in table.won.winners:
            night.cards[player].wins += 1
        for player in table.won.losers:
            night.cards[player].losses += 1
