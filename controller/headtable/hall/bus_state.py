"""The last state of everything on the bus."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

from msgspec import Struct

from headtable.messages.devices import Birth, FirmwareProgress, Health, UpdateFirmware
from headtable.messages.facts import Fact, Told
from headtable.messages.host_choices import HostChoices
from headtable.messages.inputs import Heard
from headtable.messages.mqtt import MqttMessage
from headtable.messages.rooms import (
    BoxState,
    DiceState,
    EngineState,
    NightState,
    StageState,
    TableState,
)
from headtable.messages.sound_commands import SignalState
from headtable.messages.words import Delivery, SetNumber

LISTEN = (
    "engine/state",
    "box/+/state",
    "box/+/choices",
    "dev/+/birth",
    "dev/+/health",
    "dev/+/dice",
    "sig/+/state",
    "night/state",
    "stage/state",
    "table/+/state",
)
FACTS_KEPT = 200


class UpdateTold(Struct, frozen=True):
    """What a box has told last of an update, and how long ago."""

    progress: FirmwareProgress
    age_s: float


class BusState:
    """The state that the bus tells of boxes, devices and the night. Only a message changes it.

    ``clock`` is this machine's, in seconds: it measures how long ago a device was heard.
    """

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self.engine: EngineState | None = None
        self.boxes: dict[str, BoxState] = {}
        self.choices: dict[str, HostChoices] = {}
        self.births: dict[str, Birth] = {}
        self.health: dict[str, Health] = {}
        self.dice: dict[str, DiceState] = {}
        self.signals: dict[tuple[str, str], SignalState] = {}
        self.night: NightState | None = None
        self._stage = StageState()
        self._tables: dict[int, TableState] = {}
        self.facts: deque[Fact] = deque(maxlen=FACTS_KEPT)
        self._box_clocks: dict[str, tuple[int, float]] = {}  # what it was, and when we heard it
        self._heard_s: dict[str, float] = {}
        self._updates: dict[str, tuple[FirmwareProgress, float]] = {}  # and when we heard it

    def on_message(self, message: MqttMessage, delivery: Delivery) -> None:
        """Take a message from the bus."""
        match message:
            case EngineState():
                self.engine = message
            case BoxState():
                self.boxes[message.id] = message
                self._box_clocks[message.id] = (message.clock_ms, self._clock())
            case HostChoices():
                self.choices[message.box] = message
            case Birth() | Health() | DiceState():
                self._see_device(message)
            case SignalState():
                self.signals[message.box, message.signal] = message
            case NightState():
                self.night = message
            case StageState():
                self._stage = message
            case TableState():
                self._tables[message.table] = message
            case _ if delivery == "live":
                self._handle_event(message)
            case _:
                pass

    def forget(self, address: str) -> None:
        """Somebody has cleared the retained message at this address: a device that is cleared is gone for good."""
        kind, _, rest = address.partition("/")
        uid, _, what = rest.partition("/")
        if (kind, what) == ("dev", "birth"):
            self.births.pop(uid, None)

    def _see_device(self, said: Birth | Health | DiceState) -> None:
        match said:
            case Birth(firmware="", online=False, trouble=None):  # a port, whose trouble is over
                self.births.pop(said.uid, None)
            case Birth():
                self.births[said.uid] = said
            case Health():
                self.health[said.uid] = said
            case DiceState():
                self.dice[said.uid] = said

    def _handle_event(self, message: MqttMessage) -> None:
        match message:
            case Told():
                self.facts.append(message.fact)
            case Heard():
                self._heard_s[message.uid] = self._clock()
            case FirmwareProgress():
                self._updates[message.uid] = (message, self._clock())
            case _:
                pass

    @property
    def semi_final(self) -> SetNumber | None:
        """The set that is the semi-final, once it is seated."""
        return self._stage.semi_final_set(self.night)

    @property
    def tables(self) -> dict[int, TableState]:
        """Tonight's tables by number, without those that an earlier and larger night left on the broker."""
        tonight = self.night.tables if self.night else 0
        return {number: state for number, state in self._tables.items() if number <= tonight}

    def name_of(self, uid: str, box: str) -> str:
        """What people call a device of this box; empty if no host has named it."""
        names = self.choices[box].names if box in self.choices else ()
        return next((one.name for one in names if one.uid == uid), "")

    def update_of(self, uid: str) -> UpdateTold | None:
        """The last news of an update of a device's firmware."""
        if uid not in self._updates:
            return None
        progress, heard_s = self._updates[uid]
        return UpdateTold(progress, self._clock() - heard_s)

    def has_told(self, order: UpdateFirmware) -> bool:
        """Whether a box has told of the update that this order wants."""
        told = self.update_of(order.uid)
        return told is not None and told.progress.id == order.id

    def box_is_online(self, box: str) -> bool:
        """Whether a box is online."""
        state = self.boxes.get(box)
        return state is not None and state.status == "online"

    @property
    def engine_is_online(self) -> bool:
        """Whether an engine is online."""
        return self.engine is not None and self.engine.status == "online"

    def clock_ms(self, box: str) -> int:
        """A box's own clock now; never later than the truth, because its message took some time to come."""
        clock_ms, at_s = self._box_clocks[box]
        return clock_ms + int(1000 * (self._clock() - at_s))

    def silent_s(self, uid: str) -> float | None:
        """The length of a device's silence; None if it is unknown."""
        ages = [age for age in (self._silent_by_box(uid), self._silent_by_us(uid)) if age is not None]
        return min(ages, default=None)

    def _silent_by_us(self, uid: str) -> float | None:
        heard_s = self._heard_s.get(uid)
        return None if heard_s is None else self._clock() - heard_s

    def _silent_by_box(self, uid: str) -> float | None:
        """The same by the box's own clock, extrapolated from its last message."""
        health, birth = self.health.get(uid), self.births.get(uid)
        if health is None or birth is None or health.heard_ms is None or birth.box not in self._box_clocks:
            return None
        return max((self.clock_ms(birth.box) - health.heard_ms) / 1000, 0.0)
