"""The box: what it does with each line from a device and each message from the bus.

No task and no queue lies between a press and the horn: a line is heard, judged and answered in one turn of the loop.
"""

from __future__ import annotations

import msgspec

from headtable.box.devices.devices import Devices
from headtable.box.devices.dice_readers import DiceReaders
from headtable.box.devices.events import Around, Events
from headtable.box.devices.lamps import Lamps
from headtable.box.devices.line_health import LineHealth
from headtable.box.devices.missing_boards import MissingBoards
from headtable.box.devices.permits import permit
from headtable.box.devices.presence import Clear, Door, Presence
from headtable.box.devices.reports import Reports, in_words
from headtable.box.devices.requests import Requests
from headtable.box.devices.verdicts import Verdicts
from headtable.box.lines.listener import End
from headtable.box.lines.stall import Stall
from headtable.box.lines.writer import LineWriter
from headtable.box.saying import Say
from headtable.box.signals.commands import SignalCommands
from headtable.box.signals.lease import Lease
from headtable.box.signals.ledger import Ledger
from headtable.box.signals.signals import Signals, World
from headtable.complaints import Complaints
from headtable.config import BoxSettings
from headtable.dating import Dating
from headtable.errors import Garbled, Unwell
from headtable.messages.devices import Adopt, Birth, CountBlasts, Identify, ShowFace
from headtable.messages.inputs import Ack
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
    Hello,
    Idle,
    Press,
    Quiet,
    Sound,
    Sounding,
)
from headtable.messages.rooms import BoxState, Chirp, EngineState, MqttMessage, SignalResult, SoundCommand, TableState
from headtable.messages.silence import BoardFailed, BoardMissing, NeverSent, Unreached
from headtable.wire import Frame, decode_line

BEAT_S = 1.0


class Box:
    """One box: its devices, its signals, and its trust in an engine."""

    def __init__(  # noqa: PLR0913 - its whole world is passed in
        self,
        settings: BoxSettings,
        say: Say,
        world: World,
        ledger: Ledger,
        complaints: Complaints,
        *,
        clear: Clear = lambda address: None,
    ) -> None:
        self._id = settings.id
        self._say = say
        self._clock = world.clock
        self._complaints = complaints
        self._boot = world.boot
        self._writer = LineWriter()
        self._stall = Stall(world.clock)
        self._lease = Lease(world.clock, world.choose)
        self._devices = Devices(settings, complaints)
        self._ledger = ledger
        self._signals = Signals(settings, self._tell, world, ledger)
        self._commands = SignalCommands(settings.id, self._lease, self._signals, self._say_state)
        self._dating = Dating(world.clock)
        self._dice_readers = DiceReaders(settings, self._writer, say, self._dating)
        around = Around(
            settings.id,
            self._devices,
            self._signals,
            self._lease,
            self._stall,
            complaints,
            self._writer,
            self._say,
            self._dating,
        )
        self._events = Events(around, self._dice_readers)
        self._presence = Presence(
            Door(settings.id, self._devices, self._signals, complaints, self._writer, self._say, clear)
        )
        self._lamps = Lamps(self._devices, self._writer, world.boot)
        self._requests = Requests(settings, self._devices, complaints, self._writer, say)
        self._reports = Reports(self._devices, self._signals, self._dice_readers, say)
        self._verdicts = Verdicts(self._devices, self._dice_readers, self._writer)
        self._line_health = LineHealth(self._devices, world.clock, say)
        self._missing_boards = MissingBoards(settings, self._devices, complaints, world.clock)
        self._has_stopped = False

    # --- lines ---------------------------------------------------------------------------------------

    def line_opened(self, line: End) -> None:
        """Ask who is there."""
        self._presence.opened(line)

    def line_gone(self, line: End) -> None:
        """Everybody on the line is gone."""
        self._presence.gone(line)

    def line_trouble(self, line: End, why: str) -> None:
        """What is on the line is no good."""
        self._presence.trouble(line, why)

    def device_gone(self, line: End, uid: str, why: str) -> None:
        """One device of a shared line does not answer any more."""
        self._presence.device_gone(line, uid, why)

    def sound_dropped(self, line: End, raw: bytes, why: NeverSent) -> None:
        """A shared line never said a sound that it had taken: correct what was said of it, and what was counted."""
        sound = decode_line(raw).message
        if isinstance(sound, Sound):
            self._signals.unsaid(sound.signal, raw)
            self._say(SignalResult(sound.nonce, sound.signal, self._id, sounded=False, why=why))

    def sharing(self, line: End) -> list[str]:
        """Who may be on a shared line."""
        return self._devices.sharing(line)

    def port_of(self, uid: str) -> str:
        """The port of the line that a device is on; empty if it is on none."""
        device = self._devices[uid]
        return device.line.name if device and device.line else ""

    def hear_garbage(self, line: End, why: Garbled) -> None:
        """Count a line that says nothing, for all that are on it: nobody knows whose it was."""
        self._complaints.note(f"{line.name}: garbled", str(why))
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
                self._events.hear(line, frame, event)
            case BellWaits() as bell:
                self._events.hear_of_bell(line, frame, bell)
            case Hello() as hello:
                self._presence.meet(line, frame.uid, hello)
                self._lamps.tell(frame.uid)
            case Sounding() | Quiet() | Counts() | Battery() as told:
                self._presence.spoke(line, frame)
                self._reports.hear(line, frame.uid, told)
            case Crashed() | Alarm() as told:
                self._presence.spoke(line, frame)
                self._complaints.note(f"{frame.uid}: {told.__struct_config__.tag}", in_words(told))
            case Calibrated() as calibrated:
                self._requests.face_shown(frame.uid, calibrated)
            case Idle():
                self._presence.spoke(line, frame)
            case Enrolled():  # an enrolment is between a maker and the device
                pass
            case _:
                self._complaints.note(f"{line.name}: a box's own words", f"{frame} came in; are two boxes on it?")

    def _tell(self, uid: str, line: bytes) -> Unreached | None:
        """Give a device a line now; returns why it had no effect, or None."""
        device = self._devices[uid]
        if device is None or device.line is None or device.unfit:
            return BoardMissing(uid)
        try:
            return None if device.line.write(line) else BoardMissing(uid)
        except Unwell as trouble:  # of what hangs on the Pi itself
            self._complaints.note(f"{uid}: ALARM", str(trouble))
            return BoardFailed(uid, str(trouble))

    # --- the bus -------------------------------------------------------------------------------------

    def up(self) -> None:
        """The broker is there: say everything that is true."""
        self._say(self._state(), *self._presence.births(), *self._signals.states())
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
                self._say(self._commands.obey(message, self._now_ms(), retained))
            case Chirp() if message.box == self._id:
                self._say(self._commands.chirp(message, self._now_ms(), self._boot, retained))
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

    def _fulfil(self, wish: Identify | ShowFace | Adopt | CountBlasts) -> None:
        match wish:
            case Identify():
                self._requests.blink(wish)
            case ShowFace():
                self._requests.show_face(wish, in_play=self._is_in_play())
            case Adopt():
                self._requests.adopt(wish)
            case CountBlasts(box=box) if box == self._id:
                self._tell_blasts(wish)
            case CountBlasts():
                pass

    def _tell_blasts(self, asked: CountBlasts) -> None:
        if asked.wish == "reset":
            self._ledger.reset()
        self._say(self._ledger.told(self._id))

    # --- time ----------------------------------------------------------------------------------------

    def beat(self) -> None:
        """Once a second: say that the box lives, and notice that an engine does not."""
        self._stall.beat()
        self._signals.hush_again()
        permit(self._signals.boards, self._devices, self._writer)
        self._commands.lapse()
        self._presence.ask_again()
        self._missing_boards.beat()
        self._say(self._state())
        self._line_health.beat()

    def stop(self) -> None:
        """Silence everything, for good; nothing is heard any more."""
        self._has_stopped = True
        self._commands.forget()
        for device in self._devices.everyone():
            birth = msgspec.structs.replace(device.birth(self._id), online=False)
            self._say(birth, *self._signals.lost(device.uid))

    def _say_state(self) -> None:
        self._say(self._state())

    def _state(self) -> BoxState:
        return BoxState(self._id, self._boot, "online", self._lease.word, self._now_ms(), self._signals.all)

    def _is_in_play(self) -> bool:
        engine = self._lease.living
        return engine is not None and engine.in_play

    def _now_ms(self) -> int:
        return int(self._clock() * 1000)
