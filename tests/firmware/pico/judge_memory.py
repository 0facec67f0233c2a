"""Runs on the device: a pad on a Pico's board, polled, pressed and answered; what its heap holds before and after."""

import gc
import json
import sys
import time

sys.path.insert(1, sys.argv[1])  # firmware/boards/pico
import pins
from board import Board

import machine  # type: ignore[import-not-found]  # the fake one
from common.life import Life
from common.lines import decode, encode
from pad.panel import Panel

TURNS_A_PRESS = 200  # the finger moves so often: 200 ms, longer than a contact is deaf
A_TURN_US, A_LOOK_US = 1000, 100
ONE = dict(pins.INPUTS["pad"])["one"]


class Night:
    """The pad, and the box at the other end of its line."""

    def __init__(self) -> None:
        self.board = Board("pad")
        self.clock_us = 0
        self.board.ticks = self._ticks_ms
        self.board.wire.us = self._ticking
        self.board.wire._heard_us = 0
        self.life = Life(self.board, "pad", "buttons")
        self.panel = Panel(self.board.input, self.board.output, self.life, self.board.display())
        self.life.told = self.panel.told
        self.pressed = self.presses = 0  # by the finger; told on the line
        self.took_us = 0

    def _ticking(self) -> int:
        """The line's clock: its time passes with each turn and each look at it, and no busy machine changes it."""
        self.clock_us += A_LOOK_US
        return self.clock_us

    def _ticks_ms(self) -> int:
        """The same time, as the device sees it."""
        return self.clock_us // 1000

    def go_on(self, turns: int) -> None:
        """Turn so often, as Life does; its rest passes on the clock alone."""
        for number in range(turns):
            if number % TURNS_A_PRESS == 0:
                self._press(number // TURNS_A_PRESS % 2)
            if number % 5 == 0:
                self._say("poll")
            began_us = time.ticks_us()  # type: ignore[attr-defined]  # MicroPython's own
            self.life.device.turn()
            self.panel.turn()
            self.board.feed()
            self.took_us += time.ticks_diff(time.ticks_us(), began_us)  # type: ignore[attr-defined]  # MicroPython's own
            self._answer()
            self.clock_us += A_TURN_US

    def _press(self, is_down: int) -> None:
        self.pressed += is_down
        machine.grounded[:] = [3, ONE] if is_down else [3]

    def _say(self, verb: str, *fields: object) -> None:
        self.board.wire._uart.waiting += encode(self.board.name, 1, verb, fields)

    def _answer(self) -> None:
        for done in machine.log:
            if done[0] == "said" and (frame := decode(bytes(done[1]).rstrip(b"\n"))) and frame[2] == "press":
                self.presses += 1
                self._say("got", frame[1])
                self._say("took", frame[1])
        machine.log.clear()


def held() -> int:
    """Bytes that are in use."""
    gc.collect()
    return gc.mem_alloc()  # type: ignore[attr-defined,no-any-return]  # MicroPython's own


night = Night()
night.go_on(2000)
before = held()
night.go_on(int(sys.argv[2]))
after = held()
print(
    json.dumps(
        {
            "before": before,
            "after": after,
            "pressed": night.pressed,
            "presses": night.presses,
            "a_turn_us": night.took_us // int(sys.argv[2]),
            "has_sockets": "socket" in sys.modules or "common.wifi" in sys.modules,
        }
    )
)
