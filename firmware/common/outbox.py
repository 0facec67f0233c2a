"""The events of a device without a verdict: in order, sent one at a time, repeated until they are answered.

A roll waits for its verdict before the next event is sent. An event of one die is no roll by itself, nor is the bell.
When the box has such an event, the next one is sent, and the event is kept until its verdict. So the bell also rings
while nobody judges. A bell that waits behind a roll is announced while it is recent.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from common.lines import Fields

LONGEST = 32  # events, and a bell
AGAIN_MS = 500  # without any answer
AGAIN_AFTER_GOT_MS = 2000  # the box has it, but the rules are slow
OLDEST_MS = 86_400_000
NOTHING = -1
BELL = ("bell",)  # the fields of a press of the bell
BELL_MS = 2000  # an older press does not ring anywhere


class Outbox:
    """A list of events, allocated at the start."""

    def __init__(self) -> None:
        self.seq = 0  # the number of the newest event
        self.waiting = 0
        places = LONGEST + 1
        self._seqs = [0] * places
        self._verbs = [""] * places
        self._fields: list[Fields] = [()] * places
        self._happened_ms = [0] * places
        self._is_got = [False] * places  # received by the box, while the next one is sent
        self._due_ms = self._bell_due_ms = 0

    def put(self, verb: str, fields: "Fields", now_ms: int) -> int:
        """Queue an event; its number, or NOTHING if there is no room. The bell always has room."""
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
        """Drop the older presses of the bell that no box has. If there is still no room, drop the oldest press."""
        for place in range(self.waiting - 1, -1, -1):
            if self._fields[place] == BELL and not self._is_got[place]:
                self._forget(place)
        oldest = self._bell_among(range(self.waiting))
        if self.waiting >= LONGEST and oldest != NOTHING:
            self._forget(oldest)

    def due(self, now_ms: int) -> bool:
        """Whether something is to be sent now."""
        return self.waiting > 0 and now_ms >= self._due_ms

    def say_at_once(self, now_ms: int) -> None:
        """Send everything again: the line is new, and earlier lines may be lost."""
        self._start_over()
        self._due_ms = self._bell_due_ms = now_ms

    def _start_over(self) -> None:
        for place in range(self.waiting):
            self._is_got[place] = False

    def oldest(self, now_ms: int) -> "tuple[int, str, Fields]":
        """The current event as it is sent now: its number, its verb, and its fields with its age last."""
        if self._on_its_way() == NOTHING:
            self._start_over()
        self._due_ms = now_ms + AGAIN_MS
        place = max(self._on_its_way(), 0)
        age_ms = min(now_ms - self._happened_ms[place], OLDEST_MS)
        return self._seqs[place], self._verbs[place], self._fields[place] + (age_ms,)

    def event_unsent(self, now_ms: int) -> None:
        """The current event could not be sent, so it stays due."""
        self._due_ms = now_ms

    def bell_unsent(self, now_ms: int) -> None:
        """The announcement of a bell could not be sent, so it stays due."""
        self._bell_due_ms = now_ms

    def bell(self, now_ms: int) -> "Fields":
        """The announcement of a bell that waits behind others: number and age; () if there is none."""
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
        """The place of the first event that the box does not have; NOTHING if it has all."""
        for place in range(self.waiting):
            if not self._is_got[place]:
                return place
        return NOTHING

    def got(self, seq: int, now_ms: int) -> bool:
        """Note that the box has an event; whether that is news of the current one."""
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
        """Drop an event with a verdict; whether the box could know that event."""
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
