"""The sentences of a page about the stage. Its data is in StageState."""

from __future__ import annotations

from msgspec import Struct

from headtable.messages.past import Changed
from headtable.messages.roll_offs import LastPlaces, What
from headtable.messages.rooms import PlaceIn, RollingOff, StageState
from headtable.messages.words import SetNumber
from headtable.saying import BUNCO, say, text


class ChangeLine(Struct, frozen=True):
    """An announcement that has changed; ``was`` is empty if nothing was announced before."""

    change: Changed
    what: str
    now: str
    was: str


class StageWords(Struct, frozen=True):
    """The subject of a roll-off, empty if there is none, and all other announcements."""

    roll_off: str = ""
    changes: tuple[ChangeLine, ...] = ()
    changes_left_out: int = 0


class Subject(Struct, frozen=True):
    """What the words are about, as data."""

    roll_off: tuple[What, PlaceIn | None] | None
    changes: tuple[Changed, ...]
    changes_left_out: int
    bunco: str
    semi_final: SetNumber | None


def subject_of(stage: StageState, bunco: str = BUNCO, semi_final: SetNumber | None = None) -> Subject:
    """What the words for a stage are about."""
    contest = stage.contest
    what = (contest.what, contest.place_in) if contest else None
    return Subject(what, stage.changed, stage.changes_left_out, bunco, semi_final)


def in_words(stage: StageState, bunco: str = BUNCO) -> StageWords:
    """The sentences for a stage; ``bunco`` is the ruleset's word for one."""
    roll_off = _roll_off(stage.contest, bunco) if stage.contest else ""
    return StageWords(roll_off, tuple(_line(change, bunco) for change in stage.changed), stage.changes_left_out)


def _roll_off(contest: RollingOff, bunco: str) -> str:
    """What people roll for. The most wins and the most buncos give a place in the semi-final or in the final."""
    what = say(contest.what, bunco)
    if contest.place_in is None or isinstance(contest.what, LastPlaces):
        return what
    return text("place-in-stage", bunco, stage=contest.place_in, what=what)


def _line(change: Changed, bunco: str) -> ChangeLine:
    return ChangeLine(
        change,
        say(change.what, bunco),
        text("open-again", bunco) if change.now is None else say(change.now, bunco),
        "" if change.was is None else text("it-was", bunco, was=say(change.was, bunco)),
    )
