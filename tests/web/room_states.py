"""The room in each state of a night, for tests that visit every page in every state."""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

from msgspec.structs import replace

from headtable.messages.announcements import AnnouncedPlayers, FinalWinner, SeatsAt
from headtable.messages.device_names import NamedDevice
from headtable.messages.devices import Birth, Health
from headtable.messages.host_choices import HostChoices, PlacedPad, QuietSpan
from headtable.messages.mqtt import MqttMessage
from headtable.messages.past import Changed
from headtable.messages.people import Walk
from headtable.messages.prizes import FinalistChosen, PersonRoll, PrizeWon, Qualified, TravelerMoved, Why
from headtable.messages.roll_offs import MostOf
from headtable.messages.rooms import (
    BoxState,
    CalledBy,
    DiceState,
    DieShown,
    PrizeLine,
    RollingOff,
    RoundResult,
    StageState,
    TableRounds,
    TableState,
    TravelerState,
)
from headtable.messages.sound_commands import SignalState
from headtable.messages.table import TableWon
from headtable.messages.words import WonHow
from tests.web.house import (
    CALL_IT,
    DONE,
    LAST_LAP,
    NAMES,
    TIED,
    board,
    called,
    evening,
    night,
    table,
)

WHY_CALLED, FOR_WHAT = "Ann and Cat reach 21", MostOf("wins", 1)
UIDS = ("pad-01", "pad-02", "horn-01")
WALKS = (
    Walk("Ann", 1, 1, 1, 1, "won-and-stays"), Walk("Bob", 1, 2, 2, 3, "lost-and-moves-down"),
    Walk("Cat", 1, 3, 1, 4, "won-and-stays"), Walk("Dan", 1, 4, 2, 1, "lost-and-moves-down"),
)  # fmt: skip
WON = TableWon(1, "b", ("Ann", "Cat"), ("Bob", "Dan"), (13, 21), "roll-off")
ROLLS_OFF = RollingOff(FOR_WHAT, ("Ann", "Bob", "Cat"), ("Ann", "Bob"), before=(PersonRoll("Ann", (5,)),))
FIRST_ROLL = RollingOff(FOR_WHAT, ("Ann", "Bob", "Cat", "Dan"), ("Ann", "Bob"))
DICE = (PersonRoll("Ann", (6,)), PersonRoll("Bob", (3,)))
REASONS = (
    Why("wins", 13, "roll-off", DICE), Why("losses", 1), Why("buncos", 2), Why("minis", 1), Why("level", 0),
    Why("traveler", 0), Why("draw", 0, "draw", among=8), Why("rest", 0, "host"),
)  # fmt: skip
QUALIFIED = tuple(Qualified(name, "wins", why) for name, why in zip(NAMES, REASONS, strict=False))
FINALISTS = tuple(FinalistChosen(name, "semi-finalist", why) for name, why in zip(NAMES, REASONS[:4], strict=False))
PRIZES = (
    *(PrizeLine("fifty-fifty", 5, (PrizeWon("fifty-fifty", ("Ann",), why, 5),)) for why in REASONS),
    PrizeLine("fifty-fifty", 5, nobodys=True),
)
TRAVELER = TravelerState("head_table", "Gil", (TravelerMoved("Ann", "bunco"), TravelerMoved("Gil", "roll-off")))
FINAL = StageState(qualified=QUALIFIED[:4], semi_final=True, finalists=FINALISTS, final_seats=NAMES[:4])
SEATED = AnnouncedPlayers(NAMES[:4])
CHANGED = (Changed(FinalWinner(), SEATED, None), *(Changed(SeatsAt(1, 4, n), SEATED, SEATED) for n in (1, 2, 3)))
CALLERS = (
    CalledBy("score", "Ann", ("Ann", "Cat"), 21, "two", (4, 4, 1)), CalledBy("score", "Ann", (), 21),
    CalledBy("bunco", "Ann"), CalledBy("button", "button"), CalledBy("host", "host"), CalledBy("clock", "clock"),
)  # fmt: skip


ENDS = get_args(WonHow)
ROUNDS = TableRounds(
    1, tuple(RoundResult(1, n, "b", ("Ann", "Cat"), ("Bob", "Dan"), (13, 21), how) for n, how in enumerate(ENDS, 1))
)


PAD = Birth("pad-01", "far-box", "pad", "1.0", "1", "buttons", online=True, table=1)
DEVICES = (
    BoxState("box", "b1", "online", "lease", 100_000, ("bell", "horn")), BoxState("far-box", "b2", "lost"),
    PAD, Birth("pad-02", "far-box", "pad", "1.0", "1", "buttons", online=False, table=2),
    Birth("horn-01", "box", "signals", "1.0", "1", "bell+horn", online=True), Health("pad-01", 4, battery=3),
    DiceState("pad-01", 1, (DieShown(1, "settled", 3),)),
    SignalState("bell", "box", sounding=False, armed=False, muted=False),
    SignalState("horn", "box", sounding=False, armed=False, muted=True),
    HostChoices("box", ("horn",), ("horn",), QuietSpan("22:00", "08:00")),
    HostChoices("far-box", pads=(PlacedPad("pad-01", 1),), names=(NamedDevice("pad-01", "Ann"),)),
)  # fmt: skip


def room(phase: str = "playing", *more: MqttMessage, **changes: object) -> tuple[MqttMessage, ...]:
    """Three tables in a phase, with what is otherwise there."""
    tables = (replace(table(n), phase="rolling" if phase == "playing" else "ready") for n in (1, 2, 3))
    return (*evening(), *tables, StageState(), replace(night(), phase=phase, **changes), *more)


def one_table(**changes: object) -> TableState:
    return replace(table(1), **changes)


def states() -> Iterator[tuple[str, tuple[MqttMessage, ...]]]:
    """The room as it comes to be in a night."""
    yield "closed", (night("closed", 0),)
    yield "seating", room("seating", StageState(replace(ROLLS_OFF, places=4, dice=3)))
    yield "ready", room("ready", replace(table(1), phase="ready", walks=WALKS, before=WON), timed_s=60)
    yield "first roll", room("ready", one_table(phase="first-roll", first_roll=FIRST_ROLL))
    ghost = one_table(ghosts=("Bob",), thrower="Cat", strikes=2, last="mini", help=True)
    yield "playing", room("playing", CALL_IT, ghost)
    yield "time up", room("playing", one_table(proposed=(1, 2, 3), may_decline=True, rung="paper"), time_up=True)
    yield "all again", room("playing", one_table(again="floor", uncalled="Ann"), groups=(1, 2))
    yield "last call", room("playing", one_table(phase="waits-for-call", rung="phone"))
    yield "sheets", (*room(), called(), DONE, *(replace(table(n), phase="waits-for-sheet") for n in (2, 3)))
    for caller in CALLERS:
        yield f"called by {caller.by}", (*room(), night("called", called=caller), DONE, LAST_LAP, TIED)
    yield "tie", (*room(), called(), DONE, one_table(phase="tie-break"), replace(table(2), phase="host-decides"))
    yield "break", room("break", StageState(drawn=("Ann", "Bob")), break_for="supper", break_minutes=15)
    yield "break after the sets", room("break", StageState(prizes=PRIZES), break_for="supper", sets_over=True)
    yield "paused", room("playing", paused=True, paused_why="a quarrel", break_planned="supper")
    yield "changed", room("ready", StageState(changed=CHANGED))
    yield "roll-off", room("settling", StageState(ROLLS_OFF, prizes=PRIZES[:1]), sets_over=True)
    yield "host decides", room("settling", StageState(replace(ROLLS_OFF, to_roll=(), gone=("Ann",))), sets_over=True)
    yield "settling", room("settling", StageState(qualified=QUALIFIED, semi_waits=True), sets_over=True)
    yield "semi-final", room("ready", StageState(qualified=QUALIFIED, semi_final=True))
    yield "chairs", room("settling", replace(FINAL, final_seats=(), traveler=TRAVELER), sets_over=True)
    yield "final", room("final", FINAL, one_table(faces=(2, 2, 3)), tables=1, sets_over=True)
    over = replace(FINAL, grand_prize="Ann", prizes=PRIZES, traveler=TRAVELER)
    minis = replace(board(0), standings=tuple(replace(each, minis=1) for each in board(12).standings))
    yield "over", room("over", minis, over, tables=1, mark=None, minis=True)
    yield "over without prizes", room("over", minis, tables=1, mark=None, minis=True)
