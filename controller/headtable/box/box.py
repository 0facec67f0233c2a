"""The box: it handles each line from a device and each message from the bus.

No task and no queue lies between a press and the horn. The box hears, judges and answers a line in one turn of the
event loop.
"""

from __future__ import annotations

from typing import TypeVar

import msgspec

from headtable.box.devices.devices import Device, Devices
from headtable.box.devices.dice_readers import DiceReaders
from headtable.box.devices.lamps import Lamps
from headtable.box.devices.line_health import LineHealth
from headtable.box.devices.missing_boards import MissingBoards
from headtable.box.devices.permits import permit
from headtable.box.devices.presence import Clear, Presence
from headtable.box.devices.reports import Reports
from headtable.box.devices.requests import Requests
from headtable.box.devices.verdicts import Verdicts
from headtable.box.lines.listener import End
from headtable.box.lines.writer import LineWriter
from headtable.box.publish import Publish
from headtable.box.signals.commands import SignalCommands
from headtable.box.signals.lease import Lease
from headtable.box.signals.ledger import Ledger
from headtable.box.signals.signals import Signals, World
from headtable.complaints import Complaints
from headtable.config import BoxSettings
from headtable.dating import Dating
from headtable.errors import Garbled
from headtable.messages.devices import Adopt, Birth, CountBlasts, Identify, ShowFace
from headtable.messages.inputs import Ack, Heard, Reflex
from headtable.messages.line import (
    Alarm,
    Battery,
    BellWaits,
    Calibrated,
    Counts,
    Crashed,
    Dice,
    DieEach,
    DieSeen,
    Enrolled,
    Event,
    Got,
    Hello,
    Idle,
    Press,
    Quiet,
    Sound,
    Sounding,
    Who,
)
from headtable.messages.rooms import BoxState, Chirp, EngineState, MqttMessage, SignalResult, SoundCommand, TableState
from headtable.messages.silence import NeverSent
from headtable.messages.troubles import LineTrouble, PollFailure
from headtable.messages.words import LIFETIME_MS, OLDEST_MS
from headtable.wire import Frame, decode_line

HEARTBEAT_S = 1.0

Aged = TypeVar("Aged", bound=Event | BellWaits)


class Box:
    """One box: its devices, its signals, and its trust in an engine."""

    def __init__(  # noqa: PLR0913 - its whole world is passed in
        self,
        settings: BoxSettings,
        publish: Publish,
        world: World,
        ledger: Ledger,
        complaints: Complaints,
        *,
        clear: Clear = lambda address: None,
    ) -> None:
        self._id = settings.id
        self._publish = publish
        self._clock = world.clock
        self._complaints = complaints
        self._boot = world.boot
        self._writer = LineWriter()
        self._began_s = self._heartbeat_s = world.clock()
        self._between_s = 0.0  # the last two heartbeats
        self._lease = Lease(world.clock, world.choose)
        self._devices = Devices(settings, complaints)
        self._ledger = ledger
        self._signals = Signals(settings, self._devices.tell, world, ledger)
        self._commands = SignalCommands(settings.id, self._lease, self._signals, self._publish_state)
        self._dating = Dating(world.clock)
        self._dice_readers = DiceReaders(settings, self._writer, publish, self._dating)
        self._presence = Presence(
            settings.id, self._devices, self._signals, complaints, self._writer, publish=publish, clear=clear
        )
        self._lamps = Lamps(self._devices, self._writer, world.boot)
        self._requests = Requests(settings, self._devices, complaints, self._writer, publish)
        self._reports = Reports(self._devices, self._signals, self._dice_readers, publish)
        self._verdicts = Verdicts(self._devices, self._dice_readers, self._writer)
        self._line_health = LineHealth(self._devices, world.clock, publish)
        self._missing_boards = MissingBoards(settings, self._devices, complaints, world.clock)
        self._has_stopped = False

    # --- lines ---------------------------------------------------------------------------------------

    def line_opened(self, line: End) -> None:
        """Ask who is there."""
        self._presence.opened(line)

    def line_gone(self, line: End) -> None:
        """Everybody on the line is gone."""
        self._presence.gone(line)

    def line_trouble(self, line: End, why: LineTrouble) -> None:
        """Report that the line carries something invalid."""
        self._presence.trouble(line, why)

    def device_gone(self, line: End, uid: str, why: PollFailure) -> None:
        """One device of a shared line does not answer any more."""
        self._presence.device_gone(line, uid, why)

    def sound_dropped(self, line: End, raw: bytes, why: NeverSent) -> None:
        """A shared line never sent a sound that it had accepted. Correct the published state and the count."""
        sound = decode_line(raw).message
        if isinstance(sound, Sound):
            self._signals.unsaid(sound.signal, raw)
            self._publish(SignalResult(sound.nonce, sound.signal, self._id, sounded=False, why=why))

    def sharing(self, line: End) -> list[str]:
        """The devices that may use a shared line."""
        return self._devices.sharing(line)

    def port_of(self, uid: str) -> str:
        """The port of the line that a device is on; empty if it is on none."""
        device = self._devices[uid]
        return device.line.name if device and device.line else ""

    def hear_garbage(self, line: End, why: Garbled) -> None:
        """Count a garbled line for all devices on the line, as its sender is unknown."""
        self._complaints.note(line.name, why)
        for device in self._devices.on(line):
            device.garbled += 1

    def hear_line(self, line: End, frame: Frame) -> None:
        """A device said something; to a box that has stopped in vain: its device keeps it."""
        if self._has_stopped:
            return
        self._hear(line, frame)
        self._devices.spoke(line, frame.uid, self._now_ms())

    def _hear(self, line: End, frame: Frame) -> None:
        match frame.message:
            case Press() | Dice() | DieEach() | DieSeen() as event:
                self._hear_event(line, frame, event)
            case BellWaits() as bell:
                self._hear_of_bell(line, frame, bell)
            case Hello() as hello:
                self._presence.meet(line, frame.uid, hello)
                self._lamps.tell(frame.uid)
            case Sounding() | Quiet() | Counts() | Battery() as told:
                self._presence.spoke(line, frame)
                self._reports.hear(line, frame.uid, told)
            case Crashed() | Alarm() as told:
                self._presence.spoke(line, frame)
                self._complaints.note(frame.uid, told)
            case Calibrated() as calibrated:
                self._requests.face_shown(frame.uid, calibrated)
            case Idle():
                self._presence.spoke(line, frame)
            case Enrolled():  # an enrolment is between a maker and the device
                pass
            case _:
                self._complaints.note(line.name, Garbled("box-on-line", frame=str(frame)))

    # --- events --------------------------------------------------------------------------------------

    def _hear_event(self, line: End, frame: Frame, event: Event) -> None:
        """Pass an event on, if its device can be believed; the reflex sounds before that."""
        device = self._speaker(line, frame)
        if device is None or device.pad is None:
            return
        event = self._aged(event)
        is_first = device.is_first(frame.seq)
        device.late += is_first and event.age_ms > LIFETIME_MS
        if isinstance(event, DieSeen):
            self._dice_readers.hear(line, device, frame.seq, event)
            return
        if isinstance(event, Press) and event.button == "bell":
            self._ring(device, frame.seq, event.age_ms, first=is_first)
        reflex = device.reflexes.get(frame.seq)
        heard = Heard(device.uid, device.boot, frame.seq, event, device.pad.table, reflex, self._dating.now())
        if self._publish(heard):
            self._writer.write(line, device.uid, Got(frame.seq))

    def _hear_of_bell(self, line: End, frame: Frame, bell: BellWaits) -> None:
        """Ring for a press whose event waits in its pad, if no engine lives; the event does not ring again."""
        device = self._speaker(line, frame)
        if device is not None and bell.event > device.last_seq:
            self._ring(device, bell.event, self._aged(bell).age_ms, first=False)

    def _ring(self, device: Device, seq: int, age_ms: int, *, first: bool) -> None:
        """The reflex: sound a press of the head table's bell at once, without asking the engine.

        The press must be young, and must not have sounded. Another box may have sounded a press from before this box
        started. While an engine lives, the reflex sounds only in play. The engine decides about a repeated press,
        because that press may have started the round.
        """
        now_s, engine = self._clock(), self._lease.engine
        youngest_ms = min(LIFETIME_MS, int(1000 * (now_s - self._began_s)))
        if device.pad is None or not device.pad.bell or age_ms > youngest_ms or seq in device.reflexes:
            return
        if engine is not None and now_s <= self._lease.until_s and not (first and engine.in_play):
            return
        if sounding := self._signals.sound_all():
            device.sounded(seq, Reflex(self._id, sounding))

    def _speaker(self, line: End, frame: Frame) -> Device | None:
        """The device that sent the line.

        None if the line cannot be believed, or if the device must say hello first and then repeat the line.
        """
        device = self._devices[frame.uid]
        if device is None or device.line is None:
            self._writer.write(line, frame.uid, Who())
            return None
        if device.seems_restarted(frame.seq) and not self._is_thrown_before(device, frame):
            self._writer.write(line, frame.uid, Who())
            return None
        if device.line is not line:
            self._devices.note_twin(device, line)
            return None
        if device.unfit:
            self._devices.refuse(device)
            return None
        if device.pad is None:
            self._complaints.note(device.uid, Garbled("board-not-pad", said=str(frame.message)))
        return device

    def _is_thrown_before(self, device: Device, frame: Frame) -> bool:
        """Whether the event is about dice that wait for other dice. Such events are repeated after newer ones."""
        return isinstance(frame.message, DieSeen) and self._dice_readers.knows(device, frame.seq)

    def _aged(self, event: Aged) -> Aged:
        """The event with the greatest age that it may have: it may have waited while the loop stood still.

        A late heartbeat shows that the loop stood still. The heartbeat or the waiting lines may come first
        afterwards. So this applies before a late heartbeat and until the next one.
        """
        stalled_ms = int(1000 * max(self._between_s, self._clock() - self._heartbeat_s))
        if stalled_ms <= LIFETIME_MS:
            return event
        return msgspec.structs.replace(event, age_ms=min(event.age_ms + stalled_ms, OLDEST_MS))

    # --- the bus -------------------------------------------------------------------------------------

    def up(self) -> None:
        """The broker is there: say everything that is true."""
        self._publish(self._state(), *self._presence.births(), *self._signals.states())
        self._line_health.forget()
        self._dice_readers.forget_what_was_said()
        for device in self._devices.everyone():
            self._dice_readers.show(device)

    def down(self) -> None:
        """The broker is gone, and with it the engine."""
        self._commands.forget()

    def hear(self, message: MqttMessage, retained: bool) -> None:  # noqa: FBT001 - the bus's own signature
        """Something was said on the bus."""
        if self._has_stopped:
            return
        match message:
            case SoundCommand() if message.box == self._id:
                self._publish(self._commands.obey(message, self._now_ms(), retained))
            case Chirp() if message.box == self._id:
                self._publish(self._commands.chirp(message, self._now_ms(), self._boot, retained))
            case Ack(role="device"):
                self._verdicts.pass_on(message)
            case EngineState() if not retained:  # a retained state tells of an engine that lived once
                self._commands.hear_engine(message)
                self._ledger.hear_night(message.night)
                self._dating.hear(message)
            case TableState():
                self._lamps.hear(message)
            case Birth() if retained:
                self._presence.recall(message)
            case Identify() | ShowFace() | Adopt() | CountBlasts() if not retained:
                self._fulfil(message)
            case _:
                pass

    def _fulfil(self, request: Identify | ShowFace | Adopt | CountBlasts) -> None:
        match request:
            case Identify():
                self._requests.blink(request)
            case ShowFace():
                self._requests.show_face(request, in_play=self._is_in_play())
            case Adopt():
                self._requests.adopt(request)
            case CountBlasts(box=box) if box == self._id:
                self._tell_blasts(request)
            case CountBlasts():
                pass

    def _tell_blasts(self, asked: CountBlasts) -> None:
        if asked.wish == "reset":
            self._ledger.reset()
        self._publish(self._ledger.told(self._id))

    # --- time ----------------------------------------------------------------------------------------

    def heartbeat(self) -> None:
        """Once a second: publish that the box lives, and notice that an engine does not."""
        now_s = self._clock()
        self._heartbeat_s, self._between_s = now_s, now_s - self._heartbeat_s
        self._signals.hush_again()
        permit(self._signals.boards, self._devices, self._writer)
        self._commands.lapse()
        self._presence.ask_again()
        self._missing_boards.check()
        self._publish(self._state())
        self._line_health.publish()

    def stop(self) -> None:
        """Silence everything, for good; nothing is heard any more."""
        self._has_stopped = True
        self._commands.forget()
        for device in self._devices.everyone():
            birth = msgspec.structs.replace(device.birth(self._id), online=False)
            self._publish(birth, *self._signals.lost(device.uid))

    def _publish_state(self) -> None:
        self._publish(self._state())

    def _state(self) -> BoxState:
        return BoxState(self._id, self._boot, "online", self._lease.word, self._now_ms(), self._signals.all)

    def _is_in_play(self) -> bool:
        engine = self._lease.living
        return engine is not None and engine.in_play

    def _now_ms(self) -> int:
        return int(self._clock() * 1000)
