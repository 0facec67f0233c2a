"""How rounds and breaks begin, how the bell and the clock end them, and how the host changes their pace."""

from __future__ import annotations

from typing import assert_never

from headtable.errors import NotAllowed
from headtable.game.apply import apply
from headtable.game.night import Night, sets_over
from headtable.game.pace.breaks import start_break
from headtable.game.pace.length import night_length, set_length
from headtable.game.pace.progress import end_break
from headtable.game.pace.ringing import called, too_late
from headtable.game.pace.timing import running
from headtable.game.table.turn import call
from headtable.messages.facts import Fact
from headtable.messages.pace import (
    AskForHelp,
    BreakLengthened,
    BreakOver,
    EndBreak,
    GoBy,
    GoesBy,
    HelpAsked,
    HelpCame,
    HelpGiven,
    LengthenBreak,
    NightLength,
    PacePlay,
    Pause,
    Paused,
    Resume,
    Resumed,
    Ring,
    RoundCalled,
    RoundStarted,
    SetLength,
    StartBreak,
    StartRound,
    TimeUp,
    TimeWarning,
)
from headtable.messages.table import Call
from headtable.messages.words import HEAD_TABLE

WHY_NOT = {
    "seating": "people still roll for their tables",
    "settling": "people still roll off for a place or a prize",
    "break": "it is a break",
    "final": "the final is being rolled",
}


def decide(night: Night, said: PacePlay) -> tuple[Fact, ...]:  # noqa: C901, PLR0911 - one case for each thing to say
    """The facts that follow from what is said of the pace."""
    match said:
        case Ring():
            return _ring(night, said)
        case StartRound():
            return _start(night)
        case TimeUp():
            return _time_up(night, said)
        case StartBreak():
            return start_break(night, said)
        case EndBreak():
            _check_break(night)
            return end_break(night)
        case LengthenBreak():
            return _lengthen(night, said)
        case GoBy() | AskForHelp() | HelpCame():
            return _between_host_and_table(night, said)
        case Pause():
            return _pause(night, said)
        case Resume():
            return _resume(night)
        case SetLength():
            return set_length(night, said)
        case NightLength():
            return night_length(night, said)
        case _:
            assert_never(said)


def _start(night: Night) -> tuple[Fact, ...]:
    """A round starts; the host who starts one in a break ends the break."""
    match night.phase:
        case "ready":
            return (RoundStarted(night.set, night.round, night.mark),)
        case "break" if sets_over(night):
            raise NotAllowed("no round follows this break: end it, and what follows the last set goes on")
        case "break":
            return BreakOver(), RoundStarted(night.set, night.round, night.mark)
        case "closed":
            raise NotAllowed("the night is not open yet")
        case "playing":
            raise NotAllowed("the round is being played already")
        case "called":
            raise NotAllowed("the tables are still finishing the round")
        case "over":
            raise NotAllowed("the night is over")
        case "seating" | "settling" | "final":
            raise NotAllowed(WHY_NOT[night.phase])


def _ring(night: Night, said: Ring) -> tuple[Fact, ...]:
    """The bell starts a round, and calls the one that is played; the button pressed twice only starts it."""
    if said.by != "host" and night.tables and night.tables[0].shown:
        return _rung_over_a_bunco(night, said)
    if said.by == "phone":
        raise NotAllowed("a phone does not ring the bell: that is the head table's button, or the host")
    if said.by == "button":
        _check_button(night)
    if night.phase == "playing":
        return called(night, RoundCalled(said.by, said.by))
    if night.phase == "called":
        return _rung_again(night, said)
    return _start(night)


def _rung_over_a_bunco(night: Night, said: Ring) -> tuple[Fact, ...]:
    """Pressed at the head table while its own bunco waits, the bell is its call; the button also ends the round."""
    facts = call(night, Call(HEAD_TABLE, said.when))
    rung = night.tables[0].called or any(isinstance(fact, RoundCalled) for fact in facts)
    if rung or said.by == "phone" or night.ruleset.time.rounds == "fixed":
        return facts
    after = night.snapshot()
    for fact in facts:
        apply(after, fact)
    return *facts, *called(after, RoundCalled("button", "button"))


def _rung_again(night: Night, said: Ring) -> tuple[Fact, ...]:
    """By ringing once more the host waits no longer for buncos that nobody calls."""
    waiting = [table for table in night.tables if table.only_calls]
    if said.by == "button" or not waiting:
        raise NotAllowed("the bell has rung for this round already")
    return tuple(fact for table in waiting for fact in too_late(night, table))


def _check_button(night: Night) -> None:
    """What the host may ring at any time, the head table may not always."""
    if night.on_break:
        raise NotAllowed(f"break, {night.on_break.what}: it lasts until the host ends it")
    if night.phase == "playing" and night.ruleset.time.rounds == "fixed":
        raise NotAllowed("only the clock ends a round here, or the host")
    if night.phase == "playing" and not any(table.begun for table in night.tables):
        raise NotAllowed("nobody has rolled yet: until somebody does, only the host can call the round")


def _time_up(night: Night, said: TimeUp) -> tuple[Fact, ...]:
    """The clock's word, if it is still about what goes on."""
    now = running(night)
    if now is None or now[:3] != (said.of, said.set, said.round):
        raise NotAllowed(f"the clock is late: the {said.of} of set {said.set}, round {said.round} is over")
    match said.of:
        case "round" if night.ruleset.time.rounds == "warning":
            return (TimeWarning(said.set, said.round),)
        case "round":
            return called(night, RoundCalled("clock", "clock"))
        case "walk":
            return _start(night)
        case "break":
            return end_break(night)


def _between_host_and_table(night: Night, said: GoBy | AskForHelp | HelpCame) -> tuple[Fact, ...]:
    table = night.table(said.table).number
    match said:
        case GoBy():
            return _go_by(night, said)
        case AskForHelp():
            if table in night.asking:
                raise NotAllowed(f"table {table}: the host knows")
            return (HelpAsked(table),)
        case HelpCame():
            if table not in night.asking:
                raise NotAllowed(f"table {table} has asked for no help")
            return (HelpGiven(table),)
        case _:
            assert_never(said)


def _go_by(night: Night, said: GoBy) -> tuple[Fact, ...]:
    if night.rungs.get(said.table, "dice") == said.rung:
        by = "all it has" if said.rung == "dice" else said.rung
        raise NotAllowed(f"table {said.table} goes by {by} already")
    return (GoesBy(said.table, said.rung),)


def _lengthen(night: Night, said: LengthenBreak) -> tuple[Fact, ...]:
    _check_break(night)
    if night.on_break and night.on_break.minutes is None:
        raise NotAllowed("the break has no length: it lasts until you end it")
    return (BreakLengthened(said.minutes),)


def _check_break(night: Night) -> None:
    if night.on_break is None and night.break_planned:
        raise NotAllowed("the break has not begun: it begins when this is over, unless you take it back")
    if night.on_break is None:
        raise NotAllowed("there is no break now")


def _pause(night: Night, said: Pause) -> tuple[Fact, ...]:
    if night.paused:
        raise NotAllowed("the night is paused already")
    if night.phase in ("closed", "over"):
        raise NotAllowed("the night is over" if night.phase == "over" else "the night is not open yet")
    return (Paused(said.why),)


def _resume(night: Night) -> tuple[Fact, ...]:
    if not night.paused:
        raise NotAllowed("the night is not paused")
    return (Resumed(),)
