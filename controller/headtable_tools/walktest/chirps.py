"""Lets a signal chirp: long enough to be heard, too short to be taken for the bell."""

from __future__ import annotations

import secrets

from headtable.messages.rooms import Chirp
from headtable.messages.words import Signal
from headtable_tools.watch.onlooker import Onlooker


def chirp(onlooker: Onlooker, box: str, signal: Signal) -> str:
    """Ask the box for a chirp; the id that its result will carry."""
    name = secrets.token_hex(4)
    state = onlooker.seen.boxes[box]
    onlooker.bus.say(Chirp(name, box, signal, state.boot, onlooker.seen.clock_ms(box)))
    return name
