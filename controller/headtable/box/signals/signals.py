"""The bell and the horn of one box: which commands may sound them, and whether they sound now."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import time
from math import inf
from typing import NamedTuple

from msgspec import Struct

from headtable.box.signals.ledger import Ledger, SoundCount
from headtable.box.signals.safety import QuietHours, clamped, narrowed, quiet_by, quiet_hours
from headtable.config import BoxSettings, Config, SignalSettings, Where
from headtable.config.hearing import dose_of
from headtable.errors import BadConfig
from headtable.messages.host_choices import HostChoices
from headtable.messages.line import Hush, Quiet, Sound, Sounding
from headtable.messages.silence_reasons import (
    Limited,
    Muted,
    NoSuchSignal,
    NotArmed,
    Resting,
    Silence,
    StillSounding,
    Unreached,
)
from headtable.messages.sound_commands import SignalState
from headtable.messages.words import Signal
from headtable.wire import LONGEST_LINE, Frame, encode_line

WORST_NONCE, WORST_SEQ = "z" * 16, 999_999_999

SendLine = Callable[[str, bytes], Unreached | None]  # sends a line to a device, by its UID; returns why it failed


class Environment(NamedTuple):
    """The clocks and the random source of the box."""

    clock: Callable[[], float]  # monotonic seconds
    time_of_day: Callable[[], time]  # the time of day in the hall
    random_word: Callable[[], str]  # a random word of at most 16 letters and digits
    boot: str  # such a word, new at each start of the box


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


def overlong_patterns(config: Config) -> Iterator[tuple[Where, Struct]]:
    """The patterns in the configuration that no line can carry."""
    for number, signal in enumerate(config.box.signals):
        if why := too_long(signal):
            yield ("box", "signals", number, "pattern_ms"), why


class SentCommand(NamedTuple):
    """The last command to a board, and how to undo it."""

    line: bytes
    rested_from_s: float  # when the sound before it would have ended
    counted: SoundCount | None


_NOTHING = SentCommand(b"", -inf, None)


class SignalOutput:
    """One signal: the command that it plays, and when that is over.

    The line of its next reflex is made in advance, so that a press only has to write it.
    """

    def __init__(self, settings: SignalSettings) -> None:
        self.configured = settings  # by headtable.toml
        self.settings = settings  # with the choices of hosts
        self.quiet: tuple[QuietHours, ...] = ()
        self.board = settings.board
        self.ends_s = -inf  # when its last blast ends
        self.last = _NOTHING
        self.playing = ""  # the command that its board reports as sounding
        self.hush_pending = False  # the hush could not be sent to its board
        self.reflex_line = b""
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
    """All signals of a box. No sound is kept for later."""

    def __init__(self, settings: BoxSettings, send_line: SendLine, environment: Environment, ledger: Ledger) -> None:
        self._box = settings.id
        self._send_line = send_line
        self._environment = environment
        self._ledger = ledger
        self._quiet = quiet_hours(settings)
        self._name = environment.boot[:8]
        self._sent = 0
        self._outputs = {signal.signal: SignalOutput(signal) for signal in sorted(settings.signals, key=_horn_first)}
        if len(self._outputs) < len(settings.signals):
            raise BadConfig("signals-twice")
        for output in self._outputs.values():
            self._prepare_reflex(output)
        self.choose(HostChoices(settings.id))

    def choose(self, choices: HostChoices) -> None:
        """Hold to the choices of hosts from now on. A signal that is silenced falls silent at once."""
        for signal, output in self._outputs.items():
            output.settings = narrowed(output.configured, choices)
            output.quiet = tuple(hours for hours in (self._quiet, quiet_by(signal, choices)) if hours)
            is_quiet = any(self._environment.time_of_day() in hours for hours in output.quiet)
            is_silenced = is_quiet or output.settings.muted or not output.settings.armed
            if is_silenced and (output.playing or self._environment.clock() < output.ends_s):
                self._hush(output)

    @property
    def all(self) -> tuple[Signal, ...]:
        """The signals of this box."""
        return tuple(self._outputs)

    @property
    def boards(self) -> frozenset[str]:
        """The devices that drive the signals."""
        return frozenset(output.board for output in self._outputs.values())

    def sound(self, signal: Signal, nonce: str) -> Silence | None:
        """Sound one signal now; returns why it stays silent, or None."""
        output = self._outputs.get(signal)
        if output is None:
            return NoSuchSignal()
        why = self._play(output, output.line(nonce, self._count()))
        if why is None:
            self._ledger.save()
        return why

    def chirp(self, signal: Signal, nonce: str) -> Silence | None:
        """Let one signal chirp; returns why it stays silent, or None."""
        output = self._outputs.get(signal)
        if output is None:
            return NoSuchSignal()
        line = output.chirp(nonce, self._count())
        if why := self._may_not(output, output.chirp_dose) or self._send_line(output.board, line):
            return why
        counted = self._ledger.chirp(output.settings, output.chirp_dose)
        self._sounds(output, SentCommand(line, output.ends_s, counted), output.settings.chirp_ms / 1000)
        self._ledger.save()
        return None

    def sound_all(self) -> tuple[Signal, ...]:
        """The reflex: sound every signal now. Returns those that sound."""
        sounding = list[Signal]()
        for signal, output in self._outputs.items():
            if self._play(output, output.reflex_line) is None:
                sounding.append(signal)
        for signal in sounding:
            self._prepare_reflex(self._outputs[signal])
        if sounding:
            self._ledger.save()
        return tuple(sounding)

    def _play(self, output: SignalOutput, line: bytes) -> Silence | None:
        """Tell its board to sound; returns why it does not, or None."""
        if why := self._may_not(output, output.dose) or self._send_line(output.board, line):
            return why
        counted = self._ledger.blast(output.settings, output.dose)
        self._sounds(output, SentCommand(line, output.ends_s, counted), output.lasts_s)
        return None

    def _may_not(self, output: SignalOutput, dose: float) -> Limited | None:
        """The reason why the signal must stay off; None if it may sound for this dose."""
        for hours in output.quiet:
            if self._environment.time_of_day() in hours:
                return hours.reason()
        rested_s = self._environment.clock() - output.ends_s
        return limited(output.settings, rested_s) or self._ledger.limit_reached(output.settings, dose)

    def _sounds(self, output: SignalOutput, command: SentCommand, lasts_s: float) -> None:
        output.last = command
        output.ends_s = self._environment.clock() + lasts_s
        output.hush_pending = False  # the report is about an older sound

    def never_sent(self, signal: Signal, line: bytes) -> None:
        """Handle a command that the line accepted, but never sent.

        Nothing has sounded, so the signal needs no rest.
        """
        output = self._outputs.get(signal)
        if output is None or output.last.line != line:
            return
        last, output.last = output.last, _NOTHING
        output.ends_s = last.rested_from_s
        if last.counted is not None:
            self._ledger.take_back(last.counted)
            self._ledger.save()

    def _prepare_reflex(self, output: SignalOutput) -> None:
        output.reflex_line = output.line(self._nonce(), self._count())

    def hush(self, device: str | None = None) -> None:
        """Silence all signals, or those on one device."""
        for output in self._outputs.values():
            if device in (None, output.board):
                self._hush(output)

    def hush_again(self) -> None:
        """Repeat a hush that could not be sent."""
        for output in self._outputs.values():
            if output.hush_pending:
                self._hush(output)

    def _hush(self, output: SignalOutput) -> None:
        hush = Hush(self._nonce(), output.settings.signal)
        output.hush_pending = (
            self._send_line(output.board, encode_line(Frame(output.board, self._count(), hush))) is not None
        )

    def note(self, uid: str, said: Sounding | Quiet) -> SignalState | None:
        """A device reports that a signal went on or off. None if the signal is not its own, or the state is known."""
        output = self._outputs.get(said.signal)
        if output is None or output.board != uid:
            return None
        return self._turned(output, said.nonce if isinstance(said, Sounding) else "")

    def lost(self, uid: str) -> list[SignalState]:
        """Handle the loss of a device: its sounds end by the device's own limit."""
        outputs = (output for output in self._outputs.values() if output.board == uid)
        return [state for output in outputs if (state := self._turned(output, ""))]

    def states(self) -> list[SignalState]:
        """The state of every signal."""
        return [self._state(output) for output in self._outputs.values()]

    def _turned(self, output: SignalOutput, playing: str) -> SignalState | None:
        was, output.playing = output.playing, playing
        return None if bool(was) == bool(playing) else self._state(output)

    def _state(self, output: SignalOutput) -> SignalState:
        signal = output.settings
        return SignalState(signal.signal, self._box, bool(output.playing), signal.armed, signal.muted)

    def _nonce(self) -> str:
        return f"{self._name}{self._count()}"

    def _count(self) -> int:
        self._sent = (self._sent + 1) % 10**8
        return self._sent


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
    return signal.signal != "horn"  # the whole hall waits for this sound
