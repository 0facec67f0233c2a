"""The signal boards on the Pi's pins: one for each pin. A pin is off whenever its board is not plugged in."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator, Set

from headtable.box.lines.local import LocalLine, hello
from headtable.box.onboard import Onboard
from headtable.box.pins.pin import Pins
from headtable.box.pins.pin_switch import PinSwitch
from headtable.box.pins.relay_contact import ContactFault, ContactPin, RelaySwitch
from headtable.box.signals.signal_board import SignalBoard, Switch
from headtable.config import SignalSettings
from headtable.errors import Unwell
from headtable.messages.line import Alarm
from headtable.messages.words import Uid


@contextlib.contextmanager
def on_pins(signals: tuple[SignalSettings, ...], pins: Pins, socket: Onboard) -> Iterator[Set[Uid]]:
    """Plug in every signal that has a pin. Each is off before the first command, and after the last.

    A pin that is unavailable or faulty raises an alarm, and gets no board. The box still runs for its pads. A board
    whose relay welds joins the set that this yields.
    """
    welded = set[Uid]()
    with contextlib.ExitStack() as plugged:
        for signal in signals:
            if signal.pin is not None:
                try:
                    switch = PinSwitch(pins, signal.pin, socket.alarm(signal.board))
                except Unwell as trouble:
                    socket.alarm(signal.board)(trouble)
                else:
                    plugged.enter_context(_plugged(signal, switch, pins, socket, welded))
        yield welded


@contextlib.contextmanager
def _plugged(
    signal: SignalSettings, switch: PinSwitch, pins: Pins, socket: Onboard, welded: set[Uid]
) -> Iterator[None]:
    """The board of a signal. At its end the pin is low and released before the box hears that the board is gone."""
    alarm = socket.alarm(signal.board)
    with contextlib.ExitStack() as until_the_end, _released_at_the_end(switch, alarm):
        line = LocalLine(signal.board, socket.listener, hello("pin", signal.signal, socket.boot))

        def report_fault(fault: ContactFault) -> None:
            if fault == "welded":
                welded.add(signal.board)
            line.send(Alarm(signal.signal, fault))

        relay = until_the_end.enter_context(_with_contact(signal, switch, pins, socket, report_fault))
        board = SignalBoard({signal.signal: relay}, line.send, socket.time, alarm)
        until_the_end.callback(line.unplug)
        line.plug_in(board)
        try:
            yield
        finally:
            board.silence()


@contextlib.contextmanager
def _released_at_the_end(switch: PinSwitch, alarm: Callable[[Unwell], None]) -> Iterator[None]:
    """Release the pin at the end, also after any error."""
    try:
        yield
    finally:
        try:
            switch.release()
        except Unwell as trouble:
            alarm(trouble)


@contextlib.contextmanager
def _with_contact(
    signal: SignalSettings, switch: Switch, pins: Pins, socket: Onboard, report_fault: Callable[[ContactFault], None]
) -> Iterator[Switch]:
    """The switch of a signal, with the contact of its relay if the signal has one.

    If the contact's pin is unavailable, that raises an alarm, and the signal sounds without it.
    """
    with contextlib.ExitStack() as until_the_end:
        if signal.contact_pin is not None:
            alarm = socket.alarm(signal.board)
            try:
                pin = ContactPin(pins, signal.contact_pin)
            except Unwell as trouble:
                alarm(trouble)
            else:
                switch = relay = RelaySwitch(switch, pin, socket.time, report_fault, alarm)
                until_the_end.callback(relay.stop_reading)
        yield switch
