"""The walk itself: where we are, what has answered, and what each message or key means to it; no clock, no bus."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

from msgspec import Struct

from headtable.messages.inputs import Heard
from headtable.messages.line import Dice, DieEach, DieSeen, Press
from headtable.messages.rooms import DiceState, MqttMessage, SignalResult
from headtable.messages.words import LIFETIME_MS
from headtable.saying import say
from headtable_tools.walktest.stations import Station

Result = Literal["open", "answered", "skipped", "failed", "left out"]


class Outcome(Struct, frozen=True):
    """What came of one station; ``note`` is what else happened there."""

    station: Station
    result: Result = "open"
    note: str = ""
    at: str = ""  # the time of day

    @property
    def is_well(self) -> bool:
        """Whether nobody needs to look after it."""
        return self.result in ("answered", "left out")


def summary(outcomes: Sequence[Outcome]) -> str:
    """How many answered, how many could not be tried, and how many somebody must see to."""
    answered = sum(outcome.result == "answered" for outcome in outcomes)
    left_out = sum(outcome.result == "left out" for outcome in outcomes)
    bad = len(outcomes) - answered - left_out
    parts = [f"{answered} of {len(outcomes)} answered"]
    parts += [f"{left_out} left out"] if left_out else []
    parts += [f"{bad} need{'s' if bad == 1 else ''} looking after"] if bad else []
    return ", ".join(parts)


class Walk:
    """From station to station; ``now`` is the time of day when something is heard, as it is written down."""

    def __init__(self, stations: tuple[Station, ...], dice: Mapping[str, DiceState]) -> None:
        self.outcomes = [Outcome(station) for station in stations]
        self._uids = {station.uid: station for station in stations}
        self._dice = dict(dice)  # as they lay before
        self._rolling = False
        self.chirp_id = ""  # the chirp whose result we wait for
        self.notes: list[str] = []  # what happened at the station where we are

    @property
    def here(self) -> Station | None:
        """Where we are; None when everything has been tried."""
        return next((outcome.station for outcome in self.outcomes if outcome.result == "open"), None)

    @property
    def failed(self) -> list[Outcome]:
        """What somebody has to look after before the doors open."""
        return [outcome for outcome in self.outcomes if not outcome.is_well]

    def leave_out(self, station: Station, why: str) -> None:
        """This one cannot be tried now."""
        self._settle(station, "left out", "", why)

    def skip(self, now: str) -> None:
        """Go on without an answer."""
        if self.here:
            self._settle(self.here, "skipped", now)

    def heard_it(self, now: str) -> None:
        """Somebody has heard the signal."""
        if self.here and self.here.kind == "signal":
            self._settle(self.here, "answered", now)

    def did_not_hear_it(self, now: str) -> None:
        """Nobody has heard the signal."""
        if self.here and self.here.kind == "signal":
            self._settle(self.here, "failed", now, "nobody heard it")

    def back(self) -> None:
        """Try the station before this one again."""
        done = [place for place, outcome in enumerate(self.outcomes) if outcome.result not in ("open", "left out")]
        if done:
            self.outcomes[done[-1]] = Outcome(self.outcomes[done[-1]].station)
        self._arrive()

    def hear(self, message: MqttMessage, now: str) -> None:
        """What was said on the bus."""
        here = self.here
        if here is None:
            return
        match message:
            case Heard(said=Press() | Dice() | DieEach() | DieSeen()):
                self._hear_event(here, message, now)
            case DiceState():
                self._see_dice(here, message, now)
            case SignalResult(signal=signal, why=why) if message.id == self.chirp_id and why is not None:
                self._settle(here, "failed", now, say(why, signal=signal))
            case _:
                pass

    def _hear_event(self, here: Station, heard: Heard, now: str) -> None:
        rings = isinstance(heard.said, Press) and heard.said.button == "bell"
        if heard.uid == here.uid and _is_old(heard):
            self._note("that was pressed or rolled before; do it again")
        elif heard.uid == here.uid and here.kind == "die" and isinstance(heard.said, Dice):
            self._settle_set(here, heard.said, now)
        elif heard.uid == here.uid and here.kind == ("bell" if rings else "pad"):
            self._settle(here, "answered", now)
        elif heard.uid != here.uid and heard.uid in self._uids:
            self._note(f"{heard.uid} answered, and it belongs to {self._uids[heard.uid].where}")
        elif heard.uid == here.uid and here.kind in ("pad", "bell"):
            self._note("that was the bell button" if rings else "that was another button, not the bell")

    def _settle_set(self, here: Station, dice: Dice, now: str) -> None:
        """A reader that tells whole throws shows each die of its set at once."""
        for station in [outcome.station for outcome in self.outcomes if outcome.result == "open"]:
            if station.kind == "die" and station.uid == here.uid and station.die <= len(dice.faces):
                self._settle(station, "answered", now, f"shows {dice.faces[station.die - 1]}")

    def _see_dice(self, here: Station, now_seen: DiceState, now: str) -> None:
        before, self._dice[now_seen.uid] = self._dice.get(now_seen.uid), now_seen
        if here.kind != "die":
            return
        if now_seen.uid != here.uid:
            self._note(f"dice of {now_seen.uid} moved, and they belong to table {now_seen.table}")
            return
        self._roll(here, before or DiceState(here.uid, now_seen.table, ()), now_seen, now)

    def _roll(self, here: Station, before: DiceState, after: DiceState, now: str) -> None:
        """A die has been thrown when it settles after it rolled, or settles with another face."""
        old = {die.die: die for die in before.dice}
        for die in after.dice:
            was = old.get(die.die)
            if die == was or (was is None and die.die != here.die):
                continue
            if die.die != here.die:
                self._note(f"that was die {die.die}")
            elif die.state == "rolling":
                self._rolling = True
            elif die.state == "settled" and (self._rolling or was is None or was.face != die.face):
                self._settle(here, "answered", now, f"shows {die.face}")

    def _note(self, text: str) -> None:
        if text not in self.notes:
            self.notes.append(text)

    def _settle(self, station: Station, result: Result, at: str, note: str = "") -> None:
        place = next(place for place, outcome in enumerate(self.outcomes) if outcome.station == station)
        notes = "; ".join([*self.notes, note] if note else self.notes)
        self.outcomes[place] = Outcome(station, result, notes, at)
        self._arrive()

    def _arrive(self) -> None:
        self.notes, self.chirp_id, self._rolling = [], "", False


def _is_old(heard: Heard) -> bool:
    """Whether it was kept from before: only what is done now shows that it works now."""
    said = heard.said
    return isinstance(said, Press | Dice | DieEach | DieSeen) and said.age_ms > LIFETIME_MS
