"""A box in memory: its lines and its bus are lists, and the test sets its clock."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import time
from itertools import count
from pathlib import Path

from headtable.box.box import HEARTBEAT_S, Box
from headtable.box.kept_choices import KeptChoices
from headtable.box.signals.ledger import Ledger, Now
from headtable.box.signals.signals import Environment
from headtable.complaints import Complaints
from headtable.config import BoxSettings, Pad, SignalSettings
from headtable.messages.line import FromDevice, Hello, Hush, Press, Sound, ToDevice
from headtable.messages.mqtt import MqttMessage
from headtable.messages.rooms import (
    BoxState,
    EngineState,
)
from headtable.messages.sound_commands import SoundCommand
from headtable.messages.words import Message, Signal
from headtable.wire import PROTOCOL, Frame, decode_line

BELL = SignalSettings(signal="bell", device="horn-01", pattern_ms=(100, 100, 100))
HORN = SignalSettings(signal="horn", device="horn-01", pattern_ms=(1000,))
PADS = (Pad(uid="pad-01", table=1, bell=True), Pad(uid="pad-02", table=2))
SETTINGS = BoxSettings(id="box", pads=PADS, signals=(BELL, HORN))
BELL_PRESS = Press("bell")


def hello(boot: int = 1, protocol: int = PROTOCOL) -> Hello:
    """The hello of a pad at its start."""
    return Hello(protocol, "1.0", "pad", boot, "0000", "buttons")


class MemoryLine:
    """The box's end of a line: what it wrote is kept; a full line takes nothing."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.is_full = False
        self.last = b""
        self._written: list[ToDevice] = []

    def write(self, line: bytes) -> bool:
        """Keep a line, as the device would read it."""
        if self.is_full:
            return False
        self.last = line
        for one in line.splitlines():
            message = decode_line(one).message
            assert isinstance(message, ToDevice)
            self._written.append(message)
        return True

    def heard(self) -> list[ToDevice]:
        """The lines that the box wrote since the last call."""
        heard, self._written = self._written, []
        return heard


class Hall:
    """One box with two pads and a signal board, each on a line of its own."""

    def __init__(
        self,
        settings: BoxSettings = SETTINGS,
        ledger_file: Path | None = None,
        machine_boot: str = "m1",
        choices_file: Path | None = None,
    ) -> None:
        self.machine_boot = machine_boot
        self.now_s = 1000.0
        self.time_of_day = time(20, 0)
        self.is_connected = True
        self.complaints: list[str] = []
        self.lease: str | None = None  # as an engine reads it
        self._said: list[MqttMessage] = []
        self.unheard: list[MqttMessage] = []  # what was said while there was no broker
        self._words = (f"word{n}" for n in count(1))
        self.pad, self.second_pad, self.board = MemoryLine("tty-pad"), MemoryLine("tty-two"), MemoryLine("tty-horn")
        environment = Environment(lambda: self.now_s, lambda: self.time_of_day, lambda: next(self._words), "boxboot")
        complaints = Complaints(self.complaints.append)
        self.night = "tonight1"
        ledger = Ledger(settings, Now(self.machine_boot, lambda: self.now_s), complaints, ledger_file)
        self.cleared: list[str] = []  # what was taken off the broker
        choices = KeptChoices(settings, complaints, choices_file)
        clear = self.cleared.append
        self.box = Box(settings, self._say, environment, ledger, complaints, clear=clear, choices=choices)

    def _say(self, *messages: MqttMessage) -> bool:
        if self.is_connected:
            self._said.extend(messages)
            self.lease = next((said.lease for said in messages if isinstance(said, BoxState)), self.lease)
        else:
            self.unheard.extend(messages)
        return self.is_connected

    def plug_in_everything(self) -> Hall:
        """Every line opened and every device greeted."""
        for uid, line in (("pad-01", self.pad), ("pad-02", self.second_pad), ("horn-01", self.board)):
            self.box.line_opened(line)
            self.box.line_received(line, Frame(uid, 0, hello()))
        self.forget()
        return self

    def forget(self) -> None:
        """Look away from everything said so far."""
        self._said.clear()
        for line in (self.pad, self.second_pad, self.board):
            line.heard()

    def passes(self, seconds: float) -> None:
        """Let time pass; the box sends its heartbeats on time."""
        end_s = self.now_s + seconds
        while self.now_s < end_s:
            self.now_s = min(self.now_s + HEARTBEAT_S, end_s)
            self.box.heartbeat()

    def engine_lives(self, *, in_play: bool = True, boot: str = "engine1", now_round: str = "1.1") -> None:
        """The engine says that it lives."""
        state = EngineState(boot, "online", now_round, in_play, night=self.night)
        self.box.on_message(state, "live")

    def press(self, seq: int, said: FromDevice = BELL_PRESS, uid: str = "pad-01") -> None:
        """A line comes from the head table's pad."""
        self.box.line_received(self.pad, Frame(uid, seq, said))

    def command(self, **otherwise: object) -> SoundCommand:
        """A command that the box obeys, but for what the test says otherwise."""
        good: dict[str, object] = {
            "id": "cmd1", "box": "box", "signal": "horn", "engine": "engine1", "round": "1.1",
            "lease": self.lease or "none", "sent_ms": int(self.now_s * 1000), "edge": "end",
        }  # fmt: skip
        return SoundCommand(**(good | otherwise))  # type: ignore[arg-type]  # fields by name, from the test

    @property
    def all_said(self) -> tuple[MqttMessage, ...]:
        """Everything published that no test has taken away."""
        return tuple(self._said)

    def said(self, *kinds: type[Message]) -> list[MqttMessage]:
        """The messages of these kinds that the box published since the last call."""
        said = [message for message in self._said if isinstance(message, kinds)]
        self._said = [message for message in self._said if not isinstance(message, kinds)]
        return said

    def hushed(self) -> list[Signal]:
        """The signals that the board was told to silence since the last look."""
        return [message.signal for message in self.board.heard() if isinstance(message, Hush)]

    def sounded(self) -> list[Signal]:
        """The signals that the board was told to sound since the last look."""
        return [message.signal for message in self.board.heard() if isinstance(message, Sound)]


def everything(hall: Hall) -> Iterator[ToDevice]:
    """All that was written to any line since the last look."""
    for line in (hall.pad, hall.second_pad, hall.board):
        yield from line.heard()
