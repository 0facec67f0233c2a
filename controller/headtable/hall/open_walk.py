"""A walk in any order, for a host with a phone: each device that answers is ticked off."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from msgspec.structs import replace

from headtable.config import BoxSettings
from headtable.hall.bus_state import BusState
from headtable.hall.notes import ChirpRefused, DieShows, EarlierPress, NobodyHeard, Note
from headtable.hall.outcomes import Outcome, Result, is_old, is_thrown, rings
from headtable.hall.placed_pads import with_placed
from headtable.hall.preconditions import Obstacle, leave_out
from headtable.hall.stations import Kind, Station, stations
from headtable.messages.host_choices import HostChoices
from headtable.messages.inputs import Heard
from headtable.messages.line import Dice, DieEach, DieSeen, Press
from headtable.messages.mqtt import MqttMessage
from headtable.messages.rooms import DiceState, Phase
from headtable.messages.sound_commands import SignalResult
from headtable.messages.words import Signal, Uid


class OpenWalk:
    """What has answered so far. ``why`` says what has ended the walk; None while it goes on."""

    def __init__(self, there: Sequence[Station], dice: Mapping[Uid, DiceState], phase: Phase) -> None:
        self.outcomes = [Outcome(station) for station in there]
        leave_out(self.outcomes, phase)
        self.why: Obstacle | None = None
        self._dice = dict(dice)
        self._rolling: set[tuple[Uid, int]] = set()
        self._chirp_ids: set[str] = set()

    def expect(self, chirp_id: str) -> None:
        """Note that this chirp belongs to the walk."""
        self._chirp_ids.add(chirp_id)

    def note_heard(self, signal: Signal, now: str) -> None:
        """Somebody has heard a signal."""
        self._judge(signal, "answered", (), now)

    def note_unheard(self, signal: Signal, now: str) -> None:
        """Nobody has heard a signal."""
        self._judge(signal, "failed", (NobodyHeard(),), now)

    def on_message(self, message: MqttMessage, now: str) -> bool:
        """Take a message from the bus; whether it changes anything."""
        before = list(self.outcomes)
        match message:
            case _ if self.why is not None:
                pass
            case Heard(said=Press() | Dice() | DieEach() | DieSeen()):
                self._handle_event(message, now)
            case DiceState():
                self._handle_dice(message, now)
            case SignalResult(signal=signal, why=why) if message.id in self._chirp_ids and why is not None:
                self._judge(signal, "failed", (ChirpRefused(signal, why),), now)
            case _:
                pass
        return before != self.outcomes

    def _handle_event(self, heard: Heard, now: str) -> None:
        thrown = heard.said if isinstance(heard.said, Dice) else None
        for outcome in [*self._with("pad"), *self._with("bell"), *self._with("die")]:
            station = outcome.station
            if station.uid != heard.uid or outcome.result == "answered":
                continue
            if is_old(heard):
                self._settle(outcome, Outcome(station, outcome.result, (EarlierPress(),), outcome.at))
            elif station.kind == "die" and thrown is not None and station.die <= len(thrown.faces):
                self._answered(outcome, now, DieShows(thrown.faces[station.die - 1]))
            elif station.kind == ("bell" if rings(heard) else "pad"):
                self._answered(outcome, now)

    def _handle_dice(self, now_seen: DiceState, now: str) -> None:
        before, self._dice[now_seen.uid] = self._dice.get(now_seen.uid), now_seen
        old = {die.die: die for die in before.dice} if before else {}
        for die in now_seen.dice:
            key = (now_seen.uid, die.die)
            if die.state == "rolling":
                self._rolling.add(key)
            elif die != old.get(die.die) and is_thrown(old.get(die.die), die, rolling=key in self._rolling):
                for outcome in self._with("die"):
                    if (outcome.station.uid, outcome.station.die) == key and outcome.result != "answered":
                        self._answered(outcome, now, DieShows(die.face))

    def _judge(self, signal: Signal, result: Result, notes: tuple[Note, ...], now: str) -> None:
        for outcome in self._with("signal"):
            if outcome.station.signal == signal:
                self._settle(outcome, Outcome(outcome.station, result, notes, now))

    def _with(self, kind: Kind) -> list[Outcome]:
        return [one for one in self.outcomes if one.station.kind == kind and one.result != "left-out"]

    def _answered(self, outcome: Outcome, now: str, *notes: Note) -> None:
        self._settle(outcome, Outcome(outcome.station, "answered", notes, now))

    def _settle(self, before: Outcome, after: Outcome) -> None:
        self.outcomes[self.outcomes.index(before)] = after


def stations_seen(seen: BusState, box: BoxSettings) -> tuple[Station, ...]:
    """Every station of this box where it stands now, and the pads of other boxes."""
    return (*_pads_of_others(seen, box), *own_stations(seen, box))


def own_stations(seen: BusState, box: BoxSettings) -> tuple[Station, ...]:
    """Every station of this box where it stands now."""
    there = stations(with_placed(box, seen.choices.get(box.id, HostChoices(box.id))))
    return tuple(replace(one, called=seen.name_of(one.uid, box.id)) for one in there)


def _pads_of_others(seen: BusState, box: BoxSettings) -> Iterator[Station]:
    for uid, birth in sorted(seen.births.items()):
        if birth.box != box.id and birth.table is not None and birth.has_buttons:
            yield Station("pad", uid, birth.table, called=seen.name_of(uid, birth.box))
