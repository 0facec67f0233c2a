"""A shared line with the byte times of its speed, on which a box brings firmware to a real pad beside other pads.

All time is the test's. The box, its poller and the firmware are the real ones; the updated pad runs in MicroPython.
"""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path
from typing import Self

from msgspec.structs import replace

from common.clock import Clock
from common.device import Device, Identity
from headtable.board_firmware.firmware_tree import tree_of, write
from headtable.box.box import HEARTBEAT_S
from headtable.box.lines.poller import LineTiming, Poller, Transmission
from headtable.box.lines.wifi.device_keys import Keys
from headtable.config import Pad
from headtable.messages.devices import FirmwareProgress, UpdateFirmware
from headtable.messages.inputs import Ack, Heard
from headtable.messages.words import EVERYONE
from headtable.wire import decode_line
from headtable_tools.rehearse.bench import HEAP, MICROPYTHON
from tests.box.in_memory import SETTINGS, Hall
from tests.firmware.pressed_and_judged import Wire

HERE = Path(__file__).parent
KEY = bytes(range(32))
UPDATED = "pad-01"
ANSWERS_AFTER_S = 0.002  # what a pad needs for a line, besides the half millisecond of silence


class RealPad:
    """The pad that is updated; it restarts with the tree that boards/start.py would choose."""

    def __init__(self, flash: Path) -> None:
        self.flash = flash
        write(tree_of("pico", "pad"), flash)
        (flash / "notes" / "uid").write_text(UPDATED)
        (flash / "notes" / "key").write_text("AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=")
        self.starts = 0
        self._start("a")

    def note(self, name: str) -> str:
        """A note; empty if there is none."""
        path = self.flash / "notes" / name
        return path.read_text() if path.exists() else ""

    def _start(self, tree: str) -> None:
        self.starts += 1
        words = (str(MICROPYTHON), "-X", f"heapsize={HEAP}", str(HERE / "judge_life_on_a_line.py"), str(self.flash))
        path = f"{self.flash / tree}:.frozen"
        pipe = subprocess.PIPE
        self._running = subprocess.Popen(words, stdin=pipe, stdout=pipe, env={**os.environ, "MICROPYPATH": path})

    def hears(self, raw: bytes, now_s: float) -> bytes:
        """What it says to these bytes; nothing if it has just restarted."""
        assert self._running.stdin is not None
        assert self._running.stdout is not None
        self._running.stdin.write(json.dumps([int(now_s * 1e6), raw.hex()]).encode() + b"\n")
        self._running.stdin.flush()
        said = self._running.stdout.readline()
        if not said:
            self.lose_power()
        return bytes.fromhex(said.decode())

    def lose_power(self) -> None:
        """Start anew, as after a power cut or by itself."""
        self.leave()
        tree, _, how = self.note("trial").partition(" ")
        if how == "new":
            (self.flash / "notes" / "trial").write_text(f"{tree} begun")
        self._start(tree or self.note("good"))

    def leave(self) -> None:
        """Take its power."""
        for pipe in (self._running.stdin, self._running.stdout):
            if pipe is not None:
                pipe.close()
        self._running.kill()
        self._running.wait()


class OtherPad:
    """Another pad on the line: the firmware's device, in the test's own Python."""

    def __init__(self, uid: str, line: TimedLine) -> None:
        self.wire = Wire()
        clock = Clock(lambda: int(line.now_s * 1000), lambda later, earlier: later - earlier)
        self.device = Device(Identity(uid, "pad", "buttons", 1), self.wire, clock, lambda verb, fields: None)
        self.device.polled = True

    def hears(self, raw: bytes, now_s: float) -> bytes:
        """What it says to these bytes."""
        self.wire.come.extend(raw.splitlines())
        self.device.turn()
        said, self.wire.gone = b"".join(self.wire.gone), []
        return said


class TimedLine:
    """The line, its box and its pads; ``heard_ms`` is how long each press took to the box."""

    name = "rs485"

    def __init__(self, folder: Path, baud: int, pads: int) -> None:
        self.now_s = 1000.0
        self.in_play = False
        self.heard_ms: list[float] = []
        self.misses = 0
        all_pads = tuple(Pad(uid=f"pad-{number:02}", table=number, bell=number == 1) for number in range(1, pads + 1))
        settings = replace(SETTINGS, pads=all_pads, signals=(), keys=str(folder / "headtable.keys"))
        Keys(Path(settings.keys)).store(UPDATED, KEY)
        self.hall = Hall(settings)
        self.timing = LineTiming.at(baud)
        self.poller = Poller(self.timing, lambda uid, why: None, self._missed)
        self.real = RealPad(folder / "flash")
        self.others = {pad.uid: OtherPad(pad.uid, self) for pad in all_pads[1:]}
        self._beat_s = self.now_s
        self._pressed_s: dict[tuple[str, int], float] = {}
        self.hall.box.line_opened(self)
        self.poller.expect(pad.uid for pad in all_pads)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.real.leave()

    def _missed(self, uid: str) -> None:
        self.misses += 1

    def write(self, line: bytes) -> bool:
        """Take a line of the box."""
        self.poller.enqueue(line, self.now_s)
        return True

    def press(self, uid: str) -> None:
        """Press a button of another pad."""
        device = self.others[uid].device
        device.happened("press", "one")
        self._pressed_s[uid, device.outbox.seq] = self.now_s

    def update(self) -> None:
        """Order the update."""
        self.hall.box.on_message(UpdateFirmware(UPDATED, "u1"), "live")

    def progress(self) -> FirmwareProgress:
        """The last that the box has told of it."""
        return [said for said in self.hall.all_said if isinstance(said, FirmwareProgress)][-1]

    def step(self) -> None:
        """Do what comes next on the line."""
        self._beat()
        todo = self.poller.next(self.now_s)
        if not isinstance(todo, Transmission):
            self._pass_until(min(todo.until_s, self._beat_s))
            return
        self._pass_until(self.now_s + todo.lasts_s)
        answer = self._delivered(todo.raw)
        if answer:
            self._pass_until(self.now_s + ANSWERS_AFTER_S + self.timing.turn_s)
            self.poller.bytes_received(self.now_s)
            self._pass_until(self.now_s + len(answer) * self.timing.byte_s)
            frame = decode_line(answer)
            self.poller.answered(frame.uid, self.now_s)
            self.hall.box.line_received(self, frame)
            self._judge()

    def _delivered(self, raw: bytes) -> bytes:
        """Give the lines to their devices; the answer of the polled one."""
        answer = b""
        for uid in (UPDATED, *self.others):
            mine = [line for line in raw.splitlines(keepends=True) if decode_line(line).uid in (uid, EVERYONE)]
            if mine:
                pad = self.real if uid == UPDATED else self.others[uid]
                answer += pad.hears(b"".join(mine), self.now_s)
        return answer

    def _pass_until(self, moment_s: float) -> None:
        self.now_s = self.hall.now_s = max(self.now_s, moment_s)

    def _beat(self) -> None:
        if self.now_s >= self._beat_s:
            self._beat_s = self.now_s + HEARTBEAT_S
            self.hall.engine_lives(in_play=self.in_play)
            self.hall.box.heartbeat()

    def _judge(self) -> None:
        for heard in self.hall.said(Heard):
            assert isinstance(heard, Heard)
            if since_s := self._pressed_s.pop((heard.uid, heard.seq), None):
                self.heard_ms.append(1000 * (self.now_s - since_s))
            ack = Ack(heard.uid, heard.boot, heard.seq, accepted=True, entry=heard.seq)
            self.hall.box.on_message(ack, "live")
