"""The walk itself: its position, the answers, and the meaning of each message or key; without clock and bus."""

from __future__ import annotations

from collections.abc import Mapping

from headtable.hall.notes import (
    BellButtonPressed,
    ChirpRefused,
    DieShows,
    EarlierPress,
    NobodyHeard,
    Note,
    OtherButtonPressed,
    OtherDeviceAnswered,
    OtherDiceMoved,
    OtherDieMoved,
)
from headtable.hall.outcomes import Outcome, Result, is_old, is_thrown, rings
from headtable.hall.stations import Station
from headtable.messages.inputs import Heard
from headtable.messages.line import Dice, DieEach, DieSeen, Press
from headtable.messages.mqtt import MqttMessage
from headtable.messages.rooms import (
    DiceState,
)
from headtable.messages.sound_commands import SignalResult


class Walk:
    """Goes from station to station; ``now`` is the time of day when something is heard, as text for the sheet."""

    def __init__(self, stations: tuple[Station, ...], dice: Mapping[str, DiceState]) -> None:
        self.outcomes = [Outcome(station) for station in stations]
        self._uids = {station.uid: station for station in stations}
        self._dice = dict(dice)  # the faces before the walk
        self._rolling = False
        self.chirp_id = ""  # the chirp whose result we wait for
        self.notes: list[Note] = []  # notes of this station

    @property
    def here(self) -> Station | None:
        """The station that is tried now; None when all have been tried."""
        return next((outcome.station for outcome in self.outcomes if outcome.result == "open"), None)

    @property
    def failed(self) -> list[Outcome]:
        """The stations that need attention before the doors open."""
        return [outcome for outcome in self.outcomes if not outcome.is_well]

    def leave_out(self, station: Station, why: Note) -> None:
        """Leave out a station that cannot be tried now."""
        self._settle(station, "left-out", "", why)

    def skip(self, now: str) -> None:
        """Continue without an answer."""
        if self.here:
            self._settle(self.here, "skipped", now)

    def heard_it(self, now: str) -> None:
        """Somebody has heard the signal."""
        if self.here and self.here.kind == "signal":
            self._settle(self.here, "answered", now)

    def did_not_hear_it(self, now: str) -> None:
        """Nobody has heard the signal."""
        if self.here and self.here.kind == "signal":
            self._settle(self.here, "failed", now, NobodyHeard())

    def back(self) -> None:
        """Try the station before this one again."""
        done = [place for place, outcome in enumerate(self.outcomes) if outcome.result not in ("open", "left-out")]
        if done:
            self.outcomes[done[-1]] = Outcome(self.outcomes[done[-1]].station)
        self._arrive()

    def on_message(self, message: MqttMessage, now: str) -> None:
        """Take a message from the bus."""
        here = self.here
        if here is None:
            return
        match message:
            case Heard(said=Press() | Dice() | DieEach() | DieSeen()):
                self._handle_event(here, message, now)
            case DiceState():
                self._see_dice(here, message, now)
            case SignalResult(signal=signal, why=why) if message.id == self.chirp_id and why is not None:
                self._settle(here, "failed", now, ChirpRefused(signal, why))
            case _:
                pass

    def _handle_event(self, here: Station, heard: Heard, now: str) -> None:
        bell = rings(heard)
        if heard.uid == here.uid and is_old(heard):
            self._note(EarlierPress())
        elif heard.uid == here.uid and here.kind == "die" and isinstance(heard.said, Dice):
            self._settle_set(here, heard.said, now)
        elif heard.uid == here.uid and here.kind == ("bell" if bell else "pad"):
            self._settle(here, "answered", now)
        elif heard.uid != here.uid and heard.uid in self._uids:
            self._note(OtherDeviceAnswered(heard.uid, self._uids[heard.uid].place))
        elif heard.uid == here.uid and here.kind in ("pad", "bell"):
            self._note(BellButtonPressed() if bell else OtherButtonPressed())

    def _settle_set(self, here: Station, dice: Dice, now: str) -> None:
        """A reader that reports whole throws tries each die of its set at once."""
        for station in [outcome.station for outcome in self.outcomes if outcome.result == "open"]:
            if station.kind == "die" and station.uid == here.uid and station.die <= len(dice.faces):
                self._settle(station, "answered", now, DieShows(dice.faces[station.die - 1]))

    def _see_dice(self, here: Station, now_seen: DiceState, now: str) -> None:
        before, self._dice[now_seen.uid] = self._dice.get(now_seen.uid), now_seen
        if here.kind != "die":
            return
        if now_seen.uid != here.uid:
            self._note(OtherDiceMoved(now_seen.uid, now_seen.table))
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
                self._note(OtherDieMoved(die.die))
            elif die.state == "rolling":
                self._rolling = True
            elif is_thrown(was, die, rolling=self._rolling):
                self._settle(here, "answered", now, DieShows(die.face))

    def _note(self, note: Note) -> None:
        if note not in self.notes:
            self.notes.append(note)

    def _settle(self, station: Station, result: Result, at: str, *notes: Note) -> None:
        place = next(place for place, outcome in enumerate(self.outcomes) if outcome.station == station)
        self.outcomes[place] = Outcome(station, result, (*self.notes, *notes), at)
        self._arrive()

    def _arrive(self) -> None:
        self.notes, self.chirp_id, self._rolling = [], "", False
