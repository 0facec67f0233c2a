"""Three or four dice on one board, each with its own button."""

from common.counts import Counts
from common.debounce import Debouncer
from common.key import Key
from leddice.button_die import LINES, ButtonDie

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from common.life import Life
    from common.lines import Fields

ANSWERS = ("got", "took", "refused")


class ButtonDice:
    """All dice of the board; ``byte`` returns a random byte of the chip."""

    def __init__(
        self,
        inputs: "Callable[[str], Callable[[], int]]",
        outputs: "Callable[[str], Callable[[int], object]]",
        life: "Life",
        byte: "Callable[[], int]",
    ) -> None:
        numbers = range(1, 4 if inputs("four-dice")() else 5)
        self._clock = life.clock
        self._keys = [Key("roll", inputs("roll-%d" % number), Debouncer()) for number in numbers]
        self._dice = [
            ButtonDie(number, life, [outputs("die-%d-%s" % (number, line)) for line in LINES], byte)
            for number in numbers
        ]
        self._counts = Counts(life.device, self._bounces)
        self._blinked = ""

    def _bounces(self) -> int:
        return sum([key.bounces for key in self._keys])

    def told(self, verb: str, fields: "Fields") -> None:
        """Handle a message from the box."""
        if verb in ANSWERS:
            self._answered(verb, int(str(fields[0])))
        elif verb == "blink" and fields[0] != self._blinked:
            self._blinked = str(fields[0])
            for die in self._dice:
                die.blink(1000 * int(str(fields[1])))

    def _answered(self, verb: str, event: int) -> None:
        """Clear all dice of a refused throw, which is identified by the number of its last roll."""
        was_ours = any(die.answered(verb, event) for die in self._dice)
        if was_ours and verb == "refused":
            for die in self._dice:
                die.put_out()

    def turn(self) -> None:
        """Read every button, and update the LEDs."""
        now_ms = self._clock.ms()
        for place, key in enumerate(self._keys):
            if key.turn(now_ms):
                self._dice[place].press()
            self._dice[place].turn()
        self._counts.turn(now_ms)
