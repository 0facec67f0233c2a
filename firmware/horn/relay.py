"""One relay that sounds a signal: on for as long as it is told, and never for longer than is good."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

LONGEST_ON_MS = 3000  # in one command, all its on-times together; and in several without a rest between
REST_MS = 1000  # so long it is off before it has all of that again, as the hardware's one-shot wants it
MINUTE_MS = 60_000
MOST_A_MINUTE = 12  # commands, whatever the box says
CONTACT_MS = 60  # a relay's contact has followed its coil by then
REMEMBERED = 64  # commands, so that none sounds twice


class Relay:
    """A coil that is switched, and where there is one the contact that is read back.

    ``switch`` takes 1 or 0; ``contact`` gives 1 while the signal has current, or None where nothing reads it back.
    Nobody hears of a change but through what ``turn`` gives back.
    """

    def __init__(self, switch: "Callable[[int], None]", contact: "Callable[[], int | None]") -> None:
        self._switch, self._contact = switch, contact
        self.nonce = ""  # of what it plays; empty while it is quiet
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
        """Begin a pattern (ms on, off, on...); why it does not, or nothing when it does."""
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
        """Whether the hardware would let it sound; a rest gives all of its time back."""
        if now_ms - self._changed_ms >= REST_MS:
            self._left_ms = LONGEST_ON_MS
        return self._left_ms > 0

    def _remember(self, nonce: str, now_ms: int) -> None:
        self._nonces[self._next_nonce] = nonce
        self._next_nonce = (self._next_nonce + 1) % REMEMBERED
        self._began_ms[self._next_began] = now_ms
        self._next_began = (self._next_began + 1) % MOST_A_MINUTE

    def turn(self, now_ms: int) -> str:
        """Switch as the pattern goes on; the nonce of what has just ended, or nothing."""
        if not self.nonce or now_ms < self._step_ends_ms:
            return ""
        playing = self.nonce
        self._advance(now_ms)
        return "" if self.nonce else playing

    def _advance(self, now_ms: int) -> None:
        """Go to the next step; what a slow turn overslept is not slept again."""
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
        """Off, now; the nonce of what it ends, or nothing."""
        playing, self.nonce = self.nonce, ""
        self._turn_to(0, now_ms)
        return playing

    def _turn_to(self, level: int, now_ms: int) -> None:
        self._switch(level)
        if level != self.is_on:
            if self.is_on:
                self._left_ms -= now_ms - self._changed_ms  # also what a slow turn left on is spent
            self.is_on, self._changed_ms = level, now_ms

    def trouble(self, now_ms: int) -> str:
        """What the contact says is wrong: it is welded, or it does not close; nothing while it follows the coil."""
        contact = self._contact()
        if contact is None or contact == self.is_on or now_ms - self._changed_ms < CONTACT_MS:
            return ""
        return "welded" if contact else "no-contact"
