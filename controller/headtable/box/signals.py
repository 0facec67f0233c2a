"""The bell and the horn of one box: who may sound them, and whether they sound."""

from __future__ import annotations

from collections.abc import Callable
from datetime import time
from math import inf
from typing import NamedTuple

from headtable.box.safety import QuietHours, clamped, limited, quiet_hours
from headtable.config import BoxSettings, SignalSettings
from headtable.errors import BadConfig
from headtable.messages import Hush, Quiet, Signal, SignalState, Sound, Sounding
from headtable.wire import Frame, encode_line

WORST_NONCE, WORST_SEQ = "z" * 16, 999_999_999

Tell = Callable[[str, Sound | Hush], bool]  # to a device, by its UID; whether it went


class World(NamedTuple):
    """Time and chance, as they reach the box."""

    clock: Callable[[], float]  # monotonic seconds
    time_of_day: Callable[[], time]  # by the hall's own clock
    choose: Callable[[], str]  # a random word of at most 16 letters and digits
    boot: str  # such a word, for this life of the box


class Voice:
    """One signal: what it plays, and when it last did."""

    def __init__(self, settings: SignalSettings) -> None:
        self.settings = settings
        self.pattern_ms = clamped(settings.pattern_ms)
        self.last_s = -inf
        self.playing = ""  # the nonce that its board says it sounds
        self._check_length()

    def _check_length(self) -> None:
        longest = Sound(WORST_NONCE, self.settings.signal, self.pattern_ms)
        try:
            encode_line(Frame(self.settings.device, WORST_SEQ, longest))
        except ValueError as wrong:
            raise BadConfig(f"[[box.signals]] {self.settings.signal}: the pattern is too long; {wrong}") from None


class Signals:
    """All signals of a box; nothing waits here to be sounded later."""

    def __init__(self, settings: BoxSettings, tell: Tell, world: World) -> None:
        self._box = settings.id
        self._tell = tell
        self._world = world
        self._quiet: QuietHours | None = quiet_hours(settings)
        self._voices = {signal.signal: Voice(signal) for signal in settings.signals}
        self._named = 0
        self._name = world.boot[:8]
        self._ended = False
        if len(self._voices) < len(settings.signals):
            raise BadConfig(
                "[[box.signals]]: a box has one bell and one horn at most; give the second to another box"
            )

    @property
    def all(self) -> tuple[Signal, ...]:
        """The signals that hang on this box."""
        return tuple(self._voices)

    def sound(self, signal: Signal, nonce: str) -> str:
        """Sound one signal now; why not, or nothing when it does."""
        voice = self._voices.get(signal)
        if voice is None:
            return f"there is no {signal} on this box"
        if self._ended:
            return "the box is stopping"
        now_s = self._world.clock()
        why = limited(voice.settings, self._quiet, now_s - voice.last_s, self._world.time_of_day())
        if why:
            return why
        if not self._tell(voice.settings.device, Sound(nonce, signal, voice.pattern_ms)):
            return f"the {signal}'s board {voice.settings.device} is not there"
        voice.last_s = now_s
        return ""

    def sound_all(self) -> bool:
        """The reflex: sound everything now; whether anything does."""
        nonce = self._nonce()
        refusals = [self.sound(signal, nonce) for signal in self._voices]
        return "" in refusals

    def hush(self, device: str | None = None) -> None:
        """Turn off what sounds: all signals, or those on one device."""
        for voice in self._voices.values():
            if device in (None, voice.settings.device):
                self._tell(voice.settings.device, Hush(self._nonce(), voice.settings.signal))

    def end(self) -> None:
        """Turn everything off for good."""
        self._ended = True
        self.hush()

    def note(self, uid: str, said: Sounding | Quiet) -> SignalState | None:
        """A device tells that a signal went on or off; None if the signal is not its own, or it was known."""
        voice = self._voices.get(said.signal)
        if voice is None or voice.settings.device != uid:
            return None
        return self._turned(voice, said.nonce if isinstance(said, Sounding) else "")

    def lost(self, uid: str) -> list[SignalState]:
        """A device is gone: what sounded on it ends by the device's own limit."""
        voices = (voice for voice in self._voices.values() if voice.settings.device == uid)
        return [state for voice in voices if (state := self._turned(voice, ""))]

    def states(self) -> list[SignalState]:
        """Every signal as it is now."""
        return [self._state(voice) for voice in self._voices.values()]

    def _turned(self, voice: Voice, playing: str) -> SignalState | None:
        was, voice.playing = voice.playing, playing
        return None if bool(was) == bool(playing) else self._state(voice)

    def _state(self, voice: Voice) -> SignalState:
        signal = voice.settings
        return SignalState(signal.signal, self._box, bool(voice.playing), signal.armed, signal.muted)

    def _nonce(self) -> str:
        self._named += 1
        return f"{self._name}{self._named % 10**8}"
