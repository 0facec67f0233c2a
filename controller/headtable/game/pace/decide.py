"""Decide about the pace: rounds and breaks begin, the bell and the clock end them, the host changes them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import assert_never

from headtable.errors import NotAllowed
from headtable.game.apply import apply
from headtable.game.night import Night
from headtable.game.pace.after_round import end_break
from headtable.game.pace.breaks import start_break
from headtable.game.pace.length import night_length, set_length
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
    HelpPlay,
    LengthenBreak,
    NightLength,
    NoDeviceAt,
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
    WithoutDevice,
)
from headtable.messages.refusals.pace import (
    BellHasRung,
    BreakWithoutLength,
    ClockIsLate,
    GoesByAlready,
    HostEndsBreak,
    HostKnows,
    NobodyHasRolled,
    NoBreak,
    NoHelpAsked,
    NotPaused,
    OnlyClockEndsRound,
    PhoneRingsNoBell,
)
from headtable.messages.table import Call
from headtable.messages.words import HEAD_TABLE


def decide(night: Night, said: PacePlay) -> tuple[Fact, ...]:  # noqa: C901, PLR0911, PLR0912 - one case for each thing to say
    """The facts that follow from an input about the pace."""
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
        case NoDeviceAt(tables, buttons_only):
            return (WithoutDevice(_sorted(night, tables), _sorted(night, buttons_only)),)
        case Pause():
            return (Paused(said.why),)
        case Resume():
            return _resume(night)
        case SetLength():
            return set_length(night, said)
        case NightLength():
            return night_length(night, said)
        case _:
            assert_never(said)


def _start(night: Night) -> tuple[Fact, ...]:
    """Start a round. If the host starts it in a break, the break ends."""
    started = RoundStarted(night.set, night.round, night.mark)
    return (BreakOver(), started) if night.phase == "break" else (started,)


def _ring(night: Night, said: Ring) -> tuple[Fact, ...]:
    """Ring the bell: it starts a round, or calls the one that is played.

    Pressing the button twice only starts a round.
    """
    if said.by != "host" and night.tables and night.tables[0].shown:
        return _rung_over_a_bunco(night, said)
    if said.by == "phone":
        raise NotAllowed(PhoneRingsNoBell())
    if said.by == "button":
        _check_button(night)
    if night.phase == "playing":
        return called(night, RoundCalled(said.by, said.by))
    if night.phase == "called":
        return _rung_again(night, said)
    return _start(night)


def _rung_over_a_bunco(night: Night, said: Ring) -> tuple[Fact, ...]:
    """Ring the head table's bell while its own bunco waits to be called.

    The press counts as that call. If the button was pressed, it also ends the round.
    """
    facts = call(night, Call(HEAD_TABLE, said.when))
    rung = night.tables[0].called or any(isinstance(fact, RoundCalled) for fact in facts)
    if rung or said.by == "phone" or night.ruleset.time.rounds == "fixed":
        return facts
    after = night.snapshot()
    for fact in facts:
        apply(after, fact)
    return *facts, *called(after, RoundCalled("button", "button"))


def _rung_again(night: Night, said: Ring) -> tuple[Fact, ...]:
    """Ring once more: the host no longer waits for buncos that nobody calls."""
    waiting = [table for table in night.tables if table.only_calls]
    if said.by == "button" or not waiting:
        raise NotAllowed(BellHasRung())
    return tuple(fact for table in waiting for fact in too_late(night, table))


def _check_button(night: Night) -> None:
    """Check that the head table may ring now. The host may ring at any time."""
    if night.on_break:
        raise NotAllowed(HostEndsBreak(night.on_break.what))
    if night.phase == "playing" and night.ruleset.time.rounds == "fixed":
        raise NotAllowed(OnlyClockEndsRound())
    if night.phase == "playing" and not any(table.begun for table in night.tables):
        raise NotAllowed(NobodyHasRolled())


def _time_up(night: Night, said: TimeUp) -> tuple[Fact, ...]:
    """The facts of the clock's input, if that still fits what goes on."""
    now = running(night)
    if now is None or now[:3] != (said.of, said.set, said.round):
        raise NotAllowed(ClockIsLate(said.of, said.set, said.round))
    match said.of:
        case "round" if night.ruleset.time.rounds == "warning":
            return (TimeWarning(said.set, said.round),)
        case "round":
            return called(night, RoundCalled("clock", "clock"))
        case "walk":
            return _start(night)
        case "break":
            return end_break(night)


def _sorted(night: Night, tables: Iterable[int]) -> tuple[int, ...]:
    """The tables in the order of their numbers, each once; NotAllowed names one that there is not."""
    return tuple(sorted({night.table(table).number for table in tables}))


def _between_host_and_table(night: Night, said: HelpPlay) -> tuple[Fact, ...]:
    table = night.table(said.table).number
    match said:
        case GoBy():
            return _go_by(night, said)
        case AskForHelp():
            if table in night.asking:
                raise NotAllowed(HostKnows(table))
            return (HelpAsked(table),)
        case HelpCame():
            if table not in night.asking:
                raise NotAllowed(NoHelpAsked(table))
            return (HelpGiven(table),)
        case _:
            assert_never(said)


def _go_by(night: Night, said: GoBy) -> tuple[Fact, ...]:
    if night.rungs.get(said.table, "dice") == said.rung:
        raise NotAllowed(GoesByAlready(said.table, said.rung))
    return (GoesBy(said.table, said.rung, said.awaits_sheet),)


def _lengthen(night: Night, said: LengthenBreak) -> tuple[Fact, ...]:
    _check_break(night)
    if night.on_break and night.on_break.minutes is None:
        raise NotAllowed(BreakWithoutLength())
    return (BreakLengthened(said.minutes),)


def _check_break(night: Night) -> None:
    if night.on_break is None:
        raise NotAllowed(NoBreak())


def _resume(night: Night) -> tuple[Fact, ...]:
    if not night.paused:
        raise NotAllowed(NotPaused())
    return (Resumed(),)
