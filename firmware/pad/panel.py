"""The pad: its buttons, the progress of each press, and the state of its table."""

from common.counts import Counts
from common.debounce import Debouncer
from common.key import Key
from pad.display_words import WORDS
from pad.ladder import Ladder
from pad.shown import Shown

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Protocol

    from common.life import Life
    from common.lines import Fields

    class Display(Protocol):
        """A display with six lines of text."""

        answers: bool  # whether there is one

        def show(self, lines: "tuple[str, ...]") -> None: ...
        def turn(self, now_ms: int) -> None: ...


GUARD_MS = 700  # BUNCO and undo must be held for so long: nobody presses them by accident
BUTTONS = (
    ("one", 0),
    ("two", 0),
    ("mini", 0),
    ("bunco", GUARD_MS),
    ("pass", 0),
    ("undo", GUARD_MS),
    ("help", 0),
    ("bell", 0),  # on the head table's pad
)
REFRESH_MS = 50  # the display is updated no more often
LINK_LOST_MS = 5000  # an event waits for this long without an answer


class Panel:
    """The buttons, lamps and display of the pad; ``display`` is None on a pad without one."""

    def __init__(
        self,
        inputs: "Callable[[str], Callable[[], int]]",
        outputs: "Callable[[str], Callable[[int], None]]",
        life: "Life",
        display: "Display | None",
    ) -> None:
        self._device, self._clock, self._display = life.device, life.clock, display
        self._keys = [Key(word, inputs(word), Debouncer(), guard_ms) for word, guard_ms in BUTTONS]
        self._is_disarmed = inputs("arm")  # the head table's key switch: its contact is closed, 0, when it is armed
        self._ladder = Ladder(outputs)
        self._shown = Shown(outputs)
        self._counts = Counts(life.device, self._bounces)
        self._on_display: tuple[str, ...] = ()
        self._refresh_ms = 0
        self._answered_ms = 0  # when the box last sent something, or when nothing waited for it
        self._blinked = ""
        self._notice: tuple[str, ...] = ()

    def _bounces(self) -> int:
        return sum([key.bounces for key in self._keys])

    def notice(self, lines: "tuple[str, ...]") -> bool:
        """Show these lines in place of the table's state, until there are none; False if there is no display."""
        self._notice = lines
        return self._display is not None and self._display.answers

    def told(self, verb: str, fields: "Fields") -> None:
        """Handle a message from the box."""
        now_ms = self._answered_ms = self._clock.ms()
        if verb == "got":
            self._ladder.box()
        elif verb == "took":
            self._ladder.took(now_ms)
        elif verb == "refused":
            self._ladder.refused(str(fields[1]), now_ms)
        elif verb == "show":
            self._shown.take(*fields[1:])  # type: ignore[arg-type]  # decode has checked each by the table of verbs
        elif verb == "blink" and fields[0] != self._blinked:
            self._blinked = str(fields[0])
            self._ladder.blink(int(str(fields[1])), now_ms)

    def turn(self) -> None:
        """Read every button, and update lamps and display."""
        now_ms = self._clock.ms()
        for key in self._keys:
            if key.turn(now_ms):
                self._meant(key.word, now_ms)
        self._ladder.turn(now_ms)
        self._counts.turn(now_ms)
        if self._display is not None:
            self._display.turn(now_ms)
            if now_ms >= self._refresh_ms:
                self._refresh(self._display, now_ms)

    def _meant(self, word: str, now_ms: int) -> None:
        if word == "bell" and self._is_disarmed():
            self._ladder.refused(WORDS["key"], now_ms)
            return
        if word == "bunco" and self._shown.light == "call":
            word = "call"  # the dice have shown it already: the button calls it
        self._ladder.heard(now_ms)
        if not self._device.happened("press", word):
            self._ladder.refused(WORDS["full"], now_ms)

    def _refresh(self, display: "Display", now_ms: int) -> None:
        self._refresh_ms = now_ms + REFRESH_MS
        waiting = self._device.outbox.waiting
        if not waiting:
            self._answered_ms = now_ms
        is_linked = now_ms - self._answered_ms < LINK_LOST_MS
        lines = self._notice or self._shown.lines(waiting, is_linked, self._ladder.why)
        if lines != self._on_display:
            self._on_display = lines
            display.show(lines)
