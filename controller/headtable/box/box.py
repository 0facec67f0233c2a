"""The box: it handles each line from a device and each message from the bus.

No task and no queue lies between a press and the horn. The box hears, judges and answers a line in one turn of the
event loop.
"""

from __future__ import annotations

import msgspec

from headtable.box.devices.channels import Channels
from headtable.box.devices.device_registry import Device, DeviceRegistry
from headtable.box.devices.device_reports import DeviceReports
from headtable.box.devices.dice_readers import DiceReaders
from headtable.box.devices.firmware_updates import FirmwareUpdates
from headtable.box.devices.host_orders import HostOrders
from headtable.box.devices.lamps import Lamps
from headtable.box.devices.line_health import LineHealth
from headtable.box.devices.missing_boards import MissingBoards
from headtable.box.devices.permits import permit
from headtable.box.devices.presence import Clear, Presence
from headtable.box.devices.requests import Requests
from headtable.box.devices.verdict_delivery import VerdictDelivery
from headtable.box.kept_choices import KeptChoices
from headtable.box.lines.listener import LineEndpoint
from headtable.box.lines.wifi.freshness import Aged
from headtable.box.lines.writer import LineWriter
from headtable.box.publish import Publish
from headtable.box.signals.commands import SignalCommands
from headtable.box.signals.lease import Lease
from headtable.box.signals.ledger import Ledger
from headtable.box.signals.signals import Environment, Signals
from headtable.complaints import Complaints
from headtable.config import BoxSettings
from headtable.engine_clock import EngineClock
from headtable.errors import Garbled
from headtable.hall.placed_pads import with_placed
from headtable.messages.device_names import NameDevice
from headtable.messages.devices import Adopt, Birth, CountBlasts, Identify, ShowFace, UpdateFirmware
from headtable.messages.host_choices import SetQuietHours, SetSignal
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
    ToDevice,
    Updating,
    Who,
)
from headtable.messages.mqtt import MqttMessage
from headtable.messages.rooms import (
    BoxState,
    EngineState,
    TableState,
)
from headtable.messages.silence_reasons import NeverSent
from headtable.messages.sound_commands import Chirp, SignalResult, SoundCommand
from headtable.messages.troubles import LineTrouble, PollFailure
from headtable.messages.words import LIFETIME_MS, OLDEST_MS, Delivery
from headtable.wire import Frame, decode_line

HEARTBEAT_S = 1.0


class Box:
    """One box: its devices, its signals, and its trust in an engine."""

    def __init__(  # noqa: PLR0913 - its whole environment is passed in
        self,
        settings: BoxSettings,
        publish: Publish,
        environment: Environment,
        ledger: Ledger,
        complaints: Complaints,
        *,
        clear: Clear = lambda address: None,
        choices: KeptChoices | None = None,
    ) -> None:
        self._choices = choices or KeptChoices(settings, complaints)
        settings = with_placed(settings, self._choices.now)
        self._id = settings.id
        self._publish = publish
        self._clock = environment.clock
        self._complaints = complaints
        self._boot = environment.boot
        self._began_s = self._heartbeat_s = environment.clock()
        self._between_s = 0.0  # the last two heartbeats
        self._lease = Lease(environment.clock, environment.random_word)
        self._devices = DeviceRegistry(settings, complaints)
        self._writer = LineWriter()
        channels = Channels(self._devices, self._writer, publish, complaints)
        self._ledger = ledger
        self._signals = Signals(settings, self._devices.send, environment, ledger)
        self._commands = SignalCommands(settings.id, self._lease, self._signals, self._publish_state)
        self._engine_clock = EngineClock(environment.clock)
        self._dice_readers = DiceReaders(settings, self._writer, publish, self._engine_clock)
        self._presence = Presence(settings.id, channels, self._signals, clear)
        self._lamps = Lamps(self._devices, self._writer, environment.boot)
        self._requests = Requests(settings, channels, self._choices)
        self._updates = FirmwareUpdates(settings, channels, environment.clock)
        self._host_orders = HostOrders(self._signals, self._choices, complaints, publish)
        self._reports = DeviceReports(settings.id, channels, self._signals, self._dice_readers, environment.clock)
        self._verdicts = VerdictDelivery(self._devices, self._dice_readers, self._writer)
        self._line_health = LineHealth(self._devices, environment.clock, publish)
        self._missing_boards = MissingBoards(settings, self._devices, complaints, environment.clock)
        self._has_stopped = False

    # --- lines ---------------------------------------------------------------------------------------

    def line_opened(self, line: LineEndpoint) -> None:
        """Ask the devices on the line to identify themselves."""
        self._presence.opened(line)

    def line_gone(self, line: LineEndpoint) -> None:
        """Forget all devices on the line."""
        self._presence.gone(line)

    def line_trouble(self, line: LineEndpoint, why: LineTrouble) -> None:
        """Report that the line carries something invalid."""
        self._presence.trouble(line, why)

    def device_gone(self, line: LineEndpoint, uid: str, why: PollFailure) -> None:
        """Note that a device of a shared line has stopped answering."""
        self._presence.device_gone(line, uid, why)

    def poll_missed(self, line: LineEndpoint, uid: str) -> None:
        """Count a poll that a device of a shared line has not answered."""
        device = self._devices[uid]
        if device is not None and device.line is line:
            device.unanswered += 1

    def sound_dropped(self, line: LineEndpoint, raw: bytes, why: NeverSent) -> None:
        """A shared line never sent a sound that it had accepted. Correct the published state and the count."""
        sound = decode_line(raw).message
        if isinstance(sound, Sound):
            self._signals.never_sent(sound.signal, raw)
            self._publish(SignalResult(sound.nonce, sound.signal, self._id, sounded=False, why=why))

    def sharing(self, line: LineEndpoint) -> list[str]:
        """The devices that may use a shared line."""
        return self._devices.sharing(line)

    def port_of(self, uid: str) -> str:
        """The port of the line that a device is on; empty if it is on none."""
        device = self._devices[uid]
        return device.line.name if device and device.line else ""

    def garbage_received(self, line: LineEndpoint, why: Garbled) -> None:
        """Count a garbled line for all devices on the line, as its sender is unknown."""
        self._complaints.note(line.name, why)
        for device in self._devices.on(line):
            device.garbled += 1

    def line_received(self, line: LineEndpoint, frame: Frame) -> None:
        """Handle a device's line. A stopped box ignores it; the device keeps its event."""
        if self._has_stopped:
            return
        self._handle(line, frame)
        self._devices.spoke(line, frame.uid, self._now_ms())

    def _handle(self, line: LineEndpoint, frame: Frame) -> None:
        message = frame.message
        if isinstance(message, ToDevice):
            self._complaints.note(line.name, Garbled("box-on-line", frame=str(frame)))
            return
        match message:
            case Press() | Dice() | DieEach() | DieSeen() as event:
                self._handle_event(line, frame, event)
            case BellWaits() as bell:
                self._handle_waiting_bell(line, frame, bell)
            case Hello() as hello:
                self._presence.meet(line, frame.uid, hello)
                self._lamps.show(frame.uid)
                self._updates.met(frame.uid, hello)
            case Sounding() | Quiet() | Alarm() | Counts() | Battery() as told:
                self._presence.spoke(line, frame)
                self._reports.handle(line, frame.uid, told)
            case Crashed() as told:
                self._handle_crash(line, frame, told)
            case Calibrated() as calibrated:
                self._requests.face_shown(frame.uid, calibrated)
            case Idle() | Updating() as told:
                self._handle_free_turn(line, frame, told)
            case Enrolled():  # only a maker's command enrols a device
                pass

    def _handle_crash(self, line: LineEndpoint, frame: Frame, told: Crashed) -> None:
        self._presence.spoke(line, frame)
        self._complaints.note(frame.uid, told)
        self._updates.crashed(frame.uid)

    def _handle_free_turn(self, line: LineEndpoint, frame: Frame, told: Idle | Updating) -> None:
        """Handle what a device says when it has nothing else to say."""
        self._presence.spoke(line, frame)
        if isinstance(told, Updating):
            self._updates.heard(frame.uid, told, in_play=self._lease.in_play)

    # --- events --------------------------------------------------------------------------------------

    def _handle_event(self, line: LineEndpoint, frame: Frame, event: Event) -> None:
        """Pass an event on, if its device can be believed; the reflex sounds before that."""
        device = self._speaker(line, frame)
        if device is None or device.pad is None:
            return
        event = self._aged(event)
        is_first = device.is_first(frame.seq)
        device.late += is_first and event.age_ms > LIFETIME_MS
        if isinstance(event, DieSeen):
            self._dice_readers.handle_die(line, device, frame.seq, event)
            return
        if isinstance(event, Press) and event.button == "bell":
            self._ring(device, frame.seq, event.age_ms, first=is_first)
        reflex = device.reflexes.get(frame.seq)
        heard = Heard(device.uid, device.boot, frame.seq, event, device.pad.table, reflex, self._engine_clock.now())
        if self._publish(heard):
            self._writer.write(line, device.uid, Got(frame.seq))

    def _handle_waiting_bell(self, line: LineEndpoint, frame: Frame, bell: BellWaits) -> None:
        """Ring for a press whose event waits in its pad, if no engine is online. The event does not ring again."""
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

    def _speaker(self, line: LineEndpoint, frame: Frame) -> Device | None:
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
            self._devices.note_duplicate_uid(device, line)
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

    def on_connect(self) -> None:
        """Publish every state, because the broker is connected."""
        self._publish(self._state(), self._choices.now, *self._presence.births(), *self._signals.states())
        self._line_health.forget()
        self._dice_readers.forget_what_was_said()
        for device in self._devices.everyone():
            self._dice_readers.show(device)

    def on_disconnect(self) -> None:
        """Forget the engine, because the broker is gone."""
        self._commands.forget()

    def on_message(self, message: MqttMessage, delivery: Delivery) -> None:
        """Handle a message from the bus."""
        if self._has_stopped:
            return
        match message:
            case SoundCommand() if message.box == self._id:
                self._publish(self._commands.execute(message, self._now_ms(), delivery))
            case Chirp() if message.box == self._id:
                self._publish(self._commands.chirp(message, self._now_ms(), self._boot, delivery))
            case Ack(role="device"):
                self._verdicts.deliver(message)
            case EngineState() if delivery == "live":  # a retained state may be of an engine that is gone
                self._commands.update_engine(message)
                self._ledger.begin_night(message.night)
                self._engine_clock.update(message)
            case TableState():
                self._lamps.update(message)
            case Birth() if delivery == "retained":
                self._presence.correct_retained(message)
            case SetSignal() | SetQuietHours() if message.box == self._id and delivery == "live":
                self._host_orders.follow(message, self._now_ms(), self._boot)
            case UpdateFirmware() | Identify() | ShowFace() | Adopt() | NameDevice() | CountBlasts() if (
                delivery == "live"
            ):
                self._handle_request(message)
            case _:
                pass

    def _handle_request(self, request: MqttMessage) -> None:
        match request:
            case Identify():
                self._requests.blink(request)
            case UpdateFirmware():
                self._updates.begin(request, in_play=self._lease.in_play)
            case ShowFace():
                self._requests.show_face(request, in_play=self._lease.in_play)
            case Adopt():
                self._requests.adopt(request)
            case NameDevice():
                self._requests.name(request)
            case CountBlasts(box=box) if box == self._id:
                self._publish_blasts(request)
            case _:
                pass

    def _publish_blasts(self, asked: CountBlasts) -> None:
        if asked.wish == "reset":
            self._ledger.reset()
        self._publish(self._ledger.report(self._id))

    # --- time ----------------------------------------------------------------------------------------

    def heartbeat(self) -> None:
        """Publish a heartbeat every second, and notice a missing engine."""
        now_s = self._clock()
        self._heartbeat_s, self._between_s = now_s, now_s - self._heartbeat_s
        self._signals.hush_again()
        permit(self._signals.boards, self._devices, self._writer)
        self._commands.expire()
        self._presence.ask_again()
        self._missing_boards.check()
        self._updates.turn(in_play=self._lease.in_play)
        self._publish(self._state())
        self._line_health.publish()

    def stop(self) -> None:
        """Silence everything for good, and handle nothing more."""
        self._has_stopped = True
        self._commands.forget()
        for device in self._devices.everyone():
            birth = msgspec.structs.replace(device.birth(self._id), online=False)
            self._publish(birth, *self._signals.lost(device.uid))

    def _publish_state(self) -> None:
        self._publish(self._state())

    def _state(self) -> BoxState:
        return BoxState(self._id, self._boot, "online", self._lease.word, self._now_ms(), self._signals.all)

    def _now_ms(self) -> int:
        return int(self._clock() * 1000)
