"""A pad's own program, a box and an engine in one evening, with a line between that loses and repeats."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterable
from typing import Literal

from msgspec.structs import replace

from common.clock import Clock
from common.device import Device, Identity
from headtable.messages.inputs import Ack, Heard
from headtable.messages.line import BellWaits, Poll, Press, Sound
from headtable.messages.words import Button
from headtable.wire import Frame, decode_line, encode_line
from tests.box.in_memory import SETTINGS, Hall

UID = "pad-01"
STEP_MS = 50
BEAT_MS = 1000
TIRELESS = replace(
    SETTINGS,
    signals=tuple(
        replace(signal, pattern_ms=(10,), shortest_gap_s=0, most_a_night=10_000) for signal in SETTINGS.signals
    ),
)
Fate = Literal["good", "lost", "lost on the way back", "twice"]
Named = tuple[str, int]  # the boot of a pad, and the number of its event


class Wire:
    """The pad's end of its line."""

    def __init__(self) -> None:
        self.come: deque[bytes] = deque()
        self.gone: list[bytes] = []

    def line(self) -> bytes | None:
        """The next line that has come."""
        return self.come.popleft() if self.come else None

    def put(self, line: bytes) -> bool:
        """Send a line."""
        self.gone.append(line)
        return True

    def send(self) -> None:
        """It went at once."""

    def is_empty(self) -> bool:
        """Nothing waits."""
        return True


class Evening:
    """What was pressed, what has rung, and what came into the journal."""

    def __init__(self, *, is_shared: bool = False) -> None:
        self.hall = Hall(TIRELESS).plug_in_everything()
        self.hall.passes(60)
        self.has_engine = False
        self.journal: dict[Named, Heard] = {}
        self.pressed: dict[Named, Button] = {}
        self.rung: Counter[Named] = Counter()
        self.rung_ms: dict[Named, int] = {}  # the age of what rang
        self._is_shared = is_shared
        self._ms = self._starts = 0
        self._clock = Clock(lambda: self._ms, lambda later, earlier: later - earlier)
        self.start_pad()

    @property
    def boot(self) -> str:
        """Which start of the pad it is."""
        return str(self._starts)

    def start_pad(self) -> None:
        """The pad starts anew, and has forgotten everything."""
        self._starts += 1
        self.wire = Wire()
        who = Identity(UID, "pad", "buttons", self._starts)
        self.pad = Device(who, self.wire, self._clock, lambda verb, fields: None)

    def press(self, button: Button) -> None:
        """Press a button; a full pad takes it not."""
        if self.pad.happened("press", button):
            self.pressed[self.boot, self.pad.outbox.seq] = button

    def lose_broker(self) -> None:
        """The broker is gone, and with it the engine."""
        self.hall.is_connected = self.has_engine = False
        self.hall.box.on_disconnect()

    def pull_cable(self) -> None:
        """The port vanishes."""
        self.hall.box.line_gone(self.hall.pad)

    def plug_in_cable(self) -> None:
        """The port is back, and the box asks who is there."""
        self.hall.box.line_opened(self.hall.pad)

    def passes(self, ms: int, fate: Fate = "good") -> None:
        """Time goes by, and what is said meanwhile comes so far."""
        for _ in range(0, ms, STEP_MS):
            self._ms += STEP_MS
            self.hall.now_s += STEP_MS / 1000
            if self._ms % BEAT_MS == 0:
                self.hall.box.heartbeat()
            if self.has_engine and self._ms % BEAT_MS == 0:
                self.hall.engine_lives()
            self._turn(fate)

    def _turn(self, fate: Fate) -> None:
        if self._is_shared:
            self.wire.come.append(encode_line(Frame(UID, 1, Poll()))[:-1])
        self.pad.turn()
        said, self.wire.gone = self.wire.gone, []
        self._box_hears(said, {"lost": 0, "twice": 2}.get(fate, 1))
        self._engine_hears()
        for message in self.hall.pad.heard():
            line = encode_line(Frame(UID, 1, message))[:-1]
            self.wire.come.extend([line] * {"lost on the way back": 0, "twice": 2}.get(fate, 1))

    def _box_hears(self, said: Iterable[bytes], times: int) -> None:
        for line in said:
            for _ in range(times):
                frame = decode_line(line)
                self.hall.board.heard()
                self.hall.box.line_received(self.hall.pad, frame)
                if any(isinstance(told, Sound) and told.signal == "bell" for told in self.hall.board.heard()):
                    self._has_rung(frame.message, frame.seq)

    def _has_rung(self, because: object, seq: int) -> None:
        assert isinstance(because, BellWaits | Press), because
        named = self.boot, because.event if isinstance(because, BellWaits) else seq
        self.rung[named] += 1
        self.rung_ms[named] = because.age_ms

    def _engine_hears(self) -> None:
        for heard in self.hall.said(Heard):
            if not self.has_engine or not isinstance(heard, Heard):
                continue
            self.journal.setdefault((heard.boot, heard.seq), heard)
            ack = Ack(heard.uid, heard.boot, heard.seq, accepted=True, entry=len(self.journal))
            self.hall.box.on_message(ack, "live")

    @property
    def kept(self) -> list[Named]:
        """What came into the journal, in that order."""
        return list(self.journal)


def rolls(evening: Evening, named: Iterable[Named]) -> list[Named]:
    """All but the bells."""
    return [one for one in named if evening.pressed[one] != "bell"]
