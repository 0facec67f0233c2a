"""What a device has to say until the rules have spoken: in order, one at a time, said again until it is answered."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from common.lines import Fields

LONGEST = 32  # events
AGAIN_MS = 500  # nobody answered
AGAIN_AFTER_GOT_MS = 2000  # the box has it, the rules are slow
OLDEST_MS = 86_400_000
NOTHING = -1


class Outbox:
    """A ring of events, all its places made at the start."""

    def __init__(self) -> None:
        self.seq = 0  # the number of the newest event
        self.waiting = 0
        self._first = 0
        self._seqs = [0] * LONGEST
        self._verbs = [""] * LONGEST
        self._fields: list[Fields] = [()] * LONGEST
        self._happened_ms = [0] * LONGEST
        self._due_ms = 0

    def put(self, verb: str, fields: "Fields", now_ms: int) -> int:
        """Line an event up; its number, or NOTHING if there is no place for it."""
        if self.waiting == LONGEST:
            return NOTHING
        self.seq += 1
        place = (self._first + self.waiting) % LONGEST
        self._seqs[place], self._verbs[place] = self.seq, verb
        self._fields[place], self._happened_ms[place] = fields, now_ms
        if not self.waiting:
            self._due_ms = now_ms
        self.waiting += 1
        return self.seq

    def due(self, now_ms: int) -> bool:
        """Whether the oldest event is to be said now."""
        return self.waiting > 0 and now_ms >= self._due_ms

    def say_at_once(self, now_ms: int) -> None:
        """The line is new: whatever was said before, nobody may have heard it."""
        self._due_ms = now_ms

    def oldest(self, now_ms: int) -> "tuple[int, str, Fields]":
        """The oldest event as it is said now: its number, its verb, and its fields with its age last."""
        self._due_ms = now_ms + AGAIN_MS
        place = self._first
        age_ms = min(now_ms - self._happened_ms[place], OLDEST_MS)
        return self._seqs[place], self._verbs[place], self._fields[place] + (age_ms,)

    def got(self, seq: int, now_ms: int) -> bool:
        """The box has it; whether that was news of the oldest event."""
        if not self._is_oldest(seq):
            return False
        self._due_ms = now_ms + AGAIN_AFTER_GOT_MS
        return True

    def done(self, seq: int, now_ms: int) -> bool:
        """The rules have spoken; whether it was about the oldest event, which is forgotten."""
        if not self._is_oldest(seq):
            return False
        self._first = (self._first + 1) % LONGEST
        self.waiting -= 1
        self._due_ms = now_ms
        return True

    def _is_oldest(self, seq: int) -> bool:
        return self.waiting > 0 and self._seqs[self._first] == seq
