"""One relay that sounds a signal: on for as long as requested, up to a limit."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

LONGEST_ON_MS = 3000  # of all on-times in one command, and of several commands without a rest between
REST_MS = 1000  # off for this long, it has its full time again, as the hardware's one-shot requires
MINUTE_MS = 60_000
MOST_A_MINUTE = 12  # commands, whatever the box sends
CONTACT_MS = 60  # by then a relay's contact has followed its coil
REMEMBERED = 64  # commands in memory, so that none sounds twice


class Relay:
    """A coil, and the contact that is read back if there is one.

    ``switch`` takes 1 or 0. ``contact`` gives 1 while the signal has current, or None if nothing reads it back.
    ``turn`` returns each change; there is no other report.
    """

    def __init__(self, switch: "Callable[[int], None]", contact: "Callable[[], int | None]") -> None:
        self._switch, self._contact = switch, contact
        self.nonce = ""  # of its pattern; empty while it is silent
        self.is_on = 0
        self._pattern: tuple[int, ...] = ()
        self._step = 0
        self._step_ends_ms = 0
        self._left_ms = LONGEST_ON_MS
        self._changed_ms = 0
        self._nonces = [""] * REMEMBERED
        self._began_ms = [-MINUTE_MS] * MOST_A_MINUTE
        self._next_nonce = self._next_began = 0
        switch(0)

    def sound(self, nonce: str, pattern_ms: "tuple[int, ...]", now_ms: int) -> str:
        """Begin a pattern (ms on, off, on...); the reason if it does not, or nothing."""
        if nonce in self._nonces:
            return "again"
        if self.nonce or not self._has_time_left(now_ms):
            return "busy"
        if now_ms - self._began_ms[self._next_began] < MINUTE_MS:
            return "too-often"
        self._remember(nonce, now_ms)
        self.nonce, self._pattern, self._step = nonce, pattern_ms, -1
        self._step_ends_ms = now_ms
        self._advance(now_ms)
        return ""

    def _has_time_left(self, now_ms: int) -> bool:
        """Whether the hardware would let it sound; a rest restores its full time."""
        if now_ms - self._changed_ms >= REST_MS:
            self._left_ms = LONGEST_ON_MS
        return self._left_ms > 0

    def _remember(self, nonce: str, now_ms: int) -> None:
        self._nonces[self._next_nonce] = nonce
        self._next_nonce = (self._next_nonce + 1) % REMEMBERED
        self._began_ms[self._next_began] = now_ms
        self._next_began = (self._next_began + 1) % MOST_A_MINUTE

    def turn(self, now_ms: int) -> str:
        """Advance the pattern; the nonce of one that has just ended, or nothing."""
        if not self.nonce or now_ms < self._step_ends_ms:
            return ""
        playing = self.nonce
        self._advance(now_ms)
        return "" if self.nonce else playing

    def _advance(self, now_ms: int) -> None:
        """Go to the next step; time lost to a slow turn is not added."""
        self._step += 1
        if self._step >= len(self._pattern) or (self._step % 2 == 0 and self._left_ms <= 0):
            self.hush(now_ms)
            return
        step_ms = self._pattern[self._step]
        if self._step % 2 == 0:
            step_ms = min(step_ms, self._left_ms)
        self._turn_to(1 - self._step % 2, now_ms)
        self._step_ends_ms = now_ms + step_ms

    def hush(self, now_ms: int) -> str:
        """Turn it off now; the nonce of the ended pattern, or nothing."""
        playing, self.nonce = self.nonce, ""
        self._turn_to(0, now_ms)
        return playing

    def _turn_to(self, level: int, now_ms: int) -> None:
        self._switch(level)
        if level != self.is_on:
            if self.is_on:
                self._left_ms -= now_ms - self._changed_ms  # time left on by a slow turn is counted too
            self.is_on, self._changed_ms = level, now_ms

    def trouble(self, now_ms: int) -> str:
        """The fault that the contact shows: welded, or not closing; nothing while it follows the coil."""
        contact = self._contact()
        if contact is None or contact == self.is_on or now_ms - self._changed_ms < CONTACT_MS:
            return ""
        return "welded" if contact else "no-contact"
