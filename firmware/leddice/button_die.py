"""The die that a button rolls: seven LEDs on four lines, chance from the chip's own noise, one throw at a time.

A roll is an event with a number of its own, and what was rolled is shown only when the box has that event: whoever
cuts the line or the power before has seen nothing, and after that the box knows it. Until the roll has its verdict it
stays on show, and the button rolls nothing.
"""

from leddice.chance import FACES, face

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from common.life import Life

    Line = Callable[[int], object]  # switches what hangs on it

LINES = ("middle", "rising", "falling", "sides")  # one pip, or two that are only ever lit together
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
TUMBLE_MS = 80  # for each face that it comes by
SHORTEST_TUMBLE_MS = 480  # also where the box answers at once: everybody sees that it has rolled
BLINK_MS, BLINKS = 120, 6


class ButtonDie:
    """One of a set, by its ``number``; its ``lines`` are in the order of LINES, ``byte`` is the chip's own chance."""

    def __init__(self, number: int, life: "Life", lines: "list[Line]", byte: "Callable[[], int]") -> None:
        self._number, self._device, self._clock = number, life.device, life.clock
        self._lines, self._byte = lines, byte
        self._waits_for = 0  # the number of the roll that has no verdict yet
        self._is_with_the_box = True
        self._face = DARK
        self._rolled_ms = -SHORTEST_TUMBLE_MS
        self._blinks_from_ms = self._blinks_until_ms = 0
        self._lit = -1
        self._light(DARK)
        self._device.happened("die", number, "present", 0)

    def press(self) -> bool:
        """Roll; False if the last roll has no verdict yet, or there is no room to say it."""
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
        """Blink with all pips for so long."""
        self._blinks_from_ms = self._clock.ms()
        self._blinks_until_ms = self._blinks_from_ms + ms

    def answered(self, verb: str, event: int) -> bool:
        """The box has an event, or the rules have judged it; whether that was this die's roll."""
        if not self._waits_for or event != self._waits_for:
            return False
        self._is_with_the_box = True
        if verb != "got":
            self._waits_for = 0
        return True

    def put_out(self) -> None:
        """What it shows is of no use; what has no verdict stays."""
        if not self._waits_for:
            self._face = DARK

    def turn(self) -> None:
        """Show what is to be shown."""
        now_ms = self._clock.ms()
        tumbled_ms = now_ms - self._rolled_ms
        if now_ms < self._blinks_until_ms:
            self._light(DARK if (now_ms - self._blinks_from_ms) // BLINK_MS % 2 else ALL)
        elif not self._is_with_the_box or tumbled_ms < SHORTEST_TUMBLE_MS:
            self._light(tumbled_ms // TUMBLE_MS % FACES + 1)  # of time alone: it tells nothing of what was rolled
        else:
            self._light(self._face)

    def _light(self, what: int) -> None:
        if what == self._lit:
            return
        self._lit = what
        for place, line in enumerate(self._lines):
            line(PIPS[what][place])
