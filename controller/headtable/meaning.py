"""Turns a message into an input of the game: a pad's buttons and dice, or any input of the host."""

from __future__ import annotations

from collections.abc import Mapping
from typing import assert_never, get_args

from msgspec.structs import replace

from headtable.errors import NotAllowed
from headtable.messages.inputs import Heard, Input
from headtable.messages.line import Dice, DieEach, DieSeen, Event, Press
from headtable.messages.pace import AskForHelp, GoBy, Ring, TimeUp
from headtable.messages.past import RedoLast, TableRevision, UndoLast
from headtable.messages.plays import TimedPlay
from headtable.messages.refusals.speaking import (
    NoThrow,
    OnlyClockMaySay,
    OnlyHeadTableRings,
    OnlyHostMaySay,
    OnlyOwnTableByPhone,
    OtherRung,
    PageCannotSound,
    StandsOnNoTable,
)
from headtable.messages.table import BadThrow, Call, Claim, Decline, RollForFirst, RollOff, Throw, When
from headtable.messages.words import HEAD_TABLE, LIFETIME_MS, OLDEST_MS, Button, Role, Rung, TableNumber

LADDER: tuple[Rung, ...] = get_args(Rung)  # counted from the top
PAGES: frozenset[Role] = frozenset({"host", "phone"})  # inputs without a box

BARE: Mapping[str, type[Call | Decline | AskForHelp]] = {"call": Call, "decline": Decline, "help": AskForHelp}


def check_rung(heard: Heard, rungs: Mapping[int, Rung]) -> None:
    """Raise NotAllowed if the table does not use this speaker. The bell and a call for help are always heard."""
    if heard.table is None or not isinstance(heard.said, Event | GoBy | RollForFirst):
        return
    rung = _rung(heard)
    if rung == "phone" and rungs.get(heard.table) == "pad":  # whatever it sends: the host has excluded phones
        raise NotAllowed(OtherRung(heard.table, "pad", "phone"))
    if isinstance(heard.said, Press) and heard.said.button in ("bell", "help"):
        return
    check_ladder(heard.table, rung, rungs)


def check_ladder(table: int, rung: Rung, rungs: Mapping[int, Rung]) -> None:
    """Raise NotAllowed if the table uses an input below this one."""
    goes_by = rungs.get(table, LADDER[0])
    if LADDER.index(rung) < LADDER.index(goes_by):
        raise NotAllowed(OtherRung(table, goes_by, rung))


def _rung(heard: Heard) -> Rung:
    if heard.role == "phone":
        return "phone"
    return "dice" if isinstance(heard.said, Dice | DieSeen) else "pad"


def meaning(heard: Heard) -> Input:
    """The input for the game; NotAllowed if this speaker may not say it."""
    said = _meant(heard)
    return said if heard.heard_ms is None else at(said, When(heard.heard_ms, age_ms(heard)))


def at(said: Input, when: When | None) -> Input:
    """The same, with the moment of a throw or a call; other inputs have none."""
    return replace(said, when=when) if isinstance(said, TimedPlay) else said


def age_ms(heard: Heard) -> int:
    """The age of an event when it was heard. A pad or a broker may have kept it for a while."""
    match heard.said:
        case Press() | Dice() | DieEach() | DieSeen() as event:
            return min(event.age_ms + _on_its_way_ms(heard), OLDEST_MS)
        case _:
            return min(_on_its_way_ms(heard), OLDEST_MS)


def _on_its_way_ms(heard: Heard) -> int:
    if heard.date is None or heard.heard_ms is None:
        return 0
    return max(heard.heard_ms - heard.date.clock_ms, 0)


def is_fresh(heard: Heard) -> bool:
    """Whether the event may sound a signal: it must have a date and be recent."""
    return heard.role == "clock" or (heard.date is not None and age_ms(heard) <= LIFETIME_MS)


def _meant(heard: Heard) -> Input:
    if heard.reflex and heard.role in PAGES:
        raise NotAllowed(PageCannotSound(heard.uid))
    match heard.said:
        case Press() | Dice() | DieEach() | DieSeen() as event:
            return _at_a_table(heard, event)
        case TimeUp() as said:
            if heard.role != "clock":
                raise NotAllowed(OnlyClockMaySay(heard.uid, str(said.__struct_config__.tag)))
            return said
        case GoBy() as said if heard.role == "phone":
            return _taken_over(heard, said)
        case RollForFirst(table) as said if heard.role == "phone" and table == heard.table:
            return said
        case said:
            if heard.role != "host":
                raise NotAllowed(OnlyHostMaySay(heard.uid, str(said.__struct_config__.tag)))
            return said


def _taken_over(heard: Heard, said: GoBy) -> GoBy:
    """Let a phone take over from its own table's button pad. The pad counts again when the host allows it."""
    if said != GoBy(heard.table or 0, "phone"):
        raise NotAllowed(OnlyOwnTableByPhone(heard.uid))
    return said


def _at_a_table(heard: Heard, event: Event) -> Input:
    if heard.table is None:
        raise NotAllowed(StandsOnNoTable(heard.uid))
    match event:
        case Dice():
            return Throw(heard.table, event.faces)
        case DieEach():
            return RollOff(heard.table, event.a, event.b)
        case DieSeen():
            return _bad_throw(heard, event, heard.table)
        case Press():
            return _pressed(heard, event, heard.table)
        case _:
            assert_never(event)


def _bad_throw(heard: Heard, seen: DieSeen, table: TableNumber) -> BadThrow:
    """A throw with a cocked die; other states of one die have no meaning."""
    if seen.state != "cocked":
        raise NotAllowed(NoThrow(heard.uid, seen.die, seen.state))
    return BadThrow(table, "cocked")


def _pressed(heard: Heard, press: Press, table: TableNumber) -> Input:
    if press.button == "bell":
        return _bell(heard, table)
    return pressed(table, press.button, "phone" if heard.role == "phone" else heard.uid)


def pressed(table: TableNumber, button: Button, by: str) -> Input:
    """The input that a button of a table's pad gives to the game; ``by`` is a pad, ``phone`` or ``host``."""
    match button:
        case "one" | "two" | "three" | "mini" | "bunco" | "wipe" | "pass":
            return Claim(table, "miss" if button == "pass" else button)
        case "undo":
            return UndoLast(table, by)
        case "redo":
            return RedoLast(table, by)
        case "call" | "decline" | "help":
            return BARE[button](table)
        case "cocked" | "floor":
            return BadThrow(table, button)
        case "bell":
            return Ring("button")
        case _:
            assert_never(button)


def button_for(said: Input, table: TableNumber) -> Button | None:
    """The button of a table's pad that gives this input; None if no button does."""
    by = said.by if isinstance(said, TableRevision) else ""
    return next((button for button in get_args(Button) if pressed(table, button, by) == at(said, None)), None)


def _bell(heard: Heard, table: TableNumber) -> Ring:
    if table != HEAD_TABLE:
        raise NotAllowed(OnlyHeadTableRings(heard.uid, table))
    return Ring("phone" if heard.role == "phone" else "button")
