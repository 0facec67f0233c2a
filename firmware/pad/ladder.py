"""The light ladder: how far a press has come. Heard here, with the box, taken by the rules, or refused."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

STEPS = ("heard", "box", "took", "refused")
CLICK_MS = 12
TOOK_MS = 600
REFUSED_MS = 3000
BLINK_MS = 250


class Ladder:
    """Four lamps and a click."""

    def __init__(self, output: "Callable[[str], Callable[[int], None]]") -> None:
        self._lamps = {step: output(step) for step in STEPS}
        self._click = output("click")
        self._off_ms = self._quiet_ms = self._blinks_until_ms = 0
        self.why = ""  # the refusal that is on show
        self._step = ""
        self._click(0)
        self._show("", 0)

    def heard(self, now_ms: int) -> None:
        """A press was heard here."""
        self._click(1)
        self._quiet_ms = now_ms + CLICK_MS
        self._show("heard", 0)

    def box(self) -> None:
        """The box has it."""
        if self._step == "heard":
            self._show("box", 0)

    def took(self, now_ms: int) -> None:
        """The rules took it."""
        self._show("took", now_ms + TOOK_MS)

    def refused(self, why: str, now_ms: int) -> None:
        """The rules refused it, or the pad itself did, and why."""
        self._show("refused", now_ms + REFUSED_MS)
        self.why = why

    def blink(self, seconds: int, now_ms: int) -> None:
        """Show which pad this is."""
        self._blinks_until_ms = now_ms + 1000 * seconds

    def _show(self, step: str, off_ms: int) -> None:
        self._step, self._off_ms, self.why = step, off_ms, ""
        for name in STEPS:
            self._lamps[name](1 if name == step else 0)

    def turn(self, now_ms: int) -> None:
        """Put out what has been on for long enough."""
        if self._quiet_ms and now_ms >= self._quiet_ms:
            self._quiet_ms = 0
            self._click(0)
        if self._off_ms and now_ms >= self._off_ms:
            self._show("", 0)
        if self._blinks_until_ms:
            self._blink(now_ms)

    def _blink(self, now_ms: int) -> None:
        is_over = now_ms >= self._blinks_until_ms
        is_lit = not is_over and (now_ms // BLINK_MS) % 2 == 0
        for name in STEPS:
            self._lamps[name](1 if is_lit or (is_over and name == self._step) else 0)
        if is_over:
            self._blinks_until_ms = 0
