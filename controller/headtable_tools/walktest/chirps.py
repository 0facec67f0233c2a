"""Lets a signal chirp: long enough to be heard, too short to be mistaken for the bell."""

from __future__ import annotations

import secrets

from headtable.messages.sound_commands import Chirp
from headtable.messages.words import Signal
from headtable_tools.watch.bus_watcher import BusWatcher


def chirp(bus_watcher: BusWatcher, box: str, signal: Signal) -> str:
    """Ask the box for a chirp; the id that its result will carry."""
    name = secrets.token_hex(4)
    state = bus_watcher.state.boxes[box]
    bus_watcher.bus.publish(Chirp(name, box, signal, state.boot, bus_watcher.state.clock_ms(box)))
    return name
