"""What a board reports as wrong with its signals, until that is over."""

from __future__ import annotations

from headtable.messages.troubles import SignalAlarm
from headtable.messages.words import Signal

REFUSALS = ("too-often", "not-allowed")
JUDGED_AFTER_S = 0.3  # a contact has followed its relay by then, and the board has said so; a chirp is shorter


class SignalAlarms:
    """The last alarm about each signal of one board.

    A refusal is over as soon as the signal sounds again, and a signal without current once it has sounded whole
    without that alarm. A weld is over only when the board restarts.
    """

    def __init__(self) -> None:
        self._alarms: dict[Signal, SignalAlarm] = {}
        self._good_since_s: dict[Signal, float] = {}  # when the present sound began, if no alarm came in it

    def note(self, alarm: SignalAlarm) -> None:
        """Remember an alarm. One that is repeated keeps its place among the others."""
        self._good_since_s.pop(alarm.signal, None)
        known = self._alarms.get(alarm.signal)
        if known is None or (known != alarm and known.why != "welded"):
            self._alarms.pop(alarm.signal, None)
            self._alarms[alarm.signal] = alarm

    def began(self, signal: Signal, now_s: float) -> None:
        """A signal has begun to sound."""
        self._good_since_s[signal] = now_s
        known = self._alarms.get(signal)
        if known is not None and known.why in REFUSALS:
            del self._alarms[signal]

    def ended(self, signal: Signal, now_s: float) -> SignalAlarm | None:
        """A signal has stopped; the alarm that its sound has shown to be over."""
        began_s = self._good_since_s.pop(signal, now_s)
        known = self._alarms.get(signal)
        if known is None or known.why == "welded" or now_s - began_s < JUDGED_AFTER_S:
            return None
        return self._alarms.pop(signal)

    def clear(self) -> None:
        """Forget all: the board has restarted."""
        self._alarms.clear()
        self._good_since_s.clear()

    @property
    def worst(self) -> SignalAlarm | None:
        """The first weld; if there is none, the alarm about the horn before that about the bell."""
        return min(self._alarms.values(), key=_severity, default=None)


def _severity(alarm: SignalAlarm) -> int:
    """The lowest number is the worst."""
    if alarm.why == "welded":
        return 0
    return 1 if alarm.signal == "horn" else 2
