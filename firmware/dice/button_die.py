"""The die that a button rolls: seven LEDs, chance from the chip's own noise, and one throw at a time.

Every roll is an event with a number of its own, said before it can be seen. Until it has its verdict it stays on show
and the button rolls nothing: there is no way to roll again unseen.
"""

from dice.chance import face

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from common.life import Life
    from common.lines import Fields

LEDS = 7
#          top left, middle left, bottom left, middle, top right, middle right, bottom right
PIPS = (
    (0, 0, 0, 0, 0, 0, 0),
    (0, 0, 0, 1, 0, 0, 0),
    (1, 0, 0, 0, 0, 0, 1),
    (1, 0, 0, 1, 0, 0, 1),
    (1, 0, 1, 0, 1, 0, 1),
    (1, 0, 1, 1, 1, 0, 1),
    (1, 1, 1, 0, 1, 1, 1),
)
NO = 7  # what is shown of a press that rolls nothing
BLINK_MS, BLINKS = 120, 6


class ButtonDie:
    """One of a set, by its ``number``; ``led`` switches one of the seven, ``byte`` is the chip's own chance."""

    def __init__(
        self, number: int, life: "Life", led: "Callable[[int, int], None]", byte: "Callable[[], int]"
    ) -> None:
        self._number, self._device, self._clock = number, life.device, life.clock
        self._led, self._byte = led, byte
        self._waits_for = 0  # the number of the roll that has no verdict yet
        self._face = 0
        self._no_since_ms = -BLINK_MS * BLINKS
        self._shown = -1
        self._light(0)

    def press(self) -> bool:
        """Roll; False if the last roll has no verdict yet, or there is no room to say it."""
        if self._waits_for or not self._device.has_room(2):
            self._no_since_ms = self._clock.ms()
            return False
        rolled = face(self._byte)
        self._device.happened("die", self._number, "rolling", 0)
        self._device.happened("die", self._number, "settled", rolled)
        self._waits_for, self._face = self._device.outbox.seq, rolled
        return True

    def told(self, verb: str, fields: "Fields") -> None:
        """The box says something: a roll that was refused is put out, one that counts is on show till the next."""
        if verb not in ("took", "refused") or not self._waits_for or fields[0] != self._waits_for:
            return
        self._waits_for = 0
        if verb == "refused":
            self._face = 0

    def turn(self) -> None:
        """Show what is to be shown."""
        blinks = (self._clock.ms() - self._no_since_ms) // BLINK_MS
        if blinks >= BLINKS:
            self._light(self._face)
        else:
            self._light(0 if blinks % 2 else NO)

    def _light(self, what: int) -> None:
        if what == self._shown:
            return
        self._shown = what
        for place in range(LEDS):
            self._led(place, 1 if what == NO else PIPS[what][place])
