"""The bell and the horn of one box: which commands may sound them, and whether they sound now."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import time
from math import inf
from typing import NamedTuple

from msgspec import Struct

from headtable.box.signals.ledger import Counted, Ledger
from headtable.box.signals.safety import QuietHours, clamped, quiet_hours
from headtable.config import BoxSettings, Config, SignalSettings, Where
from headtable.config.hearing import dose_of
from headtable.errors import BadConfig
from headtable.messages.line import Hush, Quiet, Sound, Sounding
from headtable.messages.rooms import SignalState
from headtable.messages.silence import (
    Limited,
    Muted,
    NoSuchSignal,
    NotArmed,
    Resting,
    Silence,
    StillSounding,
    Unreached,
)
from headtable.messages.words import Signal
from headtable.saying import say
from headtable.wire import LONGEST_LINE, Frame, encode_line

WORST_NONCE, WORST_SEQ = "z" * 16, 999_999_999

Tell = Callable[[str, bytes], Unreached | None]  # a line to a device, by its UID; why it had no effect


class World(NamedTuple):
    """Time and chance, as they reach the box."""

    clock: Callable[[], float]  # monotonic seconds
    time_of_day: Callable[[], time]  # by the hall's own clock
    choose: Callable[[], str]  # a random word of at most 16 letters and digits
    boot: str  # such a word, for this life of the box


class PatternTooLong(Struct, frozen=True):
    """No line can carry a signal's pattern."""

    signal: Signal
    longest: int


def too_long(signal: SignalSettings) -> PatternTooLong | None:
    """The reason why no line can carry the signal's pattern; None if the longest line can."""
    try:
        sound = Sound(WORST_NONCE, signal.signal, clamped(signal.pattern_ms, signal.longest_ms))
        encode_line(Frame(signal.board, WORST_SEQ, sound))
    except ValueError:
        return PatternTooLong(signal.signal, LONGEST_LINE)
    return None


def unplayable(config: Config) -> Iterator[tuple[Where, str]]:
    """The patterns in the configuration that no line can carry."""
    for number, signal in enumerate(config.box.signals):
        if why := too_long(signal):
            yield ("box", "signals", number, "pattern_ms"), say(why)


class Told(NamedTuple):
    """The last command to a board, and how to undo it."""

    line: bytes
    rested_from_s: float  # the end of what it had played before
    counted: Counted | None


_NOTHING = Told(b"", -inf, None)


class Voice:
    """One signal: the command that it plays, and when that is over.

    The line of its next reflex is made in advance, so that a press only has to write it.
    """

    def __init__(self, settings: SignalSettings) -> None:
        self.settings = settings
        self.board = settings.board
        self.ends_s = -inf  # when its last blast is over
        self.last = _NOTHING
        self.playing = ""  # the nonce that its board says it sounds
        self.owes_hush = False  # its board could not be told
        self.loaded = b""
        self._pattern_ms = clamped(settings.pattern_ms, settings.longest_ms)
        self.lasts_s = sum(self._pattern_ms) / 1000
        self.dose = dose_of(settings, sum(self._pattern_ms[::2]) / 1000)
        self.chirp_dose = dose_of(settings, settings.chirp_ms / 1000)
        if why := too_long(settings):
            raise BadConfig(why)

    def line(self, nonce: str, seq: int) -> bytes:
        """The line that sounds it once."""
        return encode_line(Frame(self.board, seq, Sound(nonce, self.settings.signal, self._pattern_ms)))

    def chirp(self, nonce: str, seq: int) -> bytes:
        """The line that lets it chirp."""
        return encode_line(Frame(self.board, seq, Sound(nonce, self.settings.signal, (self.settings.chirp_ms,))))


class Signals:
    """All signals of a box; nothing waits here to be sounded later."""

    def __init__(self, settings: BoxSettings, tell: Tell, world: World, ledger: Ledger) -> None:
        self._box = settings.id
        self._tell = tell
        self._world = world
        self._ledger = ledger
        self._quiet: QuietHours | None = quiet_hours(settings)
        self._name = world.boot[:8]
        self._said = 0
        self._voices = {signal.signal: Voice(signal) for signal in sorted(settings.signals, key=_horn_first)}
        if len(self._voices) < len(settings.signals):
            raise BadConfig("signals-twice")
        for voice in self._voices.values():
            self._load(voice)

    @property
    def all(self) -> tuple[Signal, ...]:
        """The signals of this box."""
        return tuple(self._voices)

    @property
    def boards(self) -> frozenset[str]:
        """The devices that drive the signals."""
        return frozenset(voice.board for voice in self._voices.values())

    def sound(self, signal: Signal, nonce: str) -> Silence | None:
        """Sound one signal now; returns why it stays silent, or None."""
        voice = self._voices.get(signal)
        if voice is None:
            return NoSuchSignal()
        why = self._play(voice, voice.line(nonce, self._count()))
        if why is None:
            self._ledger.keep()
        return why

    def chirp(self, signal: Signal, nonce: str) -> Silence | None:
        """Let one signal chirp; returns why it stays silent, or None."""
        voice = self._voices.get(signal)
        if voice is None:
            return NoSuchSignal()
        line = voice.chirp(nonce, self._count())
        if why := self._may_not(voice, voice.chirp_dose) or self._tell(voice.board, line):
            return why
        counted = self._ledger.chirp(voice.settings, voice.chirp_dose)
        self._sounds(voice, Told(line, voice.ends_s, counted), voice.settings.chirp_ms / 1000)
        self._ledger.keep()
        return None

    def sound_all(self) -> tuple[Signal, ...]:
        """The reflex: sound everything now; what does."""
        sounding = list[Signal]()
        for signal, voice in self._voices.items():
            if self._play(voice, voice.loaded) is None:
                sounding.append(signal)
        for signal in sounding:
            self._load(self._voices[signal])
        if sounding:
            self._ledger.keep()
        return tuple(sounding)

    def _play(self, voice: Voice, line: bytes) -> Silence | None:
        """Tell its board to sound; returns why it does not, or None."""
        if why := self._may_not(voice, voice.dose) or self._tell(voice.board, line):
            return why
        counted = self._ledger.blast(voice.settings, voice.dose)
        self._sounds(voice, Told(line, voice.ends_s, counted), voice.lasts_s)
        return None

    def _may_not(self, voice: Voice, dose: float) -> Limited | None:
        """The reason why the signal must stay off; None if it may sound for this dose."""
        if self._quiet is not None and self._world.time_of_day() in self._quiet:
            return self._quiet.reason()
        rested_s = self._world.clock() - voice.ends_s
        return limited(voice.settings, rested_s) or self._ledger.enough(voice.settings, dose)

    def _sounds(self, voice: Voice, told: Told, lasts_s: float) -> None:
        voice.last = told
        voice.ends_s = self._world.clock() + lasts_s
        voice.owes_hush = False  # that was for an older sound

    def unsaid(self, signal: Signal, line: bytes) -> None:
        """The line accepted this command, but it never reached its board.

        Nothing has sounded, so the signal needs no rest.
        """
        voice = self._voices.get(signal)
        if voice is None or voice.last.line != line:
            return
        last, voice.last = voice.last, _NOTHING
        voice.ends_s = last.rested_from_s
        if last.counted is not None:
            self._ledger.take_back(last.counted)
            self._ledger.keep()

    def _load(self, voice: Voice) -> None:
        voice.loaded = voice.line(self._nonce(), self._count())

    def hush(self, device: str | None = None) -> None:
        """Turn off what sounds: all signals, or those on one device."""
        for voice in self._voices.values():
            if device in (None, voice.board):
                self._hush(voice)

    def hush_again(self) -> None:
        """Turn off what should be off but could not be told."""
        for voice in self._voices.values():
            if voice.owes_hush:
                self._hush(voice)

    def _hush(self, voice: Voice) -> None:
        hush = Hush(self._nonce(), voice.settings.signal)
        voice.owes_hush = self._tell(voice.board, encode_line(Frame(voice.board, self._count(), hush))) is not None

    def note(self, uid: str, said: Sounding | Quiet) -> SignalState | None:
        """A device reports that a signal went on or off. None if the signal is not its own, or the state is known."""
        voice = self._voices.get(said.signal)
        if voice is None or voice.board != uid:
            return None
        return self._turned(voice, said.nonce if isinstance(said, Sounding) else "")

    def lost(self, uid: str) -> list[SignalState]:
        """A device is gone: what sounded on it ends by the device's own limit."""
        voices = (voice for voice in self._voices.values() if voice.board == uid)
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
        return f"{self._name}{self._count()}"

    def _count(self) -> int:
        self._said = (self._said + 1) % 10**8
        return self._said


def limited(signal: SignalSettings, rested_s: float) -> Limited | None:
    """The reason why this signal must stay off for every sender, at every hour; None if it may sound."""
    if not signal.armed:
        return NotArmed()
    if signal.muted:
        return Muted()
    if rested_s < 0:
        return StillSounding()
    return Resting(rested_s, signal.shortest_gap_s) if rested_s < signal.shortest_gap_s else None


def _horn_first(signal: SignalSettings) -> bool:
    return signal.signal != "horn"  # the far end of the hall waits for it
