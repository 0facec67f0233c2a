"""The commands to a bell or an air horn, its state, and the result of a command."""

from __future__ import annotations

from typing import Literal

from headtable.messages.silence_reasons import Silence
from headtable.messages.words import Boot, ClockMs, Message, Nonce, Signal, Uid


class SoundCommand(Message, tag="sound-command"):
    """Sound a signal once, for this round and under this lease, before the command is too old.

    ``sent_ms`` is the box's clock, reckoned by the engine from the last ``BoxState``; never later than the true time.
    """

    id: Nonce
    box: Uid
    signal: Signal
    engine: Boot
    round: str
    lease: str
    sent_ms: ClockMs
    edge: Literal["start", "end"]


class Chirp(Message, tag="chirp"):
    """Order a signal to chirp while no round is in play.

    It quotes the box's boot and, as its date, the box's clock.
    """

    id: Nonce
    box: Uid
    signal: Signal
    boot: Boot
    sent_ms: ClockMs


class SignalState(Message, tag="signal"):
    """The state of a signal: whether it sounds, and whether it would."""

    signal: Signal
    box: Uid
    sounding: bool
    armed: bool
    muted: bool


class SignalResult(Message, tag="signal-result"):
    """The result of one command; ``why`` says what kept the signal silent."""

    id: Nonce
    signal: Signal
    box: Uid
    sounded: bool
    why: Silence | None = None
