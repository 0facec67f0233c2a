"""The signal boards on the Pi's pins: one for each pin. A pin is off whenever its board is not plugged in."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator

from headtable.box.lines.local import LocalLine, hello
from headtable.box.onboard import Onboard
from headtable.box.pins.pin import Pins
from headtable.box.pins.pin_switch import PinSwitch
from headtable.box.signals.signal_board import SignalBoard
from headtable.config import SignalSettings
from headtable.errors import Unwell


@contextlib.contextmanager
def on_pins(signals: tuple[SignalSettings, ...], pins: Pins, socket: Onboard) -> Iterator[None]:
    """Plug in every signal that has a pin. Each is off before the first command, and after the last.

    A pin that is unavailable or faulty raises an alarm, and gets no board. The box still runs for its pads.
    """
    with contextlib.ExitStack() as plugged:
        for signal in signals:
            if signal.pin is not None:
                try:
                    switch = PinSwitch(pins, signal.pin, socket.alarm(signal.board))
                except Unwell as trouble:
                    socket.alarm(signal.board)(trouble)
                else:
                    plugged.enter_context(_plugged(signal, switch, socket))
        yield


@contextlib.contextmanager
def _plugged(signal: SignalSettings, switch: PinSwitch, socket: Onboard) -> Iterator[None]:
    line = LocalLine(signal.board, socket.listener, hello("pin", signal.signal, socket.boot))
    alarm = socket.alarm(signal.board)
    board = SignalBoard({signal.signal: switch}, line.send, socket.time, alarm)
    line.plug_in(board)
    try:
        yield
    finally:
        board.silence()
        try:
            switch.release()
        except Unwell as trouble:
            alarm(trouble)
        finally:
            line.unplug()
