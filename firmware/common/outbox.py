"""What a device has to say until the rules have spoken: in order, one at a time, said again until it is answered.

A roll waits for its verdict before the next event is said. What a die does is no roll by itself, nor is the bell:
once the box has it, the next is said, and it is kept until its verdict. So the bell rings also while nobody judges;
one that waits behind a roll is told of while it is young.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from common.lines import Fields

LONGEST = 32  # events, and a bell
AGAIN_MS = 500  # nobody answered
AGAIN_AFTER_GOT_MS = 2000  # the box has it, the rules are slow
OLDEST_MS = 86_400_000
NOTHING = -1
BELL = ("bell",)  # the fields of a press of the bell
BELL_MS = 2000  # an older one rings nowhere


class Outbox:
    """A list of events, all its places made at the start."""

    def __init__(self) -> None:
        self.seq = 0  # the number of the newest event
        self.waiting = 0
        places = LONGEST + 1
        self._seqs = [0] * places
        self._verbs = [""] * places
        self._fields: list[Fields] = [()] * places
        self._happened_ms = [0] * places
        self._is_got = [False] * places  # with the box, while the next one is on its way
        self._due_ms = self._bell_due_ms = 0

    def put(self, verb: str, fields: "Fields", now_ms: int) -> int:
        """Line an event up; its number, or NOTHING if there is no place for it. There always is one for the bell."""
        if fields == BELL:
            self._make_room_for_bell()
            self._bell_due_ms = now_ms
        elif self.waiting >= LONGEST:
            return NOTHING
        if self._on_its_way() == NOTHING:
            self._due_ms = now_ms
        self.seq += 1
        place = self.waiting
        self._seqs[place], self._verbs[place], self._is_got[place] = self.seq, verb, False
        self._fields[place], self._happened_ms[place] = fields, now_ms
        self.waiting += 1
        return self.seq

    def _make_room_for_bell(self) -> None:
        """A newer press of the bell says all that one says which no box has; if need be, all that the oldest says."""
        for place in range(self.waiting - 1, -1, -1):
            if self._fields[place] == BELL and not self._is_got[place]:
                self._forget(place)
        oldest = self._bell_among(range(self.waiting))
        if self.waiting >= LONGEST and oldest != NOTHING:
            self._forget(oldest)

    def due(self, now_ms: int) -> bool:
        """Whether something is to be said now."""
        return self.waiting > 0 and now_ms >= self._due_ms

    def say_at_once(self, now_ms: int) -> None:
        """The line is new: whatever was said before, nobody may have heard it."""
        self._start_over()
        self._due_ms = self._bell_due_ms = now_ms

    def _start_over(self) -> None:
        for place in range(self.waiting):
            self._is_got[place] = False

    def oldest(self, now_ms: int) -> "tuple[int, str, Fields]":
        """The event that is on its way, as it is said now: its number, its verb, its fields with its age last."""
        if self._on_its_way() == NOTHING:
            self._start_over()
        self._due_ms = now_ms + AGAIN_MS
        place = max(self._on_its_way(), 0)
        age_ms = min(now_ms - self._happened_ms[place], OLDEST_MS)
        return self._seqs[place], self._verbs[place], self._fields[place] + (age_ms,)

    def bell(self, now_ms: int) -> "Fields":
        """What to tell now of a press of the bell that waits behind others: number and age; () for nothing."""
        if now_ms < self._bell_due_ms:
            return ()
        self._bell_due_ms = now_ms + AGAIN_MS
        place = self._bell_among(range(self.waiting - 1, -1, -1))  # the newest
        if place == NOTHING or self._is_got[place] or place == self._on_its_way():
            return ()
        age_ms = now_ms - self._happened_ms[place]
        return (self._seqs[place], age_ms) if age_ms <= BELL_MS else ()

    def _bell_among(self, places: range) -> int:
        for place in places:
            if self._fields[place] == BELL:
                return place
        return NOTHING

    def _on_its_way(self) -> int:
        """The place of the first that the box does not have; NOTHING if it has all."""
        for place in range(self.waiting):
            if not self._is_got[place]:
                return place
        return NOTHING

    def got(self, seq: int, now_ms: int) -> bool:
        """The box has it; whether that was news of what is on its way."""
        place = self._on_its_way()
        if place == NOTHING or self._seqs[place] != seq:
            return False
        self._due_ms = now_ms + AGAIN_AFTER_GOT_MS
        if self._verbs[place] == "die" or self._fields[place] == BELL:
            self._is_got[place] = True
            if self._on_its_way() != NOTHING:
                self._due_ms = now_ms
        return True

    def done(self, seq: int, now_ms: int) -> bool:
        """The rules have spoken; whether it was about an event that the box can know of, which is forgotten."""
        on_its_way = self._on_its_way()
        for place in range(self.waiting):
            if self._seqs[place] == seq and (self._is_got[place] or place == on_its_way):
                self._forget(place)
                if place == on_its_way:
                    self._due_ms = now_ms
                return True
        return False

    def _forget(self, place: int) -> None:
        self.waiting -= 1
        for later in range(place, self.waiting):
            self._seqs[later], self._verbs[later] = self._seqs[later + 1], self._verbs[later + 1]
            self._fields[later], self._happened_ms[later] = self._fields[later + 1], self._happened_ms[later + 1]
            self._is_got[later] = self._is_got[later + 1]
