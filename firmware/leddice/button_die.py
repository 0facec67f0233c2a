"""A die with a roll button: seven LEDs on four lines, random numbers from the chip's own noise.

A roll is an event with its own number. Its face is shown only when the box has that event. Whoever cuts the line or
the power before has seen no face, and afterwards the box knows it. Until its verdict the roll stays on display, and
the button rolls nothing.
"""

from leddice.chance import FACES, face

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from common.life import Life

    Line = Callable[[int], object]  # switches one line

LINES = ("middle", "rising", "falling", "sides")  # one pip, or two that are always lit together
PIPS = (
    (0, 0, 0, 0),
    (1, 0, 0, 0),
    (0, 1, 0, 0),
    (1, 1, 0, 0),
    (0, 1, 1, 0),
    (1, 1, 1, 0),
    (0, 1, 1, 1),
    (1, 1, 1, 1),
)
DARK, ALL = 0, 7
TUMBLE_MS = 80  # for each face in the animation
SHORTEST_TUMBLE_MS = 480  # at least, so that everybody sees that it has rolled
BLINK_MS, BLINKS = 120, 6


class ButtonDie:
    """One die of a set, with its ``number``; ``lines`` are in the order of LINES, ``byte`` gives a random byte."""

    def __init__(self, number: int, life: "Life", lines: "list[Line]", byte: "Callable[[], int]") -> None:
        self._number, self._device, self._clock = number, life.device, life.clock
        self._lines, self._byte = lines, byte
        self._waits_for = 0  # the number of the roll without a verdict
        self._is_with_the_box = True
        self._face = DARK
        self._rolled_ms = -SHORTEST_TUMBLE_MS
        self._blinks_from_ms = self._blinks_until_ms = 0
        self._lit = -1
        self._light(DARK)
        self._device.happened("die", number, "present", 0)

    def press(self) -> bool:
        """Roll; False if the last roll has no verdict yet, or there is no room for the event."""
        if self._waits_for or not self._device.has_room(2):
            self.blink(BLINK_MS * BLINKS)
            return False
        self._face = face(self._byte)
        self._device.happened("die", self._number, "rolling", 0)
        self._device.happened("die", self._number, "settled", self._face)
        self._waits_for, self._is_with_the_box = self._device.outbox.seq, False
        self._rolled_ms = self._clock.ms()
        return True

    def blink(self, ms: int) -> None:
        """Blink with all pips for this long."""
        self._blinks_from_ms = self._clock.ms()
        self._blinks_until_ms = self._blinks_from_ms + ms

    def answered(self, verb: str, event: int) -> bool:
        """Note that the box has an event, or its verdict; whether it was this die's roll."""
        if not self._waits_for or event != self._waits_for:
            return False
        self._is_with_the_box = True
        if verb != "got":
            self._waits_for = 0
        return True

    def put_out(self) -> None:
        """Clear the face, unless it has no verdict yet."""
        if not self._waits_for:
            self._face = DARK

    def turn(self) -> None:
        """Update the LEDs."""
        now_ms = self._clock.ms()
        tumbled_ms = now_ms - self._rolled_ms
        if now_ms < self._blinks_until_ms:
            self._light(DARK if (now_ms - self._blinks_from_ms) // BLINK_MS % 2 else ALL)
        elif not self._is_with_the_box or tumbled_ms < SHORTEST_TUMBLE_MS:
            self._light(tumbled_ms // TUMBLE_MS % FACES + 1)  # from the time alone: it reveals nothing of the roll
        else:
            self._light(self._face)

    def _light(self, what: int) -> None:
        if what == self._lit:
            return
        self._lit = what
        for place, line in enumerate(self._lines):
            line(PIPS[what][place])
