"""Lets a signal chirp: long enough to be heard, too short to be mistaken for the bell."""

from __future__ import annotations

import secrets

from headtable.hall.bus_state import BusState
from headtable.messages.sound_commands import Chirp
from headtable.messages.words import Signal, Uid


def chirp(seen: BusState, box: Uid, signal: Signal) -> Chirp:
    """The order to a box for a chirp; its result will carry the same id. The box must have been heard."""
    return Chirp(secrets.token_hex(4), box, signal, seen.boxes[box].boot, seen.clock_ms(box))
