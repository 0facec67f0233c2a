"""The box: what it does with each line from a device and each message from the bus.

No task and no queue lies between a press and the horn: a line is heard, judged and answered in one turn of the loop.
"""

from __future__ import annotations

from typing import Protocol

import msgspec

from headtable.box.devices import Device, Devices
from headtable.box.lease import Lease
from headtable.box.line import End
from headtable.box.safety import Moment, untrusted
from headtable.box.signals import Signals, World
from headtable.box.stall import Stall
from headtable.complaints import Complaints
from headtable.config import BoxSettings
from headtable.errors import Garbled
from headtable.messages import (
    EVERYONE,
    LIFETIME_MS,
    LONGEST_WHY,
    OLDEST_MS,
    Ack,
    BoxState,
    Dice,
    DieEach,
    EngineState,
    Event,
    Got,
    Health,
    Heard,
    Hello,
    Hush,
    Idle,
    MqttMessage,
    Press,
    Quiet,
    Reflex,
    Refused,
    SignalResult,
    Sound,
    SoundCommand,
    Sounding,
    ToDevice,
    Took,
    Who,
)
from headtable.wire import Frame, encode_line

BEAT_S = 1.0
HEALTH_EVERY_S = 5.0
AS_SAID_TO_A_DEVICE = str.maketrans("*$", "..")  # these two mark the end and the start of a frame


class Say(Protocol):
    """How the box speaks on the bus."""

    def __call__(self, *messages: MqttMessage) -> bool:
        """Publish these in order; false if no broker hears them."""


def commands(settings: BoxSettings) -> tuple[str, ...]:
    """The topics of commands to a box; nothing may be retained there."""
    return tuple(f"sig/{settings.id}-{signal.signal}/cmd" for signal in settings.signals)


def listens_to(settings: BoxSettings) -> tuple[str, ...]:
    """The topics that a box must hear."""
    return ("engine/state", "ack/+", *commands(settings))


class Box:
    """One box: its devices, its signals, and its trust in an engine."""

    def __init__(self, settings: BoxSettings, say: Say, world: World, complaints: Complaints) -> None:
        self._settings = settings
        self._say = say
        self._clock = world.clock
        self._complaints = complaints
        self._boot = world.boot
        self._stall = Stall(world.clock)
        self._lease = Lease(world.clock, world.choose)
        self._devices = Devices(settings, complaints)
        self._signals = Signals(settings, self._tell, world)
        self._has_stopped = False
        self._said_lines = 0
        self._health_said: dict[str, Health] = {}
        self._health_due_s = 0.0

    # --- lines ---------------------------------------------------------------------------------------

    def line_opened(self, line: End) -> None:
        """Ask who is there."""
        self._write(line, EVERYONE, Who())

    def line_gone(self, line: End) -> None:
        """Everybody on the line is gone."""
        for device in self._devices.on(line):
            device.line = None
            self._say(device.birth(self._settings.id), *self._signals.lost(device.uid))

    def hear_garbage(self, line: End, why: Garbled) -> None:
        """Count a line that says nothing, for all that are on it: nobody knows whose it was."""
        self._complaints.note(f"{line.name}: garbled", str(why))
        for device in self._devices.on(line):
            device.garbled += 1

    def hear_line(self, line: End, frame: Frame) -> None:
        """A device said something; to a box that has stopped in vain: its device keeps it."""
        if self._has_stopped:
            return
        match frame.message:
            case Press() | Dice() | DieEach() as event:
                aged = self._aged(event)
                self._hear_event(line, frame._replace(message=aged), aged)
            case Hello() as hello:
                self._meet(line, frame.uid, hello)
            case Sounding() | Quiet() as told:
                self._hear_signal(line, frame.uid, told)
            case Idle():
                pass
            case Who() | Took() | Refused() | Got() | Sound() | Hush() | _:
                self._complaints.note(f"{line.name}: a box's own words", f"{frame} came in; are two boxes on it?")

    def _meet(self, line: End, uid: str, hello: Hello) -> None:
        device = self._devices.meet(line, uid, hello)
        if device is not None:
            self._signals.hush(uid)  # whatever it was told before this box knew it
            self._say(device.birth(self._settings.id))

    def _hear_event(self, line: End, frame: Frame, event: Event) -> None:
        device = self._speaker(line, frame)
        if device is None or device.pad is None:
            return
        first = device.is_first(frame.seq)
        if device.pad.bell and self._wants_reflex(device, frame, first=first) and (on := self._signals.sound_all()):
            device.sounded(frame.seq, Reflex(self._settings.id, on))
        heard = Heard(device.uid, device.boot, frame.seq, event, device.pad.table, device.reflex(frame.seq))
        if self._say(heard):
            self._write(line, device.uid, Got(frame.seq))

    def _aged(self, event: Event) -> Event:
        """The event, as old as it may be: what waited while the box stood still is older than its device knew."""
        waited_ms = self._stall.waited_ms()
        return msgspec.structs.replace(event, age_ms=min(event.age_ms + waited_ms, OLDEST_MS)) if waited_ms else event

    def _speaker(self, line: End, frame: Frame) -> Device | None:
        """The pad that speaks; None if it cannot be believed, or must say hello first and then say this again."""
        device = self._devices[frame.uid]
        if device is None or device.line is None or device.seems_restarted(frame.seq):
            self._write(line, frame.uid, Who())
            return None
        if self._devices.is_elsewhere(device, line):
            return None
        if device.unfit:
            self._devices.refuse(device)
            return None
        if device.pad is None:
            self._complaints.note(f"{device.uid}: no pad", f"it is a signal's board, and says {frame.message}")
        return device

    def _wants_reflex(self, device: Device, frame: Frame, *, first: bool) -> bool:
        """Whether a press of the head table's bell sounds at once, without asking anybody.

        One said again is the engine's to decide, for it may be what started the round; unless no engine lives.
        """
        event = frame.message
        if not isinstance(event, Press) or event.button != "bell" or event.age_ms > LIFETIME_MS:
            return False
        if device.reflex(frame.seq):
            return False
        engine = self._lease.living
        return engine is None or (first and engine.in_play)

    def _hear_signal(self, line: End, uid: str, told: Sounding | Quiet) -> None:
        device = self._devices[uid]
        if device is None or device.line is None:
            self._write(line, uid, Who())
        elif device.line is line and (state := self._signals.note(uid, told)):
            self._say(state)

    def _tell(self, uid: str, line: bytes) -> bool:
        device = self._devices[uid]
        if device is None or device.line is None or device.unfit:
            return False
        return device.line.write(line)

    def _write(self, line: End, uid: str, message: ToDevice) -> None:
        self._said_lines = (self._said_lines + 1) % 10**9
        line.write(encode_line(Frame(uid, self._said_lines, message)))

    # --- the bus -------------------------------------------------------------------------------------

    def up(self) -> None:
        """The broker is there: say everything that is true."""
        births = [device.birth(self._settings.id) for device in self._devices.everyone()]
        self._say(self._state(), *births, *self._signals.states())
        self._health_said.clear()

    def down(self) -> None:
        """The broker is gone, and with it the engine."""
        self._lease.forget()
        self._signals.hush()

    def hear(self, message: MqttMessage, retained: bool) -> None:  # noqa: FBT001 - the bus's own signature
        """Something was said on the bus."""
        if self._has_stopped:
            return
        match message:
            case SoundCommand():
                self._obey(message, retained)
            case Ack():
                self._pass_verdict(message)
            case EngineState() if not retained:  # a retained state tells of an engine that lived once
                self._hear_engine(message)
            case _:
                pass

    def _hear_engine(self, state: EngineState) -> None:
        before = self._lease.word
        self._lease.renew(state)
        self._after_lease(before)

    def _lapse(self) -> None:
        before = self._lease.word
        self._lease.lapse()
        self._after_lease(before)

    def _after_lease(self, before: str | None) -> None:
        if self._lease.word == before:
            return
        if before is not None:
            self._signals.hush()
        self._say(self._state())

    def _obey(self, command: SoundCommand, retained: bool) -> None:  # noqa: FBT001 - as the bus said it
        if command.box != self._settings.id:
            return
        self._lapse()
        lease = self._lease
        moment = Moment(retained, self._now_ms(), lease.engine, lease.word, lease.fired)
        why = untrusted(command, moment) or self._signals.sound(command.signal, command.id)
        if not why:
            lease.fired.add((command.signal, command.id))
        self._say(SignalResult(command.id, command.signal, command.box, not why, why))

    def _pass_verdict(self, ack: Ack) -> None:
        device = self._devices[ack.uid]
        if device is None or device.line is None or device.boot != ack.boot:
            return
        if ack.accepted:
            self._write(device.line, device.uid, Took(ack.seq))
        else:
            self._write(device.line, device.uid, Refused(ack.seq, _for_a_device(ack.why)))

    # --- time ----------------------------------------------------------------------------------------

    def beat(self) -> None:
        """Once a second: say that the box lives, and notice that an engine does not."""
        self._stall.beat()
        self._signals.hush_again()
        self._lapse()
        self._say(self._state())
        if self._clock() >= self._health_due_s:
            self._health_due_s = self._clock() + HEALTH_EVERY_S
            self._say_health()

    def stop(self) -> None:
        """Silence everything, for good; nothing is heard any more."""
        self._has_stopped = True
        self._lease.forget()
        self._signals.hush()
        for device in self._devices.everyone():
            birth = msgspec.structs.replace(device.birth(self._settings.id), online=False)
            self._say(birth, *self._signals.lost(device.uid))

    def _say_health(self) -> None:
        for device in self._devices.everyone():
            health = device.health()
            if self._health_said.get(device.uid) != health and self._say(health):
                self._health_said[device.uid] = health

    def _state(self) -> BoxState:
        return BoxState(self._settings.id, self._boot, "online", self._lease.word, self._now_ms(), self._signals.all)

    def _now_ms(self) -> int:
        return int(self._clock() * 1000)


def _for_a_device(why: str) -> str:
    """A refusal as a device can show it: short, plain ASCII."""
    plain = why.translate(AS_SAID_TO_A_DEVICE).encode("ascii", "replace").decode()
    return "".join(letter for letter in plain if letter.isprintable())[:LONGEST_WHY]
